//! Recorded games: read, replayed, each decision with what it gave up.

use mentsu_table::advice::Advisor;
use mentsu_table::analysis::{self, DealIn, DiscardWorth, Expectations, analyse_decision};
use mentsu_table::record::{Format, Record, RecordedRound, read_all};
use mentsu_table::replay::{Before, Decision, Difference, Note, OwnedDecision, replay_with};
use mentsu_table::stats::By;
use mentsu_table::{Action, Event, Seat, Win};

use super::advice::advice;
use super::game::seen_by;
use super::names::{action, events};
use super::stats::stats;
use super::view::{Shown, view};
use crate::hand::analysis::tiles_that_help;
use crate::hand::info::tile_counts;
use crate::hand::plan::asked;
use crate::object;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};

/// The default room of a plan, as for `mentsu replay`.
pub const ROOM: u32 = 60_000;

/// A replayed game.
struct Replayed {
    game: usize,
    decisions: Vec<OwnedDecision>,
}

/// The games of a file.
pub struct Records {
    records: Vec<Record>,
    /// The last replayed game.
    last: Option<Replayed>,
    expectations: Expectations,
    advisor: Advisor,
}

impl Records {
    /// Reads an unpacked file: mjlog, Tenhou's client log, tenhou/6 or mjai.
    pub fn read(bytes: &[u8]) -> Result<Records, Failure> {
        let records = read_all(bytes)
            .map_err(|why| Failure::new(FailureKind::Record, &why).coded(&why.wrong))?;
        let (expectations, advisor) = (Expectations::new(), Advisor::new());
        Ok(Records { records, last: None, expectations, advisor })
    }

    /// Appends the games of another file and returns their number.
    pub fn add(&mut self, bytes: &[u8]) -> Result<usize, Failure> {
        let more = Records::read(bytes)?.records;
        let added = more.len();
        self.records.extend(more);
        Ok(added)
    }

    /// What players did over all games.
    pub fn stats(&self, by: By) -> impl Json + use<> {
        stats(&self.records, by)
    }

    /// Replays and summarises all games.
    pub fn games(&self) -> impl Json + use<> {
        list(self.records.iter().map(summary)).finished()
    }

    /// A game in another format.
    pub fn write(&self, game: usize, format: Format) -> Result<String, Failure> {
        let written = self.record(game)?.write(format);
        written.map_err(|why| Failure::new(FailureKind::Record, why))
    }

    /// What a game holds that the format has no place for.
    pub fn left_out(&self, game: usize, format: Format) -> Result<impl Json + use<>, Failure> {
        let parts = self.record(game)?.left_out(format);
        Ok(list(parts))
    }

    fn record(&self, game: usize) -> Result<&Record, Failure> {
        self.records.get(game).ok_or_else(|| Failure::request("game", "there is no such game"))
    }

    fn recorded(&self, game: usize, round: usize) -> Result<&RecordedRound, Failure> {
        let rounds = &self.record(game)?.rounds;
        rounds.get(round).ok_or_else(|| Failure::request("round", "there is no such round"))
    }

    /// The decisions of a game, replayed unless it is the last one.
    fn kept(&mut self, game: usize) -> Result<&[OwnedDecision], Failure> {
        if self.last.as_ref().is_none_or(|last| last.game != game) {
            let mut decisions = Vec::new();
            // `games` lists the differences.
            let _ = replay_with(self.record(game)?, |decision| decisions.push(decision.to_owned()));
            self.last = Some(Replayed { game, decisions });
        }
        Ok(self.last.as_ref().map_or(&[], |last| &last.decisions))
    }

    fn one(&mut self, game: usize, round: usize, nth: usize) -> Result<Decision<'_>, Failure> {
        let mut of_round = of_round(self.kept(game)?, round);
        let none = || Failure::request("decision", "there is no such decision");
        of_round.nth(nth).ok_or_else(none)
    }

    /// Every decision of a round.
    pub fn decisions(&mut self, game: usize, round: usize) -> Result<impl Json + use<>, Failure> {
        self.recorded(game, round)?;
        let of_round = of_round(self.kept(game)?, round);
        let told = of_round.enumerate().map(|(index, decision)| told(index, &decision));
        Ok(list(told).finished())
    }

    /// The table before a decision, all known hands open.
    pub fn view(
        &mut self,
        game: usize,
        round: usize,
        decision: usize,
    ) -> Result<impl Json + use<>, Failure> {
        let decision = self.one(game, round, decision)?;
        Ok(view(&match decision.before {
            Before::Round(round) => Shown::open(round, decision.seat),
            Before::View(view) => Shown::of_view(view),
        }))
    }

    /// All events of a round.
    pub fn events(&mut self, game: usize, number: usize) -> Result<impl Json + use<>, Failure> {
        self.recorded(game, number)?;
        let last = of_round(self.kept(game)?, number).last();
        let mut wins = last.map_or(Ok(Vec::new()), wins_after)?;
        let round = self.recorded(game, number)?;
        let deal = Event::Deal(round.deal.clone());
        let told = round.events().map(|(_, event)| match event {
            // The record's win with the worth that the rules give it.
            Event::Win(win) => {
                let at = wins.iter().position(|of_rules| of_rules.seat == win.seat);
                let worth = at.and_then(|at| wins.swap_remove(at).worth);
                Event::Win(Win { worth, ..win.clone() })
            }
            event => event.clone(),
        });
        let all: Vec<Event> = [deal].into_iter().chain(told).collect();
        Ok(events(&all, &round.claims))
    }

    /// The worth of each action and the danger of each tile, by what the player who decided knew.
    pub fn advice(
        &mut self,
        game: usize,
        round: usize,
        decision: usize,
    ) -> Result<impl Json + use<>, Failure> {
        let view = self.one(game, round, decision)?.view();
        advice(&view, &mut self.advisor)
    }

    /// The request for a plan of the deciding player's hand.
    pub fn outlook(
        &mut self,
        game: usize,
        round: usize,
        decision: usize,
    ) -> Result<impl Json + use<>, Failure> {
        let decision = self.one(game, round, decision)?;
        let (table, seat) = (decision.table(), decision.seat);
        let outlook = analysis::outlook(table, seat);
        Ok(asked(&outlook, &seen_by(table, seat), table.rules().scoring()))
    }

    /// The points that a discard gave up.
    pub fn expected(
        &mut self,
        game: usize,
        round: usize,
        decision: usize,
        room: u32,
    ) -> Result<impl Json + use<>, Failure> {
        let expectations = core::mem::take(&mut self.expectations);
        self.expectations = expectations.with_room(room);
        self.one(game, round, decision)?;
        let Records { last, expectations, .. } = self;
        let decisions = last.as_ref().map_or(&[][..], |last| &last.decisions);
        let decision = of_round(decisions, round).nth(decision);
        let expected = decision.and_then(|decision| expectations.of(&decision));
        Ok(expected.map(|expected| {
            object!(ExpectedView {
                draws: expected.draws,
                points: expected.points as f32,
                best: expected.best,
                ofBest: expected.of_best as f32,
                givenUp: expected.given_up() as f32,
                riichi: expected.riichi,
            })
        }))
    }
}

fn summary(record: &Record) -> impl Json + use<> {
    let mut decisions = vec![0usize; record.rounds.len()];
    let replay = replay_with(record, |decision| {
        if let Some(count) = decisions.get_mut(decision.round) {
            *count += 1;
        }
    });
    let players = usize::from(record.kind.players());
    let rounds = record.rounds.iter().zip(decisions).map(|(round, decisions)| {
        object!(Inline {
            name: name(round),
            round: round.deal.round,
            dealer: round.deal.dealer.index(),
            honba: i64::from(round.deal.honba),
            points: list(round.deal.points.into_iter().take(players)),
            decisions,
            endsWith: ends_with(round),
        })
    });
    // Records have scores in hundreds.
    let scored = |scores: [i32; 4]| {
        list(scores.into_iter().take(players).map(|score| score.saturating_mul(100)))
    };
    let result = record.result.map(|result| {
        object!(Inline {
            points: list(result.points.into_iter().take(players)),
            scores: result.scores.map(scored),
        })
    });
    object!(GameSummary {
        format: record.format,
        title: list(record.title.iter().map(String::as_str)),
        names: list(record.names.iter().take(players).map(String::as_str)),
        players,
        house: record.kind.preset,
        seenBy: record.seen_by.map(Seat::index),
        rounds: list(rounds),
        /// As recorded, in points.
        result,
        /// Where the record and the rules differ.
        differences: list(replay.differences.iter().map(difference)),
        notes: list(replay.notes.iter().map(note)),
    })
}

fn difference(difference: &Difference) -> impl Json + use<> {
    object!(Difference {
        kind: difference.differs.kind(),
        /// Counted from 0.
        round: difference.round,
        /// Where it stands in the record, as `line 12`.
        place: difference.place.to_string(),
        seat: difference.seat.map(Seat::index),
        /// The rest of the round isn't checked.
        endsCheck: difference.ends_check,
        /// It in English.
        text: difference.differs.to_string(),
    })
}

fn note(note: &Note) -> impl Json + use<> {
    object!(
        /// What is odd about a record and no difference; `round` is null where it is about the
        /// whole record.
        RecordNote { kind: note.kind(), round: note.round(), text: note.to_string() }
    )
}

/// `E1`, and `E1.2` with two honba.
fn name(round: &RecordedRound) -> String {
    let deal = &round.deal;
    let wind = deal.round.name()[..1].to_ascii_uppercase();
    let name = format!("{wind}{}", deal.dealer.index() + 1);
    if deal.honba == 0 { name } else { format!("{name}.{}", deal.honba) }
}

/// How a round ends; empty if the record doesn't say.
fn ends_with(round: &RecordedRound) -> &'static str {
    let last = round.events().last().map(|(_, event)| event);
    match last {
        Some(Event::Win(win)) if win.from.is_some() => "ron",
        Some(Event::Win(_)) => "tsumo",
        Some(Event::Ryuukyoku(draw)) => draw.kind.name(),
        _ if round.hidden_wins().next().is_some() => "win",
        _ => "",
    }
}

/// The wins that the last decision of a round leads to, each with its worth.
fn wins_after(last: Decision<'_>) -> Result<Vec<Win>, Failure> {
    let Before::Round(round) = last.before else { return Ok(Vec::new()) };
    let mut round = round.clone();
    let events = round.act(last.seat, last.action).map_err(Failure::illegal)?;
    let win = |event: &Event| match event {
        Event::Win(win) => Some(win.clone()),
        _ => None,
    };
    Ok(events.iter().filter_map(win).collect())
}

/// The decisions of this round.
fn of_round(decisions: &[OwnedDecision], round: usize) -> impl Iterator<Item = Decision<'_>> {
    let decisions = decisions.iter().map(OwnedDecision::as_decision);
    decisions.filter(move |decision| decision.round == round)
}

fn told(index: usize, decision: &Decision<'_>) -> impl Json + use<> {
    let analysed = analyse_decision(decision);
    let offers: Vec<Action> = decision.options.iter().collect();
    let given_up = analysed
        .given_up
        .map(|given_up| object!(Inline { shanten: given_up.shanten, tiles: given_up.tiles }));
    object!(DecisionView {
        index,
        seat: decision.seat.index(),
        place: decision.place.to_string(),
        action: action(&decision.action),
        offers: list(offers.iter().map(action)),
        shanten: analysed.shanten.get(),
        ukeire: analysed.ukeire.map(|ukeire| tiles_that_help(&ukeire)),
        discards: list(analysed.discards.iter().map(discard)),
        /// What the discard gave up: shanten, or tiles at equal shanten.
        givenUp: given_up,
    })
}

fn discard(of: &DiscardWorth) -> impl Json + use<> {
    let deal_in = |of: &DealIn| object!(Inline { to: of.to.index(), points: of.points });
    object!(Inline {
        tile: of.tile,
        shanten: of.shanten.get(),
        total: of.ukeire.total(),
        tiles: tile_counts(of.ukeire.iter()),
        dealsIn: list(of.deals_in.iter().map(deal_in)),
    })
}
