//! What happened to each seat in a game, counted from its events.

use mentsu_table::{Event, RyuukyokuKind, Seat};

/// What happened to a player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) wins: i64,
    /// The points of its wins, with sticks and honba.
    pub(super) won: i64,
    /// Rounds in which others won on its tile.
    pub(super) deal_ins: i64,
    /// The points that it paid in these.
    pub(super) paid: i64,
    /// Rounds with a riichi of its own.
    pub(super) riichi: i64,
    /// Rounds with a chi, pon or daiminkan of its own.
    pub(super) called: i64,
    /// Rounds that ended with an empty wall.
    pub(super) draws: i64,
    /// Those of them in which it was tenpai.
    pub(super) tenpai: i64,
}

/// Counts the events of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Tallies {
    pub(super) rounds: i64,
    pub(super) seats: [Tally; 4],
    has_called: [bool; 4],
    has_dealt_in: [bool; 4],
}

impl Tallies {
    pub(super) fn count(&mut self, event: &Event) {
        match event {
            Event::Deal(_) => {
                self.rounds += 1;
                self.has_called = [false; 4];
                self.has_dealt_in = [false; 4];
            }
            Event::Riichi { seat } => self.seats[seat.index()].riichi += 1,
            Event::Call { seat, .. } => {
                let before = std::mem::replace(&mut self.has_called[seat.index()], true);
                self.seats[seat.index()].called += i64::from(!before);
            }
            Event::Win(win) => {
                let winner = &mut self.seats[win.seat.index()];
                winner.wins += 1;
                winner.won += i64::from(win.deltas[win.seat.index()]);
                if let Some(from) = win.from.map(Seat::index) {
                    // Of a double ron the round counts once, and both payments do.
                    let before = std::mem::replace(&mut self.has_dealt_in[from], true);
                    self.seats[from].deal_ins += i64::from(!before);
                    self.seats[from].paid -= i64::from(win.deltas[from]);
                }
            }
            Event::Ryuukyoku(drawn)
                if matches!(
                    drawn.kind,
                    RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan
                ) =>
            {
                for (tally, hand) in self.seats.iter_mut().zip(&drawn.hands) {
                    tally.draws += 1;
                    tally.tenpai += i64::from(hand.is_some());
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use mentsu::{hand, meld};
    use mentsu_table::{Deal, Ryuukyoku, Win};

    use super::*;

    const TILE: mentsu::Face = mentsu::Face::plain(mentsu::Tile::P5);

    fn win(seat: usize, from: Option<usize>, deltas: [i32; 4]) -> Event {
        let from = from.map(|from| Seat::ALL[from]);
        let hand = hand!("123m456p789s1122z");
        Event::Win(Win {
            seat: Seat::ALL[seat],
            from,
            hand,
            tile: TILE,
            ura: vec![],
            deltas,
            worth: None,
        })
    }

    #[test]
    fn a_double_ron_is_one_deal_in_and_two_calls_are_one_called_round() {
        let deal = {
            let rules = mentsu_table::GameRules::TENHOU;
            let mut source = mentsu::puzzle::SplitMix64::new(1);
            let wall = mentsu_table::Wall::shuffled(&rules, &mut source);
            let start = mentsu_table::RoundStart::first(&rules);
            let round = mentsu_table::Round::new(&rules, &start, wall).unwrap();
            let deal = round.events().iter().find_map(|event| match event {
                Event::Deal(deal) => Some(Deal::clone(deal)),
                _ => None,
            });
            Event::Deal(deal.unwrap())
        };
        let call = Event::Call { seat: Seat::ALL[1], meld: meld!("(55-5z)") };
        let mut tallies = Tallies::default();
        let hands = [None, Some(hand!("123m456p789s1122z")), None, None];
        let drawn = |kind| Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas: [0; 4] });
        for event in [
            deal.clone(),
            call.clone(),
            call.clone(),
            Event::Riichi { seat: Seat::ALL[0] },
            win(0, Some(2), [9_000, 0, -8_000, 0]),
            win(1, Some(2), [0, 2_000, -2_000, 0]),
            deal.clone(),
            call,
            win(3, None, [-1_000, -500, -500, 2_000]),
            deal.clone(),
            drawn(RyuukyokuKind::Exhaustive),
            deal,
            drawn(RyuukyokuKind::KyuushuKyuuhai),
        ] {
            tallies.count(&event);
        }
        let draws = 1;
        assert_eq!(tallies.rounds, 4);
        assert_eq!(
            tallies.seats,
            [
                Tally { wins: 1, won: 9_000, riichi: 1, draws, ..Tally::default() },
                Tally { wins: 1, won: 2_000, called: 2, draws, tenpai: 1, ..Tally::default() },
                Tally { deal_ins: 1, paid: 10_000, draws, ..Tally::default() },
                Tally { wins: 1, won: 2_000, draws, ..Tally::default() },
            ]
        );
    }
}
