//! Questions: kinds of decisions, with everything about them.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::DerefMut;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Refusal, Seat, Tell, Terms as _};

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending<D> {
    /// Who is asked. Where fate answers: whom it concerns.
    pub seat: Seat,
    /// What is asked.
    pub decision: D,
}

/// A kind of decision: which answers there are, what is against the others, and what an answer does.
///
/// A question to a player has [`answers`](Question::answers), a [`check`](Question::check) and its
/// [`carry_out`](Question::carry_out); a question to fate says so in [`fate`](Question::fate) and has
/// [`outcomes`](Question::outcomes) in place of the first two. What people read about it is [`crate::Ask`].
pub trait Question<G: Game>:
    Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Whether fate answers it.
    #[inline]
    fn fate(&self) -> bool {
        false
    }

    /// Appends every legal answer, in a stable order, the customary one first.
    fn answers(&self, game: &G, seat: Seat, out: &mut Vec<G::Move>) {
        let mut outcomes = Vec::new();
        self.outcomes(game, seat, &mut outcomes);
        out.extend(outcomes.into_iter().map(|(mv, _)| mv));
    }

    /// Appends everything fate may answer, with positive weights.
    fn outcomes(&self, _game: &G, _seat: Seat, _out: &mut Vec<(G::Move, u32)>) {}

    /// Whether a move is a legal answer: its terms, or the rule against it.
    fn check(&self, game: &G, seat: Seat, mv: G::Move) -> Result<G::Terms, Refusal> {
        let mut possible = Vec::new();
        self.answers(game, seat, &mut possible);
        if possible.contains(&mv) { Ok(G::Terms::free()) } else { Err(game.out_of_place(mv)) }
    }

    /// Carries out a legal answer. The question has just been taken off the stack.
    fn carry_out(self, play: &mut G::Play<'_>, seat: Seat, mv: G::Move);

    /// The only answer, where the rules leave no choice: then it is given without asking. What a player does on their
    /// own account is asked for even if there is only one way to do it.
    fn settled(&self, _game: &G, _seat: Seat) -> Option<G::Move> {
        None
    }
}

/// The game in the middle of a move: the state, and whoever is told what happens. Made by [`crate::play!`].
pub trait Play<'a, G: Game>: DerefMut<Target = G> {
    /// A game about to be changed.
    fn new(game: &'a mut G, tell: Tell<'a, G::Event>) -> Self;
}

/// Defines the handle through which the rules change a game: the state, and whoever is told what happens.
///
/// ```ignore
/// table::play! {
///     /// A game of Hoard in the middle of a move.
///     pub struct Play of Hoard
/// }
/// ```
///
/// Reading goes through to the state. What changes the state is written as `impl Play<'_>`, what only looks at it as
/// `impl Hoard`.
#[macro_export]
macro_rules! play {
    ($(#[$meta:meta])* $vis:vis struct $Play:ident of $Game:ty) => {
        $(#[$meta])*
        $vis struct $Play<'a> {
            game: &'a mut $Game,
            tell: $crate::Tell<'a, <$Game as $crate::Game>::Event>,
        }

        impl $Play<'_> {
            /// Tells whoever listens.
            #[inline]
            $vis fn tell(&mut self, event: <$Game as $crate::Game>::Event) {
                self.tell.tell(event);
            }
        }

        impl<'a> $crate::Play<'a, $Game> for $Play<'a> {
            #[inline]
            fn new(game: &'a mut $Game, tell: $crate::Tell<'a, <$Game as $crate::Game>::Event>) -> Self {
                $Play { game, tell }
            }
        }

        impl ::core::ops::Deref for $Play<'_> {
            type Target = $Game;
            #[inline]
            fn deref(&self) -> &$Game {
                self.game
            }
        }

        impl ::core::ops::DerefMut for $Play<'_> {
            #[inline]
            fn deref_mut(&mut self) -> &mut $Game {
                self.game
            }
        }
    };
}

/// Defines the list of everything that can be asked in a game: an enum with one variant for every [`Question`], which
/// passes everything on to it.
///
/// ```ignore
/// table::decisions! {
///     /// What can be asked.
///     pub enum Decision of Hoard {
///         /// What to do with the turn.
///         Turn(turn::Turn),
///         /// How a die falls.
///         Roll(dig::Roll),
///     }
/// }
/// ```
#[macro_export]
macro_rules! decisions {
    ($(#[$meta:meta])* $vis:vis enum $Decision:ident of $Game:ty {
        $($(#[$doc:meta])* $Variant:ident($Question:ty)),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        $vis enum $Decision {
            $($(#[$doc])* $Variant($Question),)+
        }

        $(impl From<$Question> for $Decision {
            #[inline]
            fn from(question: $Question) -> Self {
                $Decision::$Variant(question)
            }
        })+

        impl $crate::Question<$Game> for $Decision {
            #[inline]
            fn fate(&self) -> bool {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::fate(question),)+
                }
            }

            fn answers(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                out: &mut Vec<<$Game as $crate::Game>::Move>,
            ) {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::answers(question, game, seat, out),)+
                }
            }

            fn outcomes(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                out: &mut Vec<(<$Game as $crate::Game>::Move, u32)>,
            ) {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::outcomes(question, game, seat, out),)+
                }
            }

            fn check(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                mv: <$Game as $crate::Game>::Move,
            ) -> Result<<$Game as $crate::Game>::Terms, $crate::Refusal> {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::check(question, game, seat, mv),)+
                }
            }

            fn carry_out(
                self,
                play: &mut <$Game as $crate::Game>::Play<'_>,
                seat: $crate::Seat,
                mv: <$Game as $crate::Game>::Move,
            ) {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::carry_out(question, play, seat, mv),)+
                }
            }

            fn settled(
                &self,
                game: &$Game,
                seat: $crate::Seat,
            ) -> Option<<$Game as $crate::Game>::Move> {
                match self {
                    $($Decision::$Variant(question) => $crate::Question::<$Game>::settled(question, game, seat),)+
                }
            }
        }

        impl $crate::Ask<$Game> for $Decision {
            fn prompt(&self, game: &$Game, seat: $crate::Seat, lang: $crate::Lang) -> $crate::Words {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::prompt(question, game, seat, lang),)+
                }
            }

            fn label(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                mv: <$Game as $crate::Game>::Move,
                lang: $crate::Lang,
            ) -> Option<$crate::Words> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::label(question, game, seat, mv, lang),)+
                }
            }

            fn sketch(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                mv: <$Game as $crate::Game>::Move,
            ) -> $crate::Sketch {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::sketch(question, game, seat, mv),)+
                }
            }

            fn notes(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                run: &$crate::Run<$Game>,
                lang: $crate::Lang,
            ) -> Vec<String> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::notes(question, game, seat, run, lang),)+
                }
            }

            fn deed(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                mv: <$Game as $crate::Game>::Move,
                lang: $crate::Lang,
            ) -> Option<$crate::Words> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::deed(question, game, seat, mv, lang),)+
                }
            }

            fn closing(&self, game: &$Game, seat: $crate::Seat) -> Option<<$Game as $crate::Game>::Move> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::closing(question, game, seat),)+
                }
            }

            fn obvious(&self, game: &$Game, seat: $crate::Seat) -> Option<<$Game as $crate::Game>::Move> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::obvious(question, game, seat),)+
                }
            }

            fn in_passing(&self) -> bool {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::in_passing(question),)+
                }
            }

            fn by_order(
                &self,
                game: &$Game,
                seat: $crate::Seat,
                order: &str,
                value: &str,
            ) -> Option<<$Game as $crate::Game>::Move> {
                match self {
                    $($Decision::$Variant(question) => $crate::Ask::<$Game>::by_order(question, game, seat, order, value),)+
                }
            }
        }
    };
}
