//! The table in the browser: lobby, tables, live streams and the store.
//!
//! # The way of a move
//!
//! click → `POST /t/{table}/draft` with the number of moves the page was drawn from and the moves tried since
//! ([`draft`]) → the draft is played through on that position, as the visitor may know it → the answer is what differs
//! between the two renderings ([`web::patch`]). A draft ends where fate decides. Confirming writes it to the log:
//! [`App::commit`] checks every move by the rules, draws what fate decides behind them from the table's seed, and appends
//! everything in one transaction; the primary key `(table, seq)` decides races. Then everybody is told that there is
//! something new ([`events`]), and each page fetches its own difference ([`play::sync`]).
//!
//! Bots, standing orders and automatic opponents ([`driver`]) go the same way.
//!
//! # Secrets
//!
//! Whatever leaves the server is made from what its reader may know: pages, drafts, plans and answers from
//! [`live_table::TableState::seen`], what happened from [`history`], the log and the export from the moves and events that
//! an eye is told ([`download`]). Bots are given what their seat sees. The position as it is serves two ends only: to check
//! moves and to draw what fate decides.
//!
//! # Modules
//!
//! * [`app`]: everything the server has, and the way of a move; [`store`]: what must not be lost, behind a trait;
//! * [`company`]: the other processes on the same store; [`driver`]: whoever plays without a page;
//! * [`live_table`]: a table in memory, derived from its log; [`view`]: what one visitor sees of it;
//! * [`play`], [`back`], [`pace`], [`replay`], [`download`], [`lobby`], [`new_table`], [`pages`]: the answers to requests;
//! * [`import`], [`play_on`]: games that enter, and tables that go on from a position; [`results`]: what the finished games of somebody come to; [`seats`]: coming and going;
//! * [`hint`], [`analysis`]: what bots have to say about a turn, and about a finished game;
//! * [`account`]: signing up and in, sessions, and what only the owner of an account may do;
//! * [`time`]: clocks; [`notices`], [`webhook`]: telling people elsewhere that it is their turn;
//! * [`api`]: the same for programs, as JSON; [`tokens`]: the keys they come with;
//! * [`visitor`], [`address`], [`session`], [`guard`], [`fields`], [`problem`]: who asks, what they may, and what can go wrong;
//! * [`requests`], [`metrics`], [`health`]: what whoever watches over the server is told;
//! * [`connections`], [`limits`]: how many and how slow they may be, and how much anybody may have; [`workshop`]: where
//!   the work that takes more than a moment is done.

pub mod account;
pub mod address;
pub mod analysis;
pub mod api;
pub mod app;
pub mod back;
pub mod clock;
pub mod company;
pub mod connections;
pub mod download;
pub mod draft;
pub mod driver;
pub mod events;
pub mod fields;
pub mod folder;
pub mod guard;
pub mod health;
pub mod hint;
pub mod history;
pub mod import;
pub mod limits;
pub mod live_table;
pub mod lobby;
pub mod metrics;
pub mod new_table;
pub mod notices;
pub mod pace;
pub mod pages;
pub mod play;
pub mod play_on;
pub mod problem;
pub mod replay;
pub mod requests;
pub mod results;
pub mod seats;
pub mod serve;
pub mod session;
pub mod store;
pub mod talk;
pub mod texts;
pub mod time;
pub mod tokens;
pub mod view;
pub mod visitor;
pub mod webhook;
pub mod workshop;

pub use app::{App, Settings};
pub use serve::{router, serve, work};
