//! The server as a browser sees it, without a browser: pages, forms, drafts, streams, and everything that is sent to
//! it in bad faith. It serves Hoard, which has hidden hands, dice and an automatic opponent.

mod accounts;
mod advice;
mod api;
mod back;
mod browser;
mod club;
mod company;
mod curious;
mod curtain;
mod failing;
mod fate;
mod going;
mod hostile;
mod import;
mod leaks;
mod learn;
mod limits;
mod lobby;
mod old;
mod pace;
mod program;
mod results;
mod tables;
mod talk;
mod watching;
mod webhooks;
