//! Questions under Chinese official rules (国標): five forms, and the fan of wins.

use mentsu::fields::Fields as _;
use mentsu::mcr::{
    FormKind, Impossible, NoWin, Rules, Score, Situation, is_win, score, shantens, ukeire,
};
use mentsu::{Face, Hand, Shanten, Tile, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::{Setting, settings};
use crate::answers::{Answers, Values, answer_columns};
use crate::ask::Question;
use crate::errors::{Failure, Refusal};

/// The least shanten of the five forms.
pub(crate) struct AskMcrShanten;

impl Question for AskMcrShanten {
    type Answer = i8;
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<i8, Refusal> {
        Ok(shantens(hand).least().get())
    }

    answer_columns! { I8 }
}

/// The shanten of each of the five forms.
pub(crate) struct AskMcrShantens;

impl Question for AskMcrShantens {
    type Answer = [i8; FormKind::ALL.len()];
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<Self::Answer, Refusal> {
        let all = shantens(hand);
        Ok(FormKind::ALL.map(|form| Shanten::get(all.of(form))))
    }

    fn columns(&self) -> Answers {
        let column = |form: FormKind| (form.name(), Values::I8(Vec::new()));
        Answers::several(FormKind::ALL.map(column).into())
    }

    fn add(&self, answers: &[Self::Answer], columns: &mut Answers) {
        for (form, column) in columns.values().enumerate() {
            if let Values::I8(column) = column {
                column.extend(answers.iter().map(|all| all[form]));
            }
        }
    }
}

/// Whether the tiles are won in one of the five forms.
pub(crate) struct AskMcrWon;

impl Question for AskMcrWon {
    type Answer = bool;
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<bool, Refusal> {
        Ok(is_win(hand))
    }

    answer_columns! { Bool }
}

/// The waits of a hand at tenpai.
pub(crate) struct AskMcrWaits {
    /// Whether the answer is a list of numbers rather than a set of bits.
    pub(crate) lists: bool,
}

impl Question for AskMcrWaits {
    type Answer = u64;
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<u64, Refusal> {
        let ukeire = ukeire(hand);
        Ok(if ukeire.shanten().is_one_away() { ukeire.tiles().bits() } else { 0 })
    }

    answer_columns! { sets }
}

/// The tiles that lower the least shanten.
pub(crate) struct AskMcrUkeire;

/// Shanten, the tiles that lower it, and how many copies are left.
#[derive(Clone, Copy, Default)]
pub(crate) struct McrUkeire {
    shanten: i8,
    tiles: u64,
    total: u8,
}

impl Question for AskMcrUkeire {
    type Answer = McrUkeire;
    type Memory = ();

    fn of_hand(&self, _: usize, hand: &Hand, _: &mut ()) -> Result<McrUkeire, Refusal> {
        let ukeire = ukeire(hand);
        let (shanten, tiles) = (ukeire.shanten().get(), ukeire.tiles().bits());
        Ok(McrUkeire { shanten, tiles, total: ukeire.total() })
    }

    answer_columns! { answer;
        shanten I8 = answer.shanten;
        tiles U64 = answer.tiles;
        total U8 = answer.total;
    }
}

settings! {
    /// How each hand was won.
    Known {
        discard: Option<Face> = None,
        seat: Wind = Wind::East,
        prevalent: Wind = Wind::East,
        flowers: u8 = 0,
        last_copy: bool = false,
        kong: bool = false,
        last_tile: bool = false,
        seen: Option<u8> = None,
    }
}

/// What each hand is worth as it was won.
pub(crate) struct AskMcrScore {
    known: Known,
    rules: Rules,
    /// Whether to list the fan that count.
    with_fans: bool,
}

impl AskMcrScore {
    /// Reads the given arguments by name.
    pub(crate) fn read(
        given: &Bound<'_, PyDict>,
        rules: Rules,
        with_fans: bool,
    ) -> PyResult<AskMcrScore> {
        Ok(AskMcrScore { known: Known::read(given)?, rules, with_fans })
    }

    fn situation(&self, row: usize) -> Result<Situation, Refusal> {
        let start = match self.known.discard(row)? {
            Some(face) => Situation::by_discard(face),
            None => Situation::self_drawn(),
        };
        let mut situation = start
            .with_seat(self.known.seat(row)?)
            .with_prevalent(self.known.prevalent(row)?)
            .with_flowers(self.known.flowers(row)?);
        if self.known.last_copy(row)? {
            situation = situation.with_last_copy();
        }
        if self.known.kong(row)? {
            situation = situation.with_kong();
        }
        if self.known.last_tile(row)? {
            situation = situation.with_last_tile();
        }
        if let Some(seen) = self.known.seen(row)? {
            situation = situation.with_seen(seen);
        }
        Ok(situation)
    }
}

/// Why a situation is impossible; first the field whose number is out of its bounds.
#[cold]
fn impossible(situation: &Situation, why: Impossible) -> Refusal {
    let mut fields =
        Situation::NAMES.iter().filter_map(|name| situation.set(name, situation.get(name)?).err());
    fields.next().map_or(Refusal::McrImpossible(why), Refusal::Field)
}

/// A score in a few numbers.
#[derive(Clone, Copy, Default)]
pub(crate) struct McrScoreNumbers {
    total: u32,
    without_flowers: u32,
    outcome: u8,
    fans: FanNumbers,
}

/// The fan that count by their numbers, one that counts twice twice.
#[derive(Clone, Copy, Default)]
struct FanNumbers {
    all: [u8; MOST_FANS],
    len: u8,
}

/// More than any win has: eight flowers, and what four sets and a pair make.
const MOST_FANS: usize = 32;

impl FanNumbers {
    fn of(score: &Score) -> FanNumbers {
        let mut fans = FanNumbers::default();
        for one in score.fans() {
            for _ in 0..one.times() {
                let Some(place) = fans.all.get_mut(usize::from(fans.len)) else { return fans };
                *place = one.fan() as u8;
                fans.len += 1;
            }
        }
        fans
    }

    fn as_slice(&self) -> &[u8] {
        &self.all[..usize::from(self.len)]
    }
}

/// Why a hand has no fan, by the numbers of `mentsu.mcr.batch.OUTCOMES`.
const WON: u8 = 0;
const NOT_WON: u8 = 1;
const TOO_FEW: u8 = 2;

impl Question for AskMcrScore {
    type Answer = McrScoreNumbers;
    type Memory = ();

    const BLOCK: usize = 1 << 13;
    const WANTS_HANDS: bool = true;

    fn of_hand(&self, row: usize, hand: &Hand, _: &mut ()) -> Result<McrScoreNumbers, Refusal> {
        let situation = self.situation(row)?;
        match score(hand, &situation, &self.rules) {
            Ok(score) => Ok(McrScoreNumbers {
                total: score.total().into(),
                without_flowers: score.without_flowers().into(),
                outcome: if score.is_enough() { WON } else { TOO_FEW },
                fans: if self.with_fans { FanNumbers::of(&score) } else { FanNumbers::default() },
            }),
            Err(NoWin::Impossible(why)) => Err(impossible(&situation, why)),
            Err(_) => Ok(McrScoreNumbers { outcome: NOT_WON, ..McrScoreNumbers::default() }),
        }
    }

    answer_columns! { self, answer, first if self.with_fans { 4 } else { 3 };
        total U32 = answer.total;
        without_flowers U32 = answer.without_flowers;
        outcome U8 = answer.outcome;
        fans Lists = answer.fans.as_slice();
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.known.check_end(rows)
    }
}

// A tile's number and a fan's both fit into a byte.
const _: () = assert!(Tile::COUNT < 256 && mentsu::mcr::Fan::COUNT < 256);
