//! What a player declared: chi, pon and the three kinds of kan, with red fives and the call.

mod call;
mod error;
mod kind;

use core::fmt;

use smallvec::SmallVec;

pub use self::call::{Call, Part, Source};
pub use self::error::MeldError;
pub use self::kind::MeldKind;
use crate::list::Filler;
use crate::mentsu::Mentsu;
use crate::tile::{Face, Tile};

/// A declared set (副露, and 暗槓): kind, tiles, red fives, and the call where it is known.
///
/// ```
/// use mentsu::{Face, Meld, MeldKind, Mentsu, Source, Tile};
///
/// let red = Face::red(Tile::P5)?;
/// let pon = Meld::pon([Tile::P5, Tile::P5], red, Source::Toimen)?;
/// assert_eq!(pon.to_string(), "(550=p)");
/// assert_eq!((pon.mentsu(), pon.reds()), (Mentsu::koutsu(Tile::P5), 1));
///
/// let kakan = Meld::kakan(pon, Tile::P5)?;
/// assert_eq!(kakan.to_string(), "(550=5p)");
/// assert_eq!("(550=5p)".parse(), Ok(kakan));
///
/// let chi: Meld = "(213m)".parse()?;
/// assert_eq!((chi.kind(), chi.call()), (MeldKind::Chi, None));
/// assert!(Meld::chi([Tile::M1, Tile::M2], Tile::M4).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "鳴き")]
#[doc(alias = "meld")]
#[doc(alias = "call")]
#[doc(alias = "副露")]
#[doc(alias = "furo")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    mentsu: Mentsu,
    kind: MeldKind,
    /// Red fives among all its tiles.
    reds: u8,
    /// Never known of an ankan; from kamicha if of a chi.
    call: Option<Call>,
    /// The fourth tile of a kakan, and of nothing else.
    added: Option<Face>,
}

impl Filler for Meld {
    const FILLER: Meld = Meld::FILLER;
}

impl Meld {
    /// What a [`Hand`](crate::Hand) keeps where it has no meld.
    pub(crate) const FILLER: Meld = Meld {
        mentsu: Mentsu::kantsu(Tile::M1),
        kind: MeldKind::Ankan,
        reds: 0,
        call: None,
        added: None,
    };

    /// A chi of two own tiles and the discard of kamicha.
    ///
    /// ```
    /// use mentsu::{Meld, Tile};
    ///
    /// let chi = Meld::chi([Tile::M1, Tile::M3], Tile::M2)?;
    /// assert_eq!(chi.to_string(), "(12-3m)");
    /// # Ok::<(), mentsu::MeldError>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::NotAShuntsu`] if the three aren't neighbours of one suit.
    #[doc(alias = "吃")]
    #[doc(alias = "チー")]
    #[doc(alias = "chow")]
    pub fn chi<F: Into<Face>>(own: [F; 2], called: impl Into<Face>) -> Result<Meld, MeldError> {
        let (own, face) = (own.map(Into::into), called.into());
        let meld = Meld::from_faces(MeldKind::Chi, &[own[0], own[1], face])?;
        Ok(Meld { call: Some(Call { face, from: Source::Kamicha }), ..meld })
    }

    /// A pon of two own tiles and a discard.
    ///
    /// ```
    /// use mentsu::{Meld, Source, Tile};
    ///
    /// let pon = Meld::pon([Tile::Red; 2], Tile::Red, Source::Shimocha)?;
    /// assert_eq!(pon.to_string(), "(777+z)");
    /// # Ok::<(), mentsu::MeldError>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the three differ.
    #[doc(alias = "碰")]
    #[doc(alias = "ポン")]
    #[doc(alias = "pung")]
    pub fn pon<F: Into<Face>>(
        own: [F; 2],
        called: impl Into<Face>,
        from: Source,
    ) -> Result<Meld, MeldError> {
        let (own, face) = (own.map(Into::into), called.into());
        let meld = Meld::from_faces(MeldKind::Pon, &[own[0], own[1], face])?;
        Ok(Meld { call: Some(Call { face, from }), ..meld })
    }

    /// A kan of three own tiles and a discard.
    ///
    /// ```
    /// use mentsu::{Meld, Source, Tile};
    ///
    /// let kan = Meld::daiminkan([Tile::P1; 3], Tile::P1, Source::Kamicha)?;
    /// assert_eq!(kan.to_string(), "(1111-p)");
    /// # Ok::<(), mentsu::MeldError>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the four differ.
    #[doc(alias = "大明槓")]
    #[doc(alias = "open kan")]
    pub fn daiminkan<F: Into<Face>>(
        own: [F; 3],
        called: impl Into<Face>,
        from: Source,
    ) -> Result<Meld, MeldError> {
        let (own, face) = (own.map(Into::into), called.into());
        let meld = Meld::from_faces(MeldKind::Daiminkan, &[own[0], own[1], own[2], face])?;
        Ok(Meld { call: Some(Call { face, from }), ..meld })
    }

    /// A pon and its fourth tile.
    ///
    /// ```
    /// use mentsu::{Face, Meld, Source, Tile};
    ///
    /// let pon = Meld::pon([Tile::S5; 2], Tile::S5, Source::Toimen)?;
    /// let kan = Meld::kakan(pon, Face::red(Tile::S5)?)?;
    /// assert_eq!(kan.to_string(), "(555=0s)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::NotAPon`] if the meld isn't one, [`MeldError::NotOneKind`] if the tile is
    /// another.
    #[doc(alias = "加槓")]
    #[doc(alias = "added kan")]
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

    /// Four tiles of the own hand.
    ///
    /// ```
    /// use mentsu::{Meld, Tile};
    ///
    /// let kan = Meld::ankan([Tile::East; 4])?;
    /// assert_eq!((kan.to_string().as_str(), kan.is_open()), ("[1111z]", false));
    /// # Ok::<(), mentsu::MeldError>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::NotOneKind`] if the four differ.
    #[doc(alias = "暗槓")]
    #[doc(alias = "closed kan")]
    pub fn ankan<F: Into<Face>>(own: [F; 4]) -> Result<Meld, MeldError> {
        Meld::from_faces(MeldKind::Ankan, &own.map(Into::into))
    }

    /// A meld of which the tiles are known but not which was called; for a kakan the last
    /// tile is the added one.
    ///
    /// ```
    /// use mentsu::{Meld, MeldError, MeldKind, Tile};
    ///
    /// let faces = [Tile::S3, Tile::S1, Tile::S2].map(Into::into);
    /// assert_eq!(Meld::from_faces(MeldKind::Chi, &faces)?.to_string(), "(123s)");
    /// let wrong = Meld::from_faces(MeldKind::Pon, &faces);
    /// assert_eq!(wrong, Err(MeldError::NotOneKind { kind: MeldKind::Pon }));
    /// # Ok::<(), MeldError>(())
    /// ```
    ///
    /// # Errors
    /// [`MeldError::WrongLength`], [`MeldError::NotAShuntsu`] or [`MeldError::NotOneKind`].
    #[doc(alias = "副露")]
    pub fn from_faces(kind: MeldKind, faces: &[Face]) -> Result<Meld, MeldError> {
        if faces.len() != kind.len() {
            return Err(MeldError::WrongLength { kind, len: faces.len() });
        }
        let lowest = faces.iter().map(|f| f.tile()).min().ok_or(MeldError::NotAShuntsu)?;
        let mentsu = match kind {
            MeldKind::Chi => Mentsu::shuntsu(lowest).map_err(|_| MeldError::NotAShuntsu)?,
            MeldKind::Pon => Mentsu::koutsu(lowest),
            _ => Mentsu::kantsu(lowest),
        };
        for tile in mentsu.tiles() {
            if !faces.iter().any(|face| face.tile() == tile) {
                return Err(MeldError::NotAShuntsu);
            }
        }
        if !faces.iter().all(|face| mentsu.contains(face.tile())) {
            return Err(match kind {
                MeldKind::Chi => MeldError::NotAShuntsu,
                _ => MeldError::NotOneKind { kind },
            });
        }
        let reds = faces.iter().filter(|face| face.is_red()).count() as u8;
        let added = faces.last().copied().filter(|_| kind == MeldKind::Kakan);
        Ok(Meld { mentsu, kind, reds, call: None, added })
    }

    /// Says which tile was called.
    pub(crate) fn called(self, call: Call) -> Result<Meld, MeldError> {
        debug_assert!(self.call.is_none());
        if self.kind == MeldKind::Ankan {
            return Err(MeldError::NothingCalled);
        }
        if self.kind == MeldKind::Chi && call.from != Source::Kamicha {
            return Err(MeldError::ChiFromAfar { from: call.from });
        }
        Ok(Meld { call: Some(call), ..self })
    }

    /// Chi, pon or one of the kans.
    ///
    /// ```
    /// use mentsu::{Meld, MeldKind};
    ///
    /// assert_eq!("(1111+p)".parse::<Meld>()?.kind(), MeldKind::Daiminkan);
    /// assert_eq!("[1111p]".parse::<Meld>()?.kind(), MeldKind::Ankan);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "鳴きの種類")]
    #[doc(alias = "call type")]
    #[must_use]
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// The set it is: shuntsu, koutsu or kantsu.
    ///
    /// ```
    /// use mentsu::{Meld, Mentsu, Tile};
    ///
    /// assert_eq!("(2-13m)".parse::<Meld>()?.mentsu(), Mentsu::shuntsu(Tile::M1)?);
    /// assert_eq!("(777=7z)".parse::<Meld>()?.mentsu(), Mentsu::kantsu(Tile::Red));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "面子")]
    #[doc(alias = "set")]
    #[must_use]
    pub const fn mentsu(&self) -> Mentsu {
        self.mentsu
    }

    /// How many of its tiles are red fives.
    ///
    /// ```
    /// use mentsu::Meld;
    ///
    /// assert_eq!("(505=p)".parse::<Meld>()?.reds(), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "赤ドラ")]
    #[doc(alias = "akadora")]
    #[doc(alias = "red fives")]
    #[must_use]
    pub const fn reds(&self) -> u8 {
        self.reds
    }

    /// The five it holds, if any.
    ///
    /// ```
    /// use mentsu::{Meld, Tile};
    ///
    /// assert_eq!("(4-56p)".parse::<Meld>()?.five(), Some(Tile::P5));
    /// assert_eq!("(1-23p)".parse::<Meld>()?.five(), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "五")]
    #[must_use]
    pub fn five(&self) -> Option<Tile> {
        self.mentsu.tiles().find(|tile| tile.is_five())
    }

    /// Which tile was called and from whom; `None` for an ankan and where it isn't known.
    ///
    /// ```
    /// use mentsu::{Meld, Source, Tile};
    ///
    /// let call = "(12-3m)".parse::<Meld>()?.call();
    /// assert_eq!(call.map(|call| (call.face.tile(), call.from)), Some((Tile::M2, Source::Kamicha)));
    /// assert_eq!("(123m)".parse::<Meld>()?.call(), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "鳴き")]
    #[doc(alias = "naki")]
    #[doc(alias = "claim")]
    #[must_use]
    pub const fn call(&self) -> Option<Call> {
        self.call
    }

    /// The tile added to the pon of a kakan.
    ///
    /// ```
    /// use mentsu::{Face, Meld, Tile};
    ///
    /// assert_eq!("(555=0s)".parse::<Meld>()?.added(), Some(Face::red(Tile::S5)?));
    /// assert_eq!("(555=s)".parse::<Meld>()?.added(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "加槓")]
    #[doc(alias = "shouminkan")]
    #[doc(alias = "fourth tile")]
    #[must_use]
    pub const fn added(&self) -> Option<Face> {
        self.added
    }

    /// Whether it opens the hand: every kind but ankan does.
    ///
    /// ```
    /// use mentsu::Meld;
    ///
    /// assert!("(777=z)".parse::<Meld>()?.is_open());
    /// assert!(!"[7777z]".parse::<Meld>()?.is_open());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "副露")]
    #[doc(alias = "門前")]
    #[doc(alias = "menzen")]
    #[doc(alias = "exposed")]
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.kind, MeldKind::Ankan)
    }

    /// Its tiles with the part each plays, in the order in which text shows them: a chi by
    /// rank; otherwise own tiles, red ones first, then the called one, then the added one.
    ///
    /// ```
    /// use mentsu::{Face, Meld, Part, Source, Tile};
    ///
    /// let meld: Meld = "(06-7s)".parse()?;
    /// let [red, six, seven] = [Face::red(Tile::S5)?, Tile::S6.into(), Tile::S7.into()];
    /// let parts = [(red, Part::Own), (six, Part::Called(Source::Kamicha)), (seven, Part::Own)];
    /// assert_eq!(meld.parts().as_slice(), parts);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "部分")]
    #[must_use]
    pub fn parts(&self) -> SmallVec<[(Face, Part); 4]> {
        let called = self.call.map(|call| call.face);
        let mut own_reds = self.reds;
        for face in called.into_iter().chain(self.added) {
            own_reds -= u8::from(face.is_red());
        }
        let mut own = |tile: Tile| {
            let red = tile.is_five() && own_reds > 0;
            own_reds -= u8::from(red);
            (if red { Face::red_five(tile) } else { Face::plain(tile) }, Part::Own)
        };
        let mut parts = SmallVec::new();
        if self.kind == MeldKind::Chi {
            parts.extend(self.mentsu.tiles().map(|tile| match self.call {
                Some(call) if call.face.tile() == tile => (call.face, Part::Called(call.from)),
                _ => own(tile),
            }));
            return parts;
        }
        let others = usize::from(called.is_some()) + usize::from(self.added.is_some());
        parts.extend(self.mentsu.tiles().skip(others).map(&mut own));
        parts.extend(self.call.map(|call| (call.face, Part::Called(call.from))));
        parts.extend(self.added.map(|face| (face, Part::Added)));
        parts
    }

    /// Its tiles, in the order of [`parts`](Self::parts).
    ///
    /// ```
    /// use mentsu::Meld;
    ///
    /// let meld: Meld = "(340-p)".parse()?;
    /// let faces: Vec<String> = meld.faces().map(|face| face.to_string()).collect();
    /// assert_eq!(faces, ["3p", "4p", "0p"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub fn faces(&self) -> impl Iterator<Item = Face> {
        self.parts().into_iter().map(|(face, _)| face)
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
