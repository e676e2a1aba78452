//! Games of a lone player on a real wall without replacement: what a policy truly wins.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::Riichi;
use mentsu::{Counts, Face, Hand, Tile};

use crate::plan::figures::worth::{Scorer, Won};
use crate::plan::twin::model::State;

/// A player's action with a drawn tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    Win,
    Discard { face: Face, riichi: bool },
}

/// A player who remembers the hand; `made` is how many draws were made.
pub(crate) trait Player {
    /// Begins a game after the first discard; whether that declares riichi.
    fn begin(&mut self) -> bool;
    /// Replies to the tile drawn after `made` draws.
    fn play(&mut self, made: usize, drawn: Face) -> Played;
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    sum: f64,
    squares: f64,
    games: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.games += 1.0;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.games
    }

    pub(crate) fn error(&self) -> f64 {
        ((self.squares / self.games - self.mean().powi(2)).max(0.0) / self.games).sqrt()
    }
}

/// How often the hand was tenpai and won, and the points won.
pub(crate) type Played3 = [Mean; 3];

/// Plays `games` games from the hand after a first discard.
pub(crate) fn simulate(
    hand: &Hand,
    first: Option<Face>,
    scorer: &Scorer,
    player: &mut impl Player,
    games: usize,
    random: &mut SplitMix64,
) -> Played3 {
    let mut wall = real_wall(hand, scorer);
    let mut start = State::of(hand);
    if let Some(face) = first {
        start = start.without(face);
    }
    let mut means = [Mean::default(); 3];
    for _ in 0..games {
        // The draws come first, then the ura indicators.
        for at in 0..scorer.asked.draws + 5 {
            if at < wall.len() {
                let other = at + random.below(wall.len() - at);
                wall.swap(at, other);
            }
        }
        let outcome = game(start, &wall, scorer, player);
        means.iter_mut().zip(outcome).for_each(|(mean, value)| mean.add(value));
    }
    means
}

/// Every tile of the wall, one by one.
pub(crate) fn real_wall(hand: &Hand, scorer: &Scorer) -> Vec<Face> {
    let (left, reds) = scorer.asked.wall(hand, &scorer.rules);
    let mut wall = Vec::new();
    for tile in Tile::ALL {
        let red = if tile.is_five() { reds[tile.index() / 9] } else { 0 };
        wall.extend((0..red).map(|_| Face::red(tile).expect("a five")));
        wall.extend((red..left[tile.index()]).map(|_| Face::plain(tile)));
    }
    wall
}

/// One game: tenpai (0 or 1), won (0 or 1), and points.
fn game(start: State, wall: &[Face], scorer: &Scorer, player: &mut impl Player) -> [f64; 3] {
    let draws = scorer.asked.draws;
    let mut state = start;
    let mut tenpai = is_tenpai(&state);
    let mut declared = player.begin().then_some(0);
    for made in 0..draws {
        let drawn = wall[made];
        let mut wins = false;
        if declared.is_some() {
            wins = is_win(&state.with(drawn));
        } else {
            match player.play(made, drawn) {
                Played::Win => wins = true,
                Played::Discard { face, riichi } => {
                    state = state.with(drawn).without(face);
                    tenpai = tenpai || is_tenpai(&state);
                    assert!(!riichi || is_tenpai(&state), "riichi needs tenpai");
                    declared = riichi.then_some(made + 1);
                }
            }
        }
        if wins {
            let riichi = match declared {
                Some(0) if scorer.asked.first_turn => Riichi::DoubleRiichi,
                Some(_) => Riichi::Riichi,
                None => Riichi::None,
            };
            let ippatsu = declared == Some(made);
            let won = Won { by_ron: false, riichi, ippatsu, last: made + 1 == draws };
            let indicators = if riichi == Riichi::None { 0 } else { scorer.ura_indicators() };
            let ura = &wall[draws..draws + indicators];
            let points = scorer.points(&state.counts, state.reds, drawn, won, ura);
            return [1.0, 1.0, points.expect("a win with a yaku")];
        }
    }
    [f64::from(u8::from(tenpai)), 0.0, 0.0]
}

fn counts(state: &State) -> Counts {
    Counts::from_array(state.counts).expect("four of each at most")
}

fn is_tenpai(state: &State) -> bool {
    counts(state).shanten().is_one_away()
}

fn is_win(state: &State) -> bool {
    counts(state).shanten().is_win()
}
