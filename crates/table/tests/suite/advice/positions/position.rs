//! A position as text, and the view that its events make.

use std::collections::{BTreeMap, VecDeque};

use mentsu::{Face, Hand, Meld, MeldKind, Tile, Wind};
use mentsu_table::{Deal, Event, GameRules, Seat, View};

use crate::scene::{face, faces};

pub(super) struct Position<'a> {
    pub(super) name: &'a str,
    pub(super) right: Vec<&'a str>,
    pub(super) why: &'a str,
    /// Why the advisor disagrees.
    pub(super) discussed: Option<&'a str>,
    lines: BTreeMap<&'a str, &'a str>,
}

/// What a player does in the own turn, or before it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Move {
    Call(Meld),
    Discard { face: Face, tsumogiri: bool, riichi: bool },
}

impl<'a> Position<'a> {
    pub(super) fn all(text: &'a str) -> Vec<Position<'a>> {
        text.split("\n\n").filter(|text| !text.trim().is_empty()).map(Position::new).collect()
    }

    fn new(text: &'a str) -> Position<'a> {
        let mut lines = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("no key: {line}"));
            assert!(KEYS.contains(&key), "an unknown key: {line}");
            assert!(lines.insert(key, value.trim()).is_none(), "twice: {line} in {text}");
        }
        let line = |key| *lines.get(key).unwrap_or_else(|| panic!("no {key}: in {text}"));
        Position {
            name: line("name"),
            right: line("right").split(" / ").collect(),
            why: line("why"),
            discussed: lines.get("discussed").copied(),
            lines,
        }
    }

    fn line(&self, key: &str) -> &'a str {
        self.lines.get(key).copied().unwrap_or_default()
    }

    fn number(&self, key: &str) -> u16 {
        self.lines.get(key).map_or(0, |text| text.parse().unwrap())
    }

    fn moves(&self, wind: &str) -> VecDeque<Move> {
        let mut moves = VecDeque::new();
        for token in self.line(wind).split_whitespace() {
            if token.starts_with('(') {
                moves.push_back(Move::Call(token.parse().unwrap()));
                continue;
            }
            let tiles = token.trim_start_matches(['*', 'r']);
            let marks = &token[..token.len() - tiles.len()];
            for face in faces(tiles) {
                let (tsumogiri, riichi) = (marks.contains('*'), marks.contains('r'));
                moves.push_back(Move::Discard { face, tsumogiri, riichi });
            }
        }
        moves
    }

    /// The own tiles before the first draw: those held now, and those that went into melds or were
    /// discarded after calls. All other own discards were drawn.
    fn dealt(&self, hand: &Hand, own: &VecDeque<Move>) -> Vec<Face> {
        let mut dealt: Vec<Face> = hand.before_draw().faces().collect();
        let mut called = false;
        for one in own {
            match *one {
                Move::Call(meld) => {
                    let mut tiles: Vec<Face> = meld.faces().collect();
                    let taken = meld.call().unwrap().face();
                    tiles.remove(tiles.iter().position(|face| *face == taken).unwrap());
                    dealt.extend(tiles);
                    called = true;
                }
                Move::Discard { face, .. } if called => {
                    dealt.push(face);
                    called = false;
                }
                Move::Discard { .. } => {}
            }
        }
        dealt
    }

    /// The events that lead to the position, and whose view it is.
    fn events(&self) -> (Seat, Vec<Event>) {
        let (round, wind) = self.line("at").split_once(", ").unwrap();
        let (round_wind, number) = round.split_once(' ').unwrap();
        let dealer = Seat::ALL[number.parse::<usize>().unwrap() - 1];
        let seat_of = |wind: usize| Seat::ALL[(dealer.index() + wind) % 4];
        let own = seat_of(WINDS.iter().position(|name| *name == wind).unwrap());
        let hand: Hand = self.line("hand").parse().unwrap();

        let mut moves: [VecDeque<Move>; 4] = Default::default();
        let mut points = [25_000; 4];
        let mut given = self.line("points").split_whitespace();
        for (wind, name) in WINDS.iter().enumerate() {
            let seat = seat_of(wind).index();
            moves[seat] = self.moves(name);
            if let Some(text) = given.next() {
                points[seat] = text.parse().unwrap();
            }
        }
        let mut hands: [Vec<Face>; 4] = Default::default();
        hands[own.index()] = self.dealt(&hand, &moves[own.index()]);
        let round = Wind::ALL[WINDS.iter().position(|name| *name == round_wind).unwrap()];
        let (honba, sticks) = (self.number("honba"), self.number("sticks"));
        let indicator = face(self.line("dora"));
        let deal = Deal { round, dealer, honba, sticks, points, indicator, hands };
        let mut events = vec![Event::Deal(deal)];

        let (mut seat, mut last): (Seat, Option<(Seat, Face, bool)>) = (dealer, None);
        loop {
            let (by, called) = match last.and_then(|(from, face, _)| caller(&moves, from, face)) {
                Some((by, meld)) => (by, Some(meld)),
                None => (seat, None),
            };
            let ends = called.is_none() && moves[by.index()].is_empty();
            let asked = ends && hand.drawn().is_none();
            if let Some((of, _, true)) = last.filter(|_| !asked) {
                events.push(Event::RiichiAccepted { seat: of });
            }
            if ends {
                assert!(moves.iter().all(VecDeque::is_empty), "{}: {moves:?} are left", self.name);
                if let Some(face) = hand.drawn() {
                    assert_eq!(by, own, "{}: another draws", self.name);
                    events.push(Event::Draw { seat: own, face: Some(face), rinshan: false });
                }
                return (own, events);
            }
            if let Some(meld) = called {
                moves[by.index()].pop_front();
                events.push(Event::Call { seat: by, meld });
            }
            let Some(Move::Discard { face, tsumogiri, riichi }) = moves[by.index()].pop_front()
            else {
                panic!("{}: nobody discards what {by} calls", self.name);
            };
            if called.is_none() {
                let seen = (by == own).then_some(face);
                events.push(Event::Draw { seat: by, face: seen, rinshan: false });
            }
            if riichi {
                events.push(Event::Riichi { seat: by });
            }
            let tsumogiri = tsumogiri || by == own && called.is_none();
            events.push(Event::Discard { seat: by, face, tsumogiri });
            last = Some((by, face, riichi));
            seat = Seat::ALL[(by.index() + 1) % 4];
        }
    }

    pub(super) fn view(&self) -> View {
        let (own, events) = self.events();
        let Event::Deal(deal) = &events[0] else { panic!("a round begins with its deal") };
        let mut view = View::new(&GameRules::TENHOU, own, deal)
            .unwrap_or_else(|why| panic!("{}: {why}", self.name));
        for event in &events[1..] {
            view.apply(event).unwrap_or_else(|why| panic!("{}, {event}: {why}", self.name));
        }
        let hand: Hand = self.line("hand").parse().unwrap();
        assert_eq!(*view.hand(), hand, "{}", self.name);
        let mut open = view.table().open_to(own);
        for tile in hand.faces().map(Face::tile).chain(hand.melds().iter().flat_map(tiles)) {
            open = open.with(tile).unwrap_or_else(|why| panic!("{}: {why}", self.name));
        }
        let seen: usize = Tile::ALL.iter().map(|tile| usize::from(open.get(*tile))).sum();
        let rivers = view.table().discards().filter(|discard| discard.called.is_none()).count();
        let others = view.table().seats().iter().filter(|seat| **seat != own);
        let melds: usize = others
            .flat_map(|seat| view.table().player(*seat).melds())
            .map(|meld| meld.faces().count())
            .sum();
        let held = hand.faces().count() + hand.melds().iter().flat_map(tiles).count();
        assert_eq!(seen, rivers + melds + held + 1, "{}: more than four of a tile", self.name);
        view
    }
}

fn tiles(meld: &Meld) -> Vec<Tile> {
    meld.mentsu().tiles().collect()
}

/// Who calls this discard.
fn caller(moves: &[VecDeque<Move>; 4], from: Seat, face: Face) -> Option<(Seat, Meld)> {
    Seat::ALL.into_iter().find_map(|seat| {
        let Some(Move::Call(meld)) = moves[seat.index()].front() else { return None };
        assert!(matches!(meld.kind(), MeldKind::Chi | MeldKind::Pon), "{meld} draws a tile");
        let call = meld.call()?;
        let source = call.source().seat(4, seat.index() as u8)?;
        (call.face() == face && usize::from(source) == from.index()).then_some((seat, *meld))
    })
}

const WINDS: [&str; 4] = ["east", "south", "west", "north"];

const KEYS: [&str; 14] = [
    "name",
    "hand",
    "at",
    "dora",
    "points",
    "honba",
    "sticks",
    "east",
    "south",
    "west",
    "north",
    "right",
    "why",
    "discussed",
];
