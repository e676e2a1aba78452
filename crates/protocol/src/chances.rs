//! `chances` requests: exact chances of tenpai or of a win within the next draws.

use mentsu::chances::{Chance, ChanceError, Goal};
use mentsu::{Counts, Hand, TileSet, Visible};
use serde::Serialize;

use crate::hand::{SEEN, hand_in, seen_beside};
use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds::MELDS;
use crate::request::object::Object;

keys! {
    /// How many draws there are, 1 to 5: each one more takes up to a hundred times as long.
    DRAWS "draws": u8 = 3;
    /// What is to be reached.
    GOAL "goal": Goal = "win";
    /// Whether it is sanma, where 2m to 8m are missing.
    SANMA "sanma": bool = false;
}

pub(crate) struct ChancesRequest {
    hand: Hand,
    options: ChancesOptions,
}

/// A request for chances, without the hand.
#[derive(Clone, Copy, Debug)]
pub struct ChancesOptions {
    /// The tiles that may be drawn.
    pub wall: Counts,
    /// How many draws there are, 1 to [`MOST_DRAWS`](Self::MOST_DRAWS).
    pub draws: u8,
    /// What is to be reached.
    pub goal: Goal,
}

/// Exact chances, without calls and ron.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChancesAnswer {
    /// How many tiles may be drawn.
    wall: u8,
    /// For each discard, the best first, or for a waiting hand under the key `draw`.
    chances: Keyed<String, ChancePart>,
}

/// Chances by the number of draws: the first is within one draw.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct ChancePart {
    /// In single precision.
    chance: Vec<f32>,
    /// As fractions.
    exact: Vec<String>,
}

impl Question for ChancesRequest {
    const OP: &'static str = "chances";

    type Answer = ChancesAnswer;

    takes! {
        /// Exact chances of tenpai or of a win within the next draws, without calls and ron.
        ID OP CLOSED MELDS SEEN DRAWS GOAL SANMA
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<ChancesRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let hand = hand_in(object)?;
        let sanma = object.optional(SANMA.name)?.unwrap_or(false);
        let in_play = if sanma { TileSet::SANMA } else { TileSet::ALL };
        let visible = Visible::of(&hand)
            .with_seen(seen_beside(object, &hand.all_tiles())?)
            .with_in_play(in_play);
        let draws = object.optional(DRAWS.name)?.unwrap_or(3);
        if !(1..=ChancesOptions::MOST_DRAWS).contains(&draws) {
            return Err(Box::new(Refusal::ChanceDraws));
        }
        let goal = object.optional::<String>(GOAL.name)?;
        let goal = goal.map_or(Ok(Goal::Win), |name| Refusal::named(GOAL.name, name))?;
        let options = ChancesOptions { wall: visible.unseen(hand.concealed()), draws, goal };
        Ok(ChancesRequest { hand, options })
    }

    fn answer(&self, _: &mut Memory) -> Result<ChancesAnswer, Box<Refusal>> {
        self.options.answer(&self.hand).map_err(|error| Box::new(Refusal::NoChances(error)))
    }
}

impl ChancesOptions {
    /// The most draws: one more would take seconds and much memory.
    pub const MOST_DRAWS: u8 = 5;

    /// The chances of a waiting hand, or of each discard of a hand of 3n+2 tiles.
    ///
    /// # Errors
    /// There are no chances.
    pub fn answer(&self, hand: &Hand) -> Result<ChancesAnswer, ChanceError> {
        let mut chances: Vec<(String, ChancePart)> = Vec::new();
        let mut put = |key: String, chance: Chance| {
            let nth = chances.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
                chances.push((key, ChancePart::default()));
                chances.len() - 1
            });
            let part = &mut chances[nth].1;
            part.chance.insert(0, chance.as_f64() as f32);
            part.exact.insert(0, chance.to_string());
        };
        // From all draws down to one: the first pass decides the order of the discards.
        for left in (1..=self.draws).rev() {
            if hand.awaits_draw() {
                put("draw".to_owned(), hand.chance(&self.wall, left, self.goal)?);
            }
            for discard in &hand.discard_chances(&self.wall, left, self.goal)? {
                put(discard.tile().to_string(), discard.chance());
            }
        }
        Ok(ChancesAnswer { wall: self.wall.total(), chances: chances.into_iter().collect() })
    }
}
