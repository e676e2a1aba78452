//! Wild kinds, melds with jokers, text, and what is refused.

use mentsu::any::{AnyHand, AnyHandError, AnyMeld, AnyTile, Sets};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Counts, Hand, ParseErrorKind, Tile, TileSet, Visible, counts, tile};

use super::random_hand;

fn hand(text: &str) -> AnyHand {
    text.parse().unwrap()
}

/// The tiles of a wild kind are jokers: the hand answers as one with as many `?`, and a drawn one
/// always helps.
#[test]
fn tiles_of_wild_kinds_are_jokers() {
    let mut random = SplitMix64::new(21);
    let mut checked = 0;
    for i in 0..4_000 {
        let sets = if i % 2 == 0 { Sets::Four } else { Sets::Five };
        let (tiles, jokers) = random_hand(&mut random, sets);
        let kind = Tile::ALL[i % 34];
        let of_kind = tiles[kind.index()];
        if usize::from(jokers + of_kind) > AnyHand::MAX_JOKERS {
            continue;
        }
        checked += 1;
        let mut others = tiles;
        others[kind.index()] = 0;
        let known = Counts::from_array(others).unwrap();
        let plain = AnyHand::new(known, jokers + of_kind, &[], sets).unwrap();
        let all = Counts::from_array(tiles).unwrap();
        let wild = AnyHand::new(all, jokers, &[], sets).unwrap();
        let wild = wild.with_wild(TileSet::from(kind)).unwrap();
        assert_eq!((wild.jokers(), wild.total()), (plain.jokers(), plain.total()));
        assert_eq!(wild.is_win(), plain.is_win(), "{wild:?}");
        // Beside four of a kind a joker that comes may be a fifth copy, as no other tile may.
        let alike = wild.known().at_least(4).is_empty();
        assert!(!alike || wild.shantens() == plain.shantens(), "{wild:?}");
        assert_eq!(wild.win_form_count(), plain.win_form_count());
        let left = 4 - of_kind;
        let drawn =
            if wild.awaits_draw() && left > 0 { TileSet::from(kind) } else { TileSet::EMPTY };
        let others = plain.ukeire().tiles() - TileSet::from(kind);
        assert!(!alike || wild.ukeire().tiles() == others | drawn, "{wild:?}");
        assert_eq!(wild.ukeire().left(kind), if drawn.is_empty() { 0 } else { left });
        for tile in wild.wait_tiles() {
            match wild.draw(tile) {
                Ok(drawn) => assert!(drawn.is_win(), "{wild:?} {tile}"),
                // Eight jokers are the most that a hand has.
                Err(error) => assert_eq!(error, AnyHandError::TooManyJokers { jokers: 9 }),
            }
        }
        // A joker is discarded only if nothing else is concealed.
        let discards = wild.discards();
        let kinds = discards.iter().map(|discard| discard.tile()).collect::<TileSet>();
        if !wild.known().is_empty() && !wild.awaits_draw() {
            assert_eq!(kinds, wild.known().kinds(), "{wild:?}");
        }
    }
    assert!(checked > 2_000);
}

#[test]
fn melds_hide_the_copies_that_they_hold() {
    // The joker in the meld is no 2m, so four are left.
    let open = hand("13m11z(12?3m)");
    assert_eq!(open.ukeire().to_string(), "tenpai, 2m helps, 4 left");
    let real = hand("13m11z(123m)");
    assert_eq!(real.ukeire().to_string(), "tenpai, 2m helps, 3 left");
    // No copy left: no wait, though it is tenpai.
    let gone = hand("6s(666s)");
    assert!(gone.is_tenpai() && gone.wait_tiles().is_empty());
    // Without fifth copies melds count, and no tile could make the pair.
    assert!(hand("6s?(666s)").is_win());
    assert!(!hand("6s?(666s)").without_fifth_copies().is_win());
    let seen = Visible::NOTHING.with_seen(counts!("2222m"));
    assert!(open.wait_tiles_in(&seen).is_empty() && open.waits_in(&seen).is_empty());
    let numbers = Visible::NOTHING.with_in_play(!TileSet::HONORS);
    assert_eq!(hand("1112m?").shanten_in(&numbers).get(), -1);
    assert_eq!(hand("111m?").wait_tiles(), TileSet::ALL);
    assert_eq!(hand("111m?").wait_tiles_in(&numbers), !TileSet::HONORS);
}

#[test]
fn text_is_read_back() {
    let mut random = SplitMix64::new(22);
    for i in 0..2_000 {
        let sets = if i % 2 == 0 { Sets::Four } else { Sets::Five };
        let (tiles, jokers) = random_hand(&mut random, sets);
        let hand = AnyHand::new(Counts::from_array(tiles).unwrap(), jokers, &[], sets).unwrap();
        assert_eq!(AnyHand::read(&hand.to_string(), sets), Ok(hand));
    }
    for text in [
        "1m?(12?3m)",
        "123m?(1?2?3?4m)",
        "11z(1-23?m)(777?=z)[111?1?s](999?=9p)(5?5?5/5z)",
        "??(1?1?1?1?+m)",
    ] {
        let read = text.parse::<AnyHand>();
        if let Ok(hand) = read {
            assert_eq!(hand.to_string().parse::<AnyHand>(), Ok(hand), "{text}");
        }
    }
    assert_eq!(hand("11z(1-23?m)(777?=z)").to_string(), "11z(1-23?m)(777?=z)");
    assert_eq!("(777?=z)".parse::<AnyMeld>().unwrap().jokers(), [tile!("7z")]);
    assert_eq!(hand("🀇🀈🀫🀀🀀"), hand("12m?11z"));
}

#[test]
fn the_drawn_tile_is_read_as_in_a_hand() {
    let four = |text: &str| AnyHand::read_drawn(text, Sets::Four);
    let mut seen = (0, 0);
    // One byte of a text changed: hands with a drawn tile are read or refused as a `Hand` is.
    for text in
        ["1z+2m(777=z)", "123m45p+6p11z", "11z(12-3m) 44m+4m", "4m+11z", "1z++1z", "1m2m+3m"]
    {
        for at in 0..text.len() {
            for byte in "0123456789mpsz+()[]=-/ ".chars() {
                let changed = format!("{}{byte}{}", &text[..at], &text[at + 1..]);
                let (any, hand) = (four(&changed), changed.parse::<Hand>());
                match hand {
                    Ok(hand) => {
                        let drawn = hand.drawn().map(|face| AnyTile::Tile(face.tile()));
                        let before = AnyHand::from(hand);
                        let before = drawn.map_or(Ok(before), |tile| before.discard(tile)).unwrap();
                        assert_eq!(any, Ok((before, drawn)), "{changed}");
                        seen.0 += 1;
                    }
                    Err(error) => {
                        match any {
                            Err(AnyHandError::Text(any)) => assert_eq!(any, error, "{changed}"),
                            any => assert!(any.is_err(), "{changed}"),
                        }
                        seen.1 += 1;
                    }
                }
            }
        }
    }
    assert!(seen.0 > 50 && seen.1 > 500, "{seen:?}");

    let (before, drawn) = four("123m79s1z?+?(77?7z)").unwrap();
    assert_eq!((before, drawn), (hand("123m79s1z?(77?7z)"), Some(AnyTile::Joker)));
    let five = AnyHand::read_drawn("123456789m123456p1s+1s", Sets::Five).unwrap();
    assert_eq!(five, (hand("123456789m123456p1s"), Some(tile!("1s").into())));
    // What was drawn makes the fifth copy, and the hand is too large with it.
    for (text, at) in
        [("1111m456p79s1z+1m", 15), ("?+", 1), ("+1m", 0), ("1m+?2m", 4), ("1z+?1z", 4)]
    {
        assert!(matches!(four(text), Err(AnyHandError::Text(error)) if error.at() == at), "{text}");
    }
    let large = four("123456789m12345p+6p").unwrap_err();
    assert!(matches!(large, AnyHandError::WrongSize { concealed: 15, .. }));
    // Text without a place for it refuses it.
    let misplaced = "1z+1z".parse::<AnyHand>().unwrap_err();
    assert!(matches!(misplaced, AnyHandError::Text(error) if error.at() == 2));
}

/// A tile of a wild kind that is drawn is a joker, and may be the fifth copy that no other tile is.
#[test]
fn a_drawn_joker_may_be_a_fifth_copy() {
    let red = TileSet::from(tile!("7z"));
    let four = hand("1111m").with_wild(red).unwrap();
    assert!(four.is_tenpai() && four.wait_tiles() == red);
    assert!(four.draw(tile!("7z")).unwrap().is_win());
    assert!(!four.without_fifth_copies().is_tenpai());
    let mut random = SplitMix64::new(71);
    let mut checked = 0;
    for _ in 0..400 {
        // Few kinds, so that some are held four times.
        let mut counts = Counts::EMPTY;
        while counts.total() < 7 {
            let tile = Tile::ALL[[0, 1, 2, 8, 27][(random.next_u64() % 5) as usize]];
            counts = counts.with(tile).unwrap_or(counts);
        }
        let waiting = AnyHand::new(counts, 0, &[], Sets::Four).unwrap().with_wild(red).unwrap();
        let (shanten, helping) = (waiting.shanten(), waiting.ukeire().tiles());
        for tile in Tile::ALL {
            let Ok(drawn) = waiting.draw(tile) else { continue };
            assert_eq!(helping.contains(tile), drawn.shanten() < shanten, "{waiting:?} {tile}");
            checked += 1;
        }
    }
    assert!(checked > 10_000);
}

#[test]
fn bad_input_is_named() {
    let error = |text: &str| text.parse::<AnyHand>().unwrap_err();
    let wrong = |text: &str| match error(text) {
        AnyHandError::Text(error) => (error.at(), error.kind()),
        other => panic!("{text}: {other}"),
    };
    assert_eq!(error("1m?????????"), AnyHandError::TooManyJokers { jokers: 9 });
    let many = "?".repeat(2_000);
    assert_eq!(error(&many), AnyHandError::TooManyJokers { jokers: u8::MAX });
    assert_eq!(error("123m"), AnyHandError::WrongSize { concealed: 3, melds: 0, sets: Sets::Four });
    let fifteen = error("123456789m123456p");
    assert_eq!(fifteen, AnyHandError::WrongSize { concealed: 15, melds: 0, sets: Sets::Five });
    let six = format!("1m{}", "(1?2?3?m)".repeat(6));
    assert_eq!(error(&six), AnyHandError::WrongSize { concealed: 1, melds: 6, sets: Sets::Five });
    assert_eq!(wrong(""), (0, ParseErrorKind::Empty));
    assert_eq!(wrong("1m(?12m)"), (3, ParseErrorKind::Misplaced('?')));
    assert_eq!(wrong("1m(1??2m)"), (5, ParseErrorKind::Misplaced('?')));
    assert_eq!(wrong("1m(123m"), (2, ParseErrorKind::Unclosed('(')));
    assert_eq!(wrong("1m]"), (2, ParseErrorKind::Misplaced(']')));
    assert_eq!(wrong("1m+"), (2, ParseErrorKind::Misplaced('+')));
    assert!(matches!(wrong("11111m"), (4, ParseErrorKind::Hand(_))));
    assert!(matches!(error("1111m1z(1?11m)"), AnyHandError::TooManyCopies(_)));
    assert_eq!(
        error("(123m)").to_string(),
        "a hand of 4 sets with 1 meld has 10 or 11 concealed tiles (or 3n+1 or 3n+2 for a puzzle); here there are 0"
    );
    assert!("1m(123m)".parse::<AnyMeld>().is_err() && "?".parse::<AnyMeld>().is_err());
    let full = hand("1111m");
    assert!(matches!(full.draw(Tile::M1), Err(AnyHandError::TooManyCopies(_))));
    assert!(matches!(hand("11m").draw(Tile::M1), Err(AnyHandError::WrongSize { .. })));
    let jokers = hand("????????1m1z").with_wild(TileSet::from(tile!("7z"))).unwrap();
    assert_eq!(jokers.draw(tile!("7z")), Err(AnyHandError::TooManyJokers { jokers: 9 }));
    assert!(hand("????????1z1m").with_wild(TileSet::from(tile!("1z"))).is_err());
    assert!(hand("12m").discard(tile!("3m")).is_err());
    assert!(hand("1m?").discard(tile!("1m")).is_ok());
}
