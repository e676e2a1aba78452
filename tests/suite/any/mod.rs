//! Hands of any mahjong: jokers and five sets, against plain methods that share nothing.

mod brute;
mod rules;

use mentsu::any::{AnyForm, AnyHand, Sets};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Counts, FormBlock, Hand, PartialHand, Tile, TileSet, WaitShape, WaitShapes};

use self::brute::Targets;

/// Every suit of at most `left` tiles, as counts of its ranks.
fn every_suit(left: u8, rank: usize, tiles: &mut [u8; 34], visit: &mut impl FnMut(&[u8; 34])) {
    if rank == 9 {
        return visit(tiles);
    }
    for n in 0..=left.min(4) {
        tiles[rank] = n;
        every_suit(left - n, rank + 1, tiles, visit);
    }
    tiles[rank] = 0;
}

fn hand(tiles: &[u8; 34], jokers: u8, sets: Sets) -> Option<AnyHand> {
    AnyHand::new(Counts::from_array(*tiles).unwrap(), jokers, &[], sets).ok()
}

/// A hand of few kinds, so that some are held four times, or of many.
fn random_hand(random: &mut SplitMix64, sets: Sets) -> ([u8; 34], u8) {
    let below = |n: u64, random: &mut SplitMix64| random.next_u64() % n;
    let mentsu = below(sets.get() as u64 + 1, random) as u8;
    let total = 3 * mentsu + 1 + below(2, random) as u8;
    let jokers = (below(9, random) as u8).min(total);
    let suits = 1 + below(4, random);
    let kinds: Vec<usize> = match below(3, random) {
        0 => (0..34).filter(|tile| tile / 9 < suits as usize).collect(),
        1 => (0..9).map(|_| below(34, random) as usize).collect(),
        _ => (0..6).map(|_| below(9 * suits, random).min(33) as usize).collect(),
    };
    let mut tiles = [0; 34];
    let mut left = total - jokers;
    for _ in 0..200 {
        let tile = kinds[below(kinds.len() as u64, random) as usize];
        if left > 0 && tiles[tile] < 4 {
            tiles[tile] += 1;
            left -= 1;
        }
    }
    // What finds no place among few kinds is a tile of any.
    for count in &mut tiles {
        let more = left.min(4 - *count);
        *count += more;
        left -= more;
    }
    (tiles, jokers)
}

/// All 405,350 suits in release; those of up to nine tiles in debug builds.
#[test]
fn every_suit_with_jokers_is_won_where_the_recursion_says() {
    let (most, expected_won) = if cfg!(debug_assertions) { (9, 40_341) } else { (14, 245_271) };
    let mut won = 0;
    every_suit(most, 0, &mut [0; 34], &mut |tiles| {
        let total: u8 = tiles.iter().sum();
        for jokers in (0..=4).filter(|jokers| (total + jokers) % 3 == 2 && total + jokers <= 14) {
            let hand = hand(tiles, jokers, Sets::Four).unwrap();
            let mentsu = usize::from(total + jokers) / 3;
            let expected = brute::is_win(&mut tiles.clone(), jokers.into(), mentsu, true);
            assert_eq!(hand.shantens().standard().is_win(), expected, "{hand:?}");
            let strict = hand.without_fifth_copies();
            let partial = PartialHand::new(hand.known().tiles(), jokers.into(), &[]).unwrap();
            assert_eq!(strict.is_win(), partial.can_win(), "{strict:?}");
            won += usize::from(expected);
        }
    });
    assert_eq!(won, expected_won);
}

fn special_draws(tiles: &[u8; 34], jokers: u8) -> [u8; 2] {
    let total = tiles.iter().sum::<u8>() + jokers;
    if total < 13 {
        return [99; 2];
    }
    // Of each kind one or two tiles are of use.
    let mut useful: Vec<u8> = tiles.iter().map(|&n| n.min(2)).collect();
    useful.sort_unstable();
    let chiitoitsu = 14 - useful.iter().rev().take(7).sum::<u8>();
    let orphans = (0..34).filter(|tile| *tile >= 27 || tile % 9 == 0 || tile % 9 == 8);
    let held: Vec<u8> = orphans.map(|tile| tiles[tile]).collect();
    let kinds = held.iter().filter(|&&n| n > 0).count() as u8;
    let kokushi = 14 - kinds - u8::from(held.iter().any(|&n| n > 1));
    [chiitoitsu.saturating_sub(jokers), kokushi.saturating_sub(jokers)]
}

fn check_against_targets(hands: usize, seed: u64) {
    let (mut targets, mut random) = (Targets::new(), SplitMix64::new(seed));
    for i in 0..hands {
        let sets = if i % 2 == 0 { Sets::Four } else { Sets::Five };
        let (tiles, jokers) = random_hand(&mut random, sets);
        let hand = hand(&tiles, jokers, sets).unwrap();
        let mentsu = usize::from(hand.total()) / 3;
        let mut draws = |tiles: &[u8; 34]| {
            let standard = targets.draws(tiles, jokers, mentsu);
            let special = match sets {
                Sets::Four => special_draws(tiles, jokers),
                Sets::Five => [99; 2],
            };
            (standard, standard.min(special[0]).min(special[1]))
        };
        let (standard, least) = draws(&tiles);
        assert_eq!(hand.shantens().standard().get(), standard as i8 - 1, "{hand:?}");
        assert_eq!(hand.shanten().get(), least as i8 - 1, "{hand:?}");
        assert_eq!(hand.is_win(), hand.total() % 3 == 2 && least == 0, "{hand:?}");
        let ukeire = hand.ukeire();
        let mut helping = TileSet::EMPTY;
        if hand.awaits_draw() {
            for tile in Tile::ALL.into_iter().filter(|tile| tiles[tile.index()] < 4) {
                let mut drawn = tiles;
                drawn[tile.index()] += 1;
                if draws(&drawn).1 < least {
                    helping.insert(tile);
                    assert_eq!(ukeire.left(tile), 4 - tiles[tile.index()]);
                }
            }
        }
        assert_eq!(ukeire.tiles(), helping, "{hand:?}");
        let waits = if hand.is_tenpai() { helping } else { TileSet::EMPTY };
        assert_eq!(hand.wait_tiles(), waits, "{hand:?}");
        let tiles: TileSet = hand.waits().iter().map(|wait| wait.tile()).collect();
        assert_eq!(tiles, waits, "{hand:?}");
    }
}

#[test]
fn random_hands_lack_what_every_target_says() {
    check_against_targets(if cfg!(debug_assertions) { 60 } else { 4_000 }, 50);
}

/// A fourth copy may help where the tables see no use for it, as it lets jokers be fifth copies.
/// The forecast of that is compared with drawing each fourth copy; suits of at most eleven tiles
/// in release, eight in debug builds.
#[test]
fn a_fourth_copy_helps_where_shanten_says() {
    let most = if cfg!(debug_assertions) { 8 } else { 11 };
    let mut helped = 0;
    every_suit(most, 0, &mut [0; 34], &mut |tiles| {
        if !tiles.contains(&3) || tiles.contains(&4) {
            return;
        }
        let total: u8 = tiles.iter().sum();
        for jokers in (1..=4).filter(|jokers| (total + jokers) % 3 == 1 && total + jokers <= 13) {
            let hand = hand(tiles, jokers, Sets::Four).unwrap();
            let (shanten, helping) = (hand.shanten(), hand.ukeire().tiles());
            for tile in hand.known().at_least(3) {
                let helps = hand.draw(tile).unwrap().shanten() < shanten;
                assert_eq!(helping.contains(tile), helps, "{hand:?} {tile}");
                helped += usize::from(helps);
            }
        }
    });
    assert!(helped > 1_000, "{helped}");
}

#[test]
fn without_jokers_it_is_a_hand() {
    let mut random = SplitMix64::new(7);
    for _ in 0..5_000 {
        let (tiles, _) = random_hand(&mut random, Sets::Four);
        let counts = Counts::from_array(tiles).unwrap();
        let Ok(plain) = Hand::from_counts(counts, [0; 3], &[]) else { continue };
        let any = AnyHand::from(plain);
        assert_eq!((any.is_win(), any.shantens()), (plain.is_win(), plain.shantens()), "{any:?}");
        assert_eq!((any.is_tenpai(), any.wait_tiles()), (plain.is_tenpai(), plain.wait_tiles()));
        assert_eq!(any.ukeire(), plain.ukeire(), "{any:?}");
        assert_eq!(&any.discards()[..], &plain.discards()[..], "{any:?}");
        let forms: Vec<String> = any.win_forms().map(|form| form.to_string()).collect();
        let expected: Vec<String> = plain.win_forms().iter().map(|form| form.to_string()).collect();
        assert_eq!(forms, expected);
        for (wait, of_plain) in any.waits().iter().zip(&plain.waits()) {
            assert_eq!(
                (wait.tile(), wait.shapes()),
                (of_plain.tile(), of_plain.shapes()),
                "{any:?}"
            );
            assert_eq!(wait.left(), of_plain.left());
        }
    }
}

/// Forms are checked by their blocks alone: they cover the tiles, jokers are the rest, each is
/// there once and in order, and their number is that of the other method.
#[test]
fn forms_cover_the_tiles_and_are_counted() {
    let mut random = SplitMix64::new(11);
    let (mut hands, mut forms) = (0, 0);
    while hands < 300 {
        let sets = if hands % 2 == 0 { Sets::Four } else { Sets::Five };
        let (tiles, jokers) = random_hand(&mut random, sets);
        let hand = hand(&tiles, jokers, sets).unwrap();
        let hand = if random.next_u64() % 4 == 0 { hand.without_fifth_copies() } else { hand };
        assert_eq!(hand.win_form_count() > 0, hand.is_win(), "{hand:?}");
        if !hand.is_win() {
            continue;
        }
        hands += 1;
        let all: Vec<AnyForm> = hand.win_forms().take(5_000).collect();
        if all.len() < 5_000 {
            assert_eq!(all.len() as u64, hand.win_form_count(), "{hand:?}");
        }
        forms += all.len();
        let mut keys = Vec::new();
        for form in &all {
            let mut used = [0u8; 34];
            for block in &form.blocks() {
                match block {
                    FormBlock::Pair(tile) => used[tile.index()] += 2,
                    FormBlock::Single(tile) => used[tile.index()] += 1,
                    FormBlock::Mentsu(mentsu) => {
                        mentsu.tiles().for_each(|tile| used[tile.index()] += 1);
                    }
                }
            }
            let rest: Vec<Tile> = Tile::ALL
                .into_iter()
                .flat_map(|tile| {
                    let (used, held) = (used[tile.index()], tiles[tile.index()]);
                    assert!(used >= held, "{hand:?}: {form}");
                    assert!(used <= 4 || hand.takes_fifth_copies(), "{hand:?}: {form}");
                    (held..used).map(move |_| tile)
                })
                .collect();
            assert_eq!(form.jokers(), rest, "{hand:?}: {form}");
            let order = u8::from(form.is_chiitoitsu()) + 2 * u8::from(form.is_kokushi());
            let kinds: Vec<Tile> =
                Tile::ALL.into_iter().filter(|tile| used[tile.index()] > 0).collect();
            let kinds = if form.is_chiitoitsu() { kinds } else { Vec::new() };
            keys.push((order, kinds, form.jantou(), form.mentsu().to_vec()));
        }
        assert!(keys.is_sorted_by(|one, next| one < next), "{hand:?}");
    }
    assert!(forms > 10_000);
}

/// With `PartialHand` the completions are those of the forms.
#[test]
fn forms_without_fifth_copies_are_completions() {
    let mut random = SplitMix64::new(12);
    let mut won = 0;
    for _ in 0..20_000 {
        let (tiles, jokers) = random_hand(&mut random, Sets::Four);
        if jokers > 4 {
            continue;
        }
        let hand = hand(&tiles, jokers, Sets::Four).unwrap().without_fifth_copies();
        let partial = PartialHand::new(hand.known().tiles(), jokers.into(), &[]).unwrap();
        let text = |tiles: &[Tile], form: String| (tiles.to_vec(), form);
        let mut of_hand: Vec<_> =
            hand.win_forms().map(|form| text(form.jokers(), form.to_string())).collect();
        let mut expected: Vec<_> = partial
            .wins()
            .map(|(one, form)| text(&one.tiles().tiles().collect::<Vec<_>>(), form.to_string()))
            .collect();
        of_hand.sort();
        expected.sort();
        assert_eq!(of_hand, expected, "{hand:?}");
        won += usize::from(hand.is_win());
    }
    assert!(won > 500, "{won}");
}

/// The shapes of a wait are those of the blocks of all forms after the draw.
#[test]
fn shapes_are_those_of_the_forms() {
    let mut random = SplitMix64::new(13);
    let mut checked = 0;
    while checked < 150 {
        let sets = if checked % 2 == 0 { Sets::Four } else { Sets::Five };
        let (tiles, jokers) = random_hand(&mut random, sets);
        let hand = hand(&tiles, jokers, sets).unwrap();
        if !hand.is_tenpai() {
            continue;
        }
        for wait in &hand.waits() {
            let drawn = hand.draw(wait.tile()).unwrap();
            if drawn.win_form_count() > 2_000 {
                continue;
            }
            checked += 1;
            let mut shapes = WaitShapes::EMPTY;
            for form in drawn.win_forms() {
                // A form in which only a joker stands for the tile can't be: the tile is held.
                shapes |= shapes_of(&form, &hand, wait.tile());
            }
            assert_eq!(wait.shapes(), shapes, "{hand:?} {}", wait.tile());
        }
    }
}

fn shapes_of(form: &AnyForm, hand: &AnyHand, tile: Tile) -> WaitShapes {
    let mut shapes = WaitShapes::EMPTY;
    for block in &form.blocks() {
        match *block {
            FormBlock::Pair(pair) if pair == tile && form.is_chiitoitsu() => {
                shapes.insert(WaitShape::Chiitoitsu);
            }
            FormBlock::Pair(pair) if form.is_kokushi() && pair == tile => {
                shapes.insert(WaitShape::Kokushi13);
            }
            FormBlock::Single(single) if single == tile => {
                shapes.insert(WaitShape::Kokushi);
            }
            FormBlock::Pair(pair) if pair == tile => {
                shapes.insert(WaitShape::Tanki);
            }
            FormBlock::Mentsu(mentsu) if mentsu.contains(tile) => {
                let first = mentsu.first().rank();
                shapes.insert(match (mentsu.is_shuntsu(), tile.rank() - first) {
                    (false, _) => WaitShape::Shanpon,
                    (_, 1) => WaitShape::Kanchan,
                    (_, 2) if first == 1 => WaitShape::Penchan,
                    (_, 0) if first == 7 => WaitShape::Penchan,
                    _ => WaitShape::Ryanmen,
                });
            }
            _ => {}
        }
    }
    // The drawn tile completes a pair of chiitoitsu or kokushi only if it isn't held twice before.
    if hand.known().get(tile) >= 2 {
        shapes.remove(WaitShape::Chiitoitsu);
        shapes.remove(WaitShape::Kokushi13);
    }
    shapes
}
