//! The statistics of many records, by player or by seat.

use core::fmt;
use std::borrow::ToOwned;
use std::boxed::Box;
use std::collections::BTreeMap;
use std::string::String;

use mentsu::riichi::{DoraKind, Yaku};

use crate::seat::Seat;
use crate::stats::counter::GameStats;
use crate::stats::counts::Counts;
use crate::stats::estimate::{Estimate, Ratio};
use crate::stats::figure::Figure;

/// The statistics of a player or a seat over many games.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    counts: Counts,
    figures: [Ratio; Figure::ALL.len()],
    yaku: Box<[Ratio; Yaku::COUNT]>,
    dora: [Ratio; DoraKind::ALL.len()],
}

impl Default for Stats {
    /// Of no games.
    fn default() -> Stats {
        Stats {
            counts: Counts::default(),
            figures: [Ratio::default(); Figure::ALL.len()],
            yaku: Box::new([Ratio::default(); Yaku::COUNT]),
            dora: [Ratio::default(); DoraKind::ALL.len()],
        }
    }
}

impl Stats {
    /// Adds the counts of one game, or of what a record holds of it.
    pub fn add(&mut self, game: &Counts) {
        self.counts += game;
        for (ratio, figure) in self.figures.iter_mut().zip(Figure::ALL) {
            let (part, whole) = figure.of(game);
            ratio.add(part, whole);
        }
        for (ratio, yaku) in self.yaku.iter_mut().zip(Yaku::ALL) {
            ratio.add(game.yaku(yaku), game.wins);
        }
        for (ratio, kind) in self.dora.iter_mut().zip(DoraKind::ALL) {
            ratio.add(game.dora(kind).wins, game.wins);
        }
    }

    /// Adds the statistics of other games.
    pub fn merge(&mut self, more: &Stats) {
        self.counts += &more.counts;
        let figures = self.figures.iter_mut().zip(&more.figures);
        let yaku = self.yaku.iter_mut().zip(more.yaku.iter());
        let dora = self.dora.iter_mut().zip(&more.dora);
        figures.chain(yaku).chain(dora).for_each(|(ratio, more)| ratio.merge(more));
    }

    /// The sums over all games.
    #[must_use]
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// A figure with its interval; `None` if nothing was counted that it is taken over.
    #[must_use]
    pub fn figure(&self, figure: Figure) -> Option<Estimate> {
        figure.estimate(self.figures.get(figure as usize)?)
    }

    /// The share of the wins that have this yaku (出現率), with Wilson's interval; `None` without
    /// a win.
    #[must_use]
    pub fn yaku(&self, yaku: Yaku) -> Option<Estimate> {
        self.yaku.get(yaku as usize)?.rate()
    }

    /// The share of the wins with dora of this kind, one or more.
    #[must_use]
    pub fn dora(&self, kind: DoraKind) -> Option<Estimate> {
        self.dora.get(kind as usize)?.rate()
    }
}

/// What a [`StatsTable`] has a row for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum By {
    /// Each name, whoever bears it; players without one by seat.
    #[default]
    Player,
    /// Each seat: 0 deals first (起家).
    Seat,
}

mentsu::names! { By, "kind of row": Player "player", Seat "seat" }

/// Whom a row is about: of three or of four players, whose statistics don't mix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Who {
    /// How many play: 3 or 4.
    pub players: u8,
    /// The seat, in a table by seat and for players without a name.
    pub seat: Option<Seat>,
    /// The player's name; empty in a table by seat and for players without one.
    pub name: String,
}

impl fmt::Display for Who {
    /// The name, or the seat: `seat 0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => seat.fmt(f),
            None => f.write_str(&self.name),
        }
    }
}

/// The statistics of many games, a row for each player or seat.
///
/// Tables of parts of the games are [merged](StatsTable::merge); the order of parts doesn't matter.
/// The [first page](super#example) has an example.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatsTable {
    by: By,
    records: usize,
    rounds: usize,
    left_out: usize,
    rows: BTreeMap<Who, Stats>,
}

impl StatsTable {
    /// A table of no games.
    #[must_use]
    pub fn new(by: By) -> StatsTable {
        StatsTable { by, ..StatsTable::default() }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &GameStats) {
        self.add_for(game, |_| true);
    }

    /// Adds these players of a game.
    pub fn add_for(&mut self, game: &GameStats, is_added: impl Fn(Seat) -> bool) {
        self.records += 1;
        self.rounds += game.rounds();
        self.left_out += game.left_out();
        for seat in Seat::of_players(game.players()).iter().filter(|seat| is_added(**seat)) {
            let Some(counts) = game.counts(*seat) else { continue };
            self.rows.entry(self.who(game, *seat)).or_default().add(counts);
        }
    }

    /// Whose row a player of this game adds to.
    #[must_use]
    pub fn who(&self, game: &GameStats, seat: Seat) -> Who {
        let name = game.name(seat);
        let is_named = self.by == By::Player && !name.trim().is_empty();
        Who {
            players: game.players(),
            seat: (!is_named).then_some(seat),
            name: if is_named { name.to_owned() } else { String::new() },
        }
    }

    /// Adds the games of another table, whose rows keep their names.
    pub fn merge(&mut self, more: &StatsTable) {
        self.records += more.records;
        self.rounds += more.rounds;
        self.left_out += more.left_out;
        for (who, stats) in &more.rows {
            match self.rows.get_mut(who) {
                Some(row) => row.merge(stats),
                None => {
                    self.rows.insert(who.clone(), stats.clone());
                }
            }
        }
    }

    /// The number of records.
    #[must_use]
    pub const fn records(&self) -> usize {
        self.records
    }

    /// The number of rounds counted.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The number of rounds [left out](GameStats::left_out).
    #[must_use]
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// The rows: of three players first, seats before names, in order.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = (&Who, &Stats)> {
        self.rows.iter()
    }
}
