//! Rounds whose tiles are chosen, and moves in few words.

use mentsu::riichi::Rules;
use mentsu::{Face, Meld};
use mentsu_table::{Action, Event, GameRules, KnownWall, Refused, Round, RoundStart, Seat, Wall};

/// Tenhou's rules without red fives, so that scenes needn't count them.
pub(crate) const PLAIN: GameRules = plain(&GameRules::TENHOU);

/// A house's rules without red fives.
pub(crate) const fn plain(rules: &GameRules) -> GameRules {
    rules.with_scoring(rules.scoring().with_reds([0; 3]))
}

/// The same with other rules of scoring, without red fives.
pub(crate) const fn scoring(rules: Rules) -> GameRules {
    GameRules::TENHOU.with_scoring(rules.with_reds([0; 3]))
}

/// Hands that call nothing and wait for nothing: no two tiles of them are near each other.
pub(crate) const IDLE: [&str; 3] = ["147m258p369s1234z", "258m369p147s1567z", "369m147p258s2345z"];

/// Faces in the order in which they are written, as in `19m0p5z`.
pub(crate) fn faces(text: &str) -> Vec<Face> {
    let (mut all, mut digits) = (Vec::new(), Vec::new());
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        if letter.is_ascii_digit() {
            digits.push(letter);
        } else {
            all.extend(digits.drain(..).map(|digit| face(&format!("{digit}{letter}"))));
        }
    }
    assert!(digits.is_empty(), "digits without a suit in {text}");
    all
}

pub(crate) fn face(text: &str) -> Face {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is dealt and drawn; the rest lies anywhere, and the first dora is 7z unless said otherwise.
#[derive(Default)]
pub(crate) struct Scene {
    pub(crate) hands: [&'static str; 4],
    pub(crate) draws: &'static str,
    pub(crate) rinshan: &'static str,
    pub(crate) dora: &'static str,
    pub(crate) ura: &'static str,
    /// The last tile that is drawn, all others of its kind in the dead wall.
    pub(crate) last: Option<&'static str>,
    pub(crate) honba: u16,
    pub(crate) sticks: u16,
}

impl Scene {
    pub(crate) fn round(&self, rules: &GameRules) -> Round {
        let known = KnownWall {
            dealer: Seat::ALL[0],
            hands: self.hands.map(faces),
            draws: faces(self.draws),
            rinshan: faces(self.rinshan),
            dora: faces(if self.dora.is_empty() { "6z" } else { self.dora }),
            ura: faces(self.ura),
        };
        let first = RoundStart::first(rules);
        let start = RoundStart { honba: self.honba, sticks: self.sticks, ..first };
        let mut wall = known.wall(rules).unwrap();
        if let Some(last) = self.last {
            wall = with_last(&wall, face(last), rules);
        }
        Round::new(rules, &start, wall).unwrap()
    }
}

/// The wall with this tile drawn last.
fn with_last(wall: &Wall, last: Face, rules: &GameRules) -> Wall {
    let mut order: Vec<Face> = wall.iter().collect();
    let live = Wall::DEAD..Wall::DEAD + usize::from(wall.draws());
    for place in 0..Wall::DEAD {
        let in_live = live.clone().find(|place| order[*place] == last);
        if let Some(other) = in_live.filter(|_| order[place] != last) {
            order.swap(place, other);
        }
    }
    let dead = (0..Wall::DEAD).rfind(|place| order[*place] == last).unwrap();
    order.swap(dead, Wall::DEAD);
    Wall::new(order, rules).unwrap()
}

/// Moves of a round in few words.
pub(crate) trait Moves {
    fn does(&mut self, seat: usize, action: Action) -> Vec<Event>;
    fn refuses(&mut self, seat: usize, action: Action) -> Refused;
    /// Discards, the drawn tile if it is the same.
    fn discards(&mut self, seat: usize, tile: &str) -> Vec<Event>;
    fn riichi(&mut self, seat: usize, tile: &str) -> Vec<Event>;
    fn calls(&mut self, seat: usize, meld: &str) -> Vec<Event>;
    fn kan(&mut self, seat: usize, meld: &str) -> Vec<Event>;
    /// All awaited seats let the tile pass.
    fn all_pass(&mut self) -> Vec<Event>;
    /// Draws and discards as the tiles come, from the next player on, for this many turns.
    fn go_on(&mut self, turns: usize) -> Vec<Event>;
    fn offers(&self, seat: usize, action: &Action) -> bool;
}

impl Moves for Round {
    #[track_caller]
    fn does(&mut self, seat: usize, action: Action) -> Vec<Event> {
        match self.act(Seat::ALL[seat], action) {
            Ok(events) => events.to_vec(),
            Err(refused) => panic!("{action:?}: {refused} with {:?}", self.hand(Seat::ALL[seat])),
        }
    }

    #[track_caller]
    fn refuses(&mut self, seat: usize, action: Action) -> Refused {
        let before = self.clone();
        let refused = self.act(Seat::ALL[seat], action).unwrap_err();
        assert_eq!(*self, before);
        refused
    }

    #[track_caller]
    fn discards(&mut self, seat: usize, tile: &str) -> Vec<Event> {
        let face = face(tile);
        let tsumogiri = self.hand(Seat::ALL[seat]).unwrap().drawn() == Some(face);
        self.does(seat, Action::Discard { face, tsumogiri })
    }

    #[track_caller]
    fn riichi(&mut self, seat: usize, tile: &str) -> Vec<Event> {
        let face = face(tile);
        let tsumogiri = self.hand(Seat::ALL[seat]).unwrap().drawn() == Some(face);
        self.does(seat, Action::Riichi { face, tsumogiri })
    }

    #[track_caller]
    fn calls(&mut self, seat: usize, meld: &str) -> Vec<Event> {
        self.does(seat, Action::Call(meld.parse::<Meld>().unwrap()))
    }

    #[track_caller]
    fn kan(&mut self, seat: usize, meld: &str) -> Vec<Event> {
        self.does(seat, Action::Kan(meld.parse::<Meld>().unwrap()))
    }

    fn all_pass(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(seat) = self.awaited().find(|seat| self.options(*seat).pass()) {
            events.extend_from_slice(self.act(seat, Action::Pass).unwrap());
        }
        events
    }

    fn go_on(&mut self, turns: usize) -> Vec<Event> {
        let mut events = Vec::new();
        for _ in 0..turns {
            events.extend(self.all_pass());
            let Some(seat) = self.awaited().next() else { return events };
            let action = self.default_action(seat);
            events.extend_from_slice(self.act(seat, action).unwrap());
        }
        events.extend(self.all_pass());
        events
    }

    fn offers(&self, seat: usize, action: &Action) -> bool {
        self.options(Seat::ALL[seat]).contains(action)
    }
}
