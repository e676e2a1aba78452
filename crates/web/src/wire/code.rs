//! The codes of errors: one word for what went wrong, which a page can translate.

use mentsu::any::AnyHandError;
use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{HandError, MeldError, ParseErrorKind, PartialHandError};
use mentsu_table::record::Wrong;
use shanghai::files::FileErrorKind;
use shanghai::{
    BoardError, BoardTextErrorKind, DealError, LayoutError, LayoutTextErrorKind, MoveError,
};
use three_colour_othello as othello;

use crate::wire::case::snake;

/// An error with a code.
pub trait Coded {
    /// The name of its variant.
    fn variant(&self) -> Option<&'static str>;
}

/// The code of an error, in snake_case.
pub fn code(error: &impl Coded) -> Option<String> {
    error.variant().map(|variant| {
        let (first, rest) = variant.split_at(1);
        snake(&(first.to_ascii_lowercase() + rest))
    })
}

/// Implements [`Coded`] for errors, one row each. The brackets list the variants that wrap another
/// error, whose code is used; the other variants are codes themselves. The compiler rejects a
/// variant that doesn't exist. One that is missing here has no code.
macro_rules! codes {
    ($($error:path [$($holder:ident)*]: $($variant:ident)*;)*) => {$(
        impl Coded for $error {
            fn variant(&self) -> Option<&'static str> {
                use $error as Of;
                #[allow(unreachable_patterns, reason = "some enums have more variants")]
                match self {
                    $(Of::$holder(inner) => inner.variant(),)*
                    $(Of::$variant { .. } => Some(stringify!($variant)),)*
                    _ => None,
                }
            }
        }
    )*};
}

codes! {
    ParseErrorKind [Hand Meld]: Empty TooLong TooManyTiles UnknownCharacter Misplaced
        DigitsWithoutSuit SuitWithoutDigits NoSuchTile UnknownName Unclosed NotOneDrawn YetToDraw
        TooManyUnknown RedFive NotOneTile NotOneMeld NotAMentsu NotABlock Repeated;
    HandError []: TooManyCopies TooManyReds WrongSize TooManyMelds NotHeld;
    AnyHandError []: TooManyJokers TooManyCopies WrongSize NotInMeld NotHeld;
    MeldError []: NotAShuntsu NotOneKind NotAPon WrongLength NotAMeld ChiFromAfar NothingCalled;
    PartialHandError [Hand]: TooManyUnknown WrongNumber NotInPlay;
    Impossible []: NothingDrawn WrongSize FifthCopy TooManyReds RiichiWithOpenHand
        OpenRiichiWithoutRiichi IppatsuWithoutRiichi IppatsuWithRinshan IppatsuWithKanburi
        DoubleRiichiIppatsuWithKan DoubleRiichiIppatsuAtEnd RinshanByRon RinshanWithoutKan
        RinshanWithHaitei HaiteiByRon HouteiByTsumo ChankanByTsumo ChankanWithHoutei ChankanHolding
        TenhouNotDealersTsumo ChiihouNotOthersTsumo RenhouNotOthersRon NotOnDiscard
        PaarenchanNotDealers FirstTurnAfter TooManyIndicators UnequalUra KitaOutsideSanma
        NorthSeatInSanma NotInSanma ChiInSanma LiableSeat LiableForNothing DiscarderSeat;
    PlanError []: WrongSize WrongDraws TooDeep TooManyCopies TooManyReds TooManyIndicators NotANumber NotInPlay
        KitaOfFour NorthSeatInSanma ChiInSanma WallTooShort NotHeld NotInWall TooManyStates;
    Wrong []: UnknownFormat MahjongSoul Gzip TooLong NotUtf8 Xml Json Missing Unreadable OutOfPlace
        NotHeld NoHand Seed NoOrder NoRound SecondGame NoFeature;
    DealError [Board]: Unclearable NotFound;
    BoardError [Layout]: FaceCount OddGroup LargeGroup GridSize;
    LayoutError []: Overlap Floating TooManyTiles;
    BoardTextErrorKind []: Words Position Face TooFar MatchedTwice Overlap Floating TooManyTiles
        OddGroup LargeGroup;
    LayoutTextErrorKind []: Header Size SizeRepeated SizeMissing RowLength RowCount Character Overlap
        Cut Stray Floating TooManyTiles;
    FileErrorKind [Layout Text]: UnknownFormat Place PlaceCount Xml UnclosedMap Element Attribute Coordinate
        NoMap;
    MoveError []: NoTile Gone Mismatch Held NothingToUndo NothingToRedo;
    othello::IllegalAction []: Ended Occupied NotGrey TokenNotAvailable NoSandwich MustNotPass
        Repeats;
    othello::ParseErrorKind []: Unexpected Missing RowTooLong RowTooShort;
    othello::RecordErrorKind [Text]: Illegal Result;
}
