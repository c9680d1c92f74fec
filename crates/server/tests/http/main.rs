//! The server as a browser sees it, without a browser: pages, forms, drafts, streams, and everything that is sent to
//! it in bad faith. It serves Hoard, which has hidden hands, dice and an automatic opponent.

mod browser;
mod curtain;
mod fate;
mod hostile;
mod leaks;
mod lobby;
mod old;
mod tables;
