//! Seeds, fate, the generator for bots, and the hash.

use std::hash::{Hash, Hasher};

use hoard::{Hoard, Move, Setup};
use proptest::prelude::*;
use table::check::{dealt, laid_out};
use table::{Fate, Game as _, Rng, Seed, StableHasher};

fn rng(number: u64) -> Rng {
    Rng::new(Seed::from_number(number))
}

fn setup() -> Setup {
    Setup { players: 3, stones: 9, fault: None }
}

#[test]
fn a_seed_reads_as_it_is_written() {
    let seed = Seed::from_number(42);
    assert_eq!(seed.to_string().len(), 64);
    assert_eq!(seed.to_string().parse(), Ok(seed));
    assert_eq!("42".parse(), Ok(seed));
    assert_eq!(u64::MAX.to_string().parse(), Ok(Seed::from_number(u64::MAX)));
    let json = serde_json::to_string(&seed).unwrap();
    assert_eq!(json, format!("\"{seed}\""));
    assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
}

#[test]
fn a_text_of_64_decimal_digits_is_not_taken_for_a_number() {
    let seed: Seed = "1".repeat(64).parse().unwrap();
    assert_eq!(seed, Seed::from_bytes([0x11; 32]));
}

#[test]
fn a_text_that_is_no_seed_is_told_what_a_seed_is() {
    for (text, found) in [
        ("", "it is empty"),
        ("18446744073709551616", "it has 20 digits"),
        ("abc", "it has 3 digits"),
        ("-1", "it holds the character '-'"),
        ("äöü", "it holds the character 'ä'"),
        (&"g".repeat(64), "it holds the character 'g'"),
        (&"a".repeat(65), "it has 65 digits"),
    ] {
        let error = text.parse::<Seed>().unwrap_err().to_string();
        assert!(error.contains(found), "{error}");
        assert!(
            error.contains("64 hexadecimal digits, or a whole number up to 18446744073709551615"),
            "{error}"
        );
    }
}

#[test]
fn seeds_that_follow_from_others_all_differ() {
    let seed = Seed::from_number(1);
    let mut seeds = vec![seed, Seed::from_number(2)];
    seeds.extend([seed.derive("a", 0), seed.derive("a", 1), seed.derive("b", 0), seed.derive("", 0)]);
    for (index, one) in seeds.iter().enumerate() {
        assert!(!seeds[index + 1..].contains(one));
    }
    assert_eq!(seed.derive("a", 1), Seed::from_number(1).derive("a", 1));
}

#[test]
fn a_commitment_binds_and_does_not_tell() {
    let seed = Seed::from_number(1);
    assert_eq!(seed.commitment(), Seed::from_number(1).commitment());
    assert_ne!(seed.commitment(), Seed::from_number(2).commitment());
    assert_ne!(seed.commitment(), seed.to_string());
    assert_eq!(seed.commitment().len(), 64);
}

#[test]
fn debug_output_keeps_the_secret() {
    let seed = Seed::from_number(5);
    let secret = &seed.to_string()[..8];
    for text in [format!("{seed:?}"), format!("{:?}", Fate::new(seed)), format!("{:?}", Rng::new(seed))] {
        assert!(!text.contains(secret), "{text}");
    }
}

/// Golden: what people have committed to must never change.
#[test]
fn chance_is_the_same_for_ever() {
    let seed = Seed::from_number(42);
    assert_eq!(seed.to_string(), "208d808b97054134c4a3c6bb8ee82a4f94e4936c0b9e3a0dd77d040e09706d31");
    assert_eq!(seed.commitment(), "899c9cd6e70e5e0b1a436f1a8200855eec67790f266a99daf1205b3f08dae82d");
    assert_eq!(
        seed.derive("label", 7).to_string(),
        "a8e6328fbefeb5013aa563f1b993ccb8c15a631b11c6038a2ea6dd6d7af65096"
    );
    let mut game: Hoard = laid_out(&setup());
    let mut drawn = Vec::new();
    while let Some(Move::Draw(card)) = Fate::new(seed).draw(&game, drawn.len()) {
        game.play(Move::Draw(card)).unwrap();
        drawn.push(card.0);
    }
    assert_eq!(drawn, [7, 6, 5, 10, 1, 4]);
    let mut rng = Rng::new(seed);
    assert_eq!((0..6).map(|_| rng.below(1000)).collect::<Vec<_>>(), [439, 130, 585, 865, 718, 871]);
    assert_eq!(rng.seed().to_string(), "a2d70056a9a13cc73ea62031def6694284d1ee797bac4d5aae2a3ebe47d8ccc2");
}

/// What fate decides follows from the seed and the number of the move, and from nothing that was drawn before.
#[test]
fn fate_depends_on_the_seed_and_on_the_number_of_the_move() {
    let game: Hoard = laid_out(&setup());
    let draws = |seed: u64| -> Vec<_> {
        (0..40).map(|moves| Fate::new(Seed::from_number(seed)).draw(&game, moves)).collect()
    };
    assert_eq!(draws(1), draws(1));
    assert_ne!(draws(1), draws(2));
    assert!(draws(1).iter().any(|draw| *draw != draws(1)[0]), "the same card every time");
}

#[test]
fn fate_decides_nothing_where_somebody_else_does() {
    let game: Hoard = dealt(&setup(), Seed::from_number(1));
    assert_eq!(Fate::new(Seed::from_number(1)).draw(&game, 6), None);
}

#[test]
fn draws_are_fair() {
    let mut rng = rng(3);
    let mut draws = [0_u32; 6];
    for _ in 0..60_000 {
        draws[rng.below(6) as usize] += 1;
    }
    for count in draws {
        assert!((9_600..10_400).contains(&count), "{count}");
    }
    let game: Hoard = laid_out(&setup());
    let mut cards = [0_u32; 10];
    for number in 0..20_000 {
        let Some(Move::Draw(card)) = Fate::new(Seed::from_number(number)).draw(&game, 0) else { panic!() };
        cards[usize::from(card.0) - 1] += 1;
    }
    for count in cards {
        assert!((1_800..2_200).contains(&count), "{count}");
    }
}

#[test]
fn weights_say_how_likely_an_outcome_is() {
    let mut rng = rng(4);
    let mut found = [0_u32; 3];
    for _ in 0..60_000 {
        found[rng.pick_weighted(&[(0, 1), (1, 2), (2, 3)]).unwrap()] += 1;
    }
    for (count, share) in found.into_iter().zip([10_000, 20_000, 30_000]) {
        assert!((share - 500..share + 500).contains(&count), "{count}");
    }
    assert_eq!(rng.pick_weighted::<u8>(&[]), None);
}

#[test]
#[should_panic(expected = "nothing to pick from")]
fn nothing_cannot_be_picked() {
    rng(1).pick::<u8>(&[]);
}

fn hash(thing: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = StableHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// Golden: hashes of states stand in files.
#[test]
fn the_hash_is_the_same_for_ever() {
    #[derive(Hash)]
    enum Thing {
        _A,
        B(u8, i16, usize, Option<bool>),
    }
    assert_eq!(hash(&()), 0xe220_a839_7b1d_cdaf);
    assert_eq!(hash(&7_u32), 0x3a31_8a62_9c18_f5f2);
    assert_eq!(hash("astrarium"), 0x4180_3e28_4c50_e7b2);
    assert_eq!(hash(&Thing::B(1, -2, 3, Some(true))), 0x9e64_cb02_5fa8_83d7);
}

#[test]
fn the_hash_does_not_care_about_the_width_of_a_number() {
    assert_eq!(hash(&7_u8), hash(&7_u64));
    assert_eq!(hash(&7_usize), hash(&7_i16));
    assert_eq!(hash(&-7_i8), hash(&-7_isize));
}

#[test]
fn the_hash_sees_order_length_and_zeros() {
    let texts: [&[u8]; 8] =
        [b"", b"\0", b"\0\0", b"\0\0\0\0\0\0\0", b"\0\0\0\0\0\0\0\0", b"ab", b"ba", b"\0\0\0\0\0\0\0\0\0"];
    for (index, one) in texts.iter().enumerate() {
        for other in &texts[index + 1..] {
            assert_ne!(hash(*one), hash(*other));
        }
    }
    assert_ne!(hash(&(1_u8, 2_u8)), hash(&(2_u8, 1_u8)));
}

/// Changing any one bit changes about half of the hash.
#[test]
fn the_hash_spreads() {
    let base: Vec<u64> = (0..8).collect();
    let mut flipped = 0;
    for bit in 0..512 {
        let mut other = base.clone();
        other[bit / 64] ^= 1 << (bit % 64);
        flipped += (hash(&base) ^ hash(&other)).count_ones();
    }
    let mean = f64::from(flipped) / 512.0;
    assert!((30.0..34.0).contains(&mean), "{mean}");
}

proptest! {
    #[test]
    fn a_draw_is_below_its_bound(number: u64, n in 1_u32..) {
        prop_assert!(Rng::new(Seed::from_number(number)).below(n) < n);
    }

    #[test]
    fn a_shuffle_keeps_all_things(number: u64, things in prop::collection::vec(0_u8..9, 0..60)) {
        let mut shuffled = things.clone();
        rng(number).shuffle(&mut shuffled);
        let sorted = |mut things: Vec<u8>| { things.sort_unstable(); things };
        prop_assert_eq!(sorted(shuffled), sorted(things));
    }

    #[test]
    fn a_pick_is_one_of_them(number: u64, things in prop::collection::vec(0_u8..9, 1..60)) {
        prop_assert!(things.contains(Rng::new(Seed::from_number(number)).pick(&things)));
    }

    #[test]
    fn every_seed_reads_back(bytes: [u8; 32]) {
        let seed = Seed::from_bytes(bytes);
        prop_assert_eq!(seed.to_string().parse(), Ok(seed));
    }

    #[test]
    fn no_text_makes_reading_a_seed_panic(text: String) {
        let _ = text.parse::<Seed>();
    }
}
