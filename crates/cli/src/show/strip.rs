//! Strips of tiles in groups: characters above, names below.

use std::io::{self, Write};

use mentsu::any::AnyHand;
use mentsu::{Face, Hand, Meld, Part, Tile};

use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, RED};
use crate::terminal::width;

/// A tile takes two columns, three with its marker or a space.
const TILE: usize = 2;
const CELL: usize = 3;
/// Columns between groups.
const GAP: usize = 3;

/// Tiles printed side by side, with captions.
pub(crate) struct Group {
    brackets: Option<(&'static str, &'static str)>,
    cells: Vec<Cell>,
    captions: Vec<String>,
}

struct Cell {
    /// `None` for an unknown tile.
    face: Option<Face>,
    /// The marker of mpsz for the source of a call; usually empty.
    marker: String,
}

/// One row of a strip.
#[derive(Clone, Copy)]
enum Row {
    /// The tile characters, readable as Unicode notation.
    Characters,
    /// The tiles one by one, readable as mpsz.
    Names,
    /// The caption of this number.
    Caption(usize),
}

impl Group {
    /// Tiles with captions below, each on its own line.
    pub(crate) fn new(tiles: impl IntoIterator<Item = Tile>, captions: Vec<String>) -> Group {
        Group::of_faces(tiles.into_iter().map(Face::plain), captions)
    }

    fn of_faces(faces: impl Iterator<Item = Face>, captions: Vec<String>) -> Group {
        Group::of_cells(faces.map(Some), captions)
    }

    fn of_cells(faces: impl Iterator<Item = Option<Face>>, captions: Vec<String>) -> Group {
        let cells = faces.map(|face| Cell { face, marker: String::new() }).collect();
        Group { brackets: None, cells, captions }
    }

    /// A meld in its brackets, with the markers of mpsz.
    pub(crate) fn meld(meld: &Meld, captions: Vec<String>) -> Group {
        let mut cells: Vec<Cell> = Vec::new();
        for (face, part) in meld.parts() {
            if let (Part::Added, None, Some(before)) = (part, meld.call(), cells.last_mut()) {
                before.marker.push('/');
            }
            let marker = match part {
                Part::Called(from) => from.marker().to_string(),
                Part::Own | Part::Added => String::new(),
            };
            cells.push(Cell { face: Some(face), marker });
        }
        let brackets = Some(if meld.is_open() { ("(", ")") } else { ("[", "]") });
        Group { brackets, cells, captions }
    }

    /// A meld, its kind below.
    fn captioned(meld: &Meld) -> Group {
        Group::meld(meld, vec![meld.kind().name().to_owned()])
    }

    /// The column of the first tile, for a group that starts in a column.
    fn first(&self, start: usize) -> usize {
        start + self.brackets.map_or(0, |(open, _)| open.len())
    }

    /// The column after the last tile and its marker, if it has one.
    fn last(&self, start: usize) -> usize {
        let marker = self.cells.last().map_or(0, |cell| cell.marker.len());
        (self.first(start) + self.cells.len() * CELL + marker).saturating_sub(CELL - TILE)
    }

    /// The column after the group.
    fn end(&self, start: usize) -> usize {
        self.last(start) + self.brackets.map_or(0, |(_, close)| close.len())
    }

    fn write_caption(&self, line: &mut Line, start: usize, nth: usize) {
        if let Some(caption) = self.captions.get(nth) {
            line.to(self.first(start));
            line.put(QUIET, caption);
        }
    }

    fn write_tiles(&self, line: &mut Line, start: usize, write: fn(&mut Line, Option<Face>)) {
        if let Some((open, _)) = self.brackets {
            line.to(start);
            line.put(PLAIN, open);
        }
        for (i, cell) in self.cells.iter().enumerate() {
            let column = self.first(start) + i * CELL;
            line.to(column);
            write(line, cell.face);
            if !cell.marker.is_empty() {
                line.to(column + TILE);
                line.put(PLAIN, &cell.marker);
            }
        }
        if let Some((_, close)) = self.brackets {
            line.to(self.last(start));
            line.put(PLAIN, close);
        }
    }
}

fn write_character(line: &mut Line, face: Option<Face>) {
    match face {
        None => line.back(QUIET),
        Some(face) if face.is_red() => {
            line.tile(RED, face.tile());
            line.put(RED, "r");
        }
        Some(face) => line.tile(PLAIN, face.tile()),
    }
}

fn write_name(line: &mut Line, face: Option<Face>) {
    match face {
        None => line.put(QUIET, "?"),
        Some(face) => line.put(if face.is_red() { RED } else { PLAIN }, &face.to_string()),
    }
}

/// Prints a hand: tile characters, and names below.
pub(crate) fn print_hand(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    print_with_unknown(out, hand.faces(), 0, hand.melds())
}

/// Prints concealed tiles, some of them unknown, and melds as [`print_hand`] does.
pub(crate) fn print_with_unknown(
    out: &mut impl Write,
    known: impl Iterator<Item = Face>,
    unknown: usize,
    melds: &[Meld],
) -> io::Result<()> {
    let faces = known.map(Some).chain(std::iter::repeat_n(None, unknown));
    let mut groups = vec![Group::of_cells(faces, Vec::new())];
    groups.extend(melds.iter().map(Group::captioned));
    print_groups(out, &groups)
}

/// Prints a hand of any mahjong as [`print_hand`] does: jokers are backs, and in melds marked `?`.
pub(crate) fn print_any(out: &mut impl Write, hand: &AnyHand) -> io::Result<()> {
    let known = hand.known().tiles().map(Face::plain).map(Some);
    let faces = known.chain(std::iter::repeat_n(None, hand.jokers().into()));
    let mut groups = vec![Group::of_cells(faces, Vec::new())];
    groups.extend(hand.melds().iter().map(|meld| {
        let mut group = Group::captioned(meld.meld());
        for joker in meld.jokers() {
            let is_it = |cell: &&mut Cell| {
                cell.face.is_some_and(|face| face.tile() == *joker) && !cell.marker.contains('?')
            };
            if let Some(cell) = group.cells.iter_mut().find(is_it) {
                cell.marker.insert(0, '?');
            }
        }
        group
    }));
    print_groups(out, &groups)
}

/// Prints the groups of a hand, and their captions.
fn print_groups(out: &mut impl Write, groups: &[Group]) -> io::Result<()> {
    const START: usize = 2;

    for groups in rows_of_groups(START, groups) {
        print_tiles(out, START, groups)?;
        if groups.iter().any(|group| !group.captions.is_empty()) {
            print_row(out, Line::default(), START, Row::Caption(0), groups)?;
        }
    }
    Ok(())
}

/// Prints a hand and, apart from it, the drawn tile.
pub(crate) fn print_drawn(out: &mut impl Write, sorted: &Hand, drawn: Tile) -> io::Result<()> {
    const START: usize = 2;

    let drawn = Group::new([drawn], Vec::new());
    print_tiles(out, START, &[Group::of_faces(sorted.faces(), Vec::new()), drawn])
}

/// Prints tile characters, and names below.
fn print_tiles(out: &mut impl Write, start: usize, groups: &[Group]) -> io::Result<()> {
    print_row(out, Line::default(), start, Row::Characters, groups)?;
    print_row(out, Line::default(), start, Row::Names, groups)
}

/// Prints numbered groups with all captions.
pub(crate) fn print_numbered(
    out: &mut impl Write,
    number: usize,
    groups: &[Group],
) -> io::Result<()> {
    const START: usize = 5;

    let mut line = Line::with(PLAIN, &format!("{number}."));
    for groups in rows_of_groups(START, groups) {
        print_row(out, line, START, Row::Characters, groups)?;
        for nth in 0..groups.iter().map(|group| group.captions.len()).max().unwrap_or(0) {
            print_row(out, Line::default(), START, Row::Caption(nth), groups)?;
        }
        line = Line::default();
    }
    Ok(())
}

/// Splits groups into rows that fit the width.
fn rows_of_groups(start: usize, groups: &[Group]) -> impl Iterator<Item = &[Group]> {
    let mut rest = groups;
    core::iter::from_fn(move || {
        let mut column = start;
        let fitting = rest.iter().take_while(|group| {
            let end = group.end(column);
            column = end + GAP;
            end <= width()
        });
        let fitting = fitting.count().max(1).min(rest.len());
        let row;
        (row, rest) = rest.split_at(fitting);
        (!row.is_empty()).then_some(row)
    })
}

/// Prints one row of the groups; the first one starts at column `start`.
fn print_row(
    out: &mut impl Write,
    mut line: Line,
    mut start: usize,
    row: Row,
    groups: &[Group],
) -> io::Result<()> {
    for group in groups {
        match row {
            Row::Characters => group.write_tiles(&mut line, start, write_character),
            Row::Names => group.write_tiles(&mut line, start, write_name),
            Row::Caption(nth) => group.write_caption(&mut line, start, nth),
        }
        start = group.end(start) + GAP;
    }
    writeln!(out, "{line}")
}
