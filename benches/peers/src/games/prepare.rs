//! Random rounds that both engines play alike, found by playing them on both at once.

use std::collections::HashMap;

use ::mentsu::random::{RandomSource, SplitMix64};
use ::mentsu::{Face, Tile};
use ::riichienv_core::action::{Action as PeerAction, ActionType};
use mentsu_table::{Action, Game, GameRules, Round, Seat, Wall};

use super::riichienv_core::{Asked, Engine, order};
use super::{Decision, Script};

/// Rounds to play, and what became of those that aren't among them.
pub struct Prepared {
    /// The rounds that both play to the same end.
    pub scripts: Vec<Script>,
    /// How many others were left out, and why.
    pub left_out: HashMap<Parting, usize>,
}

impl Prepared {
    /// The total number of decisions.
    pub fn decisions(&self) -> usize {
        self.scripts.iter().map(|script| script.decisions.len()).sum()
    }
}

/// A disagreement of the engines, because of which the round isn't used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Parting {
    /// They ask different seats.
    Asked,
    /// They offer a seat nothing in common.
    Offered,
    /// One ends the round, or both with different points.
    End,
}

/// Prepares rounds of random games. Each decision is a random option of mentsu-table, or the next
/// one that both engines offer.
pub fn prepare<E: Engine>(rules: &GameRules, rounds: usize) -> Prepared {
    let (mut walls, mut choices) = (SplitMix64::new(1), SplitMix64::new(2));
    let mut peer = E::new();
    let mut prepared = Prepared { scripts: Vec::new(), left_out: HashMap::new() };
    let mut game = Game::new(rules, Wall::shuffled(rules, &mut walls)).expect("its wall");
    while prepared.scripts.len() < rounds {
        match play_both(&mut game, &mut peer, &mut choices) {
            Ok(script) => prepared.scripts.push(script),
            Err(parting) => *prepared.left_out.entry(parting).or_default() += 1,
        }
        while let Some(seat) = game.round().awaited().next() {
            let action = game.round().default_action(seat);
            game.act(seat, action).expect("an offered action");
        }
        let wall = Wall::shuffled(rules, &mut walls);
        if game.next_round(wall).is_err() {
            game = Game::new(rules, wall).expect("its wall");
        }
    }
    prepared
}

/// Plays the game's present round on both.
fn play_both<E: Engine>(
    game: &mut Game,
    peer: &mut E,
    choices: &mut SplitMix64,
) -> Result<Script, Parting> {
    let (start, wall) = (*game.start(), *game.round().wall());
    let order = order(&wall);
    peer.deal(&start, order.clone());
    let mut decisions = Vec::new();
    while game.round().outcome().is_none() {
        let asked: Vec<Seat> = game.round().awaited().collect();
        let mut asked_by_peer = peer.asked().to_vec();
        asked_by_peer.sort_unstable();
        if !asked.iter().map(|seat| seat.index() as u8).eq(asked_by_peer) {
            return Err(Parting::Asked);
        }
        let mut answers = HashMap::new();
        for seat in asked {
            let mut decision = choose(game.round(), peer, seat, choices, &mut answers)?;
            let options = game.round().options(seat);
            let action = options.nth(decision.mentsu.into()).expect("one of the options");
            // Nothing happens before the last answer that counts.
            decision.last = !game.act(seat, action).expect("an offered action").is_empty();
            decisions.push(decision);
            if decision.last {
                break;
            }
        }
        peer.step(&answers);
        if peer.end().is_some() != game.round().outcome().is_some() {
            return Err(Parting::End);
        }
    }
    let outcome = game.round().outcome().expect("the round is over");
    if peer.end() != Some((outcome.points, outcome.sticks.into())) {
        return Err(Parting::End);
    }
    Ok(Script { rules: *game.rules(), start, wall, order, decisions, points: outcome.points })
}

/// A random choice that both offer. Riichi is begun at the peer.
fn choose<E: Engine>(
    round: &Round,
    peer: &mut E,
    seat: Seat,
    choices: &mut SplitMix64,
    answers: &mut HashMap<u8, PeerAction>,
) -> Result<Decision, Parting> {
    let options = round.options(seat);
    let by = seat.index() as u8;
    let mut offered = peer.options(by, Asked::Alone);
    let first = choices.below(options.len());
    let both = (0..options.len()).find_map(|step| {
        let mentsu = (first + step) % options.len();
        let action = options.nth(mentsu)?;
        Some((mentsu, action, place(&action, &offered, peer.drawn())?))
    });
    let (mentsu, action, place_of_action) = both.ok_or(Parting::Offered)?;
    answers.insert(by, offered.swap_remove(place_of_action));
    let mut riichi_discard = None;
    if let Action::Riichi { face, tsumogiri } = action {
        peer.step(answers);
        let mut offered = peer.options(by, Asked::Alone);
        let discard = Action::Discard { face, tsumogiri };
        let place = place(&discard, &offered, peer.drawn()).ok_or(Parting::Offered)?;
        answers.insert(by, offered.swap_remove(place));
        riichi_discard = Some(place as u8);
    }
    let (mentsu, peer) = (mentsu as u8, place_of_action as u8);
    Ok(Decision { seat, mentsu, peer, riichi_discard, last: false })
}

/// The index of an action among the peer's options.
fn place(action: &Action, offered: &[PeerAction], drawn: Option<u8>) -> Option<usize> {
    offered.iter().position(|option| {
        let kind = option.action_type;
        match *action {
            Action::Discard { face, tsumogiri } => {
                kind == ActionType::Discard
                    && option.tile.map(face_of) == Some(face)
                    && (option.tile == drawn) == tsumogiri
            }
            Action::Riichi { .. } => kind == ActionType::Riichi,
            Action::OpenRiichi { .. } => false, // the peer doesn't play it, nor does any preset
            Action::Call(meld) | Action::Kan(meld) => {
                let called = option.tile.filter(|_| kind != ActionType::Ankan);
                kind == peer_kind(meld.kind())
                    && sorted(meld.faces())
                        == sorted(option.consume_tiles.iter().copied().chain(called).map(face_of))
            }
            Action::Kita => kind == ActionType::Kita,
            Action::Ron => kind == ActionType::Ron,
            Action::Tsumo => kind == ActionType::Tsumo,
            Action::Kyuushu => kind == ActionType::KyushuKyuhai,
            Action::Pass => kind == ActionType::Pass,
        }
    })
}

fn peer_kind(kind: ::mentsu::MeldKind) -> ActionType {
    use ::mentsu::MeldKind;
    match kind {
        MeldKind::Chi => ActionType::Chi,
        MeldKind::Pon => ActionType::Pon,
        MeldKind::Daiminkan => ActionType::Daiminkan,
        MeldKind::Kakan => ActionType::Kakan,
        MeldKind::Ankan => ActionType::Ankan,
    }
}

/// The face of the tile with this id.
fn face_of(id: u8) -> Face {
    let tile = Tile::ALL[usize::from(id / 4)];
    match Face::red(tile) {
        Ok(red) if id.is_multiple_of(4) => red,
        _ => Face::plain(tile),
    }
}

fn sorted(faces: impl Iterator<Item = Face>) -> Vec<(usize, bool)> {
    let mut faces: Vec<_> = faces.map(|face| (face.tile().index(), face.is_red())).collect();
    faces.sort_unstable();
    faces
}

#[cfg(test)]
mod tests {
    use ::riichienv_core::state::GameState;
    use ::riichienv_core::state_3p::GameState3P;

    use super::*;
    use crate::games::{mentsu, riichienv_core};

    /// All decisions of `rounds` rounds, after both engines have played them.
    #[track_caller]
    fn played_alike<E: Engine>(rules: &GameRules, rounds: usize) -> Vec<Decision> {
        let prepared = prepare::<E>(rules, rounds);
        assert!(prepared.left_out.is_empty(), "{:?}", prepared.left_out);
        let mut peer = E::new();
        for script in &prepared.scripts {
            mentsu::play(script);
            riichienv_core::play(&mut peer, script, Asked::Alone);
            riichienv_core::play(&mut peer, script, Asked::Observation);
        }
        prepared.scripts.into_iter().flat_map(|script| script.decisions).collect()
    }

    #[test]
    fn four_players_play_the_same_rounds() {
        let decisions = played_alike::<GameState>(&GameRules::TENHOU, 60);
        assert!(decisions.iter().any(|decision| !decision.last), "several reply to one tile");
    }

    #[test]
    fn three_players_play_the_same_rounds() {
        let decisions = played_alike::<GameState3P>(&GameRules::TENHOU_SANMA, 210);
        assert!(decisions.iter().any(|decision| decision.riichi_discard.is_some()), "a riichi");
    }

    #[test]
    fn the_peer_is_given_the_same_tiles() {
        for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
            let wall = Wall::shuffled(&rules, &mut SplitMix64::new(5));
            let mut ids = order(&wall);
            let faces: Vec<Face> = ids.iter().map(|&id| face_of(id)).collect();
            let live = wall.len() - Wall::DEAD;
            assert!(wall.iter().rev().take(live).eq(faces[..live].iter().copied()));
            // It draws rinshan tiles from the other end.
            assert_eq!(Some(faces[wall.len() - 1]), wall.rinshan(0));
            assert_eq!(Some(faces[wall.len() - 2]), wall.rinshan(1));
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), wall.len());
        }
    }
}
