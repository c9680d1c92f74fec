//! Work that takes more than a moment: drawing tables, replaying games, searching rulebooks.
//!
//! It is done on threads of its own, as many as there are cores, so that short answers and news never wait behind it. What was
//! made is kept on a [`Shelf`] where others will want the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OnceCell, Semaphore};

use crate::metrics::Tally;
use crate::problem::Problem;

/// How much work may wait. Whoever comes later is told that the server is busy, before they have waited in vain.
const WAITING: usize = 2000;

/// Where the work is done.
#[derive(Debug)]
pub struct Workshop {
    benches: Arc<Semaphore>,
    waiting: Semaphore,
    /// How often there was too much to do.
    pub turned_away: Tally,
}

impl Default for Workshop {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Workshop {
            benches: Arc::new(Semaphore::new(cores)),
            waiting: Semaphore::new(WAITING),
            turned_away: Tally::default(),
        }
    }
}

impl Workshop {
    /// How much work is being done or waits.
    pub fn jobs(&self) -> usize {
        WAITING.saturating_sub(self.waiting.available_permits())
    }

    /// Does some work as soon as there is a thread for it.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Ok(_waiting) = self.waiting.try_acquire() else {
            self.turned_away.add(1);
            return Err(Problem::Busy);
        };
        let bench = Arc::clone(&self.benches).acquire_owned().await.map_err(|_| Problem::Fault)?;
        // The bench is taken until the work is done, even if nobody waits for it any more.
        let done = tokio::task::spawn_blocking(move || {
            let work = work();
            drop(bench);
            work
        });
        done.await.map_err(|fault| {
            tracing::error!(%fault, "some work failed");
            Problem::Fault
        })
    }
}

/// The latest things that were made, by what they are.
#[derive(Debug)]
pub struct Shelf<K, V> {
    most: usize,
    kept: Mutex<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone> Shelf<K, V> {
    /// A shelf with room for so many.
    pub fn new(most: usize) -> Self {
        Shelf { most, kept: Mutex::default() }
    }

    /// Something that was made before.
    pub fn find(&self, of: &K) -> Option<V> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == of).map(|(_, thing)| thing.clone())
    }

    /// Keeps something; the oldest makes room for it.
    pub fn keep(&self, of: K, thing: V) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(self.most.saturating_sub(1));
        kept.push_front((of, thing));
    }

    /// Something that was made before, or that is made and kept now.
    pub fn find_or(&self, of: K, make: impl FnOnce() -> V) -> V {
        self.find(&of).unwrap_or_else(|| {
            let thing = make();
            self.keep(of, thing.clone());
            thing
        })
    }

    /// Keeps nothing any more.
    pub fn clear(&self) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A shelf of things that many ask for at once: whoever comes first makes it, the others wait.
#[derive(Debug)]
pub struct Orders<K, V>(Shelf<K, Arc<OnceCell<V>>>);

impl<K: PartialEq, V: Clone + Send + 'static> Orders<K, V> {
    /// A shelf with room for so many.
    pub fn new(most: usize) -> Self {
        Orders(Shelf::new(most))
    }

    /// Something that was made before, or is being made, or is made now in the workshop.
    pub async fn find_or(
        &self,
        of: K,
        workshop: &Workshop,
        make: impl FnOnce() -> Result<V, Problem> + Send + 'static,
    ) -> Result<V, Problem> {
        let order = self.0.find_or(of, Arc::default);
        // Whoever fails to make it leaves it to the next.
        order.get_or_try_init(async || workshop.run(make).await?).await.cloned()
    }

    /// Keeps nothing any more.
    pub fn clear(&self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_oldest_makes_room() {
        let shelf = Shelf::new(2);
        for (key, thing) in [(1, "a"), (2, "b"), (3, "c")] {
            shelf.keep(key, thing);
        }
        assert_eq!((shelf.find(&1), shelf.find(&2), shelf.find(&3)), (None, Some("b"), Some("c")));
        assert_eq!(shelf.find_or(3, || "d"), "c");
        assert_eq!(shelf.find_or(4, || "d"), "d");
        shelf.clear();
        assert_eq!(shelf.find(&4), None);
    }

    #[tokio::test]
    async fn what_many_want_is_made_once() {
        let (workshop, orders, made) = (Workshop::default(), Orders::new(4), Arc::new(AtomicUsize::new(0)));
        let want = || {
            let made = Arc::clone(&made);
            orders.find_or("a drawing", &workshop, move || {
                std::thread::sleep(Duration::from_millis(50));
                Ok(made.fetch_add(1, Ordering::SeqCst))
            })
        };
        let all = futures::future::join_all((0..100).map(|_| want())).await;
        assert!(all.iter().all(|made| matches!(made, Ok(0))));
        assert_eq!(made.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn a_failure_is_not_kept() {
        let (workshop, orders) = (Workshop::default(), Orders::new(4));
        let failed = orders.find_or(1, &workshop, || Err::<u8, _>(Problem::NotBegun)).await;
        assert!(matches!(failed, Err(Problem::NotBegun)));
        assert!(matches!(orders.find_or(1, &workshop, || Ok(5)).await, Ok(5)));
        let faulty = workshop.run(|| panic!("a fault, on purpose")).await;
        assert!(matches!(faulty, Err::<(), _>(Problem::Fault)));
    }

    #[tokio::test]
    async fn work_does_not_pile_up_without_end() {
        let (benches, waiting) = (Arc::new(Semaphore::new(1)), Semaphore::new(3));
        let workshop = Workshop { benches, waiting, turned_away: Tally::default() };
        let work = || workshop.run(|| std::thread::sleep(Duration::from_millis(50)));
        let done = futures::future::join_all((0..10).map(|_| work())).await;
        assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 3);
        assert!(done.iter().all(|done| matches!(done, Ok(()) | Err(Problem::Busy))));
    }
}
