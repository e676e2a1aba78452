//! A winning form with jokers, or of five sets.

use core::fmt;

use itertools::Itertools as _;

use super::AnyHand;
use crate::form::{FormBlock, FormBlocks};
use crate::list::List;
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TileSet};

/// One way in which a hand of any mahjong is won (和了形), and what its jokers stand for.
///
/// ```
/// use mentsu::any::AnyHand;
///
/// let hand: AnyHand = "123m456p78s11z?".parse()?;
/// let forms: Vec<String> = hand.win_forms().map(|form| format!("{form:#}")).collect();
/// assert_eq!(forms, ["11z 123m 456p 678s, ? = 6s", "11z 123m 456p 789s, ? = 9s"]);
/// # Ok::<(), mentsu::any::AnyHandError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyForm {
    blocks: Blocks,
    /// Ascending.
    jokers: List<Tile, { AnyHand::MAX_JOKERS }>,
}

/// The blocks of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Blocks {
    Standard {
        jantou: Tile,
        mentsu: List<Mentsu, 5>,
    },
    /// Seven pairs, ascending.
    Chiitoitsu([Tile; 7]),
    Kokushi {
        jantou: Tile,
    },
}

impl AnyForm {
    /// A form of a hand that has these tiles; jokers are the rest of the form's tiles.
    pub(super) fn of(blocks: Blocks, known: &Counts) -> AnyForm {
        let mut form = AnyForm { blocks, jokers: List::new() };
        let mut used = [0; Tile::COUNT];
        for block in &form.blocks() {
            match block {
                FormBlock::Pair(tile) => used[tile.index()] += 2,
                FormBlock::Mentsu(mentsu) => {
                    mentsu.tiles().for_each(|tile| used[tile.index()] += 1);
                }
                FormBlock::Single(tile) => used[tile.index()] += 1,
            }
        }
        for (tile, used) in Tile::ALL.into_iter().zip(used) {
            for _ in known.get(tile)..used {
                form.jokers.push(tile);
            }
        }
        form
    }

    /// The pair of a standard form or of kokushi (雀頭); `None` for chiitoitsu.
    #[must_use]
    pub const fn jantou(&self) -> Option<Tile> {
        match self.blocks {
            Blocks::Standard { jantou, .. } | Blocks::Kokushi { jantou } => Some(jantou),
            Blocks::Chiitoitsu(_) => None,
        }
    }

    /// The concealed mentsu of a standard form, ascending; none in other forms.
    #[must_use]
    pub fn mentsu(&self) -> &[Mentsu] {
        match &self.blocks {
            Blocks::Standard { mentsu, .. } => mentsu,
            _ => &[],
        }
    }

    /// Whether it is seven pairs (七対子).
    #[must_use]
    pub const fn is_chiitoitsu(&self) -> bool {
        matches!(self.blocks, Blocks::Chiitoitsu(_))
    }

    /// Whether it is the thirteen terminals and honors (国士無双).
    #[must_use]
    pub const fn is_kokushi(&self) -> bool {
        matches!(self.blocks, Blocks::Kokushi { .. })
    }

    /// The tiles that the concealed jokers stand for, ascending.
    #[must_use]
    pub fn jokers(&self) -> &[Tile] {
        &self.jokers
    }

    /// The blocks in the order of the form's text.
    #[must_use]
    pub fn blocks(&self) -> FormBlocks {
        match &self.blocks {
            Blocks::Standard { jantou, mentsu } => {
                let mentsu = mentsu.iter().copied().map(FormBlock::Mentsu);
                List::of(core::iter::once(FormBlock::Pair(*jantou)).chain(mentsu))
            }
            Blocks::Chiitoitsu(pairs) => List::of(pairs.map(FormBlock::Pair)),
            Blocks::Kokushi { jantou } => List::of(TileSet::YAOCHUU.iter().map(|tile| {
                if tile == *jantou { FormBlock::Pair(tile) } else { FormBlock::Single(tile) }
            })),
        }
    }
}

impl Unpadded for AnyForm {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.blocks().iter().format(" "))?;
        if f.alternate() && !self.jokers.is_empty() {
            write!(f, ", ? = {}", self.jokers.iter().format(" "))?;
        }
        Ok(())
    }
}

padded! {
    /// The blocks, the jantou of a standard form first: `11m 123m 234m`. The alternate form adds
    /// what the jokers stand for.
    AnyForm
}
