//! Melds of a request: a type, and tiles in mpsz.

use mentsu::notation::mpsz;
use mentsu::{Meld, MeldKind, ParseError, ParseErrorKind};
use serde_json::value::RawValue;

use crate::refusal::{BadMeld, Refusal};
use crate::request::keys::keys;
#[cfg(feature = "schema")]
use crate::request::keys::object;
use crate::request::object::{Object, Text};
#[cfg(feature = "schema")]
use crate::shape::any_of;

keys! {
    /// The melds.
    pub(crate) MELDS "melds": Vec<MeldRequest> = [];
    /// Chi, pon, a kan.
    TYPE "type": MeldKind;
    /// The type, where `kan` is a daiminkan or a kakan.
    MCR_TYPE "type": McrMeldKind;
    /// Its tiles.
    TILES "tiles": TileList;
    /// Whose tile was taken: 1 is kamicha, 2 toimen, 3 shimocha.
    FROM "from": u8 = null;
}

#[cfg(feature = "schema")]
crate::shape::shapes! {
    /// A meld.
    MeldRequest = |generator| object(generator, &[TYPE, TILES]);
    /// A type of meld; `kan` is a daiminkan or a kakan.
    McrMeldKind = |_| any_of(&[<MeldKind as mentsu::names::Named>::NAMES, &[KAN]].concat());
    /// A meld under Chinese rules.
    McrMeldRequest = |generator| object(generator, &[MCR_TYPE, TILES, FROM]);
}

/// Reads all melds of a request.
pub(crate) fn read(request: &Object<'_>) -> Result<Vec<Meld>, Box<Refusal>> {
    let melds: Vec<&RawValue> = request.optional(MELDS.name)?.unwrap_or_default();
    let numbered = melds.into_iter().zip(1..);
    numbered.map(|(meld, n)| read_one(meld, n)).collect()
}

fn read_one(value: &RawValue, number: usize) -> Result<Meld, Box<Refusal>> {
    let object = Object::within(&format!("meld {number}"), value)?;
    object.has_only(&[TYPE.name, TILES.name])?;
    let (kind, tiles): (Text<'_>, Text<'_>) =
        (object.required(TYPE.name)?, object.required(TILES.name)?);
    meld(&kind, &tiles).map_err(|bad| Box::new(Refusal::Meld(number, bad)))
}

/// Reads all melds of a request under Chinese rules. `kan` is any kong except a concealed one.
/// `from` may name the player whose tile was taken; it does not change the answer.
pub(crate) fn read_with_sources(request: &Object<'_>) -> Result<Vec<Meld>, Box<Refusal>> {
    let melds: Vec<&RawValue> = request.optional(MELDS.name)?.unwrap_or_default();
    let numbered = melds.into_iter().zip(1..);
    numbered.map(|(meld, n)| read_one_with_source(meld, n)).collect()
}

/// The name of a melded kong, called or added.
const KAN: &str = "kan";

fn read_one_with_source(value: &RawValue, number: usize) -> Result<Meld, Box<Refusal>> {
    let object = Object::within(&format!("meld {number}"), value)?;
    object.has_only(&[MCR_TYPE.name, TILES.name, FROM.name])?;
    let (kind, tiles): (Text<'_>, Text<'_>) =
        (object.required(MCR_TYPE.name)?, object.required(TILES.name)?);
    let from: Option<u8> = object.optional(FROM.name)?;
    let read = match &*kind {
        KAN => meld(MeldKind::Daiminkan.name(), &tiles),
        kind => meld(kind, &tiles),
    };
    let checked = read.and_then(|meld| match (from, meld.kind()) {
        (None, _) | (Some(1), MeldKind::Chi) => Ok(meld),
        (Some(from), kind @ (MeldKind::Chi | MeldKind::Ankan)) => Err(BadMeld::From(kind, from)),
        (Some(1..=3), _) => Ok(meld),
        (Some(from), _) => Err(BadMeld::NoPlayer(from)),
    });
    checked.map_err(|bad| Box::new(Refusal::Meld(number, bad)))
}

/// Reads a meld of this type and these tiles.
fn meld(kind: &str, tiles: &str) -> Result<Meld, BadMeld> {
    let kind = MeldKind::from_name(kind).ok_or_else(|| BadMeld::UnknownType(kind.to_owned()))?;
    let not_of_type = || BadMeld::NotOfType(kind, tiles.to_owned());

    if let Ok(faces) = mpsz::faces(tiles) {
        return Meld::from_faces(kind, &faces).map_err(|_| not_of_type());
    }
    // Tiles with the marker of a call, or an error.
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
