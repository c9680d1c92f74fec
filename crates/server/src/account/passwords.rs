//! Passwords and recovery codes: how they are kept, and how dear it is to guess.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Argon2, Params};
use tokio::sync::Semaphore;

use crate::problem::Problem;
use crate::store::{new_invitation, random_bytes};

/// Shorter passwords are guessed too easily.
pub const SHORTEST: usize = 10;

/// Nobody types more.
pub const LONGEST: usize = 200;

/// How many passwords are tried at once. Each takes 19 MiB for a moment.
const AT_ONCE: usize = 2;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is tried where there is no account: no password fits, and finding that out takes as long as for any other.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$YXN0cmFyaXVtbm9ib2R5$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Where passwords are tried, a few at a time, on threads that pages do not need.
#[derive(Debug)]
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passwords {
    /// What is kept of a password.
    pub async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = password.to_owned();
        self.work(move || {
            let salt = SaltString::encode_b64(&random_bytes::<16>()).ok()?;
            Some(argon2().hash_password(password.as_bytes(), &salt).ok()?.to_string())
        })
        .await?
        .ok_or(Problem::Fault)
    }

    /// Whether this is the password. Without an account there is none, which takes as long to find out.
    pub async fn fits(&self, password: &str, kept: Option<&str>) -> Result<bool, Problem> {
        let (password, kept) = (password.to_owned(), kept.unwrap_or(NOBODY).to_owned());
        self.work(move || {
            let kept = PasswordHash::new(&kept);
            kept.is_ok_and(|kept| argon2().verify_password(password.as_bytes(), &kept).is_ok())
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let Ok(turn) = tokio::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await else {
            return Err(Problem::Busy);
        };
        let turn = turn.map_err(|_| Problem::Fault)?;
        // It is somebody's turn until the work is done, even if they do not wait for it.
        let work = move || {
            let work = work();
            drop(turn);
            work
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Fault)
    }
}

fn argon2() -> Argon2<'static> {
    // Argon2id with what OWASP recommends: 19 MiB, two passes, one lane.
    Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, Params::DEFAULT)
}

/// A new recovery code, to be read by people: 160 bits in groups of four.
pub fn new_code() -> String {
    let letters = new_invitation() + &new_invitation();
    let groups: Vec<&str> = (0..letters.len()).step_by(4).map(|start| &letters[start..start + 4]).collect();
    groups.join("-")
}

/// What is kept of a recovery code, however it was typed. There is so much chance in it that a plain hash will do.
pub fn kept_of(code: &str) -> String {
    let letters: String =
        code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    blake3::Hasher::new_derive_key("astrarium 1 recovery code")
        .update(letters.as_bytes())
        .finalize()
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, passwords.hash("correct horse").await.expect("a hash"), "salted");
        assert!(passwords.fits("correct horse", Some(&kept)).await.expect("tried"));
        for wrong in ["", "Correct horse", "correct horse "] {
            assert!(!passwords.fits(wrong, Some(&kept)).await.expect("tried"), "{wrong}");
        }
        assert!(!passwords.fits("correct horse", None).await.expect("tried"));
        assert!(PasswordHash::new(NOBODY).is_ok(), "it is tried like any other");
    }

    #[tokio::test]
    async fn whoever_does_not_wait_takes_their_turn_all_the_same() {
        let passwords = Passwords::default();
        for _ in 0..AT_ONCE {
            let mut trying = Box::pin(passwords.hash("correct horse"));
            assert!(futures::poll!(&mut trying).is_pending());
        }
        assert_eq!(passwords.0.available_permits(), 0, "all are being tried, although nobody waits for them");
        passwords.hash("correct horse").await.expect("a turn, once one of them is done");
    }

    #[test]
    fn a_code_is_read_however_it_was_typed() {
        let code = new_code();
        assert_eq!(code.len(), 39);
        assert_eq!(kept_of(&code), kept_of(&format!(" {} ", code.to_uppercase().replace('-', " "))));
        assert_ne!(kept_of(&code), kept_of(&new_code()));
        assert!(!kept_of(&code).contains(&code[..4]));
    }
}
