//! The danger of a discard (放銃率): the chance that an opponent who is tenpai wins on it.
//!
//! An opponent waits for a few kinds among those that aren't safe, so the possible waits share the
//! chance. Each wait's weight is the number of ways to hold its tiles times a factor for each
//! [`Clue`]. A tile that proves safe makes the others more dangerous.
//!
//! ```text
//! share of a wait = ways · factors / sum of ways · factors over all waits
//! s               = sum of the shares of the waits that a tile completes to a win with a yaku
//! odds of a tile  = o · s · (s + 2c) / (s + c)
//! ```
//!
//! `o` is fitted, and `c` is [`SMALL_SHARE`].

mod clue;
mod cost;
mod factors;
mod shares;
mod signs;
mod slots;
mod wait;
mod yaku;

use core::ops::ControlFlow;

use mentsu::{Tile, TileSet};

pub use self::clue::Clue;
pub use self::cost::COST_SIGNS;
use self::factors::Factors;
use self::shares::Shares;
use self::signs::Signs;
pub use self::wait::PossibleWait;
use super::TableReading;
use super::weights::danger as weights;
use crate::player::shape_waits;
use crate::seat::Seat;

/// The scale of a small share of the waits. A share far below it counts twice in the odds of a
/// tile, since such tiles deal in more often than their clues predict.
pub const SMALL_SHARE: f64 = 0.01;

/// The chance that an opponent who is tenpai wins on a discard (放銃率).
///
/// ```
/// use mentsu::Tile;
/// use mentsu::random::SplitMix64;
/// use mentsu_table::reading::TableReading;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let view = round.view(Seat::ALL[0]).unwrap();
/// let danger = TableReading::of(&view).danger(Tile::P4, Seat::ALL[2]);
/// assert!(danger.if_tenpai() > 0.02 && danger.chance() < 0.01 && danger.safe().is_none());
/// ```
#[doc(alias = "放銃率")]
#[doc(alias = "deal-in rate")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Danger {
    tenpai: f64,
    if_tenpai: f64,
    safe: Option<Safe>,
}

/// The reason why a tile is certainly safe against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Safe {
    /// The opponent discarded it: furiten bars the win (現物).
    Genbutsu,
    /// The opponent passed on it in riichi, or since their last discard (同巡内).
    LetPass,
    /// No wait for it is left: all copies of a tile that it would complete are seen, or the wait's
    /// other tile is safe (ノーチャンス).
    NoWait,
    /// The opponent has called, and no wait that the tile completes has a yaku (役なし) with these
    /// melds and unseen tiles. This holds for a discard that isn't the last of the wall: robbing a
    /// kan and winning on the last discard are yaku.
    NoYaku,
}

mentsu::names! { Safe, "reason why a tile is safe":
    Genbutsu "genbutsu",
    LetPass "let_pass",
    NoWait "no_wait",
    NoYaku "yaku_nashi",
}

impl Danger {
    /// The chance that the opponent wins on the tile, 0 to 1: the chance that they are
    /// [tenpai](TableReading::tenpai) times the chance that the tile is one of their waits.
    #[must_use]
    pub const fn chance(&self) -> f64 {
        self.tenpai * self.if_tenpai
    }

    /// The chance that the opponent wins on the tile if they are tenpai, 0 to 1. It is 0 only for
    /// tiles that are certainly [`safe`](Danger::safe). Without riichi it accounts for hands that
    /// have no yaku with the tile.
    #[must_use]
    pub const fn if_tenpai(&self) -> f64 {
        self.if_tenpai
    }

    /// The reason why the tile is certainly safe, whatever the opponent holds; `None` if it isn't.
    #[must_use]
    pub const fn safe(&self) -> Option<Safe> {
        self.safe
    }
}

/// The dangers of all tiles against one opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dangers {
    tenpai: f64,
    if_tenpai: [f64; Tile::COUNT],
    genbutsu: TileSet,
    passed: TileSet,
    waits: TileSet,
}

impl Dangers {
    /// The danger of a tile.
    #[must_use]
    pub fn of(&self, tile: Tile) -> Danger {
        let if_tenpai = self.if_tenpai[tile.index()];
        let safe = if self.genbutsu.contains(tile) {
            Some(Safe::Genbutsu)
        } else if self.passed.contains(tile) {
            Some(Safe::LetPass)
        } else if !self.waits.contains(tile) {
            Some(Safe::NoWait)
        } else if if_tenpai == 0.0 {
            Some(Safe::NoYaku)
        } else {
            None
        };
        Danger { tenpai: self.tenpai, if_tenpai, safe }
    }
}

impl TableReading<'_> {
    /// The danger of a tile against one opponent; [`dangers`](Self::dangers) returns that of all
    /// tiles.
    #[must_use]
    pub fn danger(&self, tile: Tile, of: Seat) -> Danger {
        self.dangers(of).of(tile)
    }

    /// The chance that any opponent wins on a tile, 0 to 1, assuming independent waits.
    #[must_use]
    pub fn danger_to_any(&self, tile: Tile) -> f64 {
        self.dangers_to_any()[tile.index()]
    }

    /// [`danger_to_any`](Self::danger_to_any) of all tiles, by their [`index`](Tile::index).
    #[must_use]
    pub fn dangers_to_any(&self) -> [f64; Tile::COUNT] {
        let mut passes = [1.0; Tile::COUNT];
        for of in self.table().seats().iter().filter(|of| **of != self.seat()) {
            let dangers = self.dangers(*of);
            for (passes, tile) in passes.iter_mut().zip(Tile::ALL) {
                *passes *= 1.0 - dangers.of(tile).chance();
            }
        }
        passes.map(|passes| 1.0 - passes)
    }

    /// The dangers of all tiles against an opponent; against a shown hand (open riichi) each is 0
    /// or 1. They have no meaning for the own seat or an empty one.
    #[must_use]
    pub fn dangers(&self, of: Seat) -> Dangers {
        let signs = Signs::of(self, of);
        let (genbutsu, passed) = (signs.genbutsu, signs.passed);
        if let Some(shown) = self.table().player(of).open_hand() {
            let waits = shape_waits(shown);
            let is_furiten = !(waits & signs.certain()).is_empty();
            let wins = |tile| f64::from(u8::from(!is_furiten && waits.contains(tile)));
            let if_tenpai = Tile::ALL.map(wins);
            return Dangers { tenpai: 1.0, if_tenpai, genbutsu, passed, waits };
        }
        let (factors, [riichi, open, closed]) = self.danger_weights();
        let odds = match (self.table().player(of).is_in_riichi(), signs.is_closed) {
            (true, _) => riichi,
            (_, true) => closed,
            _ => open,
        };
        let Shares { of: shares, all, waits } = signs.shares(factors);
        let each = if all > 0.0 { 1.0 / all } else { 0.0 };
        let if_tenpai = shares.map(|share| {
            // The odds are those of the module's documentation, both sides times s + c.
            let share = share * each;
            let wins = odds * share * (share + 2.0 * SMALL_SHARE);
            wins / (wins + share + SMALL_SHARE)
        });
        Dangers { tenpai: self.tenpai(of), if_tenpai, genbutsu, passed, waits }
    }

    /// Calls `show` for every wait that the opponent may have, until it breaks: those for kinds
    /// that aren't certainly safe, by suit and shape, then those of a single tile. A shown hand
    /// (open riichi) has none, since its waits are known.
    pub fn each_wait(&self, of: Seat, mut show: impl FnMut(&PossibleWait) -> ControlFlow<()>) {
        if self.table().player(of).open_hand().is_some() {
            return;
        }
        let mut flow = ControlFlow::Continue(());
        Signs::of(self, of).each(|wait| {
            if flow.is_continue() {
                flow = show(&wait);
            }
        });
    }

    /// The factor by which a clue makes a wait likelier: above 1 it supports the wait, below 1 it
    /// contradicts it.
    #[must_use]
    pub fn factor(&self, clue: Clue) -> f64 {
        self.danger_weights().0.of[clue.index()]
    }

    fn danger_weights(&self) -> (&'static Factors, [f64; 3]) {
        if self.table().rules().sanma() {
            (&THREE_PLAYERS, weights::THREE_PLAYERS_ODDS)
        } else {
            (&FOUR_PLAYERS, weights::FOUR_PLAYERS_ODDS)
        }
    }
}

static FOUR_PLAYERS: Factors = Factors::new(&weights::FOUR_PLAYERS);
static THREE_PLAYERS: Factors = Factors::new(&weights::THREE_PLAYERS);

#[cfg(test)]
mod tests;

#[cfg(test)]
mod yaku_tests;
