//! A player's choices as numbers.

use super::mask::ActionMask;
use super::number::{ActionNumber, face, first};
use crate::action::Action;
use crate::options::Options;

/// A player's unfinished announcement: a riichi whose discard is the next choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Announced {
    /// Nothing.
    #[default]
    Nothing,
    /// A riichi.
    Riichi,
    /// An open riichi.
    OpenRiichi,
}

/// The effect of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The player acts.
    Act(Action),
    /// The player announces a riichi, and chooses its discard next.
    Announce(Announced),
}

/// A player's choices: [`Options`] as [`ActionNumber`]s.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::encode::{Announced, Choices, Step};
/// use mentsu_table::{GameRules, Round, RoundStart, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let mut announced = Announced::Nothing;
/// while let Some(seat) = round.awaited().next() {
///     let choices = Choices::after(round.options(seat), announced);
///     let number = choices.mask().iter().next_back().unwrap();
///     match choices.step(number).unwrap() {
///         Step::Announce(what) => announced = what,
///         Step::Act(action) => {
///             announced = Announced::Nothing;
///             round.act(seat, action)?;
///         }
///     }
/// }
/// assert!(round.outcome().is_some());
/// # Ok::<(), mentsu_table::Refused>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Choices<'a> {
    options: &'a Options,
    announced: Announced,
}

const fn bit(number: u8) -> u128 {
    1 << number
}

impl<'a> Choices<'a> {
    /// Of a player who has announced nothing.
    #[must_use]
    pub const fn of(options: &'a Options) -> Choices<'a> {
        Choices::after(options, Announced::Nothing)
    }

    /// Of a player who has announced this: the discards of the riichi. There are none where the
    /// options don't offer what was announced.
    #[must_use]
    pub const fn after(options: &'a Options, announced: Announced) -> Choices<'a> {
        Choices { options, announced }
    }

    /// The numbers that may be chosen: none for a player who isn't awaited.
    #[must_use]
    #[inline]
    pub fn mask(&self) -> ActionMask {
        let options = self.options;
        let drawn = |face| bit(ActionNumber::of_discard(face, true).get());
        let mut bits = match self.announced {
            Announced::Nothing => u128::from(options.discards.0) | options.drawn.map_or(0, drawn),
            Announced::OpenRiichi if !options.open => 0,
            Announced::Riichi | Announced::OpenRiichi => {
                u128::from(options.riichi.0) | options.drawn_riichi.map_or(0, drawn)
            }
        };
        if self.announced != Announced::Nothing {
            return ActionMask::from_bits(bits);
        }
        let mut offer = |is: bool, number: u8| bits |= u128::from(is) << number;
        offer(options.riichi(), first::RIICHI);
        offer(options.open_riichi(), first::OPEN_RIICHI);
        offer(options.kita, first::KITA);
        offer(options.win(), first::WIN);
        offer(options.kyuushu, first::KYUUSHU);
        offer(options.pass, first::PASS);
        if options.called.is_some() {
            let calls = options.calls;
            offer(calls.kan.is_some(), first::DAIMINKAN);
            bits |= u128::from(calls.chi) << first::CHI | u128::from(calls.pon) << first::PON;
        }
        for kan in options.kans.iter() {
            bits |= bit(first::KAN + kan.mentsu().first().index() as u8);
        }
        ActionMask::from_bits(bits)
    }

    /// The effect of a number. `None` if it may not be chosen.
    #[must_use]
    pub fn step(&self, number: ActionNumber) -> Option<Step> {
        if !self.mask().contains(number) {
            return None;
        }
        let (options, number) = (self.options, number.get());
        let call = |nth: usize| {
            let (called, from) = options.called?;
            options.calls.nth(nth, called, from).map(Action::Call)
        };
        // How many choices among these bits come before this one.
        let before = |bits: u8, bit: u8| (bits & ((1 << bit) - 1)).count_ones() as usize;
        let (chi, pon) = (options.calls.chi, options.calls.pon);
        let action = match number {
            first::DISCARD..first::DRAWN => self.discard(number, false),
            first::DRAWN..first::RIICHI => self.discard(number - first::DRAWN, true),
            first::RIICHI => return Some(Step::Announce(Announced::Riichi)),
            first::OPEN_RIICHI => return Some(Step::Announce(Announced::OpenRiichi)),
            first::CHI..first::PON => call(before(chi, number - first::CHI))?,
            first::PON..first::DAIMINKAN => {
                call(chi.count_ones() as usize + before(pon, number - first::PON))?
            }
            first::DAIMINKAN => call((chi.count_ones() + pon.count_ones()) as usize)?,
            first::KAN..first::KITA => {
                let is_it =
                    |kan: &Action| ActionNumber::of(kan).iter().any(|of| of.get() == number);
                options.kans.iter().copied().map(Action::Kan).find(is_it)?
            }
            first::KITA => Action::Kita,
            first::WIN if options.tsumo => Action::Tsumo,
            first::WIN => Action::Ron,
            first::KYUUSHU => Action::Kyuushu,
            _ => Action::Pass,
        };
        Some(Step::Act(action))
    }

    fn discard(&self, code: u8, tsumogiri: bool) -> Action {
        let face = face(code);
        match self.announced {
            Announced::Nothing => Action::Discard { face, tsumogiri },
            Announced::Riichi => Action::Riichi { face, tsumogiri },
            Announced::OpenRiichi => Action::OpenRiichi { face, tsumogiri },
        }
    }
}
