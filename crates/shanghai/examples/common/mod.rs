//! What both examples share: which board is meant.

use std::path::Path;

use shanghai::{Board, Layout, deal, layouts};

/// A layout that is built in, or one in a file.
pub(crate) fn layout(name: &str) -> Result<Layout, String> {
    if let Some(layout) = layouts::by_name(name) {
        return Ok(layout);
    }
    if !Path::new(name).exists() {
        let names: Vec<&str> = layouts::all().into_iter().map(|(name, _)| name).collect();
        return Err(format!("{name} is neither a file nor one of {}", names.join(", ")));
    }
    let text = std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
    text.parse().map_err(|error| format!("{name}: {error}"))
}

/// Four tiles of each face (two of the last, where the number of tiles asks for it), at random.
pub(crate) fn deal(layout: &Layout, seed: u64) -> Result<Board, String> {
    let mut faces = deal::four_of_each(layout.len().div_ceil(4) as u16);
    faces.truncate(layout.len());
    deal::random(layout, &faces, seed).map_err(|error| error.to_string())
}
