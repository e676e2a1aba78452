//! Hands with unknown tiles against trying all tiles for them.

use crate::common::{Random, in_suit, one_suit_hands};
use mentsu::notation::ParseErrorKind;
use mentsu::{
    Counts, Face, Hand, HandError, Meld, ParseError, PartialHand, PartialHandError, Suit, Tile,
    TileSet, TooManyCopies,
};
use proptest::prelude::*;

fn hand(known: Counts, unknown: usize) -> PartialHand {
    PartialHand::new(known.tiles(), unknown, &[]).expect("3n+1 or 3n+2 tiles are a hand")
}

/// Calls `visit` with every multiset of `unknown` of the tiles, in order, and the hand with them,
/// unless that holds a tile five times.
fn try_all(
    tiles: &[Tile],
    unknown: usize,
    held: Counts,
    declared: &Counts,
    added: &mut Vec<Tile>,
    visit: &mut impl FnMut(&[Tile], &Counts),
) {
    if unknown == 0 {
        return visit(added, &held);
    }
    for (i, &tile) in tiles.iter().enumerate() {
        if held[tile] + declared[tile] < 4 {
            added.push(tile);
            let held = held.with(tile).expect("fewer than four are held");
            try_all(&tiles[i..], unknown - 1, held, declared, added, visit);
            added.pop();
        }
    }
}

/// The tiles of every completion, found by trying all.
fn by_trying_all(hand: &PartialHand) -> Vec<Vec<Tile>> {
    let kinds: Vec<Tile> = hand.in_play().iter().collect();
    let tiles = hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
    let declared = Counts::from_tiles(tiles).expect("melds are of one wall");
    let mut wins = Vec::new();
    try_all(
        &kinds,
        hand.unknown(),
        *hand.known(),
        &declared,
        &mut Vec::new(),
        &mut |added, all| {
            if all.is_win() {
                wins.push(added.to_vec());
            }
        },
    );
    wins
}

#[track_caller]
fn assert_agrees(hand: &PartialHand) -> usize {
    let expected = by_trying_all(hand);
    let completions = hand.completions();
    assert_eq!(completions.len(), expected.len(), "{hand:?}");
    assert_eq!(hand.can_win(), !expected.is_empty(), "{hand:?}");
    let mut found = 0;
    for (completion, expected) in completions.zip(&expected) {
        assert!(completion.tiles().tiles().eq(expected.iter().copied()), "{hand:?} {completion:?}");
        let filled = hand.fill(completion.tiles()).expect("a completion fits");
        assert_eq!(filled.concealed(), completion.concealed());
        found += 1;
    }
    assert_eq!(found, expected.len(), "{hand:?}");
    expected.len()
}

#[test]
fn one_unknown_tile_in_every_one_suit_hand_is_the_question_of_waits() {
    for tiles in [1, 4, 7, 10, 13] {
        let mut wins = 0;
        for ranks in one_suit_hands(tiles) {
            let known = in_suit(Suit::Sou, ranks);
            let all = hand(known, 1);
            let mut expected = TileSet::EMPTY;
            for tile in Tile::ALL {
                if known.with(tile).is_ok_and(|won| won.is_win()) {
                    expected.insert(tile);
                }
            }
            let tile = |tiles: &Counts| tiles.kinds().first().expect("one tile is unknown");
            let found: TileSet = all.completions().map(|c| tile(c.tiles())).collect();
            assert_eq!(found, expected, "{all}");
            assert_eq!(all.completions().len(), expected.len(), "{all}");
            assert_eq!(all.can_win(), !expected.is_empty(), "{all}");
            let waiting = PartialHand::new(known.tiles(), 0, &[]).expect("3n+1 tiles are a hand");
            assert_eq!(waiting.wait_tiles(), expected, "{all}");
            wins += found.len();
        }
        if tiles == 13 {
            // 14,193 hands with one wait, 14,493 with two, … and one with nine
            assert_eq!(wins, 84_905);
        }
    }
}

#[test]
fn two_to_four_unknown_tiles_are_as_if_all_were_tried() {
    let mut random = Random::new(5);
    let mut completions = [0; 5];
    for round in 0..400 {
        let unknown = 2 + round % 3;
        let mentsu = if round % 4 == 0 { 1 + random.below(4) } else { 4 };
        let kinds = [&Tile::ALL[..], &Tile::ALL[9..18], &Tile::ALL[18..34], &Tile::ALL[27..]]
            [round / 3 % 4];
        // A win without some of its tiles, or any tiles.
        let won = random.win(kinds, mentsu, 0);
        let mut known = *won.concealed();
        if round % 5 == 0 {
            known = random.tiles(kinds, 3 * mentsu + 2);
        }
        for _ in 0..unknown.min(3 * mentsu + 2) {
            let held: Vec<Tile> = known.tiles().collect();
            known = known.without(*random.pick(&held)).expect("the tile is held");
        }
        completions[unknown] += assert_agrees(&hand(known, unknown));
    }
    assert!(completions[2..].iter().all(|&n| n > 500), "{completions:?}");
}

#[test]
fn melds_and_kinds_in_play_limit_what_can_be_added() {
    let mut random = Random::new(6);
    let mut completions = 0;
    for round in 0..600 {
        let unknown = 1 + round % 3;
        let kinds = if round % 2 == 0 { &Tile::ALL[..9] } else { &Tile::ALL[23..] };
        let declared = round % 4;
        let won = random.win(kinds, 4, declared);
        let mut known: Vec<Tile> = won.concealed().tiles().collect();
        for _ in 0..unknown.min(known.len()) {
            known.swap_remove(random.below(known.len()));
        }
        let hand =
            PartialHand::new(known, unknown.min(won.concealed().total().into()), won.melds());
        let hand = hand.expect("a win that lost tiles is a hand");
        completions += assert_agrees(&hand);
        let some = TileSet::from_bits(random.below(1 << 34) as u64).expect("34 bits are a set");
        for kinds in [some, TileSet::SANMA, TileSet::YAOCHUU, TileSet::EMPTY] {
            completions += assert_agrees(&hand.with_in_play(kinds));
        }
    }
    assert!(completions > 5000, "{completions}");
}

#[test]
fn chiitoitsu_and_kokushi_are_completed() -> Result<(), ParseError> {
    for (text, completions) in [
        // two of the 29 other kinds, or standard forms: five of four koutsu, six with shuntsu
        ("1133m5577p99s????", 406 + 5 + 6),
        ("1133m5577p119s7z??", 1),
        ("1133m5577p9s7z????", 28),
        ("19m19p19s1234z????", 13),
        ("19m19p19s12344z???", 1),
        ("19m199p199s123z???", 0),
        ("19m19p19s123z5m???", 0),
        ("19m19p19s1234567z?", 13),
    ] {
        assert_eq!(assert_agrees(&text.parse()?), completions, "{text}");
    }
    // with few kinds in play
    for (text, kinds, completions) in [
        ("19m19p19s1234567z?", "19m5p", 2),
        ("19m19p19s123456z??", "19m7z", 3),
        ("19m19p19s123456z??", "19m", 0),
        ("19m19p19s123456z??", "7z", 1),
        ("1133m5577p119s7z??", "9s7z", 1),
        ("1133m5577p119s7z??", "9s", 0),
        ("1133m5577p9s7z????", "79s7z1p", 2),
    ] {
        let hand: PartialHand = text.parse()?;
        let hand = hand.with_in_play(kinds.parse().expect("kinds"));
        assert_eq!(assert_agrees(&hand), completions, "{text} {kinds}");
    }
    // standard and seven pairs at once
    for text in ["112233m44556p7s??", "11223344m55667m?", "1122m3344p55z????"] {
        assert!(assert_agrees(&text.parse()?) > 0, "{text}");
    }
    Ok(())
}

#[test]
fn hands_without_unknown_tiles_and_with_nothing_else() -> Result<(), ParseError> {
    for (text, completions) in [
        ("11223344456789m", 1),
        ("11223344456889m", 0),
        ("??", 34),
        ("1m?", 1),
        ("?", 0),
        ("????", 0),
        ("6s?(666s)", 0),
        ("??(666s)", 33),
        ("4m?(123m)(123m)(123m)(123m)", 1),
    ] {
        assert_eq!(assert_agrees(&text.parse()?), completions, "{text}");
    }
    Ok(())
}

#[test]
fn wins_are_the_forms_of_the_completions() -> Result<(), ParseError> {
    let hand: PartialHand = "2223334445m????".parse()?;
    let mut expected = Vec::new();
    for completion in hand.completions() {
        let forms = completion.concealed().win_forms();
        assert!(!forms.is_empty());
        expected.extend(forms.into_iter().map(|form| (completion, form)));
    }
    assert!(expected.len() > hand.completions().len());
    assert!(hand.wins().eq(expected));
    Ok(())
}

#[test]
fn waits_with_unknown_tiles_are_those_of_any_choice() {
    let mut random = Random::new(7);
    for round in 0..200 {
        let unknown = 1 + round % 2;
        let won = random.win(&Tile::ALL[18..], 4, round % 3);
        let mut known: Vec<Tile> = won.concealed().tiles().collect();
        for _ in 0..=unknown {
            known.swap_remove(random.below(known.len()));
        }
        let Ok(hand) = PartialHand::new(known, unknown, won.melds()) else { continue };
        let tiles = hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
        let declared = Counts::from_tiles(tiles).expect("melds are of one wall");
        let mut expected = TileSet::EMPTY;
        let visit = &mut |_: &[Tile], held: &Counts| {
            for tile in Tile::ALL {
                if held[tile] + declared[tile] < 4 && held.with(tile).is_ok_and(|t| t.is_win()) {
                    expected.insert(tile);
                }
            }
        };
        try_all(&Tile::ALL, unknown, *hand.known(), &declared, &mut Vec::new(), visit);
        assert_eq!(hand.wait_tiles(), expected, "{hand}");
    }
}

#[test]
fn tenpai_completions_are_as_if_all_were_tried() {
    let mut random = Random::new(8);
    let mut found = 0;
    for round in 0..60 {
        let unknown = round % 4;
        let kinds = [&Tile::ALL[..], &Tile::ALL[9..18], &Tile::ALL[18..34]][round % 3];
        let won = random.win(kinds, 4, round % 2);
        let mut known: Vec<Tile> = won.concealed().tiles().collect();
        for _ in 0..=unknown {
            known.swap_remove(random.below(known.len()));
        }
        let hand = PartialHand::new(known, unknown, won.melds()).expect("3n+1 tiles are a hand");
        let in_play = if round % 5 == 0 { TileSet::SANMA } else { TileSet::ALL };
        let hand = hand.with_in_play(in_play);
        let tiles = hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
        let declared = Counts::from_tiles(tiles).expect("melds are of one wall");
        let mut expected = Vec::new();
        let in_play: Vec<Tile> = in_play.iter().collect();
        let visit = &mut |added: &[Tile], held: &Counts| {
            if held.is_tenpai() {
                expected.push(added.to_vec());
            }
        };
        try_all(&in_play, unknown, *hand.known(), &declared, &mut Vec::new(), visit);
        found += expected.len();
        let completions = hand.tenpai_completions();
        let completions = completions.map(|one| one.tiles().tiles().collect::<Vec<Tile>>());
        assert!(completions.eq(expected), "{hand}");
    }
    assert!(found > 1000, "{found}");
    let drawn: PartialHand = "1234m?".parse().expect("five tiles are a hand");
    assert_eq!(drawn.tenpai_completions().count(), 0, "it has drawn");
    let whole: PartialHand = "1123m".parse().expect("four tiles are a hand");
    let none_in_play = whole.with_in_play(TileSet::EMPTY);
    assert_eq!(none_in_play.tenpai_completions().count(), 1, "nothing is unknown");
}

/// All four of a tile may lie in the hand and in a meld: no fifth wins.
#[test]
fn a_fifth_copy_beside_a_meld_is_no_wait() -> Result<(), ParseError> {
    for (text, waits) in [
        ("6s(666s)(111z)(222z)(333z)", ""),
        ("45s11z(666s)(777z)(222z)", "36s"),
        ("45s11z(6666s)(777z)(222z)", "3s"),
        ("?(123m)(111z)(222z)(333z)", "123456789m123456789p123456789s4567z"),
    ] {
        let hand: PartialHand = text.parse()?;
        assert_eq!(hand.wait_tiles(), waits.parse::<TileSet>()?, "{text}");
    }
    Ok(())
}

#[test]
fn a_question_mark_may_stand_anywhere_among_the_concealed_tiles() -> Result<(), ParseError> {
    let expected: PartialHand = "345m55667s77p111z?".parse()?;
    for text in [
        "345m?55667s77p111z",
        "?345m55667s77p111z",
        "34?5m55667s77p111z",
        "345?m55667s77p111z",
        "3 4 5m 55667s77p ? 111z",
        "345m🀫55667s77p111z",
        "34🀫5m55667s77p111z",
        "?🀫345m55667s77p111z",
        "🀉🀊🀋🀔🀔🀕🀕🀖🀟🀟🀀🀀🀀 🀫\u{FE0E}",
        "🀉🀊🀋55667s77p🀀🀀🀀?",
    ] {
        assert_eq!(text.parse(), Ok(expected), "{text}");
    }
    assert_eq!(expected.to_string(), "345m77p55667s111z?");
    let melds: PartialHand = "0?6m?(777=z)?[1111s]".parse()?;
    assert_eq!(melds.to_string(), "06m???(777=z)[1111s]");
    Ok(())
}

#[test]
fn wrong_text_is_told_where_and_why() {
    use ParseErrorKind::{DigitsWithoutSuit, Empty, Misplaced, SuitWithoutDigits, TooManyUnknown};
    let wrong_size =
        |concealed, melds| ParseErrorKind::Hand(HandError::WrongSize { concealed, melds });
    for (text, at, kind) in [
        ("", 0, Empty),
        ("?????", 4, TooManyUnknown),
        ("12?m??3p??", 9, TooManyUnknown),
        ("12m?(7?7z)", 6, Misplaced('?')),
        ("?m", 1, SuitWithoutDigits(Suit::Man)),
        ("12?", 0, DigitsWithoutSuit),
        ("12m?", 4, wrong_size(3, 0)),
        ("12345678912m????", 15, wrong_size(15, 0)),
        ("?12345678912m???", 15, wrong_size(15, 0)),
        ("????12345678912m", 14, wrong_size(15, 0)),
        (
            "1111?1m",
            5,
            ParseErrorKind::Hand(HandError::TooManyCopies(TooManyCopies {
                tile: Tile::M1,
                count: 5,
            })),
        ),
    ] {
        let error = text.parse::<PartialHand>().unwrap_err();
        assert_eq!((error.at(), error.kind()), (at, kind), "{text}");
    }
    let error = "12?m".parse::<Hand>().unwrap_err();
    assert_eq!((error.at(), error.kind()), (2, ParseErrorKind::UnknownCharacter('?')));
    let error = "123m?".parse::<Counts>().unwrap_err();
    assert_eq!((error.at(), error.kind()), (4, ParseErrorKind::UnknownCharacter('?')));
}

#[test]
fn too_many_of_anything_are_errors() -> Result<(), ParseError> {
    let pon: Meld = "(777z)".parse()?;
    let melds = PartialHand::new([Tile::M1; 2], 0, &[pon; 5]);
    assert_eq!(melds, Err(HandError::TooManyMelds { melds: 5 }.into()));
    let fifth = PartialHand::new([Tile::Red; 2], 0, &[pon]);
    assert_eq!(
        fifth,
        Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::Red, count: 5 }).into())
    );
    let unknown = PartialHand::new([Tile::Red; 2], usize::MAX, &[]);
    assert_eq!(unknown, Err(PartialHandError::TooManyUnknown { unknown: usize::MAX }));
    let many = PartialHand::new([Tile::M1; 1000], 0, &[]);
    assert_eq!(
        many,
        Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::M1, count: 255 }).into())
    );
    let hand: PartialHand = "1111m???(777z)".parse()?;
    let fifth = hand.fill(&"123m".parse()?);
    assert_eq!(
        fifth,
        Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::M1, count: 5 }).into())
    );
    let sanma = hand.with_in_play(TileSet::SANMA);
    let absent = PartialHandError::NotInPlay { tile: Tile::M4 };
    assert_eq!(sanma.fill(&"147m".parse()?), Err(absent));
    let fifth = hand.fill(&"77z2m".parse()?);
    assert_eq!(
        fifth,
        Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::Red, count: 5 }).into())
    );
    Ok(())
}

#[test]
fn what_is_written_is_read_again() {
    let mut random = Random::new(10);
    for round in 0..2000 {
        let whole = random.waiting();
        let mut faces: Vec<Face> = whole.faces().collect();
        for face in &mut faces {
            if face.tile().is_five() && round % 3 == 0 {
                *face = Face::red(face.tile()).expect("fives can be red");
            }
        }
        let unknown = random.below(5).min(faces.len());
        for _ in 0..unknown {
            faces.swap_remove(random.below(faces.len()));
        }
        let hand = PartialHand::new(faces, unknown, whole.melds()).expect("it was a hand");
        let text = hand.to_string();
        assert_eq!(text.matches('?').count(), unknown);
        assert_eq!(text.parse(), Ok(hand));
        if unknown == 0 {
            assert_eq!(text.parse::<Hand>().map(PartialHand::from), Ok(hand));
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_a_hand_or_an_error_inside_it(text in "[0-9mpsz?()\\[\\]=+/ 🀇-]{0,24}") {
        match text.parse::<PartialHand>() {
            Ok(hand) => prop_assert_eq!(hand.to_string().parse(), Ok(hand)),
            Err(error) => {
                prop_assert!(error.at() <= text.len() && text.is_char_boundary(error.at()));
            }
        }
    }
}

#[test]
fn nothing_touches_the_heap() -> Result<(), ParseError> {
    let hands: Vec<PartialHand> =
        ["2345678999m????", "1122m3344p55z????", "19m19p19s1234z????", "345m?55667s77p111z"]
            .iter()
            .map(|text| text.parse())
            .collect::<Result<_, _>>()?;
    let info = allocation_counter::measure(|| {
        for hand in &hands {
            assert!(hand.can_win());
            assert!(hand.wins().count() >= hand.completions().count());
            assert!(hand.wait_tiles().is_empty());
        }
    });
    assert_eq!(info.count_total, 0);
    Ok(())
}
