//! The slow twin: it follows the events with lists of tiles, and says what each seat may do by
//! trying out every action that there is.

use mentsu::mcr::{NoWin, Situation, score};
use mentsu::{CalledFrom, Hand, Meld, MeldKind, Suit, Tile, Wind};
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, DrawAfter, Event, Fouls, GameRules, Walls};

/// The state that follows from the events alone, without the engine's.
#[derive(Clone)]
pub(super) struct Twin {
    rules: GameRules,
    dealer: usize,
    prevalent: Wind,
    concealed: [Vec<Tile>; 4],
    melds: [Vec<Meld>; 4],
    flowers: [usize; 4],
    /// Every tile that everybody has seen, flowers aside.
    open: Vec<Tile>,
    left: [usize; 4],
    dead: [bool; 4],
    last: Last,
    answered: [bool; 4],
}

#[derive(Clone, Copy, PartialEq)]
enum Last {
    Nothing,
    Drew(usize, Tile, DrawAfter),
    Claimed(usize),
    Discarded(usize, Tile),
    Added(usize, Tile),
}

impl Twin {
    pub(super) fn new(rules: &GameRules, event: &Event) -> Twin {
        let Event::Deal(deal) = event else { panic!("a round begins with its deal") };
        let flowers = deal.flowers.each_ref().map(Vec::len);
        let left = match rules.walls() {
            Walls::Own => flowers.map(|flowers| rules.tiles() / 4 - 13 - flowers),
            _ => [rules.tiles() - 4 * 13 - flowers.iter().sum::<usize>(); 4],
        };
        Twin {
            rules: *rules,
            dealer: deal.dealer.index(),
            prevalent: deal.prevalent,
            concealed: deal.hands.clone(),
            melds: [const { Vec::new() }; 4],
            flowers,
            open: Vec::new(),
            left,
            dead: [false; 4],
            last: Last::Nothing,
            answered: [false; 4],
        }
    }

    pub(super) fn follow(&mut self, event: &Event) {
        self.answered = [false; 4];
        match event {
            Event::Deal(_) => panic!("a second deal"),
            Event::Draw { seat, tile, after } => {
                self.take(seat.index());
                let tile = tile.expect("all tiles are visible");
                self.last = Last::Drew(seat.index(), tile, *after);
                self.concealed[seat.index()].push(tile);
            }
            Event::Flower { seat, .. } => {
                self.take(seat.index());
                self.flowers[seat.index()] += 1;
            }
            Event::Discard { seat, tile } => {
                remove(&mut self.concealed[seat.index()], *tile);
                self.open.push(*tile);
                self.last = Last::Discarded(seat.index(), *tile);
            }
            Event::Call { seat, meld } => {
                let Last::Discarded(_, called) = self.last else { panic!("nothing to claim") };
                let mut others: Vec<Tile> = meld.faces().map(|face| face.tile()).collect();
                remove(&mut others, called);
                for tile in others {
                    remove(&mut self.concealed[seat.index()], tile);
                    self.open.push(tile);
                }
                self.melds[seat.index()].push(*meld);
                self.last = Last::Claimed(seat.index());
            }
            Event::Kong { seat, meld } => {
                let (seat, meld) = (seat.index(), meld.expect("all tiles are visible"));
                let tile = meld.faces().next().expect("four tiles").tile();
                if meld.kind() == MeldKind::Ankan {
                    (0..4).for_each(|_| remove(&mut self.concealed[seat], tile));
                    self.melds[seat].push(meld);
                    self.last = Last::Nothing;
                } else {
                    remove(&mut self.concealed[seat], tile);
                    let pung = |it: &&mut Meld| it.faces().all(|face| face.tile() == tile);
                    *self.melds[seat].iter_mut().find(pung).expect("its pung") = meld;
                    self.open.push(tile);
                    self.last = Last::Added(seat, tile);
                }
            }
            Event::DeadHand { seat } => {
                assert_eq!(self.rules.fouls(), Fouls::DeadHand);
                self.dead[seat.index()] = true;
            }
            Event::Win(_) | Event::Exhausted | Event::Foul { .. } => self.last = Last::Nothing,
        }
    }

    /// An answer that the engine waits with: the seat isn't asked again.
    pub(super) fn answer(&mut self, seat: Seat) {
        self.answered[seat.index()] = true;
    }

    fn take(&mut self, seat: usize) {
        match self.rules.walls() {
            Walls::Own => self.left[seat] -= 1,
            _ => self.left.iter_mut().for_each(|left| *left -= 1),
        }
    }

    /// Nobody draws after this seat's discard.
    fn is_last(&self, seat: usize) -> bool {
        self.left[(seat + 1) % 4] == 0
    }

    /// Every action that there is and this seat may take.
    pub(super) fn options(&self, seat: Seat, universe: &[Action]) -> Vec<Action> {
        let may = |action: &&Action| self.may(seat.index(), action);
        let mut all: Vec<Action> = universe.iter().filter(may).copied().collect();
        if all == [Action::Pass] || self.answered[seat.index()] {
            all.clear();
        }
        all
    }

    fn may(&self, seat: usize, action: &Action) -> bool {
        let held = |tile: Tile| self.concealed[seat].iter().filter(|it| **it == tile).count();
        let alive = !self.dead[seat];
        match (self.last, action) {
            (Last::Drew(who, ..) | Last::Claimed(who), Action::Discard(tile)) => {
                who == seat && held(*tile) > 0
            }
            (Last::Drew(who, tile, after), Action::Win) => {
                who == seat && alive && self.wins(seat, tile, None, after == DrawAfter::Kong)
            }
            (Last::Drew(who, ..), Action::Kong(meld)) => {
                let tile = meld.faces().next().expect("four tiles").tile();
                let of_pung = |pung: &Meld| Meld::kakan(*pung, tile).as_ref() == Ok(meld);
                let is_held = match meld.kind() {
                    MeldKind::Ankan => held(tile) == 4,
                    MeldKind::Kakan => held(tile) == 1 && self.melds[seat].iter().any(of_pung),
                    _ => false,
                };
                who == seat && alive && is_held && self.left[seat] > 0 && !self.is_last(seat)
            }
            (Last::Discarded(by, _) | Last::Added(by, _), Action::Pass) => by != seat,
            (Last::Discarded(by, tile), Action::Win) => {
                by != seat && alive && self.wins(seat, tile, Some(by), false)
            }
            (Last::Added(by, tile), Action::Win) => {
                by != seat && alive && self.wins(seat, tile, Some(by), true)
            }
            (Last::Discarded(by, tile), Action::Call(meld)) => {
                alive && !self.is_last(by) && self.may_call(seat, by, tile, meld)
            }
            _ => false,
        }
    }

    fn may_call(&self, seat: usize, by: usize, tile: Tile, meld: &Meld) -> bool {
        let from =
            [None, Some(CalledFrom::Shimocha), Some(CalledFrom::Toimen), Some(CalledFrom::Kamicha)];
        let call = meld.call().expect("a call");
        if Some(call.source()) != from[(by + 4 - seat) % 4] || call.face().tile() != tile {
            return false;
        }
        let mut own: Vec<Tile> = meld.faces().map(|face| face.tile()).collect();
        remove(&mut own, tile);
        let mut concealed = self.concealed[seat].clone();
        for tile in own {
            match concealed.iter().position(|it| *it == tile) {
                Some(place) => drop(concealed.swap_remove(place)),
                None => return false,
            }
        }
        match meld.kind() {
            MeldKind::Daiminkan => self.left[seat] > 0,
            MeldKind::Chi => by == (seat + 3) % 4,
            _ => true,
        }
    }

    fn wins(&self, seat: usize, tile: Tile, from: Option<usize>, about_kong: bool) -> bool {
        self.score(seat, tile, from, about_kong).is_ok_and(|points| points >= 8)
    }

    /// The points without flowers.
    pub(super) fn score(
        &self,
        seat: usize,
        tile: Tile,
        from: Option<usize>,
        about_kong: bool,
    ) -> Result<u16, NoWin> {
        let mut concealed = self.concealed[seat].clone();
        let mut situation = match from {
            Some(_) => Situation::by_discard(tile),
            None => {
                remove(&mut concealed, tile);
                Situation::self_drawn()
            }
        };
        let hand = Hand::new(concealed, &self.melds[seat]).expect("a hand");
        let hand = if from.is_some() { hand } else { hand.draw(tile).expect("a hand") };
        // Of the tiles that all have seen, but the winning one itself.
        let seen = self.open.iter().filter(|it| **it == tile).count() - usize::from(from.is_some());
        let held = hand.concealed().get(tile) - u8::from(from.is_none());
        if seen == 3 && held == 0 {
            situation = situation.with_last_copy();
        }
        if about_kong {
            situation = situation.with_kong();
        }
        if self.is_last(from.unwrap_or(seat)) {
            situation = situation.with_last_tile();
        }
        situation = situation
            .with_seat(Wind::ALL[(seat + 4 - self.dealer) % 4])
            .with_prevalent(self.prevalent)
            .with_flowers(self.flowers[seat] as u8);
        score(&hand, &situation, self.rules.scoring()).map(|score| score.without_flowers())
    }
}

fn remove(tiles: &mut Vec<Tile>, tile: Tile) {
    let place = tiles.iter().position(|it| *it == tile).expect("the tile is there");
    tiles.swap_remove(place);
}

/// Every action that there is, in the order of options.
pub(super) fn universe() -> Vec<Action> {
    let mut all = vec![Action::Win];
    let sources = [CalledFrom::Kamicha, CalledFrom::Toimen, CalledFrom::Shimocha];
    for tile in Tile::ALL {
        all.push(Action::Kong(Meld::ankan([tile; 4]).expect("four alike")));
    }
    for (tile, source) in Tile::ALL.into_iter().flat_map(|it| sources.map(|source| (it, source))) {
        let pung = Meld::pon([tile; 2], tile, source).expect("three alike");
        all.push(Action::Kong(Meld::kakan(pung, tile).expect("four alike")));
        all.push(Action::Call(pung));
        let kong = Meld::daiminkan([tile; 3], tile, source).expect("four alike");
        all.push(Action::Call(kong));
    }
    for suit in [Suit::Man, Suit::Pin, Suit::Sou] {
        for low in 1..=7 {
            let tiles = [low, low + 1, low + 2].map(|rank| Tile::new(suit, rank).expect("a rank"));
            for called in 0..3 {
                let own = [tiles[(called + 1) % 3], tiles[(called + 2) % 3]];
                all.push(Action::Call(Meld::chi(own, tiles[called]).expect("a chow")));
            }
        }
    }
    all.extend(Tile::ALL.map(Action::Discard));
    all.push(Action::Pass);
    all
}
