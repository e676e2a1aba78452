//! `family` requests: what a win is worth under the rules of a family, or what a hand waits for.

use mentsu::any::{AnyHand, AnyHandError, AnyTile};
use mentsu::{Counts, Tile, TileSet};
use mentsu_families::{Because, Family, NoScore, Pattern, Preset, Score, Win};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::keyed::Keyed;
use crate::mcr::MELDS;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds;
use crate::request::object::{Object, Text};
use crate::score::face;

keys! {
    /// The rules.
    FAMILY "family": FamilyChoice;
    /// The winning tile, or `?` for a joker. Without it the answer is what the hand waits for.
    WINNING "win": String = null;
    /// Kinds whose tiles are jokers, in place of the family's.
    WILD "wild": TileList = null;
    IS_DRAWN "self_drawn" as Win = Win::by_discard();
    SEAT "seat" as Win = Win::by_discard();
    PREVALENT "prevalent" as Win = Win::by_discard();
    DISCARDER "discarder" as Win = Win::by_discard();
    PAYS_FOR_ALL "pays_for_all" as Win = Win::by_discard();
    LAST_TILE "last_tile" as Win = Win::by_discard();
    LAST_COPY "last_copy" as Win = Win::by_discard();
    KONG "kong" as Win = Win::by_discard();
    EVENTS "events" as Win = Win::by_discard();
    OUT "out" as Win = Win::by_discard();
    FLOWERS "flowers" as Win = Win::by_discard();
    STREAK "streak" as Win = Win::by_discard();
}

#[cfg(feature = "schema")]
crate::shape::shapes! {
    /// The name of a family, or a table as the package's README describes it.
    FamilyChoice = |_| schemars::json_schema!({
        "anyOf": [{"enum": <Preset as mentsu::names::Named>::NAMES}, {"type": "object"}]
    });
}

pub(crate) struct FamilyRequest {
    family: Family,
    /// Without the winning tile.
    hand: AnyHand,
    winning: Option<AnyTile>,
    win: Win,
}

/// What a win is worth, or what each wait of a hand is.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FamilyAnswer {
    /// Whether it is a win that reaches the minimum.
    win: bool,
    /// What the patterns are worth together, at most the family's cap.
    total: u32,
    /// The patterns that count: the value, and how often.
    patterns: Keyed<String, (u32, u32)>,
    /// Patterns that the hand has and that don't count.
    left_out: Vec<FamilyLeftOut>,
    /// What each seat gains, East's first; only if it is known who pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    payments: Option<[i64; 4]>,
    /// Of a win: what the total is worth before it is shared.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    /// Of a win: the eyes or pairs, then the sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<Vec<String>>,
    /// Of a win: what the concealed jokers stand for, in order of tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<crate::shape::Tile>>"))]
    jokers: Option<Vec<String>>,
    /// Of a win: other readings and their totals, the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    beaten: Option<Vec<FamilyBeaten>>,
    /// Why it isn't a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Without a winning tile: -1 for a win, 0 for tenpai.
    #[serde(skip_serializing_if = "Option::is_none")]
    shanten: Option<i8>,
    /// Without a winning tile: what the hand waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<Keyed<Tile, FamilyWaitPart>>,
}

/// A pattern that doesn't count.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct FamilyLeftOut {
    pattern: String,
    /// `series`: the other is worth more; `excluded`: the other excludes it; `alone`: the other
    /// counts alone.
    because: &'static str,
    /// The other pattern.
    of: String,
}

/// A reading that is worth no more.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct FamilyBeaten {
    blocks: Vec<String>,
    total: u32,
}

/// What a wait is worth.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct FamilyWaitPart {
    total: u32,
    /// Whether it reaches the minimum.
    win: bool,
    /// Copies outside the hand.
    left: u8,
    patterns: Keyed<String, (u32, u32)>,
}

impl Question for FamilyRequest {
    const OP: &'static str = "family";

    type Answer = FamilyAnswer;

    takes! {
        /// Every pattern of a win under the rules of a family, who pays, what is left out and why.
        ID OP FAMILY CLOSED WINNING MELDS FLOWERS WILD IS_DRAWN LAST_COPY KONG LAST_TILE SEAT PREVALENT
        DISCARDER PAYS_FOR_ALL OUT EVENTS STREAK
    }

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<FamilyRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let family = family(object, memory)?;
        let hand = hand(object, &family)?;
        let winning: Option<Text<'_>> = object.optional(WINNING.name)?;
        let winning = match winning.as_deref() {
            None => None,
            Some("?") => Some(AnyTile::Joker),
            Some(text) => Some(AnyTile::Tile(face(WINNING.name, text)?.tile())),
        };
        let win = object.set_fields(Win::by_discard())?;
        Ok(FamilyRequest { hand, winning, win, family })
    }

    fn answer(&self, _: &mut Memory) -> Result<FamilyAnswer, Box<Refusal>> {
        let FamilyRequest { family, hand, winning, win } = self;
        let refused = |error: NoScore| Box::new(Refusal::NoFamilyScore(error));
        let Some(winning) = *winning else {
            return FamilyAnswer::waiting(family, hand, win).map_err(refused);
        };
        match family.score(hand, winning, win) {
            Ok(score) => Ok(FamilyAnswer::of(family, &score)),
            Err(NoScore::NotWon { .. }) => Ok(FamilyAnswer::not_won(family, hand)),
            Err(error) => Err(refused(error)),
        }
    }
}

/// The family of a request, of which the last one is remembered.
fn family(object: &Object<'_>, memory: &mut Memory) -> Result<Family, Box<Refusal>> {
    let value: &RawValue = object.required(FAMILY.name)?;
    let family = match &memory.family {
        Some((text, family)) if *text == *value.get() => family.clone(),
        _ => {
            let family = match serde_json::from_str::<String>(value.get()) {
                Ok(name) => Refusal::named::<Preset>(FAMILY.name, name)?.family(),
                Err(_) => Family::from_json(value.get())
                    .map_err(|error| Box::new(Refusal::Family(error)))?,
            };
            memory.family = Some((value.get().to_owned(), family.clone()));
            family
        }
    };
    let wild: Option<Text<'_>> = object.optional(WILD.name)?;
    let Some(wild) = wild else { return Ok(family) };
    let kinds = if wild.is_empty() {
        TileSet::EMPTY
    } else {
        wild.parse::<Counts>().map_err(|error| Box::new(Refusal::Tile(WILD.name, error)))?.kinds()
    };
    if !(kinds - family.kinds()).is_empty() {
        return Err(Box::new(Refusal::NotWild(wild.to_string())));
    }
    Ok(family.with_wild(kinds))
}

fn hand(object: &Object<'_>, family: &Family) -> Result<AnyHand, Box<Refusal>> {
    let refused = |error| match error {
        AnyHandError::Text(error) => Box::new(Refusal::Closed(error)),
        error => Box::new(Refusal::NoAnyHand(error)),
    };
    let closed: Text<'_> = object.required(CLOSED.name)?;
    let closed = AnyHand::read(&closed, family.sets()).map_err(refused)?;
    if !closed.melds().is_empty() {
        return Err(Box::new(Refusal::MeldsInClosed));
    }
    let melds = melds::read_any_with_sources(object)?;
    family.hand_of(*closed.known(), closed.jokers(), &melds).map_err(refused)
}

fn patterns(score: &Score<'_>) -> Keyed<String, (u32, u32)> {
    score.patterns().map(|(one, times)| (one.id().to_owned(), (one.value(), times))).collect()
}

fn blocks(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

impl FamilyAnswer {
    /// The answer to a win under the rules of its family.
    #[must_use]
    pub fn of(family: &Family, score: &Score<'_>) -> FamilyAnswer {
        let short = || format!("less than the minimum of {}", family.minimum());
        FamilyAnswer {
            win: score.reaches_minimum(),
            total: score.total(),
            patterns: patterns(score),
            left_out: score.left_out().map(FamilyLeftOut::of).collect(),
            payments: score.payments().filter(|_| score.reaches_minimum()),
            points: Some(score.points()),
            blocks: Some(blocks(score.blocks())),
            jokers: Some(score.jokers().iter().map(ToString::to_string).collect()),
            beaten: Some(score.beaten().iter().map(FamilyBeaten::of).collect()),
            why: (!score.reaches_minimum()).then(short),
            ..FamilyAnswer::default()
        }
    }

    /// The answer to a hand that the winning tile doesn't complete; the hand is without that tile.
    #[must_use]
    pub fn not_won(family: &Family, hand: &AnyHand) -> FamilyAnswer {
        FamilyAnswer::no_win(format!("not won: {}", family.shanten(hand)))
    }

    /// The answer to what isn't a win, for this reason.
    #[must_use]
    pub fn no_win(why: String) -> FamilyAnswer {
        FamilyAnswer { why: Some(why), ..FamilyAnswer::default() }
    }

    /// The answer to a hand without a winning tile: its shanten, and what each wait is worth if it
    /// is won like this.
    ///
    /// # Errors
    /// [`NoScore`]: it can't be won like this, or has a tile that isn't in play.
    pub fn waiting(family: &Family, hand: &AnyHand, win: &Win) -> Result<FamilyAnswer, NoScore> {
        let waits = family.waits(hand, win)?;
        let part = |wait: &mentsu_families::FamilyWait<'_>| FamilyWaitPart {
            total: wait.score().total(),
            win: wait.score().reaches_minimum(),
            left: wait.left(),
            patterns: patterns(wait.score()),
        };
        Ok(FamilyAnswer {
            shanten: Some(family.shanten(hand).get()),
            waits: Some(waits.iter().map(|wait| (wait.tile(), part(wait))).collect()),
            ..FamilyAnswer::default()
        })
    }
}

impl FamilyLeftOut {
    fn of((pattern, because): (&Pattern, Because<'_>)) -> FamilyLeftOut {
        let (because, other) = match because {
            Because::Series(other) => ("series", other),
            Because::Excluded(other) => ("excluded", other),
            Because::Alone(other) => ("alone", other),
        };
        FamilyLeftOut { pattern: pattern.id().to_owned(), because, of: other.id().to_owned() }
    }
}

impl FamilyBeaten {
    fn of((text, total): &(String, u32)) -> FamilyBeaten {
        FamilyBeaten { blocks: blocks(text), total: *total }
    }
}
