//! Things that come in a fixed number of kinds: factions, ships, tiles.

use enum_map::Enum;

/// A fixed set of kinds with an `id` each. [`named!`](crate::named) writes such a set.
pub trait Named: Copy + Enum + Eq + 'static {
    /// Every kind, in the order of the rules.
    const ALL: &'static [Self];

    /// What the set is called, for error messages.
    const WORD: &'static str;

    /// The name in data files, in notation and in the text catalogue.
    fn id(self) -> &'static str;

    /// The kind with this `id`.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

/// Writes a set of kinds: an enum that is [`Named`], is displayed and serialised as its `id`, and can be the key
/// of an `EnumMap`. The crate that uses it needs `enum_map` and `serde`.
///
/// ```
/// use table::{Named, named};
///
/// named! {
///     /// What can be mined.
///     Resource, "resource" {
///         Ore = "ore",
///         RareEarth = "rare_earth",
///     }
/// }
///
/// assert_eq!(Resource::from_id("rare_earth"), Some(Resource::RareEarth));
/// assert_eq!(Resource::Ore.to_string(), "ore");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $word:literal { $($(#[$vdoc:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            ::enum_map::Enum, ::serde::Serialize, ::serde::Deserialize,
        )]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $id)] #[allow(missing_docs, reason = "the id says it")] $variant,)*
        }

        impl $crate::Named for $name {
            const ALL: &'static [Self] = &[$($name::$variant,)*];
            const WORD: &'static str = $word;
            fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)* }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($crate::Named::id(*self))
            }
        }
    };
}
