//! Melds for a fuzzer or a property test, from the values it draws.

use crate::list::List;
use crate::meld::{Call, CalledFrom, Meld, MeldKind};
use crate::mentsu::{Mentsu, MentsuKind};
use crate::tile::{Counts, Face, Tile};

/// The shuntsu that begins with this tile, or its koutsu if there is none.
pub(super) fn mentsu(kind: MentsuKind, first: Tile) -> Mentsu {
    Mentsu::new(kind, first).unwrap_or(Mentsu::koutsu(first))
}

/// The meld of a mentsu. `reds` says which tiles are red if they can be, `call` the place of the
/// called tile and its source; an ankan has no call, and a chi comes from kamicha.
pub(super) fn meld(
    mentsu: Mentsu,
    kan: MeldKind,
    reds: [bool; 4],
    call: Option<(usize, CalledFrom)>,
) -> Meld {
    let kind = match mentsu.kind() {
        MentsuKind::Shuntsu => MeldKind::Chi,
        MentsuKind::Koutsu => MeldKind::Pon,
        MentsuKind::Kantsu => kan,
    };
    let faces = mentsu.tiles().zip(reds).map(|(tile, red)| Face::red_if(red, tile));
    let faces = List::<Face, 4>::of(faces);
    let meld = Meld::from_faces(kind, &faces).expect("the tiles of a mentsu of this kind");
    let Some((place, from)) = call.filter(|_| meld.is_open()) else { return meld };
    let from = if kind == MeldKind::Chi { CalledFrom::Kamicha } else { from };
    meld.called(Call::new(faces[place], from)).expect("one of its own tiles")
}

/// The melds whose tiles are still left, taken in order, and the tiles that remain.
pub(super) fn fitting(
    melds: impl IntoIterator<Item = Meld>,
    mut left: Counts,
) -> (List<Meld, 4>, Counts) {
    let mut fitting = List::new();
    for meld in melds {
        let rest = meld.mentsu().tiles().try_fold(left, |left, tile| left.without(tile));
        if let Ok(rest) = rest {
            left = rest;
            fitting.push(meld);
        }
    }
    (fitting, left)
}
