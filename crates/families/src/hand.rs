//! Hands of a family: read, and how far they are from a win.

use mentsu::any::{AnyHand, AnyHandError, AnyMeld, AnyTile, Sets};
use mentsu::{Counts, Shanten, Suit, Tile, TileSet};

use crate::family::{Family, SevenPairs};

impl Family {
    /// Reads a hand of this family: of its number of sets, with its jokers. `?` is a joker, too.
    ///
    /// ```
    /// use mentsu_families::Preset;
    ///
    /// let hand = Preset::Taiwan.family().hand("123456789m123456p1s")?;
    /// assert!(hand.awaits_draw() && hand.total() == 16);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    ///
    /// # Errors
    /// As [`AnyHand::read`] and [`AnyHand::with_wild`].
    pub fn hand(&self, text: &str) -> Result<AnyHand, AnyHandError> {
        self.with_rules(AnyHand::read(text, self.sets())?)
    }

    /// Reads a hand of this family in whose text a plus may stand before the tile or joker that was
    /// drawn last: the hand without it, and what was drawn.
    ///
    /// ```
    /// use mentsu::tile;
    /// use mentsu_families::{Preset, Win};
    ///
    /// let taiwan = Preset::Taiwan.family();
    /// let (hand, drawn) = taiwan.hand_and_drawn("123456789m123456p1s+1s")?;
    /// let score = taiwan.score(&hand, drawn.unwrap(), &Win::self_drawn())?;
    /// assert_eq!(score.blocks(), "11s 123m 456m 789m 123p 456p");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`AnyHand::read_drawn`] and [`AnyHand::with_wild`].
    pub fn hand_and_drawn(&self, text: &str) -> Result<(AnyHand, Option<AnyTile>), AnyHandError> {
        let (hand, drawn) = AnyHand::read_drawn(text, self.sets())?;
        Ok((self.with_rules(hand)?, drawn))
    }

    /// The hand of these tiles, jokers and melds.
    ///
    /// # Errors
    /// As [`AnyHand::new`] and [`AnyHand::with_wild`].
    pub fn hand_of(
        &self,
        known: Counts,
        jokers: u8,
        melds: &[AnyMeld],
    ) -> Result<AnyHand, AnyHandError> {
        self.with_rules(AnyHand::new(known, jokers, melds, self.sets())?)
    }

    pub(crate) fn with_rules(&self, hand: AnyHand) -> Result<AnyHand, AnyHandError> {
        let hand = hand.with_wild(self.wild())?;
        Ok(if self.takes_fifth_copies() { hand } else { hand.without_fifth_copies() })
    }

    /// The least shanten (向听数) towards a form of this family, -1 for a win; whether a win reaches
    /// the minimum doesn't matter.
    #[must_use]
    pub fn shanten(&self, hand: &AnyHand) -> Shanten {
        let hand = &self.with_rules(*hand).unwrap_or(*hand);
        let voids: &[Option<Suit>] = if self.has_void_suit() {
            &[Some(Suit::Man), Some(Suit::Pin), Some(Suit::Sou)]
        } else {
            &[None]
        };
        let shantens = voids.iter().filter_map(|&void| self.shanten_without(hand, void));
        shantens.min().unwrap_or(Shanten::NEVER)
    }

    /// The least shanten if tiles of a suit are of no use; `None` if a meld has some.
    fn shanten_without(&self, hand: &AnyHand, void: Option<Suit>) -> Option<Shanten> {
        let mut kinds = self.kinds();
        let mut hand = *hand;
        if let Some(suit) = void {
            if hand.melds().iter().any(|meld| meld.meld().mentsu().suit() == suit) {
                return None;
            }
            kinds -= TileSet::of_suit(suit);
            hand = set_aside(&hand, suit, self)?;
        }
        let visible = self.visible().with_in_play(kinds);
        let shantens = hand.shantens_in(&visible);
        let orphans = if self.has_thirteen_orphans() { shantens.kokushi() } else { Shanten::NEVER };
        let pairs = match self.seven_pairs() {
            SevenPairs::No => Shanten::NEVER,
            SevenPairs::Distinct => shantens.chiitoitsu(),
            SevenPairs::WithFours => pairs_with_fours(&hand, kinds),
        };
        Some(shantens.standard().min(orphans).min(pairs))
    }
}

/// The hand whose tiles of a suit are single honors, which are of no use where honors aren't in
/// play. `None` for more than seven of them: another suit is then as near.
fn set_aside(hand: &AnyHand, suit: Suit, family: &Family) -> Option<AnyHand> {
    let mut known = *hand.known();
    let mut honors = TileSet::HONORS.iter().filter(|tile| hand.known().get(*tile) == 0);
    for tile in TileSet::of_suit(suit) {
        for _ in 0..hand.known().get(tile) {
            known = known.without(tile).ok()?.with(honors.next()?).ok()?;
        }
    }
    let melds = hand.melds();
    let hand = AnyHand::new(known, hand.jokers(), melds, family.sets()).ok()?;
    Some(if family.takes_fifth_copies() { hand } else { hand.without_fifth_copies() })
}

/// The shanten of seven pairs among which four of a kind are two.
fn pairs_with_fours(hand: &AnyHand, kinds: TileSet) -> Shanten {
    if !hand.melds().is_empty() || hand.sets() != Sets::Four || hand.total() < 13 {
        return Shanten::NEVER;
    }
    let held = |tile: &Tile| hand.known().get(*tile);
    let pairs: u8 = Tile::ALL.iter().map(|tile| held(tile) / 2).sum();
    let single = Tile::ALL.iter().filter(|tile| held(tile) % 2 == 1 && kinds.contains(**tile));
    let single = single.count() as u8;
    let pairs = pairs.min(7);
    let lacks = 14 - 2 * pairs - single.min(7 - pairs);
    Shanten::lacking(lacks.saturating_sub(hand.jokers()))
}
