//! What a win is worth, as plain numbers.

use core::fmt;

use mentsu::riichi::{NoWin, Payer, Rules, Score, Situation, WinEvent, Yaku, score};
use mentsu::{Counts, Face, Hand, HandError, MeldError, Tile, TooManyCopies, Wind};

use crate::status::{Failure, Status};

/// The kind of a meld.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldKind {
    /// Three tiles in a row, called (吃).
    Chi = 0,
    /// Three equal tiles, called (碰).
    Pon = 1,
    /// Four equal tiles, the fourth called (大明槓).
    Daiminkan = 2,
    /// A pon to which the fourth tile was added (加槓).
    Kakan = 3,
    /// Four equal tiles of the own hand (暗槓).
    Ankan = 4,
}

/// A declared set.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meld {
    /// A `MentsuMeldKind`.
    pub kind: u8,
    /// Its tiles, three or four: 0 to 33, or 34, 35 and 36 for a red 5m, 5p and 5s. The last of a
    /// kakan is the added one.
    pub tiles: [u8; 4],
}

/// The tiles that a player holds.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// How many of each kind are concealed, red fives included: 1m to 9m, 1p to 9p, 1s to 9s, east,
    /// south, west, north, haku, hatsu, chun.
    pub concealed: [u8; 34],
    /// How many of the concealed 5m, 5p and 5s are red.
    pub reds: [u8; 3],
    /// How many melds there are.
    pub meld_count: u8,
    /// The melds, in the order of their declaration.
    pub melds: [Meld; 4],
}

/// What happened before or at a win; a bit of `events` each.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Riichi was declared (立直).
    Riichi = 1,
    /// Riichi was declared in the first uninterrupted turn (両立直).
    DoubleRiichi = 1 << 1,
    /// The hand was won within a turn after riichi (一発).
    Ippatsu = 1 << 2,
    /// The tile was robbed from a kakan (搶槓).
    Chankan = 1 << 3,
    /// The tile was robbed from an ankan, which kokushi alone may do.
    RobbedAnkan = 1 << 4,
    /// The tile was drawn after the player's own kan or kita (嶺上開花).
    Rinshan = 1 << 5,
    /// The last tile of the wall was drawn (海底摸月).
    Haitei = 1 << 6,
    /// The last discard was taken (河底撈魚).
    Houtei = 1 << 7,
    /// The dealer won with the tiles dealt (天和).
    Tenhou = 1 << 8,
    /// Another player won on the first draw (地和).
    Chiihou = 1 << 9,
    /// Another player won on a discard before the first draw (人和).
    Renhou = 1 << 10,
    /// The tile of another's riichi was taken (燕返し).
    TsubameGaeshi = 1 << 11,
    /// The tile discarded right after a kan was taken (槓振り).
    Kanburi = 1 << 12,
    /// Riichi was declared with the hand shown (オープン立直).
    OpenRiichi = 1 << 13,
    /// The dealer won for the eighth time in a row (八連荘).
    Paarenchan = 1 << 14,
}

/// A win. All zeros but the hand and the tile are a ron of the dealer, in an east round, in which
/// nothing else happened.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// The hand without the tile that won.
    pub hand: Held,
    /// The tile that won: 0 to 33, or 34, 35 and 36 for a red 5m, 5p and 5s.
    pub tile: u8,
    /// 1 if the tile was drawn, 0 if another player discarded it.
    pub tsumo: u8,
    /// The winner's wind: 0 for east, who deals, to 3 for north.
    pub seat: u8,
    /// The wind of the round, alike.
    pub round: u8,
    /// The sum of what happened: `MentsuEvent`.
    pub events: u32,
    /// The dora indicators, tiles as above.
    pub dora: [u8; 5],
    /// How many there are.
    pub dora_count: u8,
    /// The ura dora indicators.
    pub ura: [u8; 5],
    /// How many there are.
    pub ura_count: u8,
    /// How many norths were set aside in sanma.
    pub kita: u8,
    /// Who discarded the tile: 1 for east to 4 for north, 0 if it doesn't matter. It matters only
    /// if another player is liable.
    pub discarder: u8,
    /// Who is liable for daisangen, daisuushi and suukantsu, alike; 0 for nobody.
    pub pao: [u8; 3],
    /// How many honba lie on the table.
    pub honba: u16,
    /// How many riichi sticks lie on the table, the winner's own included.
    pub sticks: u16,
}

/// What a win is worth. All zeros for a hand that has no points.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// The points received, without honba and sticks.
    pub points: u32,
    /// The points received in all.
    pub received: u32,
    /// What each player pays with honba: east, south, west, north.
    pub paid: [u32; 4],
    /// What the discarder pays with honba, where the win doesn't say who that is.
    pub paid_by_discarder: u32,
    /// The han of yaku and dora; 0 with a yakuman.
    pub han: u8,
    /// The fu, rounded; 0 with a yakuman.
    pub fu: u8,
    /// How many times a yakuman.
    pub yakuman: u8,
    /// How many dora by the indicators.
    pub dora: u8,
    /// How many ura dora.
    pub ura: u8,
    /// How many red fives.
    pub reds: u8,
    /// The yaku: bit n is the one whose name `mentsu_yaku_name(n)` gives.
    pub yaku: u64,
}

/// Why a win has no points.
#[derive(Debug)]
pub(crate) enum NoPoints {
    /// A field has a number that it can't have.
    Field {
        field: &'static str,
        value: u32,
        most: u32,
    },
    /// More red fives than fives of all colours.
    Meld(usize, MeldError),
    Copies(TooManyCopies),
    Hand(HandError),
    NoWin(NoWin),
}

impl fmt::Display for NoPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPoints::Field { field, value, most } => {
                write!(f, "`{field}` is {value}, but at most {most}")
            }
            NoPoints::Meld(place, error) => write!(f, "`melds[{place}]`: {error}"),
            NoPoints::Copies(error) => error.fmt(f),
            NoPoints::Hand(error) => error.fmt(f),
            NoPoints::NoWin(error) => error.fmt(f),
        }
    }
}

impl From<NoPoints> for Failure {
    fn from(error: NoPoints) -> Failure {
        let status = match &error {
            NoPoints::Field { .. } | NoPoints::Meld(..) => Status::WrongField,
            NoPoints::Copies(_) | NoPoints::Hand(HandError::TooManyCopies(_)) => {
                Status::TooManyCopies
            }
            NoPoints::Hand(_) => Status::WrongSize,
            NoPoints::NoWin(_) => Status::NoWin,
        };
        Failure::new(status, error)
    }
}

/// A number that is at most this.
fn at_most(field: &'static str, value: u8, most: u8) -> Result<usize, NoPoints> {
    if value <= most {
        Ok(usize::from(value))
    } else {
        Err(NoPoints::Field { field, value: value.into(), most: most.into() })
    }
}

/// The face of a code: 0 to 33, then the red fives.
#[inline]
fn face(field: &'static str, code: u8) -> Result<Face, NoPoints> {
    let wrong = || NoPoints::Field { field, value: code.into(), most: 36 };
    match code {
        0..34 => Ok(Face::plain(Tile::ALL[usize::from(code)])),
        34..37 => Face::red(Tile::ALL[usize::from(code - 34) * 9 + 4]).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

/// The code of a face, the reverse of [`face`].
#[cfg(any(feature = "game", test))]
pub(crate) const fn code(face: Face) -> u8 {
    let tile = face.tile().index();
    if face.is_red() { 34 + (tile / 9) as u8 } else { tile as u8 }
}

fn wind(field: &'static str, number: u8) -> Result<Wind, NoPoints> {
    at_most(field, number, 3).map(|number| Wind::ALL[number])
}

/// A wind from 1, or nobody.
fn player(field: &'static str, number: u8) -> Result<Option<Wind>, NoPoints> {
    Ok(at_most(field, number, 4)?.checked_sub(1).map(|wind| Wind::ALL[wind]))
}

impl Meld {
    fn read(&self, place: usize) -> Result<mentsu::Meld, NoPoints> {
        let kind = mentsu::MeldKind::ALL[at_most("kind", self.kind, 4)?];
        let mut faces = [Face::plain(Tile::M1); 4];
        let faces = &mut faces[..kind.len()];
        for (face, code) in faces.iter_mut().zip(self.tiles) {
            *face = self::face("tiles", code)?;
        }
        mentsu::Meld::from_faces(kind, faces).map_err(|error| NoPoints::Meld(place, error))
    }

    #[cfg(feature = "game")]
    pub(crate) fn of(meld: &mentsu::Meld) -> Meld {
        let mut tiles = [0; 4];
        for (place, face) in tiles.iter_mut().zip(meld.faces()) {
            *place = code(face);
        }
        Meld { kind: meld.kind() as u8, tiles }
    }
}

impl Held {
    #[inline]
    fn read(&self) -> Result<Hand, NoPoints> {
        let concealed = Counts::from_array(self.concealed).map_err(NoPoints::Copies)?;
        let count = at_most("meld_count", self.meld_count, 4)?;
        if count == 0 {
            return Hand::from_counts(concealed, self.reds, &[]).map_err(NoPoints::Hand);
        }
        // The melds that aren't there repeat the first.
        let mut melds = [self.melds[0].read(0)?; 4];
        for (place, meld) in melds.iter_mut().enumerate().take(count).skip(1) {
            *meld = self.melds[place].read(place)?;
        }
        Hand::from_counts(concealed, self.reds, &melds[..count]).map_err(NoPoints::Hand)
    }

    #[cfg(feature = "game")]
    pub(crate) fn of(hand: &Hand) -> Held {
        let mut melds = [Meld::default(); 4];
        for (place, meld) in melds.iter_mut().zip(hand.melds()) {
            *place = Meld::of(meld);
        }
        Held {
            concealed: hand.concealed().to_array(),
            reds: hand.reds_by_suit(),
            meld_count: hand.melds().len() as u8,
            melds,
        }
    }
}

impl Win {
    fn indicators(
        field: &'static str,
        codes: &[u8; 5],
        count: u8,
    ) -> Result<([Face; 5], usize), NoPoints> {
        let count = at_most(field, count, 5)?;
        let mut faces = [Face::plain(Tile::M1); 5];
        for (face, code) in faces.iter_mut().zip(codes).take(count) {
            *face = self::face(field, *code)?;
        }
        Ok((faces, count))
    }

    #[inline]
    fn situation(&self, tile: Face) -> Result<Situation, NoPoints> {
        let tsumo = at_most("tsumo", self.tsumo, 1)? == 1;
        let mut situation = if tsumo { Situation::tsumo() } else { Situation::ron(tile) }
            .with_seat(wind("seat", self.seat)?)
            .with_round(wind("round", self.round)?);
        // Each setter copies the situation, so those of nothing are left out.
        if self.dora_count > 0 {
            let (dora, count) = Win::indicators("dora", &self.dora, self.dora_count)?;
            situation = situation.with_dora(dora[..count].iter().copied());
        }
        if self.ura_count > 0 {
            let (ura, count) = Win::indicators("ura", &self.ura, self.ura_count)?;
            situation = situation.with_ura(ura[..count].iter().copied());
        }
        if self.kita > 0 {
            situation = situation.with_kita(self.kita);
        }
        if self.honba > 0 || self.sticks > 0 {
            situation = situation.with_honba(self.honba).with_sticks(self.sticks);
        }
        let mut events = self.events;
        if events >> WinEvent::ALL.len() != 0 {
            let most = (1 << WinEvent::ALL.len()) - 1;
            return Err(NoPoints::Field { field: "events", value: events, most });
        }
        while events != 0 {
            situation = situation.with_event(WinEvent::ALL[events.trailing_zeros() as usize]);
            events &= events - 1;
        }
        if let Some(discarder) = player("discarder", self.discarder)? {
            situation = situation.with_discarder(discarder);
        }
        if self.pao != [0; 3] {
            let yakuman = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];
            for (yakuman, liable) in yakuman.into_iter().zip(self.pao) {
                if let Some(liable) = player("pao", liable)? {
                    situation = situation.with_pao(yakuman, liable);
                }
            }
        }
        Ok(situation)
    }
}

impl Points {
    #[inline]
    fn of(score: &Score) -> Points {
        let payments = score.payments();
        let (mut paid, mut paid_by_discarder) = ([0; 4], 0);
        for payment in payments {
            match payment.payer() {
                Payer::Seat(wind) => paid[wind as usize] += payment.total(),
                Payer::Discarder => paid_by_discarder += payment.total(),
            }
        }
        let dora = score.dora();
        Points {
            points: score.points(),
            received: payments.received(),
            paid,
            paid_by_discarder,
            han: score.han().unwrap_or(0),
            fu: score.fu().unwrap_or(0),
            yakuman: score.yakuman(),
            dora: dora.dora(),
            ura: dora.ura(),
            reds: dora.aka(),
            yaku: score.yaku_set().bits(),
        }
    }
}

/// What a win is worth by these rules.
pub(crate) fn points(win: &Win, rules: &Rules) -> Result<Points, NoPoints> {
    let tile = face("tile", win.tile)?;
    let mut hand = win.hand.read()?;
    let situation = win.situation(tile)?;
    if situation.is_tsumo() {
        hand = hand.draw(tile).map_err(NoPoints::Hand)?;
    }
    // A score is large, so it isn't moved.
    match &score(&hand, &situation, rules) {
        Ok(score) => Ok(Points::of(score)),
        Err(error) => Err(NoPoints::NoWin(*error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_the_header_are_those_of_the_library() {
        let events = [
            Event::Riichi,
            Event::DoubleRiichi,
            Event::Ippatsu,
            Event::Chankan,
            Event::RobbedAnkan,
            Event::Rinshan,
            Event::Haitei,
            Event::Houtei,
            Event::Tenhou,
            Event::Chiihou,
            Event::Renhou,
            Event::TsubameGaeshi,
            Event::Kanburi,
            Event::OpenRiichi,
            Event::Paarenchan,
        ];
        assert_eq!(events.len(), WinEvent::ALL.len());
        for (nth, event) in events.into_iter().enumerate() {
            assert_eq!(event as u32, 1 << nth);
            assert_eq!(format!("{event:?}"), format!("{:?}", WinEvent::ALL[nth]));
        }
        let melds =
            [MeldKind::Chi, MeldKind::Pon, MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan];
        for (nth, kind) in melds.into_iter().enumerate() {
            assert_eq!(kind as usize, nth);
            assert_eq!(format!("{kind:?}"), format!("{:?}", mentsu::MeldKind::ALL[nth]));
        }
        for (nth, yaku) in Yaku::ALL.into_iter().enumerate() {
            assert_eq!(yaku as usize, nth);
        }
    }

    #[test]
    fn codes_are_read_back() {
        for number in 0..37 {
            assert_eq!(code(face("tile", number).unwrap()), number);
        }
        let error = face("tile", 37).unwrap_err();
        assert_eq!(error.to_string(), "`tile` is 37, but at most 36");
    }
}
