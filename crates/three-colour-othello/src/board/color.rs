//! The three colours, and the two players, who each own one.

use crate::names::names;

/// A colour of a piece, or of the token.
///
/// ```
/// use three_colour_othello::{Color, Player};
///
/// assert_eq!(Color::ALL.map(Color::letter), ['B', 'G', 'W']);
/// assert_eq!(Color::White.toward(Player::Black), Color::Grey);
/// ```
#[doc(alias = "disc")]
#[doc(alias = "colour")]
#[doc(alias = "石")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Color {
    /// Black's (黒).
    #[doc(alias = "黒")]
    Black,
    /// Neutral (灰色): either player can sandwich it, and it closes no sandwich.
    #[doc(alias = "gray")]
    #[doc(alias = "灰色")]
    Grey,
    /// White's (白).
    #[doc(alias = "白")]
    White,
}

impl Color {
    /// The letter of the colour in text: `B`, `G` or `W`.
    ///
    /// ```
    /// assert_eq!(three_colour_othello::Color::Grey.letter(), 'G');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::Grey => 'G',
            Color::White => 'W',
        }
    }

    /// The colour of a [`letter`](Color::letter).
    ///
    /// ```
    /// use three_colour_othello::Color;
    ///
    /// assert_eq!(Color::from_letter('W'), Some(Color::White));
    /// assert_eq!(Color::from_letter('w'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Color> {
        match letter {
            'B' => Some(Color::Black),
            'G' => Some(Color::Grey),
            'W' => Some(Color::White),
            _ => None,
        }
    }

    /// The player who owns the colour; `None` for grey.
    ///
    /// ```
    /// use three_colour_othello::{Color, Player};
    ///
    /// assert_eq!(Color::Black.player(), Some(Player::Black));
    /// assert_eq!(Color::Grey.player(), None);
    /// ```
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Color::Black => Some(Player::Black),
            Color::Grey => None,
            Color::White => Some(Player::White),
        }
    }

    /// The colour one step towards a player, as for a sandwiched piece: the opponent's colour
    /// becomes grey, grey becomes the player's, and the player's own stays.
    ///
    /// ```
    /// use three_colour_othello::{Color, Player};
    ///
    /// assert_eq!(Color::Black.toward(Player::White), Color::Grey);
    /// assert_eq!(Color::Grey.toward(Player::White), Color::White);
    /// assert_eq!(Color::White.toward(Player::White), Color::White);
    /// ```
    #[must_use]
    pub const fn toward(self, player: Player) -> Color {
        match (self, player) {
            (Color::Black, Player::White) | (Color::White, Player::Black) => Color::Grey,
            (_, Player::Black) => Color::Black,
            (_, Player::White) => Color::White,
        }
    }

    /// The colour with black and white exchanged.
    ///
    /// ```
    /// use three_colour_othello::Color;
    ///
    /// assert_eq!(Color::ALL.map(Color::swapped), [Color::White, Color::Grey, Color::Black]);
    /// ```
    #[must_use]
    pub const fn swapped(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::Grey => Color::Grey,
            Color::White => Color::Black,
        }
    }
}

// The order matters: a piece that turns moves one step along this list.
names! { Color, "a colour": Black "black", Grey "grey", White "white" }

/// One of the two players. Black moves first.
///
/// ```
/// use three_colour_othello::Player;
///
/// assert_eq!(Player::Black.opponent(), Player::White);
/// ```
#[doc(alias = "side")]
#[doc(alias = "手番")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Player {
    /// Moves first (先手).
    #[doc(alias = "先手")]
    Black,
    /// Moves second (後手).
    #[doc(alias = "後手")]
    White,
}

impl Player {
    /// The other player.
    ///
    /// ```
    /// use three_colour_othello::Player;
    ///
    /// assert_eq!(Player::White.opponent(), Player::Black);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::Black => Player::White,
            Player::White => Player::Black,
        }
    }

    /// The colour of the player's own pieces.
    ///
    /// ```
    /// use three_colour_othello::{Color, Player};
    ///
    /// assert_eq!(Player::Black.color(), Color::Black);
    /// ```
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Player::Black => Color::Black,
            Player::White => Color::White,
        }
    }
}

names! { Player, "a player": Black "black", White "white" }
