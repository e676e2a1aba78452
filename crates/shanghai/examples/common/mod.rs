//! Code that the examples share: the board, and the time for an answer.

pub(crate) mod clock;

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use clap::Args;
use shanghai::{Board, Face, Layout, deal, layouts};

/// The layout and its tiles.
#[derive(Debug, Args)]
pub(crate) struct Deal {
    /// A layout that is built in (turtle, pyramid, bricks, rings, fort, terraces, hill, stepped-1
    /// to stepped-22), or a file in the format of kmahjongg.
    #[arg(long, default_value = "turtle")]
    layout: String,
    /// Deal so that the board can be cleared.
    #[arg(long)]
    clearable: bool,
    /// Deal a full set: flowers match each other, and so do seasons. Otherwise there are four tiles
    /// of each face.
    #[arg(long)]
    full_set: bool,
}

impl Deal {
    pub(crate) fn layout(&self) -> Result<Layout, String> {
        let name = &self.layout;
        if let Some(layout) = layouts::by_name(name) {
            return Ok(layout);
        }
        if !Path::new(name).exists() {
            let names: Vec<&str> = layouts::all().into_iter().map(|(name, _)| name).collect();
            let names = names.join(", ");
            return Err(format!("{name} is neither a file nor one of {names}, stepped-1 … -22"));
        }
        read(name)?.parse().map_err(|error| format!("{name}: {error}"))
    }

    /// Deals a full set, or four tiles of each face (two of the last if the number of tiles
    /// requires it).
    pub(crate) fn board(&self, layout: &Layout, seed: u64) -> Result<Board, String> {
        let mut faces = deal::four_of_each(layout.len().div_ceil(4) as u16);
        faces.truncate(layout.len());
        let mut matching: fn(Face) -> Face = |face| face;
        if self.full_set {
            faces = deal::full_set_of(layout.len());
            matching = Face::flowers_and_seasons;
        }
        if self.clearable {
            let board = deal::clearable_with_matching(layout, &faces, matching, seed);
            return board.map_err(|error| error.to_string());
        }
        let board = deal::random_with_matching(layout, &faces, matching, seed);
        board.map_err(|error| error.to_string())
    }
}

/// The text of a file, or of standard input for `-`. Bytes that aren't UTF-8 are replaced, so the
/// reader of the format reports them with their line.
pub(crate) fn read(name: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().read_to_end(&mut bytes),
        name => File::open(name).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| format!("{name}: {error}"))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
