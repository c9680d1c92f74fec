//! How often anybody may try a password.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::limits::{Address, TooMuch};
use crate::visitor::Visitor;

/// One more try every so often, after all that are free are used up.
const EVERY: Duration = Duration::from_secs(10);

/// Tries at once for one name, from wherever they come.
const PER_NAME: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Tries at once from one address, under whatever names.
const PER_ADDRESS: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// Counts who has tried how often. Names are kept as hashes, since people type passwords into the wrong field.
#[derive(Debug)]
pub struct Attempts {
    names: DefaultKeyedRateLimiter<[u8; 32]>,
    addresses: DefaultKeyedRateLimiter<Address>,
}

impl Default for Attempts {
    fn default() -> Attempts {
        let quota = |burst| Quota::with_period(EVERY).expect("some time").allow_burst(burst);
        Attempts {
            names: RateLimiter::keyed(quota(PER_NAME)),
            addresses: RateLimiter::keyed(quota(PER_ADDRESS)),
        }
    }
}

impl Attempts {
    /// Lets somebody try a password for this name, or not.
    pub fn admit(&self, visitor: &Visitor, name: &str) -> Result<(), TooMuch> {
        let by_address = visitor.address.is_none_or(|address| self.addresses.check_key(&address).is_ok());
        let name = *blake3::hash(name.as_bytes()).as_bytes();
        if by_address && self.names.check_key(&name).is_ok() { Ok(()) } else { Err(TooMuch) }
    }

    /// Forgets who has not tried lately.
    pub fn sweep(&self) {
        self.names.retain_recent();
        self.names.shrink_to_fit();
        self.addresses.retain_recent();
        self.addresses.shrink_to_fit();
    }
}
