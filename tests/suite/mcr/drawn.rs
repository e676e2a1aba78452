//! Random wins that reach every form and most fan.

use mentsu::mcr::{KnittedStraight, Rules, Situation, score};
use mentsu::{Face, Hand, Meld, MeldKind, Tile, Wind};

use crate::common::Random;

/// Kinds from which a hand is drawn: all or few, so that flushes, pungs and narrow ranks are
/// common.
const POOLS: [&str; 13] = [
    "123456789m123456789p123456789s1234567z",
    "123456789m123456789p123456789s1234567z",
    "123456789m123456789p123456789s",
    "123456789m",
    "123456789s1234567z",
    "123456789p567z",
    "123m123p123s",
    "678m6789p6789s",
    "34567m34567p34567s",
    "2468m2468p2468s",
    "19m19p19s1234567z",
    "23468s6z",
    "1234589p245689s5z",
];

/// A set as it is drawn: its tiles, and how it is declared.
type Set = (Vec<Tile>, Option<MeldKind>);

/// The chow that begins with a tile, if it is one of these kinds.
fn chow(first: Tile, pool: &[Tile]) -> Option<Vec<Tile>> {
    let three = [Some(first), first.next(), first.next().and_then(Tile::next)];
    let three: Vec<Tile> = three.into_iter().flatten().collect();
    (three.len() == 3 && three.iter().all(|tile| pool.contains(tile))).then_some(three)
}

fn set(pool: &[Tile], random: &mut Random) -> Set {
    let is_declared = random.below(3) == 0;
    if random.below(5) < 3 {
        if let Some(three) = chow(*random.pick(pool), pool) {
            return (three, is_declared.then_some(MeldKind::Chi));
        }
    }
    let tile = *random.pick(pool);
    let kinds =
        [MeldKind::Pon, MeldKind::Pon, MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan];
    match is_declared.then(|| *random.pick(&kinds)) {
        Some(kind) if kind.is_kan() => (vec![tile; 4], Some(kind)),
        kind => (vec![tile; 3], kind),
    }
}

/// Fourteen tiles of a form without sets, or the nine of a knitted straight with a set and a pair.
fn rarer_form(random: &mut Random) -> (Vec<Tile>, Vec<Set>) {
    let straight = *random.pick(&KnittedStraight::ALL);
    let honors = Tile::ALL[27..].iter().copied();
    let yaochuu = Tile::ALL.into_iter().filter(|tile| tile.is_yaochuu());
    let all = Tile::ALL;
    match random.below(7) {
        0 => {
            (yaochuu.clone().chain([*random.pick(&yaochuu.collect::<Vec<_>>())]).collect(), vec![])
        }
        1 => {
            let mut tiles: Vec<Tile> = straight.tiles().into_iter().chain(honors).collect();
            while tiles.len() > 14 {
                tiles.swap_remove(random.below(tiles.len()));
            }
            (tiles, vec![])
        }
        2 => {
            let low = 9 * random.below(3) + random.below(3);
            (all[low..low + 7].iter().flat_map(|tile| [*tile; 2]).collect(), vec![])
        }
        3 => {
            let pool: Vec<Tile> = kinds(random);
            let pairs = (0..7).flat_map(|_| [*random.pick(&pool); 2]);
            (pairs.collect(), vec![])
        }
        4 => {
            let gates = &all[9 * random.below(3)..][..9];
            let more = [gates[0], gates[0], gates[8], gates[8], *random.pick(gates)];
            (gates.iter().copied().chain(more).collect(), vec![])
        }
        5 => {
            let [a, b, c] = *random.pick(&[[0, 9, 18], [9, 18, 0], [18, 0, 9]]);
            let lowest = [a, a + 6, b, b + 6];
            let chows = lowest.map(|low| (all[low..low + 3].to_vec(), None));
            (vec![all[c + 4]; 2], chows.to_vec())
        }
        _ => {
            let pair = *random.pick(&all);
            let tiles = straight.tiles().into_iter().chain([pair; 2]).collect();
            (tiles, vec![set(&all, random)])
        }
    }
}

fn kinds(random: &mut Random) -> Vec<Tile> {
    let pool: mentsu::TileSet = random.pick(&POOLS).parse().expect("kinds of tile");
    pool.into_iter().collect()
}

/// Concealed tiles and sets, which may be too many of a kind.
fn whole(random: &mut Random) -> (Vec<Tile>, Vec<Set>) {
    if random.below(4) == 0 {
        return rarer_form(random);
    }
    let pool = kinds(random);
    let pair = *random.pick(&pool);
    let mut sets: Vec<Set> = (0..4).map(|_| set(&pool, random)).collect();
    if random.below(3) == 0 {
        // A set beside the first, as fan of several sets ask for: as far away in ranks, or in
        // suits.
        let steps: [&[usize]; 4] = [&[0, 0, 0], &[1, 2, 3], &[3, 6, 6], &[10, 20, 9]];
        let (first, sets_are_chows) = (sets[0].0[0].index(), sets[0].0[0] != sets[0].0[1]);
        for (set, step) in sets[1..].iter_mut().zip(*random.pick(&steps)) {
            let Some(&tile) = Tile::ALL.get((first + step) % 27) else { continue };
            let is_chow = sets_are_chows && random.below(9) > 0;
            *set = match chow(tile, &Tile::ALL).filter(|_| is_chow) {
                Some(three) => (three, None),
                None => (vec![tile; 3], None),
            };
        }
    }
    (vec![pair; 2], sets)
}

/// A win that can be: by discard the hand has 13 tiles, self-drawn it has drawn the last.
pub(super) fn random_win(random: &mut Random) -> (Hand, Situation) {
    loop {
        let (mut concealed, sets) = whole(random);
        let mut melds = Vec::new();
        for (tiles, declared) in sets {
            let faces: Vec<Face> = tiles.iter().map(|tile| Face::plain(*tile)).collect();
            match declared {
                Some(kind) => melds.push(Meld::from_faces(kind, &faces).expect("a set")),
                None => concealed.extend(tiles),
            }
        }
        let tile = concealed.swap_remove(random.below(concealed.len()));
        let faces = concealed.into_iter().map(Face::plain);
        let Ok(hand) = Hand::new(faces, &melds) else { continue };
        let (hand, situation) = if random.below(2) == 0 {
            let Ok(drawn) = hand.draw(tile) else { continue };
            (drawn, Situation::self_drawn())
        } else {
            (hand, Situation::by_discard(tile))
        };
        let events: [fn(Situation) -> Situation; 3] =
            [Situation::with_kong, Situation::with_last_tile, Situation::with_last_copy];
        let happened = events.into_iter().filter(|_| random.below(12) == 0).collect::<Vec<_>>();
        let situation = happened.into_iter().fold(situation, |situation, event| event(situation));
        let situation = situation
            .with_seat(*random.pick(&Wind::ALL))
            .with_prevalent(*random.pick(&Wind::ALL))
            .with_flowers(random.below(8) as u8);
        // No fifth copy, no kong that isn't there, no last copy of which others are held.
        if score(&hand, &situation, &Rules::MIL).is_ok() {
            return (hand, situation);
        }
    }
}
