//! What wins and draws pay: a win with its worth, the payments of an exhaustive draw.
//!
//! A table, a hand and a claimed tile come in; a [`Win`] with everybody's payments comes out. The
//! engine, views and replays all settle here.

mod winners;

use alloc::boxed::Box;

use mentsu::riichi::legality::{NotenBappu, tenpai_payments};
use mentsu::riichi::{
    Limit, NagashiMangan, NoWin, Payer, Payments, Score, Situation, Yaku, YakuSet, score,
};
use mentsu::{Face, Hand, Tile, Wind};
use smallvec::SmallVec;

pub(crate) use self::winners::{Winners, winners};
use crate::event::{RyuukyokuKind, Win, WinPayment, Worth};
use crate::seat::Seat;
use crate::situation::{Claimed, situation};
use crate::table::Table;

/// The yakuman with liability, in the order of `Public::liable`.
pub(crate) const LIABLE: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

/// The base points of a yakuman.
const YAKUMAN: u32 = 8_000;

/// The north set aside.
const NORTH: Face = Face::plain(Tile::North);

/// A win with these ura indicators, settled on this table, with its worth.
pub(crate) fn with_worth(
    table: &Table,
    hand: &Hand,
    seat: Seat,
    claimed: Option<Claimed>,
    ura: SmallVec<[Face; 5]>,
    winners: Winners,
) -> Win {
    let (mut win, score) = settled(table, hand, seat, claimed, ura, winners);
    let (honba, sticks) = (winners.honba(table, seat), winners.sticks(table, seat));
    win.worth = score.ok().map(|score| {
        let as_yakuman = as_open_yakuman(&score, table, seat, win.from, win.tile, honba, sticks);
        let payments = as_yakuman.as_ref().unwrap_or(score.payments());
        Box::new(worth(&score, payments, table, seat, win.from))
    });
    win
}

/// What a ron of an open riichi pays by the rule that makes it a yakuman; `None` where the rule
/// doesn't hold, or the hand is worth as much.
fn as_open_yakuman(
    score: &Score,
    table: &Table,
    seat: Seat,
    from: Option<Seat>,
    tile: Face,
    honba: u16,
    sticks: u16,
) -> Option<Payments> {
    let from = from.filter(|from| table.pays_open_yakuman(seat, *from))?;
    let won = Situation::ron(tile)
        .with_seat(table.wind_of_player(seat))
        .with_discarder(table.wind_of_player(from));
    let won = won.with_honba(honba).with_sticks(sticks);
    let paid = Payments::of(YAKUMAN, &won, table.rules().scoring());
    (paid.points() > score.points()).then_some(paid)
}

/// The points and the limit of a win at this table.
#[cfg(feature = "records")]
pub(crate) fn points_and_limit(score: &Score, win: &Win, table: &Table) -> (u32, Limit) {
    match as_open_yakuman(score, table, win.seat, win.from, win.tile, 0, 0) {
        Some(paid) => (paid.points(), Limit::Yakuman),
        None => (score.points(), score.limit()),
    }
}

/// The worth of a score with these payments at this table; `from` gave the tile, and nobody did by
/// tsumo.
fn worth(score: &Score, paid: &Payments, table: &Table, seat: Seat, from: Option<Seat>) -> Worth {
    let mut payments: SmallVec<[WinPayment; 3]> = SmallVec::new();
    for payment in paid.iter() {
        let (seat, liable_for) = payer(table, seat, from, payment.payer(), score.yaku_set());
        let (points, honba) = (payment.points(), payment.honba());
        match payments.iter_mut().find(|one| one.seat == seat) {
            Some(one) => {
                one.points = one.points.saturating_add(points);
                one.honba = one.honba.saturating_add(honba);
            }
            None => {
                let at = payments.iter().position(|one| one.seat > seat).unwrap_or(payments.len());
                payments.insert(at, WinPayment { seat, points, honba, liable_for });
            }
        }
    }
    let reading = score.best().reading();
    let is_own = paid.points() == score.points();
    Worth {
        points: paid.points(),
        han: score.han(),
        fu: score.fu(),
        yakuman: score.yakuman(),
        limit: if is_own { score.limit() } else { Limit::Yakuman },
        yaku: score.yaku().collect(),
        dora: score.dora().iter().collect(),
        fu_items: score.fu_items().iter().copied().collect(),
        blocks: reading.blocks().iter().copied().collect(),
        shape: reading.shape(),
        payments,
        sticks: paid.sticks(),
    }
}

/// The seat that makes a payment to the winner, and the yaku that it is liable for; `from` gave
/// the tile.
fn payer(
    table: &Table,
    winner: Seat,
    from: Option<Seat>,
    payer: Payer,
    yaku: YakuSet,
) -> (Seat, SmallVec<[Yaku; 2]>) {
    let seat = match payer {
        Payer::Seat(wind) => table.player_of(wind),
        Payer::Discarder => from.unwrap_or(winner),
    };
    let pao = table.rules().scoring().pao();
    let liable = LIABLE.into_iter().zip(table.player(winner).liable);
    let mut liable: SmallVec<[Yaku; 2]> = liable
        .filter(|(yakuman, liable)| {
            *liable == Some(seat) && pao.contains(*yakuman) && yaku.contains(*yakuman)
        })
        .map(|(yakuman, _)| yakuman)
        .collect();
    let giver = table.rinshan_from.filter(|_| from.is_none() && table.rules().rinshan_pao());
    match giver {
        Some(giver) if liable.is_empty() => {
            liable.push(Yaku::Rinshan);
            (giver, liable)
        }
        _ => (seat, liable),
    }
}

/// A win with these ura indicators, settled on this table, and its score.
pub(crate) fn settled(
    table: &Table,
    hand: &Hand,
    seat: Seat,
    claimed: Option<Claimed>,
    ura: SmallVec<[Face; 5]>,
    winners: Winners,
) -> (Win, Result<Score, NoWin>) {
    let rules = table.rules.scoring();
    let mut won = situation(table, seat, claimed).with_ura(ura.iter().copied());
    for (yakuman, liable) in LIABLE.into_iter().zip(table.player(seat).liable) {
        if let Some(liable) = liable.filter(|_| rules.pao().contains(yakuman)) {
            won = won.with_pao(yakuman, table.wind_of_player(liable));
        }
    }
    won = won.with_honba(winners.honba(table, seat)).with_sticks(winners.sticks(table, seat));
    let mut deltas = [0; 4];
    let score = score(hand, &won, rules);
    let from = claimed.map(|(by, ..)| by);
    let tile = match claimed {
        Some((_, face, _)) => face,
        None => hand.drawn().unwrap_or(NORTH),
    };
    if let Ok(score) = &score {
        let (honba, sticks) = (winners.honba(table, seat), winners.sticks(table, seat));
        let as_yakuman = as_open_yakuman(score, table, seat, from, tile, honba, sticks);
        let paid = as_yakuman.as_ref().unwrap_or(score.payments());
        pay(table, seat, paid, from, score.yaku_set(), &mut deltas);
    }
    (Win { seat, from, hand: *hand, tile, ura, deltas, worth: None }, score)
}

/// What everybody receives for a win with these base points, if nobody is liable.
#[cfg(feature = "records")]
pub(crate) fn paid(
    table: &Table,
    base: u32,
    seat: Seat,
    claimed: Option<Claimed>,
    winners: Winners,
) -> [i32; 4] {
    let rules = table.rules.scoring();
    let (honba, sticks) = (winners.honba(table, seat), winners.sticks(table, seat));
    let won = situation(table, seat, claimed).with_honba(honba).with_sticks(sticks);
    let mut deltas = [0; 4];
    let from = claimed.map(|(by, ..)| by);
    pay(table, seat, &Payments::of(base, &won, rules), from, YakuSet::EMPTY, &mut deltas);
    deltas
}

/// Adds the payments for a hand with these yaku to `deltas`.
fn pay(
    table: &Table,
    to: Seat,
    payments: &Payments,
    from: Option<Seat>,
    yaku: YakuSet,
    deltas: &mut [i32; 4],
) {
    for payment in payments.iter() {
        let (payer, _) = payer(table, to, from, payment.payer(), yaku);
        deltas[payer.index()] -= payment.total() as i32;
    }
    deltas[to.index()] += payments.received() as i32;
}

/// How a round ends whose wall is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Exhausted {
    pub(crate) kind: RyuukyokuKind,
    pub(crate) deltas: [i32; 4],
    /// Who wins by nagashi mangan, where the rules count it as a win.
    pub(crate) winners: Option<Winners>,
}

/// The end of a round whose wall is empty with these players tenpai.
pub(crate) fn exhausted(table: &Table, tenpai: [bool; 4]) -> Exhausted {
    let rules = table.rules;
    let nagashi = table.nagashi_mangan();
    // From the dealer on.
    let winds = Wind::ALL.into_iter().take(usize::from(rules.players()));
    let seats = winds.map(|wind| table.player_of(wind));
    let with_nagashi = seats.filter(|seat| nagashi[seat.index()]);
    let mut deltas = [0; 4];
    let Some(base) = rules.scoring().nagashi_base().filter(|_| nagashi.contains(&true)) else {
        let bappu = match rules.noten_bappu() {
            // Rules derived from those of four players, played by three.
            NotenBappu::Yonma if rules.sanma() => NotenBappu::Sanma2000,
            bappu => bappu,
        };
        deltas = tenpai_payments(tenpai, bappu);
        return Exhausted { kind: RyuukyokuKind::Exhaustive, deltas, winners: None };
    };
    let counts = rules.scoring().nagashi_mangan() == NagashiMangan::Win;
    let winners = Winners::new(with_nagashi.clone()).filter(|_| counts);
    for seat in with_nagashi {
        let won = Situation::tsumo().with_seat(table.wind_of_player(seat));
        let won = match winners {
            Some(winners) => {
                won.with_honba(winners.honba(table, seat)).with_sticks(winners.sticks(table, seat))
            }
            None => won,
        };
        let payments = Payments::of(base, &won, rules.scoring());
        pay(table, seat, &payments, None, YakuSet::EMPTY, &mut deltas);
    }
    Exhausted { kind: RyuukyokuKind::NagashiMangan, deltas, winners }
}
