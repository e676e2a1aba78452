//! Melds as requests have them: a type, and tiles in mpsz.

use mentsu::notation::mpsz;
use mentsu::{Meld, MeldKind, ParseError, ParseErrorKind};
use serde_json::value::RawValue;

use crate::object::Object;
use crate::refusal::{BadMeld, Refusal};

/// All melds of a request, or why one of them can't be read.
pub(crate) fn read(request: &Object<'_>) -> Result<Vec<Meld>, Box<Refusal>> {
    let melds: Vec<&RawValue> = request.optional("melds")?.unwrap_or_default();
    let numbered = melds.into_iter().zip(1..);
    numbered.map(|(meld, n)| read_one(meld, n)).collect()
}

fn read_one(value: &RawValue, number: usize) -> Result<Meld, Box<Refusal>> {
    let object = Object::within(&format!("meld {number}"), value)?;
    object.has_only(&["type", "tiles"])?;
    let (kind, tiles): (String, String) = (object.required("type")?, object.required("tiles")?);
    meld(&kind, &tiles).map_err(|bad| Box::new(Refusal::Meld(number, bad)))
}

/// The meld of a type, by its name, and tiles.
pub(crate) fn meld(kind: &str, tiles: &str) -> Result<Meld, BadMeld> {
    let known = MeldKind::ALL.into_iter().find(|known| known.name() == kind);
    let kind = known.ok_or_else(|| BadMeld::UnknownType(kind.to_owned()))?;
    let not_of_type = || BadMeld::NotOfType(kind, tiles.to_owned());

    if let Ok(faces) = mpsz::faces(tiles) {
        return Meld::from_faces(kind, &faces).map_err(|_| not_of_type());
    }
    // With the marker of a call, or wrong.
    let bracketed = match kind {
        MeldKind::Ankan => format!("[{tiles}]"),
        _ => format!("({tiles})"),
    };
    let meld: Meld = bracketed.parse().map_err(|error: ParseError| match error.kind() {
        ParseErrorKind::Meld(_) => not_of_type(),
        kind => BadMeld::Tiles(kind),
    })?;
    if meld.kind() == kind { Ok(meld) } else { Err(not_of_type()) }
}
