//! Amounts of several things at once: prices and gains.

use crate::Chip;

/// Gives a struct of `u8` amounts its arithmetic: `NONE`, `is_none`, `times`, `+` and `+=`. All fields must be
/// named. Amounts that grow too large stay at 255.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Goods {
///     ore: u8,
///     credits: u8,
/// }
///
/// table::goods!(Goods { ore, credits });
///
/// let price = Goods { ore: 1, ..Goods::NONE } + Goods { ore: 0, credits: 2 }.times(3);
/// assert_eq!(price, Goods { ore: 1, credits: 6 });
/// ```
#[macro_export]
macro_rules! goods {
    ($goods:ident { $($field:ident),* $(,)? }) => {
        impl $goods {
            /// Nothing.
            pub const NONE: $goods = $goods { $($field: 0),* };

            /// Nothing at all?
            pub fn is_none(self) -> bool {
                self == $goods::NONE
            }

            /// The same goods `n` times.
            #[must_use]
            pub fn times(self, n: u8) -> $goods {
                $goods { $($field: self.$field.saturating_mul(n)),* }
            }
        }

        impl ::std::ops::Add for $goods {
            type Output = $goods;
            fn add(self, other: $goods) -> $goods {
                $goods { $($field: self.$field.saturating_add(other.$field)),* }
            }
        }

        impl ::std::ops::AddAssign for $goods {
            fn add_assign(&mut self, other: $goods) {
                *self = *self + other;
            }
        }
    };
}

/// The amounts that are not zero, in the order given, with the keys of their names.
pub fn chips<const N: usize>(amounts: [(&'static str, u8); N]) -> Vec<Chip> {
    let some = amounts.into_iter().filter(|(_, amount)| *amount > 0);
    some.map(|(what, amount)| Chip { amount: amount.into(), what }).collect()
}
