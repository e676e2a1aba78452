//! The rest of a round as a plan sees it, and how far the plan looks.

pub use super::opponents::MOST_DRAWS;
use super::opponents::Opponents;
use crate::fields::FieldKind;
use crate::list::List;
use crate::notation::Faces;
use crate::riichi::situation::settings::settings;
use crate::tile::{Face, Tile};
use crate::wind::Wind;

/// The greatest depth: how many exchanges a path may make beyond the shortest way.
pub const MOST_DEPTH: u8 = 3;

/// When a closed tenpai hand declares riichi (立直).
#[doc(alias = "リーチ")]
#[doc(alias = "ダマ")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RiichiChoice {
    /// Whenever it is worth more than dama.
    #[default]
    Best,
    /// At once (即リー).
    Always,
    /// Never: dama (黙聴).
    Never,
}

crate::names! { RiichiChoice, "choice of riichi": Best "best", Always "always", Never "never" }

/// The rest of a round besides the hand: draws, seat, tiles seen; and how far to look ahead.
///
/// ```
/// use mentsu::plan::{Outlook, RiichiChoice};
/// use mentsu::{Wind, face, tile};
///
/// let outlook = Outlook::new()
///     .with_draws(12)
///     .with_seat(Wind::West)
///     .with_dora([face!("4p")])
///     .with_seen([tile!("1z"), tile!("1z"), tile!("9s")])
///     .with_riichi(RiichiChoice::Never);
/// assert_eq!((outlook.draws(), outlook.depth(), outlook.dora()), (12, 1, &[face!("4p")][..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Outlook {
    draws: u8,
    depth: u8,
    seat: Wind,
    round: Wind,
    dora: List<Face, 5>,
    /// How many indicators were given beyond those that the list holds.
    too_many_dora: u8,
    seen: [u8; Tile::COUNT],
    seen_reds: [u8; 3],
    riichi: RiichiChoice,
    ura: bool,
    honba: u16,
    kita: u8,
    others: u8,
    first_turn: bool,
    sticks: u16,
    opponents: Option<Opponents>,
    room: u32,
}

/// The default of [`Outlook::with_room`].
const ROOM: u32 = 1 << 20;

impl Outlook {
    /// 17 draws, depth 1, seat and round East, no indicators and nothing seen, riichi where it is
    /// best, ura dora on.
    pub const fn new() -> Outlook {
        Outlook {
            draws: 17,
            depth: 1,
            seat: Wind::East,
            round: Wind::East,
            dora: List::new(),
            too_many_dora: 0,
            seen: [0; Tile::COUNT],
            seen_reds: [0; 3],
            riichi: RiichiChoice::Best,
            ura: true,
            honba: 0,
            kita: 0,
            others: 0,
            first_turn: false,
            sticks: 0,
            opponents: None,
            room: ROOM,
        }
    }

    settings! {
        /// How many tiles the player still draws, 1 to [`MOST_DRAWS`]: 17 after the first one of a
        /// round without calls.
        with_draws,
        /// How many tiles the player still draws.
        draws: u8;

        /// How many exchanges a path may make beyond the shortest way, up to [`MOST_DEPTH`] (手変わり,
        /// シャンテン戻し). Each one more takes ten times as long.
        with_depth,
        /// How many exchanges a path may make beyond the shortest way.
        depth: u8;

        /// The player's seat (自風). East is the dealer.
        with_seat,
        /// The player's seat.
        seat: Wind;

        /// The wind of the round (場風).
        with_round,
        /// The wind of the round.
        round: Wind;

        /// When to declare riichi.
        with_riichi,
        /// When to declare riichi.
        riichi: RiichiChoice;

        /// Ura dora count (裏ドラ), if the rules have them.
        with_ura,
        /// Whether ura dora count.
        ura: bool;

        /// How many honba lie on the table (本場); they are part of a win's points.
        with_honba,
        /// How many honba lie on the table.
        honba: u16;

        /// How many riichi sticks lie on the table (供託); a win takes them, 1,000 points each.
        with_sticks,
        /// How many riichi sticks lie on the table.
        sticks: u16;

        /// How many norths were set aside in sanma (抜きドラ).
        with_kita,
        /// How many norths were set aside.
        kita: u8;

        /// How many tiles the other players discard between two draws, and once more after the
        /// last, on which the hand may win by ron (出和了); 0 for a player alone. Each is any unseen
        /// tile with equal chance, and no other player wins, so this alone yields far too many
        /// wins: [`with_opponents`](Outlook::with_opponents) sets what they do.
        with_others,
        /// How many tiles the other players discard between two draws.
        others: u8;

        /// Whether this is the first turn, without a call so far: riichi with the first discard is
        /// then double riichi (両立直). A hand that has a kan or a north set aside has ended its
        /// first turn, and declares ordinary riichi.
        with_first_turn,
        /// Whether this is the first turn.
        first_turn: bool;

        /// How many states a plan may meet before it is
        /// [`PlanError::TooManyStates`](super::PlanError). A state takes some hundred bytes.
        with_room,
        /// How many states a plan may meet.
        room: u32;
    }

    /// Sets the other actions of the other players: when they win, which tiles they discard, what a
    /// draw pays.
    pub const fn with_opponents(self, opponents: Opponents) -> Outlook {
        Outlook { opponents: Some(opponents), ..self }
    }

    /// The other players' actions, if they were set.
    #[must_use]
    pub const fn opponents(&self) -> Option<&Opponents> {
        self.opponents.as_ref()
    }

    /// The dora indicators turned over (ドラ表示牌).
    pub fn with_dora<F: Into<Face>>(self, indicators: impl IntoIterator<Item = F>) -> Outlook {
        let (mut dora, mut too_many_dora) = (List::new(), 0u8);
        for face in indicators {
            match dora.count() {
                0..5 => dora.push(face.into()),
                _ => too_many_dora = too_many_dora.saturating_add(1),
            }
        }
        Outlook { dora, too_many_dora, ..self }
    }

    /// The dora indicators; of more than five the first five.
    #[must_use]
    pub fn dora(&self) -> &[Face] {
        self.dora.as_slice()
    }

    /// How many dora indicators were given.
    pub(crate) const fn indicators(&self) -> u8 {
        self.dora.count() as u8 + self.too_many_dora
    }

    /// The tiles seen besides the hand, its melds and the indicators: rivers, and melds of
    /// others.
    pub fn with_seen<F: Into<Face>>(self, tiles: impl IntoIterator<Item = F>) -> Outlook {
        let (mut seen, mut seen_reds) = ([0u8; Tile::COUNT], [0u8; 3]);
        for face in tiles {
            let face: Face = face.into();
            let tile = face.tile();
            seen[tile.index()] = seen[tile.index()].saturating_add(1);
            if face.is_red() {
                let reds = &mut seen_reds[tile.index() / 9];
                *reds = reds.saturating_add(1);
            }
        }
        Outlook { seen, seen_reds, ..self }
    }

    /// With one more tile seen.
    pub(crate) fn with_one_more_seen(mut self, face: Face) -> Outlook {
        let tile = face.tile().index();
        self.seen[tile] = self.seen[tile].saturating_add(1);
        if face.is_red() {
            self.seen_reds[tile / 9] = self.seen_reds[tile / 9].saturating_add(1);
        }
        self
    }

    /// How many copies of a tile are seen besides the hand, its melds and the indicators.
    #[must_use]
    pub const fn seen(&self, tile: Tile) -> u8 {
        self.seen[tile.index()]
    }

    /// The tiles set as seen, sorted, red fives first; if they are more than a wall, the first 136.
    fn seen_faces(&self) -> Faces {
        let mut faces = Faces::new();
        for tile in Tile::ALL {
            let reds = if tile.is_five() { self.seen_reds[tile.index() / 9] } else { 0 };
            for copy in 0..self.seen(tile) {
                if faces.try_push(Face::red_if(copy < reds, tile)).is_err() {
                    return faces;
                }
            }
        }
        faces
    }

    pub(crate) const fn seen_reds(&self) -> [u8; 3] {
        self.seen_reds
    }
}

impl Default for Outlook {
    /// [`Outlook::new`].
    fn default() -> Outlook {
        Outlook::new()
    }
}

// Chances of opponents have no name: they are lists of up to eighteen numbers each.
crate::fields! { Outlook, "field of an outlook":
    /// How many tiles the player still draws.
    "draws": u8 = number(1, MOST_DRAWS), |outlook| outlook.draws, Outlook::with_draws;
    /// How many exchanges a path may make beyond the shortest way; each one more takes ten times as
    /// long.
    "depth": u8 = number(0, MOST_DEPTH), |outlook| outlook.depth, Outlook::with_depth;
    /// The player's seat (自風); the dealer is east.
    "seat": Wind, |outlook| outlook.seat, Outlook::with_seat;
    /// The wind of the round (場風).
    "round": Wind, |outlook| outlook.round, Outlook::with_round;
    /// The dora indicators turned over (ドラ表示牌); each brings an ura indicator.
    "dora": Faces = FieldKind::Faces { most: 5 },
        |outlook| Faces::of_slice(outlook.dora()),
        Outlook::with_dora;
    /// The tiles seen besides the hand, its melds and the indicators.
    "seen": Faces, Outlook::seen_faces, Outlook::with_seen;
    /// When to declare riichi (立直).
    "riichi": RiichiChoice, |outlook| outlook.riichi, Outlook::with_riichi;
    /// Ura dora count (裏ドラ).
    "ura": bool, |outlook| outlook.ura, Outlook::with_ura;
    /// How many honba lie on the table (本場).
    "honba": u16, |outlook| outlook.honba, Outlook::with_honba;
    /// How many riichi sticks lie on the table (供託), 1,000 points each to the winner.
    "sticks": u16, |outlook| outlook.sticks, Outlook::with_sticks;
    /// How many norths were set aside in sanma (抜きドラ).
    "kita": u8 = number(0, 4), |outlook| outlook.kita, Outlook::with_kita;
    /// How many tiles the others discard between two draws, on which the hand may win by ron.
    "others": u8, |outlook| outlook.others, Outlook::with_others;
    /// It is the first turn without a call: riichi is double riichi.
    "first_turn": bool, |outlook| outlook.first_turn, Outlook::with_first_turn;
    /// How many states a plan may meet, of some hundred bytes each.
    "room": u32, |outlook| outlook.room, Outlook::with_room;
}

const fn number(least: u8, most: u8) -> FieldKind {
    FieldKind::Number { least: least as i64, most: most as i64, step: 1 }
}
