//! The table in the browser: lobby, tables, live streams and the store.
//!
//! # The way of a move
//!
//! click → `POST /t/{table}/draft` with the number of moves the page was drawn from and the moves tried since
//! ([`draft`]) → the draft is played through on that position → the answer is what differs between the two
//! renderings ([`web::patch`]). Confirming writes the draft to the log: [`hall::Hall::commit`] checks every move
//! by the rules and appends them in one transaction; the primary key `(table, seq)` decides races. Then everybody is
//! told that there is something new ([`events`]), and each page fetches its own difference ([`play::sync`]).
//!
//! Bots and habits ([`driver`]) go the same way.
//!
//! # Rooms
//!
//! * [`store`]: what must not be lost, behind a trait; [`room`]: a table in memory, derived from its log;
//! * [`seeing`]: what one visitor sees of a table; [`play`], [`replay`], [`lobby`], [`books`]: the pages;
//! * [`visitor`], [`session`], [`guard`], [`sent`], [`problem`]: who asks, what they may, and what can go wrong.

pub mod books;
pub mod clock;
pub mod draft;
pub mod driver;
pub mod events;
pub mod folder;
pub mod guard;
pub mod hall;
pub mod house;
pub mod lobby;
pub mod opening;
pub mod play;
pub mod problem;
pub mod replay;
pub mod room;
pub mod seeing;
pub mod sent;
pub mod serve;
pub mod session;
pub mod store;
pub mod texts;
pub mod told;
pub mod visitor;

pub use hall::{Hall, Settings};
pub use house::Offering;
pub use serve::{router, serve};
