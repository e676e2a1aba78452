//! Shanten, ukeire, discards and the live hand against their definitions, on hands of every kind.
//! That rows and products are right for every hand is proven in `src/engine/table/tests.rs`.

use crate::common::Random;
use mentsu::{
    Counts, FifthCopy, Hand, LiveHand, Shanten, Tile, TileSet, Visible, WaitShape, counts, hand,
    tiles,
};

/// Nothing seen in sanma.
const SANMA: Visible = Visible::NOTHING.with_in_play(TileSet::SANMA);

/// Random concealed tiles, 3n+1 of them, of few kinds or all.
fn waiting(random: &mut Random, in_play: TileSet) -> Counts {
    let size = [13, 13, 13, 10, 7, 4, 1][random.below(7)];
    let all: Vec<Tile> = in_play.iter().collect();
    let few = if random.below(2) == 0 { all.len() } else { (size + 8).min(all.len()) };
    let first = random.below(all.len() - few + 1);
    let mut counts = Counts::EMPTY;
    while usize::from(counts.total()) < size {
        counts = counts.with(all[first + random.below(few)]).unwrap_or(counts);
    }
    counts
}

/// The same number of hands, or a tenth of them without the index, where each takes some hundred
/// times as long.
const fn hands(of: usize) -> usize {
    if cfg!(feature = "index") { of } else { of / 10 }
}

#[test]
fn shanten_is_won_exactly_for_wins_and_tenpai_exactly_for_hands_with_a_wait() {
    let mut random = Random::new(1);
    for _ in 0..hands(200_000) {
        let hand = waiting(&mut random, TileSet::ALL);
        let waits = hand.wait_tiles_in(&Visible::NOTHING.with_fifth_copy(FifthCopy::Concealed));
        assert_eq!(hand.shanten().is_one_away(), !waits.is_empty(), "{hand}");
        assert_eq!(Hand::new(hand.tiles(), &[]).unwrap().shanten(), hand.shanten(), "{hand}");
        assert!(!hand.shanten().is_win());
        let tile = Tile::ALL[random.below(34)];
        if let Ok(drawn) = hand.with(tile) {
            assert_eq!(drawn.shanten().is_win(), waits.contains(tile), "{drawn}");
            assert_eq!(Hand::new(drawn.tiles(), &[]).unwrap().shanten(), drawn.shanten());
        }
    }
}

#[test]
fn ukeire_are_the_tiles_that_lower_shanten_with_the_copies_not_seen() {
    let mut random = Random::new(2);
    for i in 0..hands(20_000) {
        let in_play = if i % 4 == 0 { TileSet::SANMA } else { TileSet::ALL };
        let hand = waiting(&mut random, in_play);
        let seen = waiting(&mut random, TileSet::ALL);
        let view = Visible::NOTHING.with_seen(seen).with_in_play(in_play);
        let least = |tiles: &Counts| tiles.shantens_in(&view).least();
        let found = hand.ukeire_in(&view);
        assert_eq!(found.shanten(), least(&hand));
        for tile in Tile::ALL {
            let left = 4u8.saturating_sub(hand[tile] + seen[tile]);
            let lowers = in_play.contains(tile)
                && hand.with(tile).is_ok_and(|drawn| least(&drawn) < least(&hand));
            assert_eq!(found.tiles().contains(tile), lowers && left > 0, "{hand} {tile}");
            assert_eq!(found.left(tile), if lowers { left } else { 0 }, "{hand} {tile}");
        }
        assert_eq!(found.total(), found.iter().map(|(_, left)| left).sum::<u8>());
    }
}

/// Thirteen tiles near chiitoitsu or kokushi: of five to nine kinds, pairs and lone tiles, or of
/// terminals and honors.
fn near_special_forms(random: &mut Random) -> Counts {
    let yaochuu: Vec<Tile> = TileSet::YAOCHUU.iter().collect();
    let kinds = match random.below(4) {
        0 => yaochuu,
        n => (0..3 + 2 * n).map(|_| Tile::ALL[random.below(34)]).collect(),
    };
    let most = 2 + random.below(3) as u8;
    let mut counts = Counts::EMPTY;
    while counts.total() < 13 {
        let tile = if random.below(16) > 0 {
            kinds[random.below(kinds.len())]
        } else {
            Tile::ALL[random.below(34)]
        };
        if counts[tile] < most || random.below(16) == 0 {
            counts = counts.with(tile).unwrap_or(counts);
        }
    }
    counts
}

#[test]
fn ukeire_near_chiitoitsu_and_kokushi_are_what_lowers_shanten() {
    let (mut random, mut nearest) = (Random::new(9), [0; 4]);
    for _ in 0..hands(100_000) {
        let hand = near_special_forms(&mut random);
        let (found, least) = (hand.ukeire(), hand.shantens().least());
        assert_eq!(found.shanten(), least, "{hand}");
        let lowers =
            |&tile: &Tile| hand.with(tile).is_ok_and(|drawn| drawn.shantens().least() < least);
        assert_eq!(found.tiles(), Tile::ALL.into_iter().filter(lowers).collect(), "{hand}");
        assert_eq!(Hand::new(hand.tiles(), &[]).unwrap().ukeire(), found, "{hand}");
        let forms = hand.shantens();
        let few_kinds = Tile::ALL.iter().filter(|&&tile| hand[tile] > 0).count() < 7;
        nearest[0] += usize::from(forms.standard() == least);
        nearest[1] += usize::from(forms.chiitoitsu() == least && !few_kinds);
        nearest[2] += usize::from(forms.chiitoitsu() == least && few_kinds);
        nearest[3] += usize::from(forms.kokushi() == least);
    }
    assert!(nearest.iter().all(|&near| near > hands(500)), "{nearest:?}");
}

#[test]
fn at_tenpai_ukeire_are_the_waits_by_every_convention() {
    let mut random = Random::new(3);
    let mut tenpai = 0;
    while tenpai < hands(20_000) {
        let hand = waiting(&mut random, TileSet::ALL);
        if !hand.shanten().is_one_away() {
            continue;
        }
        tenpai += 1;
        for fifth in [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored] {
            let waits = hand.wait_tiles_in(&Visible::NOTHING.with_fifth_copy(fifth));
            let found = hand.ukeire_in(&Visible::NOTHING.with_fifth_copy(fifth)).tiles();
            assert_eq!(found, waits, "{hand} {fifth:?}");
        }
    }
}

#[test]
fn discards_are_every_kind_once_ranked_by_what_is_left() {
    let mut random = Random::new(4);
    for _ in 0..hands(5_000) {
        let hand = waiting(&mut random, TileSet::ALL);
        let Ok(drawn) = hand.with(Tile::ALL[random.below(34)]) else { continue };
        let ranked = drawn.discards();
        let kinds: TileSet = ranked.iter().map(|discard| discard.tile()).collect();
        assert_eq!((kinds, ranked.len()), (drawn.kinds(), drawn.kinds().len()));
        for discard in &ranked {
            let rest = drawn.without(discard.tile()).unwrap();
            let view = Visible::NOTHING.after_discard(discard.tile());
            assert_eq!(*discard.ukeire(), rest.ukeire_in(&view));
        }
        assert!(ranked.is_sorted_by_key(|d| (d.shanten(), u8::MAX - d.ukeire().total(), d.tile())));
        // Drawing never takes a hand farther away than its best discard brings it back.
        assert!(ranked[0].shanten() <= hand.shanten());
    }
}

#[test]
fn a_live_hand_answers_as_one_made_afresh() {
    let mut random = Random::new(5);
    // Also sanma with 2m to 8m, which no real hand holds there.
    for (sanma, held) in [(false, TileSet::ALL), (true, TileSet::SANMA), (true, TileSet::ALL)] {
        let in_play = if sanma { TileSet::SANMA } else { TileSet::ALL };
        let tiles: Vec<Tile> = held.iter().collect();
        for _ in 0..300 {
            let start = waiting(&mut random, held);
            let hand = Hand::from_counts(start, [0; 3], &[]).unwrap();
            let fresh =
                |hand: &Hand| if sanma { LiveHand::sanma(hand) } else { LiveHand::new(hand) };
            let mut live = fresh(&hand);
            for _ in 0..60 {
                let tile = tiles[random.below(tiles.len())];
                let before = live;
                let changed = match live.concealed().total() % 3 {
                    1 => live.draw(tile).is_ok(),
                    _ => live.discard(tile).is_ok(),
                };
                if !changed {
                    assert_eq!(live, before);
                    continue;
                }
                let hand = Hand::from_counts(*live.concealed(), [0; 3], &[]).unwrap();
                assert_eq!(live, fresh(&hand));
                let each = live.concealed().shantens_in(&Visible::NOTHING.with_in_play(in_play));
                assert_eq!(live.shantens(), each);
                assert_eq!((live.shanten(), live.is_win()), (each.least(), hand.is_win()));
                assert_eq!(live.standard_shanten(), each.standard());
                assert_eq!(live.wait_tiles(), hand.waits().tiles() & in_play);
                let view = Visible::of(&hand).with_in_play(in_play);
                assert_eq!(live.ukeire(), hand.ukeire_in(&view));
            }
        }
    }
}

/// Tenhou's and Mahjong Soul's reading of fifth copies, and sanma's farther way.
#[test]
fn conventions_on_copies_that_cannot_come() {
    let shanten_of = |text: &str| text.parse::<Hand>().unwrap().shanten();
    assert_eq!(shanten_of("6666s(111z)(222z)(333z)").get(), 1);
    assert_eq!(shanten_of("6s(666s)(111z)(222z)(333z)"), Shanten::TENPAI);
    assert_eq!(shanten_of("222m666p5555s777z").get(), 1);
    let seven_kinds: Hand = "1111333355557p".parse::<Hand>().unwrap();
    assert_eq!(seven_kinds.shantens().chiitoitsu().get(), 6);
    let far: Hand = "1111m111122233z".parse().unwrap();
    assert_eq!((far.shanten().get(), far.shanten_in(&SANMA).get()), (1, 2));
}

/// Three pairs and a lone tile lack three kinds, and three are left in 1m to 7m.
#[test]
fn chiitoitsu_needs_every_new_kind_and_has_as_many() {
    let of = |in_play: TileSet| {
        let view = Visible::NOTHING.with_in_play(in_play);
        counts!("1111222233334m").shantens_in(&view).chiitoitsu()
    };
    assert_eq!(of(tiles!("1234567m")).get(), 6);
    assert_eq!(of(tiles!("123456m")), Shanten::NEVER);
}

/// A tile that isn't in play finds no partner, with the tables and without.
#[test]
fn sanma_knows_no_partner_for_what_it_does_not_have() {
    let shanten_of = |text: &str| {
        let hand: Hand = text.parse().unwrap();
        let each = hand.concealed().shantens_in(&SANMA);
        assert_eq!(LiveHand::sanma(&hand).shantens(), each);
        (each.standard().get(), hand.shanten_in(&SANMA).get())
    };
    assert_eq!(shanten_of("5m"), (1, 1));
    assert_eq!(shanten_of("5m(111z)(222z)(333z)(444z)"), (1, 1));
    assert_eq!(shanten_of("9m"), (0, 0));
    assert_eq!(shanten_of("24m19p12s1z"), (3, 3));
}

/// Twenty tiles hold a win, but are none.
#[test]
fn more_than_fourteen_tiles_are_no_win() {
    let many: Counts = "26m356666777p444s115556z".parse().unwrap();
    assert!(!LiveHand::from_counts(&many).is_win());
    let seventeen: Counts = "11m123456789p123s777z".parse().unwrap();
    for tiles in [many, seventeen] {
        assert!(tiles.decompositions().is_empty() && tiles.win_forms().is_empty());
        assert_eq!(tiles.attempts().count(), 0);
    }
    assert!(!many.is_win());
    assert!(seventeen.discards().is_empty());
    // Four mentsu, and any of four lone tiles would be a jantou.
    let sixteen: Counts = "111222333m456p1258s".parse().unwrap();
    assert!(sixteen.ukeire().tiles().is_empty() && sixteen.improvements().is_empty());
}

/// For every number of tiles, shanten and win agree, and only 3n+1 tiles are tenpai.
#[test]
fn every_size_has_one_convention() {
    let fifteen: Counts = "111222333444555m".parse().unwrap();
    assert_eq!((fifteen.shanten(), fifteen.is_win()), (Shanten::NEVER, false));
    let mut random = Random::new(5);
    for total in 0..=20usize {
        for _ in 0..200 {
            let near = random.tiles(&Tile::ALL[..9], total);
            let far = random.tiles(&Tile::ALL, total);
            for tiles in [near, far] {
                let (shanten, each) = (tiles.shanten(), tiles.shantens());
                assert_eq!(shanten, each.least(), "{tiles}");
                assert_eq!(tiles.standard_shanten(), each.standard(), "{tiles}");
                assert_eq!(tiles.is_win(), shanten.is_win(), "{tiles}");
                assert_eq!(tiles.is_win(), !tiles.win_forms().is_empty(), "{tiles}");
                let waits = total % 3 == 1 && total <= 13 && shanten.is_one_away();
                assert_eq!(tiles.is_tenpai(), waits, "{tiles}");
                assert_eq!(shanten == Shanten::NEVER, total > 14, "{tiles}");
                if total % 3 != 2 || total > 14 {
                    assert_eq!(tiles.best_discard(), None, "{tiles}");
                }
            }
        }
    }
}

/// Melds take copies away from waits and ukeire, and two hands that differ in melds differ.
#[test]
fn a_live_hand_knows_its_melds() {
    let mut random = Random::new(9);
    for _ in 0..2_000 {
        let hand = random.waiting();
        let live = LiveHand::new(&hand);
        assert_eq!(live.visible(), Visible::of(&hand));
        assert_eq!(live.ukeire(), hand.ukeire());
        assert_eq!(live.wait_tiles(), hand.wait_tiles());
        let closed = LiveHand::from_counts(hand.concealed());
        assert_eq!(live == closed, hand.melds().is_empty());
    }
}

#[test]
fn a_live_hand_is_won_in_every_form() {
    let won = ["123m456p789s11122z", "1122m3344p5566s7z7z", "19m19p19s12345677z", "11z", "123m55p"];
    for text in won {
        let hand: Hand = text.parse().unwrap();
        assert!(LiveHand::new(&hand).is_win(), "{text}");
        for face in hand.faces() {
            let mut live = LiveHand::new(&hand.discard(face).unwrap());
            assert!(!live.is_win());
            live.draw(face.tile()).unwrap();
            assert!(live.is_win(), "{text}");
        }
    }
}

/// A hand that holds tiles which aren't in play is won as it lies.
#[test]
fn a_live_hand_of_sanma_is_won_with_tiles_that_are_not_in_play() {
    let won = hand!("222m123456789p11s");
    assert!(won.is_win() && LiveHand::new(&won).is_win() && LiveHand::sanma(&won).is_win());
}

#[test]
fn what_is_unseen_is_in_play() {
    let hand: Hand = "19m123p456s11z(999s)".parse().unwrap();
    let view = Visible::of(&hand).with_in_play(TileSet::SANMA).with_seen("1m9p".parse().unwrap());
    let unseen = view.unseen(hand.concealed());
    assert_eq!(unseen.total(), 108 - 10 - 3 - 2);
    assert_eq!(unseen.kinds(), TileSet::SANMA);
    assert_eq!((unseen[Tile::M1], unseen[Tile::S9], unseen[Tile::M2]), (2, 1, 0));
}

/// The direct method answers for any tiles in play; with all of them it is the table.
#[test]
fn tiles_that_are_not_in_play_cannot_help() {
    let hand: Hand = "23m456p789s11222z".parse().unwrap();
    assert_eq!(hand.shanten(), Shanten::TENPAI);
    let without = TileSet::ALL - "14m".parse::<TileSet>().unwrap();
    assert_eq!(hand.shanten_in(&Visible::of(&hand).with_in_play(without)).get(), 1);
    let nothing = hand.shanten_in(&Visible::of(&hand).with_in_play(TileSet::EMPTY));
    assert_eq!(nothing, Shanten::NEVER);
    assert!(hand.ukeire_in(&Visible::of(&hand).with_in_play(TileSet::EMPTY)).tiles().is_empty());
}

#[test]
fn good_waits_are_those_a_player_would_keep() {
    let good = |text: &str| {
        let hand: Hand = text.parse().unwrap();
        hand.good_waits().tiles().to_string()
    };
    // The ryanmen 45p stays if the kanchan comes; the nobetan 2345s is one of two kinds.
    assert_eq!(good("123m45p13789s113z"), "2s");
    // A hand that is tenpai, or two tiles away from it, has yet to come there.
    assert_eq!(good("123m456p45789s11z"), "");
    assert_eq!(good("123m45p1379s1135z"), "");
    // Two pairs and a kanchan: 2s leaves a shanpon, a pair a kanchan. None is good.
    assert_eq!(good("123m789p13s11223z"), "");
    let hand: Hand = "123m45p13789s113z".parse().unwrap();
    let accepted = hand.good_waits();
    assert_eq!((accepted.total(), accepted.left(Tile::S2)), (4, 4));
}

#[test]
fn improvements_keep_shanten_and_widen_it() {
    let mut random = Random::new(6);
    for _ in 0..300 {
        let hand = waiting(&mut random, TileSet::ALL);
        let now = hand.ukeire();
        for better in hand.improvements() {
            assert!(!now.tiles().contains(better.draw()));
            assert_eq!(better.best().shanten(), now.shanten());
            assert!(better.best().ukeire().total() > now.total(), "{hand}");
        }
    }
    // A kanchan that its neighbour turns into a ryanmen.
    let hand: Hand = "24m456p789s11133z".parse().unwrap();
    assert_eq!(
        hand.waits().iter().next().unwrap().shapes().iter().next(),
        Some(WaitShape::Kanchan)
    );
    let better = hand.improvements();
    // A draw of which no copy is left improves nothing.
    let none_left = Visible::of(&hand).with_seen("5555m".parse().unwrap());
    assert!(hand.improvements_in(&none_left).iter().all(|better| better.draw() != Tile::M5));
    assert!(better.iter().any(|b| (b.draw(), b.best().tile()) == (Tile::M5, Tile::M2)));
}
