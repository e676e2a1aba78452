//! The figures that analysts look at first, each a ratio of two counts.

use mentsu::riichi::DoraKind;

use crate::stats::counts::Counts;
use crate::stats::estimate::{Estimate, Ratio};

/// A figure of a player (成績): a ratio of two [`Counts`].
///
/// The definitions are those of Tenhou's and Mahjong Soul's statistics, where these [document how
/// they count](super#definitions) the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Figure {
    /// The mean place (平均順位), from 1 to 4.
    MeanPlace,
    /// First places by games (1位率).
    FirstRate,
    /// Second places by games (2位率).
    SecondRate,
    /// Third places by games (3位率).
    ThirdRate,
    /// Fourth places by games (4位率, ラス率).
    FourthRate,
    /// Games ended below 0 by games (飛び率).
    BustRate,
    /// The mean of the points at the end (平均終局持ち点).
    MeanEnd,
    /// The mean of what a round brings (局収支), riichi sticks among it.
    RoundBalance,
    /// Wins by rounds (和了率).
    WinRate,
    /// Wins by tsumo by wins (ツモ率).
    TsumoShare,
    /// The mean of the points of a win, without honba and sticks (平均打点).
    WinPoints,
    /// The mean of the points that a win brings, with honba and sticks.
    MeanReceived,
    /// The mean turn of a win (平均和了巡目).
    WinTurn,
    /// The mean han of dora of all kinds in a win.
    MeanDora,
    /// Rounds with a deal-in by rounds (放銃率).
    DealInRate,
    /// The mean of the points paid for a deal-in, with honba (平均放銃点).
    DealInPoints,
    /// Riichi by rounds (立直率).
    RiichiRate,
    /// The mean turn of a riichi (平均立直巡目).
    RiichiTurn,
    /// The share of the riichi that were the first of their round (先制率).
    FirstRiichiShare,
    /// Rounds won after a riichi by riichi (立直成功率).
    RiichiWinRate,
    /// Deal-ins after a riichi by riichi (立直放銃率).
    RiichiDealInRate,
    /// Rounds with a call by rounds (副露率).
    CallRate,
    /// Rounds won after a call by rounds with one (副露成功率).
    CallWinRate,
    /// Deal-ins after a call by rounds with one (副露放銃率).
    CallDealInRate,
    /// Rounds that ended in dama by rounds (ダマ率).
    DamaRate,
    /// Wins in dama by wins (默听率).
    DamaShare,
    /// Rounds with tenpai after a discard by rounds (聴牌率).
    TenpaiRate,
    /// The mean turn of tenpai (平均聴牌巡目).
    TenpaiTurn,
    /// Tenpai hands by rounds whose wall ran out (流局時聴牌率).
    DrawTenpaiRate,
    /// Rounds whose wall ran out by rounds (流局率).
    DrawRate,
    /// Rounds with a nagashi mangan by rounds (流し満貫率).
    NagashiRate,
    /// The mean shanten of the 13 dealt tiles (配牌向聴数).
    DealtShanten,
    /// The mean number of dora among the 13 dealt tiles (配牌ドラ): of the first indicator, and red
    /// fives.
    DealtDora,
    /// Wins after riichi in which ura dora counted, by wins after riichi (裏ドラ率).
    UraRate,
    /// Draws that completed a tenpai hand by their expected number: 1 is what was to be expected,
    /// more is luck (ツモ運).
    WinningDraws,
    /// Discards that were the best by tile count by discards.
    BestRate,
    /// Discards that somebody could have won on by discards.
    IntoWinsRate,
    /// The mean of the expected points that a discard gave up.
    MeanLoss,
}

mentsu::names! { Figure, "figure":
    MeanPlace "mean_place",
    FirstRate "first_rate",
    SecondRate "second_rate",
    ThirdRate "third_rate",
    FourthRate "fourth_rate",
    BustRate "bust_rate",
    MeanEnd "mean_end",
    RoundBalance "round_balance",
    WinRate "win_rate",
    TsumoShare "tsumo_share",
    WinPoints "win_points",
    MeanReceived "mean_received",
    WinTurn "win_turn",
    MeanDora "mean_dora",
    DealInRate "deal_in_rate",
    DealInPoints "deal_in_points",
    RiichiRate "riichi_rate",
    RiichiTurn "riichi_turn",
    FirstRiichiShare "first_riichi_share",
    RiichiWinRate "riichi_win_rate",
    RiichiDealInRate "riichi_deal_in_rate",
    CallRate "call_rate",
    CallWinRate "call_win_rate",
    CallDealInRate "call_deal_in_rate",
    DamaRate "dama_rate",
    DamaShare "dama_share",
    TenpaiRate "tenpai_rate",
    TenpaiTurn "tenpai_turn",
    DrawTenpaiRate "draw_tenpai_rate",
    DrawRate "draw_rate",
    NagashiRate "nagashi_rate",
    DealtShanten "mean_dealt_shanten",
    DealtDora "mean_dealt_dora",
    UraRate "ura_rate",
    WinningDraws "winning_draw_ratio",
    BestRate "best_rate",
    IntoWinsRate "into_wins_rate",
    MeanLoss "mean_loss",
}

/// What a figure's number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureKind {
    /// A share from 0 to 1, with Wilson's interval.
    Rate,
    /// A mean of points, with Student's interval.
    Points,
    /// A mean of places, turns or han, with Student's interval.
    Mean,
}

mentsu::names! { FigureKind, "kind of figure": Rate "rate", Points "points", Mean "mean" }

impl Figure {
    /// Whether it is a share, or a mean of points or of something else.
    #[must_use]
    pub const fn kind(self) -> FigureKind {
        use Figure::*;
        match self {
            MeanEnd | RoundBalance | WinPoints | MeanReceived | DealInPoints | MeanLoss => {
                FigureKind::Points
            }
            MeanPlace | WinTurn | MeanDora | RiichiTurn | TenpaiTurn | DealtShanten | DealtDora
            | WinningDraws => FigureKind::Mean,
            _ => FigureKind::Rate,
        }
    }

    /// Whether the figure requires an analysis ([`Counter::with_expectations`]).
    ///
    /// [`Counter::with_expectations`]: super::Counter::with_expectations
    #[must_use]
    pub const fn is_analysed(self) -> bool {
        matches!(self, Figure::BestRate | Figure::IntoWinsRate | Figure::MeanLoss)
    }

    /// The two counts: what is counted, and by what.
    #[must_use]
    pub const fn of(self, counts: &Counts) -> (i64, i64) {
        let Counts { games, rounds, wins, deal_ins, riichi, called, .. } = *counts;
        match self {
            Figure::MeanPlace => (counts.places, games),
            Figure::FirstRate => (counts.first, games),
            Figure::SecondRate => (counts.second, games),
            Figure::ThirdRate => (counts.third, games),
            Figure::FourthRate => (counts.fourth, games),
            Figure::BustRate => (counts.busted, games),
            Figure::MeanEnd => (counts.points, games),
            Figure::RoundBalance => (counts.balance, rounds),
            Figure::WinRate => (wins, rounds),
            Figure::TsumoShare => (counts.tsumo, wins),
            Figure::WinPoints => (counts.hand_points, wins),
            Figure::MeanReceived => (counts.won, wins),
            Figure::WinTurn => (counts.win_turns, wins),
            Figure::MeanDora => (counts.dora_han, wins),
            Figure::DealInRate => (deal_ins, rounds),
            Figure::DealInPoints => (counts.paid, deal_ins),
            Figure::RiichiRate => (riichi, rounds),
            Figure::RiichiTurn => (counts.riichi_turns, riichi),
            Figure::FirstRiichiShare => (counts.first_riichi, riichi),
            Figure::RiichiWinRate => (counts.riichi_wins, riichi),
            Figure::RiichiDealInRate => (counts.riichi_deal_ins, riichi),
            Figure::CallRate => (called, rounds),
            Figure::CallWinRate => (counts.called_wins, called),
            Figure::CallDealInRate => (counts.called_deal_ins, called),
            Figure::DamaRate => (counts.dama, rounds),
            Figure::DamaShare => (counts.dama_wins, wins),
            Figure::TenpaiRate => (counts.tenpai, rounds),
            Figure::TenpaiTurn => (counts.tenpai_turns, counts.tenpai),
            Figure::DrawTenpaiRate => (counts.draws_tenpai, counts.draws),
            Figure::DrawRate => (counts.draws, rounds),
            Figure::NagashiRate => (counts.nagashi, rounds),
            Figure::DealtShanten => (counts.dealt_shanten, counts.dealt),
            Figure::DealtDora => (counts.dealt_dora, counts.dealt),
            Figure::UraRate => (counts.dora(DoraKind::UraDora).wins, counts.riichi_wins),
            Figure::WinningDraws => {
                (counts.winning_draws.saturating_mul(1_000), counts.winning_draws_expected)
            }
            Figure::BestRate => (counts.best_discards, counts.discards),
            Figure::IntoWinsRate => (counts.into_wins, counts.discards),
            Figure::MeanLoss => (counts.points_given_up, counts.planned),
        }
    }

    /// The estimate from the sums of the two counts.
    pub(super) fn estimate(self, ratio: &Ratio) -> Option<Estimate> {
        match (self, self.kind()) {
            (_, FigureKind::Rate) => ratio.rate(),
            (Figure::MeanLoss, _) => ratio.mean().map(|thousandths| {
                let interval = thousandths.interval.map(|bounds| bounds.map(|at| at / 1_000.0));
                Estimate { value: thousandths.value / 1_000.0, interval }
            }),
            _ => ratio.mean(),
        }
    }
}
