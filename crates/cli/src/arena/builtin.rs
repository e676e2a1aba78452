//! The built-in bots.

use mentsu::puzzle::{RandomSource as _, SplitMix64};
use mentsu::{Face, Hand, Tile};
use mentsu_table::{Action, Options, Round, Seat, analysis};

/// Any action, each as likely as another.
pub(super) fn random(options: &Options, source: &mut SplitMix64) -> Action {
    options.nth(source.below(options.len())).unwrap_or_else(|| options.default_action())
}

/// Wins, sets norths aside, declares riichi where it can, and otherwise discards what leaves the least
/// shanten and then the most tiles. It calls nothing, so that its hand can always win.
pub(super) fn efficiency(round: &Round, seat: Seat) -> Action {
    let options = round.options(seat);
    if options.tsumo() {
        return Action::Tsumo;
    }
    if options.ron() {
        return Action::Ron;
    }
    if options.kita() {
        return Action::Kita;
    }
    if options.pass() {
        return Action::Pass;
    }
    let of_riichi = options.riichi();
    let discards = options.iter().filter(|action| match action {
        Action::Riichi { .. } => of_riichi,
        Action::Discard { .. } => !of_riichi,
        _ => false,
    });
    let hand = round.hand(seat);
    let kinds = ranked(round, seat, hand);
    // Of equal kinds plain fives go before red ones, and the drawn tile last, as nobody learns from it.
    let place = |action: &Action| {
        let (face, tsumogiri) = discarded(action);
        let kind = kinds.iter().position(|kind| *kind == face.tile()).unwrap_or(kinds.len());
        (kind, face.is_red(), !tsumogiri)
    };
    discards.min_by_key(place).unwrap_or_else(|| options.default_action())
}

/// The kinds of tile to discard, the best first.
fn ranked(round: &Round, seat: Seat, hand: &Hand) -> Vec<Tile> {
    let view = analysis::known(round.table(), seat, hand);
    hand.discards_in(&view).iter().map(|discard| discard.tile()).collect()
}

fn discarded(action: &Action) -> (Face, bool) {
    match *action {
        Action::Discard { face, tsumogiri } | Action::Riichi { face, tsumogiri } => {
            (face, tsumogiri)
        }
        _ => (Face::plain(Tile::M1), false),
    }
}
