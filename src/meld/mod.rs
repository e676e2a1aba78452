//! Declared melds: chi, pon and the three kinds of kan, with red fives and the call.

mod call;
mod error;
mod kind;

use core::fmt;

pub use self::call::{Call, CalledFrom, Part};
pub use self::error::MeldError;
pub use self::kind::MeldKind;
use crate::list::{Filler, List, ListIter};
use crate::mentsu::Mentsu;
use crate::tile::{Face, Tile, TileSet};

/// A declared set (副露, and 暗槓): kind, tiles, red fives, and the call where it is known.
///
/// ```
/// use mentsu::{Meld, MeldError, CalledFrom, Tile, face, meld};
///
/// let pon = Meld::pon([Tile::P5, Tile::P5], face!("0p"), CalledFrom::Toimen)?;
/// assert_eq!((pon, pon.reds()), (meld!("(550=p)"), 1));
/// assert_eq!(Meld::kakan(pon, Tile::P5), Ok(meld!("(550=5p)")));
///
/// assert_eq!(meld!("(213m)").call(), None);
/// assert_eq!(Meld::chi([Tile::M1, Tile::M2], Tile::M4), Err(MeldError::NotAShuntsu));
/// # Ok::<(), MeldError>(())
/// ```
#[doc(alias = "鳴き")]
#[doc(alias = "副露")]
#[doc(alias = "furo")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    mentsu: Mentsu,
    kind: MeldKind,
    /// Red fives among all its tiles.
    reds: u8,
    /// Always `None` for an ankan; for a chi the source is kamicha.
    call: Option<Call>,
    /// The fourth tile of a kakan; `None` for every other kind.
    added: Option<Face>,
}

impl Filler for Meld {
    const FILLER: Meld = Meld {
        mentsu: Mentsu::kantsu(Tile::M1),
        kind: MeldKind::Ankan,
        reds: 0,
        call: None,
        added: None,
    };
}

impl Filler for (Face, Part) {
    const FILLER: (Face, Part) = (Face::FILLER, Part::Own);
}

impl Meld {
    /// A chi of two tiles from the hand and a discard of kamicha.
    ///
    /// # Errors
    /// [`MeldError::NotAShuntsu`] if the three aren't neighbours of one suit.
    #[doc(alias = "チー")]
    #[doc(alias = "chow")]
    pub fn chi<F: Into<Face>>(own: [F; 2], called: impl Into<Face>) -> Result<Meld, MeldError> {
        let ([a, b], face) = (own.map(Into::into), called.into());
        Meld::from_faces(MeldKind::Chi, &[a, b, face])?.called(Call::new(face, CalledFrom::Kamicha))
    }

    /// A pon of two tiles from the hand and a discard.
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the three differ.
    #[doc(alias = "ポン")]
    #[doc(alias = "pung")]
    pub fn pon<F: Into<Face>>(
        own: [F; 2],
        called: impl Into<Face>,
        from: CalledFrom,
    ) -> Result<Meld, MeldError> {
        let ([a, b], face) = (own.map(Into::into), called.into());
        Meld::from_faces(MeldKind::Pon, &[a, b, face])?.called(Call::new(face, from))
    }

    /// A daiminkan of three tiles from the hand and a discard.
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the four differ.
    #[doc(alias = "大明槓")]
    #[doc(alias = "open kan")]
    pub fn daiminkan<F: Into<Face>>(
        own: [F; 3],
        called: impl Into<Face>,
        from: CalledFrom,
    ) -> Result<Meld, MeldError> {
        let ([a, b, c], face) = (own.map(Into::into), called.into());
        Meld::from_faces(MeldKind::Daiminkan, &[a, b, c, face])?.called(Call::new(face, from))
    }

    /// A kakan: a pon with its fourth tile added.
    ///
    /// # Errors
    /// [`MeldError::NotAPon`] if the meld isn't one, [`MeldError::NotOneKind`] if the tile is
    /// another.
    #[doc(alias = "加槓")]
    #[doc(alias = "shouminkan")]
    pub fn kakan(pon: Meld, added: impl Into<Face>) -> Result<Meld, MeldError> {
        let added = added.into();
        let tile = pon.mentsu.first();
        if pon.kind != MeldKind::Pon {
            return Err(MeldError::NotAPon { kind: pon.kind });
        }
        if added.tile() != tile {
            return Err(MeldError::NotOneKind { kind: MeldKind::Kakan });
        }
        Ok(Meld {
            mentsu: Mentsu::kantsu(tile),
            kind: MeldKind::Kakan,
            reds: pon.reds + u8::from(added.is_red()),
            call: pon.call,
            added: Some(added),
        })
    }

    /// An ankan of four tiles from the hand.
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the four differ.
    #[doc(alias = "暗槓")]
    #[doc(alias = "closed kan")]
    pub fn ankan<F: Into<Face>>(own: [F; 4]) -> Result<Meld, MeldError> {
        Meld::from_faces(MeldKind::Ankan, &own.map(Into::into))
    }

    /// A meld whose tiles are known, but not which of them was called; for a kakan the last
    /// tile is the added one.
    ///
    /// ```
    /// use mentsu::{Meld, MeldError, MeldKind, face, meld};
    ///
    /// let faces = [face!("3s"), face!("1s"), face!("2s")];
    /// assert_eq!(Meld::from_faces(MeldKind::Chi, &faces), Ok(meld!("(123s)")));
    /// let pon = Meld::from_faces(MeldKind::Pon, &faces);
    /// assert_eq!(pon, Err(MeldError::NotOneKind { kind: MeldKind::Pon }));
    /// ```
    ///
    /// # Errors
    /// [`MeldError::WrongLength`], [`MeldError::NotAShuntsu`] or [`MeldError::NotOneKind`].
    pub const fn from_faces(kind: MeldKind, faces: &[Face]) -> Result<Meld, MeldError> {
        if faces.len() != kind.len() {
            return Err(MeldError::WrongLength { kind, len: faces.len() });
        }
        let (mut kinds, mut reds, mut i) = (TileSet::EMPTY, 0, 0);
        while i < faces.len() {
            kinds.insert(faces[i].tile());
            reds += faces[i].is_red() as u8;
            i += 1;
        }
        let lowest = Tile::ALL[kinds.bits().trailing_zeros() as usize];
        let mentsu = match kind {
            MeldKind::Chi => match Mentsu::shuntsu(lowest) {
                Ok(shuntsu) if kinds.bits() == 0b111 << lowest.index() => shuntsu,
                _ => return Err(MeldError::NotAShuntsu),
            },
            _ if kinds.len() > 1 => return Err(MeldError::NotOneKind { kind }),
            MeldKind::Pon => Mentsu::koutsu(lowest),
            _ => Mentsu::kantsu(lowest),
        };
        let added = match (kind, faces) {
            (MeldKind::Kakan, [.., last]) => Some(*last),
            _ => None,
        };
        Ok(Meld { mentsu, kind, reds, call: None, added })
    }

    /// The meld with its call: which tile was taken, and from whom.
    pub(crate) const fn called(self, call: Call) -> Result<Meld, MeldError> {
        debug_assert!(self.call.is_none());
        match (self.kind, call.source()) {
            (MeldKind::Ankan, _) => Err(MeldError::NothingCalled),
            (MeldKind::Chi, CalledFrom::Shimocha | CalledFrom::Toimen) => {
                Err(MeldError::ChiFromAfar { from: call.source() })
            }
            _ => Ok(Meld { call: Some(call), ..self }),
        }
    }

    /// The meld as if its tile had been called from another player.
    pub(crate) fn with_source(self, source: CalledFrom) -> Meld {
        Meld { call: self.call.map(|call| Call::new(call.face(), source)), ..self }
    }

    /// The kind of meld: chi, pon or one of the kans.
    #[must_use]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// The set it is: shuntsu, koutsu or kantsu.
    #[must_use]
    pub const fn mentsu(&self) -> Mentsu {
        self.mentsu
    }

    /// How many of its tiles are red fives.
    #[must_use]
    pub const fn reds(&self) -> u8 {
        self.reds
    }

    /// The five it holds, if any.
    #[must_use]
    pub fn five(&self) -> Option<Tile> {
        self.mentsu.tiles().find(|tile| tile.is_five())
    }

    /// Which tile was called and from whom; `None` for an ankan and where it isn't known.
    #[must_use]
    pub const fn call(&self) -> Option<Call> {
        self.call
    }

    /// The tile that a kakan added to its pon.
    #[must_use]
    pub const fn added(&self) -> Option<Face> {
        self.added
    }

    /// Whether it opens the hand: every kind but ankan does.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.kind, MeldKind::Ankan)
    }

    /// Its tiles with the part each plays, in the order in which text shows them: a chi by
    /// rank; otherwise own tiles, red ones first, then the called one, then the added one.
    ///
    /// ```
    /// use mentsu::{Part, CalledFrom, face, meld};
    ///
    /// let called = (face!("6s"), Part::Called(CalledFrom::Kamicha));
    /// let [red, seven] = [(face!("0s"), Part::Own), (face!("7s"), Part::Own)];
    /// assert_eq!(meld!("(06-7s)").parts(), [red, called, seven]);
    /// ```
    #[must_use]
    pub fn parts(&self) -> List<(Face, Part), 4> {
        let called = self.call.map(|call| (call.face(), Part::Called(call.source())));
        let added = self.added.map(|face| (face, Part::Added));
        let others = called.into_iter().chain(added);
        let mut own_reds =
            self.reds - others.clone().filter(|(face, _)| face.is_red()).count() as u8;
        let mut own = |tile: Tile| {
            let red = tile.is_five() && own_reds > 0;
            own_reds -= u8::from(red);
            (Face::red_if(red, tile), Part::Own)
        };
        if self.kind == MeldKind::Chi {
            return List::of(self.mentsu.tiles().map(|tile| match called {
                Some((face, part)) if face.tile() == tile => (face, part),
                _ => own(tile),
            }));
        }
        let own = self.mentsu.tiles().skip(others.clone().count()).map(own);
        List::of(own.chain(others))
    }

    /// Its tiles, in the order of [`parts`](Self::parts).
    pub fn faces(&self) -> MeldFaces {
        MeldFaces { parts: self.parts().into_iter() }
    }
}

/// The tiles of a [`Meld`], in the order of [`Meld::parts`].
#[derive(Clone, Debug)]
pub struct MeldFaces {
    parts: ListIter<(Face, Part), 4>,
}

impl Iterator for MeldFaces {
    type Item = Face;

    fn next(&mut self) -> Option<Face> {
        self.parts.next().map(|(face, _)| face)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.parts.size_hint()
    }
}

impl ExactSizeIterator for MeldFaces {}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
