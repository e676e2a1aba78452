//! The length of a round: the chance that another player wins before one's next draws.
//!
//! A logistic regression on present features, evaluated for each future own draw: players in riichi
//! or likely tenpai win soon, and others become tenpai by then.

use super::TableReading;
use super::sigmoid::sigmoid;
use super::signs::{one, signs};
use super::weights::rest::{FOUR, THREE};
use crate::seat::Seat;

/// The largest number of future own draws with a separate chance.
const MOST: usize = 18;

signs! {
    /// The names of the features in [`TableReading::rest_signs`], in order.
    pub REST_SIGNS;
    fn rest_signs(now: &Now, between: usize) {
        let between = between as f64;
        let (turns, fives) = (now.turns + between, between / 5.0);
        let (one_riichi, more) = (one(now.in_riichi == 1), one(now.in_riichi >= 2));
        let (next, soon) = (one(between == 0.0), 1.0 / (1.0 + between));
        let own = one(now.own_riichi);
    }
    "always" => 1.0,
    "the very next draw" => next,
    "one over the number of draws to it" => soon,
    "own turns so far up to eight, in tens, over the number of draws to it" =>
        now.turns.min(8.0) / 10.0 * soon,
    "own turns by then, up to eight, in tens" => turns.min(8.0) / 10.0,
    "own turns by then from the eighth to the thirteenth, in tens" =>
        (turns.min(13.0) - 8.0).max(0.0) / 10.0,
    "own turns by then beyond the thirteenth, in tens" => (turns - 13.0).max(0.0) / 10.0,
    "how many others are tenpai, as a logarithm" => now.tenpai,
    "how many others are tenpai, up to one, the very next draw" => now.number.min(1.0) * next,
    "this logarithm, over the number of draws to it" => now.tenpai * soon,
    "how many more than one are tenpai, over the number of draws to it" =>
        (now.number - 1.0).max(0.0) * soon,
    "this logarithm, own draws between up to four, in fours" => now.tenpai * between.min(4.0) / 4.0,
    "this logarithm, own draws between beyond four, in fives" =>
        now.tenpai * (between - 4.0).max(0.0) / 5.0,
    "one other in riichi" => one_riichi,
    "one other in riichi, the very next draw" => one_riichi * next,
    "one other in riichi, own draws between, in fives" => one_riichi * fives,
    "two others or more in riichi" => more,
    "two others or more in riichi, the very next draw" => more * next,
    "two others or more in riichi, own draws between, in fives" => more * fives,
    "open melds of others" => now.melds,
    "open melds of others, own draws between, in fives" => now.melds * fives,
    "the reader in riichi" => own,
    "the reader in riichi, the very next draw" => own * next,
    "the reader in riichi, own draws between, in fives" => own * fives,
    "the reader open" => one(now.own_open),
    "the reader one tile from tenpai or nearer" => one(now.near),
    "the reader at 3-shanten or farther" => one(now.far),
    "the reader one tile from tenpai or nearer, another in riichi" =>
        one(now.near && now.in_riichi > 0),
}

/// The chances that a round goes on, for each future own draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rest {
    ends: [f64; MOST],
    draws: u8,
}

impl Rest {
    /// The number of tiles that the player still draws if nobody wins or calls, 18 at most.
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.draws
    }

    /// The chance that another player wins between the previous draw and this one, counted from 1,
    /// given that nobody has won before. 1 beyond the last draw.
    #[must_use]
    pub fn others_win(&self, draw: u8) -> f64 {
        match usize::from(draw).checked_sub(1) {
            Some(at) if draw <= self.draws => self.ends[at],
            Some(_) => 1.0,
            None => 0.0,
        }
    }

    /// The chance that no other player has won before this draw, counted from 1. 0 beyond the last
    /// draw.
    #[must_use]
    pub fn is_on(&self, draw: u8) -> f64 {
        (1..=draw).fold(1.0, |chance, draw| chance * (1.0 - self.others_win(draw)))
    }

    /// The average number of draws of a player who doesn't win.
    #[must_use]
    pub fn mean_draws(&self) -> f64 {
        (1..=self.draws).map(|draw| self.is_on(draw)).sum()
    }
}

impl TableReading<'_> {
    /// The length of the round for a reader who discards now and doesn't win, from similar recorded
    /// rounds.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let view = round.view(Seat::ALL[0]).unwrap();
    /// let rest = TableReading::of(&view).rest();
    /// assert_eq!(rest.draws(), 17);
    /// assert!(rest.others_win(1) < 0.01 && rest.others_win(10) > 0.05);
    /// // Of seventeen draws somebody else leaves eleven or twelve.
    /// assert!((11.0..13.0).contains(&rest.mean_draws()));
    /// ```
    #[must_use]
    pub fn rest(&self) -> Rest {
        self.rest_of(&Now::of(self))
    }

    /// [`rest`](Self::rest) if the reader declares riichi with the discard made now.
    #[must_use]
    pub fn rest_in_riichi(&self) -> Rest {
        self.rest_of(&Now { own_riichi: true, ..Now::of(self) })
    }

    fn rest_of(&self, now: &Now) -> Rest {
        let draws = self.draws_to_come();
        let mut ends = [1.0; MOST];
        let weights = if self.table.rules().players() == 3 { &THREE } else { &FOUR };
        for (ahead, end) in ends.iter_mut().enumerate().take(usize::from(draws)) {
            let signs = rest_signs(now, ahead);
            *end = sigmoid(signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum());
        }
        Rest { ends, draws }
    }

    /// The number of tiles that a reader who discards now still draws if nobody wins or calls: 18
    /// at most.
    #[must_use]
    pub fn draws_to_come(&self) -> u8 {
        self.table.turns_left().min(MOST as u8)
    }

    /// The features of [`rest`](TableReading::rest) for the draw after `draws` further own draws,
    /// each named in [`REST_SIGNS`]; with `riichi`, those of
    /// [`rest_in_riichi`](TableReading::rest_in_riichi).
    #[must_use]
    pub fn rest_signs(&self, between: u8, riichi: bool) -> [f64; REST_SIGNS.len()] {
        let now = Now::of(self);
        let own_riichi = now.own_riichi || riichi;
        rest_signs(&Now { own_riichi, ..now }, between.into())
    }
}

/// The present features, which all later draws share.
struct Now {
    turns: f64,
    in_riichi: usize,
    number: f64,
    tenpai: f64,
    melds: f64,
    own_riichi: bool,
    own_open: bool,
    near: bool,
    far: bool,
}

impl Now {
    fn of(reading: &TableReading<'_>) -> Now {
        let (table, seat) = (reading.table, reading.seat);
        let others = || table.seats().iter().copied().filter(move |of| *of != seat);
        let is_in_riichi = |of: &Seat| table.player(*of).is_in_riichi();
        let melds =
            |of: Seat| table.player(of).melds().iter().filter(|meld| meld.is_open()).count();
        let own = table.player(seat);
        // With 14 tiles, the shanten is that after the best discard.
        let shanten = reading.hand.shanten().get();
        let number = others().map(|of| reading.tenpai(of)).sum::<f64>();
        Now {
            turns: f64::from(own.discarded()),
            in_riichi: others().filter(is_in_riichi).count(),
            number,
            tenpai: libm::log(0.004 + number),
            melds: others().map(melds).sum::<usize>() as f64,
            own_riichi: own.is_in_riichi(),
            own_open: !own.is_closed(),
            near: shanten <= 1,
            far: shanten >= 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use mentsu::random::SplitMix64;

    use super::*;
    use crate::{GameRules, Round, RoundStart, Wall, bot};

    /// Shows every view of a player whose turn it is, in rounds played by tile count.
    fn each_view(rules: &GameRules, mut show: impl FnMut(&TableReading<'_>)) {
        for seed in 0..30 {
            let wall = Wall::shuffled(rules, &mut SplitMix64::new(seed));
            let mut round = Round::new(rules, &RoundStart::first(rules), wall).unwrap();
            while let Some(seat) = round.awaited().next() {
                let view = round.view(seat).unwrap();
                if !view.hand().awaits_draw() {
                    show(&TableReading::of(&view));
                }
                round.act(seat, bot::efficiency(&view)).unwrap();
            }
        }
    }

    #[test]
    fn chances_are_chances_and_a_round_never_begins_again() {
        let mut in_riichi = 0;
        for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
            each_view(&rules, |reading| {
                let rest = reading.rest();
                let mut before = 1.0;
                for draw in 1..=rest.draws() {
                    let on = rest.is_on(draw);
                    assert!((0.0..=before).contains(&on), "{on}");
                    before = on;
                }
                assert!(rest.mean_draws() <= f64::from(rest.draws()));
                assert_eq!(rest.others_win(0), 0.0);
                assert_eq!((rest.others_win(rest.draws() + 1), rest.is_on(20)), (1.0, 0.0));
                assert_eq!(rest.is_on(0), 1.0);
                in_riichi += usize::from(Now::of(reading).in_riichi > 0);
            });
        }
        assert!(in_riichi > 100, "{in_riichi}");
    }

    /// Where nobody calls, the draws are those that the player then makes.
    #[test]
    fn draws_to_come_are_those_of_a_round_without_calls() {
        let rules = GameRules::TENHOU;
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        let mut expected = [18u8, 18, 17, 17];
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            if !view.hand().awaits_draw() {
                expected[seat.index()] -= 1;
                assert_eq!(TableReading::of(&view).draws_to_come(), expected[seat.index()]);
            }
            round.act(seat, view.default_action()).unwrap();
        }
        assert_eq!(expected, [0; 4]);
    }

    #[test]
    fn a_riichi_ends_rounds_sooner() {
        let (mut quiet, mut loud) = ((0.0, 0), (0.0, 0));
        each_view(&GameRules::TENHOU, |reading| {
            let to = if Now::of(reading).in_riichi > 0 { &mut loud } else { &mut quiet };
            if reading.draws_to_come() > 0 {
                *to = (to.0 + reading.rest().others_win(1), to.1 + 1);
            }
        });
        let mean = |(sum, number): (f64, u32)| sum / f64::from(number);
        assert!(mean(loud) > 3.0 * mean(quiet), "{} {}", mean(loud), mean(quiet));
    }
}
