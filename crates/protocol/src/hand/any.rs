//! `hand` requests with jokers or five sets.

use mentsu::any::{AnyForm, AnyHand, AnyHandError, AnyWait, Sets};
use mentsu::{Tile, Visible, WaitShape};
use serde::Serialize;

use super::parts::{
    DISCARDS, DiscardPart, FIFTH_COPIES, SETS, WILD, WINS, discards_of, seen_beside, sorted,
};
use crate::keyed::Keyed;
use crate::refusal::Refusal;
use crate::request::keys::CLOSED;
use crate::request::melds;
use crate::request::object::{Object, Text};

/// The most forms that an answer lists.
const MOST_FORMS: usize = 1_000;

/// A hand with jokers, or of five sets.
pub(crate) struct AnyHandRequest {
    hand: AnyHand,
    visible: Visible,
    discards: bool,
    wins: bool,
}

/// One way in which a hand with jokers is won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AnyFormPart {
    /// The jantou and then the mentsu, or seven pairs, or the tiles of kokushi.
    blocks: Vec<String>,
    /// What the jokers stand for, in order of tile.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::shape::Tile>"))]
    jokers: Vec<String>,
}

/// The answer to a hand with jokers, or of five sets.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AnyHandAnswer {
    /// -1 for a win, 0 for tenpai.
    shanten: i8,
    /// Whether it is won.
    is_win: bool,
    /// The tiles waited for, in order; none that the hand holds four times.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::shape::Tile>"))]
    waits: Vec<String>,
    /// Tiles that lower the shanten of 3n+1 tiles, with their copies outside hand and melds.
    ukeire: Keyed<Tile, u8>,
    /// With `wins`, of 3n+1 tiles: the shapes of each wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<Keyed<Tile, Vec<crate::shape::WaitShape>>>")
    )]
    shapes: Option<Keyed<Tile, Vec<&'static str>>>,
    /// With `wins`, of 3n+2 tiles: the ways in which it is won, the first thousand of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    forms: Option<Vec<AnyFormPart>>,
    /// With `wins`, of 3n+2 tiles: how many ways there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    form_count: Option<u64>,
    /// If it isn't won, with `discards`: the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<Keyed<Tile, DiscardPart>>,
}

impl AnyHandRequest {
    /// The request, if it asks for jokers or five sets.
    pub(crate) fn read(object: &Object<'_>) -> Result<Option<AnyHandRequest>, Box<Refusal>> {
        let sets: u64 = object.optional(SETS.name)?.unwrap_or(4);
        let sets = Sets::from_number(sets).ok_or(Box::new(Refusal::NotSets(sets)))?;
        let wild = object.optional(WILD.name)?.unwrap_or(false);
        let fifth_copies = object.optional(FIFTH_COPIES.name)?;
        if !wild && sets == Sets::Four {
            return match fifth_copies {
                Some(_) => Err(Box::new(Refusal::WithoutJokers(FIFTH_COPIES.name))),
                None => Ok(None),
            };
        }
        let closed: Text<'_> = object.required(CLOSED.name)?;
        let closed = AnyHand::read(&closed, sets).map_err(|error| match error {
            AnyHandError::Text(error) => Box::new(Refusal::Closed(error)),
            error => Box::new(Refusal::NoAnyHand(error)),
        })?;
        if !closed.melds().is_empty() {
            return Err(Box::new(Refusal::MeldsInClosed));
        }
        if closed.jokers() > 0 && !wild {
            return Err(Box::new(Refusal::UnknownOfFive));
        }
        let melds = melds::read_any(object)?;
        if !wild && melds.iter().any(|meld| !meld.jokers().is_empty()) {
            return Err(Box::new(Refusal::UnknownOfFive));
        }
        let refused = |error: AnyHandError| Box::new(Refusal::NoAnyHand(error));
        let hand = AnyHand::new(*closed.known(), closed.jokers(), &melds, sets).map_err(refused)?;
        let hand = if fifth_copies == Some(false) { hand.without_fifth_copies() } else { hand };
        let seen = seen_beside(object, &hand.all_tiles())?;
        Ok(Some(AnyHandRequest {
            hand,
            visible: hand.visible().with_seen(seen),
            discards: object.optional(DISCARDS.name)?.unwrap_or(false),
            wins: object.optional(WINS.name)?.unwrap_or(false),
        }))
    }

    pub(crate) fn answer(&self) -> AnyHandAnswer {
        let AnyHandRequest { hand, visible, discards, wins } = self;
        let is_win = hand.is_win();
        let (waiting, drawn) = (*wins && hand.awaits_draw(), *wins && !hand.awaits_draw());
        AnyHandAnswer {
            shanten: hand.shanten_in(visible).get(),
            is_win,
            waits: hand.wait_tiles_in(visible).iter().map(|tile| tile.to_string()).collect(),
            ukeire: hand.ukeire_in(visible).iter().collect(),
            shapes: waiting.then(|| hand.waits_in(visible).iter().map(shapes).collect()),
            forms: drawn.then(|| hand.win_forms().take(MOST_FORMS).map(AnyFormPart::of).collect()),
            form_count: drawn.then(|| hand.win_form_count()),
            discards: (*discards && !hand.awaits_draw() && !is_win)
                .then(|| discards_of(&hand.discards_in(visible))),
        }
    }
}

fn shapes(wait: &AnyWait) -> (Tile, Vec<&'static str>) {
    (wait.tile(), sorted(wait.shapes().iter().map(WaitShape::name)))
}

impl AnyFormPart {
    fn of(form: AnyForm) -> AnyFormPart {
        AnyFormPart {
            blocks: form.blocks().iter().map(ToString::to_string).collect(),
            jokers: form.jokers().iter().map(ToString::to_string).collect(),
        }
    }
}
