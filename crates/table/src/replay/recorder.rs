//! A record made while a game is played.

use std::string::String;

use crate::event::{Event, Win};
use crate::game::GameResult;
use crate::record::{Entry, Format, GameKind, Place, Record, RecordedResult, RecordedRound, Told};
use crate::rules::GameRules;

/// Makes a record of the events of a game.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::record::{self, GameKind};
/// use mentsu_table::replay::Recorder;
/// use mentsu_table::{Game, Wall};
///
/// let kind = GameKind::default();
/// let rules = kind.rules();
/// let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut SplitMix64::new(11))).unwrap();
/// let mut recorder = Recorder::new(kind, ["A", "B", "C", "D"].map(String::from));
/// recorder.events(game.round().last_events());
/// while let Some(seat) = game.round().awaited().next() {
///     let action = game.round().default_action(seat);
///     recorder.events(game.act(seat, action)?);
/// }
/// let text = recorder.finish(None).to_mjai();
/// assert_eq!(record::read(text.as_bytes()).unwrap().rounds.len(), 1);
/// # Ok::<(), mentsu_table::Refused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    record: Record,
    events: usize,
}

impl Recorder {
    /// A record of a game that is about to begin.
    #[must_use]
    pub fn new(kind: GameKind, names: [String; 4]) -> Recorder {
        let record = Record { kind, names, ..Record::empty(Format::Mjai) };
        Recorder { record, events: 0 }
    }

    /// The same by rules that the kind of game doesn't say.
    #[must_use]
    pub fn with_rules(mut self, rules: GameRules) -> Recorder {
        self.record.own_rules = Some(rules).filter(|rules| *rules != self.record.kind.rules());
        self
    }

    /// Adds events. A [`Deal`](crate::Deal) begins a round; events before the first deal are
    /// ignored.
    pub fn events<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) {
        for event in events {
            self.events += 1;
            let place = Place::Line(self.events);
            if let Event::Deal(deal) = event {
                self.record.rounds.push(RecordedRound::new(place, deal.clone()));
            } else if let Some(round) = self.record.rounds.last_mut() {
                round.entries.push(Entry { place, told: Told::Event(recorded(event)) });
            }
        }
    }

    /// The record, with fu, points and yaku of every win, and the game's result if it is over.
    #[must_use]
    pub fn finish(mut self, result: Option<GameResult>) -> Record {
        self.record.result = result.map(|result| RecordedResult {
            points: result.points(),
            scores: Some(result.scores().map(|score| score / 100)),
        });
        self.record.scored().into_owned()
    }
}

/// The event without the parts that claims hold.
fn recorded(event: &Event) -> Event {
    match event {
        Event::Win(win) => Event::Win(Win { worth: None, ..win.clone() }),
        event => event.clone(),
    }
}
