//! The rules on which houses differ. [`Preset`](super::Preset) has each house's choices.

mod choices;

pub use self::choices::WaitsOfStraights;
use super::fan::{Fan, FanSet, POINTS, SWALLOWS};
use crate::fields::{FieldKind, Fields};
use crate::names::position;

crate::rules! {
    /// The rules by which a hand is counted: a preset, with changes where a house differs.
    ///
    /// The default is [`Rules::MIL`]; [`Preset`](super::Preset) has the others and their sources.
    /// A rule is set by its method, or by its name:
    ///
    /// ```
    /// use mentsu::mcr::{Fan, Preset, Rules};
    ///
    /// let rules = Rules::GREEN_BOOK.with_cap(Some(88));
    /// assert_eq!((rules.minimum(), rules.cap()), (8, Some(88)));
    /// assert_eq!(Rules::MIL.points_of(Fan::MeldedAndConcealedKong), 5);
    /// assert_eq!(rules.points_of(Fan::MeldedAndConcealedKong), 6);
    ///
    /// let named = "green_book".parse::<Preset>()?.rules();
    /// assert_eq!(named.set_text("cap", "88")?, rules);
    /// assert_eq!(rules.get("concealed_kongs").unwrap().to_string(), "8");
    /// let error = rules.set("mixed_kongs", 7).unwrap_err();
    /// assert_eq!(error.to_string(), "mixed_kongs is 5 or 6");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[doc(alias = "规则")]
    pub struct Rules;

    /// The points with which a hand may be won, flowers aside (起和番): 8 everywhere here.
    minimum with_minimum: u16;
    /// The payment of each other player besides the fan (底分): 8 everywhere here.
    base with_base: u16;
    /// The most that the fan of one hand are worth, flowers aside; `None` for no limit.
    cap with_cap: Option<u16>;
    /// The points of a melded and a concealed kong together (明暗杠): 5 or 6.
    mixed_kongs with_mixed_kongs: u8 = FieldKind::Number { least: 5, most: 6, step: 1 };
    /// The points of two concealed kongs together (双暗杠): 6 or 8.
    concealed_kongs with_concealed_kongs: u8 = FieldKind::Number { least: 6, most: 8, step: 2 };
    /// A fully concealed hand (不求人) counts with forms that are always concealed, such as seven
    /// pairs; else only the self-drawn tile does.
    always_fully_concealed with_always_fully_concealed: bool;
    /// All types (五门齐) count with seven pairs.
    all_types_of_pairs with_all_types_of_pairs: bool;
    /// The fan of single waits that count with a knitted straight (组合龙).
    waits_of_straights with_waits_of_straights: WaitsOfStraights;
    /// A tile held four times still counts as a second wait, by the shape of the hand (形听); else a
    /// hand has a single wait if it has all four copies of each other one concealed.
    waits_by_shape with_waits_by_shape: bool;
    /// Flower tiles are played, a point each (花牌).
    flowers with_flowers: bool;
}

/// The name of a rule; one that doesn't exist doesn't compile.
pub(super) const fn rule(name: &'static str) -> &'static str {
    assert!(position(<Rules as Fields>::NAMES, name).is_some());
    name
}

/// The fan of forms that are always concealed.
const ALWAYS_CONCEALED: FanSet = {
    let (mut all, mut i) = (FanSet::EMPTY, 0);
    while i < Fan::COUNT {
        if SWALLOWS[i].contains(Fan::FullyConcealedHand) {
            all = all.with(Fan::ALL[i]);
        }
        i += 1;
    }
    all
};

impl Rules {
    /// The points of a fan, each time it counts.
    #[must_use]
    #[inline(always)]
    pub const fn points_of(&self, fan: Fan) -> u8 {
        match fan {
            Fan::MeldedAndConcealedKong => self.mixed_kongs,
            Fan::TwoConcealedKongs => self.concealed_kongs,
            _ => POINTS[fan as usize],
        }
    }

    /// The fan that never count together with this one: [`Fan::swallows`], as far as the house
    /// plays it.
    #[must_use]
    #[inline(always)]
    pub const fn swallowed_by(&self, fan: Fan) -> FanSet {
        let all = SWALLOWS[fan as usize];
        if self.always_fully_concealed && ALWAYS_CONCEALED.contains(fan) {
            return all.without(Fan::FullyConcealedHand);
        }
        all
    }
}

impl Default for Rules {
    /// [`Rules::MIL`].
    fn default() -> Rules {
        Rules::MIL
    }
}
