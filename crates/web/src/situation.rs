//! Situations: how a hand is won, or would be, and what is known of the other tiles.

use mentsu::riichi::legality::Passed;
use mentsu::riichi::{Rules, Situation, Wind};
use mentsu::{Counts, Face, Hand, TileSet, View};

use crate::failure::{Failure, FailureKind};
use crate::hand::faces;
use crate::request::Request;
use crate::rules;

/// What a request says of a situation.
#[derive(Clone, Debug)]
pub struct Situated {
    request: Request,
    /// The house's rules.
    pub rules: Rules,
    /// What lies in sight besides the hand.
    seen: Vec<Face>,
    passed: Passed,
}

/// What happened, and how a situation says so.
type Happened = (&'static str, fn(Situation) -> Situation);

const EVENTS: [Happened; 10] = [
    ("riichi", Situation::with_riichi),
    ("doubleRiichi", Situation::with_double_riichi),
    ("ippatsu", Situation::with_ippatsu),
    ("rinshan", Situation::with_rinshan),
    ("chankan", Situation::with_chankan),
    ("haitei", Situation::with_haitei),
    ("houtei", Situation::with_houtei),
    ("tenhou", Situation::with_tenhou),
    ("chiihou", Situation::with_chiihou),
    ("renhou", Situation::with_renhou),
];

/// The other keys.
const KEYS: [&str; 13] = [
    "rules",
    "seat",
    "round",
    "dora",
    "ura",
    "kita",
    "honba",
    "sticks",
    "discarder",
    "discarded",
    "passed",
    "passedSinceRiichi",
    "seen",
];

impl Situated {
    /// Reads a situation.
    pub fn read(request: Request) -> Result<Situated, Failure> {
        let mut known: Vec<&str> = EVENTS.iter().map(|(key, _)| *key).collect();
        known.extend(KEYS);
        let request = request.known(&known)?;
        let passed = Passed::NOTHING
            .with_discards(request.get_or("discarded", TileSet::EMPTY)?)
            .with_this_turn(request.get_or("passed", TileSet::EMPTY)?)
            .with_since_riichi(request.get_or("passedSinceRiichi", TileSet::EMPTY)?);
        let seen = faces(&request.get_or("seen", String::new())?, "seen")?;
        let situated = Situated { rules: rules::under(&request, "rules")?, seen, passed, request };
        // What else is wrong is told before anything is asked.
        situated.tsumo().map(|_| situated)
    }

    /// What the player let pass.
    pub const fn passed(&self) -> &Passed {
        &self.passed
    }

    fn apply(&self, situation: Situation) -> Result<Situation, Failure> {
        let request = &self.request;
        let mut situation = situation;
        for (key, happen) in EVENTS {
            if request.get_or(key, false)? {
                situation = happen(situation);
            }
        }
        if let (Some(discarder), false) = (request.get("discarder")?, situation.is_tsumo()) {
            situation = situation.with_discarder(discarder);
        }
        Ok(situation
            .with_seat(request.get_or("seat", Wind::East)?)
            .with_round(request.get_or("round", Wind::East)?)
            .with_dora(self.indicators("dora")?)
            .with_ura(self.indicators("ura")?)
            .with_kita(request.get_or("kita", 0)?)
            .with_honba(request.get_or("honba", 0)?)
            .with_sticks(request.get_or("sticks", 0)?))
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

    /// The tiles that can still come, as the holder of a hand sees it.
    pub fn view(&self, hand: &Hand) -> Result<View, Failure> {
        let mut seen = Counts::EMPTY;
        for face in self.seen.iter().chain(&self.indicators("dora")?) {
            seen = seen
                .with(face.tile())
                .map_err(|error| Failure::new(FailureKind::Situation, format!("seen: {error}")))?;
        }
        view_under(&self.rules, hand, seen)
    }
}

/// The tiles that can still come under rules, beside the hand and what else was seen.
pub fn view_under(rules: &Rules, hand: &Hand, seen: Counts) -> Result<View, Failure> {
    let in_play = if rules.sanma() { TileSet::SANMA } else { TileSet::ALL };
    let told = hand.all_tiles().at_least(1) | seen.at_least(1);
    if let Some(tile) = (told - in_play).iter().next() {
        let message = format!("{tile} isn't in play in sanma");
        return Err(Failure::new(FailureKind::Situation, message));
    }
    Ok(View::of(hand).with_seen(seen).with_in_play(in_play))
}
