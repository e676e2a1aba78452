//! Situations: how a hand is won, and which other tiles are seen.

use mentsu::fields::{FieldValue, Fields as _};
use mentsu::riichi::legality::Passed;
use mentsu::riichi::{Rules, Situation};
use mentsu::{Counts, Face, Hand, TileSet, Visible};

use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::fields::{keys, set_fields};
use crate::wire::request::{Request, faces};

/// The situation of a request.
#[derive(Clone, Debug)]
pub struct Situated {
    request: Request,
    /// The house's rules.
    pub rules: Rules,
    /// Seen tiles outside of the hand.
    seen: Vec<Face>,
    passed: Passed,
}

/// The keys beside those of [`Situation`]'s fields.
const KEYS: [&str; 5] = ["rules", "discarded", "passed", "passedSinceRiichi", "seen"];

impl Situated {
    /// Reads a situation.
    pub fn read(request: Request) -> Result<Situated, Failure> {
        // The winning tile is no part of a request.
        let fields = keys::<Situation>();
        let fields = fields.iter().map(String::as_str).filter(|key| *key != "ron");
        let known: Vec<&str> = fields.chain(KEYS).collect();
        let request = request.known(&known)?;
        let passed = Passed::NOTHING
            .with_discards(request.get_or("discarded", TileSet::EMPTY)?)
            .with_this_turn(request.get_or("passed", TileSet::EMPTY)?)
            .with_since_riichi(request.get_or("passedSinceRiichi", TileSet::EMPTY)?);
        let seen = faces(&request.get_or("seen", String::new())?, "seen")?;
        let situated = Situated { rules: rules::under(&request, "rules")?, seen, passed, request };
        // Finds errors of the other keys now, before the first question.
        situated.tsumo().map(|_| situated)
    }

    /// The winning tiles that the player let pass.
    pub const fn passed(&self) -> &Passed {
        &self.passed
    }

    fn apply(&self, situation: Situation) -> Result<Situation, Failure> {
        let situated = set_fields(&self.request, situation)?;
        if situation.is_tsumo() {
            let nobody = situated.set("discarder", FieldValue::Nothing);
            return nobody.map_err(|error| Failure::request("discarder", error));
        }
        Ok(situated)
    }

    fn indicators(&self, key: &str) -> Result<Vec<Face>, Failure> {
        self.request.get_or(key, Vec::new())
    }

    /// The situation of a win by ron.
    pub fn ron(&self, winning: Face) -> Result<Situation, Failure> {
        self.apply(Situation::ron(winning))
    }

    /// The situation of a win by tsumo.
    pub fn tsumo(&self) -> Result<Situation, Failure> {
        self.apply(Situation::tsumo())
    }

    /// The tiles that can still come, as the player sees them.
    pub fn view(&self, hand: &Hand) -> Result<Visible, Failure> {
        let mut seen = Counts::EMPTY;
        for face in self.seen.iter().chain(&self.indicators("dora")?) {
            seen = seen
                .with(face.tile())
                .map_err(|error| Failure::new(FailureKind::Situation, format!("seen: {error}")))?;
        }
        view_under(&self.rules, hand, seen)
    }
}

/// The tiles that can still come: in play by the rules, neither in the hand nor seen.
pub fn view_under(rules: &Rules, hand: &Hand, seen: Counts) -> Result<Visible, Failure> {
    let in_play = if rules.sanma() { TileSet::SANMA } else { TileSet::ALL };
    let told = hand.all_tiles().at_least(1) | seen.at_least(1);
    if let Some(tile) = (told - in_play).iter().next() {
        let message = format!("{tile} isn't in play in sanma");
        return Err(Failure::new(FailureKind::Situation, message));
    }
    Ok(Visible::of(hand).with_seen(seen).with_in_play(in_play))
}
