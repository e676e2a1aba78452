//! Claims about a win apart from its payments: fu, points, limit, yaku, dora, liability.

use std::collections::BinaryHeap;
use std::string::String;
use std::vec::Vec;

use mentsu::riichi::{DoraKind, Limit, Score, Yaku};

use crate::event::Win;
use crate::game::chips_of;
use crate::record::{WinClaim, YakuName};
use crate::replay::difference::Differs;
use crate::settlement::{LIABLE, points_and_limit};
use crate::table::Table;

/// Checks a claim against the score. `table` is the table just before the win.
pub(in crate::replay) fn check(
    claim: &WinClaim,
    score: &Score,
    win: &Win,
    table: &Table,
) -> Result<(), Differs> {
    let wrong =
        |what, recorded: String, engine: String| Err(Differs::Claim { what, recorded, engine });
    if let (Some(fu), Some(is)) = (claim.fu, score.fu()) {
        if fu != is {
            return wrong("fu", format!("{fu}"), format!("{is}"));
        }
    }
    let (points, reached) = points_and_limit(score, win, table);
    if let Some(claimed) = claim.points.filter(|&claimed| claimed != points) {
        return wrong("points", format!("{claimed}"), format!("{points}"));
    }
    if let Some(limit) = claim.limit {
        let counted = |limit| if limit == Limit::CountedYakuman { Limit::Yakuman } else { limit };
        if counted(limit) != counted(reached) {
            return wrong("limit", format!("{limit:?}"), format!("{reached:?}"));
        }
    }
    if let Some(yaku) = &claim.yaku {
        let (recorded, engine) = (listed(yaku.to_vec()), listed(yaku_of(score, yaku)));
        if recorded != engine {
            return wrong("yaku", format!("{recorded:?}"), format!("{engine:?}"));
        }
    }
    let winds = [
        ("seat wind", claim.seat_wind, table.wind_of_player(win.seat)),
        ("round wind", claim.round_wind, table.round()),
    ];
    for (what, claimed, is) in winds {
        if let Some(claimed) = claimed.filter(|claimed| *claimed != is) {
            return wrong(what, format!("{claimed}"), format!("{is}"));
        }
    }
    if let Some(dora) = claim.dora.as_ref().filter(|dora| dora.as_slice() != table.indicators()) {
        return wrong("dora indicators", format!("{dora:?}"), format!("{:?}", table.indicators()));
    }
    let public = table.player(win.seat);
    if let Some(pao) = claim.pao.filter(|&pao| !public.liable.contains(&Some(pao))) {
        return wrong("who is liable", format!("{pao}"), format!("{:?}", public.liable));
    }
    if let Some(kita) = claim.kita.filter(|&kita| kita != public.kita()) {
        return wrong("norths set aside", format!("{kita}"), format!("{}", public.kita()));
    }
    let chips = chips_of(table.rules(), score, win);
    if let Some(claimed) = claim.chips.filter(|&claimed| claimed != chips) {
        return wrong("chips", format!("{claimed:?}"), format!("{chips:?}"));
    }
    Ok(())
}

/// What a record should claim about a win.
pub(in crate::replay) fn of(score: &Score, win: &Win, table: &Table) -> WinClaim {
    let yaku = listed(yaku_of(score, &[]));
    let rules = table.rules().scoring();
    let liable =
        table.player(win.seat).liable.into_iter().zip(LIABLE).find_map(|(liable, yakuman)| {
            liable.filter(|_| rules.pao().contains(yakuman) && score.yaku_set().contains(yakuman))
        });
    let (points, limit) = points_and_limit(score, win, table);
    WinClaim {
        fu: score.fu(),
        points: Some(points),
        limit: Some(limit),
        yaku: Some(yaku.into()),
        seat_wind: score
            .yaku_set()
            .contains(Yaku::SeatWind)
            .then(|| table.wind_of_player(win.seat)),
        round_wind: score.yaku_set().contains(Yaku::RoundWind).then(|| table.round()),
        dora: Some(table.indicators().iter().copied().collect()),
        pao: liable,
        kita: Some(table.player(win.seat).kita()),
        chips: (table.rules().red_chips() > 0).then(|| chips_of(table.rules(), score, win)),
        ..WinClaim::default()
    }
}

/// Sorted, without dora of 0 han and without the han of yakuman.
fn listed(yaku: Vec<(YakuName, u8)>) -> Vec<(YakuName, u8)> {
    let listed = yaku
        .into_iter()
        .filter(|(name, han)| *han > 0 || matches!(name, YakuName::Yaku(_)))
        .map(|(name, han)| match name {
            YakuName::Yaku(yaku) if yaku.is_yakuman() => (name, 0),
            _ => (name, han),
        });
    BinaryHeap::from_iter(listed).into_sorted_vec()
}

/// The score's yaku as the record lists them: norths set aside count as dora, unless `claimed`
/// lists them apart.
fn yaku_of(score: &Score, claimed: &[(YakuName, u8)]) -> Vec<(YakuName, u8)> {
    let apart = claimed.iter().any(|(name, _)| *name == YakuName::Dora(DoraKind::Kita));
    let dora = score.dora();
    let (kita_as_dora, kita) = if apart { (0, dora.kita()) } else { (dora.kita(), 0) };
    let kinds = [
        (DoraKind::Dora, dora.dora() + kita_as_dora),
        (DoraKind::UraDora, dora.ura()),
        (DoraKind::AkaDora, dora.aka()),
        (DoraKind::Kita, kita),
    ];
    let kinds = kinds.map(|(kind, han)| (YakuName::Dora(kind), han));
    score.yaku().map(|(yaku, han)| (YakuName::Yaku(yaku), han)).chain(kinds).collect()
}
