//! `mcr_hand` requests: the five forms of a hand, its shanten in each, ukeire, and what its waits
//! are worth.

use mentsu::mcr::{
    CompletedBlock, FormKind, Reading, Rules, Shantens, Situation, WaitWorth, Ways, completions,
    discards_in, form_attempts, forms, is_win, readings, shantens, tenpai_completions, ukeire_in,
    wait_tiles, wait_worths,
};
use mentsu::{Hand, PartialHand, Shanten, Tile, Visible, WaitShape};
use serde::{Serialize, Serializer};

use super::attempts::{FormPart, FormTried, blocks};
use super::rules::RULES;
use super::ways::{Asked, DEPTH, DRAWS, OTHERS, WaysPart};
use super::{
    ATTEMPTS, FLOWERS, LAST_TILE, MELDS, PREVALENT, SEAT, completed_by, hand_in, rules, situated,
};
use crate::hand::{DISCARDS, DiscardPart, discards_of, has_unknown, seen_beside, sorted};
use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, names, takes};
use crate::request::melds;
use crate::request::object::{Object, Text};

keys! {
    /// Tiles that lie open elsewhere. They decide whether a wait, or the tile that wins, is the
    /// last of its kind.
    pub(super) SEEN "seen": TileList = "";
    /// Beside unknown tiles, where it is the only further key: whether to list the forms in which
    /// each completion wins, or the tiles that a hand of 3n+1 may wait for.
    WINS "wins": bool = false;
}

pub(crate) enum McrHandRequest {
    Known(Box<McrHand>),
    Partial {
        hand: PartialHand,
        /// Whether to list the forms in which each completion wins.
        wins: bool,
    },
}

/// A hand all of whose tiles are known, under Chinese rules.
#[derive(Clone, Debug)]
pub struct McrHand {
    /// The hand.
    pub hand: Hand,
    /// What can still come.
    pub visible: Visible,
    /// The situation of the next tile.
    pub situation: Situation,
    /// The rules of the house.
    pub rules: Rules,
    /// The ways to enough fan, if they are part of the answer.
    pub ways: Option<Ways>,
    /// Whether to explain why it isn't of a form.
    pub attempts: bool,
    /// Whether to list the discards of 3n+2 tiles that aren't won.
    pub discards: bool,
}

/// Shanten by form, what 3n+2 tiles, 3n+1 tiles or unknown ones are answered beside it, and the way
/// to eight fan.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct McrHandAnswer {
    #[serde(flatten)]
    hand: HandPart,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// With `draws`: the way to eight fan.
    ways: Option<WaysPart>,
    /// With `discards`, of 3n+2 tiles that aren't won: the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<Keyed<Tile, DiscardPart>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum HandPart {
    /// The answer to 3n+2 tiles.
    Drawn {
        /// The least of all forms: -1 for a win, 0 for tenpai.
        shanten: Option<i8>,
        /// By form; null for one that is out of reach.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Keyed<crate::shape::McrForm, Option<i8>>")
        )]
        shantens: ByForm,
        /// Whether it is won.
        is_win: bool,
        /// Of all forms, a pair's tile first; sorted as text.
        decompositions: Vec<Vec<String>>,
        /// Whether it is a knitted straight.
        knitted_straight: bool,
        /// Whether it is seven pairs.
        seven_pairs: bool,
        /// Whether it is thirteen orphans.
        thirteen_orphans: bool,
        /// Whether it is lesser honors and knitted tiles.
        honors_and_knitted: bool,
        /// With `attempts`, of each form.
        #[serde(skip_serializing_if = "Option::is_none")]
        forms: Option<Vec<FormTried>>,
    },
    /// The answer to 3n+1 tiles.
    Waiting {
        /// The least of all forms: -1 for a win, 0 for tenpai.
        shanten: Option<i8>,
        /// By form; null for one that is out of reach.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Keyed<crate::shape::McrForm, Option<i8>>")
        )]
        shantens: ByForm,
        /// What each wait is worth.
        waits: Keyed<Tile, WaitPart>,
        /// Tiles that lower shanten, with their copies that can still come.
        ukeire: Keyed<Tile, u8>,
    },
    /// The answer to a hand with unknown tiles.
    Completed {
        /// The tiles for the unknown ones, in order of tile; sorted as text.
        completions: Vec<String>,
        /// How many tiles are unknown.
        unknown: usize,
        /// With `wins`, of 3n+2 tiles: the forms of each completion.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Option<std::collections::BTreeMap<String, Vec<FormPart>>>")
        )]
        wins: Option<Wins>,
        /// With `wins`, of 3n+1 tiles: what they may wait for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<crate::shape::Tile>>"))]
        waits: Option<Vec<String>>,
    },
}

/// The winning forms by completion, written as they are found: there may be tens of thousands.
struct Wins(PartialHand);

impl Serialize for Wins {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(completions(&self.0).map(|one| {
            let forms: Vec<FormPart> = one.forms().iter().map(FormPart::of).collect();
            (one.tiles().to_string(), forms)
        }))
    }
}

/// The shanten of each form by its name; null for one that is out of reach.
type ByForm = Keyed<&'static str, Option<i8>>;

fn by_form(shantens: &Shantens) -> ByForm {
    FormKind::ALL.into_iter().map(|form| (form.name(), number(shantens.of(form)))).collect()
}

/// A wait, and what it is worth.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct WaitPart {
    /// The forms that it completes.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::shape::McrForm>"))]
    forms: Vec<&'static str>,
    /// Each block that it may complete, and the form in which it does.
    completes: Vec<CompletedPart>,
    /// How many copies are left.
    left: u8,
    /// The totals, including flowers; null for a hand that is too short to be scored.
    by_discard: Option<u16>,
    /// The total if it is drawn.
    self_drawn: Option<u16>,
    /// Whether it may be won: it has the minimum without flowers.
    wins_by_discard: bool,
    /// The same if it is drawn.
    wins_self_drawn: bool,
}

/// What a wait completes.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct CompletedPart {
    /// The form in which it does.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrForm"))]
    form: &'static str,
    /// Null for a form that is completed as a whole.
    block: Option<String>,
    /// Null where the block is neither a pair nor a set.
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::shape::WaitShape>"))]
    shape: Option<&'static str>,
}

impl CompletedPart {
    fn of(reading: &Reading) -> CompletedPart {
        let block = Some(reading.block()).filter(|block| *block != CompletedBlock::Whole);
        CompletedPart {
            form: reading.form().kind().name(),
            block: block.map(|block| block.to_string()),
            shape: reading.shape().map(WaitShape::name),
        }
    }
}

impl Question for McrHandRequest {
    const OP: &'static str = "mcr_hand";

    type Answer = McrHandAnswer;

    takes! {
        /// Under Chinese rules: shanten in five forms; decompositions of 3n+2 tiles; ukeire of
        /// 3n+1, and what each wait completes and is worth; the way to eight fan; what unknown
        /// tiles (`?`) may be.
        ID OP CLOSED MELDS SEEN FLOWERS LAST_TILE SEAT PREVALENT RULES DRAWS OTHERS DEPTH ATTEMPTS DISCARDS
        WINS
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<McrHandRequest, Box<Refusal>> {
        let closed: Text<'_> = object.required(CLOSED.name)?;
        if has_unknown(&closed) {
            let hand = partial_in(object, &closed)?;
            let wins = object.optional(WINS.name)?.unwrap_or(false);
            Ok(McrHandRequest::Partial { hand, wins })
        } else {
            McrHand::read(object).map(Box::new).map(McrHandRequest::Known)
        }
    }

    fn answer(&self, _: &mut Memory) -> Result<McrHandAnswer, Box<Refusal>> {
        Ok(match self {
            McrHandRequest::Known(known) => known.answer(),
            McrHandRequest::Partial { hand, wins } => {
                let all: Vec<String> = if hand.awaits_draw() {
                    tenpai_completions(hand).map(|one| one.tiles().to_string()).collect()
                } else {
                    completions(hand).map(|one| one.tiles().to_string()).collect()
                };
                let (completions, unknown) = (sorted(all.into_iter()), hand.unknown());
                let waits = || wait_tiles(hand).iter().map(|tile| tile.to_string()).collect();
                let waits = (*wins && hand.awaits_draw()).then(waits);
                let wins = (*wins && !hand.awaits_draw()).then_some(Wins(*hand));
                let hand = HandPart::Completed { completions, unknown, wins, waits };
                McrHandAnswer { hand, ways: None, discards: None }
            }
        })
    }
}

/// The hand of a request with unknown tiles, which takes no other keys.
fn partial_in(object: &Object<'_>, closed: &str) -> Result<PartialHand, Box<Refusal>> {
    object.has_only(&[ID.name, OP.name, CLOSED.name, MELDS.name, WINS.name])?;
    let melds = melds::read_with_sources(object)?;
    let hand: PartialHand = closed.parse().map_err(|error| Box::new(Refusal::Closed(error)))?;
    if !hand.melds().is_empty() {
        return Err(Box::new(Refusal::MeldsInClosed));
    }
    let hand = PartialHand::new(hand.faces(), hand.unknown(), &melds);
    hand.map_err(|error| Box::new(Refusal::NoHand(error)))
}

impl McrHand {
    fn read(object: &Object<'_>) -> Result<McrHand, Box<Refusal>> {
        // All but `wins`.
        object.has_only(&McrHandRequest::NAMES[..McrHandRequest::NAMES.len() - 1])?;
        let hand = hand_in(object)?;
        let seen = seen_beside(object, &hand.all_tiles())?;
        let visible = Visible::of(&hand).with_seen(seen);
        let situation = situated(Situation::self_drawn(), &names![FLOWERS LAST_TILE], object)?;
        let rules = rules::read(object.get(RULES.name))?;
        let ways = match Asked::read(object)? {
            Some(asked) if situation.is_last_tile() && asked.draws() > 0 => {
                return Err(Box::new(Refusal::DrawsAfterTheLast(asked.draws())));
            }
            Some(asked) => {
                let outlook = asked.outlook().with_seen(seen);
                let outlook =
                    outlook.with_seat(situation.seat()).with_prevalent(situation.prevalent());
                let ways = Ways::of(&hand, &outlook, &rules);
                Some(ways.map_err(|error| Box::new(Refusal::NoWays(error)))?)
            }
            None => None,
        };
        let attempts = object.optional(ATTEMPTS.name)?.unwrap_or(false);
        if attempts && hand.awaits_draw() {
            let concealed = hand.concealed().total();
            return Err(Box::new(Refusal::NothingToTry { concealed }));
        }
        let discards = object.optional(DISCARDS.name)?.unwrap_or(false);
        Ok(McrHand { hand, visible, situation, rules, ways, attempts, discards })
    }

    /// The answer to this hand.
    #[must_use]
    pub fn answer(&self) -> McrHandAnswer {
        let all = || discards_of(&discards_in(&self.hand, &self.visible));
        let is_open = !self.hand.awaits_draw() && !is_win(&self.hand);
        McrHandAnswer {
            hand: self.hand_part(),
            ways: self.ways.as_ref().map(WaysPart::of),
            discards: (self.discards && is_open).then(all),
        }
    }

    fn hand_part(&self) -> HandPart {
        let hand = &self.hand;
        let each = shantens(hand);
        let (shanten, shantens) = (number(each.least()), by_form(&each));
        if hand.awaits_draw() {
            let ukeire = ukeire_in(hand, &self.visible);
            return HandPart::Waiting {
                shanten,
                shantens,
                waits: self.waits(),
                ukeire: ukeire.iter().filter(|(_, left)| *left > 0).collect(),
            };
        }
        let forms = forms(hand);
        let has = |kind| forms.iter().any(|form| form.kind() == kind);
        HandPart::Drawn {
            shanten,
            shantens,
            is_win: !forms.is_empty(),
            decompositions: sorted(forms.iter().map(blocks)),
            knitted_straight: has(FormKind::KnittedStraight),
            seven_pairs: has(FormKind::SevenPairs),
            thirteen_orphans: has(FormKind::ThirteenOrphans),
            honors_and_knitted: has(FormKind::HonorsAndKnitted),
            forms: self.attempts.then(|| FormTried::all(&form_attempts(hand))),
        }
    }

    fn waits(&self) -> Keyed<Tile, WaitPart> {
        let hand = &self.hand;
        let worths = wait_worths(hand, &self.situation, &self.visible, &self.rules);
        let is_whole = usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 13;
        let flowers = if self.rules.flowers() { self.situation.flowers() } else { 0 };
        let completed = |tile: Tile| {
            let won = hand.draw(tile).expect("a copy is left");
            readings(&won, tile).iter().map(CompletedPart::of).collect()
        };
        let part = |wait: &WaitWorth| WaitPart {
            forms: completed_by(hand, wait.tile()),
            completes: completed(wait.tile()),
            left: wait.left(),
            by_discard: is_whole.then(|| wait.by_discard() + u16::from(flowers)),
            self_drawn: is_whole.then(|| wait.self_drawn() + u16::from(flowers)),
            wins_by_discard: is_whole && wait.wins_by_discard(),
            wins_self_drawn: is_whole && wait.wins_self_drawn(),
        };
        worths.iter().map(|wait| (wait.tile(), part(wait))).collect()
    }
}

/// A shanten as a number; null for a form that is out of reach.
fn number(shanten: Shanten) -> Option<i8> {
    (shanten != Shanten::NEVER).then(|| shanten.get())
}
