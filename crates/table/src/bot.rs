//! Bots to play against, to measure others by, and to let go on for a player who has left.
//!
//! A bot is a function: it is told what its seat may know, and answers with one of the actions it is
//! offered. It keeps nothing between decisions, so a stored game needs nothing of it.

use alloc::vec::Vec;

use mentsu::puzzle::RandomSource;
use mentsu::{Face, Hand, Tile, TileSet, View};

use crate::action::Action;
use crate::options::Options;
use crate::seat::Seat;
use crate::table::Table;

/// Any action, each as likely as another.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
///
/// let (rules, mut source) = (GameRules::TENHOU, SplitMix64::new(7));
/// let wall = Wall::shuffled(&rules, &mut source);
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::random(round.options(seat), &mut source);
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[must_use]
pub fn random<R: RandomSource>(options: &Options, source: &mut R) -> Action {
    options.nth(source.below(options.len())).unwrap_or_else(|| options.default_action())
}

/// Plays by tile count (牌効率): wins, sets norths aside, declares riichi where it can, and otherwise
/// discards what leaves the least shanten and then the most tiles that help, as the player sees them.
/// It calls nothing, so that its hand can always win, and minds nobody's riichi.
///
/// `hand` is the player's own; of the others it is told what `table` shows everybody.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{Action, GameRules, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::efficiency(round.options(seat), round.table(), seat, round.hand(seat));
///     assert!(!matches!(action, Action::Call(_)));
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[must_use]
pub fn efficiency(options: &Options, table: &Table, seat: Seat, hand: &Hand) -> Action {
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
    let kinds = ranked(table, seat, hand);
    // Of equal kinds plain fives go before red ones, and the drawn tile last, as nobody learns from it.
    let place = |action: &Action| {
        let (face, tsumogiri) = discarded(action);
        let kind = kinds.iter().position(|kind| *kind == face.tile()).unwrap_or(kinds.len());
        (kind, face.is_red(), !tsumogiri)
    };
    discards.min_by_key(place).unwrap_or_else(|| options.default_action())
}

/// The kinds of tile to discard, the best first.
fn ranked(table: &Table, seat: Seat, hand: &Hand) -> Vec<Tile> {
    let view = View::of(hand).with_seen(table.open_to(seat));
    let view = if table.rules().sanma() { view.with_in_play(TileSet::SANMA) } else { view };
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
