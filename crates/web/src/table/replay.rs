//! Recorded games: read, replayed, every decision with what it gave up.

use mentsu_table::analysis::{DealIn, DiscardWorth, Expectations, analyse_decision};
use mentsu_table::record::{Format, House, Place, Record, RecordedRound, read_all};
use mentsu_table::replay::{Before, Decision, replay_with};
use mentsu_table::{Action, Event, Options, Round, Seat, View};

use super::names::{action, draw_name, events};
use super::view::{Shown, view};
use crate::analysis::tiles_that_help;
use crate::failure::{Failure, FailureKind};
use crate::hand::tile_counts;
use crate::json::{Json, list, object};
use crate::request::WINDS;

/// The room of a plan where nobody says, as for `mentsu replay`.
pub const ROOM: u32 = 60_000;

/// A decision, kept.
struct Kept {
    round: usize,
    place: Place,
    seat: Seat,
    options: Options,
    action: Action,
    before: KeptBefore,
}

enum KeptBefore {
    Round(Box<Round>),
    View(Box<View>),
}

impl Kept {
    fn of(decision: &Decision<'_>) -> Kept {
        Kept {
            round: decision.round,
            place: decision.place,
            seat: decision.seat,
            options: *decision.options,
            action: decision.action,
            before: match decision.before {
                Before::Round(round) => KeptBefore::Round(Box::new(round.clone())),
                Before::View(view) => KeptBefore::View(Box::new(view.clone())),
            },
        }
    }

    fn decision(&self) -> Decision<'_> {
        Decision {
            round: self.round,
            place: self.place,
            seat: self.seat,
            options: &self.options,
            action: self.action,
            before: match &self.before {
                KeptBefore::Round(round) => Before::Round(round),
                KeptBefore::View(view) => Before::View(view),
            },
        }
    }
}

/// A game that was replayed.
struct Replayed {
    game: usize,
    decisions: Vec<Kept>,
}

/// The games of a file.
pub struct Records {
    records: Vec<Record>,
    /// The game that was looked at last.
    last: Option<Replayed>,
    expectations: Expectations,
}

impl Records {
    /// Reads a file: mjlog, Tenhou's client log, tenhou/6 or mjai, not packed.
    pub fn read(bytes: &[u8]) -> Result<Records, Failure> {
        let records = read_all(bytes).map_err(|why| Failure::new(FailureKind::Record, why))?;
        Ok(Records { records, last: None, expectations: Expectations::new() })
    }

    /// All games, each replayed.
    pub fn games(&self) -> impl Json + '_ {
        list(self.records.iter().map(summary))
    }

    fn record(&self, game: usize) -> Result<&Record, Failure> {
        self.records.get(game).ok_or_else(|| Failure::request("game", "there is no such game"))
    }

    fn recorded(&self, game: usize, round: usize) -> Result<&RecordedRound, Failure> {
        let rounds = &self.record(game)?.rounds;
        rounds.get(round).ok_or_else(|| Failure::request("round", "there is no such round"))
    }

    /// The decisions of a game, replayed if it isn't the last one.
    fn kept(&mut self, game: usize) -> Result<&[Kept], Failure> {
        if self.last.as_ref().is_none_or(|last| last.game != game) {
            let mut decisions = Vec::new();
            // What differs is told with the game.
            let _ = replay_with(self.record(game)?, |decision| decisions.push(Kept::of(&decision)));
            self.last = Some(Replayed { game, decisions });
        }
        Ok(self.last.as_ref().map_or(&[], |last| &last.decisions))
    }

    fn one(&mut self, game: usize, round: usize, nth: usize) -> Result<&Kept, Failure> {
        let mut of_round = self.kept(game)?.iter().filter(|kept| kept.round == round);
        let none = || Failure::request("decision", "there is no such decision");
        of_round.nth(nth).ok_or_else(none)
    }

    /// Every decision of a round.
    pub fn decisions(&mut self, game: usize, round: usize) -> Result<impl Json + '_, Failure> {
        self.recorded(game, round)?;
        let of_round = self.kept(game)?.iter().filter(move |kept| kept.round == round);
        Ok(list(of_round.enumerate().map(|(index, kept)| told(index, kept))))
    }

    /// The table before a decision, every hand open that is known.
    pub fn view(
        &mut self,
        game: usize,
        round: usize,
        decision: usize,
    ) -> Result<impl Json + '_, Failure> {
        let kept = self.one(game, round, decision)?;
        Ok(view(match &kept.before {
            KeptBefore::Round(round) => Shown::open(round, kept.seat),
            KeptBefore::View(view) => Shown::of_view(view),
        }))
    }

    /// All that happens in a round.
    pub fn events(&self, game: usize, round: usize) -> Result<impl Json + '_, Failure> {
        let round = self.recorded(game, round)?;
        let deal = Event::Deal(round.deal.clone());
        let all: Vec<Event> =
            [deal].into_iter().chain(round.events().map(|(_, event)| event.clone())).collect();
        Ok(crate::json::Written(crate::json::to_text(events(&all, &round.claims))))
    }

    /// What a discard gave up in points.
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
        let decisions = last.iter().flat_map(|last| &last.decisions);
        let mut of_round = decisions.filter(|kept| kept.round == round);
        let expected = of_round.nth(decision).and_then(|kept| expectations.of(&kept.decision()));
        Ok(expected.map(|expected| {
            object(move |o| {
                o.put("draws", expected.draws)
                    .put("points", expected.points as f32)
                    .put("best", expected.best)
                    .put("ofBest", expected.of_best as f32)
                    .put("givenUp", expected.given_up() as f32)
                    .put("riichi", expected.riichi);
            })
        }))
    }
}

fn summary(record: &Record) -> impl Json + '_ {
    object(move |o| {
        let mut decisions = vec![0usize; record.rounds.len()];
        let replay = replay_with(record, |decision| {
            if let Some(count) = decisions.get_mut(decision.round) {
                *count += 1;
            }
        });
        let players = usize::from(record.kind.players());
        let rounds = record.rounds.iter().zip(decisions).map(|(round, decisions)| {
            object(move |o| {
                o.put("name", name(round))
                    .put("round", WINDS[round.deal.round as usize].0)
                    .put("dealer", round.deal.dealer.index())
                    .put("honba", i64::from(round.deal.honba))
                    .put("points", list(round.deal.points.into_iter().take(players)))
                    .put("decisions", decisions)
                    .put("endsWith", ends_with(round));
            })
        });
        let format = match record.format {
            Format::Mjlog => "mjlog",
            Format::Client => "client",
            Format::Tenhou6 => "tenhou6",
            _ => "mjai",
        };
        let house = match record.kind.house {
            House::MahjongSoul => "mahjong_soul",
            House::Wrc => "wrc",
            House::Ema => "ema",
            House::MLeague => "m_league",
            _ => "tenhou",
        };
        let result = record.result.map(|result| {
            object(move |o| {
                let scores = result.scores.map(|scores| list(scores.into_iter().take(players)));
                o.put("points", list(result.points.into_iter().take(players)))
                    .put("scores", scores);
            })
        });
        o.put("format", format)
            .put("title", list(record.title.iter().map(String::as_str)))
            .put("names", list(record.names.iter().take(players).map(String::as_str)))
            .put("players", players)
            .put("house", house)
            .put("seenBy", record.seen_by.map(Seat::index))
            .put("rounds", list(rounds))
            .put("result", result)
            .put("differences", list(replay.differences.iter().map(ToString::to_string)))
            .put("notes", list(replay.notes.iter().map(|note| format!("{note:?}"))));
    })
}

/// `E1`, and `E1.2` with two honba.
fn name(round: &RecordedRound) -> String {
    let deal = &round.deal;
    let name = format!("{}{}", WINDS[deal.round as usize].0, deal.dealer.index() + 1);
    if deal.honba == 0 { name } else { format!("{name}.{}", deal.honba) }
}

/// How a round ends, in a word; empty where the record doesn't say.
fn ends_with(round: &RecordedRound) -> &'static str {
    let last = round.events().last().map(|(_, event)| event);
    match last {
        Some(Event::Win(win)) if win.from.is_some() => "ron",
        Some(Event::Win(_)) => "tsumo",
        Some(Event::Ryuukyoku(draw)) => draw_name(draw.kind),
        _ if round.hidden_wins().next().is_some() => "win",
        _ => "",
    }
}

fn told(index: usize, kept: &Kept) -> impl Json + '_ {
    object(move |o| {
        let analysed = analyse_decision(&kept.decision());
        let offers: Vec<Action> = kept.options.iter().collect();
        let given_up = analysed.given_up.map(|given_up| {
            object(move |o| {
                o.put("shanten", given_up.shanten).put("tiles", given_up.tiles);
            })
        });
        o.put("index", index)
            .put("seat", kept.seat.index())
            .put("place", kept.place.to_string())
            .put("action", action(&kept.action))
            .put("offers", list(offers.iter().map(action)))
            .put("shanten", analysed.shanten.get())
            .put("ukeire", analysed.ukeire.map(|ukeire| tiles_that_help(&ukeire)))
            .put("discards", list(analysed.discards.iter().map(discard)))
            .put("givenUp", given_up);
    })
}

fn discard(of: &DiscardWorth) -> impl Json + '_ {
    object(move |o| {
        let deal_in = |deal_in: &DealIn| {
            let (to, points) = (deal_in.to.index(), deal_in.points);
            object(move |o| {
                o.put("to", to).put("points", points);
            })
        };
        o.put("tile", of.tile)
            .put("shanten", of.shanten.get())
            .put("total", of.ukeire.total())
            .put("tiles", tile_counts(of.ukeire.iter()))
            .put("dealsIn", list(of.deals_in.iter().map(deal_in)));
    })
}
