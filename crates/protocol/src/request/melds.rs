//! Melds of a request: a type, and tiles in mpsz.

use mentsu::any::{AnyHandError, AnyMeld};
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
    /// Its tiles; with `wild`, a `?` follows each for which a joker stands: `12?3m`.
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
    read_each(request, |object| read_one(object, meld))
}

/// Reads all melds of a request, which may hold jokers.
pub(crate) fn read_any(request: &Object<'_>) -> Result<Vec<AnyMeld>, Box<Refusal>> {
    read_each(request, |object| read_one(object, any_meld))
}

/// Reads each meld, and names the one that can't be read.
fn read_each<M>(
    request: &Object<'_>,
    read: impl Fn(&Object<'_>) -> Result<Result<M, BadMeld>, Box<Refusal>>,
) -> Result<Vec<M>, Box<Refusal>> {
    let melds: Vec<&RawValue> = request.optional(MELDS.name)?.unwrap_or_default();
    let numbered = melds.into_iter().zip(1..);
    let one = |(value, number)| {
        let object = Object::within(&format!("meld {number}"), value)?;
        read(&object)?.map_err(|bad| Box::new(Refusal::Meld(number, bad)))
    };
    numbered.map(one).collect()
}

fn read_one<M>(
    object: &Object<'_>,
    meld: impl Fn(&str, &str) -> Result<M, BadMeld>,
) -> Result<Result<M, BadMeld>, Box<Refusal>> {
    object.has_only(&[TYPE.name, TILES.name])?;
    let (kind, tiles): (Text<'_>, Text<'_>) =
        (object.required(TYPE.name)?, object.required(TILES.name)?);
    Ok(meld(&kind, &tiles))
}

/// Reads all melds of a request under Chinese rules. `kan` is any kong except a concealed one.
/// `from` may name the player whose tile was taken; it does not change the answer.
pub(crate) fn read_with_sources(request: &Object<'_>) -> Result<Vec<Meld>, Box<Refusal>> {
    read_each(request, |object| read_one_with_source(object, meld, |meld| meld.kind()))
}

/// As [`read_with_sources`], of melds that may hold jokers.
pub(crate) fn read_any_with_sources(request: &Object<'_>) -> Result<Vec<AnyMeld>, Box<Refusal>> {
    read_each(request, |object| read_one_with_source(object, any_meld, |meld| meld.meld().kind()))
}

/// The name of a melded kong, called or added.
const KAN: &str = "kan";

fn read_one_with_source<M>(
    object: &Object<'_>,
    meld: impl Fn(&str, &str) -> Result<M, BadMeld>,
    kind_of: impl Fn(&M) -> MeldKind,
) -> Result<Result<M, BadMeld>, Box<Refusal>> {
    object.has_only(&[MCR_TYPE.name, TILES.name, FROM.name])?;
    let (kind, tiles): (Text<'_>, Text<'_>) =
        (object.required(MCR_TYPE.name)?, object.required(TILES.name)?);
    let from: Option<u8> = object.optional(FROM.name)?;
    let read = match &*kind {
        KAN => meld(MeldKind::Daiminkan.name(), &tiles),
        kind => meld(kind, &tiles),
    };
    Ok(read.and_then(|meld| match (from, kind_of(&meld)) {
        (None, _) | (Some(1), MeldKind::Chi) => Ok(meld),
        (Some(from), kind @ (MeldKind::Chi | MeldKind::Ankan)) => Err(BadMeld::From(kind, from)),
        (Some(1..=3), _) => Ok(meld),
        (Some(from), _) => Err(BadMeld::NoPlayer(from)),
    }))
}

/// Reads a meld of this type and these tiles, of which those before a `?` are jokers.
fn any_meld(kind: &str, tiles: &str) -> Result<AnyMeld, BadMeld> {
    if !tiles.contains('?') {
        return meld(kind, tiles).map(AnyMeld::from);
    }
    let plain = meld(kind, &tiles.replace('?', "")).map_err(|bad| match bad {
        BadMeld::NotOfType(kind, _) => BadMeld::NotOfType(kind, tiles.to_owned()),
        bad => bad,
    })?;
    let not_of_type = || BadMeld::NotOfType(plain.kind(), tiles.to_owned());
    let read: AnyMeld =
        bracketed(plain.kind(), tiles).parse().map_err(|error: AnyHandError| match error {
            AnyHandError::Text(error) => BadMeld::Tiles(error.kind()),
            _ => not_of_type(),
        })?;
    AnyMeld::new(plain, read.jokers()).map_err(|_| not_of_type())
}

/// Reads a meld of this type and these tiles.
fn meld(kind: &str, tiles: &str) -> Result<Meld, BadMeld> {
    let kind = MeldKind::from_name(kind).ok_or_else(|| BadMeld::UnknownType(kind.to_owned()))?;
    let not_of_type = || BadMeld::NotOfType(kind, tiles.to_owned());

    if let Ok(faces) = mpsz::faces(tiles) {
        return Meld::from_faces(kind, &faces).map_err(|_| not_of_type());
    }
    // Tiles with the marker of a call, or an error.
    let meld: Meld =
        bracketed(kind, tiles).parse().map_err(|error: ParseError| match error.kind() {
            ParseErrorKind::Meld(_) => not_of_type(),
            kind => BadMeld::Tiles(kind),
        })?;
    if meld.kind() == kind { Ok(meld) } else { Err(not_of_type()) }
}

/// A meld as it stands in a hand's text.
fn bracketed(kind: MeldKind, tiles: &str) -> String {
    match kind {
        MeldKind::Ankan => format!("[{tiles}]"),
        _ => format!("({tiles})"),
    }
}
