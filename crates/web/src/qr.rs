//! Addresses as squares that a phone can read.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin that readers need, in modules.
const MARGIN: i32 = 4;

/// A text as a QR code: dark on light in both looks, or nothing if it is too long for one.
pub(crate) fn qr(text: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let side = code.size() + 2 * MARGIN;
    html! {
        svg class="qr" viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(name)
            shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(dark(&code)) fill="#000" {}
        }
    }
}

/// The dark modules as one path, a stroke for every run of them.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run as i32 + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules that a path makes dark, row by row.
    fn painted(path: &str, side: i32) -> Vec<Vec<bool>> {
        let mut rows = vec![vec![false; side as usize]; side as usize];
        for run in path.split('M').skip(1) {
            let (at, rest) = run.split_once('h').expect("a run");
            let (x, y) = at.split_once(' ').expect("a place");
            let length: usize =
                rest.split('v').next().and_then(|length| length.parse().ok()).expect("a length");
            let x = x.parse::<usize>().expect("a number") - MARGIN as usize;
            let y = y.parse::<usize>().expect("a number") - MARGIN as usize;
            rows[y][x..x + length].fill(true);
        }
        rows
    }

    #[test]
    fn every_dark_module_is_painted_and_no_other() {
        for text in
            ["http://192.168.1.20:4242/join/abcdefghijkl", "x", &"https://astrarium.example/".repeat(9)]
        {
            let code = QrCode::encode_text(text, QrCodeEcc::Medium).expect("short enough");
            let rows = painted(&dark(&code), code.size());
            for (y, row) in rows.iter().enumerate() {
                for (x, dark) in row.iter().enumerate() {
                    assert_eq!(*dark, code.get_module(x as i32, y as i32), "{text}: {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn what_is_too_long_has_no_picture() {
        assert!(qr(&"x".repeat(5000), "too long").0.is_empty());
    }
}
