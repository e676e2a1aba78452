//! Attempts for requests with `attempts`: the five forms, and each fan of each reading of a win,
//! with the first fact against those that do not apply.

use mentsu::mcr::{FanAttempts, Form, FormAttempts, NoFan, NoForm, ReadingAttempts};
use mentsu::{FormBlock, Mentsu, Tile, TileSet, attempts};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::fan_name;
use super::fans::{Fans, LeftOutPart};

/// A hand, read as a form.
#[derive(Serialize)]
pub(super) struct FormPart {
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
pub(super) struct FormTried {
    form: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<Fact>,
}

impl FormTried {
    pub(super) fn all(attempts: &FormAttempts) -> Vec<FormTried> {
        let tried = attempts.iter().map(|attempt| FormTried {
            form: attempt.kind().name(),
            blocks: attempt.outcome().ok().map(|form| blocks(&form)),
            against: attempt.outcome().err().map(|why| Fact::of_form(&why)),
        });
        tried.collect()
    }
}

/// A reading of a win: the fan that count, those left out, and why every other fan does not apply.
#[derive(Serialize)]
pub(super) struct ReadingPart {
    form: &'static str,
    blocks: Vec<String>,
    /// Whether it is the one that counts.
    best: bool,
    /// Without flowers and cap.
    points: u16,
    fans: Fans,
    left_out: Vec<LeftOutPart>,
    against: FactsByFan,
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
            fans: Fans(all().filter_map(|one| one.counted()).collect()),
            left_out: all().filter_map(|one| one.left_out()).map(LeftOutPart::of).collect(),
            against: FactsByFan(against.collect()),
        }
    }
}

struct FactsByFan(Vec<(&'static str, Fact)>);

impl Serialize for FactsByFan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(fan, fact)| (fan, fact)))
    }
}

/// A fact against a fan or a form: its code, its words, and what it is about.
pub(super) struct Fact {
    code: &'static str,
    words: String,
    about: Vec<(&'static str, About)>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum About {
    Number(u8),
    Name(&'static str),
    Tiles(String),
    Blocks(Vec<String>),
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code)?;
        map.serialize_entry("words", &self.words)?;
        for (key, about) in &self.about {
            map.serialize_entry(key, about)?;
        }
        map.end()
    }
}

impl Fact {
    fn with(mut self, key: &'static str, about: About) -> Fact {
        self.about.push((key, about));
        self
    }

    fn name(self, key: &'static str, name: &'static str) -> Fact {
        self.with(key, About::Name(name))
    }

    fn number(self, key: &'static str, number: u8) -> Fact {
        self.with(key, About::Number(number))
    }

    fn tiles(self, tiles: &impl ToString) -> Fact {
        self.with("tiles", About::Tiles(tiles.to_string()))
    }

    fn blocks<B: ToString>(self, blocks: impl IntoIterator<Item = B>) -> Fact {
        let blocks = blocks.into_iter().map(|block| block.to_string()).collect();
        self.with("blocks", About::Blocks(blocks))
    }

    fn of_fan(against: &NoFan) -> Fact {
        let fact = |code| Fact { code, words: against.to_string(), about: Vec::new() };
        match *against {
            NoFan::OtherForm(kind) => fact("other_form").name("form", kind.name()),
            NoFan::Tile(tile) => fact("tile").tiles(&tile),
            NoFan::NoneOf(tiles) => fact("none_of").tiles(&tiles),
            NoFan::Suits(lowest) => fact("suits").tiles(&lowest),
            NoFan::TooFew { tile, held, needed } => {
                fact("too_few").tiles(&tile).number("held", held).number("needed", needed)
            }
            NoFan::Pair(tile) => fact("pair").blocks([FormBlock::Pair(tile)]),
            NoFan::Set(set) => fact("set").blocks([set]),
            NoFan::Melded(set) => fact("melded").blocks([set]),
            NoFan::Concealed(set) => fact("concealed").blocks([set]),
            NoFan::Lacks(blocks) => fact("lacks").blocks(blocks),
            NoFan::ConcealedPungs(pungs) => fact("concealed_pungs").number("concealed", pungs),
            NoFan::Kongs { melded, concealed } => {
                fact("kongs").number("melded", melded).number("concealed", concealed)
            }
            NoFan::NotCompleted(tile) => fact("not_completed").tiles(&tile),
            NoFan::WaitsFor(tile) => fact("waits_for").tiles(&tile),
            NoFan::Instead(fan) => fact("instead").name("fan", fan_name(fan)),
            NoFan::ByDiscard => fact("by_discard"),
            NoFan::SelfDrawn => fact("self_drawn"),
            NoFan::TilesLeft => fact("tiles_left"),
            NoFan::NotAboutKong => fact("not_about_kong"),
            NoFan::NotLastOfKind { seen } => fact("not_last_of_kind").number("seen", seen),
            NoFan::NoFlowers => fact("no_flowers"),
            NoFan::Rule(rule) => fact("rule").name("rule", rule),
            // The library may come to know more.
            _ => fact("other"),
        }
    }

    fn of_form(against: &NoForm) -> Fact {
        let fact = |code| Fact { code, words: against.to_string(), about: Vec::new() };
        match *against {
            NoForm::Size { concealed } => fact("size").number("concealed", concealed),
            NoForm::NoPair => fact("no_pair"),
            NoForm::LeftOver(attempt) => {
                let pungs = attempt.koutsu().iter().map(Mentsu::koutsu).map(FormBlock::Mentsu);
                let taken = [FormBlock::Pair(attempt.jantou())].into_iter().chain(pungs);
                let fact = fact("left_over").blocks(taken);
                match attempt.outcome() {
                    attempts::Outcome::LeftOver(tiles) => fact.tiles(&tiles),
                    attempts::Outcome::Complete(_) => fact,
                }
            }
            NoForm::NotStraight { straight, missing } => {
                fact("not_straight").blocks([straight]).tiles(&missing)
            }
            NoForm::BesideStraight { straight, rest } => {
                fact("beside_straight").blocks([straight]).tiles(&rest)
            }
            NoForm::Unpaired { tile, held } => fact("unpaired").tiles(&tile).number("held", held),
            NoForm::NotOrphan(tile) => fact("not_orphan").tiles(&tile),
            NoForm::MissingOrphans(missing) => fact("missing_orphans").tiles(&missing),
            NoForm::HeldTwice { tile, held } => {
                fact("held_twice").tiles(&tile).number("held", held)
            }
            NoForm::NotKnitted(one, other) => {
                fact("not_knitted").tiles(&(TileSet::from(one) | other.into()))
            }
            // The library may come to know more.
            _ => fact("other"),
        }
    }
}
