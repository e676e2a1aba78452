//! Ura indicators that a record omits, inferred from the payments.

use std::collections::BinaryHeap;
use std::vec::Vec;

use mentsu::{Face, Suit, Tile};
use smallvec::{SmallVec, smallvec};

use super::compare::claims;
use crate::event::{Event, Win};
use crate::record::{Format, RecordedRound, WinClaim};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::settlement::{Winners, settled};
use crate::situation::Claimed;
use crate::table::Table;

/// How many copies of each kind may be ura indicators.
pub(super) type Left = [u8; 34];

/// All plain tiles of the rules, none of them seen.
pub(super) fn none_seen(rules: &GameRules) -> Left {
    let mut left = [4; 34];
    for (suit, reds) in Suit::ALL.into_iter().zip(rules.scoring().reds()) {
        if let Ok(five) = Tile::new(suit, 5) {
            left[five.index()] -= reds.min(4);
        }
    }
    if rules.sanma() {
        left[Tile::M2.index()..Tile::M9.index()].fill(0);
    }
    left
}

/// Whether a round of this format has a win after riichi without ura indicators. Other formats
/// always record them.
pub(super) fn omits_ura(round: &RecordedRound, format: Format) -> bool {
    let mut riichi = [false; 4];
    format == Format::Mjai
        && round.events().any(|(_, event)| match event {
            Event::RiichiAccepted { seat } => {
                riichi[seat.index()] = true;
                false
            }
            Event::Win(win) => riichi[win.seat.index()] && win.ura.is_empty(),
            _ => false,
        })
}

/// Plain copies of each kind that no hand, draw or indicator shows.
pub(super) fn left(round: &RecordedRound, rules: &GameRules) -> Left {
    let mut left = none_seen(rules);
    let mut see = |face: Face| {
        if face.is_red() {
            return;
        }
        let left = &mut left[face.tile().index()];
        *left = left.saturating_sub(1);
    };
    round.deal.hands.iter().flatten().copied().chain([round.deal.indicator]).for_each(&mut see);
    for (_, event) in round.events() {
        match *event {
            Event::Draw { face: Some(face), .. } | Event::Dora { face } => see(face),
            _ => {}
        }
    }
    left
}

/// Ura indicators that explain the recorded payments and claims of all these wins. `None` if the
/// record has them, if no win has any, or if no indicators explain the payments.
pub(super) fn guessed(
    table: &Table,
    wins: &[(&Win, Option<&WinClaim>)],
    claimed: Option<Claimed>,
    winners: Winners,
    left: Left,
) -> Option<Vec<Face>> {
    let has_ura =
        |seat: Seat| table.player(seat).riichi_accepted() && table.rules().scoring().ura();
    let lacks_ura = wins.iter().any(|(win, _)| has_ura(win.seat) && win.ura.is_empty());
    if !lacks_ura || wins.iter().any(|(win, _)| !win.ura.is_empty()) {
        return None;
    }
    let settle = |nth: usize, ura: SmallVec<[Face; 5]>| {
        let win = wins[nth].0;
        let ura = if has_ura(win.seat) { ura } else { SmallVec::new() };
        settled(table, &win.hand, win.seat, claimed, ura, winners)
    };
    let number = table.indicators().len().max(1);
    // Kinds that add the same han to every win are interchangeable.
    let mut classes: Vec<(Vec<usize>, Vec<Face>)> = Vec::new();
    for tile in Tile::ALL {
        let copies = usize::from(left[tile.index()]);
        let face = Face::plain(tile);
        // Settled with `number` copies, each of which adds an equal part.
        let adds = |nth| match settle(nth, smallvec![face; number]).1 {
            Ok(score) => usize::from(score.dora().ura()) / number,
            Err(_) => 0,
        };
        let adds: Vec<usize> = (0..wins.len()).map(adds).collect();
        match classes.iter_mut().find(|(class, _)| *class == adds) {
            Some((_, faces)) => faces.extend([face].repeat(copies)),
            None => classes.push((adds, [face].repeat(copies))),
        }
    }
    let classes = BinaryHeap::from(classes).into_sorted_vec();
    let claims = |exact: bool| {
        let fits = |ura: &[Face]| {
            (0..wins.len()).all(|nth| {
                let (win, claim) = wins[nth];
                let (engine, score) = settle(nth, SmallVec::from_slice(ura));
                let claim = claim.filter(|_| exact);
                score.is_ok_and(|score| {
                    engine.deltas == win.deltas
                        && claim
                            .is_none_or(|claim| claims::check(claim, &score, win, table).is_ok())
                })
            })
        };
        chosen(&classes, number, &mut Vec::new(), &fits)
    };
    claims(true).or_else(|| claims(false))
}

/// The first choice of `more` further faces of these classes that fits.
fn chosen(
    classes: &[(Vec<usize>, Vec<Face>)],
    more: usize,
    ura: &mut Vec<Face>,
    fits: &dyn Fn(&[Face]) -> bool,
) -> Option<Vec<Face>> {
    if more == 0 {
        return fits(ura).then(|| ura.clone());
    }
    let ((_, faces), others) = classes.split_first()?;
    for number in (0..=more.min(faces.len())).rev() {
        ura.extend(&faces[..number]);
        let found = chosen(others, more - number, ura, fits);
        ura.truncate(ura.len() - number);
        if found.is_some() {
            return found;
        }
    }
    None
}
