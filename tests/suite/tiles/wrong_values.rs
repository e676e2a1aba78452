//! Errors and their messages for invalid tiles, melds, hands and text.

use mentsu::{
    CalledFrom, Counts, Face, Hand, HandError, Meld, MeldError, MeldKind, Mentsu, NotHeld, Tile,
    TileError, TooManyCopies,
};

use HandError::{TooManyMelds, WrongSize};
use MeldError::{NotAShuntsu, NotOneKind};

#[test]
fn tiles_melds_and_hands_built_wrong() -> Result<(), Box<dyn core::error::Error>> {
    use Tile::{East, M1, M2, M3, M4, M5, P5};

    assert_eq!(Face::red(M4), Err(TileError::NotAFive { tile: M4 }));
    assert_eq!(Mentsu::shuntsu(East).map_err(|error| error.tile), Err(East));
    assert_eq!(Meld::chi([M1, M2], M4), Err(NotAShuntsu));
    let pon = Meld::pon([M1, M1], M1, CalledFrom::Toimen)?;
    let chi = Meld::chi([M1, M2], M3)?;
    assert_eq!(
        Meld::pon([M1, M1], M2, CalledFrom::Toimen),
        Err(NotOneKind { kind: MeldKind::Pon })
    );
    assert_eq!(Meld::kakan(pon, M2), Err(NotOneKind { kind: MeldKind::Kakan }));
    assert_eq!(Meld::kakan(chi, M1), Err(MeldError::NotAPon { kind: MeldKind::Chi }));
    assert_eq!(Meld::ankan([M1, M1, M1, M2]), Err(NotOneKind { kind: MeldKind::Ankan }));

    let two = Counts::from_tiles([M5, M5])?;
    let reds = Hand::from_counts(two, [3, 0, 0], &[]);
    assert_eq!(reds, Err(HandError::TooManyReds { tile: M5, reds: 3, held: 2 }));
    let reds = Hand::from_counts(two, [0, 1, 0], &[]);
    assert_eq!(reds, Err(HandError::TooManyReds { tile: P5, reds: 1, held: 0 }));
    assert_eq!(Hand::new([East], &[chi; 5]), Err(TooManyMelds { melds: 5 }));
    assert_eq!(
        Hand::new([East; 5], &[]),
        Err(HandError::TooManyCopies(TooManyCopies { tile: East, count: 5 }))
    );
    assert_eq!(
        Hand::new([M1, M1], &[pon]),
        Err(HandError::TooManyCopies(TooManyCopies { tile: M1, count: 5 }))
    );
    let no_tile: [Tile; 0] = [];
    assert_eq!(Hand::new(no_tile, &[]), Err(WrongSize { concealed: 0, melds: 0 }));

    let hand: Hand = "0m(456p)".parse()?;
    let plain = Face::plain(M5);
    let held = Face::red(M5)?;
    assert_eq!(
        hand.discard(plain),
        Err(HandError::NotHeld(NotHeld { face: plain, held: Some(held) }))
    );
    assert_eq!(
        hand.discard(East),
        Err(HandError::NotHeld(NotHeld { face: East.into(), held: None }))
    );
    assert_eq!(hand.discard(Face::red(M5)?), Err(WrongSize { concealed: 0, melds: 1 }));
    let drawn = hand.draw(East)?;
    assert_eq!(drawn.draw(East), Err(WrongSize { concealed: 3, melds: 1 }));
    Ok(())
}

#[test]
fn what_is_said_of_a_wrong_size() {
    let said = |concealed, melds| WrongSize { concealed, melds }.to_string();
    let puzzle = "(or 3n+1 or 3n+2 for a puzzle)";
    for (concealed, melds, ends) in [
        (12, 0, format!("a hand has 13 or 14 tiles {puzzle}; these 12 lack one")),
        (15, 0, format!("a hand has 13 or 14 tiles {puzzle}; these 15 are one too many")),
        (16, 0, format!("a hand has 13 or 14 tiles {puzzle}; these 16 are 2 too many")),
        (
            3,
            0,
            format!("a hand has 13 or 14 tiles {puzzle}; these 3 are one too few or one too many"),
        ),
        (
            9,
            1,
            format!("with one meld a hand has 10 or 11 concealed tiles {puzzle}; these 9 lack one"),
        ),
        (
            0,
            3,
            format!("with 3 melds a hand has 4 or 5 concealed tiles {puzzle}; here there are none"),
        ),
        (
            3,
            4,
            "with 4 melds a hand has 1 or 2 concealed tiles; these 3 are one too many".to_owned(),
        ),
    ] {
        assert_eq!(said(concealed, melds), ends);
    }
}

#[test]
fn what_is_said_of_characters_and_melds() {
    for (text, said) in [
        ("1q", "unknown character `q` (at byte 1)"),
        (
            "1mE",
            "unknown character `E`; in mpsz this honor is `1z`, and all are `1z` to `7z` (at byte 2)",
        ),
        (
            "1m發",
            "unknown character `發` (U+767C); in mpsz this honor is `6z`, and all are `1z` to `7z` \
             (at byte 2)",
        ),
        (
            "1m?",
            "unknown character `?`; only a hand with unknown tiles (PartialHand) takes it (at byte 2)",
        ),
        ("1m+", "one tile, the drawn one, should follow the plus (at byte 2)"),
        ("１m", "unknown character `１` (U+FF11) (at byte 0)"),
        ("−1m", "unknown character `−` (U+2212) (at byte 0)"),
        ("1\u{200B}m", "unknown character U+200B (at byte 1)"),
        ("1m\u{3000}", "unknown character U+3000 (at byte 2)"),
        ("1m\u{7}", "unknown character U+0007 (at byte 2)"),
        ("1m(123456m)", "these are not three or four tiles that form a meld (at byte 2)"),
        ("1m[111m]", "an ankan has 4 tiles, not 3 (at byte 2)"),
        ("1m[1112m]", "the tiles of an ankan are all of one kind (at byte 2)"),
    ] {
        assert_eq!(text.parse::<Hand>().unwrap_err().to_string(), said);
    }
    let five: Hand = "06m".parse().unwrap();
    assert_eq!(
        five.discard(Tile::M5).unwrap_err().to_string(),
        "no 5m among the concealed tiles, only 0m"
    );
}

#[test]
fn an_error_in_text_tells_where_it_comes_from() {
    use core::error::Error;

    let source = |text: &str| {
        let error = text.parse::<Hand>().unwrap_err();
        error.source().map(ToString::to_string)
    };
    assert_eq!(source("1m(124m)"), Some(NotAShuntsu.to_string()));
    assert_eq!(source("123m"), Some(WrongSize { concealed: 3, melds: 0 }.to_string()));
    assert_eq!(source("8z"), None);
}
