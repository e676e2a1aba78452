//! The game for one (ツモ): draw and discard until the hand is won or no draw is left.

use mentsu::plan::{MOST_DRAWS, Outlook};
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::{Rules, Score, Situation, score};
use mentsu::{Face, Hand, Suit, TileSet, Visible, Wind};
use mentsu_protocol::WorthAnswer;
use serde_json::Value;

use crate::hand::analysis::ranked;
use crate::hand::info::info;
use crate::hand::plan::asked;
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, seed, within};
use crate::{object, word};

/// Tiles of the dead wall, the dora indicator among them.
const DEAD_WALL: usize = 14;

/// The tiles of a game.
const MOST_TILES: usize = 136;

/// A game for one.
pub struct Solo {
    seed: u64,
    /// The options of the request, for `save`.
    options: Value,
    suit: Option<Suit>,
    rules: Rules,
    /// The tiles to draw, the next one last.
    wall: Vec<Face>,
    indicator: Option<Face>,
    /// The hand with the drawn tile marked.
    hand: Hand,
    river: Vec<Face>,
    turn: usize,
    won: Option<Score>,
    exhausted: bool,
}

impl Solo {
    /// Deals a game: 13 tiles, and the first drawn.
    pub fn new(seed: u64, request: Request) -> Result<Solo, Failure> {
        let request = request.known(&["suit", "draws", "rules"])?;
        let suit: Option<Suit> = request.get("suit")?;
        let draws = within(&request, "draws", 1, MOST_TILES)?.unwrap_or(MOST_TILES);
        let rules = rules::under(&request, "rules")?;
        if suit == Some(Suit::Man) && rules.sanma() {
            return Err(Failure::request("suit", "sanma has only two kinds of man"));
        }
        let mut wall: Vec<Face> = match suit {
            Some(suit) => {
                TileSet::of_suit(suit).iter().flat_map(|tile| [Face::from(tile); 4]).collect()
            }
            None => rules.deck().collect(),
        };
        SplitMix64::new(seed).shuffle(&mut wall);
        // A game of one suit has no dead wall.
        let dead = match suit {
            None => wall.split_off(wall.len() - DEAD_WALL),
            Some(_) => Vec::new(),
        };
        let hand = Hand::new(wall.split_off(wall.len() - 13), &[])?;
        let kept = wall.len().min(draws);
        wall.drain(..wall.len() - kept);
        let indicator = dead.first().copied();
        let options = Value::Object(request.fields().clone());
        let (river, turn, won, exhausted) = (Vec::new(), 0, None, false);
        let mut game =
            Solo { seed, options, suit, rules, wall, indicator, hand, river, turn, won, exhausted };
        game.draw()?;
        Ok(game)
    }

    /// A saved game: its seed, its options and its discards.
    pub fn restore(saved: &str) -> Result<Solo, Failure> {
        let request = Request::of_json(Some(saved))?.known(&["seed", "options", "river", "won"])?;
        let seed = seed(Some(request.required::<u64>("seed")? as f64))?;
        let mut game = Solo::new(seed, request.object("options")?)?;
        for face in request.get_or("river", Vec::<Face>::new())? {
            game.discard(face)?;
        }
        if request.get_or("won", false)? {
            game.tsumo()?;
        }
        Ok(game)
    }

    /// The text for `restore`.
    #[must_use]
    pub fn save(&self) -> String {
        let river = list(self.river.iter().copied()).text();
        let (options, seed, won) = (&self.options, self.seed, self.won.is_some());
        format!(r#"{{"options":{options},"river":{river},"seed":{seed},"won":{won}}}"#)
    }

    fn draw(&mut self) -> Result<(), Failure> {
        match self.wall.pop() {
            Some(face) => {
                self.hand = self.hand.draw(face)?;
                self.turn += 1;
            }
            None => self.exhausted = true,
        }
        Ok(())
    }

    fn has_ended(&self) -> bool {
        self.won.is_some() || self.exhausted
    }

    /// Discards a tile and draws the next.
    pub fn discard(&mut self, face: Face) -> Result<(), Failure> {
        if self.has_ended() {
            return Err(Failure::illegal("the game is over"));
        }
        let rest = self.hand.discard(face).map_err(Failure::illegal)?;
        self.hand = rest;
        self.river.push(face);
        self.draw()
    }

    /// Wins with the drawn tile.
    pub fn tsumo(&mut self) -> Result<(), Failure> {
        if self.has_ended() {
            return Err(Failure::illegal("the game is over"));
        }
        self.won = Some(self.worth().map_err(Failure::illegal)?);
        Ok(())
    }

    /// The player is the dealer.
    fn worth(&self) -> Result<Score, String> {
        let mut situation = Situation::tsumo()
            .with_seat(Wind::East)
            .with_round(Wind::East)
            .with_dora(self.indicator);
        if self.turn == 1 {
            situation = situation.with_tenhou();
        } else if self.wall.is_empty() {
            situation = situation.with_haitei();
        }
        // A game of one suit has tiles that sanma lacks.
        let rules = if self.suit.is_some() { self.rules.with_sanma(false) } else { self.rules };
        score(&self.hand, &situation, &rules).map_err(|why| why.to_string())
    }

    fn in_play(&self) -> TileSet {
        match self.suit {
            Some(suit) => TileSet::of_suit(suit),
            None if self.rules.sanma() => TileSet::SANMA,
            None => TileSet::ALL,
        }
    }

    fn view(&self) -> Visible {
        let nothing = Visible::NOTHING.with_in_play(self.in_play());
        let seen = self.river.iter().chain(&self.indicator);
        seen.fold(nothing, |visible, face| visible.after_discard(face.tile()))
    }

    /// The state of the game.
    pub fn state(&self) -> impl Json + use<> {
        let has_won = self.won.is_some();
        let ended = word!(if has_won { "won" } else { "exhausted" });
        let waits = if self.exhausted { self.hand.wait_tiles() } else { TileSet::EMPTY };
        object!(SoloState {
            hand: info(&self.hand),
            drawn: self.hand.drawn(),
            indicator: self.indicator,
            river: list(self.river.iter().copied()),
            turn: self.turn,
            left: self.wall.len(),
            shanten: self.hand.shanten_in(&self.view()).get(),
            canTsumo: !self.has_ended() && self.worth().is_ok(),
            ended: self.has_ended().then_some(ended),
            /// Won.
            score: self.won.as_ref().map(|score| WorthAnswer::of(score, &self.hand, true, true)),
            /// Exhausted.
            waits,
        })
    }

    /// The discards, the best first.
    pub fn hint(&self) -> impl Json + use<> {
        ranked(&self.hand, &self.view())
    }

    /// The request for a plan; `None` in a game of one suit.
    pub fn outlook(&self) -> impl Json + use<> {
        // The drawn tile is not among those to come.
        let draws = u8::try_from(self.wall.len()).unwrap_or(u8::MAX).clamp(1, MOST_DRAWS);
        let outlook = Outlook::new()
            .with_draws(draws)
            .with_dora(self.indicator)
            .with_first_turn(self.river.is_empty());
        self.suit.is_none().then(|| {
            let seen: String = self.river.iter().map(ToString::to_string).collect();
            asked(&outlook, &seen, &self.rules)
        })
    }
}
