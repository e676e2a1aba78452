//! Writes a record, so that the package's board and viewer follow it.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::{Rules, Yaku};
use mentsu::{Face, MeldKind};
use serde_json::{Map, Value};

use super::names::{draw_name, yaku_name};
use super::read::PLAYERS;
use super::tiles::{face_text, faces_text, hand_text, meld_text};
use crate::event::{Event, Ryuukyoku, Win};
use crate::record::building::Holdings;
use crate::record::claim::{WinClaim, YakuName};
use crate::record::game::{Record, RecordedRound};
use crate::record::text::Decimal;
use crate::record::written::{Unwritable, all_tiles_visible, not_followed};
use crate::seat::Seat;

impl Record {
    /// The game as 電脳麻将 (majiang) writes it, which its viewer opens.
    ///
    /// A win has its fu, points and yaku, as recorded or by the rules. Where a draw shows no
    /// hands, those in tenpai are shown.
    ///
    /// # Errors
    /// [`Unwritable::Sanma`] for a game of three, or the first tiles that the record hides.
    pub fn to_majiang(&self) -> Result<String, Unwritable> {
        if self.kind.is_sanma() {
            return Err(Unwritable::Sanma);
        }
        self.rounds.iter().try_for_each(|round| all_tiles_visible(round, PLAYERS))?;
        self.scored().majiang()
    }

    fn majiang(&self) -> Result<String, Unwritable> {
        let scoring = *self.rules().scoring();
        let rounds = self.rounds.iter().map(|round| RoundWriter::new(round, &scoring).written());
        let rounds = rounds.collect::<Result<Vec<Value>, _>>()?;
        let last = self.rounds.last().map_or([0; 4], |round| round.deal.points);
        let mut game = Map::new();
        let title = self.title.iter().filter(|part| !part.is_empty());
        let title: Vec<&str> = title.map(String::as_str).collect();
        game.insert("title".into(), title.join("\n").into());
        game.insert("player".into(), self.names[..].into());
        game.insert("qijia".into(), 0.into());
        game.insert("log".into(), rounds.into());
        game.insert("defen".into(), self.result.map_or(last, |result| result.points)[..].into());
        let (mut point, mut rank) = (Vec::new(), Vec::new());
        if let Some(result) = self.result {
            let scores = result.scores.map_or_else(|| self.scores(result.points), Ok)?;
            point = scores.map(|score| Value::from(Decimal::<1>(score).to_string())).to_vec();
            rank = ranks(result.points).map(Value::from).to_vec();
        }
        game.insert("point".into(), point.into());
        game.insert("rank".into(), rank.into());
        Ok(Value::Object(game).to_string())
    }
}

/// Everybody's place from 1 on; of equals the one who dealt first.
fn ranks(points: [i32; 4]) -> [u8; 4] {
    let place = |seat: usize| {
        let before = |other: &usize| {
            points[*other] > points[seat] || (points[*other] == points[seat] && *other < seat)
        };
        1 + (0..4).filter(before).count() as u8
    };
    [0, 1, 2, 3].map(place)
}

/// An object of one field, as an event is written.
fn event<const N: usize>(name: &str, fields: [(&str, Value); N]) -> Value {
    let mut object = Map::new();
    object.extend(fields.map(|(name, value)| (name.to_string(), value)));
    let mut event = Map::new();
    event.insert(name.to_string(), Value::Object(object));
    Value::Object(event)
}

fn turned_up(face: Face) -> Value {
    event("kaigang", [("baopai", face_text(face).into())])
}

/// Writes the events of a round.
struct RoundWriter<'a> {
    round: &'a RecordedRound,
    scoring: &'a Rules,
    holdings: Holdings,
    written: Vec<Value>,
    /// Indicators to write after the next draw or discard.
    indicators: Vec<Face>,
    /// Kans whose indicator is still covered.
    covered: usize,
    /// The number of indicators to write at once: those that the last kan found covered.
    shown_at_once: usize,
    /// Who is in riichi.
    riichi: [bool; 4],
    /// Whether the next discard declares riichi.
    declares: bool,
    /// The tile that was given last, and who gave it.
    last: Option<(Seat, Face)>,
}

impl<'a> RoundWriter<'a> {
    fn new(round: &'a RecordedRound, scoring: &'a Rules) -> RoundWriter<'a> {
        RoundWriter {
            round,
            scoring,
            holdings: Holdings::dealt(&round.deal),
            written: Vec::new(),
            indicators: Vec::new(),
            covered: 0,
            shown_at_once: 0,
            riichi: [false; 4],
            declares: false,
            last: None,
        }
    }

    /// The number of a seat from the dealer on.
    fn turn(&self, seat: Seat) -> usize {
        (seat.index() + 4 - self.round.deal.dealer.index()) % 4
    }

    /// What each seat has, from the dealer on.
    fn by_turn<T: Clone>(&self, by_seat: &[T; 4]) -> [T; 4] {
        let mut by_turn = by_seat.clone();
        by_turn.rotate_left(self.round.deal.dealer.index());
        by_turn
    }

    fn written(mut self) -> Result<Value, Unwritable> {
        let deal = &self.round.deal;
        let hands = self.by_turn(&deal.hands).map(|hand| Value::from(faces_text(hand)));
        self.written.push(event(
            "qipai",
            [
                ("zhuangfeng", (deal.round as u8).into()),
                ("jushu", deal.dealer.index().into()),
                ("changbang", deal.honba.into()),
                ("lizhibang", deal.sticks.into()),
                ("defen", self.by_turn(&deal.points)[..].into()),
                ("baopai", face_text(deal.indicator).into()),
                ("shoupai", hands[..].into()),
            ],
        ));
        let mut claims = self.round.claims.iter();
        for (place, event) in self.round.events() {
            self.event(event, &mut claims);
            self.holdings.follow(event).map_err(|wrong| not_followed(place, &wrong))?;
        }
        self.indicators();
        Ok(self.written.into())
    }

    /// Indicators stand after the draw or discard with which they are turned over.
    fn indicators(&mut self) {
        self.written.extend(self.indicators.drain(..).map(turned_up));
    }

    fn kan(&mut self) {
        self.shown_at_once = self.covered;
        self.covered += 1;
    }

    fn event(&mut self, given: &Event, claims: &mut core::slice::Iter<'_, WinClaim>) {
        let seat_of = |writer: &Self, seat: Seat| ("l", Value::from(writer.turn(seat)));
        match *given {
            Event::Draw { seat, face: Some(face), rinshan } => {
                let name = if rinshan { "gangzimo" } else { "zimo" };
                let tile = ("p", face_text(face).into());
                self.written.push(event(name, [seat_of(self, seat), tile]));
                self.shown_at_once = 0;
                self.indicators();
            }
            Event::Riichi { seat } => {
                self.declares = true;
                self.riichi[seat.index()] = true;
            }
            Event::Discard { seat, face, tsumogiri } => {
                let mut tile = face_text(face);
                tile.extend(tsumogiri.then_some('_'));
                tile.extend(core::mem::take(&mut self.declares).then_some('*'));
                self.written.push(event("dapai", [seat_of(self, seat), ("p", tile.into())]));
                self.indicators();
                self.shown_at_once = self.covered;
                self.last = Some((seat, face));
            }
            Event::Call { seat, meld } => {
                if meld.kind() == MeldKind::Daiminkan {
                    self.kan();
                }
                let meld = ("m", meld_text(&meld).into());
                self.written.push(event("fulou", [seat_of(self, seat), meld]));
            }
            Event::Kan { seat, meld } => {
                self.kan();
                let tile = meld.added().or_else(|| meld.faces().last());
                self.last = tile.map(|face| (seat, face));
                let meld = ("m", meld_text(&meld).into());
                self.written.push(event("gang", [seat_of(self, seat), meld]));
            }
            Event::Dora { face } => {
                self.covered = self.covered.saturating_sub(1);
                if self.shown_at_once > 0 {
                    self.shown_at_once -= 1;
                    self.written.push(turned_up(face));
                } else {
                    self.indicators.push(face);
                }
            }
            Event::Win(ref win) => {
                self.indicators();
                let nothing = WinClaim::default();
                let win = self.win(win, claims.next().unwrap_or(&nothing));
                self.written.push(win);
            }
            Event::Ryuukyoku(ref draw) => {
                self.indicators();
                let draw = self.draw(draw);
                self.written.push(draw);
            }
            _ => {}
        }
    }

    fn win(&self, win: &Win, claim: &WinClaim) -> Value {
        let tile = win.from.map(|_| win.tile);
        let shown = hand_text(&win.hand, tile, self.riichi[win.seat.index()]);
        let ura: Vec<Value> = win.ura.iter().map(|&face| face_text(face).into()).collect();
        let mut fields = Map::new();
        fields.extend([
            ("l".to_string(), Value::from(self.turn(win.seat))),
            ("shoupai".to_string(), shown.into()),
            ("baojia".to_string(), win.from.map(|from| self.turn(from)).into()),
            ("fubaopai".to_string(), if ura.is_empty() { Value::Null } else { ura.into() }),
            ("fenpei".to_string(), self.by_turn(&win.deltas)[..].into()),
        ]);
        let mut put = |name: &str, value: Value| fields.insert(name.to_string(), value);
        if let Some(points) = claim.points {
            put("defen", points.into());
        }
        let yakuman = claim.yaku.iter().flatten().filter_map(|(yaku, han)| match yaku {
            YakuName::Yaku(yaku) if *han == 0 => Some(self.scoring.yakuman_multiple(*yaku)),
            _ => None,
        });
        match yakuman.map(u32::from).sum::<u32>() {
            0 => {
                let han =
                    claim.yaku.as_ref().map(|yaku| yaku.iter().map(|(_, han)| u32::from(*han)));
                claim.fu.map(|fu| put("fu", fu.into()));
                han.map(|han| put("fanshu", han.sum::<u32>().into()));
            }
            multiple => {
                put("damanguan", multiple.into());
            }
        }
        if let Some(yaku) = &claim.yaku {
            let list = yaku.iter().map(|&(yaku, han)| self.yaku(win.seat, yaku, han, claim.pao));
            put("hupai", list.collect());
        }
        let mut event = Map::new();
        event.insert("hule".to_string(), Value::Object(fields));
        Value::Object(event)
    }

    fn yaku(&self, winner: Seat, yaku: YakuName, han: u8, pao: Option<Seat>) -> Value {
        let deal = &self.round.deal;
        let name = yaku_name(yaku, winner.wind(deal.dealer, PLAYERS), deal.round);
        let worth = match (yaku, han) {
            (YakuName::Yaku(yaku), 0) => {
                Value::from("*".repeat(usize::from(self.scoring.yakuman_multiple(yaku))))
            }
            (_, han) => han.into(),
        };
        let mut fields = Map::new();
        fields.insert("name".to_string(), name.into());
        fields.insert("fanshu".to_string(), worth);
        let liable = |yaku: Yaku| self.scoring.pao().contains(yaku);
        let source = pao.and_then(|pao| winner.source(pao, PLAYERS));
        if let (YakuName::Yaku(yaku), Some(source)) = (yaku, source) {
            if liable(yaku) {
                fields.insert("baojia".to_string(), source.marker().to_string().into());
            }
        }
        Value::Object(fields)
    }

    fn draw(&self, draw: &Ryuukyoku) -> Value {
        let shown = self.holdings.shown_at(draw, self.last.map(|(from, _)| from));
        let hands = Seat::ALL.map(|seat| {
            let hand = shown[seat.index()];
            let riichi = self.riichi[seat.index()];
            hand.map_or_else(String::new, |hand| hand_text(&hand, None, riichi))
        });
        let hands = self.by_turn(&hands).map(Value::from);
        event(
            "pingju",
            [
                ("name", draw_name(draw.kind).into()),
                ("shoupai", hands[..].into()),
                ("fenpei", self.by_turn(&draw.deltas)[..].into()),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equals_the_one_who_dealt_first_has_the_better_place() {
        assert_eq!(ranks([25_000; 4]), [1, 2, 3, 4]);
        assert_eq!(ranks([20_000, 30_000, 20_000, 30_000]), [3, 1, 4, 2]);
    }
}
