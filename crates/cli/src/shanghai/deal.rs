//! Which board is dealt.

use std::io;
use std::path::Path;

use clap::Args;
use shanghai::files::read_layouts;
use shanghai::{Board, Face, Layout, deal, layouts};

use crate::shanghai::seed::Seed;
use crate::text_file;

/// The layout and its tiles.
#[derive(Args)]
pub(super) struct Deal {
    /// Layout of the deal [default: turtle]: turtle, pyramid, bricks, rings, fort, terraces, hill,
    /// stepped-1 to stepped-22, or a file of kmahjongg or Kyodai
    #[arg(long, value_name = "NAME|FILE")]
    layout: Option<String>,

    /// Deal a full set: flowers match each other, and so do seasons; otherwise there are four
    /// tiles of each face
    #[arg(long)]
    full_set: bool,

    /// Deal at random, so that the board may be stuck
    #[arg(long)]
    random: bool,
}

impl Deal {
    /// Whether any of the options is given.
    pub(super) const fn is_given(&self) -> bool {
        self.layout.is_some() || self.full_set || self.random
    }

    /// The board of a seed: a full set, or four tiles of each face (two of the last if the number
    /// of tiles requires it).
    ///
    /// # Errors
    /// The layout can't be read, or no board of it was found.
    pub(super) fn board(&self, Seed(seed): Seed) -> io::Result<Board> {
        let layout = self.layout()?;
        let (faces, matching): (Vec<Face>, fn(Face) -> Face) = if self.full_set {
            (deal::full_set_of(layout.len()), Face::flowers_and_seasons)
        } else {
            let mut faces = deal::four_of_each(layout.len().div_ceil(4) as u16);
            faces.truncate(layout.len());
            (faces, |face| face)
        };
        if self.random {
            let board = deal::random_with_matching(&layout, &faces, matching, seed);
            return board.map_err(io::Error::other);
        }
        deal::clearable_with_matching(&layout, &faces, matching, seed).map_err(io::Error::other)
    }

    fn layout(&self) -> io::Result<Layout> {
        let name = self.layout.as_deref().unwrap_or("turtle");
        if let Some(layout) = layouts::by_name(name) {
            return Ok(layout);
        }
        let path = Path::new(name);
        if !path.exists() {
            let names: Vec<&str> = layouts::all().into_iter().map(|(name, _)| name).collect();
            let names = names.join(", ");
            let why = format!("neither a file nor one of {names}, stepped-1 to stepped-22");
            return Err(text_file::wrong(path, why));
        }
        let read = read_layouts(&text_file::read(path)?).and_then(|layouts| {
            // Both formats have one layout in a file.
            layouts.into_iter().next().map(|named| named.layout).transpose()
        });
        match read {
            Ok(Some(layout)) => Ok(layout),
            Ok(None) => Err(text_file::wrong(path, "no layout")),
            Err(error) => Err(text_file::wrong(path, error)),
        }
    }
}
