//! Two plain methods that share nothing with the library.

use std::collections::HashMap;

/// Whether tiles (a count for each of the 34 kinds) and jokers are exactly `mentsu` mentsu and a
/// jantou, jokers standing for anything: the lowest tile goes into each block that it can.
pub(super) fn is_win(tiles: &mut [u8; 34], jokers: usize, mentsu: usize, jantou: bool) -> bool {
    let blocks = 3 * mentsu + 2 * usize::from(jantou);
    if tiles.iter().map(|&n| usize::from(n)).sum::<usize>() + jokers != blocks {
        return false;
    }
    let Some(lowest) = tiles.iter().position(|&n| n > 0) else { return true };
    if jantou && takes(tiles, &[lowest; 2], jokers, mentsu, false) {
        return true;
    }
    if mentsu == 0 {
        return false;
    }
    takes(tiles, &[lowest; 3], jokers, mentsu - 1, jantou)
        || shuntsu_with(lowest)
            .any(|first| takes(tiles, &[first, first + 1, first + 2], jokers, mentsu - 1, jantou))
}

fn shuntsu_with(tile: usize) -> impl Iterator<Item = usize> {
    let rank = tile % 9;
    (0..3)
        .filter(move |below| tile < 27 && (*below..=*below + 6).contains(&rank))
        .map(move |below| tile - below)
}

/// Takes a block out, with real tiles where there are some, and goes on.
fn takes(
    tiles: &mut [u8; 34],
    block: &[usize],
    jokers: usize,
    mentsu: usize,
    jantou: bool,
) -> bool {
    let before = *tiles;
    let mut used = 0;
    for &tile in block {
        if tiles[tile] > 0 {
            tiles[tile] -= 1;
        } else {
            used += 1;
        }
    }
    let won = used <= jokers && is_win(tiles, jokers - used, mentsu, jantou);
    *tiles = before;
    won
}

/// `[mentsu][jantou][beyond]`: the fewest tiles that one suit lacks for these blocks, if at most
/// `beyond` of its tiles are copies beyond the fourth.
type Suit = [[[u8; 9]; 2]; 6];

/// The blocks that one suit can be, as counts of its nine ranks.
pub(super) struct Targets {
    numbers: Vec<(usize, usize, [u8; 9])>,
    honors: Vec<(usize, usize, [u8; 9])>,
    known: HashMap<(bool, [u8; 9]), Suit>,
}

impl Targets {
    pub(super) fn new() -> Targets {
        let shuntsu = (0..7).map(|first| {
            let mut tiles = [0; 9];
            tiles[first..first + 3].fill(1);
            tiles
        });
        let koutsu = |ranks| {
            (0..ranks).map(|rank| {
                let mut tiles = [0; 9];
                tiles[rank] = 3;
                tiles
            })
        };
        let numbers: Vec<[u8; 9]> = shuntsu.chain(koutsu(9)).collect();
        let honors: Vec<[u8; 9]> = koutsu(7).collect();
        let mut targets =
            Targets { numbers: Vec::new(), honors: Vec::new(), known: HashMap::new() };
        choose(&numbers, 0, 0, [0; 9], 9, &mut targets.numbers);
        choose(&honors, 0, 0, [0; 9], 7, &mut targets.honors);
        targets
    }

    fn suit(&mut self, is_number: bool, held: [u8; 9]) -> Suit {
        let targets = if is_number { &self.numbers } else { &self.honors };
        *self.known.entry((is_number, held)).or_insert_with(|| {
            let mut suit = [[[99; 9]; 2]; 6];
            for (mentsu, jantou, target) in targets {
                let (mut lacks, mut beyond) = (0, 0);
                for (&wanted, &held) in target.iter().zip(&held) {
                    lacks += wanted.saturating_sub(held);
                    beyond += usize::from(wanted.saturating_sub(4));
                }
                for most in &mut suit[*mentsu][*jantou][beyond.min(9)..] {
                    *most = lacks.min(*most);
                }
            }
            suit
        })
    }

    /// How many tiles must come: the fewest that a win lacks beside the jokers, if only jokers are
    /// copies beyond the fourth.
    pub(super) fn draws(&mut self, tiles: &[u8; 34], jokers: u8, mentsu: usize) -> u8 {
        let suits: Vec<Suit> = (0..4)
            .map(|suit| {
                let mut held = [0; 9];
                let ranks = &tiles[9 * suit..(9 * suit + 9).min(34)];
                held[..ranks.len()].copy_from_slice(ranks);
                self.suit(suit < 3, held)
            })
            .collect();
        let mut all = suits[0];
        for suit in &suits[1..] {
            let mut both = [[[99; 9]; 2]; 6];
            for (mentsu, jantou, beyond) in every() {
                for (more, other, further) in every() {
                    if mentsu + more > 5 || jantou + other > 1 || beyond + further > 8 {
                        continue;
                    }
                    let lacks = all[mentsu][jantou][beyond] + suit[more][other][further];
                    let best: &mut u8 = &mut both[mentsu + more][jantou + other][beyond + further];
                    *best = lacks.min(*best);
                }
            }
            all = both;
        }
        let fewest = all[mentsu][1][..=usize::from(jokers)].iter().min().unwrap();
        fewest.saturating_sub(jokers)
    }
}

fn every() -> impl Iterator<Item = (usize, usize, usize)> {
    (0..6).flat_map(|mentsu| {
        (0..2).flat_map(move |jantou| (0..9).map(move |beyond| (mentsu, jantou, beyond)))
    })
}

/// Every choice of up to five mentsu with and without a jantou.
fn choose(
    kinds: &[[u8; 9]],
    from: usize,
    mentsu: usize,
    tiles: [u8; 9],
    ranks: usize,
    out: &mut Vec<(usize, usize, [u8; 9])>,
) {
    out.push((mentsu, 0, tiles));
    for rank in 0..ranks {
        let mut with_jantou = tiles;
        with_jantou[rank] += 2;
        out.push((mentsu, 1, with_jantou));
    }
    if mentsu == 5 {
        return;
    }
    for (at, kind) in kinds.iter().enumerate().skip(from) {
        let mut more = tiles;
        more.iter_mut().zip(kind).for_each(|(n, &more)| *n += more);
        choose(kinds, at, mentsu + 1, more, ranks, out);
    }
}
