//! What tables differ on: the fan and payments of a house, the walls, and the change of places.
//!
//! | rule | MIL, Green Book, EMA, Japan | Botzone | Botzone's contest |
//! |---|---|---|---|
//! | [`scoring`](GameRules::scoring) | [the house's](mentsu::mcr::Preset) | MIL's | MIL's without flowers |
//! | [`walls`](GameRules::walls) | one, replacements from its end (no document) | one, replacements are its next tiles (3) | a wall for each player (4) |
//! | [`rounds`](GameRules::rounds) | sixteen (4) | one (4) | one (4) |
//! | [`exchanges_places`](GameRules::exchanges_places) | yes (1, 2) | no (4) | no (4) |
//! | [`fouls`](GameRules::fouls) | the hand is dead (5) | ends the round, 30 to pay (4) | the same (4) |
//!
//! Read in November 2026:
//!
//! 1. <https://www.mahjongdenhaag.nl/mcr-seating-scheme>: who begins in the west sits in W, N, E
//!    and S in turn, who begins in the north in N, W, S and E; after the first round east and south
//!    change places, and west and north.
//! 2. <http://reachmahjong.com/en/forum/viewtopic.php?f=4&t=53999>: after the second round east
//!    takes west's place, west south's, south north's and north east's; after the third as after
//!    the first.
//! 3. Botzone's judge, <https://github.com/ailab-pku/Chinese-Standard-Mahjong>.
//! 4. Botzone's page on the game, which also describes sixteen rounds without repeated walls,
//!    <https://wiki.botzone.org.cn/index.php?title=Chinese-Standard-Mahjong>.
//! 5. A list of penalties, <http://www.xmind.net/share/noluck/mcr-penalties/>, has the dead hand;
//!    its points are for the referee of a tournament.

use mentsu::mcr::{Preset, Rules};

/// Where tiles are drawn, and replacements for kongs and flowers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Walls {
    /// One wall, with replacements from its end.
    #[default]
    One,
    /// One wall, whose next tile is a replacement, too.
    OneFromFront,
    /// A quarter of the tiles for each player, who draws from it alone, replacements included.
    /// The round ends when the next player has none left.
    Own,
}

mentsu::names! { Walls, "kind of walls":
    One "one_wall",
    OneFromFront "one_wall_from_front",
    Own "own_walls",
}

/// What follows when a win is declared that isn't one (错和), or another foul.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fouls {
    /// The player's hand is dead (相公): it draws and discards, and neither wins nor calls.
    #[default]
    DeadHand,
    /// The round is over, and the player pays ten points to each other.
    EndRound,
}

mentsu::names! { Fouls, "kind of fouls":
    DeadHand "dead_hand",
    EndRound "end_round",
}

/// The rules of a table: a house's, or what [`GameRules`] has as constants, with changes.
///
/// ```
/// use mentsu::mcr::{Preset, Rules};
/// use mentsu_table::mcr::{GameRules, Walls};
///
/// assert_eq!(GameRules::from(Preset::GreenBook).scoring(), &Rules::GREEN_BOOK);
/// assert_eq!((GameRules::MIL.tiles(), GameRules::BOTZONE_CONTEST.tiles()), (144, 136));
/// let short = GameRules::MIL.with_rounds(4).with_walls(Walls::OneFromFront);
/// assert_eq!(short.rounds(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameRules {
    scoring: Rules,
    walls: Walls,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "checked_rounds"))]
    rounds: u8,
    exchanges_places: bool,
    fouls: Fouls,
}

/// Rounds as a game may have them.
#[cfg(feature = "serde")]
fn checked_rounds<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let rounds = <u8 as serde::Deserialize>::deserialize(deserializer)?;
    match rounds {
        1..=16 => Ok(rounds),
        _ => Err(serde::de::Error::custom("a game has 1 to 16 rounds")),
    }
}

impl GameRules {
    /// Mahjong International League; the default.
    pub const MIL: GameRules = GameRules::of(Rules::MIL);

    /// The Green Book of the World Mahjong Organization.
    pub const GREEN_BOOK: GameRules = GameRules::of(Rules::GREEN_BOOK);

    /// European Mahjong Association.
    pub const EMA: GameRules = GameRules::of(Rules::EMA);

    /// Clubs of Japan.
    pub const JAPAN: GameRules = GameRules::of(Rules::JAPAN);

    /// A match of Botzone, a single round with flowers.
    pub const BOTZONE: GameRules = GameRules {
        walls: Walls::OneFromFront,
        rounds: 1,
        exchanges_places: false,
        fouls: Fouls::EndRound,
        ..GameRules::MIL
    };

    /// A match of Botzone's contests (复式赛制), a single round without flowers, in which each player
    /// draws from an own wall.
    pub const BOTZONE_CONTEST: GameRules = GameRules {
        scoring: Rules::MIL.with_flowers(false),
        walls: Walls::Own,
        ..GameRules::BOTZONE
    };

    /// Sixteen rounds in which hands are counted by these rules.
    #[must_use]
    pub const fn of(scoring: Rules) -> GameRules {
        GameRules {
            scoring,
            walls: Walls::One,
            rounds: 16,
            exchanges_places: true,
            fouls: Fouls::DeadHand,
        }
    }

    /// How hands are counted and paid, and whether there are flowers.
    #[must_use]
    pub const fn scoring(&self) -> &Rules {
        &self.scoring
    }

    /// Where tiles are drawn.
    #[must_use]
    pub const fn walls(&self) -> Walls {
        self.walls
    }

    /// How many rounds a game has; the prevailing wind changes after each four.
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Whether players exchange places after each four rounds (换位).
    #[must_use]
    pub const fn exchanges_places(&self) -> bool {
        self.exchanges_places
    }

    /// What follows from a foul.
    #[must_use]
    pub const fn fouls(&self) -> Fouls {
        self.fouls
    }

    /// How many tiles are played with: 144, or 136 without flowers.
    #[must_use]
    pub const fn tiles(&self) -> usize {
        if self.scoring.flowers() { 144 } else { 136 }
    }

    /// Sets [`scoring`](Self::scoring).
    #[must_use]
    pub const fn with_scoring(self, scoring: Rules) -> GameRules {
        GameRules { scoring, ..self }
    }

    /// Sets [`walls`](Self::walls).
    #[must_use]
    pub const fn with_walls(self, walls: Walls) -> GameRules {
        GameRules { walls, ..self }
    }

    /// Sets [`rounds`](Self::rounds): 1 to 16.
    #[must_use]
    pub const fn with_rounds(self, rounds: u8) -> GameRules {
        let rounds = if rounds < 1 {
            1
        } else if rounds > 16 {
            16
        } else {
            rounds
        };
        GameRules { rounds, ..self }
    }

    /// Sets [`exchanges_places`](Self::exchanges_places).
    #[must_use]
    pub const fn with_exchanges_places(self, exchanges_places: bool) -> GameRules {
        GameRules { exchanges_places, ..self }
    }

    /// Sets [`fouls`](Self::fouls).
    #[must_use]
    pub const fn with_fouls(self, fouls: Fouls) -> GameRules {
        GameRules { fouls, ..self }
    }
}

impl Default for GameRules {
    /// [`GameRules::MIL`].
    fn default() -> GameRules {
        GameRules::MIL
    }
}

impl From<Preset> for GameRules {
    /// Sixteen rounds by the rules of a house.
    fn from(preset: Preset) -> GameRules {
        GameRules::of(preset.rules())
    }
}
