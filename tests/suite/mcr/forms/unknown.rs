//! Unknown tiles: completions equal trying every tile in every place.

use std::collections::BTreeSet;

use crate::common::Random;
use crate::mcr::drawn::random_win;
use mentsu::mcr::{
    can_win, completions, forms, is_win, shantens, tenpai_completions, wait_tiles, wins,
};
use mentsu::{Counts, Hand, PartialHand, Tile, TileSet};

/// Every multiset of this many tiles.
fn multisets(kinds: &[Tile], number: usize) -> Vec<Vec<Tile>> {
    if number == 0 {
        return vec![vec![]];
    }
    let with_first = |(place, first): (usize, &Tile)| {
        let rest = multisets(&kinds[place..], number - 1).into_iter();
        rest.map(|rest| [vec![*first], rest].concat()).collect::<Vec<_>>()
    };
    kinds.iter().enumerate().flat_map(with_first).collect()
}

/// The fillings of a partial hand for which something holds.
fn tried(hand: &PartialHand, holds: impl Fn(&Hand) -> bool) -> Vec<Counts> {
    let kinds: Vec<Tile> = hand.in_play().iter().collect();
    let all = multisets(&kinds, hand.unknown()).into_iter();
    let counts = all.filter_map(|tiles| Counts::from_tiles(tiles).ok());
    counts.filter(|tiles| hand.fill(tiles).is_ok_and(|hand| holds(&hand))).collect()
}

#[track_caller]
fn compare(hand: &PartialHand) {
    let found: Vec<Counts> = completions(hand).map(|one| *one.tiles()).collect();
    assert_eq!(found, tried(hand, is_win), "{hand}");
    assert_eq!(can_win(hand), !found.is_empty(), "{hand}");
    for one in completions(hand) {
        assert_eq!(hand.fill(one.tiles()), Ok(*one.hand()));
        assert_eq!(one.forms(), forms(one.hand()));
    }
    let each =
        completions(hand).flat_map(|one| one.forms().into_iter().map(move |form| (one, form)));
    assert!(wins(hand).eq(each), "{hand}");
    // Four copies alike are two pairs here, and there are two more forms.
    let riichi: BTreeSet<_> = hand.completions().map(|one| *one.tiles()).collect();
    assert!(riichi.is_subset(&found.iter().copied().collect()), "{hand}");
    if hand.awaits_draw() {
        let tenpai: Vec<Counts> = tenpai_completions(hand).map(|one| *one.tiles()).collect();
        let is_tenpai = |hand: &Hand| shantens(hand).least().get() == 0;
        assert_eq!(tenpai, tried(hand, is_tenpai), "{hand}");
        let wins = |tile: &Tile| {
            !tried(hand, |hand| hand.draw(*tile).is_ok_and(|won| is_win(&won))).is_empty()
        };
        assert_eq!(wait_tiles(hand), TileSet::ALL.iter().filter(wins).collect(), "{hand}");
    } else {
        assert_eq!(tenpai_completions(hand).count(), 0);
        assert!(wait_tiles(hand).is_empty());
    }
}

#[test]
fn completions_equal_trying_every_tile() {
    let mut random = Random::new(34);
    for nth in 0..400 {
        let (hand, situation) = random_win(&mut random);
        let Ok(won) = situation.winning_tile().map_or(Ok(hand), |tile| hand.draw(tile)) else {
            continue;
        };
        let mut known: Vec<Tile> = won.concealed().tiles().collect();
        let unknown = 1 + usize::from(nth % 8 == 0 && known.len() > 2);
        let awaits_draw = nth % 40 < 3;
        for _ in 0..unknown + usize::from(awaits_draw) {
            if known.len() > 1 {
                known.swap_remove(random.below(known.len()));
            }
        }
        // Sometimes a tile is changed, so that mostly nothing fits.
        if nth % 3 == 0 {
            let place = random.below(known.len());
            known[place] = *random.pick(&Tile::ALL);
        }
        if let Ok(hand) = PartialHand::new(known, unknown, won.melds()) {
            compare(&hand);
            if nth % 5 == 0 {
                compare(&hand.with_in_play(TileSet::SANMA));
            }
        }
    }
}

#[test]
fn hands_of_each_form_are_completed() {
    for text in [
        "147m258p369s55z1m??",
        "1111m2255p3366s7z?",
        "19m19p19s123456z??",
        "147m258p3s123456z?",
        "147m258p36s1234?z",
        "147m258p369s?(234p)",
        "????(123m)(123p)(123s)",
        "5z?",
        "?",
    ] {
        let hand: PartialHand = text.parse().expect(text);
        if hand.unknown() < 3 {
            compare(&hand);
        } else {
            let found = completions(&hand).map(|one| *one.tiles());
            assert!(found.eq(tried(&hand, is_win)), "{text}");
        }
    }
}
