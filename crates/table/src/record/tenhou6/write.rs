//! Writes tenhou/6, so that Tenhou's viewer opens it.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::MeldKind;
use mentsu::riichi::{Limit, Preset};
use serde_json::{Map, Value};

use super::changed::changed;
use super::origin;
use super::result::{DRAWS, UNFINISHED, WIN, limit_name};
use super::tokens::{meld_word, number};
use super::yaku::name;
use crate::event::{Event, RyuukyokuKind, Win};
use crate::game::GameResult;
use crate::ledger::STICK;
use crate::record::claim::{WinClaim, YakuName, limit_of};
use crate::record::game::{Record, RecordedRound};
use crate::record::game_kind::GameKind;
use crate::record::origin::Room;
use crate::record::written::{Unwritable, all_tiles_visible, at_the_end};
use crate::rules::GameRules;
use crate::seat::Seat;

/// The ranked games of Mahjong Soul, which says less than the name of a room does.
pub(super) const RANKED: &str = "段位の間";

/// What the rules of a house are called, where that isn't Tenhou.
pub(super) const HOUSES: [(Preset, &str); 6] = [
    (Preset::MahjongSoulOldYaku, "古役"),
    (Preset::MahjongSoul, RANKED),
    (Preset::MahjongSoulSanma, RANKED),
    (Preset::Wrc, "WRC"),
    (Preset::Ema, "EMA"),
    (Preset::MLeague, "Mリーグ"),
];

/// The rules as tenhou/6 writes them: `{"disp":"鳳南喰赤","aka":1}`, and what they
/// [change](changed) of the house's. A room names its house.
pub(in crate::record) fn rule(kind: &GameKind, rules: &GameRules, room: Option<Room>) -> Value {
    let house = HOUSES.iter().find(|(preset, _)| *preset == kind.preset).map(|(_, name)| *name);
    let played_at = room.map(Room::kanji).or(house);
    let words = [
        (played_at.is_some(), played_at.unwrap_or_default()),
        (kind.is_sanma(), "三"),
        (kind.hanchan, "南"),
        (!kind.hanchan, "東"),
        (kind.open_tanyao, "喰"),
        (kind.reds, "赤"),
        (kind.fast, "速"),
    ];
    let disp: String = words.iter().filter(|(is, _)| *is).map(|(_, word)| *word).collect();
    let mut rule = Value::Object(Map::new());
    rule["disp"] = Value::from(disp);
    rule["aka"] = Value::from(u8::from(kind.reds));
    if let Some(changed) = changed(kind, rules) {
        rule["changed"] = changed;
    }
    rule
}

impl Record {
    /// The game as tenhou/6.
    ///
    /// # Errors
    /// [`Unwritable`] names the first tiles that the record hides: in a record of what one seat
    /// saw, the others' hands, which [`to_mjai`](Record::to_mjai) writes as hidden.
    pub fn to_tenhou6(&self) -> Result<String, Unwritable> {
        let scored = self.scored();
        scored.tenhou6(&scored.rounds)
    }

    /// One round as tenhou/6, which is what Tenhou's editor and viewer take as a link's end
    /// (`https://tenhou.net/6/#json=…`).
    ///
    /// # Errors
    /// [`Unwritable`] names the first tiles of the round that the record hides;
    /// [`Unwritable::NoSuchRound`] if it has fewer rounds.
    pub fn round_to_tenhou6(&self, round: usize) -> Result<String, Unwritable> {
        let no_such = Unwritable::NoSuchRound { round, rounds: self.rounds.len() };
        let scored = self.scored();
        scored.tenhou6(scored.rounds.get(round..=round).ok_or(no_such)?)
    }

    fn tenhou6(&self, rounds: &[RecordedRound]) -> Result<String, Unwritable> {
        rounds.iter().try_for_each(|round| all_tiles_visible(round, self.kind.players()))?;
        let log = rounds.iter().map(|round| self.round(round)).collect::<Result<Vec<_>, _>>()?;
        let mut object = Map::new();
        origin::write(&mut object, &self.origin);
        let mut object = Value::Object(object);
        object["title"] = Value::from(&self.title[..]);
        object["name"] = Value::from(&self.names[..]);
        let room = origin::named_room(&self.origin, &self.kind);
        object["rule"] = rule(&self.kind, &self.rules(), room);
        object["log"] = Value::from(log);
        if let Some(result) = self.result.filter(|_| rounds.len() == self.rounds.len()) {
            let scores = result.scores.map_or_else(|| self.scores(result.points), Ok)?;
            let pairs = result.points.into_iter().zip(scores);
            let numbers = pairs.flat_map(|(points, score)| {
                [Value::from(points), Value::from(f64::from(score) / 10.0)]
            });
            object["sc"] = numbers.collect();
        }
        Ok(object.to_string())
    }

    /// What the rules make of these points at the end of a game, in tenths of 1,000 points.
    pub(in crate::record) fn scores(&self, points: [i32; 4]) -> Result<[i32; 4], Unwritable> {
        let rules = self.rules();
        // The sticks that were left are among the points. Who shares them shares his place, too,
        // though what can't be divided makes one of them the first.
        let end = self.rounds.last().map(at_the_end).transpose()?;
        let before = end.map_or(points, |end| end.points);
        let sum = |points: [i32; 4]| points.into_iter().map(i64::from).sum::<i64>();
        let sticks = u16::try_from((sum(points) - sum(before)) / i64::from(STICK)).ok();
        let shared = sticks.map(|sticks| GameResult::from_points(&rules, before, sticks));
        let shared = shared.filter(|shared| shared.points() == points);
        let result = shared.unwrap_or_else(|| GameResult::from_points(&rules, points, 0));
        Ok(result.scores().map(|score| score / 100))
    }

    fn round(&self, round: &RecordedRound) -> Result<Value, Unwritable> {
        let deal = &round.deal;
        let first = 4 * deal.round as u16 + deal.dealer.index() as u16;
        let mut lists = RoundLists::default();
        let mut indicators = Vec::from([number(deal.indicator)]);
        for (place, event) in round.events() {
            if let Event::Dora { face } = event {
                indicators.push(number(*face));
            }
            let written = lists.event(event, self.kind.players());
            written.ok_or(Unwritable::Impossible { place })?;
        }
        let mut written = Vec::from([
            Value::from(&[first, deal.honba, deal.sticks][..]),
            Value::from(&deal.points[..]),
            Value::from(indicators),
            Value::from(lists.ura),
        ]);
        for (hand, (takes, gives)) in
            deal.hands.iter().zip(lists.takes.into_iter().zip(lists.gives))
        {
            written.push(hand.iter().map(|&face| number(face)).collect());
            written.push(Value::from(takes));
            written.push(Value::from(gives));
        }
        written.push(self.result_list(round));
        Ok(Value::from(written))
    }

    fn result_list(&self, round: &RecordedRound) -> Value {
        let mut list = Vec::new();
        let mut claims = round.claims.iter();
        for (_, event) in round.events() {
            match event {
                Event::Win(win) => {
                    if list.is_empty() {
                        list.push(Value::from(WIN));
                    }
                    let nothing = WinClaim::default();
                    let claim = claims.next().unwrap_or(&nothing);
                    list.push(Value::from(&win.deltas[..]));
                    list.push(self.win_list(round, win, claim));
                }
                Event::Ryuukyoku(draw) => {
                    let named = DRAWS.iter().find(|(_, kind)| *kind == draw.kind);
                    list.push(Value::from(named.expect("every kind of draw has a name").0));
                    if matches!(draw.kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan)
                    {
                        list.push(Value::from(&draw.deltas[..]));
                    }
                }
                _ => {}
            }
        }
        if !round.is_complete() {
            list.push(Value::from(UNFINISHED));
        }
        Value::from(list)
    }

    fn win_list(&self, round: &RecordedRound, win: &Win, claim: &WinClaim) -> Value {
        let from = win.from.unwrap_or(win.seat);
        let seats = [win.seat, from, claim.pao.unwrap_or(win.seat)].map(Seat::index);
        let mut list: Vec<Value> = seats.into_iter().map(Value::from).collect();
        if claim.texts.is_empty() {
            let texts = self.texts(round, win, claim).unwrap_or_default();
            list.extend(texts.into_iter().map(Value::from));
        } else {
            list.extend(claim.texts.iter().map(|text| Value::from(text.as_str())));
        }
        Value::from(list)
    }

    /// The texts that a viewer shows of a win.
    fn texts(&self, round: &RecordedRound, win: &Win, claim: &WinClaim) -> Option<Vec<String>> {
        let (yaku, points) = (claim.yaku.as_ref()?, claim.points?);
        let players = self.kind.players();
        let dealer = round.deal.dealer;
        let others = u32::from(players - 1);
        let is_yakuman =
            yaku.iter().any(|(_, han)| *han == 0) && yaku.iter().all(|(_, han)| *han == 0);
        let han: u32 = yaku.iter().map(|(_, han)| u32::from(*han)).sum();
        let limit = claim.limit.unwrap_or_else(|| {
            if is_yakuman { Limit::Yakuman } else { limit_of(win, points, dealer, players) }
        });
        let head = match (limit, claim.fu) {
            (Limit::None, Some(fu)) => format!("{fu}符{han}飜"),
            (limit, _) => limit_name(limit).to_string(),
        };
        let paid = match win.from {
            Some(_) => format!("{points}点"),
            None if win.seat == dealer => format!("{}点∀", points / others),
            None => {
                let (each, dealer_pays) = tsumo_shares(points, others)?;
                format!("{each}-{dealer_pays}点")
            }
        };
        let seat = win.seat.wind(dealer, players);
        let text = |&(yaku, han): &(YakuName, u8)| {
            let worth = if is_yakuman { "役満".to_string() } else { format!("{han}飜") };
            format!("{}({worth})", name(yaku, seat, round.deal.round))
        };
        Some([head + &paid].into_iter().chain(yaku.iter().map(text)).collect())
    }
}

/// What each non-dealer and the dealer pay for a tsumo with `payers` payers: the dealer pays twice
/// as much, both rounded up to 100; `None` if no such split gives these points.
fn tsumo_shares(points: u32, payers: u32) -> Option<(u32, u32)> {
    // Rounding can leave the dealer 100 below twice the others' share, and nothing else.
    [0, 100].into_iter().find_map(|rounded_off| {
        let shares = u64::from(payers) + 1;
        let all = u64::from(points) + rounded_off;
        let each = all / shares;
        let is_split = all % shares == 0 && each % 100 == 0;
        let dealer = (2 * each).checked_sub(rounded_off).filter(|_| is_split)?;
        Some((u32::try_from(each).ok()?, u32::try_from(dealer).ok()?))
    })
}

/// The lists of a round's events.
#[derive(Default)]
struct RoundLists {
    takes: [Vec<Value>; 4],
    gives: [Vec<Value>; 4],
    ura: Vec<u64>,
    riichi: bool,
}

impl RoundLists {
    /// Notes an event; `None` for a call from a seat that nobody has.
    fn event(&mut self, event: &Event, players: u8) -> Option<()> {
        match *event {
            Event::Draw { seat, face: Some(face), .. } => {
                self.takes[seat.index()].push(Value::from(number(face)));
            }
            Event::Riichi { .. } => self.riichi = true,
            Event::Discard { seat, face, tsumogiri } => {
                let number = if tsumogiri { 60 } else { number(face) };
                let riichi = core::mem::take(&mut self.riichi);
                let token =
                    if riichi { Value::from(format!("r{number}")) } else { Value::from(number) };
                self.gives[seat.index()].push(token);
            }
            Event::Call { seat, meld } => {
                self.takes[seat.index()].push(Value::from(meld_word(&meld, seat, players)?));
                if meld.kind() == MeldKind::Daiminkan {
                    self.gives[seat.index()].push(Value::from(0));
                }
            }
            Event::Kan { seat, meld } => {
                self.gives[seat.index()].push(Value::from(meld_word(&meld, seat, players)?));
            }
            Event::Kita { seat } => self.gives[seat.index()].push(Value::from("f44")),
            Event::Win(ref win) if win.ura.len() > self.ura.len() => {
                self.ura = win.ura.iter().map(|&face| number(face)).collect();
            }
            _ => {}
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As all shares that there are say.
    #[test]
    fn points_of_a_tsumo_are_split_in_the_one_way_there_is() {
        for payers in [2, 3] {
            let mut split = std::collections::HashMap::new();
            for each in (0..40_000u32).step_by(100) {
                for dealer in [Some(2 * each), (2 * each).checked_sub(100)].into_iter().flatten() {
                    let before = split.insert(dealer + (payers - 1) * each, (each, dealer));
                    assert_eq!(before, None);
                }
            }
            for points in (0..80_000).step_by(50) {
                assert_eq!(tsumo_shares(points, payers), split.get(&points).copied(), "{points}");
            }
        }
    }
}
