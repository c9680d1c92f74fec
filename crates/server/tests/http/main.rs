//! The server as a browser sees it, without a browser: pages, forms, drafts, streams, and everything that is sent to
//! it in bad faith.

mod browser;
mod drafts;
mod hostile;
mod lobby;
mod seats;
