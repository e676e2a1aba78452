//! Discards of a hand of any mahjong.

use super::AnyHand;
use crate::list::List;
use crate::ukeire::Discard;
use crate::visible::Visible;

/// The discards of one hand: at most 17 kinds.
pub type AnyDiscards = List<Discard, { AnyHand::MAX_CONCEALED }>;

impl AnyHand {
    /// Every discard of a hand that has drawn, the best first: by shanten, then by how many tiles
    /// help, then in order of tile. None for a hand of 3n+1 tiles.
    ///
    /// A joker is proposed only if nothing else is concealed. A `?` is no tile of the 34, so it is
    /// never proposed.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    /// use mentsu::tile;
    ///
    /// let hand: AnyHand = "123m45p13789s11?z4z".parse()?;
    /// let best = hand.best_discard().unwrap();
    /// assert_eq!((best.tile(), best.shanten().get()), (tile!("4z"), 0));
    /// assert_eq!(hand.discards().len(), 12);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn discards(&self) -> AnyDiscards {
        self.discards_in(&self.visible())
    }

    /// Every discard, with more known.
    #[must_use]
    pub fn discards_in(&self, visible: &Visible) -> AnyDiscards {
        if self.awaits_draw() {
            return AnyDiscards::new();
        }
        let kinds = match self.known().kinds() {
            kinds if kinds.is_empty() => self.wild_held().kinds(),
            kinds => kinds,
        };
        let after = kinds.iter().map(|tile| {
            let hand = self.discard(tile).expect("the tile is concealed");
            Discard::of(tile, hand.ukeire_in(&visible.after_discard(tile)))
        });
        let mut discards = AnyDiscards::of(after);
        discards.sort_by_key(|discard| {
            (discard.shanten(), u8::MAX - discard.ukeire().total(), discard.tile())
        });
        discards
    }

    /// The best discard, the first of [`discards`](Self::discards).
    #[must_use]
    pub fn best_discard(&self) -> Option<Discard> {
        self.discards().first().copied()
    }

    /// The best discard, with more known.
    #[must_use]
    pub fn best_discard_in(&self, visible: &Visible) -> Option<Discard> {
        self.discards_in(visible).first().copied()
    }
}
