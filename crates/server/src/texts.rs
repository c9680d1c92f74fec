//! What the server says (`text/*.ftl`).

use std::sync::LazyLock;

use table::{Lang, Texts};

/// The texts of the server.
pub fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        let sources =
            [(Lang::En, include_str!("../text/en.ftl")), (Lang::De, include_str!("../text/de.ftl"))];
        Texts::new(&sources).expect("the embedded texts are sound")
    });
    &TEXTS
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_say_the_same() {
        assert_eq!(super::texts().missing(), Vec::<String>::new());
    }
}
