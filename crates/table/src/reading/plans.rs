//! The share of plans' promises that comes true in recorded games.

use mentsu::Hand;

use super::TableReading;
use super::weights::plans::{
    FOUR_FAR, FOUR_POINTS, FOUR_TURNS, FOUR_WINS, THREE_FAR, THREE_POINTS, THREE_TURNS, THREE_WINS,
};

/// The classes of hands with separate shares in [`TableReading::plan_share`].
pub const PLAN_HANDS: [&str; 11] = [
    "closed, tenpai",
    "closed, 1-shanten",
    "closed, 2-shanten",
    "closed, 3-shanten or more",
    "open, tenpai",
    "open, 1-shanten",
    "open, 2-shanten or more",
    "closed, tenpai, another in riichi",
    "closed, not tenpai, another in riichi",
    "open, tenpai, another in riichi",
    "open, not tenpai, another in riichi",
];

/// The classes of turns with separate shares in [`TableReading::plan_share`] while no other player
/// is in riichi, by the number of own discards.
pub const PLAN_TURNS: [&str; 3] =
    ["0 to 4 own discards", "5 to 9 own discards", "10 own discards or more"];

/// The classes of hands that [`TableReading::far_worth`] covers.
pub const FAR_HANDS: [&str; 3] = ["2-shanten", "3-shanten", "4-shanten or more"];

/// The average share of a plan's promises that comes true, as factors: below 1 where plans promise
/// too much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlanShare {
    /// The factor for the first [`LIMIT`](PlanShare::LIMIT) points that going on gains over
    /// folding.
    pub points: f64,
    /// The factor for the chance to win.
    pub wins: f64,
}

impl PlanShare {
    /// Promised points beyond this limit count in full: players don't fold a hand that is worth
    /// more.
    pub const LIMIT: f64 = 2_500.0;

    /// The expected part of these points over folding. Negative points and NaN stay as they are.
    #[must_use]
    pub fn of_points(&self, points: f64) -> f64 {
        let shared = points.clamp(0.0, PlanShare::LIMIT);
        points - shared + self.points * shared
    }

    /// The expected part of this chance to win; NaN if it is NaN.
    #[must_use]
    pub fn of_wins(&self, win: f64) -> f64 {
        let wins = self.wins * win;
        // `min` would turn NaN into certainty.
        if wins > 1.0 { 1.0 } else { wins }
    }
}

impl TableReading<'_> {
    /// The average share of a [plan](mentsu::plan) of this hand that comes true, if the hand isn't
    /// in riichi: a hand that discards, passes, or has just called. A plan sees neither calls that
    /// speed up a hand, which matter most early, nor a future riichi, which makes players fold.
    #[must_use]
    pub fn plan_share(&self, hand: &Hand) -> PlanShare {
        let (points, wins, turns) = if self.is_sanma() {
            (&THREE_POINTS, &THREE_WINS, &THREE_TURNS)
        } else {
            (&FOUR_POINTS, &FOUR_WINS, &FOUR_TURNS)
        };
        let (at, of_turn) =
            (self.plan_hand(hand), self.plan_turn().map_or(1.0, |turn| turns[turn]));
        PlanShare { points: of_turn * points[at], wins: of_turn * wins[at] }
    }

    /// The class in [`PLAN_TURNS`]; `None` if another player is in riichi, where turns don't
    /// matter.
    #[must_use]
    pub fn plan_turn(&self) -> Option<usize> {
        let discarded = self.table().player(self.seat()).discarded();
        (self.others_in_riichi() == 0).then_some(usize::from(discarded / 5).min(2))
    }

    /// The average points over folding of a hand of this shanten, while no other player is in
    /// riichi. Hands nearer than 2-shanten count as 2-shanten, farther ones than 4 as 4-shanten.
    #[must_use]
    pub fn far_worth(&self, shanten: i8) -> f64 {
        let worth = if self.is_sanma() { &THREE_FAR } else { &FOUR_FAR };
        worth[usize::try_from(shanten.saturating_sub(2)).unwrap_or(0).min(FAR_HANDS.len() - 1)]
    }

    /// The class in [`PLAN_HANDS`].
    #[must_use]
    pub fn plan_hand(&self, hand: &Hand) -> usize {
        let shanten = usize::try_from(hand.shanten().get()).unwrap_or(0);
        match (self.others_in_riichi() > 0, hand.is_closed()) {
            (false, true) => shanten.min(3),
            (false, false) => 4 + shanten.min(2),
            (true, true) => 7 + shanten.min(1),
            (true, false) => 9 + shanten.min(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use mentsu::{Tile, face, hand};

    use super::*;
    use crate::event::Event;
    use crate::rules::GameRules;
    use crate::seat::Seat;
    use crate::start::RoundStart;
    use crate::view::View;

    #[test]
    fn hands_are_classed_by_melds_shanten_and_riichi() {
        let (rules, seats) = (GameRules::TENHOU, Seat::ALL);
        let hands = [
            ("closed, tenpai", hand!("234067m23488p67s")),
            ("closed, tenpai", hand!("23488p67s234m[5555z]")),
            ("closed, 1-shanten", hand!("234067m2348p67s1z")),
            ("closed, 2-shanten", hand!("234067m2348p9s12z")),
            ("closed, 3-shanten or more", hand!("159m159p159s1234z")),
            ("open, tenpai", hand!("234m23488p67s(555=z)")),
            ("open, 1-shanten", hand!("234m2348p67s1z(555=z)")),
            ("open, 2-shanten or more", hand!("235m2348p9s12z(555=z)")),
        ];
        let deal = RoundStart::first(&rules).deal(face!("6p"));
        let mut dealt = deal.clone();
        dealt.hands[0] = hands[0].1.faces().collect();
        let mut view = View::new(&rules, seats[0], &dealt).unwrap();
        for (name, hand) in &hands {
            assert_eq!(PLAN_HANDS[TableReading::of(&view).plan_hand(hand)], *name, "{hand}");
        }
        for event in [
            Event::Draw { seat: seats[1], face: None, rinshan: false },
            Event::Riichi { seat: seats[1] },
            Event::Discard { seat: seats[1], face: face!("1z"), tsumogiri: true },
            Event::RiichiAccepted { seat: seats[1] },
        ] {
            view.apply(&event).unwrap();
        }
        for (name, hand) in &hands {
            let (melds, shanten) = name.split_once(", ").unwrap();
            let tenpai = if shanten == "tenpai" { "tenpai" } else { "not tenpai" };
            let name = [melds, tenpai, "another in riichi"].join(", ");
            assert_eq!(PLAN_HANDS[TableReading::of(&view).plan_hand(hand)], name, "{hand}");
        }
    }

    #[test]
    fn a_share_is_that_of_the_hand_times_that_of_the_turn() {
        let seats = Seat::ALL;
        for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
            let hand = hand!("234067p23488p67s1z");
            let mut deal = RoundStart::first(&rules).deal(face!("6p"));
            deal.hands[0] = hand.faces().take(13).collect();
            let mut view = View::new(&rules, seats[0], &deal).unwrap();
            let mut given = Vec::new();
            // No game without manzu lacks these, and twice each they leave four copies of a tile.
            let mut drawn = Tile::ALL[9..].iter().cycle();
            for turn in 0..12 {
                let reading = TableReading::of(&view);
                let (at, share) = (reading.plan_hand(&hand), reading.plan_share(&hand));
                assert_eq!(reading.plan_turn(), Some([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2][turn]));
                let [points, wins] = if reading.is_sanma() {
                    [THREE_POINTS[at], THREE_WINS[at]]
                } else {
                    [FOUR_POINTS[at], FOUR_WINS[at]]
                };
                assert!((share.points / share.wins - points / wins).abs() < 1e-12);
                given.push(share.wins);
                for seat in &seats[..rules.players().into()] {
                    let face = drawn.next().copied().unwrap().into();
                    let seen = (*seat == seats[0]).then_some(face);
                    let draw = Event::Draw { seat: *seat, face: seen, rinshan: false };
                    view.apply(&draw).unwrap();
                    let discard = Event::Discard { seat: *seat, face, tsumogiri: true };
                    view.apply(&discard).unwrap();
                }
            }
            given.dedup();
            // Early hands win more often than plans predict, late ones less often.
            assert!(given.len() == 3 && given.is_sorted_by(|one, next| one > next), "{given:?}");
        }
    }

    #[test]
    fn far_hands_are_worth_something_by_shanten() {
        let mut deal = RoundStart::first(&GameRules::TENHOU).deal(face!("6p"));
        deal.hands[0] = hand!("234067m23488p67s").faces().collect();
        let view = View::new(&GameRules::TENHOU, Seat::ALL[0], &deal).unwrap();
        let reading = TableReading::of(&view);
        for (shanten, at) in [(i8::MIN, 0), (-1, 0), (1, 0), (2, 0), (3, 1), (4, 2), (6, 2)] {
            assert_eq!(reading.far_worth(shanten), FOUR_FAR[at], "{shanten}");
        }
        assert_eq!(reading.far_worth(i8::MAX), FOUR_FAR[2]);
        for worth in [FOUR_FAR, THREE_FAR] {
            assert!(worth.is_sorted_by(|near, far| near > far) && worth[2] > 0.0, "{worth:?}");
        }
    }

    #[test]
    fn only_the_first_points_are_shared() {
        let share = PlanShare { points: 0.8, wins: 1.2 };
        for (promised, comes) in [
            (-300.0, -300.0),
            (0.0, 0.0),
            (1_000.0, 800.0),
            (PlanShare::LIMIT, 2_000.0),
            (27_000.0, 26_500.0),
        ] {
            assert_eq!(share.of_points(promised), comes);
        }
        assert_eq!([0.5, 0.9].map(|win| share.of_wins(win)), [0.6, 1.0]);
    }
}
