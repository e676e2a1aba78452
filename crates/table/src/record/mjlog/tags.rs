//! Reads the tags of a game in order.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::notation::RedFives;
use mentsu::notation::mjlog::{Declaration, MjlogError, decode, decode_sanma};
use mentsu::{Face, Wind};

use super::lobby;
use super::seed::TenhouWalls;
use super::tag::Tag;
use crate::event::{Deal, Event};
use crate::record::building::{RoundBuilder, end_round};
use crate::record::error::{RecordError, Wrong, missing, out_of_place, unreadable};
use crate::record::format::Format;
use crate::record::game::{Offers, Record, RecordedResult, Sent, Told};
use crate::record::game_kind::GameKind;
use crate::record::oddity::Oddity;
use crate::record::origin::{Dan, Origin};
use crate::record::place::Place;
use crate::record::text::{Decimal, percent_decoded};
use crate::rules::GameRules;
use crate::seat::Seat;

/// Reads tags into a record.
pub(super) struct TagReader {
    pub(super) record: Record,
    pub(super) reds: RedFives,
    walls: Option<TenhouWalls>,
    seed: Option<String>,
    /// The round that is read; none before the first of a game.
    pub(super) round: Option<RoundBuilder>,
    /// The id that each player has just drawn.
    drawn: [Option<u8>; 4],
    /// How many places the numbers of a client's log are turned: the seat of who sees.
    turned: usize,
    /// Around how many places they are turned.
    around: usize,
    /// The games of a client's log that are over.
    games: Vec<Record>,
    /// A game that a client joins: another, or again the one that it left.
    joined: Option<Joined>,
    /// Whether a tag has given the game's result.
    ended: bool,
}

/// A game that a client joins.
struct Joined {
    kind: GameKind,
    own_rules: Option<GameRules>,
    oddities: Vec<Oddity>,
    names: [String; 4],
    origin: Origin,
}

impl TagReader {
    pub(super) fn new(format: Format) -> TagReader {
        TagReader {
            record: Record::empty(format),
            reds: RedFives::OnePerSuit,
            walls: None,
            seed: None,
            round: None,
            drawn: [None; 4],
            turned: 0,
            around: 4,
            games: Vec::new(),
            joined: None,
            ended: false,
        }
    }

    fn is_client(&self) -> bool {
        self.record.format == Format::Client
    }

    /// The seat that the record counts as this one.
    pub(super) fn turn(&self, seat: Seat) -> Seat {
        match seat.index() {
            number if number < self.around => Seat::ALL[(number + self.turned) % self.around],
            _ => seat,
        }
    }

    /// The values of the record's places, by seat.
    pub(super) fn by_seat<T: Copy>(&self, values: [T; 4]) -> [T; 4] {
        let mut turned = values;
        for (seat, value) in Seat::ALL.into_iter().zip(values) {
            turned[self.turn(seat).index()] = value;
        }
        turned
    }

    /// Notes that the text ends here, without its closing tag.
    pub(super) fn broken_off(&mut self, place: Place) {
        self.record.oddities.push(Oddity::BrokenOff { place });
    }

    /// The records of all games.
    pub(super) fn finish(mut self) -> Result<Vec<Record>, Box<RecordError>> {
        let last = self.round.take().ok_or_else(|| RecordError::whole(Wrong::NoRound))?.round;
        self.record.rounds.push(last);
        self.games.push(self.record);
        Ok(self.games)
    }

    pub(super) fn tag(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        match tag.name.as_str() {
            "SHUFFLE" => {
                self.seed = tag.get("seed").map(ToString::to_string);
                self.record.origin.set_reference(tag.get("ref").unwrap_or_default());
            }
            "GO" => self.go(tag)?,
            "UN" => self.names(tag)?,
            "INIT" => self.init(tag, false)?,
            "REINIT" if self.is_client() => self.init(tag, true)?,
            "N" => self.declare(tag)?,
            "REACH" => self.riichi(tag)?,
            "DORA" => {
                let face = tag.face("hai", tag.number("hai")?, self.reds)?;
                self.event(tag, Event::Dora { face })?;
            }
            "AGARI" => self.win(tag)?,
            "RYUUKYOKU" => self.ryuukyoku(tag)?,
            "BYE" => {
                let seat = self.turn(tag.seat("who")?);
                self.push(tag.place, Told::Left(seat));
            }
            "FURITEN" => {
                let furiten = tag.number::<u8>("show")? != 0;
                self.push(tag.place, Told::Furiten(furiten));
            }
            "mjloggm" | "TAIKYOKU" => {}
            name => match turn_letter(name) {
                Some((letter, id)) => self.turn_tag(tag, letter, id)?,
                // A server says much to a client that is no part of the game.
                None if self.is_client() || name == "CHAT" => {}
                None => return Err(tag.error(out_of_place("an unknown tag"))),
            },
        }
        Ok(())
    }

    fn go(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let bits = tag.number("type")?;
        let kind = GameKind::of_tenhou_type(bits);
        let (own_rules, oddities) = lobby::rules_of(tag, bits, &kind);
        let private = tag.get("lobby").and_then(|lobby| lobby.parse().ok()).filter(|at| *at > 0);
        // Only games of the public lobby are ranked.
        let room = lobby::room_of(bits).filter(|_| private.is_none());
        let origin = Origin { room, lobby: private, ..Origin::default() };
        if self.is_client() && self.round.is_some() {
            let names = Default::default();
            self.joined = Some(Joined { kind, own_rules, oddities, names, origin });
            return Ok(());
        }
        self.record.kind = kind;
        (self.record.origin.room, self.record.origin.lobby) = (origin.room, origin.lobby);
        self.record.own_rules = own_rules;
        self.record.oddities.extend(oddities);
        self.reds = if self.record.kind.reds { RedFives::OnePerSuit } else { RedFives::None };
        let Some(seed) = &self.seed else { return Ok(()) };
        let Some((TenhouWalls::METHOD, words)) = seed.split_once(',') else { return Ok(()) };
        let walls = TenhouWalls::new(words, self.record.kind.is_sanma());
        self.walls = Some(walls.map_err(|why| tag.error(Box::new(Wrong::Seed { why })))?);
        Ok(())
    }

    /// The players' names, ranks and ratings; later, who is back at the table.
    fn names(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let origin = match &mut self.joined {
            Some(joined) => Some(&mut joined.origin),
            None => Some(&mut self.record.origin).filter(|_| self.round.is_none()),
        };
        if let Some(origin) = origin {
            let each =
                |name| tag.get(name).into_iter().flat_map(|all| all.split(',')).map(str::trim);
            for (dan, text) in origin.dan.iter_mut().zip(each("dan")) {
                *dan = text.parse().ok().and_then(Dan::tenhou);
            }
            for (rate, text) in origin.rates.iter_mut().zip(each("rate")) {
                *rate = text.parse().ok().map(|Decimal::<2>(rate)| rate);
            }
        }
        for (number, name) in ["n0", "n1", "n2", "n3"].into_iter().enumerate() {
            let Some(text) = tag.get(name) else { continue };
            if let Some(joined) = &mut self.joined {
                joined.names[number] = percent_decoded(text);
            } else if self.round.is_none() {
                self.record.names[number] = percent_decoded(text);
            } else {
                let seat = self.turn(Seat::ALL[number]);
                self.push(tag.place, Told::Back(seat));
            }
        }
        Ok(())
    }

    fn init(&mut self, tag: &Tag, midway: bool) -> Result<(), Box<RecordError>> {
        if !self.is_client() {
            let ended = end_round(&mut self.record.rounds, self.round.take());
            ended.map_err(|wrong| tag.error(wrong))?;
        }
        let [number, honba, sticks, _, _, indicator] = tag.exactly::<u16, 6>("seed")?;
        let dealer = Seat::ALL[usize::from(number % 4)];
        let named = tag.seat("oya")?;
        if self.is_client() {
            self.join(tag, (number, honba), midway)?;
            let (turned, around) = self.turning(tag, dealer, named)?;
            if self.record.rounds.is_empty() {
                (self.turned, self.around) = (turned, around);
                for (seat, name) in Seat::ALL.into_iter().zip(self.record.names.clone()) {
                    let turned = self.turn(seat);
                    self.record.names[turned.index()] = name;
                }
                self.record.origin.dan = self.by_seat(self.record.origin.dan);
                self.record.origin.rates = self.by_seat(self.record.origin.rates);
                self.record.seen_by = Some(self.turn(Seat::ALL[0]));
            }
        }
        let players = self.record.kind.players();
        self.record.origin.keep_players(players);
        if self.turn(named) != dealer || number >= 16 || dealer.index() >= usize::from(players) {
            return Err(tag.error(unreadable("oya", named)));
        }
        let mut points = [0; 4];
        for (points, tens) in points.iter_mut().zip(tag.exactly::<i32, 4>("ten")?) {
            *points = tag.hundreds("ten", tens)?;
        }
        let mut hands: [Vec<Face>; 4] = Default::default();
        if let Some(seat) = self.record.seen_by {
            hands[seat.index()] = self.dealt(tag, "hai", midway)?;
        } else {
            let named = ["hai0", "hai1", "hai2", "hai3"].into_iter().zip(&mut hands);
            for (name, hand) in named.take(usize::from(players)) {
                *hand = self.dealt(tag, name, midway)?;
            }
        }
        let first =
            u8::try_from(indicator).map_err(|_| tag.error(unreadable("seed", indicator)))?;
        let deal = Deal {
            round: Wind::ALL[usize::from(number / 4)],
            dealer,
            honba,
            sticks,
            points: self.by_seat(points),
            indicator: tag.face("seed", first, self.reds)?,
            hands,
        };
        self.drawn = [None; 4];
        let mut round = RoundBuilder::new(tag.place, deal).map_err(|wrong| tag.error(wrong))?;
        if midway {
            round = round.midway();
        }
        round.round.wall = self.walls.as_mut().and_then(Iterator::next);
        self.round = Some(round);
        Ok(())
    }

    /// How many places the numbers of a client's log are turned, and around how many.
    fn turning(
        &self,
        tag: &Tag,
        dealer: Seat,
        named: Seat,
    ) -> Result<(usize, usize), Box<RecordError>> {
        // Where the fourth of three players has points, the empty place is turned as well.
        let empty_place_turned = tag.exactly::<i32, 4>("ten")?[3] != 0;
        let around = if self.record.kind.is_sanma() && !empty_place_turned { 3 } else { 4 };
        Ok(((dealer.index() + around - named.index() % around) % around, around))
    }

    /// Ends a client's round, and begins another game where the client has joined one: after the
    /// end of the last, or if the round isn't a later one of it as the same seat sees it.
    fn join(&mut self, tag: &Tag, at: (u16, u16), midway: bool) -> Result<(), Box<RecordError>> {
        let joined = self.joined.take();
        let Some(RoundBuilder { round, .. }) = self.round.take() else { return Ok(()) };
        let deal = &round.deal;
        let before = (4 * deal.round as u16 + deal.dealer.index() as u16, deal.honba);
        let is_another = match &joined {
            _ if self.ended => true,
            None => false,
            Some(joined) => {
                let dealer = Seat::ALL[usize::from(at.0 % 4)];
                let (turned, _) = self.turning(tag, dealer, tag.seat("oya")?)?;
                joined.kind != self.record.kind
                    || at < before
                    || (at == before && !midway)
                    || turned != self.turned
            }
        };
        self.record.rounds.push(round);
        if !is_another {
            return Ok(());
        }
        let next = match joined {
            Some(Joined { kind, own_rules, oddities, names, origin }) => {
                let empty = Record::empty(Format::Client);
                Record { kind, own_rules, oddities, names, origin, ..empty }
            }
            None => {
                let Record { kind, own_rules, .. } = self.record;
                Record { kind, own_rules, ..Record::empty(Format::Client) }
            }
        };
        let kind = next.kind;
        self.games.push(core::mem::replace(&mut self.record, next));
        self.reds = if kind.reds { RedFives::OnePerSuit } else { RedFives::None };
        (self.turned, self.around, self.ended) = (0, 4, false);
        Ok(())
    }

    fn dealt(
        &self,
        tag: &Tag,
        name: &'static str,
        midway: bool,
    ) -> Result<Vec<Face>, Box<RecordError>> {
        let hand = tag.faces(name, self.reds)?;
        if hand.len() != 13 && !midway {
            return Err(tag.error(unreadable(name, format!("{} tiles", hand.len()))));
        }
        Ok(hand)
    }

    /// A draw or a discard: its letter gives the player, its number the tile.
    fn turn_tag(&mut self, tag: &Tag, letter: u8, id: Option<u8>) -> Result<(), Box<RecordError>> {
        let (number, draws) = match letter.to_ascii_uppercase() {
            letter @ b'T'..=b'W' => (letter - b'T', true),
            letter => (letter - b'D', false),
        };
        let seat = self.turn(Seat::ALL[usize::from(number)]);
        let face = id.map(|id| tag.face("tile", id, self.reds)).transpose()?;
        let hidden = self.is_client() && number != 0;
        if draws {
            if face.is_none() != hidden {
                return Err(tag.error(missing("the tile")));
            }
            let round = self.round.as_ref();
            let rinshan = round.is_some_and(|round| round.holdings.of(seat).draws_rinshan);
            self.event(tag, Event::Draw { seat, face, rinshan })?;
            self.drawn[seat.index()] = id;
        } else {
            let face = face.ok_or_else(|| tag.error(missing("the tile")))?;
            let tsumogiri =
                if hidden { letter.is_ascii_lowercase() } else { self.drawn[seat.index()] == id };
            self.event(tag, Event::Discard { seat, face, tsumogiri })?;
            self.drawn[seat.index()] = None;
        }
        self.offers(tag)
    }

    fn offers(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        if let Some(offers) = tag.number_if_any("t")? {
            self.push(tag.place, Told::Offered(Offers(offers)));
        }
        Ok(())
    }

    /// What a number declares; in sanma it counts places around a table for four.
    pub(super) fn decoded(&self, bits: u16, seat: Seat) -> Result<Declaration, MjlogError> {
        if self.record.kind.is_sanma() {
            decode_sanma(bits, self.reds, seat.index() as u8)
        } else {
            decode(bits, self.reds)
        }
    }

    fn declare(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let seat = self.turn(tag.seat("who")?);
        let declaration = self.decoded(tag.number("m")?, seat);
        let event = match declaration.map_err(|why| tag.error(unreadable("m", why)))? {
            Declaration::Kita => Event::Kita { seat },
            Declaration::Meld(meld) if meld.call().is_none() || meld.added().is_some() => {
                Event::Kan { seat, meld }
            }
            Declaration::Meld(meld) => Event::Call { seat, meld },
        };
        self.event(tag, event)?;
        self.drawn[seat.index()] = None;
        self.offers(tag)
    }

    fn riichi(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let seat = self.turn(tag.seat("who")?);
        let event = match tag.number::<u8>("step")? {
            1 => Event::Riichi { seat },
            2 => Event::RiichiAccepted { seat },
            step => return Err(tag.error(unreadable("step", step))),
        };
        self.event(tag, event)
    }

    /// Notes an event of the round.
    pub(super) fn event(&mut self, tag: &Tag, event: Event) -> Result<(), Box<RecordError>> {
        self.round(tag)?.event(tag.place, event).map_err(|wrong| tag.error(wrong))
    }

    pub(super) fn round(&mut self, tag: &Tag) -> Result<&mut RoundBuilder, Box<RecordError>> {
        let error = || tag.error(out_of_place("an event before the first deal"));
        self.round.as_mut().ok_or_else(error)
    }

    fn push(&mut self, place: Place, told: Told) {
        if let Some(round) = &mut self.round {
            round.tell(place, told);
        }
    }

    /// What the client sends.
    pub(super) fn sent(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        let face = |name| tag.face(name, tag.number(name)?, self.reds);
        let sent = match (tag.name.as_str(), tag.number_if_any::<u8>("type")?) {
            ("D", _) => Sent::Discard(face("p")?),
            ("REACH", _) => Sent::Riichi,
            ("N", None | Some(0)) => Sent::Pass,
            ("N", Some(1)) => Sent::Pon([face("hai0")?, face("hai1")?]),
            ("N", Some(2)) => Sent::Daiminkan,
            ("N", Some(3)) => Sent::Chi([face("hai0")?, face("hai1")?]),
            ("N", Some(4)) => Sent::Ankan(face("hai")?),
            ("N", Some(5)) => Sent::Kakan(face("hai")?),
            ("N", Some(6)) => Sent::Ron,
            ("N", Some(7)) => Sent::Tsumo,
            ("N", Some(9)) => Sent::Kyuushu,
            ("N", Some(10)) => Sent::Kita,
            ("N", Some(number)) => return Err(tag.error(unreadable("type", number))),
            _ => return Ok(()),
        };
        self.push(tag.place, Told::Sent(sent));
        Ok(())
    }

    /// The result of the game, where a tag has it.
    pub(super) fn result(&mut self, tag: &Tag) -> Result<(), Box<RecordError>> {
        if tag.get("owari").is_none() {
            return Ok(());
        }
        self.ended = true;
        // Where chips are played for, everybody's chips follow.
        let numbers: Vec<Decimal<1>> = tag.at_end("owari")?;
        let (mut points, mut scores) = ([0; 4], [0; 4]);
        for seat in 0..4 {
            points[seat] = tag.hundreds("owari", numbers[2 * seat].0 / 10)?;
            scores[seat] = numbers[2 * seat + 1].0;
        }
        let (points, scores) = (self.by_seat(points), Some(self.by_seat(scores)));
        self.record.result = Some(RecordedResult { points, scores });
        self.ratio(tag);
        Ok(())
    }

    /// The points that a chip stands for, before the rate that money is paid at.
    fn ratio(&mut self, tag: &Tag) {
        let Record { own_rules: Some(rules), oddities, .. } = &mut self.record else { return };
        let Some(text) = tag.get("ratio") else { return };
        match text.split(',').next().and_then(|chip| chip.trim().parse().ok()) {
            Some(chip) => *rules = rules.with_chip_points(chip),
            None => oddities
                .push(Oddity::UnreadRule { name: "ratio".to_string(), value: text.to_string() }),
        }
    }
}

/// A letter and a number: `T12`, or `U` where the tile isn't seen.
fn turn_letter(name: &str) -> Option<(u8, Option<u8>)> {
    let (letter, digits) = name.split_at_checked(1)?;
    let letter = letter.as_bytes()[0];
    if !matches!(letter, b'T'..=b'W' | b'D'..=b'G' | b'd'..=b'g') {
        return None;
    }
    if digits.is_empty() {
        return Some((letter, None));
    }
    let id = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?;
    id.map(|id| (letter, Some(id)))
}
