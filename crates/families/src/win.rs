//! How a hand was won: seats, events, flowers.

use core::fmt;
use core::marker::PhantomData;

use mentsu::fields::{FieldKind, FieldType, FieldValue, NameSet};
use mentsu::names::Named;
use mentsu::{Flowers, Wind};

/// Something that happened and that a pattern may ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Event {
    /// 天和: the dealer wins with the tiles dealt.
    Heavenly,
    /// 地和: a win in the first turn, as the family has it.
    Earthly,
    /// 人和: a win on a discard in the first turn.
    Humanly,
    /// 天听: ready with the tiles dealt, and declared.
    HeavenlyReady,
    /// 地听: ready after the first discard, and declared.
    EarthlyReady,
    /// 报听: readiness was declared.
    Ready,
    /// 杠上炮: the winning tile was discarded after a replacement tile.
    KongDiscard,
}

mentsu::names! { Event, "event":
    Heavenly "heavenly",
    Earthly "earthly",
    Humanly "humanly",
    HeavenlyReady "heavenly_ready",
    EarthlyReady "earthly_ready",
    Ready "ready",
    KongDiscard "kong_discard",
}

/// How a hand was won.
///
/// ```
/// use mentsu::Wind;
/// use mentsu_families::{Event, Win};
///
/// let win = Win::by_discard().with_seat(Wind::South).with_discarder(Wind::East);
/// assert!(win.check().is_ok());
/// assert!(win.with_event(Event::Heavenly).check().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Win {
    seat: Wind,
    prevalent: Wind,
    self_drawn: bool,
    discarder: Option<Wind>,
    liable: Option<Wind>,
    last_tile: bool,
    last_copy: bool,
    kong: bool,
    /// A bit for each event.
    events: u8,
    /// A bit for each seat that has won before.
    out: u8,
    flowers: Flowers,
    streak: u8,
}

impl Win {
    /// The most that `streak` can be.
    pub const MAX_STREAK: u8 = 100;

    /// A win on a tile that the player drew: East's seat and round, no flowers.
    #[must_use]
    pub const fn self_drawn() -> Win {
        Win {
            seat: Wind::East,
            prevalent: Wind::East,
            self_drawn: true,
            discarder: None,
            liable: None,
            last_tile: false,
            last_copy: false,
            kong: false,
            events: 0,
            out: 0,
            flowers: Flowers::EMPTY,
            streak: 0,
        }
    }

    /// A win on another player's tile.
    #[must_use]
    pub const fn by_discard() -> Win {
        Win { self_drawn: false, ..Win::self_drawn() }
    }

    /// With the player's seat; East is the dealer.
    #[must_use]
    pub const fn with_seat(self, seat: Wind) -> Win {
        Win { seat, ..self }
    }

    /// With the wind of the round (圈风).
    #[must_use]
    pub const fn with_prevalent(self, prevalent: Wind) -> Win {
        Win { prevalent, ..self }
    }

    /// With the seat that discarded the winning tile, or whose kong was robbed.
    #[must_use]
    pub const fn with_discarder(self, seat: Wind) -> Win {
        Win { discarder: Some(seat), ..self }
    }

    /// With a seat that pays for all (包).
    #[must_use]
    pub const fn with_liable(self, seat: Wind) -> Win {
        Win { liable: Some(seat), ..self }
    }

    /// On the last tile of the wall, or on the discard after it.
    #[must_use]
    pub const fn with_last_tile(self) -> Win {
        Win { last_tile: true, ..self }
    }

    /// On the last of its kind (绝张).
    #[must_use]
    pub const fn with_last_copy(self) -> Win {
        Win { last_copy: true, ..self }
    }

    /// On the replacement tile of a kong, or by robbing one.
    #[must_use]
    pub const fn with_kong(self) -> Win {
        Win { kong: true, ..self }
    }

    /// With an event.
    #[must_use]
    pub const fn with_event(self, event: Event) -> Win {
        Win { events: self.events | 1 << event as u8, ..self }
    }

    /// With a player who has won before and pays no more, in games that go on (血战).
    #[must_use]
    pub const fn with_out(self, seat: Wind) -> Win {
        Win { out: self.out | 1 << seat as u8, ..self }
    }

    /// With the player's flowers.
    #[must_use]
    pub const fn with_flowers(self, flowers: Flowers) -> Win {
        Win { flowers, ..self }
    }

    /// With how often the dealer has stayed dealer (连庄), at most
    /// [`MAX_STREAK`](Self::MAX_STREAK).
    #[must_use]
    pub const fn with_streak(self, streak: u8) -> Win {
        Win { streak, ..self }
    }

    /// The player's seat.
    #[must_use]
    pub const fn seat(&self) -> Wind {
        self.seat
    }

    /// The wind of the round (圈风).
    #[must_use]
    pub const fn prevalent(&self) -> Wind {
        self.prevalent
    }

    /// Whether the player drew the winning tile.
    #[must_use]
    pub const fn is_self_drawn(&self) -> bool {
        self.self_drawn
    }

    /// The seat that discarded the winning tile, if it is known.
    #[must_use]
    pub const fn discarder(&self) -> Option<Wind> {
        self.discarder
    }

    /// The seat that pays for all.
    #[must_use]
    pub const fn liable(&self) -> Option<Wind> {
        self.liable
    }

    /// Whether the winning tile is the last of the wall, or discarded after it.
    #[must_use]
    pub const fn is_last_tile(&self) -> bool {
        self.last_tile
    }

    /// Whether the winning tile is the last of its kind.
    #[must_use]
    pub const fn is_last_copy(&self) -> bool {
        self.last_copy
    }

    /// Whether the winning tile is a replacement or was robbed.
    #[must_use]
    pub const fn is_kong(&self) -> bool {
        self.kong
    }

    /// Whether something happened.
    #[must_use]
    pub const fn has(&self, event: Event) -> bool {
        self.events >> event as u8 & 1 == 1
    }

    /// Whether a player has won before and pays no more.
    #[must_use]
    pub const fn is_out(&self, seat: Wind) -> bool {
        self.out >> seat as u8 & 1 == 1
    }

    /// The player's flowers.
    #[must_use]
    pub const fn flowers(&self) -> Flowers {
        self.flowers
    }

    /// How often the dealer has stayed dealer.
    #[must_use]
    pub const fn streak(&self) -> u8 {
        self.streak
    }

    /// How many flowers are the player's own.
    pub(crate) fn seat_flowers(&self) -> usize {
        self.flowers.of_seat(self.seat)
    }

    pub(crate) fn flower_groups(&self) -> usize {
        self.flowers.groups()
    }

    /// Whether this can have happened.
    ///
    /// # Errors
    /// [`Impossible`], the first contradiction.
    pub const fn check(&self) -> Result<(), Impossible> {
        let on_a_discard = self.has(Event::KongDiscard) || self.has(Event::Humanly);
        if self.self_drawn && self.discarder.is_some() {
            return Err(Impossible::DrawnAndDiscarded);
        }
        if self.self_drawn && on_a_discard {
            return Err(Impossible::DrawnByEvent);
        }
        if self.has(Event::Heavenly) && !(self.self_drawn && matches!(self.seat, Wind::East)) {
            return Err(Impossible::HeavenlyOfAnother);
        }
        if let Some(discarder) = self.discarder {
            if discarder as u8 == self.seat as u8 || self.is_out(discarder) {
                return Err(Impossible::WrongPayer);
            }
        }
        if let Some(liable) = self.liable {
            if liable as u8 == self.seat as u8 || self.is_out(liable) {
                return Err(Impossible::WrongPayer);
            }
        }
        if self.is_out(self.seat) {
            return Err(Impossible::WonBefore);
        }
        if self.streak > Win::MAX_STREAK {
            return Err(Impossible::LongStreak);
        }
        if self.has(Event::KongDiscard) && self.kong {
            return Err(Impossible::RobbedAndDiscarded);
        }
        Ok(())
    }
}

/// Some of a few names, as bits.
#[derive(Clone, Copy)]
struct Few<T>(u8, PhantomData<T>);

impl<T> From<u8> for Few<T> {
    fn from(bits: u8) -> Few<T> {
        Few(bits, PhantomData)
    }
}

impl<T: Named> FieldType for Few<T> {
    const KIND: FieldKind = FieldKind::Names(NameSet::new(T::NAMES, (1 << T::NAMES.len()) - 1));

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Names(NameSet::new(T::NAMES, self.0.into()))
    }

    fn from_value(value: FieldValue<'_>) -> Option<Few<T>> {
        let FieldValue::Names(names) = value else { return None };
        let bits: u8 = names.bits_of(T::NAMES)?.try_into().ok()?;
        Some(bits.into())
    }
}

mentsu::fields! { Win, "field of a win":
    /// Won on the own draw (自摸).
    "self_drawn": bool, |win| win.self_drawn, |win, self_drawn| Win { self_drawn, ..win };
    /// The player's seat (门风); East is the dealer.
    "seat": Wind, |win| win.seat, Win::with_seat;
    /// The wind of the round (圈风).
    "prevalent": Wind, |win| win.prevalent, Win::with_prevalent;
    /// Who discarded the winning tile, or whose kong was robbed.
    "discarder": Option<Wind>, |win| win.discarder, |win, discarder| Win { discarder, ..win };
    /// Who is liable and pays for all (包).
    "pays_for_all": Option<Wind>, |win| win.liable, |win, liable| Win { liable, ..win };
    /// No tile is left in the wall: won on its last tile (海底捞月), or on the discard after it
    /// (河底捞鱼).
    "last_tile": bool, |win| win.last_tile, |win, last_tile| Win { last_tile, ..win };
    /// Won on the last tile of its kind, with the other three visible to all (绝张).
    "last_copy": bool, |win| win.last_copy, |win, last_copy| Win { last_copy, ..win };
    /// Won on a kong's replacement tile (杠上开花), or by robbing a kong (抢杠).
    "kong": bool, |win| win.kong, |win, kong| Win { kong, ..win };
    /// What else happened.
    "events": Few<Event>, |win| win.events.into(), |win, Few(events, _)| Win { events, ..win };
    /// Who has won before and pays no more (血战).
    "out": Few<Wind>, |win| win.out.into(), |win, Few(out, _)| Win { out, ..win };
    /// The player's flowers (花牌).
    "flowers": Flowers, |win| win.flowers, Win::with_flowers;
    /// How often the dealer has stayed dealer (连庄).
    "streak": u8 = FieldKind::Number { least: 0, most: Win::MAX_STREAK as i64, step: 1 },
        |win| win.streak,
        Win::with_streak;
}

/// Why a hand can't have been won like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Impossible {
    /// A self-drawn tile has no discarder.
    DrawnAndDiscarded,
    /// 人和 and 杠上炮 are wins on a discard.
    DrawnByEvent,
    /// 天和 is the dealer's, self-drawn.
    HeavenlyOfAnother,
    /// Who pays is the winner, or has won before.
    WrongPayer,
    /// The winner has won before.
    WonBefore,
    /// The dealer has stayed dealer more than a hundred times.
    LongStreak,
    /// A tile was either robbed from a kong or discarded.
    RobbedAndDiscarded,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Impossible::DrawnAndDiscarded => "a self-drawn tile has no discarder",
            Impossible::DrawnByEvent => "humanly and kong_discard are wins on a discard",
            Impossible::HeavenlyOfAnother => "heavenly is the dealer's, self-drawn",
            Impossible::WrongPayer => "the winner, or a player who has won before, can't pay",
            Impossible::WonBefore => "the winner has won before",
            Impossible::LongStreak => "a streak is at most 100",
            Impossible::RobbedAndDiscarded => "a tile is robbed from a kong or discarded, not both",
        })
    }
}

impl core::error::Error for Impossible {}
