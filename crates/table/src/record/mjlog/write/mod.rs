//! Writes mjlog, so that what reads Tenhou's records reads it.

mod endings;
mod tiles;

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::Face;
use mentsu::notation::RedFives;

use self::tiles::Tiles;
use crate::event::Event;
use crate::ledger::Ledger;
use crate::record::building::Holdings;
use crate::record::game::{Record, RecordedResult, RecordedRound, Told};
use crate::record::mjlog::lobby::{bits_of_room, has_chips, written_bits};
use crate::record::origin::{Dan, Origin};
use crate::record::place::Place;
use crate::record::text::{Decimal, percent_encoded};
use crate::record::written::{Unwritable, all_tiles_visible, not_followed};
use crate::seat::Seat;

impl Record {
    /// The game as mjlog, Tenhou's XML.
    ///
    /// Each tile of a round is one of the 136, the same in hand, river and meld; red fives are the
    /// first copies. A `ten` of zeros marks unknown fu or points. If a draw shows no hands, the
    /// hands in tenpai are written.
    ///
    /// # Errors
    /// [`Unwritable`] names the first place that the format can't say: hidden tiles, a round that
    /// isn't over, more copies of a tile than there are.
    ///
    /// ```
    /// use mentsu_table::record;
    ///
    /// let text = r#"{"title":["",""],"name":["A","B","C","D"],
    ///     "rule":{"disp":"南喰赤","aka":1},"log":[[
    ///     [0,0,0],[25000,25000,25000,25000],[14],[],
    ///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
    ///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ///     ["九種九牌"]]]}"#;
    /// let record = record::read(text.as_bytes())?;
    /// let mjlog = record.to_mjlog()?;
    /// assert!(mjlog.contains(r#"<RYUUKYOKU type="yao9" ba="0,0" sc="250,0,250,0,250,0,250,0""#));
    /// assert_eq!(record::read(mjlog.as_bytes())?.rounds[0].deal, record.rounds[0].deal);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_mjlog(&self) -> Result<String, Unwritable> {
        self.scored().mjlog()
    }

    fn mjlog(&self) -> Result<String, Unwritable> {
        let bits = written_bits(&self.kind, &self.rules());
        let mut text = String::from("<mjloggm ver=\"2.3\">");
        let lobby = self.origin.lobby.unwrap_or(0);
        let room = self.origin.room.filter(|_| lobby == 0);
        let bits_of_game = self.kind.tenhou_type() | bits | bits_of_room(room, bits);
        text += &format!("<GO type=\"{bits_of_game}\" lobby=\"{lobby}\"/><UN");
        for (seat, name) in self.names.iter().enumerate() {
            text += &format!(" n{seat}=\"{}\"", percent_encoded(name));
        }
        text += &(self.ranks() + "/><TAIKYOKU oya=\"0\"/>");
        let mut chips = has_chips(bits).then_some([0; 4]);
        for (number, round) in self.rounds.iter().enumerate() {
            all_tiles_visible(round, self.kind.players())?;
            if !round.is_complete() {
                return Err(Unwritable::EndsWithin { place: round.place });
            }
            let result = self.result.filter(|_| number + 1 == self.rounds.len());
            chips =
                RoundWriter { chips, ..RoundWriter::new(self, round, result) }.write(&mut text)?;
        }
        Ok(text + "</mjloggm>")
    }

    /// The players' ranks and ratings, if every player has them; the empty place gets those of a
    /// new player.
    fn ranks(&self) -> String {
        const NEW: (u8, i32) = (0, 150_000);
        let Origin { dan, rates, .. } = &self.origin;
        let players = usize::from(self.kind.players());
        let numbers = dan[..players].iter().map(|dan| dan.and_then(Dan::tenhou_number));
        let numbers: Option<Vec<u8>> = numbers.collect();
        let rates: Option<Vec<i32>> = rates[..players].iter().copied().collect();
        let (Some(mut dan), Some(mut rates)) = (numbers, rates) else { return String::new() };
        dan.resize(4, NEW.0);
        rates.resize(4, NEW.1);
        format!(" dan=\"{}\" rate=\"{}\"", listed(dan), listed(rates.into_iter().map(Decimal::<2>)))
    }
}

/// Writes a round.
struct RoundWriter<'a> {
    record: &'a Record,
    round: &'a RecordedRound,
    /// The game's result, which stands in the last tag of its last round.
    result: Option<RecordedResult>,
    tiles: Tiles,
    /// What everybody holds, as far as it can be followed.
    holdings: Holdings,
    /// Who has given the last tile.
    gave: Option<Seat>,
    ledger: Ledger,
    /// The dora indicators that are turned over, then the ura indicators.
    indicators: Vec<(Face, u8)>,
    ura: Vec<(Face, u8)>,
    /// How many wins there were.
    wins: usize,
    /// Everybody's chips, where they are played for.
    chips: Option<[i32; 4]>,
}

impl<'a> RoundWriter<'a> {
    fn new(
        record: &'a Record,
        round: &'a RecordedRound,
        result: Option<RecordedResult>,
    ) -> RoundWriter<'a> {
        let reds = if record.kind.reds { RedFives::OnePerSuit } else { RedFives::None };
        RoundWriter {
            record,
            round,
            result,
            tiles: Tiles::new(reds, record.kind.is_sanma()),
            holdings: Holdings::dealt(&round.deal),
            gave: None,
            ledger: Ledger { points: round.deal.points, sticks: round.deal.sticks },
            indicators: Vec::new(),
            ura: Vec::new(),
            wins: 0,
            chips: None,
        }
    }

    /// Writes it, and returns everybody's chips at its end.
    fn write(mut self, text: &mut String) -> Result<Option<[i32; 4]>, Unwritable> {
        *text += &self.init()?;
        let last =
            self.round.entries.iter().rposition(|entry| matches!(entry.told, Told::Event(_)));
        for (number, entry) in self.round.entries.iter().enumerate() {
            let place = entry.place;
            match &entry.told {
                Told::Event(event) => {
                    let result = self.result.filter(|_| Some(number) == last);
                    *text += &self.event(event, place, result)?;
                    let followed = self.holdings.follow(event);
                    followed.map_err(|wrong| not_followed(place, &wrong))?;
                    if let Event::Discard { seat, .. } = event {
                        self.gave = Some(*seat);
                    }
                }
                Told::Left(seat) => *text += &format!("<BYE who=\"{}\" />", seat.index()),
                Told::Back(seat) => {
                    let name = percent_encoded(&self.record.names[seat.index()]);
                    *text += &format!("<UN n{}=\"{name}\"/>", seat.index());
                }
                _ => {}
            }
        }
        Ok(self.chips)
    }

    fn init(&mut self) -> Result<String, Unwritable> {
        let (deal, place) = (&self.round.deal, self.round.place);
        let indicator = self.turn_over(deal.indicator, place)?;
        let number = 4 * deal.round as usize + deal.dealer.index();
        let mut text = format!(
            "<INIT seed=\"{number},{},{},0,0,{indicator}\" ten=\"{}\" oya=\"{}\"",
            deal.honba,
            deal.sticks,
            hundreds(deal.points, place)?,
            deal.dealer.index(),
        );
        if let Some(chips) = self.chips {
            text += &format!(" chip=\"{}\"", listed(chips));
        }
        for (seat, hand) in self.tiles.deal(deal, place)?.iter().enumerate() {
            text += &format!(" hai{seat}=\"{}\"", listed(hand));
        }
        Ok(text + "/>")
    }

    /// The tag of an event.
    fn event(
        &mut self,
        event: &Event,
        place: Place,
        result: Option<RecordedResult>,
    ) -> Result<String, Unwritable> {
        let tiles = &mut self.tiles;
        Ok(match *event {
            Event::Draw { seat, face: Some(face), .. } => {
                let id = tiles.draw(seat, face, place)?;
                format!("<{}{id}/>", ["T", "U", "V", "W"][seat.index()])
            }
            Event::Discard { seat, face, tsumogiri } => {
                let id = tiles.discard(seat, face, tsumogiri, place)?;
                format!("<{}{id}/>", ["D", "E", "F", "G"][seat.index()])
            }
            Event::Riichi { seat } => format!("<REACH who=\"{}\" step=\"1\"/>", seat.index()),
            Event::RiichiAccepted { seat } => {
                self.ledger.follow(event).map_err(|why| Unwritable::Uncounted { place, why })?;
                let points = hundreds(self.ledger.points, place)?;
                format!("<REACH who=\"{}\" ten=\"{points}\" step=\"2\"/>", seat.index())
            }
            Event::Call { seat, meld } | Event::Kan { seat, meld } => {
                declared(seat, tiles.declare(seat, meld, place)?)
            }
            Event::Kita { seat } => declared(seat, tiles.kita(seat, place)?),
            Event::Dora { face } => {
                format!("<DORA hai=\"{}\" />", self.turn_over(face, place)?)
            }
            Event::Win(ref win) => self.win(win, place, result)?,
            Event::Ryuukyoku(ref draw) => self.ryuukyoku(draw, place, result)?,
            Event::OpenHand { seat, .. } => return Err(Unwritable::OpenHand { place, seat }),
            // Without a face it isn't written at all, and a deal isn't among a round's events.
            Event::Draw { .. } | Event::Deal(_) => String::new(),
        })
    }

    fn turn_over(&mut self, face: Face, place: Place) -> Result<u8, Unwritable> {
        let id = self.tiles.new_copy(face, place)?;
        self.indicators.push((face, id));
        Ok(id)
    }
}

fn declared(seat: Seat, bits: u16) -> String {
    format!("<N who=\"{}\" m=\"{bits}\" />", seat.index())
}

/// Numbers with commas between.
fn listed<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    words.join(",")
}

/// Points in hundreds, with commas between.
fn hundreds(points: impl IntoIterator<Item = i32>, place: Place) -> Result<String, Unwritable> {
    let hundreds = points.into_iter().map(|points| match points % 100 {
        0 => Ok(points / 100),
        _ => Err(Unwritable::Points { place, points }),
    });
    Ok(listed(hundreds.collect::<Result<Vec<i32>, Unwritable>>()?))
}
