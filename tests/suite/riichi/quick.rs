//! Points alone are those of the score: for every won hand of 14 concealed tiles, and for those
//! over one suit and three honors with each mentsu declared.

use std::sync::LazyLock;
use std::thread;

use crate::common::in_suit;
use crate::common::wins::{CompleteSuit, for_each_seven_pairs, for_each_standard_win};
use mentsu::riichi::{Impossible, NoWin, Rules, Situation, quick_points, score};
use mentsu::{Face, Hand, Meld, MeldKind, Suit, Tile, TileSet, Wind};

static SUITS: LazyLock<[CompleteSuit; 4]> = LazyLock::new(|| {
    let of = |suit: Suit| CompleteSuit::of(suit, TileSet::ALL, is_complete);
    [of(Suit::Man), of(Suit::Pin), of(Suit::Sou), of(Suit::Honor)]
});

/// If a suit has mentsu only, another suit provides the jantou.
fn is_complete(suit: Suit, ranks: crate::common::Ranks) -> bool {
    let tiles = in_suit(suit, ranks);
    let jantou = if suit == Suit::Honor { "11m" } else { "11z" };
    let whole = if tiles.total() % 3 == 2 { tiles } else { crate::common::plus(tiles, jantou) };
    tiles.is_empty() || !whole.decompositions().is_empty()
}

const RULES: [Rules; 4] = [
    Rules::TENHOU,
    Rules::MAHJONG_SOUL.with_minimum_han(2).with_yakuman_stacking(false),
    Rules::EMA,
    Rules::M_LEAGUE.with_pinfu_tsumo(false),
];

/// One question of many: the seats, the way of winning, riichi and rules by turns.
fn compare(hand: &Hand, tile: Tile, turn: usize) -> bool {
    let rules = &RULES[turn / 2 % 4];
    let drawn = hand.draw(tile).ok().filter(|_| turn % 2 == 1);
    let won = if drawn.is_none() { Situation::ron(tile) } else { Situation::tsumo() };
    let hand = &drawn.unwrap_or(*hand);
    let mut won = won.with_seat(Wind::ALL[turn / 8 % 4]).with_round(Wind::ALL[turn / 32 % 2]);
    // If it is a fifth copy, both report only that.
    if turn / 128 % 3 == 0 {
        won = won.with_dora([Tile::ALL[turn % 34]]);
    }
    if hand.is_closed() && turn / 64 % 2 == 0 {
        won = won.with_riichi();
    }
    let (quick, full) = (quick_points(hand, &won, rules), score(hand, &won, rules));
    let full = full.map(|score| score.points());
    assert_eq!(quick, full, "{hand} {won:?}");
    match full {
        Ok(_) => true,
        Err(NoWin::NoYaku(_) | NoWin::BelowMinimum(_)) => false,
        Err(NoWin::Impossible(Impossible::FifthCopy { .. })) => false,
        Err(error) => panic!("{hand} on {tile}: {error}"),
    }
}

/// Each hand with one of its tiles as the winning one and one of 128 circumstances, by turns.
#[test]
fn of_all_won_hands() {
    let half = |worker: usize| {
        let (mut hands, mut paid) = (0, 0);
        for_each_standard_win(&SUITS, 4, (worker, 2), |won| {
            let tile = won.kinds().iter().nth(hands % won.kinds().len()).expect("there are two");
            let concealed = won.without(tile).expect("it is held");
            let hand = Hand::from_counts(concealed, [0; 3], &[]).expect("13 tiles");
            // No multiple of the circumstances, so that all come up in every neighbourhood.
            paid += usize::from(compare(&hand, tile, 37 * hands + worker));
            hands += 1;
        });
        (hands, paid)
    };
    let (one, other) = thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        (half(0), other.join().expect("the other half agrees"))
    });
    assert_eq!(one.0 + other.0, 11_498_658);
    assert!(one.1 + other.1 > 5_000_000);

    let mut turn = 0;
    for_each_seven_pairs("123456789m1234z".parse().expect("tiles"), |won| {
        let tile = won.kinds().iter().nth(turn % 7).expect("seven pairs");
        let hand = Hand::from_counts(won.without(tile).expect("it is held"), [0; 3], &[]);
        assert!(compare(&hand.expect("13 tiles"), tile, 37 * turn));
        turn += 1;
    });
    assert_eq!(turn, 1_716);
}

/// Each decomposition of each hand over one suit and three honors, one mentsu declared in each way
/// there is, each other tile as the winning one.
#[test]
fn of_hands_with_a_meld() {
    let kinds: TileSet = "123456789m147z".parse().expect("tiles");
    let honors = CompleteSuit::of(Suit::Honor, kinds, is_complete);
    let none = CompleteSuit::of(Suit::Pin, TileSet::EMPTY, is_complete);
    let suits = [SUITS[0].clone(), none.clone(), none, honors];
    let (mut hands, mut turn) = (0, 0);
    for_each_standard_win(&suits, 4, (0, 1), |won| {
        hands += 1;
        for way in won.decompositions() {
            for mentsu in way.mentsu() {
                let tiles: Vec<Face> = mentsu.tiles().map(Face::from).collect();
                let rest = mentsu.tiles().try_fold(won, |left, tile| left.without(tile));
                let rest = rest.expect("they are held");
                let tile = rest.kinds().iter().nth(turn % rest.kinds().len()).expect("a jantou");
                let concealed = rest.without(tile).expect("it is held");
                for kind in MeldKind::ALL {
                    let tiles: &[Face] = if kind.is_kan() { &[tiles[0]; 4] } else { &tiles };
                    let Ok(meld) = Meld::from_faces(kind, tiles) else { continue };
                    if let Ok(hand) = Hand::from_counts(concealed, [0; 3], &[meld]) {
                        if hand.all_tiles().get(tile) < 4 {
                            compare(&hand, tile, 37 * turn);
                            turn += 1;
                        }
                    }
                }
            }
        }
    });
    assert_eq!(hands, 40_244);
    assert!(turn > 300_000, "{turn}");
}

/// The error of a hand with too few han lists the han of its readings in order, even if the best
/// isn't the first.
#[test]
fn han_that_are_too_few_stand_in_the_order_of_readings() {
    let hand: Hand = "88m34444005666s".parse().expect("13 tiles");
    let rules = Rules::WRC.with_minimum_han(6);
    let won = Situation::ron(Tile::S5).with_seat(Wind::South).with_riichi();
    let missing = |answer: Result<u32, NoWin>| match answer {
        Err(NoWin::BelowMinimum(missing)) => missing.han().to_vec(),
        other => panic!("{other:?}"),
    };
    let full = score(&hand, &won, &rules).map(|score| score.points());
    assert_eq!(missing(full), [4, 3, 4, 2]);
    assert_eq!(missing(quick_points(&hand, &won, &rules)), [4, 3, 4, 2]);
}
