//! Melds as requests have them: a type, and tiles in mpsz.

use mentsu::notation::mpsz;
use mentsu::{Meld, MeldKind, ParseError, ParseErrorKind};
use serde::Deserialize;

use crate::refusal::{BadMeld, Refusal};

#[derive(Deserialize)]
pub(crate) struct MeldRequest {
    r#type: String,
    tiles: String,
}

/// All of them, or why one of them can't be read.
pub(crate) fn read(melds: &[MeldRequest]) -> Result<Vec<Meld>, Refusal> {
    let numbered = melds.iter().zip(1..);
    numbered.map(|(meld, n)| meld.read().map_err(|bad| Refusal::Meld(n, bad))).collect()
}

impl MeldRequest {
    fn read(&self) -> Result<Meld, BadMeld> {
        let kind = MeldKind::ALL.into_iter().find(|kind| kind.name() == self.r#type);
        let kind = kind.ok_or_else(|| BadMeld::UnknownType(self.r#type.clone()))?;
        let not_of_type = || BadMeld::NotOfType(kind, self.tiles.clone());

        if let Ok(faces) = mpsz::faces(&self.tiles) {
            return Meld::from_faces(kind, &faces).map_err(|_| not_of_type());
        }
        // With the marker of a call, or wrong.
        let bracketed = match kind {
            MeldKind::Ankan => format!("[{}]", self.tiles),
            _ => format!("({})", self.tiles),
        };
        let meld: Meld = bracketed.parse().map_err(|error: ParseError| match error.kind() {
            ParseErrorKind::Meld(_) => not_of_type(),
            kind => BadMeld::Tiles(kind),
        })?;
        if meld.kind() == kind { Ok(meld) } else { Err(not_of_type()) }
    }
}
