//! Attempts for requests with `attempts`: the five forms, and each fan of each reading of a win,
//! with the first fact against those that do not apply.

use mentsu::mcr::{FanAttempts, Form, FormAttempts, NoFan, NoForm, ReadingAttempts};
use mentsu::{FormBlock, Mentsu, Tile, TileSet, attempts};
use serde::Serialize;

use super::fans::{Fans, LeftOutPart, fans};
use crate::keyed::Keyed;
use crate::words::fan_name;

/// A hand, read as a form.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct FormPart {
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrForm"))]
    form: &'static str,
    blocks: Vec<String>,
}

impl FormPart {
    pub(super) fn of(form: &Form) -> FormPart {
        FormPart { form: form.kind().name(), blocks: blocks(form) }
    }
}

/// The blocks of a form, a pair's tile first.
pub(super) fn blocks(form: &Form) -> Vec<String> {
    let pair = |tile: Tile| FormBlock::Pair(tile).to_string();
    let first = |tile: Tile, rest: Vec<String>| [vec![tile.to_string()], rest].concat();
    match form {
        Form::Standard(way) => {
            first(way.jantou(), way.mentsu().iter().map(ToString::to_string).collect())
        }
        Form::KnittedStraight { straight, pair, set } => {
            let set = set.iter().map(ToString::to_string);
            first(*pair, [straight.to_string()].into_iter().chain(set).collect())
        }
        Form::SevenPairs(pairs) => pairs.iter().map(|tile| pair(*tile)).collect(),
        Form::ThirteenOrphans { pair } => first(*pair, vec![TileSet::YAOCHUU.to_string()]),
        Form::HonorsAndKnitted(tiles) => vec![tiles.to_string()],
    }
}

/// A form that was tried: the hand in this form, or the first fact against it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(super) enum FormTried {
    /// The hand in this form.
    Read(FormPart),
    /// The hand isn't of this form.
    Against {
        /// The form.
        #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrForm"))]
        form: &'static str,
        /// Why.
        against: Fact,
    },
}

impl FormTried {
    pub(super) fn all(attempts: &FormAttempts) -> Vec<FormTried> {
        let tried = attempts.iter().map(|attempt| match attempt.outcome() {
            Ok(form) => FormTried::Read(FormPart::of(&form)),
            Err(why) => {
                FormTried::Against { form: attempt.kind().name(), against: Fact::of_form(&why) }
            }
        });
        tried.collect()
    }
}

/// A reading of a win: the fan that count, those left out, and why every other fan does not apply.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct ReadingPart {
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrForm"))]
    form: &'static str,
    blocks: Vec<String>,
    /// Whether it is the one that counts.
    best: bool,
    /// Without flowers and cap.
    points: u16,
    /// The fan that count: points, and how often.
    #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::FanName, (u8, u8)>"))]
    fans: Fans,
    /// The fan that don't count for the sake of another.
    left_out: Vec<LeftOutPart>,
    /// The first fact against every other fan.
    #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::FanName, Fact>"))]
    against: Keyed<&'static str, Fact>,
}

impl ReadingPart {
    pub(super) fn all(attempts: &FanAttempts) -> Vec<ReadingPart> {
        let best = attempts.best();
        attempts.readings().map(|reading| ReadingPart::of(reading, reading == best)).collect()
    }

    fn of(reading: ReadingAttempts<'_>, best: bool) -> ReadingPart {
        let all = || reading.fans();
        let against =
            all().filter_map(|one| Some((fan_name(one.fan()), Fact::of_fan(&one.against()?))));
        ReadingPart {
            form: reading.form().kind().name(),
            blocks: blocks(reading.form()),
            best,
            points: reading.points(),
            fans: fans(all().filter_map(|one| one.counted())),
            left_out: all().filter_map(|one| one.left_out()).map(LeftOutPart::of).collect(),
            against: against.collect(),
        }
    }
}

/// A fact against a fan or a form, and its words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Fact {
    #[serde(flatten)]
    about: About,
    /// In English.
    words: String,
}

/// What a fact is about. Tiles are mpsz.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
enum About {
    OtherForm {
        #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrForm"))]
        form: &'static str,
    },
    Tile {
        tiles: String,
    },
    NoneOf {
        tiles: String,
    },
    /// The lowest tile of each suit.
    Suits {
        tiles: String,
    },
    NotCompleted {
        tiles: String,
    },
    WaitsFor {
        tiles: String,
    },
    TooFew {
        tiles: String,
        held: u8,
        needed: u8,
    },
    Pair {
        blocks: Vec<String>,
    },
    Set {
        blocks: Vec<String>,
    },
    Melded {
        blocks: Vec<String>,
    },
    Concealed {
        blocks: Vec<String>,
    },
    Lacks {
        blocks: Vec<String>,
    },
    ConcealedPungs {
        concealed: u8,
    },
    Kongs {
        melded: u8,
        concealed: u8,
    },
    Instead {
        #[cfg_attr(feature = "schema", schemars(with = "crate::shape::FanName"))]
        fan: &'static str,
    },
    ByDiscard,
    SelfDrawn,
    TilesLeft,
    NotAboutKong,
    NotLastCopy {
        seen: u8,
    },
    NoFlowers,
    Rule {
        #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrRule"))]
        rule: &'static str,
    },
    Size {
        concealed: u8,
    },
    NoPair,
    /// Beside these blocks.
    LeftOver {
        blocks: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        tiles: Option<String>,
    },
    NotStraight {
        blocks: Vec<String>,
        tiles: String,
    },
    BesideStraight {
        blocks: Vec<String>,
        tiles: String,
    },
    Unpaired {
        tiles: String,
        held: u8,
    },
    HeldTwice {
        tiles: String,
        held: u8,
    },
    NotOrphan {
        tiles: String,
    },
    MissingOrphans {
        tiles: String,
    },
    NotKnitted {
        tiles: String,
    },
    /// The library may come to know more; until then there is none.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Other,
}

/// Blocks as text.
fn texts<B: ToString>(blocks: impl IntoIterator<Item = B>) -> Vec<String> {
    blocks.into_iter().map(|block| block.to_string()).collect()
}

impl Fact {
    fn of_fan(against: &NoFan) -> Fact {
        let about = match *against {
            NoFan::OtherForm(kind) => About::OtherForm { form: kind.name() },
            NoFan::Tile(tile) => About::Tile { tiles: tile.to_string() },
            NoFan::NoneOf(tiles) => About::NoneOf { tiles: tiles.to_string() },
            NoFan::Suits(lowest) => About::Suits { tiles: lowest.to_string() },
            NoFan::TooFew { tile, held, needed } => {
                About::TooFew { tiles: tile.to_string(), held, needed }
            }
            NoFan::Pair(tile) => About::Pair { blocks: texts([FormBlock::Pair(tile)]) },
            NoFan::Set(set) => About::Set { blocks: texts([set]) },
            NoFan::Melded(set) => About::Melded { blocks: texts([set]) },
            NoFan::Concealed(set) => About::Concealed { blocks: texts([set]) },
            NoFan::Lacks(blocks) => About::Lacks { blocks: texts(blocks) },
            NoFan::ConcealedPungs(concealed) => About::ConcealedPungs { concealed },
            NoFan::Kongs { melded, concealed } => About::Kongs { melded, concealed },
            NoFan::NotCompleted(tile) => About::NotCompleted { tiles: tile.to_string() },
            NoFan::WaitsFor(tile) => About::WaitsFor { tiles: tile.to_string() },
            NoFan::Instead(fan) => About::Instead { fan: fan_name(fan) },
            NoFan::ByDiscard => About::ByDiscard,
            NoFan::SelfDrawn => About::SelfDrawn,
            NoFan::TilesLeft => About::TilesLeft,
            NoFan::NotAboutKong => About::NotAboutKong,
            NoFan::NotLastCopy { seen } => About::NotLastCopy { seen },
            NoFan::NoFlowers => About::NoFlowers,
            NoFan::Rule(rule) => About::Rule { rule },
            _ => About::Other,
        };
        Fact { about, words: against.to_string() }
    }

    fn of_form(against: &NoForm) -> Fact {
        let about = match *against {
            NoForm::Size { concealed } => About::Size { concealed },
            NoForm::NoPair => About::NoPair,
            NoForm::LeftOver(attempt) => {
                let pungs = attempt.koutsu().iter().map(Mentsu::koutsu).map(FormBlock::Mentsu);
                let taken = [FormBlock::Pair(attempt.jantou())].into_iter().chain(pungs);
                let tiles = match attempt.outcome() {
                    attempts::Outcome::LeftOver(tiles) => Some(tiles.to_string()),
                    attempts::Outcome::Complete(_) => None,
                };
                About::LeftOver { blocks: texts(taken), tiles }
            }
            NoForm::NotStraight { straight, missing } => {
                About::NotStraight { blocks: texts([straight]), tiles: missing.to_string() }
            }
            NoForm::BesideStraight { straight, rest } => {
                About::BesideStraight { blocks: texts([straight]), tiles: rest.to_string() }
            }
            NoForm::Unpaired { tile, held } => About::Unpaired { tiles: tile.to_string(), held },
            NoForm::NotOrphan(tile) => About::NotOrphan { tiles: tile.to_string() },
            NoForm::MissingOrphans(missing) => About::MissingOrphans { tiles: missing.to_string() },
            NoForm::HeldTwice { tile, held } => About::HeldTwice { tiles: tile.to_string(), held },
            NoForm::NotKnitted(one, other) => {
                About::NotKnitted { tiles: (TileSet::from(one) | other.into()).to_string() }
            }
            _ => About::Other,
        };
        Fact { about, words: against.to_string() }
    }
}
