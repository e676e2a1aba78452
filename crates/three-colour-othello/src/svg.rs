//! Positions drawn as SVG. The same position gives the same text, without ids or styles that could
//! clash with others on a page.

use alloc::string::{String, ToString};
use core::fmt;

use crate::board::{Color, Player, Square};
use crate::game::Game;
use crate::position::{Action, Actions, Outcome, Position};

/// The width of a square, the width of the border, and the height of the text below the board.
const SQUARE: u32 = 54;
const BORDER: u32 = 30;
const BELOW: u32 = 50;
/// The radius of a legal action's dot.
const DOT: u32 = 6;
const WIDTH: u32 = 9 * SQUARE + 2 * BORDER;
const HEIGHT: u32 = WIDTH + BELOW;

const PAPER: &str = "#f7f4ec";
const BOARD: &str = "#8fbf9f";
const INK: &str = "#1c1c1c";
const GREY: &str = "#8c8c8c";
const MARK: &str = "#d55e00";

/// A position as a picture: [`to_string`](ToString::to_string) gives an SVG document of its own,
/// for a file or for a page.
///
/// Black pieces are plain, grey ones have a bar, and white ones have a ring, so they can be
/// distinguished without colour. Rows and columns are numbered on the border. Below the board are
/// the numbers of pieces, and either the turn and the token or the winner.
///
/// ```
/// use three_colour_othello::{Position, Svg};
///
/// let start = Position::START;
/// let svg = Svg::of(&start).legal(start.legal_actions()).to_string();
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert_eq!(start.to_svg(), Svg::of(&start).to_string());
/// assert!(svg.len() > start.to_svg().len());
/// ```
#[doc(alias = "image")]
#[doc(alias = "diagram")]
#[doc(alias = "盤面図")]
#[derive(Clone, Debug)]
pub struct Svg {
    position: Position,
    last: Option<Action>,
    legal: Option<Actions>,
    /// The result, if the rule on repetition has ended the game.
    ruled: Option<Outcome>,
}

impl Svg {
    /// The picture of a position, without marks.
    ///
    /// ```
    /// use three_colour_othello::{Position, Svg};
    ///
    /// let svg = Svg::of(&Position::START).to_string();
    /// assert!(svg.trim_end().ends_with("</svg>"));
    /// ```
    #[must_use]
    pub const fn of(position: &Position) -> Svg {
        Svg { position: *position, last: None, legal: None, ruled: None }
    }

    /// The picture of the current position of a game, with the last action marked. If the game has
    /// ended (also by its rule on repetition), the result is below the board.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition, Svg};
    ///
    /// let circles = "43 34 c44 c54 c44 c54";
    /// let game = Game::from_record(Position::START, Repetition::DrawAtThird, circles)?;
    /// assert!(Svg::of_game(&game).to_string().contains(">a draw</text>"));
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub fn of_game(game: &Game) -> Svg {
        let last = game.actions().last().copied();
        Svg { position: *game.position(), last, legal: None, ruled: game.outcome() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ruled.or_else(|| self.position.outcome())
    }

    /// Marks the action that led to the position by a frame around its square, which is dashed for
    /// a change. A pass is named below the board.
    ///
    /// ```
    /// use three_colour_othello::{Position, Svg};
    ///
    /// let position = Position::START.apply("34".parse()?)?;
    /// let svg = Svg::of(&position).last("34".parse()?).to_string();
    /// assert_ne!(svg, position.to_svg());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn last(mut self, action: Action) -> Svg {
        self.last = Some(action);
        self
    }

    /// Marks legal actions: a dot in the mover's colour where a piece can be played, and on a grey
    /// piece that can be changed.
    ///
    /// ```
    /// use three_colour_othello::{Game, Repetition, Svg};
    ///
    /// let game = Game::new(Repetition::DrawAtThird);
    /// let svg = Svg::of(game.position()).legal(game.legal_actions());
    /// assert_eq!(svg.to_string().matches("r=\"6\"").count(), 13);
    /// ```
    #[must_use]
    pub fn legal(mut self, actions: Actions) -> Svg {
        self.legal = Some(actions);
        self
    }

    fn board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = 9 * SQUARE;
        writeln!(f, r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>"#)?;
        writeln!(
            f,
            r#"<rect x="{BORDER}" y="{BORDER}" width="{side}" height="{side}" fill="{BOARD}"/>"#
        )?;
        write!(f, r#"<path fill="none" stroke="{INK}" d=""#)?;
        for line in 0..=9 {
            let at = BORDER + line * SQUARE;
            write!(f, "M{BORDER} {at}h{side}M{at} {BORDER}v{side}")?;
        }
        writeln!(f, r#""/>"#)?;
        write!(f, r#"<g font-family="sans-serif" font-size="16" fill="{INK}" "#)?;
        writeln!(f, r#"text-anchor="middle">"#)?;
        for number in 1..=9 {
            let at = BORDER + (number - 1) * SQUARE + SQUARE / 2;
            let (near, far) = (BORDER / 2, WIDTH - BORDER / 2);
            for (x, y) in [(at, near), (at, far), (near, at), (far, at)] {
                write!(f, r#"<text x="{x}" y="{}">{number}</text>"#, y + 6)?;
            }
            writeln!(f)?;
        }
        f.write_str("</g>\n")
    }

    fn squares(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            let (x, y) = middle(square);
            if let Some(color) = self.position.color_at(square) {
                piece(f, color, x, y, 22)?;
            }
            let Some(legal) = &self.legal else { continue };
            if legal.contains(Action::Play(square)) || legal.contains(Action::Change(square)) {
                let fill = fill(self.position.turn().color());
                write!(f, r#"<circle cx="{x}" cy="{y}" r="{DOT}" fill="{fill}" "#)?;
                writeln!(f, r#"stroke="{INK}" stroke-width="1"/>"#)?;
            }
        }
        Ok(())
    }

    fn frame(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((action, square)) = self.last.and_then(|last| Some((last, last.square()?))) else {
            return Ok(());
        };
        let (x, y) = middle(square);
        let (x, y, side) = (x - SQUARE / 2 + 2, y - SQUARE / 2 + 2, SQUARE - 4);
        let broken = match action {
            Action::Change(_) => r#" stroke-dasharray="10 6""#,
            Action::Play(_) | Action::Pass => "",
        };
        write!(f, r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="none" "#)?;
        writeln!(f, r#"stroke="{MARK}" stroke-width="4"{broken}/>"#)
    }

    /// The text below the board: numbers of pieces at the left; turn and token, or the result, at
    /// the right.
    fn below(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let y = WIDTH + BELOW / 2 - 6;
        write!(f, r#"<g font-family="sans-serif" font-size="18" fill="{INK}">"#)?;
        let mut x = BORDER + 14;
        for color in [Color::Black, Color::White, Color::Grey] {
            piece(f, color, x, y, 13)?;
            let count = self.position.count(color);
            writeln!(f, r#"<text x="{}" y="{}">{count}</text>"#, x + 20, y + 6)?;
            x += 64;
        }
        let right = WIDTH - BORDER;
        if self.outcome().is_some() {
            writeln!(
                f,
                r#"<text x="{right}" y="{}" text-anchor="end">{}</text>"#,
                y + 6,
                self.description()
            )?;
        } else {
            let passed = if self.last == Some(Action::Pass) { "passed; " } else { "" };
            let (turn, token) = (right - 112, right - 14);
            let line = y + 6;
            write!(
                f,
                r#"<text x="{}" y="{line}" text-anchor="end">{passed}turn</text>"#,
                turn - 20
            )?;
            piece(f, self.position.turn().color(), turn, y, 13)?;
            write!(f, r#"<text x="{}" y="{line}" text-anchor="end">token</text>"#, token - 20)?;
            piece(f, self.position.token(), token, y, 13)?;
        }
        f.write_str("</g>\n")
    }

    /// A description, for readers who can't see the picture.
    fn description(&self) -> &'static str {
        match (self.outcome(), self.position.turn()) {
            (Some(Outcome::Won(Player::Black)), _) => "black has won",
            (Some(Outcome::Won(Player::White)), _) => "white has won",
            (Some(Outcome::Draw), _) => "a draw",
            (None, Player::Black) => "black to move",
            (None, Player::White) => "white to move",
        }
    }
}

fn middle(square: Square) -> (u32, u32) {
    let at = |number: u8| BORDER + u32::from(number - 1) * SQUARE + SQUARE / 2;
    (at(square.col()), at(square.row()))
}

const fn fill(color: Color) -> &'static str {
    match color {
        Color::Black => INK,
        Color::Grey => GREY,
        Color::White => "#ffffff",
    }
}

/// A piece, with the mark inside that identifies it without colour.
fn piece(f: &mut fmt::Formatter<'_>, color: Color, x: u32, y: u32, r: u32) -> fmt::Result {
    write!(f, r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{}" "#, fill(color))?;
    write!(f, r#"stroke="{INK}" stroke-width="2"/>"#)?;
    match color {
        Color::Black => {}
        Color::Grey => {
            let (left, width) = (x - r * 3 / 5, r * 6 / 5);
            write!(f, r#"<path d="M{left} {y}h{width}" stroke="{INK}" stroke-width="4"/>"#)?;
        }
        Color::White => {
            write!(f, r#"<circle cx="{x}" cy="{y}" r="{}" fill="none" "#, r * 3 / 5)?;
            write!(f, r#"stroke="{INK}" stroke-width="2"/>"#)?;
        }
    }
    writeln!(f)
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" "#)?;
        writeln!(f, r#"viewBox="0 0 {WIDTH} {HEIGHT}" role="img">"#)?;
        let [black, grey, white] = Color::ALL.map(|color| self.position.count(color));
        writeln!(
            f,
            "<title>Three-colour Othello, {}: {black} black, {white} white and {grey} grey \
             pieces, the token is {}</title>",
            self.description(),
            self.position.token(),
        )?;
        self.board(f)?;
        self.squares(f)?;
        self.frame(f)?;
        self.below(f)?;
        f.write_str("</svg>\n")
    }
}

impl Position {
    /// The position as an SVG document, without marks; [`Svg`] can mark the last action and legal
    /// ones.
    ///
    /// ```
    /// let svg = three_colour_othello::Position::START.to_svg();
    /// assert!(svg.contains("black to move: 3 black, 3 white and 3 grey pieces"));
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        Svg::of(self).to_string()
    }
}

impl Game {
    /// The current position as an SVG document, with the last action marked and the result below
    /// the board if the game has ended. [`Svg::of_game`] writes it.
    ///
    /// ```
    /// use three_colour_othello::{Game, Position, Repetition, Svg};
    ///
    /// let game = Game::from_record(Position::START, Repetition::Free, "34")?;
    /// let svg = Svg::of(game.position()).last(game.actions()[0]);
    /// assert_eq!(game.to_svg(), svg.to_string());
    /// # Ok::<(), three_colour_othello::RecordError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        Svg::of_game(self).to_string()
    }
}
