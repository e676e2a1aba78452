//! How a hand is won, as the table shows it: the caller of a win sets no flag.

use mentsu::riichi::{Riichi, Situation, Wind, quick_points};
use mentsu::{Face, Hand};

use crate::seat::Seat;
use crate::table::{After, Phase, Table, To};

/// A claimed tile: who gave it, which it is, and what was done with it.
pub(crate) type Claimed = (Seat, Face, To);

/// Whether a hand that has the shape of a win may win: it has a yaku.
pub(crate) fn may_win(table: &Table, hand: &Hand, seat: Seat, claimed: Option<Claimed>) -> bool {
    quick_points(hand, &situation(table, seat, claimed), table.rules().scoring()).is_ok()
}

/// The situation of a win now, without ura dora, honba, sticks and liability, which don't decide
/// whether it is a win.
pub(crate) fn situation(table: &Table, seat: Seat, claimed: Option<Claimed>) -> Situation {
    let public = table.player(seat);
    let wind = table.wind(seat);
    let mut won = match claimed {
        Some((by, face, to)) => ron(table, seat, (by, face, to)),
        None => tsumo(table, seat),
    }
    .with_seat(wind)
    .with_round(table.round())
    .with_kita(public.kita())
    .with_dora(table.indicators().iter().copied());
    // Riichi counts from its discard on, and is accepted before anybody can win.
    if public.riichi_accepted() {
        won = match public.riichi() {
            Riichi::DoubleRiichi => won.with_double_riichi(),
            _ => won.with_riichi(),
        };
        if public.ippatsu() {
            won = won.with_ippatsu();
        }
    }
    won
}

fn ron(table: &Table, seat: Seat, (by, face, to): Claimed) -> Situation {
    let won = Situation::ron(face).with_discarder(table.wind(by));
    match to {
        To::Discard if table.draws_left() == 0 => won.with_houtei(),
        To::Discard if table.is_first_turn(seat) && table.wind(seat) != Wind::East => {
            won.with_renhou()
        }
        To::Discard | To::Kita => won,
        To::Kakan | To::Ankan => won.with_chankan(),
    }
}

fn tsumo(table: &Table, seat: Seat) -> Situation {
    let won = Situation::tsumo();
    let rinshan = matches!(table.phase(), Phase::Turn { after: After::Rinshan, .. });
    if rinshan {
        won.with_rinshan()
    } else if table.is_first_turn(seat) {
        if table.wind(seat) == Wind::East { won.with_tenhou() } else { won.with_chiihou() }
    } else if table.draws_left() == 0 {
        won.with_haitei()
    } else {
        won
    }
}
