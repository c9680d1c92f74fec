//! The table in a real browser, used as a person uses it.
//!
//! Needs Chromium. One browser and one server serve all tests that run at the same time; every visitor has a browser
//! context of their own. Whatever a page complains about (scripts, network, content-security policy) fails its test,
//! and leaves a picture in the folder for temporary files of the build.

mod accounts;
mod advice;
mod axe;
mod books;
mod clubs;
mod curtain;
mod drafts;
mod game;
mod hand;
mod keys;
mod live;
mod lobby;
mod measure;
mod phone;
mod pictures;
mod results;
mod sight;
mod solo;
mod stage;
mod tab;
mod turn;
