//! Melds as requests have them: a type, and tiles in mpsz.

use mentsu::notation::mpsz;
use mentsu::{Meld, MeldKind, ParseError, ParseErrorKind};
use serde_json::value::RawValue;

use crate::batch::object::Object;
use crate::batch::refusal::{BadMeld, Refusal};

struct MeldRequest {
    r#type: String,
    tiles: String,
}

/// All melds of a request, or why one of them can't be read.
pub(crate) fn read(request: &Object<'_>) -> Result<Vec<Meld>, Refusal> {
    let melds: Vec<&RawValue> = request.optional("melds")?.unwrap_or_default();
    let numbered = melds.into_iter().zip(1..);
    numbered.map(|(meld, n)| MeldRequest::read(meld, n)?.meld(n)).collect()
}

impl MeldRequest {
    fn read(value: &RawValue, number: usize) -> Result<MeldRequest, Refusal> {
        let object = Object::within(&format!("meld {number}"), value)?;
        object.has_only(&["type", "tiles"])?;
        Ok(MeldRequest { r#type: object.required("type")?, tiles: object.required("tiles")? })
    }

    fn meld(&self, number: usize) -> Result<Meld, Refusal> {
        self.checked().map_err(|bad| Refusal::Meld(number, bad))
    }

    fn checked(&self) -> Result<Meld, BadMeld> {
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
