//! Shanten, ukeire and discards in five forms.

use crate::common::Random;
use mentsu::mcr::{
    Rules, Situation, discards, forms, is_win, shantens, ukeire, ukeire_in, wait_worths,
};
use mentsu::{Counts, Hand, Shanten, Tile, Visible, hand, tile};

/// Hands as `tests/golden/mcr.py --shanten` writes them: the shanten of five forms, 99 for one that
/// is out of reach, and the tiles that lower the least.
#[test]
fn recorded_shanten_and_useful_tiles_are_equal() {
    for line in include_str!("../../golden/mcr_shanten.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let hand: Hand = words[0].parse().expect("a hand");
        let each = shantens(&hand);
        let each = [
            each.standard(),
            each.knitted_straight(),
            each.seven_pairs(),
            each.thirteen_orphans(),
            each.honors_and_knitted(),
        ];
        let expected = words[1..6].iter().map(|word| word.parse::<i8>().expect("a number"));
        let shown = each.map(|shanten| if shanten == Shanten::NEVER { 99 } else { shanten.get() });
        assert!(shown.iter().copied().eq(expected), "{line}: {shown:?}");
        let useful = words[6].parse::<Counts>().map_or_else(|_| Default::default(), |t| t.kinds());
        let found = ukeire(&hand);
        assert_eq!((found.tiles(), found.shanten()), (useful, shantens(&hand).least()), "{line}");
    }
}

/// Fourteen tiles or fewer, near one of the forms.
fn near_a_form(random: &mut Random, whole: bool) -> Hand {
    loop {
        let pool: Counts = match random.below(4) {
            0 => "114477m225588p336699s1122z".parse().expect("tiles"),
            1 => "1144m2255p33669s1122334455667z".parse().expect("tiles"),
            2 => "111122223333444455556666m11z".parse().expect("tiles"),
            _ => Counts::FULL,
        };
        let mut tiles: Vec<Tile> = pool.tiles().collect();
        let number = [1, 4, 7, 10, 13][random.below(5)] + u8::from(whole);
        let mut hand = Vec::new();
        while hand.len() < usize::from(number) {
            hand.push(tiles.swap_remove(random.below(tiles.len())));
        }
        if let Ok(hand) = Hand::new(hand, &[]) {
            return hand;
        }
    }
}

#[test]
fn a_tile_is_useful_where_it_lowers_the_shanten() {
    let mut random = Random::new(1);
    for _ in 0..3_000 {
        let hand = near_a_form(&mut random, false);
        let useful = ukeire(&hand);
        for tile in Tile::ALL {
            let Ok(with) = hand.draw(tile) else { continue };
            let lowers = shantens(&with).least() < shantens(&hand).least();
            assert_eq!(useful.tiles().contains(tile), lowers, "{hand} {tile}");
        }
    }
}

#[test]
fn a_hand_is_won_where_nothing_is_lacking() {
    let mut random = Random::new(2);
    let mut won = 0;
    for _ in 0..200_000 {
        let hand = near_a_form(&mut random, true);
        let least = shantens(&hand).least();
        assert_eq!(is_win(&hand), least.is_win(), "{hand}");
        assert_eq!(forms(&hand).is_empty(), !least.is_win(), "{hand}");
        won += u32::from(least.is_win());
    }
    assert!(won > 100, "{won}");
}

#[test]
fn discards_are_ranked() {
    let all = discards(&hand!("147m258p369s5m1133z"));
    assert_eq!((all[0].tile(), all[0].shanten()), (tile!("5m"), Shanten::TENPAI));
    let mut random = Random::new(3);
    for _ in 0..300 {
        let hand = near_a_form(&mut random, true);
        let all = discards(&hand);
        assert_eq!(all.len(), hand.concealed().kinds().len());
        for discard in &all {
            let rest = hand.discard(discard.tile()).expect("held");
            let visible = Visible::of(&rest).after_discard(discard.tile());
            assert_eq!(*discard.ukeire(), ukeire_in(&rest, &visible));
        }
        let ranks: Vec<_> = all
            .iter()
            .map(|one| (one.shanten(), u8::MAX - one.ukeire().total(), one.tile()))
            .collect();
        assert!(ranks.is_sorted(), "{hand}");
    }
}

#[test]
fn waits_are_worth_what_their_wins_are() {
    // 3s makes the mixed straight, 6s nothing but all chows.
    let hand = hand!("123m456p12s99s(789s)");
    let waits = wait_worths(&hand, &Situation::self_drawn(), &Visible::of(&hand), &Rules::MIL);
    assert_eq!(waits.len(), 1);
    assert_eq!((waits[0].tile(), waits[0].left()), (tile!("3s"), 4));
    assert!(waits[0].self_drawn() > 0);
    // The last of its kind is worth four points more.
    let seen = Visible::of(&hand).with_seen("333s".parse().expect("tiles"));
    let last = wait_worths(&hand, &Situation::self_drawn(), &seen, &Rules::MIL);
    assert_eq!(last[0].by_discard(), waits[0].by_discard() + 4);
    let orphans = hand!("19m19p19s1234567z");
    let all = wait_worths(&orphans, &Situation::self_drawn(), &Visible::of(&orphans), &Rules::MIL);
    assert_eq!(all.len(), 13);
    assert!(all.iter().all(|wait| wait.wins_by_discard() && wait.by_discard() == 88));
    let drawn = hand!("19m19p19s12345677z");
    assert!(
        wait_worths(&drawn, &Situation::self_drawn(), &Visible::of(&drawn), &Rules::MIL).is_empty()
    );
}
