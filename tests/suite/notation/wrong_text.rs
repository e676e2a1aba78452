//! Text that can't be read: every kind of mistake with the byte it is at and the reason.

use core::fmt::Debug;
use core::str::FromStr;

use mentsu::notation::array34::{self, ArrayError};
use mentsu::notation::ids136::{self, IdError};
use mentsu::notation::{MAX_TEXT, RedFives, mjai, mpsz};
use mentsu::{
    CalledFrom, Counts, Face, Hand, HandError, Meld, MeldError, MeldKind, Mentsu, ParseError,
    ParseErrorKind, PartialHand, Suit, Tile, TileSet, TooManyCopies,
};

use HandError::{TooManyMelds, WrongSize};
use MeldError::{ChiFromAfar, NotAMeld, NotAShuntsu, NotOneKind, NothingCalled, WrongLength};
use ParseErrorKind::{
    DigitsWithoutSuit, Empty, Misplaced, NoSuchTile, NotAMentsu, NotOneDrawn, NotOneMeld,
    NotOneTile, RedFive, Repeated, SuitWithoutDigits, TooLong, TooManyTiles, Unclosed,
    UnknownCharacter, UnknownName, YetToDraw,
};

type Wrong<'a> = (&'a str, usize, ParseErrorKind);

#[track_caller]
fn assert_each<T: Debug>(read: impl Fn(&str) -> Result<T, ParseError>, wrong: &[Wrong]) {
    for &(text, at, kind) in wrong {
        let error = read(text).map(|read| panic!("{text:?} reads as {read:?}")).unwrap_err();
        assert_eq!((error.at(), error.kind()), (at, kind), "{text:?}: {error}");
    }
}

fn parse<T: FromStr<Err = ParseError>>(text: &str) -> Result<T, ParseError> {
    text.parse()
}

fn no_such_honor(digit: u8) -> ParseErrorKind {
    NoSuchTile { digit, suit: Suit::Honor }
}

fn fifth(tile: Tile) -> ParseErrorKind {
    ParseErrorKind::Hand(HandError::TooManyCopies(TooManyCopies { tile, count: 5 }))
}

fn size(concealed: u8, melds: usize) -> ParseErrorKind {
    ParseErrorKind::Hand(WrongSize { concealed, melds })
}

fn meld(error: MeldError) -> ParseErrorKind {
    ParseErrorKind::Meld(error)
}

fn red(tile: Tile) -> ParseErrorKind {
    RedFive(Face::red(tile).expect("a five"))
}

#[test]
fn characters() {
    assert_each(
        parse::<Hand>,
        &[
            ("123q", 3, UnknownCharacter('q')),
            ("123m456q11z", 7, UnknownCharacter('q')),
            ("12x3m", 2, UnknownCharacter('x')),
            ("123M", 3, UnknownCharacter('M')),
            ("12m,34m", 3, UnknownCharacter(',')),
            ("1mE", 2, UnknownCharacter('E')),
            ("{1m}", 0, UnknownCharacter('{')),
            ("1m\u{0}", 2, UnknownCharacter('\0')),
            // full-width digits, letters, brackets and spaces: an error, not a guess
            ("１２３m", 0, UnknownCharacter('１')),
            ("12３m", 2, UnknownCharacter('３')),
            ("123ｍ", 3, UnknownCharacter('ｍ')),
            ("1m（777z）", 2, UnknownCharacter('（')),
            ("1m\u{3000}2m", 2, UnknownCharacter('\u{3000}')),
            ("一萬", 0, UnknownCharacter('一')),
            ("11z🀢", 3, UnknownCharacter('🀢')),
            ("11z(1🀢", 5, UnknownCharacter('🀢')),
            ("−1m", 0, UnknownCharacter('−')),
        ],
    );
}

#[test]
fn digits_and_suits() {
    assert_each(
        parse::<Hand>,
        &[
            ("123", 0, DigitsWithoutSuit),
            ("11z123", 3, DigitsWithoutSuit),
            ("11z 12 3 ", 4, DigitsWithoutSuit),
            ("12(777z)", 0, DigitsWithoutSuit),
            ("1m(77)7z", 3, DigitsWithoutSuit),
            ("m", 0, SuitWithoutDigits(Suit::Man)),
            ("12pp", 3, SuitWithoutDigits(Suit::Pin)),
            ("12p s", 4, SuitWithoutDigits(Suit::Sou)),
            ("1m(777z)z", 8, SuitWithoutDigits(Suit::Honor)),
            ("1m(z)", 3, SuitWithoutDigits(Suit::Honor)),
            ("18z", 1, no_such_honor(8)),
            ("9z", 0, no_such_honor(9)),
            ("0z", 0, no_such_honor(0)),
            ("123m18z", 5, no_such_honor(8)),
            ("1m[8888z]", 3, no_such_honor(8)),
            ("1m(707z)", 4, no_such_honor(0)),
        ],
    );
}

#[test]
fn fifth_copies() {
    assert_each(
        parse::<Hand>,
        &[
            ("11111m", 4, fifth(Tile::M1)),
            ("1m1m 1m1m 123m", 10, fifth(Tile::M1)),
            ("55505p", 4, fifth(Tile::P5)),
            ("05550s", 4, fifth(Tile::S5)),
            ("11z(111z)", 6, fifth(Tile::East)),
            ("(111z)11z", 7, fifth(Tile::East)),
            ("1z[1111z]", 6, fifth(Tile::East)),
            ("1m(123p)(123p)(123p)(123p)(123p)", 27, fifth(Tile::P1)),
            ("4m(340m)(456m)(45-6m)5m(555m)", 24, fifth(Tile::M5)),
        ],
    );
}

#[test]
fn numbers_of_tiles() {
    assert_each(
        parse::<Hand>,
        &[
            ("", 0, Empty),
            (" \n", 2, Empty),
            // too few: at the end of the text
            ("123m", 4, size(3, 0)),
            ("123m456p ", 9, size(6, 0)),
            ("123456789m123p", 14, size(12, 0)),
            ("(777z)", 6, size(0, 1)),
            ("123m(777z)", 10, size(3, 1)),
            // too many: the first tile too many
            ("123456789m12345p1s", 16, size(15, 0)),
            ("123456789m123456p", 15, size(15, 0)),
            ("123456789m1234567p", 15, size(16, 0)),
            ("123456789m123p(777z)", 12, size(12, 1)),
            ("(777z)123456789m1234p", 18, size(13, 1)),
            ("1m(777z)23p(666z)456789p1s", 22, size(10, 2)),
            ("123m(777z)(666z)(555z)(444z)", 2, size(3, 4)),
            (
                "12m(777z)(666z)(555z)(44=44z)(333z)",
                29,
                ParseErrorKind::Hand(TooManyMelds { melds: 5 }),
            ),
        ],
    );
}

#[test]
fn brackets_and_markers() {
    assert_each(
        parse::<Hand>,
        &[
            ("1m(777z", 2, Unclosed('(')),
            ("1m[7777z", 2, Unclosed('[')),
            ("1m(777z)(666z", 8, Unclosed('(')),
            ("1m)", 2, Misplaced(')')),
            ("1m]", 2, Misplaced(']')),
            ("1m(777z))", 8, Misplaced(')')),
            ("1m(777z]", 7, Misplaced(']')),
            ("1m[7777z)", 8, Misplaced(')')),
            ("1m((777z))", 3, Misplaced('(')),
            ("1m(7z[7z7z)", 5, Misplaced('[')),
            ("1-2m", 1, Misplaced('-')),
            ("12m=", 3, Misplaced('=')),
            ("+1m", 0, Misplaced('+')),
            ("1m/(777z)", 2, Misplaced('/')),
            ("1m(=777z)", 3, Misplaced('=')),
            ("1m(7=77=z)", 7, Misplaced('=')),
            ("1m(777==z)", 7, Misplaced('=')),
            ("1m(777/z)", 6, Misplaced('/')),
            ("1m(1/23m)", 4, Misplaced('/')),
            ("1m(7777/z)", 7, Misplaced('/')),
            ("1m[777/7z]", 6, Misplaced('/')),
        ],
    );
}

#[test]
fn drawn_tiles() {
    assert_each(
        parse::<Hand>,
        &[
            // before any concealed tile
            ("+11m", 0, Misplaced('+')),
            ("(777z)+1m1m", 6, Misplaced('+')),
            // twice
            ("11m++1m", 4, Misplaced('+')),
            ("1m+1m+", 5, Misplaced('+')),
            // no tile
            ("11m+", 3, NotOneDrawn),
            ("1m + (777z)", 3, NotOneDrawn),
            // two tiles
            ("123m4p+45p", 8, NotOneDrawn),
            ("123m4p+4p5p", 9, NotOneDrawn),
            ("1m+1m(777z)2m", 11, NotOneDrawn),
            // no suit letter on either side
            ("1+1m", 0, DigitsWithoutSuit),
            ("1m+1", 3, DigitsWithoutSuit),
            ("1m+m", 3, SuitWithoutDigits(Suit::Man)),
            // a fifth copy, another marker, inside a meld
            ("1111m+1m", 6, fifth(Tile::M1)),
            ("1m=1m", 2, Misplaced('=')),
            ("11m(777+z)+", 10, NotOneDrawn),
            // 3n+1 tiles in all, or no hand at all
            ("123m+4m", 4, YetToDraw),
            ("(777z)123m+4m", 10, YetToDraw),
            ("12m+3m", 6, size(3, 0)),
            ("123456789m12345p+1s", 17, size(15, 0)),
        ],
    );
    assert_each(
        parse::<PartialHand>,
        &[("1m?+1m", 3, Misplaced('+')), ("1m+?", 2, Misplaced('+'))],
    );
    assert_each(parse::<Counts>, &[("1m+1m", 2, Misplaced('+'))]);
    assert_each(parse::<Hand>, &[("🀊🀊+", 8, NotOneDrawn), ("🀊+🀊🀊", 9, NotOneDrawn)]);
}

#[test]
fn melds_that_are_none() {
    use MeldKind::{Ankan, Kakan};

    let wrong = [
        ("(124m)", 0, meld(NotAShuntsu)),
        ("(112m)", 0, meld(NotAShuntsu)),
        ("(135m)", 0, meld(NotAShuntsu)),
        ("(89m1p)", 0, meld(NotAShuntsu)),
        ("(891m)", 0, meld(NotAShuntsu)),
        ("(123z)", 0, meld(NotAShuntsu)),
        ("(567z)", 0, meld(NotAShuntsu)),
        ("(1m1p1s)", 0, meld(NotAShuntsu)),
        ("()", 0, meld(NotAMeld)),
        ("(1m)", 0, meld(NotAMeld)),
        ("(12m)", 0, meld(NotAMeld)),
        ("(1234m)", 0, meld(NotAMeld)),
        ("(12345m)", 0, meld(NotAMeld)),
        ("(123-45m)", 0, meld(NotAMeld)),
        ("(1112m)", 0, meld(NotAMeld)),
        ("(111=2m)", 0, meld(NotOneKind { kind: Kakan })),
        ("(112=1m)", 0, meld(NotOneKind { kind: Kakan })),
        ("[1112m]", 0, meld(NotOneKind { kind: Ankan })),
        ("[]", 0, meld(WrongLength { kind: Ankan, len: 0 })),
        ("[111m]", 0, meld(WrongLength { kind: Ankan, len: 3 })),
        ("[123m]", 0, meld(WrongLength { kind: Ankan, len: 3 })),
        ("(12=3m)", 3, meld(ChiFromAfar { from: CalledFrom::Toimen })),
        ("(123+m)", 4, meld(ChiFromAfar { from: CalledFrom::Shimocha })),
        ("[1111-m]", 5, meld(NothingCalled)),
        ("[111=1m]", 4, meld(NothingCalled)),
    ];
    assert_each(parse::<Meld>, &wrong);
    for (text, at, kind) in wrong {
        assert_each(parse::<Hand>, &[(&format!("44z {text}"), at + 4, kind)]);
    }
    assert_each(
        parse::<Meld>,
        &[
            ("", 0, NotOneMeld),
            ("123m", 0, NotOneMeld),
            ("(123m)1p", 6, NotOneMeld),
            ("1p(123m)", 0, NotOneMeld),
            ("(123m)(123m)", 0, NotOneMeld),
            ("(123m", 0, Unclosed('(')),
            ("[11111m]", 5, fifth(Tile::M1)),
        ],
    );
}

#[test]
fn too_long() {
    let spaces = " ".repeat(MAX_TEXT - 2);
    assert!(format!("{spaces}1m").parse::<Hand>().is_ok());
    let text = format!("{spaces} 1m");
    let wrong = [(&text[..], MAX_TEXT, TooLong { len: MAX_TEXT + 1 })];
    assert_each(parse::<Hand>, &wrong);
    assert_each(parse::<Meld>, &wrong);
    assert_each(parse::<Tile>, &wrong);
    assert_each(parse::<TileSet>, &wrong);
    assert_each(parse::<Counts>, &wrong);
    assert_each(mjai::parse, &wrong);
}

/// Lists of tiles have room for a game's.
#[test]
fn too_many_tiles() {
    let game = format!("{}123z", "1234567z".repeat(19));
    assert_eq!(mpsz::faces(&game).map(|faces| faces.len()), Ok(136));
    assert_each(mpsz::faces, &[(&format!("{game}4z"), game.len(), TooManyTiles)]);
    let game = "E ".repeat(137);
    assert_eq!(mjai::parse(&game[2..]).map(|faces| faces.len()), Ok(136));
    assert_each(mjai::parse, &[(&game, 272, TooManyTiles)]);
}

/// So that a caller may cut the text there to show where reading stopped.
#[test]
fn too_long_text_is_cut_between_characters() {
    for text in ["１".repeat(MAX_TEXT), format!(" {}", "🀇".repeat(MAX_TEXT))] {
        let error = text.parse::<Hand>().unwrap_err();
        assert_eq!(error.kind(), TooLong { len: text.len() });
        assert!(text.is_char_boundary(error.at()), "byte {} is inside a character", error.at());
    }
}

#[test]
fn where_kinds_are_asked_for() {
    assert_each(
        parse::<Tile>,
        &[
            ("", 0, Empty),
            ("0m", 0, red(Tile::M5)),
            ("  0s", 2, red(Tile::S5)),
            ("12m", 1, NotOneTile),
            ("1m 1m", 3, NotOneTile),
            ("5", 0, DigitsWithoutSuit),
            ("z", 0, SuitWithoutDigits(Suit::Honor)),
            ("8z", 0, no_such_honor(8)),
            ("(1m)", 0, Misplaced('(')),
            ("1m-", 2, Misplaced('-')),
        ],
    );
    assert_each(
        parse::<Face>,
        &[
            ("", 0, Empty),
            ("00p", 1, NotOneTile),
            ("0z", 0, no_such_honor(0)),
            ("[", 0, Misplaced('[')),
        ],
    );
    assert_each(
        parse::<TileSet>,
        &[
            ("11m", 1, Repeated(Tile::M1)),
            ("19m19p9m", 6, Repeated(Tile::M9)),
            ("406m", 1, red(Tile::M5)),
            ("1m(777z)", 2, Misplaced('(')),
            ("12", 0, DigitsWithoutSuit),
        ],
    );
    assert_each(
        parse::<Counts>,
        &[
            ("1111m1m", 5, fifth(Tile::M1)),
            ("55550p", 4, red(Tile::P5)),
            ("777z]", 4, Misplaced(']')),
        ],
    );
    assert_each(
        parse::<Mentsu>,
        &[
            ("", 0, Empty),
            ("11m", 0, NotAMentsu),
            ("124m", 0, NotAMentsu),
            ("112m", 0, NotAMentsu),
            ("1112m", 0, NotAMentsu),
            ("1234m", 0, NotAMentsu),
            ("89m1p", 0, NotAMentsu),
            ("345z", 0, NotAMentsu),
            ("067s", 0, red(Tile::S5)),
        ],
    );
}

#[test]
fn unicode_tiles() {
    assert_each(
        parse::<Hand>,
        &[
            ("🀊🀋x", 8, UnknownCharacter('x')),
            ("🀫", 0, UnknownCharacter('🀫')),
            ("🀇🀢", 4, UnknownCharacter('🀢')),
            ("1🀈m", 0, DigitsWithoutSuit),
            ("🀈m", 4, SuitWithoutDigits(Suit::Man)),
            ("🀊r", 4, Misplaced('r')),
            ("🀀r", 4, Misplaced('r')),
            ("r🀋", 0, UnknownCharacter('r')),
            ("🀋rr", 5, UnknownCharacter('r')),
            ("\u{FE0F}🀋", 0, UnknownCharacter('\u{FE0F}')),
            ("🀋\u{FE0F}\u{FE0F}", 7, UnknownCharacter('\u{FE0F}')),
            ("🀀🀀🀀🀀🀀", 16, fifth(Tile::East)),
            ("🀀(🀄🀄🀄", 4, Unclosed('(')),
            ("🀀(🀄🀄🀄]", 17, Misplaced(']')),
            ("🀀-", 4, Misplaced('-')),
            ("🀀(🀇🀈🀊)", 4, meld(NotAShuntsu)),
            ("🀀(🀇🀈🀉+)", 17, meld(ChiFromAfar { from: CalledFrom::Shimocha })),
            ("🀀🀁🀂", 12, size(3, 0)),
            ("🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞", 56, size(15, 0)),
        ],
    );
}

#[test]
fn mjai_names() {
    assert_each(
        mjai::parse,
        &[
            ("E 4m X", 5, UnknownName),
            ("0m", 0, UnknownName),
            ("1z", 0, UnknownName),
            ("1m 10m", 3, UnknownName),
            ("4mr", 0, UnknownName),
            ("5mrr", 0, UnknownName),
            ("5m r", 3, UnknownName),
            ("Er", 0, UnknownName),
            ("E?", 0, UnknownName),
            ("? ? ?", 0, UnknownName),
            ("e", 0, UnknownName),
            ("1M", 0, UnknownName),
            ("E\u{3000}S", 0, UnknownName),
            ("E,4m;5m", 2, UnknownName),
        ],
    );
    assert_each(mjai::face, &[("", 0, UnknownName), ("E S", 0, UnknownName)]);
}

#[test]
fn numbers() {
    for id in 136..=u8::MAX {
        for game in [RedFives::None, RedFives::OnePerSuit] {
            assert_eq!(ids136::face(id, game), Err(IdError::OutOfRange { id, at: 0 }));
            let parsed = ids136::parse(&[0, 1, id], game);
            assert_eq!(parsed, Err(IdError::OutOfRange { id, at: 2 }));
        }
    }
    let twice = ids136::parse(&[7, 16, 16], RedFives::None);
    assert_eq!(twice, Err(IdError::Repeated { id: 16, at: 2 }));
    let red = Face::red(Tile::P5).expect("a five");
    let written = ids136::write([red, red], RedFives::OnePerSuit);
    assert_eq!(written, Err(IdError::NoCopyLeft { face: red }));
    let plain = Face::plain(Tile::P5);
    let written = ids136::write([plain; 4], RedFives::OnePerSuit);
    assert_eq!(written, Err(IdError::NoCopyLeft { face: plain }));

    for len in (0..100).filter(|&len| len != 34) {
        assert_eq!(array34::parse(&vec![0; len]), Err(ArrayError::WrongLength { len }));
    }
    for tile in Tile::ALL {
        let mut counts = [4; 34];
        counts[tile.index()] = 5;
        let Err(ArrayError::TooManyCopies(error)) = array34::parse(&counts) else {
            panic!("five copies of {tile}");
        };
        assert_eq!((error.tile, error.count), (tile, 5));
    }
}
