//! A small net in whole numbers: what was learnt about a game, as the program reads it.
//!
//! Features go into two hidden layers whose units are cut off at 0 and at [`TOP`], and out of them come *heads*: numbers
//! that say what the net expects. Weights, sums and units are whole numbers with a fixed number of binary places, so a
//! position has the same value on every machine.
//!
//! The first layer is by far the largest, and from one position of a turn to the next few features change: a
//! [`Tally`] keeps the sums of one position and adds only what differs.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::{Learn, Learnt};

/// Binary places of a unit.
const UNIT_PLACES: u32 = 9;

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
    /// What comes out: `points`, `lead` and `victory`, then the parts of the score.
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

impl Manifest {
    /// Its numbers are such as a net can have.
    fn check(&self) -> Result<(), NetError> {
        let within = |what: &str, number: usize, range: RangeInclusive<usize>| {
            let (least, most) = (range.start(), range.end());
            let wrong = || NetError::Manifest(format!("{what} is {number}; it can be {least} to {most}"));
            range.contains(&number).then_some(()).ok_or_else(wrong)
        };
        self.hidden.iter().try_for_each(|units| within("a number of hidden units", *units, 1..=4096))?;
        within("places", self.places as usize, UNIT_PLACES as usize..=14)?;
        within("unit", self.unit as usize, 1..=1000)
    }
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
        manifest.check()?;
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
        let sound = fits(&self.second, &self.second_bias, one) && fits(&self.heads, &self.heads_bias, two);
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
                let row = self.net.row(feature);
                if let Some(difference) = new.checked_sub(*old) {
                    add(&mut self.scratch, row, difference);
                } else {
                    add(&mut self.scratch, row, *new);
                    add(&mut self.scratch, row, -old);
                }
            }
        }
        let places = self.net.manifest.places - UNIT_PLACES;
        for (unit, sum) in self.low.iter_mut().zip(&self.scratch) {
            *unit = rounded(*sum, places).clamp(0, TOP) as i16;
        }
        layer(&self.net.second, &self.net.second_bias, &self.low, &mut self.high);
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

/// Without its last binary places.
#[inline]
fn rounded(sum: i32, places: u32) -> i32 {
    (sum + (1 << places >> 1)) >> places
}

// Where the processor has wide registers these take a quarter of the time.

#[multiversion::multiversion(targets("x86_64+avx2"))]
fn add(sums: &mut [i32], row: &[i16], times: i16) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(i32::from(*weight) * i32::from(times));
    }
}

/// The units of a layer from those of the one below.
#[multiversion::multiversion(targets("x86_64+avx2"))]
fn layer(weights: &[i16], bias: &[i32], below: &[i16], units: &mut [i16]) {
    for ((unit, bias), row) in units.iter_mut().zip(bias).zip(weights.chunks_exact(below.len())) {
        let sum: i32 =
            row.iter().zip(below).map(|(weight, unit)| i32::from(*weight) * i32::from(*unit)).sum();
        *unit = rounded(bias + sum, WEIGHT_PLACES).clamp(0, TOP) as i16;
    }
}

fn dot(row: &[i16], units: &[i16]) -> i32 {
    row.iter().zip(units).map(|(weight, unit)| i32::from(*weight) * i32::from(*unit)).sum()
}

#[cfg(test)]
mod tests {
    use hoard::Hoard;
    use table::{FeatureSheet as _, Rng, Seed};

    use super::*;

    /// A net for five features with two units in each layer.
    fn weights() -> Vec<u8> {
        let first: [i16; 10] = [2, -1, 10, 3, 0, 4, 5, -2, -3, 1];
        let second: [i16; 4] = [1024, 512, -2048, 1024];
        let heads: [i16; 12] = [1024, 0, -1024, 512, 0, 1024, 0, 0, 0, 0, 0, 0];
        let layers: [(&[i16], &[i32]); 3] = [
            (&first, &[100, 7]),
            (&second, &[0, 300 << WEIGHT_PLACES]),
            (&heads, &[1 << 19, 0, 0, 0, 1 << 18, -(1 << 19)]),
        ];
        let bytes = |(small, large): &(&[i16], &[i32])| -> Vec<u8> {
            let small = small.iter().flat_map(|weight| weight.to_le_bytes());
            small.chain(large.iter().flat_map(|bias| bias.to_le_bytes())).collect()
        };
        layers.iter().flat_map(bytes).collect()
    }

    fn manifest(weights: &[u8]) -> Manifest {
        Manifest {
            game: "hoard".to_owned(),
            layout: Hoard::LAYOUT,
            features: 5,
            hidden: [2, 2],
            heads: HEADS.iter().chain(Hoard::PARTS).map(|&head| head.to_owned()).collect(),
            places: 10,
            unit: 10,
            hash: blake3::hash(weights).to_hex().to_string(),
            training: toml::Table::new(),
        }
    }

    fn read(manifest: &Manifest, weights: &[u8]) -> Result<Net, NetError> {
        Net::read::<Hoard>(&toml::to_string(manifest).expect("it is TOML"), weights)
    }

    fn net() -> Net {
        read(&manifest(&weights()), &weights()).expect("a sound net")
    }

    /// To the last bit: everything but the last step is in whole numbers.
    fn heads(answer: &Answer<'_>) -> [u64; 6] {
        std::array::from_fn(|head| answer.head(head).to_bits())
    }

    #[test]
    fn answers_are_what_can_be_reckoned_by_hand() {
        let (net, features) = (net(), vec![12, 3, 4, 9, 2]);
        // The sums 193 and 4 make the units 97 and 2, and these 98 and 108.
        let golden = [11.914_062_5, -0.859_375, 0.210_937_5, 0.0, 5.0, -10.0];
        assert_eq!(heads(&net.tally(features.clone()).ask(&features)), golden.map(f64::to_bits));
        assert_eq!(net.manifest().unit, 10);
    }

    #[test]
    fn units_are_cut_off_at_both_ends() {
        let net = net();
        let mut tally = net.tally(vec![0; 5]);
        // Both units of the first layer are at their top, which the second one sums up.
        assert_eq!(tally.ask(&[0, 3000, 0, 0, 0]).units, [TOP as i16, 0]);
        assert_eq!(tally.ask(&[0, -3000, 0, 0, 0]).units, [0, 300], "nothing is left but what is added");
    }

    #[test]
    fn a_tally_of_another_position_answers_as_one_from_scratch() {
        let (net, mut rng) = (net(), Rng::new(Seed::from_number(1)));
        let mut position = || (0..5).map(|_| rng.below(60) as i16 - 20).collect::<Vec<_>>();
        for _ in 0..50 {
            let mut tally = net.tally(position());
            for _ in 0..20 {
                let features = position();
                assert_eq!(heads(&tally.ask(&features)), heads(&net.tally(features.clone()).ask(&features)));
            }
        }
    }

    #[test]
    fn a_net_for_something_else_is_refused() {
        let (weights, own) = (weights(), manifest(&weights()));
        for other in [
            Manifest { game: "gaia".to_owned(), ..own.clone() },
            Manifest { layout: 7, ..own.clone() },
            Manifest { features: 6, ..own.clone() },
            Manifest { heads: vec!["points".to_owned()], ..own.clone() },
        ] {
            let error = read(&other, &weights).expect_err("not for this");
            assert!(matches!(error, NetError::Other { .. }), "{error}");
            assert!(
                error.to_string().contains("not for hoard, layout 1 with 5 features and 6 heads"),
                "{error}"
            );
        }
        let error = Net::read::<Hoard>("game = 3", &weights).expect_err("no manifest");
        assert!(matches!(error, NetError::Manifest(_)), "{error}");
    }

    #[test]
    fn a_manifest_that_no_net_can_have_is_refused() {
        let (weights, own) = (weights(), manifest(&weights()));
        for (manifest, says) in [
            (
                Manifest { hidden: [0, 2], ..own.clone() },
                "a number of hidden units is 0; it can be 1 to 4096",
            ),
            (Manifest { hidden: [2, 1 << 40], ..own.clone() }, "it can be 1 to 4096"),
            (Manifest { places: 8, ..own.clone() }, "places is 8; it can be 9 to 14"),
            (Manifest { places: 40, ..own.clone() }, "places is 40"),
            (Manifest { unit: 0, ..own.clone() }, "unit is 0; it can be 1 to 1000"),
        ] {
            let error = read(&manifest, &weights).expect_err("no such net");
            assert!(matches!(&error, NetError::Manifest(what) if what.contains(says)), "{error}");
        }
    }

    #[test]
    fn the_farthest_features_answer_as_from_scratch() {
        let net = net();
        let mut values = Vec::<i16>::new();
        for value in [i32::MIN, i32::MAX] {
            values.put("far", value);
        }
        let (low, high) = (vec![values[0]; 5], vec![values[1]; 5]);
        let mut tally = net.tally(low);
        assert_eq!(heads(&tally.ask(&high)), heads(&net.tally(high.clone()).ask(&high)));
    }

    #[test]
    fn weights_that_are_not_those_of_the_manifest_are_refused() {
        let own = manifest(&weights());
        let refused = |manifest: &Manifest, weights: &[u8], word: &str| {
            let error = read(manifest, weights).expect_err("wrong weights");
            assert!(matches!(&error, NetError::Weights(what) if what.contains(word)), "{error}");
        };
        let mut changed = weights();
        changed[0] ^= 1;
        refused(&own, &changed, "hash");
        let short = &weights()[1..];
        refused(&manifest(short), short, "bytes instead of");
        refused(&Manifest { hidden: [2, 3], ..own.clone() }, &weights(), "bytes instead of");
        // What is added in the last layer is as large as it can be already.
        let mut huge = weights();
        let last = huge.len() - 4 * 6;
        huge[last..last + 4].copy_from_slice(&i32::MAX.to_le_bytes());
        refused(&manifest(&huge), &huge, "too large");
    }
}
