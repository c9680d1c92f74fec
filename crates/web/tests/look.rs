//! The style sheets: the tokens are those of the drawings, and everything can be read.

use std::collections::BTreeMap;

use table::GameKind;

/// The tokens of one look: dark is the first block, light the last one.
fn tokens(sheet: &str, light: bool) -> BTreeMap<&str, &str> {
    let blocks: Vec<&str> = sheet
        .match_indices(":root")
        .filter_map(|(at, _)| sheet[at..].split_once('{')?.1.split_once('}'))
        .map(|(block, _)| block)
        .filter(|block| block.contains("--sky"))
        .collect();
    let pairs = |block: &&'_ str| -> Vec<(usize, usize)> {
        let start = block.as_ptr() as usize - sheet.as_ptr() as usize;
        block
            .match_indices("--")
            .map(|(at, _)| (start + at, start + at + block[at..].find(';').unwrap_or(block.len() - at)))
            .collect()
    };
    let wanted: Vec<&str> = if light { vec![blocks[0], blocks[blocks.len() - 1]] } else { vec![blocks[0]] };
    let spans = wanted.iter().flat_map(pairs);
    spans.filter_map(|(from, to)| sheet[from..to].split_once(':')).collect()
}

fn base() -> &'static str {
    let asset = web::assets::all().iter().find(|asset| asset.name == "base.css").expect("base.css");
    std::str::from_utf8(asset.bytes).expect("text")
}

fn luminance(colour: &str) -> f64 {
    let digits = colour.trim_start_matches('#');
    let wide = digits.len() == 6;
    let channel = |index: usize| {
        let part =
            if wide { digits[2 * index..2 * index + 2].to_owned() } else { digits[index..=index].repeat(2) };
        let value = f64::from(u8::from_str_radix(&part, 16).expect("a colour")) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn words_and_signs_stand_out() {
    for light in [false, true] {
        let tokens = tokens(base(), light);
        for ground in ["--sky", "--panel", "--raised"] {
            for ink in ["--text", "--muted", "--brass", "--gain", "--cost"] {
                let found = contrast(tokens[ink], tokens[ground]);
                assert!(found >= 4.5, "{ink} on {ground}, light {light}: {found:.2}");
            }
            let found = contrast(tokens["--edge-strong"], tokens[ground]);
            assert!(found >= 3.0, "edges on {ground}, light {light}: {found:.2}");
        }
        assert!(contrast(tokens["--on-brass"], tokens["--brass"]) >= 4.5);
    }
}

#[test]
fn pages_and_drawings_share_their_tokens() {
    // A drawing may have colours of its own; what both have is the same.
    let style = (GameKind::of::<gaia::Gaia>().style)();
    for light in [false, true] {
        let (ours, theirs) = (tokens(base(), light), tokens(style, light));
        let shared: Vec<_> = theirs.iter().filter(|(name, _)| ours.contains_key(*name)).collect();
        assert!(shared.len() > 8, "{shared:?}");
        for (name, value) in shared {
            assert_eq!(ours[name], *value, "{name}, light {light}");
        }
    }
}
