//! Questions under Chinese official rules (国標): five forms, and the fan of wins.

use mentsu::mcr::{FormKind, NoWin, Rules, Score, Situation, is_win, score, shantens, ukeire};
use mentsu::{Face, Hand, Shanten, Tile, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::Setting;
use crate::answers::{Answers, Values};
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

    fn columns(&self) -> Answers {
        Answers::one(Values::I8(Vec::new()))
    }

    fn add(&self, answers: &[i8], columns: &mut Answers) {
        let [shanten] = columns.values();
        shanten.extend_i8(answers.iter().copied());
    }
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
        let columns = columns.all_values().into_iter().enumerate();
        columns.for_each(|(form, column)| column.extend_i8(answers.iter().map(|all| all[form])));
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

    fn columns(&self) -> Answers {
        Answers::one(Values::Bool(Vec::new()))
    }

    fn add(&self, answers: &[bool], columns: &mut Answers) {
        let [won] = columns.values();
        won.extend_bool(answers.iter().copied());
    }
}

/// The tiles that lower the least shanten, or the waits.
pub(crate) struct AskMcrUkeire {
    /// Only the waits of hands at tenpai, as lists of numbers or as bits.
    pub(crate) waits: Option<Lists>,
}

/// Whether sets are lists of numbers rather than bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lists(pub(crate) bool);

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
        let shanten = ukeire.shanten();
        let is_asked = self.waits.is_none() || shanten.is_one_away();
        let tiles = if is_asked { ukeire.tiles().bits() } else { 0 };
        Ok(McrUkeire { shanten: shanten.get(), tiles, total: ukeire.total() })
    }

    fn columns(&self) -> Answers {
        match self.waits {
            Some(Lists(true)) => {
                Answers::one(Values::Lists { ends: Vec::new(), bytes: Vec::new() })
            }
            Some(Lists(false)) => Answers::one(Values::U64(Vec::new())),
            None => Answers::several(vec![
                ("shanten", Values::I8(Vec::new())),
                ("tiles", Values::U64(Vec::new())),
                ("total", Values::U8(Vec::new())),
            ]),
        }
    }

    fn add(&self, answers: &[McrUkeire], columns: &mut Answers) {
        let tiles = answers.iter().map(|answer| answer.tiles);
        match (self.waits, &mut *columns.all_values()) {
            (Some(Lists(true)), [waits]) => waits.extend_bits(tiles),
            (Some(Lists(false)), [waits]) => waits.extend_u64(tiles),
            (_, [shanten, of_set, total]) => {
                shanten.extend_i8(answers.iter().map(|answer| answer.shanten));
                of_set.extend_u64(tiles);
                total.extend_u8(answers.iter().map(|answer| answer.total));
            }
            _ => {}
        }
    }
}

/// What each hand is worth as it was won.
pub(crate) struct AskMcrScore {
    discard: Setting<Option<Face>>,
    seat: Setting<Wind>,
    prevalent: Setting<Wind>,
    flowers: Setting<u8>,
    last_copy: Setting<bool>,
    kong: Setting<bool>,
    last_tile: Setting<bool>,
    seen: Setting<Option<u8>>,
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
        let get = |name| Ok::<_, PyErr>(given.get_item(name)?.filter(|given| !given.is_none()));
        Ok(AskMcrScore {
            discard: Setting::read("discard", get("discard")?.as_ref(), None)?,
            seat: Setting::read("seat", get("seat")?.as_ref(), Wind::East)?,
            prevalent: Setting::read("prevalent", get("prevalent")?.as_ref(), Wind::East)?,
            flowers: Setting::read("flowers", get("flowers")?.as_ref(), 0)?,
            last_copy: Setting::read("last_copy", get("last_copy")?.as_ref(), false)?,
            kong: Setting::read("kong", get("kong")?.as_ref(), false)?,
            last_tile: Setting::read("last_tile", get("last_tile")?.as_ref(), false)?,
            seen: Setting::read("seen", get("seen")?.as_ref(), None)?,
            rules,
            with_fans,
        })
    }

    fn situation(&self, row: usize) -> Result<Situation, Refusal> {
        let start = match self.discard.get("discard", row)? {
            Some(face) => Situation::by_discard(face),
            None => Situation::self_drawn(),
        };
        let mut situation = start
            .with_seat(self.seat.get("seat", row)?)
            .with_prevalent(self.prevalent.get("prevalent", row)?)
            .with_flowers(self.flowers.get("flowers", row)?);
        if self.last_copy.get("last_copy", row)? {
            situation = situation.with_last_copy();
        }
        if self.kong.get("kong", row)? {
            situation = situation.with_kong();
        }
        if self.last_tile.get("last_tile", row)? {
            situation = situation.with_last_tile();
        }
        if let Some(seen) = self.seen.get("seen", row)? {
            situation = situation.with_seen(seen);
        }
        Ok(situation)
    }
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
        match score(hand, &self.situation(row)?, &self.rules) {
            Ok(score) => Ok(McrScoreNumbers {
                total: score.total().into(),
                without_flowers: score.without_flowers().into(),
                outcome: if score.is_enough() { WON } else { TOO_FEW },
                fans: if self.with_fans { FanNumbers::of(&score) } else { FanNumbers::default() },
            }),
            Err(NoWin::Impossible(impossible)) => Err(Refusal::McrImpossible(impossible)),
            Err(_) => Ok(McrScoreNumbers { outcome: NOT_WON, ..McrScoreNumbers::default() }),
        }
    }

    fn columns(&self) -> Answers {
        let mut columns = vec![
            ("total", Values::U32(Vec::new())),
            ("without_flowers", Values::U32(Vec::new())),
            ("outcome", Values::U8(Vec::new())),
        ];
        if self.with_fans {
            columns.push(("fans", Values::Lists { ends: Vec::new(), bytes: Vec::new() }));
        }
        Answers::several(columns)
    }

    fn add(&self, answers: &[McrScoreNumbers], columns: &mut Answers) {
        let mut all = columns.all_values();
        let [total, without_flowers, outcome, rest @ ..] = &mut *all else { return };
        total.extend_u32(answers.iter().map(|answer| answer.total));
        without_flowers.extend_u32(answers.iter().map(|answer| answer.without_flowers));
        outcome.extend_u8(answers.iter().map(|answer| answer.outcome));
        if let [fans] = rest {
            fans.extend_lists(answers.iter().map(|answer| answer.fans.as_slice()));
        }
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.discard.check_end("discard", rows)?;
        self.seat.check_end("seat", rows)?;
        self.prevalent.check_end("prevalent", rows)?;
        self.flowers.check_end("flowers", rows)?;
        self.last_copy.check_end("last_copy", rows)?;
        self.kong.check_end("kong", rows)?;
        self.last_tile.check_end("last_tile", rows)?;
        self.seen.check_end("seen", rows)
    }
}

// A tile's number and a fan's both fit into a byte.
const _: () = assert!(Tile::COUNT < 256 && mentsu::mcr::Fan::COUNT < 256);
