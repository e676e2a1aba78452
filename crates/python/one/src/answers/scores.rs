//! What a win is worth, and who pays.

use std::fmt::Write as _;

use mentsu::Wind;
use mentsu::riichi::{self, DoraKind, Limit, Yaku};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use super::forms::PyReading;
use super::hands::PyUkeire;
use super::{Han, answers};
use crate::args::names::Name;
use crate::typed::{IteratorOf, TupleOf};
use crate::values::counts::PyCounts;
use crate::values::hand::PyHand;
use crate::values::tile::PyFace;

/// Who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    East,
    South,
    West,
    North,
    Discarder,
}

mentsu::names! { Payer, "payer":
    East "east",
    South "south",
    West "west",
    North "north",
    Discarder "discarder",
}

answers! {
    /// One item of the fu (符), with its reason.
    PyFuItem: "FuItem" {
        /// The reason.
        reason: String;
        /// The fu.
        fu: u8;
    }

    /// The payment of one player: a share of the points, and honba.
    ///
    /// `payer` is the wind of a seat, or `discarder` if the situation has no `discarder`.
    PyPayment: "Payment" {
        /// Who pays.
        payer: Name<Payer>;
        /// The share of the points.
        points: u32;
        /// The points of honba.
        honba: u32;
    }

    /// The payments for a win, and the riichi sticks that the winner takes.
    ///
    /// >>> from mentsu import Hand, Situation
    /// >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", honba=1, sticks=2))
    /// >>> paid = score.payments
    /// >>> paid.points, paid.honba, paid.sticks, paid.received
    /// (2900, 300, 2000, 5200)
    PyPayments: "Payments" {
        /// The payment of each payer.
        payments: TupleOf<PyPayment>;
        /// The points of the riichi sticks.
        sticks: u32;
    }

    /// The score of one reading of a won hand, item by item.
    ///
    /// `han` and `fu` are `None` for a yakuman, which counts `yakuman` times.
    PyScoredReading: "ScoredReading" {
        /// The reading.
        reading: PyReading;
        /// The yaku (役) by name, and the han or yakuman of each.
        yaku: Han<Yaku>;
        /// The han of each kind of dora that the hand has.
        dora: Han<DoraKind>;
        /// The han, including dora; `None` for a yakuman.
        han: Option<u8>;
        /// The han of the yaku alone.
        yaku_han: u8;
        /// The fu; `None` for a yakuman.
        fu: Option<u8>;
        /// The number of yakuman, 0 for none.
        yakuman: u8;
        /// The limit that caps it.
        limit: Name<Limit>;
        /// The base points.
        base_points: u32;
        /// The points, without honba and sticks.
        points: u32;
        /// The items of the fu, whose sum is `fu`.
        fu_items: TupleOf<PyFuItem>, unshown;
    }

    /// The score of a win: its readings, the best first and the others in the order of
    /// `Hand.readings`, and the payments.
    ///
    /// A score also has the attributes of its best reading: `score.points`, `score.yaku`.
    ///
    /// >>> from mentsu import Hand, Situation
    /// >>> score = Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True))
    /// >>> print(score)
    /// 5800 points: 3 han 30 fu: riichi pinfu tanyao
    /// >>> [(item.reason, item.fu) for item in score.fu_items]
    /// [('base', 20), ('closed ron', 10)]
    PyScore: "Score" own repr {
        /// The readings, the best first.
        readings: TupleOf<PyScoredReading>;
        /// Who pays what.
        payments: PyPayments;
    }

    /// The score of a wait by ron and by tsumo, or the reason why it doesn't win.
    PyWaitScore: "WaitScore" {
        /// The tile.
        face: PyFace;
        /// The score by ron.
        ron: Option<PyScore>;
        /// The score by tsumo.
        tsumo: Option<PyScore>;
        /// Why it doesn't win by ron.
        no_ron: Option<String>;
        /// Why it doesn't win by tsumo.
        no_tsumo: Option<String>;
    }

    /// A discard that may declare riichi, the hand after it, and the scores of its waits.
    PyRiichiScore: "RiichiScore" {
        /// The tile discarded.
        face: PyFace;
        /// The hand after it.
        hand: PyHand;
        /// The score of each wait.
        waits: TupleOf<PyWaitScore>;
    }

    /// The way to a yaku: its shanten, the tiles that help, and what the nearest win with it lacks.
    PyYakuWay: "YakuWay" {
        /// The name of the yaku.
        yaku: Name<Yaku>;
        /// How far the hand is from tenpai with it.
        shanten: i8;
        /// The tiles that help.
        ukeire: PyUkeire;
        /// The tiles that the nearest win lacks.
        missing: PyCounts;
        /// The tiles of that win.
        won: PyCounts;
    }

    /// A yaku (役): its names, and its han in a closed and an open hand.
    PyYaku: "Yaku" {
        /// The name in romaji.
        name: String;
        /// The name in kanji.
        kanji: String;
        /// The name in English.
        english: String;
        /// The han in a closed hand.
        closed_han: u8;
        /// The han in an open hand, 0 if there is none.
        open_han: u8;
        /// Whether it is a yakuman.
        is_yakuman: bool;
    }
}

impl From<riichi::Payment> for PyPayment {
    fn from(payment: riichi::Payment) -> PyPayment {
        let payer = match payment.payer() {
            riichi::Payer::Seat(Wind::East) => Payer::East,
            riichi::Payer::Seat(Wind::South) => Payer::South,
            riichi::Payer::Seat(Wind::West) => Payer::West,
            riichi::Payer::Seat(Wind::North) => Payer::North,
            riichi::Payer::Discarder => Payer::Discarder,
        };
        PyPayment { payer: Name(payer), points: payment.points(), honba: payment.honba() }
    }
}

impl From<&riichi::Payments> for PyPayments {
    fn from(paid: &riichi::Payments) -> PyPayments {
        PyPayments { payments: paid.iter().map(PyPayment::from).collect(), sticks: paid.sticks() }
    }
}

impl From<&riichi::ScoredReading> for PyScoredReading {
    fn from(scored: &riichi::ScoredReading) -> PyScoredReading {
        let items = scored.fu_items().into_iter();
        let items = items.map(|item| PyFuItem { reason: item.reason().to_string(), fu: item.fu() });
        PyScoredReading {
            reading: scored.reading().into(),
            yaku: scored.yaku().collect(),
            dora: scored.dora().iter().collect(),
            han: scored.han(),
            yaku_han: scored.yaku_han(),
            fu: scored.fu(),
            yakuman: scored.yakuman(),
            limit: Name(scored.limit()),
            base_points: scored.base_points(),
            points: scored.points(),
            fu_items: items.collect(),
        }
    }
}

impl From<&riichi::Score> for PyScore {
    fn from(score: &riichi::Score) -> PyScore {
        PyScore {
            readings: score.readings().iter().map(PyScoredReading::from).collect(),
            payments: score.payments().into(),
        }
    }
}

impl From<&riichi::WaitScore> for PyWaitScore {
    fn from(wait: &riichi::WaitScore) -> PyWaitScore {
        let (ron, tsumo) = (wait.ron(), wait.tsumo());
        PyWaitScore {
            face: PyFace(wait.face()),
            ron: ron.as_ref().ok().map(|score| PyScore::from(&**score)),
            tsumo: tsumo.as_ref().ok().map(|score| PyScore::from(&**score)),
            no_ron: ron.as_ref().err().map(ToString::to_string),
            no_tsumo: tsumo.as_ref().err().map(ToString::to_string),
        }
    }
}

impl From<&riichi::RiichiScore> for PyRiichiScore {
    fn from(discard: &riichi::RiichiScore) -> PyRiichiScore {
        PyRiichiScore {
            face: PyFace(discard.face()),
            hand: PyHand(*discard.hand()),
            waits: discard.waits().map(|wait| PyWaitScore::from(&wait)).collect(),
        }
    }
}

impl From<&riichi::YakuWay> for PyYakuWay {
    fn from(way: &riichi::YakuWay) -> PyYakuWay {
        PyYakuWay {
            yaku: Name(way.yaku()),
            shanten: way.shanten().get(),
            ukeire: way.ukeire().into(),
            missing: PyCounts(*way.missing()),
            won: PyCounts(*way.won()),
        }
    }
}

impl From<Yaku> for PyYaku {
    fn from(yaku: Yaku) -> PyYaku {
        PyYaku {
            name: yaku.name().to_owned(),
            kanji: yaku.kanji().to_owned(),
            english: yaku.english().to_owned(),
            closed_han: yaku.closed_han(),
            open_han: yaku.open_han(),
            is_yakuman: yaku.is_yakuman(),
        }
    }
}

#[pymethods]
impl PyPayment {
    /// The sum of points and honba.
    #[getter]
    fn total(&self) -> u32 {
        self.points.saturating_add(self.honba)
    }
}

#[pymethods]
impl PyPayments {
    /// The points of the hand.
    #[getter]
    fn points(&self) -> u64 {
        self.payments.iter().map(|payment| u64::from(payment.points)).sum()
    }

    /// The points of all honba.
    #[getter]
    fn honba(&self) -> u64 {
        self.payments.iter().map(|payment| u64::from(payment.honba)).sum()
    }

    /// The total that the winner receives.
    #[getter]
    fn received(&self) -> u64 {
        self.points() + self.honba() + u64::from(self.sticks)
    }

    fn __iter__(&self) -> IteratorOf<PyPayment> {
        self.payments.iter().cloned().collect()
    }
}

#[pymethods]
impl PyScoredReading {
    fn __str__(&self) -> String {
        let mut text = format!("{} points: ", self.points);
        // Writing to a text never fails.
        let _ = match (self.han, self.fu) {
            (Some(han), Some(fu)) => write!(text, "{han} han {fu} fu"),
            _ => write!(text, "{}x yakuman", self.yakuman),
        };
        if !matches!(self.limit.0, Limit::None | Limit::Yakuman) {
            let _ = write!(text, ", {}", self.limit.0.name().replace('_', " "));
        }
        let yaku = self.yaku.iter().map(|(name, _)| name.to_owned());
        let dora = self.dora.iter().map(|(name, han)| format!("{name} {han}"));
        let names: Vec<String> = yaku.chain(dora).collect();
        text + ": " + &names.join(" ")
    }
}

#[pymethods]
impl PyYaku {
    fn __str__(&self) -> String {
        self.name.clone()
    }
}

impl PyScore {
    /// The reading that counts.
    fn first(&self) -> PyResult<&PyScoredReading> {
        self.readings.first().ok_or_else(|| PyIndexError::new_err("a score without readings"))
    }
}

#[pymethods]
impl PyScore {
    /// The reading that counts.
    #[getter]
    fn best(&self) -> PyResult<PyScoredReading> {
        self.first().cloned()
    }

    /// The points, without honba and sticks.
    #[getter]
    fn points(&self) -> PyResult<u32> {
        Ok(self.first()?.points)
    }

    /// The han, including dora; `None` for a yakuman.
    #[getter]
    fn han(&self) -> PyResult<Option<u8>> {
        Ok(self.first()?.han)
    }

    /// The fu; `None` for a yakuman.
    #[getter]
    fn fu(&self) -> PyResult<Option<u8>> {
        Ok(self.first()?.fu)
    }

    /// The number of yakuman, 0 for none.
    #[getter]
    fn yakuman(&self) -> PyResult<u8> {
        Ok(self.first()?.yakuman)
    }

    /// The limit that caps it: `mangan` and above, or `none`.
    #[getter]
    fn limit(&self) -> PyResult<Name<Limit>> {
        Ok(self.first()?.limit)
    }

    /// The yaku (役) by name, and the han or yakuman of each.
    #[getter]
    fn yaku(&self) -> PyResult<Han<Yaku>> {
        Ok(self.first()?.yaku.clone())
    }

    /// The han of `dora`, `ura_dora`, `aka_dora` and `kita`, each only if the hand has it.
    #[getter]
    fn dora(&self) -> PyResult<Han<DoraKind>> {
        Ok(self.first()?.dora.clone())
    }

    /// The items of the fu, whose sum is `fu`.
    #[getter]
    fn fu_items(&self) -> PyResult<TupleOf<PyFuItem>> {
        Ok(self.first()?.fu_items.clone())
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.first()?.__str__())
    }

    fn __repr__(&self) -> String {
        self.first()
            .map_or_else(|_| "<Score>".to_owned(), |best| format!("<Score: {}>", best.__str__()))
    }

    /// The yaku, dora and fu as a table, for notebooks.
    fn _repr_html_(&self) -> PyResult<String> {
        let best = self.first()?;
        let unit = if best.yakuman > 0 { "yakuman" } else { "han" };
        let yaku = best.yaku.iter().map(|(name, worth)| (name.to_owned(), worth, unit));
        let dora = best.dora.iter().map(|(name, han)| (name.to_owned(), han, "han"));
        let fu = best.fu_items.iter().map(|item| (item.reason.clone(), item.fu, "fu"));
        let rows = yaku.chain(dora).chain(fu).map(|(name, worth, unit)| {
            format!("<tr><td>{}</td><td>{worth} {unit}</td></tr>", name.replace('_', " "))
        });
        let text = best.__str__();
        let head: Vec<&str> = text.split(": ").take(2).collect();
        let (head, rows) = (head.join(": "), rows.collect::<String>());
        Ok(format!("<table><caption>{head}</caption><tbody>{rows}</tbody></table>"))
    }
}
