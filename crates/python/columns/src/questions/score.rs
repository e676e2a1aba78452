//! What won hands are worth, row by row.

use mentsu::riichi::{NoWin, Payer, Payments, Rules, Score, Situation, WinEvent, Yaku, score};
use mentsu::{Face, Hand, Wind};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::settings::{FewTiles, Setting};
use crate::answers::{Answers, Values};
use crate::ask::Question;
use crate::errors::{Failure, Refusal};
use crate::rows::{face_number, numbered_face};

/// The arguments that name the liable seat of a yakuman.
const PAO: [(&str, Yaku); 3] = [
    ("pao_daisangen", Yaku::Daisangen),
    ("pao_daisuushi", Yaku::Daisuushi),
    ("pao_suukantsu", Yaku::Suukantsu),
];

/// What each hand is worth as it was won.
pub(crate) struct AskScore {
    ron: Setting<Option<Face>>,
    tsumo: Setting<Option<Face>>,
    seat: Setting<Wind>,
    round: Setting<Wind>,
    events: Vec<(WinEvent, Setting<bool>)>,
    dora: Setting<FewTiles>,
    ura: Setting<FewTiles>,
    kita: Setting<u8>,
    honba: Setting<u16>,
    sticks: Setting<u16>,
    discarder: Setting<Option<Wind>>,
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
        let get = |name| Ok::<_, PyErr>(given.get_item(name)?.filter(|given| !given.is_none()));
        let mut events = Vec::new();
        for event in WinEvent::ALL.iter().copied() {
            let happened = Setting::read(event.name(), get(event.name())?.as_ref(), false)?;
            if !matches!(happened, Setting::One(false)) {
                events.push((event, happened));
            }
        }
        let mut pao = Vec::new();
        for (name, yaku) in PAO {
            let liable = Setting::read(name, get(name)?.as_ref(), None)?;
            if !matches!(liable, Setting::One(None)) {
                pao.push((name, yaku, liable));
            }
        }
        let mut asked = AskScore {
            ron: Setting::read("ron", get("ron")?.as_ref(), None)?,
            tsumo: Setting::read("tsumo", get("tsumo")?.as_ref(), None)?,
            seat: Setting::read("seat", get("seat")?.as_ref(), Wind::East)?,
            round: Setting::read("round", get("round")?.as_ref(), Wind::East)?,
            events,
            dora: Setting::read("dora", get("dora")?.as_ref(), FewTiles::NONE)?,
            ura: Setting::read("ura", get("ura")?.as_ref(), FewTiles::NONE)?,
            kita: Setting::read("kita", get("kita")?.as_ref(), 0)?,
            honba: Setting::read("honba", get("honba")?.as_ref(), 0)?,
            sticks: Setting::read("sticks", get("sticks")?.as_ref(), 0)?,
            discarder: Setting::read("discarder", get("discarder")?.as_ref(), None)?,
            pao,
            rules,
            with_payments,
            starts: Vec::new(),
        };
        let faces = (0..BY_TSUMO as u8).map(numbered_face).chain([None]);
        asked.starts = faces.map(|ron| asked.start(ron)).collect();
        Ok(asked)
    }

    /// The situation of a row that is won by ron of this tile, or by tsumo.
    #[inline(always)]
    fn situation(&self, row: usize, ron: Option<Face>) -> Result<Situation, Refusal> {
        let place = ron.map_or(BY_TSUMO, |face| usize::from(face_number(face)));
        let mut situation = self.starts[place];
        /// Sets what differs from row to row.
        macro_rules! each {
            ($($name:ident $with:ident($($values:tt)*);)*) => {$(
                if matches!(self.$name, Setting::Each(_)) {
                    let value = self.$name.get(stringify!($name), row)?;
                    situation = situation.$with(value$($values)*);
                }
            )*};
        }
        each! {
            seat with_seat();
            round with_round();
            dora with_dora(.iter());
            ura with_ura(.iter());
            kita with_kita();
            honba with_honba();
            sticks with_sticks();
        }
        for (event, happened) in &self.events {
            if matches!(happened, Setting::Each(_)) && happened.get(event.name(), row)? {
                situation = situation.with_event(*event);
            }
        }
        if matches!(self.discarder, Setting::Each(_))
            && let Some(seat) = self.discarder.get("discarder", row)?
        {
            situation = situation.with_discarder(seat);
        }
        for (name, yaku, liable) in &self.pao {
            if matches!(liable, Setting::Each(_))
                && let Some(seat) = liable.get(name, row)?
            {
                situation = situation.with_pao(*yaku, seat);
            }
        }
        Ok(situation)
    }

    /// What is the same for all rows, won by ron of this tile or by tsumo.
    fn start(&self, ron: Option<Face>) -> Situation {
        let mut start = ron.map_or(Situation::tsumo(), Situation::ron);
        macro_rules! one {
            ($($name:ident $with:ident($($values:tt)*);)*) => {$(
                if let Setting::One(value) = &self.$name {
                    start = start.$with(value$($values)*);
                }
            )*};
        }
        one! {
            seat with_seat(.to_owned());
            round with_round(.to_owned());
            dora with_dora(.iter());
            ura with_ura(.iter());
            kita with_kita(.to_owned());
            honba with_honba(.to_owned());
            sticks with_sticks(.to_owned());
        }
        for (event, happened) in &self.events {
            if matches!(happened, Setting::One(true)) {
                start = start.with_event(*event);
            }
        }
        if let Setting::One(Some(seat)) = self.discarder {
            start = start.with_discarder(seat);
        }
        for (_, yaku, liable) in &self.pao {
            if let Setting::One(Some(seat)) = *liable {
                start = start.with_pao(*yaku, seat);
            }
        }
        start
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

/// The columns of payments.
const PAID: [&str; PAYERS] =
    ["paid_east", "paid_south", "paid_west", "paid_north", "paid_discarder"];

impl Question for AskScore {
    type Answer = ScoreNumbers;
    type Memory = ();

    const BLOCK: usize = 1 << 13;
    const WANTS_HANDS: bool = true;

    fn of_hand(&self, row: usize, hand: &Hand, _memory: &mut ()) -> Result<ScoreNumbers, Refusal> {
        let (ron, tsumo) = (self.ron.get("ron", row)?, self.tsumo.get("tsumo", row)?);
        match (ron, tsumo) {
            (Some(_), Some(_)) => {
                Err(Refusal::Setting { name: "tsumo", reason: "there is a ron as well" })
            }
            (None, Some(drawn)) => self.by_named_tsumo(row, hand, drawn),
            (ron, None) => self.score(hand, &self.situation(row, ron)?),
        }
    }

    fn columns(&self) -> Answers {
        let bytes = || Values::U8(Vec::new());
        let mut columns = vec![
            ("points", Values::U32(Vec::new())),
            ("received", Values::U32(Vec::new())),
            ("han", bytes()),
            ("fu", bytes()),
            ("yakuman", bytes()),
            ("dora", bytes()),
            ("limit", bytes()),
            ("yaku", Values::U64(Vec::new())),
            ("outcome", bytes()),
        ];
        if self.with_payments {
            columns.extend(PAID.map(|name| (name, Values::U32(Vec::new()))));
        }
        Answers::several(columns)
    }

    fn add(&self, answers: &[ScoreNumbers], columns: &mut Answers) {
        let mut all = columns.all_values();
        let [points, received, han, fu, yakuman, dora, limit, yaku, outcome, paid @ ..] = &mut *all
        else {
            return;
        };
        points.extend_u32(answers.iter().map(|answer| answer.points));
        received.extend_u32(answers.iter().map(|answer| answer.received));
        han.extend_u8(answers.iter().map(|answer| answer.han));
        fu.extend_u8(answers.iter().map(|answer| answer.fu));
        yakuman.extend_u8(answers.iter().map(|answer| answer.yakuman));
        dora.extend_u8(answers.iter().map(|answer| answer.dora));
        limit.extend_u8(answers.iter().map(|answer| answer.limit));
        yaku.extend_u64(answers.iter().map(|answer| answer.yaku));
        outcome.extend_u8(answers.iter().map(|answer| answer.outcome));
        for (payer, values) in paid.iter_mut().enumerate() {
            values.extend_u32(answers.iter().map(|answer| answer.paid[payer]));
        }
    }

    fn check_end(&self, rows: usize) -> Result<(), Failure> {
        self.ron.check_end("ron", rows)?;
        self.tsumo.check_end("tsumo", rows)?;
        self.seat.check_end("seat", rows)?;
        self.round.check_end("round", rows)?;
        self.dora.check_end("dora", rows)?;
        self.ura.check_end("ura", rows)?;
        self.kita.check_end("kita", rows)?;
        self.honba.check_end("honba", rows)?;
        self.sticks.check_end("sticks", rows)?;
        self.discarder.check_end("discarder", rows)?;
        self.pao.iter().try_for_each(|(name, _, liable)| liable.check_end(name, rows))?;
        self.events.iter().try_for_each(|(event, happened)| happened.check_end(event.name(), rows))
    }
}
