//! The statistics of one record.

use core::mem::take;
use std::string::String;
use std::vec::Vec;

use mentsu::riichi::dora_of;
use mentsu::{Face, Hand, Visible};

use crate::analysis::{Expectations, GivenUp, analyse_decision, deals_in};
use crate::event::{Deal, Event};
use crate::game::{GameResult, NextRound, after};
use crate::record::{HiddenWin, Place, Record};
use crate::replay::{Before, Decision, Watch, replay_watched};
use crate::round::Outcome;
use crate::seat::Seat;
use crate::start::RoundStart;
use crate::stats::counts::Counts;
use crate::stats::tally::Tally;

/// Counts records, one at a time.
///
/// ```
/// use mentsu_table::record;
/// use mentsu_table::stats::{Counter, Figure};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["和了",[96000,-32000,-32000,-32000],[0,0,0,"役満32000点∀","天和(役満)","国士無双１３面(役満)"]]]]}"#;
/// let game = Counter::new().count(&record::read(text.as_bytes())?);
/// let [east, south, ..] = mentsu_table::Seat::ALL;
/// let counts = game.counts(east).unwrap();
/// assert_eq!((counts.wins, counts.hand_points, counts.first), (1, 96_000, 1));
/// assert_eq!(Figure::WinRate.of(game.counts(south).unwrap()), (0, 1));
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Debug, Default)]
pub struct Counter {
    expectations: Option<Expectations>,
}

/// The most losses that are kept of a game, and of all games together.
pub const MOST_LOSSES: usize = 10;

/// What was counted in one record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameStats {
    players: u8,
    names: [String; 4],
    seen_by: Option<Seat>,
    counts: [Counts; 4],
    rounds: usize,
    left_out: usize,
    worst: Vec<Loss>,
}

/// What a discard gave up in expected points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// The number of the round, from 0.
    pub round: usize,
    /// Where in the record the discard stands.
    pub place: Place,
    /// Who discarded.
    pub seat: Seat,
    /// The player's turn: the number of the discard in the round, from 1.
    pub turn: u8,
    /// The tile discarded.
    pub discarded: Face,
    /// The best discard.
    pub best: Face,
    /// The expected points that the discard gave up against it.
    pub points: f64,
}

impl Counter {
    /// A counter that analyses no discards.
    #[must_use]
    pub const fn new() -> Counter {
        Counter { expectations: None }
    }

    /// A counter that also counts what discards gave up by tile count and, as far as these
    /// expectations go, in points. It takes a second or two a game.
    #[must_use]
    pub const fn with_expectations(expectations: Expectations) -> Counter {
        Counter { expectations: Some(expectations) }
    }

    /// Replays a record and counts it. A round counts if it is followed to its end: neither one
    /// that the record begins or breaks off within, nor one after a
    /// [difference](crate::replay::Difference::ends_check).
    ///
    /// Where the record doesn't say how the game ended, its rounds do if they are whole. In a
    /// record of one seat that seat alone is counted.
    pub fn count(&mut self, record: &Record) -> GameStats {
        self.count_for(record, |_| true)
    }

    /// [`count`](Counter::count), with an analysis of these players' discards alone.
    pub fn count_for(&mut self, record: &Record, is_analysed: impl Fn(Seat) -> bool) -> GameStats {
        let mut watcher = Watcher {
            record,
            expectations: self.expectations.as_mut(),
            analysed: Seat::ALL.map(is_analysed),
            round: None,
            tally: Tally::new(),
            losses: Vec::new(),
            result: None,
            game: GameStats {
                players: record.kind.players(),
                names: record.names.clone(),
                seen_by: record.seen_by,
                ..GameStats::default()
            },
        };
        // Callers who want the differences use `replay`.
        let _ = replay_watched(record, &mut watcher);
        watcher.finish()
    }
}

impl GameStats {
    /// How many played: 3 or 4.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// A player's name; empty if the record has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What was counted of a player; `None` for the empty seat of sanma, and for the others in a
    /// record of one seat.
    #[must_use]
    pub fn counts(&self, seat: Seat) -> Option<&Counts> {
        let is_counted = seat.index() < usize::from(self.players)
            && self.seen_by.is_none_or(|only| only == seat);
        is_counted.then(|| &self.counts[seat.index()])
    }

    /// The number of rounds counted.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The number of rounds that weren't followed to their end.
    #[must_use]
    pub const fn left_out(&self) -> usize {
        self.left_out
    }

    /// The discards that gave up the most expected points, the worst first: at most
    /// [`MOST_LOSSES`] of each player, and of the rounds counted.
    #[must_use]
    pub fn worst(&self) -> &[Loss] {
        &self.worst
    }
}

struct Watcher<'a> {
    record: &'a Record,
    expectations: Option<&'a mut Expectations>,
    /// Whose discards are analysed.
    analysed: [bool; 4],
    /// The round that is being counted.
    round: Option<usize>,
    /// Its counts so far.
    tally: Tally,
    /// Its losses so far.
    losses: Vec<Loss>,
    result: Option<GameResult>,
    game: GameStats,
}

impl Watcher<'_> {
    /// Begins a round, unless it has begun.
    fn begin(&mut self, round: usize) {
        if self.round.replace(round) != Some(round) {
            self.tally = Tally::new();
            self.losses.clear();
            let deal = &self.record.rounds[round].deal;
            self.tally.event(&Event::Deal(deal.clone()));
            self.dealt(deal);
        }
    }

    /// Counts what was dealt, as far as it is seen.
    fn dealt(&mut self, deal: &Deal) {
        let dora = dora_of(deal.indicator.tile(), self.record.rules().sanma());
        for (seat, hand) in Seat::ALL.into_iter().zip(&deal.hands) {
            let Ok(dealt) = Hand::new(hand.iter().copied(), &[]) else { continue };
            let counts = self.tally.counts_mut(seat);
            counts.dealt += 1;
            counts.dealt_shanten += i64::from(dealt.shanten().get());
            let worth = |face: &Face| i64::from(face.is_red()) + i64::from(face.tile() == dora);
            counts.dealt_dora += hand.iter().map(worth).sum::<i64>();
        }
    }

    /// Counts the draw of a player whose hand before it was tenpai.
    fn drawn(&mut self, seat: Seat, face: Face, after: Before<'_>) {
        let (waits, hand, table) = match after {
            Before::Round(round) => (round.waits(seat), round.hand_of(seat), round.table()),
            Before::View(view) => (view.waits(), view.hand(), view.table()),
        };
        if waits.is_empty() {
            return;
        }
        let before = hand.before_draw();
        let unseen = table.known_to(seat, &before).unseen(before.concealed());
        let left: u32 = waits.iter().map(|wait| u32::from(unseen.get(wait))).sum();
        let counts = self.tally.counts_mut(seat);
        counts.winning_draws += i64::from(waits.contains(face.tile()));
        let total = u32::from(unseen.total()).max(1);
        counts.winning_draws_expected += i64::from((1_000 * left + total / 2) / total);
    }

    fn finish(mut self) -> GameStats {
        let rules = self.record.rules();
        let given =
            self.record.result.map(|given| GameResult::from_points(&rules, given.points, 0));
        if let Some(result) = given.or(self.result) {
            for seat in Seat::of_players(rules.players()) {
                end(&mut self.game.counts[seat.index()], &result, *seat);
            }
        }
        self.game.left_out = self.record.rounds.len() - self.game.rounds;
        let mut worst = take(&mut self.game.worst);
        worst.sort_by(|a, b| b.points.total_cmp(&a.points));
        let mut of_seats = [0; 4];
        worst.retain(|loss| {
            let before = &mut of_seats[loss.seat.index()];
            *before += 1;
            *before <= MOST_LOSSES
        });
        self.game.worst = worst;
        self.game
    }

    /// Counts what a discard gave up.
    fn analyse(&mut self, decision: &Decision<'_>, chosen: Face) {
        let Some(expectations) = self.expectations.as_mut() else { return };
        let Some(GivenUp { shanten, tiles }) = analyse_decision(decision).given_up else { return };
        let expected = expectations.of(decision);
        let dealt_in = !deals_in(decision, chosen.tile()).is_empty();
        let counts = self.tally.counts_mut(decision.seat);
        counts.discards += 1;
        counts.best_discards += i64::from((shanten, tiles) == (0, 0));
        counts.further_discards += i64::from(shanten > 0);
        counts.tiles_given_up += i64::from(tiles);
        counts.into_wins += i64::from(dealt_in);
        let Some(expected) = expected else { return };
        let points = expected.given_up();
        counts.planned += 1;
        counts.points_given_up += (1_000.0 * points).round() as i64;
        if points > 0.0 {
            let discards = decision.table().discards();
            let before = discards.filter(|discard| discard.seat == decision.seat).count();
            self.losses.push(Loss {
                round: decision.round,
                place: decision.place,
                seat: decision.seat,
                turn: (before + 1) as u8,
                discarded: chosen,
                best: expected.best,
                points,
            });
        }
    }
}

impl Watch for Watcher<'_> {
    fn decision(&mut self, decision: Decision<'_>) {
        self.begin(decision.round);
        let chosen = decision.action.discarded();
        if let Some(chosen) = chosen.filter(|_| self.analysed[decision.seat.index()]) {
            self.analyse(&decision, chosen);
        }
    }

    fn event(&mut self, round: usize, event: &Event, after: Before<'_>) {
        self.begin(round);
        self.tally.event(event);
        let is_seen = |seat| self.record.seen_by.is_none_or(|only| only == seat);
        match *event {
            Event::Discard { seat, .. } if is_seen(seat) => {
                self.tally.discarded(seat, is_tenpai(after, seat));
            }
            Event::Draw { seat, face: Some(face), .. } if is_seen(seat) => {
                self.drawn(seat, face, after);
            }
            _ => {}
        }
    }

    fn hidden_win(&mut self, round: usize, win: &HiddenWin) {
        self.begin(round);
        // A round whose payments aren't known doesn't end here, so these zeros aren't counted.
        self.tally.won(win.seat, win.from, win.deltas.unwrap_or([0; 4]));
    }

    fn ended(&mut self, round: usize, outcome: &Outcome) {
        self.begin(round);
        self.game.rounds += 1;
        self.game.worst.append(&mut self.losses);
        for seat in Seat::ALL {
            self.game.counts[seat.index()] += self.tally.counts(seat);
        }
        let recorded = &self.record.rounds[round];
        let is_last = round + 1 == self.record.rounds.len();
        self.result = match after(&self.record.rules(), &RoundStart::of(&recorded.deal), outcome) {
            // Where the dealer might have gone on, the record's end says that he didn't.
            NextRound::End(result) | NextRound::Choice { stop: result, .. } if is_last => {
                Some(result)
            }
            _ => None,
        };
    }
}

/// Whether a player who has just discarded is tenpai, by the house's rule on fifth copies.
fn is_tenpai(after: Before<'_>, seat: Seat) -> bool {
    let (waits, hand, table) = match after {
        Before::Round(round) => (round.waits(seat), round.hand_of(seat), round.table()),
        Before::View(view) => (view.waits(), view.hand(), view.table()),
    };
    let seen = || Visible::of(hand).with_fifth_copy(table.rules().tenpai());
    !waits.is_empty() && !hand.wait_tiles_in(&seen()).is_empty()
}

/// Counts the end of a game.
fn end(counts: &mut Counts, result: &GameResult, seat: Seat) {
    let (place, points) = (result.places()[seat.index()], result.points()[seat.index()]);
    counts.games += 1;
    counts.places += i64::from(place);
    counts.points += i64::from(points);
    counts.busted += i64::from(points < 0);
    match place {
        1 => counts.first += 1,
        2 => counts.second += 1,
        3 => counts.third += 1,
        _ => counts.fourth += 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameRules;

    #[test]
    fn who_ends_with_nothing_is_not_below_it() {
        let points = [0, -100, 50_100, 50_000];
        let result = GameResult::from_points(&GameRules::TENHOU, points, 0);
        let busted = Seat::ALL.map(|seat| {
            let mut counts = Counts::default();
            end(&mut counts, &result, seat);
            counts.busted
        });
        assert_eq!(busted, [0, 1, 0, 0]);
    }
}
