//! Counts and hands built from arrays, tiles and melds at once equal those built tile by tile.

use mentsu::strategy::{counts, face, hand, meld, tile};
use mentsu::{Counts, Face, Hand, HandError, LiveHand, Meld, Tile, TooManyCopies};
use proptest::collection::vec;
use proptest::prelude::*;

/// The first count above 4, as an error.
fn first_fifth(counts: [u8; 34]) -> Option<TooManyCopies> {
    let first = Tile::ALL.into_iter().zip(counts).find(|&(_, count)| count > 4);
    first.map(|(tile, count)| TooManyCopies { tile, count })
}

/// Counts of an array, each looked at and put in its place alone.
fn counts_by_tile(array: [u8; 34]) -> Result<Counts, TooManyCopies> {
    if let Some(error) = first_fifth(array) {
        return Err(error);
    }
    let mut one_by_one =
        Tile::ALL.into_iter().flat_map(|tile| (0..array[tile.index()]).map(move |_| tile));
    one_by_one.try_fold(Counts::EMPTY, |counts, tile| counts.with(tile))
}

fn agrees(array: [u8; 34]) {
    let counts = Counts::from_array(array);
    assert_eq!(counts, counts_by_tile(array), "{array:?}");
    if let Ok(counts) = counts {
        assert_eq!(counts.to_array(), array);
        assert_eq!(u32::from(counts.total()), array.iter().map(|&n| u32::from(n)).sum::<u32>());
    }
}

/// All counts of one suit, with its neighbours empty or full.
#[test]
fn every_suit_goes_into_its_word_and_comes_back() {
    for (start, ranks) in [(0, 9), (9, 9), (18, 9), (27, 7)] {
        for number in 0..5u32.pow(ranks) {
            let beside = if number % 2 == 0 { 0 } else { 4 };
            let mut array = [beside; 34];
            for rank in 0..ranks {
                array[start + rank as usize] = (number / 5u32.pow(rank) % 5) as u8;
            }
            let counts = Counts::from_array(array).unwrap();
            assert!(counts.to_array() == array, "{array:?}");
            if number % 97 == 0 {
                agrees(array);
            }
        }
    }
}

#[test]
fn every_count_of_a_byte_is_right_or_an_error_at_every_tile() {
    for i in 0..34 {
        for count in 0..=u8::MAX {
            for beside in [0, 1, 4] {
                let mut array = [beside; 34];
                array[i] = count;
                agrees(array);
            }
            // The first of two is named.
            for (j, other) in [(0, 5), (33, 255), (16, 7), (17, 8), (31, 16), (32, 128)] {
                let mut array = [4; 34];
                array[i] = count;
                array[j] = other;
                agrees(array);
            }
        }
    }
}

/// A hand of faces and melds, each tile counted alone.
fn hand_by_tile(faces: &[Face], melds: &[Meld]) -> Result<Hand, HandError> {
    let (mut counts, mut reds) = ([0u8; 34], [0u8; 3]);
    for face in faces {
        let count = &mut counts[face.tile().index()];
        *count = count.saturating_add(1);
        if face.is_red() {
            reds[face.tile().suit().index()] = reds[face.tile().suit().index()].saturating_add(1);
        }
    }
    hand_of_counts_by_tile(counts_by_tile(counts)?, reds, melds)
}

fn hand_of_counts_by_tile(
    concealed: Counts,
    reds: [u8; 3],
    melds: &[Meld],
) -> Result<Hand, HandError> {
    let total = concealed.to_array().iter().sum::<u8>();
    if melds.len() > 4 {
        return Err(HandError::TooManyMelds { melds: melds.len() });
    }
    if total % 3 == 0 || usize::from(total / 3) + melds.len() > 4 {
        return Err(HandError::WrongSize { concealed: total, melds: melds.len() });
    }
    for (tile, reds) in [Tile::M5, Tile::P5, Tile::S5].into_iter().zip(reds) {
        let held = concealed[tile];
        if reds > held {
            return Err(HandError::TooManyReds { tile, reds, held });
        }
    }
    let mut all = concealed.to_array();
    for tile in melds.iter().flat_map(|meld| meld.mentsu().tiles()) {
        all[tile.index()] += 1;
    }
    if let Some(error) = first_fifth(all) {
        return Err(error.into());
    }
    // What is right is read from text, which has a way of its own.
    let reds = |tile: Tile| match tile {
        Tile::M5 => reds[0],
        Tile::P5 => reds[1],
        Tile::S5 => reds[2],
        _ => 0,
    };
    let text = |tile: Tile, is_red: bool| {
        if is_red { format!("0{}", tile.suit().letter()) } else { tile.to_string() }
    };
    let text: String = Tile::ALL
        .into_iter()
        .flat_map(|tile| (0..concealed[tile]).map(move |i| text(tile, i < reds(tile))))
        .chain(melds.iter().map(ToString::to_string))
        .collect();
    Ok(text.parse().expect("a hand by all rules"))
}

/// Faces of few kinds, so that some come too often, up to more than a nibble holds.
fn few_kinds() -> impl Strategy<Value = Vec<Face>> {
    (vec(face(), 1..=12), vec(any::<prop::sample::Index>(), 0..=40))
        .prop_map(|(kinds, draws)| draws.iter().map(|draw| *draw.get(&kinds)).collect())
}

proptest! {
    #[test]
    fn arrays_are_counts_or_name_the_first_fifth(
        array in proptest::array::uniform32(0u8..=5), last in [0u8..=9, 0u8..=9],
    ) {
        let mut all = [0; 34];
        all[..32].copy_from_slice(&array);
        all[32..].copy_from_slice(&last);
        agrees(all);
        agrees(all.map(|n| n.min(4)));
    }

    #[test]
    fn tiles_are_counts_or_name_the_one_that_came_a_fifth_time(faces in few_kinds()) {
        let mut tiles = faces.iter().map(|face| face.tile());
        let counts = Counts::from_tiles(tiles.clone());
        let by_tile = tiles.try_fold(Counts::EMPTY, |counts, tile| counts.with(tile));
        prop_assert_eq!(counts, by_tile);
    }

    #[test]
    fn sums_and_differences_are_those_of_each_tile(
        a in counts(0..=136), b in counts(0..=20), c in counts(0..=136),
    ) {
        for (a, b) in [(a, b), (b, a), (a, c), (b, b)] {
            let (x, y) = (a.to_array(), b.to_array());
            let sum = core::array::from_fn(|i| x[i] + y[i]);
            prop_assert_eq!(a.union(&b), counts_by_tile(sum));
            let left: Vec<Option<u8>> = x.iter().zip(y).map(|(x, y)| x.checked_sub(y)).collect();
            let left: Option<Vec<u8>> = left.into_iter().collect();
            let left = left.map(|left| Counts::from_array(left.try_into().unwrap()).unwrap());
            prop_assert_eq!(a.difference(&b).ok(), left);
        }
    }

    #[test]
    fn hands_are_those_counted_tile_by_tile(
        faces in vec(face(), 0..=16), few in few_kinds(), melds in vec(meld(), 0..=5),
    ) {
        for faces in [&faces, &few] {
            for melds in [&melds[..], &[]] {
                let by_tile = hand_by_tile(faces, melds);
                prop_assert_eq!(Hand::new(faces.iter().copied(), melds), by_tile);
            }
        }
    }

    #[test]
    fn hands_of_counts_are_those_counted_tile_by_tile(
        concealed in counts(0..=16), reds in [0u8..=3, 0u8..=3, 0u8..=3], melds in vec(meld(), 0..=5),
    ) {
        for reds in [reds, [0; 3]] {
            for melds in [&melds[..], &melds[melds.len() / 2..], &[]] {
                let by_tile = hand_of_counts_by_tile(concealed, reds, melds);
                prop_assert_eq!(Hand::from_counts(concealed, reds, melds), by_tile);
            }
        }
    }

    #[test]
    fn a_draw_is_a_hand_of_one_tile_more(hand in hand(), face in face(), kind in tile()) {
        for face in [face, Face::plain(kind)] {
            let faces: Vec<Face> = hand.faces().chain([face]).collect();
            let by_tile = hand_by_tile(&faces, hand.melds());
            let drawn = hand.draw(face);
            prop_assert_eq!(drawn.map(|hand| hand.drawn()), by_tile.map(|_| Some(face)));
            prop_assert_eq!(drawn, by_tile.and_then(|hand| hand.with_drawn(face)));
        }
    }

    #[test]
    fn all_tiles_are_the_concealed_and_the_declared(hand in hand()) {
        let melds = hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
        let by_tile = Counts::from_tiles(hand.concealed().tiles().chain(melds));
        prop_assert_eq!(Ok(hand.all_tiles()), by_tile);
        let live = LiveHand::new(&hand);
        prop_assert_eq!(live.shantens(), hand.shantens());
        prop_assert_eq!(live.wait_tiles(), hand.waits().tiles());
    }
}

/// A nibble is too small from sixteen copies of a tile on, and a byte from 256.
#[test]
fn any_number_of_copies_is_counted() {
    for copies in (5..40).chain([255, 256, 257, 300]) {
        for face in [Face::plain(Tile::P5), Face::red(Tile::P5).unwrap(), Tile::Red.into()] {
            let error = TooManyCopies { tile: face.tile(), count: copies.min(255) as u8 };
            assert_eq!(Hand::new(vec![face; copies], &[]), Err(error.into()));
            let before = [Tile::M1; 4].map(Face::plain).into_iter();
            let others = before.chain(vec![face; copies]).chain([Face::plain(Tile::M2)]);
            assert_eq!(Hand::new(others, &[]), Err(error.into()));
        }
    }
    let four_of_each = Tile::ALL.into_iter().flat_map(|tile| [tile; 4]);
    let error = HandError::WrongSize { concealed: 136, melds: 0 };
    assert_eq!(Hand::new(four_of_each, &[]), Err(error));
}
