//! What won hands are worth, row by row.

use mentsu::riichi::{NoWin, Payer, Payments, Rules, Score, Situation, WinEvent, Yaku, score};
use mentsu::{Face, Hand, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::{FewTiles, Setting, settings};
use crate::answers::{Answers, Values, answer_columns};
use crate::ask::Question;
use crate::errors::{Failure, Refusal, column_type_error};
use crate::rows::{face_number, numbered_face};

/// The arguments that name the liable seat of a yakuman.
const PAO: [(&str, Yaku); 3] = [
    ("pao_daisangen", Yaku::Daisangen),
    ("pao_daisuushi", Yaku::Daisuushi),
    ("pao_suukantsu", Yaku::Suukantsu),
];

settings! {
    /// How each hand was won.
    Known {
        ron: Option<Face> = None,
        tsumo: Option<Face> = None,
        seat: Wind = Wind::East,
        round: Wind = Wind::East,
        dora: FewTiles = FewTiles::NONE,
        ura: FewTiles = FewTiles::NONE,
        kita: u8 = 0,
        honba: u16 = 0,
        sticks: u16 = 0,
        discarder: Option<Wind> = None,
    }
}

/// What each hand is worth as it was won.
pub(crate) struct AskScore {
    known: Known,
    events: Vec<(WinEvent, Setting<bool>)>,
    pao: Vec<(&'static str, Yaku, Setting<Option<Wind>>)>,
    rules: Rules,
    /// Whether to say who pays.
    with_payments: bool,
    /// The situation that all rows share, for each tile of a ron and, last, for tsumo.
    starts: Vec<Situation>,
}

impl AskScore {
    /// Reads the given arguments by name; the other events haven't happened.
    pub(crate) fn read(
        given: &Bound<'_, PyDict>,
        rules: Rules,
        with_payments: bool,
    ) -> PyResult<AskScore> {
        let mut events = Vec::new();
        for event in WinEvent::ALL.iter().copied() {
            let happened = Setting::read(event.name(), given, false)?;
            if !matches!(happened, Setting::One(false)) {
                events.push((event, happened));
            }
        }
        let mut pao = Vec::new();
        for (name, yaku) in PAO {
            let liable = Setting::read(name, given, None)?;
            if !matches!(liable, Setting::One(None)) {
                pao.push((name, yaku, liable));
            }
        }
        let (known, starts) = (Known::read(given)?, Vec::new());
        let mut asked = AskScore { known, events, pao, rules, with_payments, starts };
        let faces = (0..BY_TSUMO as u8).map(numbered_face).chain([None]);
        let starts = faces.map(|ron| ron.map_or(Situation::tsumo(), Situation::ron));
        let starts = starts.map(|start| asked.circumstances(start, None));
        asked.starts = starts.collect::<Result<_, _>>().map_err(column_type_error)?;
        Ok(asked)
    }

    /// The situation of a row that is won by ron of this tile, or by tsumo.
    #[inline(always)]
    fn situation(&self, row: usize, ron: Option<Face>) -> Result<Situation, Refusal> {
        let place = ron.map_or(BY_TSUMO, |face| usize::from(face_number(face)));
        self.circumstances(self.starts[place], Some(row))
    }

    /// The situation with the circumstances that all rows share, or with those of a row alone.
    #[inline(always)]
    fn circumstances(
        &self,
        mut situation: Situation,
        row: Option<usize>,
    ) -> Result<Situation, Refusal> {
        macro_rules! add {
            ($($name:ident $with:ident($($values:tt)*);)*) => {$(
                if let Some(value) = self.known.$name.given(stringify!($name), row)? {
                    situation = situation.$with(value$($values)*);
                }
            )*};
        }
        add! {
            seat with_seat();
            round with_round();
            dora with_dora(.iter());
            ura with_ura(.iter());
            kita with_kita();
            honba with_honba();
            sticks with_sticks();
        }
        for (event, happened) in &self.events {
            if happened.given(event.name(), row)? == Some(true) {
                situation = situation.with_event(*event);
            }
        }
        if let Some(Some(seat)) = self.known.discarder.given("discarder", row)? {
            situation = situation.with_discarder(seat);
        }
        for (name, yaku, liable) in &self.pao {
            if let Some(Some(seat)) = liable.given(name, row)? {
                situation = situation.with_pao(*yaku, seat);
            }
        }
        Ok(situation)
    }

    /// The score of a hand whose drawn tile is in the column `tsumo`.
    #[inline(never)]
    fn by_named_tsumo(
        &self,
        row: usize,
        hand: &Hand,
        drawn: Face,
    ) -> Result<ScoreNumbers, Refusal> {
        let hand = if hand.awaits_draw() { hand.draw(drawn)? } else { hand.with_drawn(drawn)? };
        self.score(&hand, &self.situation(row, None)?)
    }

    #[inline(always)]
    fn score(&self, hand: &Hand, situation: &Situation) -> Result<ScoreNumbers, Refusal> {
        match score(hand, situation, &self.rules) {
            Ok(score) => {
                let mut numbers = ScoreNumbers::of(&score);
                if self.with_payments {
                    numbers.paid = paid(score.payments());
                }
                Ok(numbers)
            }
            Err(no_win) => ScoreNumbers::of_no_win(no_win),
        }
    }
}

/// The index of a win by tsumo, after those by ron of each face.
const BY_TSUMO: usize = 37;

/// A score in a few numbers.
#[derive(Clone, Copy, Default)]
pub(crate) struct ScoreNumbers {
    points: u32,
    received: u32,
    yaku: u64,
    han: u8,
    fu: u8,
    yakuman: u8,
    dora: u8,
    limit: u8,
    outcome: u8,
    /// What East, South, West, North and an unnamed discarder pay; 0 unless asked for.
    paid: [u32; PAYERS],
}

/// The four seats and an unnamed discarder.
const PAYERS: usize = 5;

/// What each of them pays, honba included.
fn paid(payments: &Payments) -> [u32; PAYERS] {
    let mut paid = [0_u32; PAYERS];
    for payment in payments.iter() {
        let payer = match payment.payer() {
            Payer::Seat(seat) => seat as usize,
            Payer::Discarder => PAYERS - 1,
        };
        paid[payer] = paid[payer].saturating_add(payment.total());
    }
    paid
}

impl ScoreNumbers {
    #[inline(always)]
    fn of(score: &Score) -> ScoreNumbers {
        ScoreNumbers {
            points: score.points(),
            received: score.payments().received(),
            yaku: score.yaku_set().iter().fold(0, |bits, yaku| bits | 1 << yaku as u8),
            han: score.han().unwrap_or(0),
            fu: score.fu().unwrap_or(0),
            yakuman: score.yakuman(),
            dora: score.dora().total(),
            limit: score.limit() as u8,
            outcome: 0,
            paid: [0; PAYERS],
        }
    }

    #[cold]
    fn of_no_win(no_win: NoWin) -> Result<ScoreNumbers, Refusal> {
        let outcome = match no_win {
            NoWin::Impossible(error) => return Err(Refusal::Impossible(error)),
            NoWin::NotWon { .. } => 1,
            NoWin::NoYaku(_) => 2,
            NoWin::BelowMinimum(_) => 3,
            NoWin::AnkanRobbed => 4,
            _ => 5,
        };
        Ok(ScoreNumbers { outcome, ..ScoreNumbers::default() })
    }
}

impl Question for AskScore {
    type Answer = ScoreNumbers;
    type Memory = ();

    const BLOCK: usize = 1 << 13;
    const WANTS_HANDS: bool = true;

    fn of_hand(&self, row: usize, hand: &Hand, _memory: &mut ()) -> Result<ScoreNumbers, Refusal> {
        let (ron, tsumo) = (self.known.ron(row)?, self.known.tsumo(row)?);
        match (ron, tsumo) {
            (Some(_), Some(_)) => {
                Err(Refusal::Setting { name: "tsumo", reason: "there is a ron as well" })
            }
            (None, Some(drawn)) => self.by_named_tsumo(row, hand, drawn),
            (ron, None) => self.score(hand, &self.situation(row, ron)?),
        }
    }

    answer_columns! { self, answer, first if self.with_payments { 9 + PAYERS } else { 9 };
        points U32 = answer.points;
        received U32 = answer.received;
        han U8 = answer.han;
        fu U8 = answer.fu;
        yakuman U8 = answer.yakuman;
        dora U8 = answer.dora;
        limit U8 = answer.limit;
        yaku U64 = answer.yaku;
        outcome U8 = answer.outcome;
        paid_east U32 = answer.paid[0];
        paid_south U32 = answer.paid[1];
        paid_west U32 = answer.paid[2];
        paid_north U32 = answer.paid[3];
        paid_discarder U32 = answer.paid[4];
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.known.check_end(rows)?;
        self.pao.iter().try_for_each(|(name, _, liable)| liable.check_end(name, rows))?;
        self.events.iter().try_for_each(|(event, happened)| happened.check_end(event.name(), rows))
    }
}
