//! Ukeire and discards against slow definitions: ukeire by the shanten after every draw, discards
//! by the ukeire after each of them.

use std::cmp::Reverse;

use crate::common::{Random, in_suit, one_suit_hands};
use mentsu::strategy::hand;
use mentsu::{Counts, Discard, FifthCopy, Hand, Shanten, Suit, Tile, TileSet, Visible};
use proptest::prelude::*;

const CONVENTIONS: [FifthCopy; 3] = [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored];

/// Each discard on its own, and then sorted.
#[track_caller]
fn agree(tiles: &Counts, view: &Visible) {
    let ranked = tiles.discards_in(view);
    let mut kinds = TileSet::EMPTY;
    for discard in &ranked {
        let rest = tiles.without(discard.tile()).expect("a tile that is held");
        let view = view.after_discard(discard.tile());
        assert_eq!(*discard.ukeire(), rest.ukeire_in(&view), "{tiles} - {}", discard.tile());
        assert!(kinds.insert(discard.tile()), "{tiles}");
    }
    let may_discard = tiles.total() % 3 == 2 && tiles.total() <= 14;
    assert_eq!(kinds, if may_discard { tiles.kinds() } else { TileSet::EMPTY });
    let key =
        |discard: &Discard| (discard.shanten(), Reverse(discard.ukeire().total()), discard.tile());
    assert!(ranked.is_sorted_by_key(key), "{tiles}");
}

#[test]
fn every_hand_of_one_suit_is_ranked_as_each_discard_alone() {
    let mut hands = 0;
    for size in [2, 5, 8, 11, 14] {
        for ranks in one_suit_hands(size) {
            hands += 1;
            agree(&in_suit(Suit::Pin, ranks), &Visible::NOTHING);
            if hands % 8 == 0 {
                let view = Visible::NOTHING.with_fifth_copy(FifthCopy::Concealed);
                agree(&in_suit(Suit::Sou, ranks), &view);
            }
        }
    }
    assert_eq!(hands, 45 + 1_278 + 11_385 + 48_879 + 118_800);
}

#[test]
fn every_hand_of_honors_is_ranked_as_each_discard_alone() {
    for size in [2, 5, 8, 11, 14] {
        for ranks in one_suit_hands(size).filter(|ranks| ranks[7] + ranks[8] == 0) {
            agree(&in_suit(Suit::Honor, ranks), &Visible::NOTHING);
        }
    }
}

/// Up to `most` random tiles of these kinds.
fn tiles(random: &mut Random, kinds: TileSet, most: usize) -> Counts {
    let kinds: Vec<Tile> = kinds.iter().collect();
    let mut counts = Counts::EMPTY;
    for _ in 0..most {
        let tile = kinds[random.below(kinds.len())];
        counts = counts.with(tile).unwrap_or(counts);
    }
    counts
}

/// Some kinds, one at least.
fn kinds(random: &mut Random) -> TileSet {
    let all = [TileSet::ALL, TileSet::SANMA, TileSet::YAOCHUU, TileSet::MAN | TileSet::HONORS];
    match random.below(5) {
        4 => (0..3).map(|_| Tile::ALL[random.below(34)]).collect(),
        set => all[set],
    }
}

#[test]
fn any_view_ranks_as_each_discard_alone() {
    let mut random = Random::new(1);
    for i in 0..20_000 {
        // Without tables a hand takes its time.
        let (in_play, fifth) = match i % 50 {
            0 => (kinds(&mut random), CONVENTIONS[random.below(3)]),
            n => ([TileSet::ALL, TileSet::SANMA][n % 2], CONVENTIONS[random.below(2)]),
        };
        let held = if random.below(3) == 0 { TileSet::ALL } else { kinds(&mut random) };
        let size = [14, 14, 14, 11, 8, 5, 2, 13, 17][random.below(9)];
        let hand = tiles(&mut random, held, size);
        let view = Visible::NOTHING
            .with_in_play(in_play)
            .with_fifth_copy(fifth)
            .with_declared(tiles(&mut random, TileSet::ALL, i % 13))
            .with_seen(tiles(&mut random, TileSet::ALL, i % 70));
        agree(&hand, &view);
    }
}

/// The definition of ukeire: the tiles in play of which one more lowers shanten, as far as the
/// convention lists them, with the unseen copies.
#[test]
fn ukeire_in_any_view_are_what_their_words_mean() {
    let mut random = Random::new(2);
    for i in 0..20_000 {
        let in_play = if i % 20 == 0 { kinds(&mut random) } else { TileSet::ALL };
        let held = if random.below(3) == 0 { TileSet::ALL } else { kinds(&mut random) };
        let size = [13, 13, 10, 7, 4, 1][random.below(6)];
        let hand = tiles(&mut random, held, size);
        let (declared, seen) =
            (tiles(&mut random, TileSet::ALL, i % 13), tiles(&mut random, TileSet::ALL, i % 70));
        let fifth = CONVENTIONS[random.below(2)];
        let view = Visible::NOTHING
            .with_in_play(in_play)
            .with_fifth_copy(fifth)
            .with_declared(declared)
            .with_seen(seen);
        let found = hand.ukeire_in(&view);
        let now = hand.shantens_in(&view).least();
        assert_eq!(found.shanten(), now);
        for tile in Tile::ALL {
            let left = 4u8.saturating_sub(hand[tile] + declared[tile] + seen[tile]);
            let helps = in_play.contains(tile)
                && hand.total() % 3 == 1
                && hand.with(tile).is_ok_and(|d| d.shantens_in(&view).least() < now);
            let listed = helps && (left > 0 || fifth == FifthCopy::Concealed);
            assert_eq!(found.tiles().contains(tile), listed, "{hand} {tile} {view:?}");
            assert_eq!(found.left(tile), if listed { left } else { 0 }, "{hand} {tile}");
        }
        assert_eq!(found.total(), found.iter().map(|(_, left)| left).sum::<u8>());
        let shown = format!("{found:?}");
        assert!(shown.starts_with("Ukeire { shanten: "), "{shown}");
        assert!(shown.contains(&format!("tiles: {:?}", found.tiles())), "{shown}");
    }
}

/// A shanten that can't be reached isn't lowered, whatever comes.
#[test]
fn nothing_helps_a_hand_that_gets_nowhere() {
    let hand: Counts = "1122334456z".parse().unwrap();
    for in_play in ["5z", "56z", "1m"] {
        let view = Visible::NOTHING.with_in_play(in_play.parse().unwrap());
        let found = hand.ukeire_in(&view);
        assert_eq!((found.shanten(), found.tiles()), (Shanten::NEVER, TileSet::EMPTY), "{in_play}");
        let drawn = hand.with(Tile::M9).unwrap();
        assert!(drawn.discards_in(&view).iter().all(|d| d.ukeire().tiles().is_empty()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_hand_knows_its_own_melds(hand in hand()) {
        let view = Visible::of(&hand);
        prop_assert_eq!(hand.ukeire(), hand.ukeire_in(&view));
        prop_assert_eq!(hand.discards(), hand.discards_in(&view));
        prop_assert_eq!(hand.concealed().ukeire(), hand.concealed().ukeire_in(&Visible::NOTHING));
        agree(hand.concealed(), &view);
    }

    #[test]
    fn a_discard_leaves_the_ukeire_of_the_rest(hand in hand()) {
        for discard in &hand.discards() {
            let face = hand.faces().find(|face| face.tile() == discard.tile());
            let rest: Hand = hand.discard(face.expect("it is held")).expect("it may be discarded");
            let view = Visible::of(&hand).after_discard(discard.tile());
            prop_assert_eq!(*discard.ukeire(), rest.ukeire_in(&view));
        }
    }
}
