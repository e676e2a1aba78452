//! Waits (听牌) of a hand that lacks one tile of any of the five forms, and what each completes.

mod reading;

pub use self::reading::{CompletedBlock, Reading, Readings, readings};
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::mcr::distance::ukeire_in;
use crate::tile::{Counts, Tile};
use crate::visible::Visible;

/// A tile waited for, with the readings that it completes.
///
/// ```
/// use mentsu::mcr::waits;
/// use mentsu::{hand, tile};
///
/// let waits = waits(&hand!("147m258p369s23m55z"));
/// let lines: Vec<String> = waits
///     .iter()
///     .flat_map(|wait| wait.readings())
///     .map(|reading| format!("{} {}: {}", reading.tile(), reading.block(), reading.form()))
///     .collect();
/// assert_eq!(lines, [
///     "1m 123m: 147m258p369s 55z 123m",
///     "1m 147m258p369s: 147m258p369s 55z 123m",
///     "4m 234m: 147m258p369s 55z 234m",
///     "4m 147m258p369s: 147m258p369s 55z 234m",
/// ]);
/// assert_eq!((waits[0].tile(), waits[0].left()), (tile!("1m"), 3));
/// ```
#[doc(alias = "听牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wait {
    tile: Tile,
    left: u8,
    /// The concealed tiles with this one.
    won: Counts,
}

/// The waits of one hand: thirteen are those of `19m19p19s1234567z`.
pub type Waits = List<Wait, 13>;

impl Filler for Wait {
    const FILLER: Wait = Wait { tile: Tile::M1, left: 0, won: Counts::EMPTY };
}

impl Wait {
    /// The tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// How many copies can still come, 1 to 4.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Every reading with this tile: the form that it completes, and the block in it.
    #[must_use]
    pub fn readings(&self) -> Readings {
        reading::of_counts(&self.won, self.tile)
    }
}

/// The tiles that a hand of 3n+1 tiles waits for in any of the five forms, in order of tile; none
/// if it isn't tenpai, or has drawn. Only the hand's own tiles are visible.
#[doc(alias = "听牌")]
#[must_use]
pub fn waits(hand: &Hand) -> Waits {
    waits_in(hand, &Visible::of(hand))
}

/// The waits of which a copy can still come, given what is visible: those of
/// [`wait_worths`](crate::mcr::wait_worths()).
#[must_use]
pub fn waits_in(hand: &Hand, visible: &Visible) -> Waits {
    let ukeire = ukeire_in(hand, visible);
    if !ukeire.shanten().is_one_away() || !hand.awaits_draw() {
        return Waits::new();
    }
    let waits = ukeire.iter().filter(|(_, left)| *left > 0).filter_map(|(tile, left)| {
        let won = hand.concealed().with(tile).ok()?;
        Some(Wait { tile, left, won })
    });
    Waits::of(waits)
}
