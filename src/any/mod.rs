//! Hands of any mahjong: with jokers, and of five sets.
//!
//! Most mahjong is neither riichi nor Chinese official rules. Local rules have jokers (赖子, 鬼牌,
//! 财神, 百搭), hands of sixteen tiles, or both. [`AnyHand`] answers the questions of
//! [`Hand`](crate::Hand) for them: won or not and how, waits and their shapes, shanten, ukeire,
//! discards.
//!
//! A hand of `t` tiles and `j` jokers is won exactly if the tiles lack at most `j` for a win: a
//! joker is whatever is lacking. So one look-up answers, as for a hand without jokers.
//!
//! ```
//! use mentsu::any::AnyHand;
//! use mentsu::{WaitShape, tile, tiles};
//!
//! let hand: AnyHand = "123m456p79s1z?".parse()?;
//! let waits = hand.waits();
//! assert_eq!(waits.iter().map(|wait| wait.tile()).collect::<mentsu::TileSet>(), tiles!("8s1z"));
//! assert!(waits[0].shapes().contains(WaitShape::Kanchan));
//!
//! let won = hand.draw(tile!("8s"))?;
//! let form = won.win_forms().next().unwrap();
//! assert_eq!(format!("{form:#}"), "11z 123m 456p 789s, ? = 1z");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Chiitoitsu and kokushi count in hands of four sets without melds. Shanten counts concealed tiles
//! alone, as that of a [`Hand`](crate::Hand) does.

mod copies;
mod discards;
mod error;
mod form;
mod forms;
mod hand;
mod lacking;
mod meld;
mod sets;
mod text;
mod waits;

pub use self::discards::AnyDiscards;
pub use self::error::AnyHandError;
pub use self::form::AnyForm;
pub use self::forms::AnyForms;
pub use self::hand::{AnyHand, AnyTile};
pub use self::meld::AnyMeld;
pub use self::sets::Sets;
pub use self::waits::{AnyWait, AnyWaits};
use crate::shanten::{Shanten, Shantens};
use crate::tile::TileSet;
use crate::ukeire::Ukeire;
use crate::visible::Visible;

impl AnyHand {
    /// Whether it is won in any form: 3n+2 tiles of which the known ones lack no more than there
    /// are jokers.
    #[must_use]
    pub fn is_win(&self) -> bool {
        self.total() % 3 == 2 && self.shanten().is_win()
    }

    /// The least shanten (向聴数) over all forms: how many tiles must come before it is tenpai.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    ///
    /// let shanten = |hand: &str| hand.parse().map(|hand: AnyHand| hand.shanten().get());
    /// assert_eq!(shanten("147m258p369s1234z")?, 6);
    /// assert_eq!(shanten("147m258p369s1???z")?, 3);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn shanten(&self) -> Shanten {
        self.lacks(TileSet::ALL).least()
    }

    /// The least shanten, given which kinds are in play.
    #[must_use]
    pub fn shanten_in(&self, visible: &Visible) -> Shanten {
        self.lacks(visible.in_play()).least()
    }

    /// The shanten of each form. Chiitoitsu and kokushi are [`Shanten::NEVER`] with melds and in
    /// hands of five sets.
    #[must_use]
    pub fn shantens(&self) -> Shantens {
        self.lacks(TileSet::ALL)
    }

    /// The shanten of each form, given which kinds are in play.
    #[must_use]
    pub fn shantens_in(&self, visible: &Visible) -> Shantens {
        self.lacks(visible.in_play())
    }

    /// Whether it has yet to draw and one tile makes it win (聴牌), even if no copy of that tile is
    /// left.
    #[must_use]
    pub fn is_tenpai(&self) -> bool {
        self.awaits_draw() && self.shanten().is_one_away()
    }

    /// The tiles waited for; none that it holds four times, melds included, and none for a hand
    /// that has drawn. A tile of a wild kind is among them: a joker always wins.
    #[must_use]
    pub fn wait_tiles(&self) -> TileSet {
        self.wait_tiles_in(&self.visible())
    }

    /// The tiles waited for, given what is visible: only kinds in play with a copy left.
    #[must_use]
    pub fn wait_tiles_in(&self, visible: &Visible) -> TileSet {
        let lacks = self.lacks(visible.in_play());
        if !self.awaits_draw() || !lacks.least().is_one_away() {
            return TileSet::EMPTY;
        }
        self.helping(&lacks, visible.in_play()) & visible.left_of_each(&self.concealed()).kinds()
    }

    /// The tiles that lower its shanten (受け入れ), and how many copies of each are left when only
    /// its own tiles and melds are seen; none for a hand that has drawn.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    /// use mentsu::tiles;
    ///
    /// let hand: AnyHand = "123m45p13789s11?z".parse()?;
    /// assert_eq!(hand.ukeire().to_string(), "tenpai, 36p2s help, 12 left");
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        self.ukeire_in(&self.visible())
    }

    /// The tiles that lower its shanten, with more known.
    #[must_use]
    pub fn ukeire_in(&self, visible: &Visible) -> Ukeire {
        let lacks = self.lacks(visible.in_play());
        let helping = if self.awaits_draw() {
            self.helping(&lacks, visible.in_play())
        } else {
            TileSet::EMPTY
        };
        Ukeire::of_tiles(lacks.least(), helping, &self.concealed(), visible)
    }
}
