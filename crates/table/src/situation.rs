//! The situation of a win, read from the table: no caller sets a flag.

use mentsu::riichi::{Riichi, Situation, quick_points};
use mentsu::{Face, Hand, Wind};

use crate::seat::Seat;
use crate::table::{Phase, ReplyTo, Table, TurnStart};

/// A claimed tile: who gave it, the tile, and whether it is a discard, a kan or a kita.
pub(crate) type Claimed = (Seat, Face, ReplyTo);

/// Whether a hand that has the shape of a win has a yaku.
pub(crate) fn may_win(table: &Table, hand: &Hand, seat: Seat, claimed: Option<Claimed>) -> bool {
    quick_points(hand, &situation(table, seat, claimed), table.rules().scoring()).is_ok()
}

/// The situation of a win now, without ura dora, honba, sticks and liability: these never decide
/// whether a hand may win.
pub(crate) fn situation(table: &Table, seat: Seat, claimed: Option<Claimed>) -> Situation {
    let won = match claimed {
        Some((by, face, to)) => ron(table, seat, (by, face, to)),
        None => tsumo(table, seat),
    };
    of_player(table, seat, won)
}

/// The situation of a win to come, as things stand: by ron on the last discard if the wall is
/// empty.
pub(crate) fn future_win(table: &Table, seat: Seat) -> Situation {
    let won = Situation::tsumo();
    of_player(table, seat, if table.draws_left() == 0 { won.with_houtei() } else { won })
}

/// Adds what doesn't depend on the winning tile: winds, norths, indicators, riichi.
fn of_player(table: &Table, seat: Seat, won: Situation) -> Situation {
    let public = table.player(seat);
    let wind = table.wind_of_player(seat);
    let mut won = won
        .with_seat(wind)
        .with_round(table.round())
        .with_kita(public.kita())
        .with_dora(table.indicators().iter().copied());
    if table.dealer_wins() >= 7 && wind == Wind::East {
        won = won.with_paarenchan();
    }
    // Riichi counts from its discard on, and is accepted before anybody can win.
    if public.riichi_accepted() {
        won = match public.riichi() {
            Riichi::DoubleRiichi => won.with_double_riichi(),
            _ => won.with_riichi(),
        };
        if public.open_hand.is_some() {
            won = won.with_open_riichi();
        }
        if public.ippatsu() {
            won = won.with_ippatsu();
        }
    }
    won
}

fn ron(table: &Table, seat: Seat, (by, face, to): Claimed) -> Situation {
    let mut won = Situation::ron(face).with_discarder(table.wind_of_player(by));
    if to == ReplyTo::Discard && !table.rules().scoring().old_yaku().is_empty() {
        let giver = table.player(by);
        if giver.riichi() != Riichi::None && !giver.riichi_accepted() {
            won = won.with_tsubame_gaeshi();
        }
        if table.after_kan {
            won = won.with_kanburi();
        }
    }
    match to {
        ReplyTo::Discard if table.draws_left() == 0 => won.with_houtei(),
        ReplyTo::Discard
            if table.is_first_turn(seat) && table.wind_of_player(seat) != Wind::East =>
        {
            won.with_renhou()
        }
        ReplyTo::Discard | ReplyTo::Kita => won,
        ReplyTo::Kakan | ReplyTo::Ankan => won.with_chankan(),
    }
}

fn tsumo(table: &Table, seat: Seat) -> Situation {
    let won = Situation::tsumo();
    let rinshan = matches!(table.phase(), Phase::Turn { after: TurnStart::Rinshan, .. });
    if rinshan {
        won.with_rinshan()
    } else if table.is_first_turn(seat) {
        if table.wind_of_player(seat) == Wind::East {
            won.with_tenhou()
        } else {
            won.with_chiihou()
        }
    } else if table.draws_left() == 0 {
        won.with_haitei()
    } else {
        won
    }
}
