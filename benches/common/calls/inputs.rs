//! Inputs of the calls, from fixed seeds, so that every run has the same.

use super::super::{FOURTEEN, RANDOM, SEED, TENPAI, tiles};
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::Situation;
use mentsu::riichi::legality::{Passed, Turn};
use mentsu::{CalledFrom, Counts, Face, FifthCopy, Hand, Meld, Tile, TileSet, Visible};

/// The parts of `score_waits`, called separately: the waits …
pub(crate) const WAITS_OF_SCORES: &str = "score_waits: the waits alone";
/// … and the score of each by ron and by tsumo.
pub(crate) const SCORES_OF_WAITS: &str = "score_waits: the scores alone";

pub(crate) fn random(n: usize) -> Vec<Counts> {
    FOURTEEN[0].hands(n)
}

pub(crate) fn wins(n: usize) -> Vec<Counts> {
    FOURTEEN[1].hands(n)
}

pub(crate) fn one_suit(n: usize) -> Vec<Counts> {
    FOURTEEN[2].hands(n)
}

pub(crate) fn one_suit_wins(n: usize) -> Vec<Counts> {
    FOURTEEN[3].hands(n)
}

pub(crate) fn random_13(n: usize) -> Vec<Counts> {
    RANDOM.hands(n)
}

pub(crate) fn tenpai(n: usize) -> Vec<Counts> {
    TENPAI.hands(n)
}

pub(crate) fn arrays(n: usize) -> Vec<[u8; 34]> {
    random(n).iter().map(Counts::to_array).collect()
}

/// Closed hands; of the four fives of a number suit one is red.
pub(crate) fn hands(counts: Vec<Counts>) -> Vec<Hand> {
    let mut random = SplitMix64::new(SEED);
    let with_reds = |counts: Counts| {
        let fives = [Tile::M5, Tile::P5, Tile::S5];
        let reds = fives.map(|five| u8::from(random.below(4) < counts.get(five).into()));
        Hand::from_counts(counts, reds, &[]).expect("13 or 14 tiles, red ones among the fives")
    };
    counts.into_iter().map(with_reds).collect()
}

/// The faces of 14 random tiles, unsorted as they were drawn.
pub(crate) fn faces(n: usize) -> Vec<[Face; 14]> {
    let mut source = SplitMix64::new(SEED);
    let shuffled = |hand: &Hand| {
        let mut faces: Vec<Face> = hand.faces().collect();
        std::array::from_fn(|_| faces.swap_remove(source.below(faces.len())))
    };
    hands(random(n)).iter().map(shuffled).collect()
}

/// A hand that wins, how, and what was let go before.
#[derive(Clone, Copy)]
pub(crate) struct Won {
    pub(crate) hand: Hand,
    pub(crate) situation: Situation,
    pub(crate) passed: Passed,
}

/// Random wins of 14 tiles by riichi and tsumo, one dora indicator.
pub(crate) fn tsumos(n: usize) -> Vec<Won> {
    wins(n)
        .iter()
        .enumerate()
        .map(|(i, won)| {
            let tile = won.tiles().nth(i % 14).expect("14 tiles");
            let hand = Hand::new(won.tiles(), &[]).and_then(|hand| hand.with_drawn(tile));
            let hand = hand.expect("14 tiles, this one among them");
            let situation = riichi(Situation::tsumo(), won);
            Won { hand, situation, passed: Passed::NOTHING }
        })
        .collect()
}

/// The same wins by ron. The pond and what was let pass hold no wait, so nothing bars them.
pub(crate) fn rons(n: usize) -> Vec<Won> {
    let mut random = SplitMix64::new(SEED);
    tsumos(n)
        .into_iter()
        .map(|won| {
            let tile = won.hand.drawn().expect("it was marked");
            let situation = riichi(Situation::ron(tile), won.hand.concealed());
            let hand = won.hand.before_draw();
            let passed = not_furiten(&hand, &mut random);
            Won { hand, situation, passed }
        })
        .collect()
}

/// Hands of 13 tiles in riichi that wait, and what was let pass: no wait.
pub(crate) fn waiting(n: usize) -> Vec<Won> {
    let mut random = SplitMix64::new(SEED);
    hands(tenpai(n))
        .into_iter()
        .map(|hand| {
            let situation = riichi(Situation::tsumo(), hand.concealed());
            let passed = not_furiten(&hand, &mut random);
            Won { hand, situation, passed }
        })
        .collect()
}

/// Of the same hands each wait, by ron and by tsumo.
pub(crate) fn waits_one_by_one(n: usize) -> Vec<Vec<Won>> {
    let each_wait = |waiting: Won| {
        let Won { hand, passed, .. } = waiting;
        let ron_and_tsumo = |tile: Tile| {
            let ron = riichi(Situation::ron(tile), hand.concealed());
            let tsumo = riichi(Situation::tsumo(), hand.concealed());
            let drawn = hand.draw(tile).expect("a wait can come");
            [Won { hand, situation: ron, passed }, Won { hand: drawn, situation: tsumo, passed }]
        };
        hand.wait_tiles().iter().flat_map(ron_and_tsumo).collect()
    };
    waiting(n).into_iter().map(each_wait).collect()
}

fn riichi(situation: Situation, held: &Counts) -> Situation {
    // An indicator of which the hand can't hold four besides its pair and mentsu.
    let indicator = Tile::ALL.into_iter().rfind(|&tile| held.get(tile) == 0);
    situation.with_riichi().with_dora(indicator).with_ura(indicator)
}

/// A pond of about nine tiles and some three of others, none of them a wait.
fn not_furiten(hand: &Hand, random: &mut SplitMix64) -> Passed {
    let waits = hand.wait_tiles_in(&Visible::of(hand).with_fifth_copy(FifthCopy::Ignored));
    let mut some = |n| (0..n).map(|_| Tile::ALL[random.below(34)]).collect::<TileSet>() & !waits;
    Passed::NOTHING.with_discards(some(10)).with_this_turn(some(3)).with_since_riichi(some(3))
}

/// Hands of 14 tiles that might declare riichi. Every second is one in play, tenpai after some
/// discard: dealt, and played so that most tiles help, until a draw made it tenpai. The others are
/// random, so that hardly one of them is.
pub(crate) fn riichi_candidates(n: usize) -> Vec<Hand> {
    let mut source = SplitMix64::new(SEED);
    let mut hands = hands(random(n));
    hands.iter_mut().step_by(2).for_each(|hand| *hand = played_to_tenpai(&mut source));
    hands
}

fn played_to_tenpai(random: &mut SplitMix64) -> Hand {
    loop {
        let mut wall: Vec<Face> = wall().collect();
        let mut draw = || wall.swap_remove(random.below(wall.len()));
        let mut hand = Hand::new((0..13).map(|_| draw()), &[]).expect("13 tiles of a wall");
        for _ in 0..18 {
            let drawn = hand.draw(draw()).expect("a wall holds four of each tile");
            let best = drawn.best_discard().expect("14 tiles");
            if best.shanten().is_one_away() {
                return drawn;
            }
            let face = drawn.faces().find(|face| face.tile() == best.tile());
            hand = drawn.discard(face.expect("it is held")).expect("it is held");
        }
    }
}

/// The 136 tiles, a red five in each number suit.
fn wall() -> impl Iterator<Item = Face> {
    Tile::ALL.into_iter().flat_map(|tile| {
        [Face::red(tile).unwrap_or(tile.into()), tile.into(), tile.into(), tile.into()]
    })
}

/// Hands of 14 tiles in their own turn, four kinds by turns: random ones; ones with four of a kind;
/// ones with a pon whose fourth tile they hold; ones in riichi, every second of which drew the
/// fourth of a koutsu where it has one.
pub(crate) fn kan_candidates(n: usize) -> Vec<(Hand, Turn)> {
    let mut source = SplitMix64::new(SEED);
    let mut random = hands(random(n)).into_iter();
    let mut tenpai = hands(tenpai(n)).into_iter();
    let mut candidate = |i: usize| {
        let hand = match i % 4 {
            0 => random.next().expect("one for each"),
            1 => with_four(&mut source, false),
            2 => with_four(&mut source, true),
            _ => {
                let hand = tenpai.next().expect("one for each");
                return (draw_in_riichi(&hand, i % 8 == 3, &mut source), Turn::new().with_riichi());
            }
        };
        (hand, Turn::new())
    };
    (0..n).map(&mut candidate).collect()
}

/// Four of a random kind and ten other tiles, three of the four in a pon or none.
fn with_four(random: &mut SplitMix64, pon: bool) -> Hand {
    let four = Tile::ALL[random.below(34)];
    let others: Vec<Tile> = Tile::ALL.into_iter().filter(|&tile| tile != four).collect();
    let rest = tiles(random, &others, 10);
    let concealed = rest.tiles().chain(std::iter::repeat_n(four, if pon { 1 } else { 4 }));
    let pon = pon.then(|| Meld::pon([four; 2], four, CalledFrom::Toimen).expect("three alike"));
    Hand::new(concealed, pon.as_slice()).expect("14 tiles")
}

fn draw_in_riichi(hand: &Hand, fourth: bool, random: &mut SplitMix64) -> Hand {
    let koutsu = Tile::ALL.into_iter().find(|&tile| fourth && hand.concealed().get(tile) == 3);
    loop {
        let tile = koutsu.unwrap_or_else(|| Tile::ALL[random.below(34)]);
        if let Ok(drawn) = hand.draw(tile) {
            return drawn;
        }
    }
}

/// Hands of 13 random tiles, and what one of the other players discards to them.
pub(crate) fn discarded_to(n: usize) -> Vec<(Hand, Face, CalledFrom, Turn)> {
    let mut random = SplitMix64::new(SEED);
    let discard = |(i, hand): (usize, Hand)| loop {
        let tile = Tile::ALL[random.below(34)];
        if hand.concealed().with(tile).is_ok() {
            return (hand, Face::plain(tile), CalledFrom::ALL[i % 3], Turn::new());
        }
    };
    hands(random_13(n)).into_iter().enumerate().map(discard).collect()
}
