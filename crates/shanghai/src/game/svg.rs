//! Pictures of boards and games, as SVG.

use alloc::format;
use alloc::string::String;

use crate::board::{Board, Face};
use crate::game::Game;
use crate::layout::{Position, TileId};
use crate::sorted::sorted;

/// Half a tile, across and down, and how far a level is shifted up and to the left.
const HALF: [usize; 2] = [20, 26];
const RISE: [usize; 2] = [5, 6];
/// The rim around the whole picture.
const RIM: usize = 14;

impl Board {
    /// A picture of the board with all its tiles, as [`Game::to_svg`] draws a game.
    ///
    /// ```
    /// let board: shanghai::Board = "at 0 0 0\n1m 5z 5z 1m".parse()?;
    /// assert_eq!(board.to_svg().matches("class=\"tile ").count(), 4);
    /// # Ok::<(), shanghai::BoardTextError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        Game::new(self.clone()).to_svg()
    }
}

impl Game {
    /// A picture of the tiles that are left, as an SVG document. Equal games have equal pictures.
    /// Higher levels are shifted up and to the left and cast a shadow; tiles that aren't free are
    /// darker.
    ///
    /// Faces are drawn, digits and letters are text. A suit has a shape as well as a colour:
    /// characters a square, dots a ring, bamboo a cane. Winds are letters in a compass, white is an
    /// empty frame, green and red are a leaf and a drop; a flower has petals, a season rays. Other
    /// faces are their numbers.
    ///
    /// A tile is a `g` of the class `tile` and `free` or `held`, with its number as `data-tile`, so
    /// that a page can style it and handle clicks.
    ///
    /// ```
    /// use shanghai::{Board, Game};
    ///
    /// let mut game = Game::new("at 0 0 0\n1m 5z 5z 1m".parse::<Board>()?);
    /// let picture = game.to_svg();
    /// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    /// assert!(picture.contains("class=\"tile free\" data-tile=\"0\""));
    /// assert!(picture.contains("class=\"tile held\" data-tile=\"1\""));
    /// # Ok::<(), shanghai::BoardTextError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        let layout = self.board().layout();
        // The size of the whole board, so that all pictures of a game have the same size.
        let reach = |edge: fn(&Position) -> u8| {
            layout.positions().iter().map(|place| usize::from(edge(place))).max()
        };
        let size = |edge, axis: usize| reach(edge).map_or(0, |most| (most + 2) * HALF[axis]);
        let levels = reach(|place| place.z).map_or(0, |most| most + 1);
        let [width, height] = [size(|place| place.x, 0), size(|place| place.y, 1)];
        let [width, height] =
            [(width, RISE[0]), (height, RISE[1])].map(|(all, rise)| all + levels * rise + 2 * RIM);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{} tiles</title>\n",
            self.left()
        );
        let left = || layout.tiles().filter(|&tile| self.has(tile));
        let mut faces = sorted(left().filter_map(|tile| self.board().face(tile)).collect());
        faces.dedup();
        svg += STYLE;
        svg += "<defs>\n";
        svg += BODY;
        for face in faces {
            svg += &format!("<g id=\"shanghai-{face}\">{}</g>\n", picture(face));
        }
        svg += "</defs>\n";
        svg += "<rect class=\"cloth\" width=\"100%\" height=\"100%\" rx=\"10\"/>\n";
        // Tiles are drawn in the order of their positions, so that higher, lower and right
        // neighbours cover the sides of a tile.
        for tile in left() {
            svg += &self.drawn(tile, levels).expect("a tile of the board");
        }
        svg += "</svg>\n";
        svg
    }

    fn drawn(&self, tile: TileId, levels: usize) -> Option<String> {
        let (place, face) = (self.board().layout().position(tile)?, self.board().face(tile)?);
        let rise = levels - usize::from(place.z);
        let x = RIM + usize::from(place.x) * HALF[0] + rise * RISE[0];
        let y = RIM + usize::from(place.y) * HALF[1] + rise * RISE[1];
        let state = if self.is_free(tile) { "free" } else { "held" };
        Some(format!(
            "<g class=\"tile {state}\" data-tile=\"{}\" transform=\"translate({x} {y})\">\
             <title>{face} at {place}</title><use href=\"#shanghai-tile\"/>\
             <use href=\"#shanghai-{face}\"/></g>\n",
            tile.0
        ))
    }
}

/// All colours. Most people can distinguish blue, vermilion and bluish green, and each suit also
/// has its own shape.
const STYLE: &str = "<style>
.cloth { fill: #2f5d50 }
.free { color: #fffdf4 }
.held { color: #d9d0b8 }
.top { fill: currentColor; stroke: #6b6250; stroke-width: 1 }
.side { fill: #b09c6c; stroke: #6b6250; stroke-width: 1 }
.shadow { fill: #000; fill-opacity: .3 }
.m { fill: #a63c00; stroke: #a63c00 }
.p { fill: #00509e; stroke: #00509e }
.s { fill: #00664a; stroke: #00664a }
.z { fill: #222; stroke: #222 }
.f { fill: #8a2a6b; stroke: #8a2a6b }
.line { fill: none; stroke-width: 2.5 }
text { font-family: \"DejaVu Sans\", Verdana, Arial, sans-serif; font-weight: bold; \
text-anchor: middle; stroke: none }
</style>
";

/// A tile without its face, 40 by 52, with its sides below and to the right.
const BODY: &str = "<g id=\"shanghai-tile\">\
<rect class=\"shadow\" x=\"8\" y=\"10\" width=\"40\" height=\"52\" rx=\"5\"/>\
<rect class=\"side\" x=\"4.5\" y=\"5.5\" width=\"39.5\" height=\"51.5\" rx=\"5\"/>\
<rect class=\"top\" x=\".5\" y=\".5\" width=\"39\" height=\"51\" rx=\"5\"/></g>
";

/// The face of a tile.
fn picture(face: Face) -> String {
    let number = |first: u16| face.0 - first + 1;
    let text = |class: &str, y: u8, size: u8, text: &str| {
        format!("<text class=\"{class}\" x=\"20\" y=\"{y}\" font-size=\"{size}\">{text}</text>")
    };
    let numbered = |class: &str, number: u16, shape: &str| {
        let digit = text(class, 27, 24, &format!("{number}"));
        format!("{digit}<g class=\"{class}\">{shape}</g>")
    };
    match face.0 {
        0..=8 => numbered("m", number(0), SQUARE),
        9..=17 => numbered("p", number(9), RING),
        18..=26 => numbered("s", number(18), CANE),
        27..=30 => {
            let wind = usize::from(face.0 - 27);
            let arm = [90, 180, 270, 0][wind];
            let letter = text("z", 28, 24, ["E", "S", "W", "N"][wind]);
            // A compass whose needle points to where the wind comes from.
            format!(
                "{letter}<circle class=\"z line\" cx=\"20\" cy=\"40\" r=\"7\"/>\
                 <path class=\"z\" transform=\"rotate({arm} 20 40)\" d=\"M20 32l3 8h-6z\"/>"
            )
        }
        31 => String::from(
            "<rect class=\"p line\" x=\"9\" y=\"9\" width=\"22\" height=\"34\" rx=\"2\"/>\
             <rect class=\"p line\" x=\"13\" y=\"13\" width=\"14\" height=\"26\" rx=\"1\"/>",
        ),
        32 => String::from(
            "<path class=\"s\" d=\"M20 7C34 18 33 33 20 41C7 33 6 18 20 7z\"/>\
             <path class=\"s line\" d=\"M20 38V47\"/>\
             <path d=\"M20 14V38M20 24l6-5M20 24l-6-5M20 32l6-5M20 32l-6-5\" \
             fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/>",
        ),
        33 => String::from(
            "<path class=\"m\" d=\"M20 6C26 17 34 23 34 32A14 14 0 0 1 6 32C6 23 14 17 20 6z\"/>\
             <circle cx=\"20\" cy=\"32\" r=\"6\" fill=\"#fff\"/>",
        ),
        34..=37 => numbered("f", number(34), PETALS),
        38..=41 => numbered("z", number(38), RAYS),
        _ => text("z", 32, 13, &format!("{face}")),
    }
}

/// The shape of characters.
const SQUARE: &str = "<rect x=\"13\" y=\"33\" width=\"14\" height=\"12\" rx=\"1\"/>";
/// The shape of dots.
const RING: &str = "<circle class=\"line\" cx=\"20\" cy=\"39\" r=\"6\"/>\
<circle cx=\"20\" cy=\"39\" r=\"1.5\"/>";
/// The shape of bamboo.
const CANE: &str = "<path class=\"line\" d=\"M14 32v14M20 32v14M26 32v14\"/>\
<path class=\"line\" d=\"M11 39h6M17 39h6M23 39h6\"/>";
/// The shape of flowers.
const PETALS: &str = "<circle cx=\"20\" cy=\"34\" r=\"3.4\"/><circle cx=\"25\" cy=\"37.5\" r=\"3.4\"/>\
<circle cx=\"23\" cy=\"43\" r=\"3.4\"/><circle cx=\"17\" cy=\"43\" r=\"3.4\"/>\
<circle cx=\"15\" cy=\"37.5\" r=\"3.4\"/><circle cx=\"20\" cy=\"39\" r=\"2\" fill=\"#fff\"/>";
/// The shape of seasons.
const RAYS: &str = "<circle cx=\"20\" cy=\"39\" r=\"4\"/>\
<path class=\"line\" d=\"M20 31v3M20 44v3M12 39h3M25 39h3M14.3 33.3l2.2 2.2M23.5 42.5l2.2 2.2\
M14.3 44.7l2.2-2.2M23.5 35.5l2.2-2.2\"/>";
