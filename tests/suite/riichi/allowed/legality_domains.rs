//! Legal actions, over whole domains where they are finite, against definitions that try
//! everything.

use std::collections::BTreeSet;

use mentsu::riichi::legality::*;
use mentsu::riichi::{Kuikae, RiichiAnkan, Rules};
use mentsu::{
    CalledFrom, Counts, Face, FifthCopy, Hand, Meld, Mentsu, Part, Suit, Tile, TileSet, Visible,
    WinForm,
};

const CONVENTIONS: [FifthCopy; 3] = [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored];

/// Visits every way to hold `total` tiles of nine ranks, at most four of each.
fn each_suit(total: u8, visit: &mut impl FnMut([u8; 9])) {
    fn deal(counts: &mut [u8; 9], rank: usize, left: u8, visit: &mut impl FnMut([u8; 9])) {
        if rank == 9 {
            if left == 0 {
                visit(*counts);
            }
            return;
        }
        for count in 0..=left.min(4) {
            counts[rank] = count;
            deal(counts, rank + 1, left - count, visit);
        }
        counts[rank] = 0;
    }
    deal(&mut [0; 9], 0, total, visit);
}

/// A suit's counts as those of a hand, and nothing else.
fn of_suit(suit: Suit, ranks: [u8; 9]) -> Counts {
    let mut all = [0; Tile::COUNT];
    all[9 * suit.index()..][..9].copy_from_slice(&ranks);
    Counts::from_array(all).unwrap()
}

/// A hand in which up to `reds` fives of each suit are red.
fn with_reds(concealed: Counts, reds: u8, melds: &[Meld]) -> Hand {
    let reds = [Tile::M5, Tile::P5, Tile::S5].map(|five| concealed[five].min(reds));
    Hand::from_counts(concealed, reds, melds).unwrap()
}

/// Discards one tile after another, and compares the waits.
#[track_caller]
fn check_riichi_discards(hand: &Hand) -> bool {
    let mut any = false;
    for fifth in CONVENTIONS {
        let faces: BTreeSet<Face> = hand.faces().collect();
        let visible = Visible::of(hand).with_fifth_copy(fifth);
        let waits = |face: &Face| hand.discard(*face).unwrap().wait_tiles_in(&visible);
        let tried: Vec<Face> = faces.into_iter().filter(|face| !waits(face).is_empty()).collect();
        any |= !tried.is_empty();
        let expected = if tried.is_empty() { Err(RiichiError::NotTenpai) } else { Ok(&tried[..]) };
        let got = riichi_discards(hand, fifth);
        assert_eq!(
            got.as_ref().map(|list| &list[..]).map_err(|e| *e),
            expected,
            "{hand} {fifth:?}"
        );
    }
    any
}

/// All 118,800 hands of 14 tiles of a suit, and all of 11 with an ankan of the suit.
#[test]
fn riichi_discards_of_every_hand_of_a_suit() {
    let mut tenpai = [0u32; 2];
    each_suit(14, &mut |ranks| {
        let hand = with_reds(of_suit(Suit::Pin, ranks), ranks[0] % 3, &[]);
        tenpai[0] += u32::from(check_riichi_discards(&hand));
    });
    each_suit(11, &mut |ranks| {
        for rank in (0..9).filter(|rank| ranks[*rank] == 0) {
            let kan = Meld::ankan([Tile::ALL[18 + rank]; 4]).unwrap();
            let hand = with_reds(of_suit(Suit::Sou, ranks), 1, &[kan]);
            tenpai[1] += u32::from(check_riichi_discards(&hand));
        }
    });
    assert!(tenpai[0] > 80_000 && tenpai[1] > 20_000, "{tenpai:?}");
}

/// Short hands of every size, of a suit and of honors.
#[test]
fn riichi_discards_of_short_hands() {
    for total in [2, 5, 8] {
        each_suit(total, &mut |ranks| {
            check_riichi_discards(&with_reds(of_suit(Suit::Man, ranks), 2, &[]));
            if ranks[7] + ranks[8] == 0 {
                let mut all = [0; Tile::COUNT];
                all[27..].copy_from_slice(&ranks[..7]);
                check_riichi_discards(
                    &Hand::from_counts(Counts::from_array(all).unwrap(), [0; 3], &[]).unwrap(),
                );
            }
        });
    }
}

/// All hands with at least eleven of kokushi's kinds, the other tiles among fifteen.
#[test]
fn riichi_discards_around_kokushi() {
    let kinds: Vec<Tile> = TileSet::YAOCHUU.iter().collect();
    let others: Vec<Tile> = kinds.iter().copied().chain([Tile::M2, Tile::P5]).collect();
    let mut tenpai = 0;
    for a in 0..13 {
        for b in a..=13 {
            let left: Vec<Tile> = (0..13)
                .filter(|i| *i != b && (*i != a || b == 13 && a == 12))
                .map(|i| kinds[i])
                .collect();
            let more = 14 - left.len();
            let mut picks = vec![0; more];
            loop {
                let tiles = left.iter().copied().chain(picks.iter().map(|i| others[*i]));
                if let Ok(counts) = Counts::from_tiles(tiles) {
                    tenpai += u32::from(check_riichi_discards(&with_reds(counts, 1, &[])));
                }
                // The next multiset, as an ascending sequence.
                let Some(at) = picks.iter().rposition(|i| *i + 1 < others.len()) else { break };
                let next = picks[at] + 1;
                picks[at..].fill(next);
            }
        }
    }
    assert!(tenpai > 1_000, "{tenpai}");
}

/// Chiitoitsu and all hands near it: every way to split 14 tiles into groups of one kind, where no
/// three kinds make a shuntsu.
#[test]
fn riichi_discards_around_chiitoitsu() {
    fn parts(left: u8, most: u8, found: &mut Vec<u8>, visit: &mut impl FnMut(&[u8])) {
        if left == 0 {
            return visit(found);
        }
        for part in 1..=left.min(most) {
            found.push(part);
            parts(left - part, part, found, visit);
            found.pop();
        }
    }
    let apart = [0, 4, 8, 9, 13, 17, 18, 22, 26, 27, 28, 29, 30, 31].map(|i| Tile::ALL[i]);
    let mut tenpai = 0;
    parts(14, 4, &mut Vec::new(), &mut |found| {
        for turn in 0..14 {
            let mut all = [0; Tile::COUNT];
            for (i, count) in found.iter().enumerate() {
                all[apart[(i + turn) % 14].index()] = *count;
            }
            let counts = Counts::from_array(all).unwrap();
            tenpai += u32::from(check_riichi_discards(&with_reds(counts, 1, &[])));
        }
    });
    assert!(tenpai > 100, "{tenpai}");
}

/// Every choice of two or three of the concealed tiles, declared.
fn calls_by_trying(
    hand: &Hand,
    discarded: Face,
    from: CalledFrom,
    rules: &Rules,
) -> BTreeSet<Meld> {
    let faces: Vec<Face> = hand.faces().collect();
    let near = |face: &Face| face.tile().index().abs_diff(discarded.tile().index()) <= 2;
    let faces: Vec<Face> = faces.into_iter().filter(near).collect();
    let mut found = BTreeSet::new();
    for i in 0..faces.len() {
        for j in 0..i {
            if from == CalledFrom::Kamicha && !rules.sanma() {
                found.extend(Meld::chi([faces[i], faces[j]], discarded));
            }
            found.extend(Meld::pon([faces[i], faces[j]], discarded, from));
            for k in 0..j {
                found.extend(Meld::daiminkan([faces[i], faces[j], faces[k]], discarded, from));
            }
        }
    }
    found.retain(|meld| {
        let after = declare(hand, meld).unwrap();
        meld.kind().is_kan()
            || after.faces().any(|face| {
                let forbidden = kuikae(meld, rules).unwrap();
                !forbidden.contains(face.tile())
            })
    });
    found
}

/// Chi by their lowest tile, then pon, then daiminkan; red fives before plain ones.
fn order(meld: &Meld) -> (usize, Tile, Vec<Face>) {
    let own = meld.parts().into_iter().filter(|(_, part)| *part == Part::Own);
    (meld.kind() as usize, meld.mentsu().first(), own.map(|(face, _)| face).collect())
}

#[track_caller]
fn check_calls(hand: &Hand, discarded: Face, rules: &Rules) -> usize {
    let mut found = 0;
    for from in CalledFrom::ALL {
        let melds = calls(hand, discarded, from, &Turn::new(), rules);
        if hand.all_tiles()[discarded.tile()] == 4 {
            assert!(matches!(melds, Err(CallError::TooManyCopies(_))), "{hand} {discarded}");
            continue;
        }
        let melds = melds.unwrap();
        let mut tried: Vec<Meld> =
            calls_by_trying(hand, discarded, from, rules).into_iter().collect();
        tried.sort_by_key(order);
        assert_eq!(&melds[..], &tried[..], "{hand} {discarded} {from:?}");
        found += melds.len();
    }
    found
}

/// A discard of every rank with every way to hold it and its four neighbours, the fives with no,
/// one, two or three red ones, and the rest of 13 tiles far away.
#[test]
fn calls_on_every_neighbourhood() {
    let mut found = 0;
    for rank in 0..9 {
        let suit = Suit::NUMBERS[rank % 3];
        for code in 0..3_125 {
            let held = [1, 5, 25, 125, 625].map(|power| code / power % 5);
            let mut ranks = [0; 9];
            let mut outside = 0;
            for (i, held) in held.into_iter().enumerate() {
                match ranks.get_mut((rank + i).wrapping_sub(2)) {
                    Some(count) => *count = held as u8,
                    None => outside += held,
                }
            }
            let total: u8 = ranks.iter().sum();
            if outside > 0 || total > 13 {
                continue;
            }
            let mut all = of_suit(suit, ranks).to_array();
            for i in 0..usize::from(13 - total) {
                all[27 + i % 7] += 1;
            }
            let concealed = Counts::from_array(all).unwrap();
            let five = Tile::ALL[9 * suit.index() + 4];
            let tile = Tile::ALL[9 * suit.index() + rank];
            for reds in 0..=concealed[five].min(3) {
                let hand = with_reds(concealed, reds, &[]);
                let faces = [Some(Face::plain(tile)), Face::red(tile).ok()];
                for face in faces.into_iter().flatten() {
                    found += check_calls(&hand, face, &Rules::TENHOU);
                }
            }
        }
    }
    assert!(found > 30_000, "{found}");
}

/// Every hand of 4 or 7 tiles of a suit and every discard of it, by every rule on kuikae.
#[test]
fn calls_of_every_short_hand_of_a_suit() {
    let mut found = [0; 3];
    for total in [4, 7] {
        each_suit(total, &mut |ranks| {
            let hand = with_reds(of_suit(Suit::Sou, ranks), 1, &[]);
            for tile in &Tile::ALL[18..27] {
                let all = [Kuikae::Allowed, Kuikae::SameTile, Kuikae::Suji];
                for (found, rule) in found.iter_mut().zip(all) {
                    let rules = Rules::TENHOU.with_kuikae(rule);
                    *found += check_calls(&hand, Face::plain(*tile), &rules);
                }
            }
        });
    }
    assert!(found[0] > found[1] && found[1] > found[2], "{found:?}");
}

/// Every hand of a suit with a pon of each rank of it, and what `declare` takes.
#[test]
fn own_kans_are_what_can_be_declared() {
    let mut found = [0; 2];
    for total in [2, 5, 8, 11] {
        each_suit(total, &mut |ranks| {
            for rank in (0..9).filter(|rank| ranks[*rank] <= 1) {
                let tile = Tile::ALL[9 + rank];
                let pon = Meld::pon([tile; 2], tile, CalledFrom::Kamicha).unwrap();
                let reds = ranks[0] % 3;
                let hand = with_reds(of_suit(Suit::Pin, ranks), reds, &[pon]);
                let mut tried = Vec::new();
                for tile in &Tile::ALL[9..18] {
                    let held = hand.faces().filter(|face| face.tile() == *tile);
                    let held: Vec<Face> = held.collect();
                    if let [a, b, c, d] = held[..] {
                        tried.extend(Meld::ankan([a, b, c, d]));
                    }
                    tried.extend(held.first().and_then(|added| Meld::kakan(pon, *added).ok()));
                }
                let kans = own_kans(&hand, &Turn::new(), &Rules::TENHOU).unwrap();
                assert_eq!(&kans[..], &tried[..], "{hand}");
                for kan in &kans {
                    assert!(declare(&hand, kan).is_ok(), "{hand} {kan}");
                    found[usize::from(kan.is_open())] += 1;
                }
            }
        });
    }
    assert!(found[0] > 10_000 && found[1] > 10_000, "{found:?}");
}

/// Every hand of 10 tiles of a suit that is tenpai with an ankan of the suit, and draws the fourth
/// of three: tiles in the ankan are waits of neither before nor after.
#[test]
fn ankan_after_riichi_beside_another_leave_the_waits_that_can_come() {
    let mut found = [0; 3];
    each_suit(10, &mut |ranks| {
        for rank in (0..9).filter(|rank| ranks[*rank] == 0) {
            let other = Meld::ankan([Tile::ALL[9 + rank]; 4]).unwrap();
            let hand = with_reds(of_suit(Suit::Pin, ranks), 0, &[other]);
            if !hand.is_tenpai() {
                continue;
            }
            for tile in hand.concealed().at_least(3) - hand.concealed().at_least(4) {
                let happened = check_ankan_after_riichi(&hand, tile);
                found.iter_mut().zip(happened).for_each(|(found, it)| *found += u32::from(it));
            }
        }
    });
    assert!(found.iter().all(|found| *found > 20), "{found:?}");
}

/// Asks for the ankan of a tile that is held three times and drawn then, and returns whether the
/// waits stay, whether it is a koutsu in every reading, too, and whether an ankan holds a wait.
#[track_caller]
fn check_ankan_after_riichi(hand: &Hand, tile: Tile) -> [bool; 3] {
    let (drawn, kan) = (hand.draw(tile).unwrap(), Meld::ankan([tile; 4]).unwrap());
    let after = declare(&drawn, &kan).unwrap();
    let stay = after.is_tenpai() && hand.wait_tiles() == after.wait_tiles();
    let is_koutsu = hand.waits().readings().iter().all(|reading| match reading.form() {
        WinForm::Standard(form) => form.mentsu().contains(&Mentsu::koutsu(tile)),
        _ => false,
    });
    let ask = |rule| {
        let rules = Rules::TENHOU.with_riichi_ankan(rule);
        let kans = own_kans(&drawn, &Turn::new().with_riichi(), &rules).unwrap();
        kans.first().copied()
    };
    assert_eq!(ask(RiichiAnkan::Loose), stay.then_some(kan), "{drawn}");
    let strict = stay && is_koutsu;
    assert_eq!(ask(RiichiAnkan::Strict), strict.then_some(kan), "{drawn}");
    [stay, strict, stay && hand.wait_tiles() != hand.concealed().wait_tiles()]
}

/// Every hand of 10 tiles of a suit that is tenpai, with three of a tile far from all others, and
/// of one that has neighbours.
#[test]
fn a_koutsu_far_from_all_others_may_be_an_ankan_after_riichi() {
    let (mut far, mut near) = (0, 0);
    each_suit(10, &mut |ranks| {
        let suit = of_suit(Suit::Pin, ranks);
        if !suit.is_tenpai() {
            return;
        }
        for tile in [Tile::East, Tile::Red, Tile::M1, Tile::S5] {
            let hand = suit.union(&Counts::from_tiles([tile; 3]).unwrap()).unwrap();
            let hand = Hand::from_counts(hand, [0; 3], &[]).unwrap();
            far += u32::from(check_ankan_after_riichi(&hand, tile)[0]);
        }
        let three = [Tile::P3; 3];
        if let Ok(all) = suit.union(&Counts::from_tiles(three).unwrap()) {
            let hand = Hand::from_counts(all, [0; 3], &[]).unwrap();
            if hand.is_tenpai() && all[Tile::P3] == 3 {
                near += u32::from(!check_ankan_after_riichi(&hand, Tile::P3)[0]);
            }
        }
    });
    assert!(far > 10_000 && near > 20, "{far} {near}");
}
