//! How a round ends: `AGARI` and `RYUUKYOKU`.

use mentsu::notation::mjlog::Declaration;
use mentsu::riichi::Limit;
use mentsu::{Face, Hand, Meld};
use smallvec::SmallVec;
use std::boxed::Box;
use std::string::ToString;
use std::vec::Vec;

use super::draws::DRAWS;
use super::tag::Tag;
use super::tags::TagReader;
use super::yaku::{round_wind_of, seat_wind_of, yaku_of};
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::building::{RoundBuilder, checked_hand};
use crate::record::claim::WinClaim;
use crate::record::error::{RecordError, Wrong, missing, unreadable};
use crate::seat::Seat;

/// The points that everybody receives, and the chips.
type Received = ([i32; 4], Option<[i32; 4]>);

impl TagReader {
    pub(super) fn win(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let seat = self.turn(tag.seat("who")?);
        let from = Some(self.turn(tag.seat("fromWho")?)).filter(|&from| from != seat);
        let tile = tag.face("machi", tag.number("machi")?, self.reds)?;
        let (melds, kita) = self.melds(tag, seat)?;
        let mut concealed = tag.faces("hai", self.reds)?;
        if from.is_some() {
            let won = concealed.iter().position(|&face| face == tile);
            concealed.remove(
                won.ok_or_else(|| tag.error(Box::new(Wrong::NotHeld { seat, face: tile })))?,
            );
        }
        let drawn = from.is_none().then_some(tile);
        let hand =
            checked_hand(seat, &concealed, &melds, drawn).map_err(|wrong| tag.error(wrong))?;
        let ura = match tag.get("doraHaiUra") {
            Some(_) => tag.faces("doraHaiUra", self.reds)?.into(),
            None => SmallVec::new(),
        };
        let (deltas, chips) = self.received(tag)?;
        // No rule of a yakuman's chips is known, so they aren't claimed.
        let chips = chips.filter(|_| tag.get("yakuman").is_none());
        let claim = WinClaim { chips, ..self.claim(tag, kita)? };
        let win = Win { seat, from, hand, tile, ura, deltas, worth: None };
        self.round(tag)?.win(tag.place, win, claim).map_err(|wrong| tag.error(wrong))?;
        self.result(tag)
    }

    /// The winner's melds in order of declaration, and how many norths he has set aside.
    fn melds(&self, tag: &Tag, seat: Seat) -> Result<(Vec<Meld>, u8), Box<RecordError>> {
        let (mut melds, mut kita) = (Vec::new(), 0);
        if tag.get("m").is_some() {
            for bits in tag.numbers::<u16>("m")?.into_iter().rev() {
                match self.decoded(bits, seat).map_err(|why| tag.error(unreadable("m", why)))? {
                    Declaration::Meld(meld) => melds.push(meld),
                    Declaration::Kita => kita += u8::from(kita < 4),
                }
            }
        }
        Ok((melds, kita))
    }

    fn claim(&self, tag: &Tag, kita: u8) -> Result<WinClaim, Box<RecordError>> {
        let [fu, points, limit] = tag.exactly::<u32, 3>("ten")?;
        // No hand is worth nothing: writers that don't know the points say so.
        let points = Some(points).filter(|&points| points > 0);
        let limit = match limit {
            0 => Limit::None,
            1 => Limit::Mangan,
            2 => Limit::Haneman,
            3 => Limit::Baiman,
            4 => Limit::Sanbaiman,
            5 => Limit::Yakuman,
            _ => return Err(tag.error(unreadable("ten", limit))),
        };
        let lists_yaku = tag.get("yaku").or(tag.get("yakuman")).is_some();
        let mut yaku = Vec::new();
        let (mut seat_wind, mut round_wind) = (None, None);
        if tag.get("yaku").is_some() {
            let numbers = tag.numbers::<u8>("yaku")?;
            for pair in numbers.chunks(2) {
                let &[number, han] = pair else {
                    return Err(tag.error(missing("the last yaku's han")));
                };
                yaku.push((number, han));
                (seat_wind, round_wind) =
                    (seat_wind.or(seat_wind_of(number)), round_wind.or(round_wind_of(number)));
            }
        }
        if tag.get("yakuman").is_some() {
            for number in tag.numbers::<u8>("yakuman")? {
                yaku.push((number, 0));
            }
        }
        let fu = u8::try_from(fu).map_err(|_| tag.error(unreadable("ten", fu)))?;
        let pao = match tag.get("paoWho") {
            Some(_) => Some(self.turn(tag.seat("paoWho")?)),
            None => None,
        };
        let mut claim = WinClaim {
            fu: Some(fu).filter(|&fu| fu > 0),
            points,
            // Tenhou doesn't call it a limit where kiriage makes a mangan of a hand.
            limit: points
                .map(|_| limit)
                .filter(|limit| *limit != Limit::None || !self.record.rules().scoring().kiriage()),
            seat_wind,
            round_wind,
            dora: Some(tag.faces("doraHai", self.reds)?.into()),
            pao,
            kita: Some(kita),
            ..WinClaim::default()
        };
        if lists_yaku {
            let named = |&(number, han): &(u8, u8)| {
                (number.to_string(), yaku_of(number).map(|name| (name, han)))
            };
            let named: Vec<_> = yaku.iter().map(named).collect();
            claim.list_yaku(named.iter().map(|(number, yaku)| (number.as_str(), *yaku)));
        }
        Ok(claim)
    }

    /// The points that everybody receives, every second number of `sc`; where chips are played for,
    /// eight more numbers have the same of them.
    fn received(&self, tag: &Tag) -> Result<Received, Box<RecordError>> {
        let numbers: Vec<i32> = tag.at_end("sc")?;
        let mut deltas = [0; 4];
        for (seat, delta) in deltas.iter_mut().enumerate() {
            *delta = tag.hundreds("sc", numbers[2 * seat + 1])?;
        }
        let chips = numbers.get(8..16).map(|of| self.by_seat([of[1], of[3], of[5], of[7]]));
        Ok((self.by_seat(deltas), chips))
    }

    pub(super) fn ryuukyoku(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let kind = match tag.get("type") {
            None => RyuukyokuKind::Exhaustive,
            Some(name) => {
                let draw = DRAWS.iter().find(|(of, _)| *of == name);
                draw.ok_or_else(|| tag.error(unreadable("type", name)))?.1
            }
        };
        let mut shown = [None; 4];
        for (number, name) in ["hai0", "hai1", "hai2", "hai3"].into_iter().enumerate() {
            if tag.get(name).is_some_and(|text| !text.is_empty()) {
                let concealed = tag.faces(name, self.reds)?;
                let seat = self.turn(Seat::ALL[number]);
                shown[seat.index()] = self.shown(tag, seat, &concealed)?;
            }
        }
        let (deltas, _) = self.received(tag)?;
        self.event(tag, Event::Ryuukyoku(Ryuukyoku { kind, hands: shown, deltas }))?;
        self.result(tag)
    }

    /// A hand shown at the end; `None` where the record doesn't know the melds.
    fn shown(
        &self,
        tag: &Tag,
        seat: Seat,
        concealed: &[Face],
    ) -> Result<Option<Hand>, Box<RecordError>> {
        let Some(RoundBuilder { round, holdings, .. }) = &self.round else { return Ok(None) };
        let drawn = holdings.of(seat).drawn;
        match holdings.shown(seat, concealed, drawn) {
            Ok(hand) => Ok(Some(hand)),
            Err(_) if round.midway => Ok(None),
            Err(wrong) => Err(tag.error(wrong)),
        }
    }
}
