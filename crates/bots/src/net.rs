//! A small net in whole numbers: what was learnt about a game, as the program reads it.
//!
//! Features go into two hidden layers whose units are cut off at 0 and at [`TOP`], and out of them come *heads*: numbers
//! that say what the net expects. Weights, sums and units are whole numbers with a fixed number of binary places, so a
//! position has the same value on every machine.
//!
//! The first layer is by far the largest, and from one position of a turn to the next few features change: a
//! [`Tally`] keeps the sums of one position and adds only what differs.

use serde::{Deserialize, Serialize};
use table::{Learn, Learnt};

/// Binary places of a unit.
const UNIT_PLACES: u32 = 7;

/// What a unit is cut off at: 8.
const TOP: i32 = (8 << UNIT_PLACES) - 1;

/// Binary places of the weights behind the first layer.
const WEIGHT_PLACES: u32 = 10;

/// Heads that every net has, before those for the parts of the score: the points still to come, what will change
/// about the lead, and the chance to win.
pub const HEADS: [&str; 3] = ["points", "lead", "victory"];

/// What a net is, how it came about, and what its weights hash to: the file beside the weights.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Manifest {
    /// The game.
    pub game: String,
    /// The version of the features ([`Learn::LAYOUT`]).
    pub layout: u32,
    /// How many features go in.
    pub features: usize,
    /// Units of the two hidden layers.
    pub hidden: [usize; 2],
    /// What comes out: [`HEADS`], then the parts of the score.
    pub heads: Vec<String>,
    /// Binary places of the weights of the first layer.
    pub places: u32,
    /// What the heads count in: points for every 1.
    pub unit: u32,
    /// BLAKE3 of the file of weights.
    pub hash: String,
    /// How it was trained, for people.
    #[serde(default)]
    pub training: toml::Table,
}

/// Why a net cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// The manifest does not say what it should.
    #[error("the manifest of the net cannot be read: {0}")]
    Manifest(String),
    /// It was trained for something else.
    #[error("the net is for {found}, not for {wanted}; train it anew with `astrarium learn`")]
    Other {
        /// What it is for.
        found: String,
        /// What it would have to be for.
        wanted: String,
    },
    /// The weights are not those that the manifest speaks of.
    #[error("the weights of the net are not those of its manifest: {0}")]
    Weights(String),
}

/// A net, ready to be asked.
#[derive(Clone, Debug)]
pub struct Net {
    manifest: Manifest,
    /// One row for every feature.
    first: Vec<i16>,
    first_bias: Vec<i32>,
    /// One row for every unit of the second layer.
    second: Vec<i16>,
    second_bias: Vec<i32>,
    /// One row for every head.
    heads: Vec<i16>,
    heads_bias: Vec<i32>,
}

impl Net {
    /// The net that comes with a game; `None` if nothing has been learnt about it.
    ///
    /// # Panics
    ///
    /// If the net does not belong to the game as it is: then it has to be trained anew. A test of every game sees to it.
    pub fn built_in<G: Learn>() -> Option<Net> {
        let Learnt { manifest, weights } = G::LEARNT?;
        Some(Net::read::<G>(manifest, weights).unwrap_or_else(|error| panic!("{}: {error}", G::NAME)))
    }

    /// Reads a net for a game from its manifest and its weights.
    pub fn read<G: Learn>(manifest: &str, weights: &[u8]) -> Result<Net, NetError> {
        let manifest: Manifest =
            toml::from_str(manifest).map_err(|error| NetError::Manifest(error.to_string()))?;
        let wanted = (G::NAME, G::LAYOUT, G::feature_names().len());
        let found = (manifest.game.as_str(), manifest.layout, manifest.features);
        let heads: Vec<&str> = HEADS.iter().chain(G::PARTS).copied().collect();
        if found != wanted || manifest.heads != heads {
            let words = |(game, layout, features): (&str, u32, usize), heads: usize| {
                format!("{game}, layout {layout} with {features} features and {heads} heads")
            };
            return Err(NetError::Other {
                found: words(found, manifest.heads.len()),
                wanted: words(wanted, heads.len()),
            });
        }
        let hash = blake3::hash(weights).to_hex().to_string();
        if hash != manifest.hash {
            return Err(NetError::Weights(format!("they hash to {hash}")));
        }
        Net::lay_out(manifest, weights)
    }

    /// The weights in the order of the file: for each of the three layers its weights, two bytes each, and what is
    /// added, four bytes each.
    fn lay_out(manifest: Manifest, weights: &[u8]) -> Result<Net, NetError> {
        let [one, two] = manifest.hidden;
        let heads = manifest.heads.len();
        let sizes = [(manifest.features, one), (one, two), (two, heads)];
        let bytes: usize = sizes.iter().map(|(from, to)| 2 * from * to + 4 * to).sum();
        if weights.len() != bytes {
            return Err(NetError::Weights(format!("there are {} bytes instead of {bytes}", weights.len())));
        }
        let mut rest = weights;
        let mut layer = |(from, to): (usize, usize)| {
            let (small, more) = rest.split_at(2 * from * to);
            let (large, more) = more.split_at(4 * to);
            rest = more;
            let small = small.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
            let large =
                large.chunks_exact(4).map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]));
            (small.collect::<Vec<_>>(), large.collect::<Vec<_>>())
        };
        let [(first, first_bias), (second, second_bias), (heads, heads_bias)] = sizes.map(&mut layer);
        let net = Net { manifest, first, first_bias, second, second_bias, heads, heads_bias };
        net.check_sums()?;
        Ok(net)
    }

    /// No sum of the upper layers can leave the range of its type, whatever the units are.
    fn check_sums(&self) -> Result<(), NetError> {
        let [one, two] = self.manifest.hidden;
        let fits = |weights: &[i16], bias: &[i32], width: usize| {
            weights.chunks_exact(width).zip(bias).all(|(row, bias)| {
                let most: i64 =
                    row.iter().map(|weight| i64::from(weight.unsigned_abs()) * i64::from(TOP)).sum();
                most + i64::from(bias.unsigned_abs()) <= i64::from(i32::MAX)
            })
        };
        let sound = UNIT_PLACES <= self.manifest.places
            && fits(&self.second, &self.second_bias, one)
            && fits(&self.heads, &self.heads_bias, two);
        if sound { Ok(()) } else { Err(NetError::Weights("their sums can grow too large".into())) }
    }

    /// What the net is.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Sums up the first layer for these features.
    pub fn tally(&self, features: Vec<i16>) -> Tally<'_> {
        let mut sums = self.first_bias.clone();
        for (feature, value) in features.iter().enumerate().filter(|(_, value)| **value != 0) {
            add(&mut sums, self.row(feature), *value);
        }
        let [one, two] = self.manifest.hidden;
        Tally { net: self, features, sums, scratch: vec![0; one], low: vec![0; one], high: vec![0; two] }
    }

    fn row(&self, feature: usize) -> &[i16] {
        let width = self.manifest.hidden[0];
        &self.first[feature * width..][..width]
    }

    /// What a head says, in points (or, for victory, in units of the logistic curve).
    fn head(&self, head: usize, units: &[i16]) -> f64 {
        let sum = self.heads_bias[head] + dot(&self.heads[head * units.len()..][..units.len()], units);
        let unit = if head == VICTORY { 1 } else { self.manifest.unit };
        f64::from(sum) * f64::from(unit) / f64::from(1 << (UNIT_PLACES + WEIGHT_PLACES))
    }
}

/// Which head is which.
pub(crate) const POINTS: usize = 0;
pub(crate) const LEAD: usize = 1;
pub(crate) const VICTORY: usize = 2;
pub(crate) const PARTS: usize = 3;

/// The sums of the first layer for one position, from which those of similar positions follow.
#[derive(Clone, Debug)]
pub struct Tally<'net> {
    net: &'net Net,
    features: Vec<i16>,
    sums: Vec<i32>,
    scratch: Vec<i32>,
    low: Vec<i16>,
    high: Vec<i16>,
}

impl Tally<'_> {
    /// What the net says about a position with these features.
    pub fn ask(&mut self, features: &[i16]) -> Answer<'_> {
        self.scratch.copy_from_slice(&self.sums);
        for (feature, (new, old)) in features.iter().zip(&self.features).enumerate() {
            if new != old {
                add(&mut self.scratch, self.net.row(feature), new.wrapping_sub(*old));
            }
        }
        let places = self.net.manifest.places - UNIT_PLACES;
        for (unit, sum) in self.low.iter_mut().zip(&self.scratch) {
            *unit = (sum >> places).clamp(0, TOP) as i16;
        }
        let rows = self.net.second.chunks_exact(self.low.len()).zip(&self.net.second_bias);
        for (unit, (row, bias)) in self.high.iter_mut().zip(rows) {
            *unit = ((bias + dot(row, &self.low)) >> WEIGHT_PLACES).clamp(0, TOP) as i16;
        }
        Answer { net: self.net, units: &self.high }
    }
}

/// What a net says about a position, head by head.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    net: &'a Net,
    units: &'a [i16],
}

impl Answer<'_> {
    /// What one head says.
    pub fn head(&self, head: usize) -> f64 {
        self.net.head(head, self.units)
    }
}

#[inline]
fn add(sums: &mut [i32], row: &[i16], times: i16) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(i32::from(*weight) * i32::from(times));
    }
}

#[inline]
fn dot(row: &[i16], units: &[i16]) -> i32 {
    row.iter().zip(units).map(|(weight, unit)| i32::from(*weight) * i32::from(*unit)).sum()
}
