//! How a hand was won: what the tiles alone don't say.

use super::wind::Wind;
use super::yaku::Yaku;
use crate::tile::{Face, Tile};

/// How the winning tile came.
///
/// ```
/// use mentsu::riichi::{Situation, Win};
///
/// let drawn = Situation::tsumo("5p".parse()?);
/// assert_eq!(drawn.win(), Win::Tsumo);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "和了")]
#[doc(alias = "agari")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Win {
    /// Drawn (自摸).
    #[doc(alias = "ツモ")]
    #[doc(alias = "自摸")]
    #[doc(alias = "self draw")]
    Tsumo,
    /// Taken from another player (栄和).
    #[doc(alias = "ロン")]
    #[doc(alias = "栄和")]
    #[doc(alias = "discard win")]
    Ron,
}

/// Whether riichi was declared.
///
/// ```
/// use mentsu::riichi::{Riichi, Situation};
///
/// let both = Situation::ron("5p".parse()?).riichi().double_riichi();
/// assert_eq!(both.riichi_declared(), Riichi::DoubleRiichi);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "立直")]
#[doc(alias = "リーチ")]
#[doc(alias = "reach")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Riichi {
    /// No riichi.
    #[default]
    None,
    /// Riichi (立直).
    #[doc(alias = "リーチ")]
    #[doc(alias = "reach")]
    #[doc(alias = "立直")]
    Riichi,
    /// Riichi in the first uninterrupted turn (両立直), in place of riichi.
    #[doc(alias = "ダブルリーチ")]
    #[doc(alias = "daburii")]
    #[doc(alias = "両立直")]
    DoubleRiichi,
}

/// How a hand was won, beside its tiles: the winning tile, the winds, the indicators, and what
/// happened.
///
/// It is built from the winning tile by [`ron`](Situation::ron) or [`tsumo`](Situation::tsumo);
/// what isn't said didn't happen, and both winds are East. Nothing is checked here:
/// [`score`](super::score()) names the contradiction if there is one.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::{Riichi, Situation, Wind};
///
/// let situation = Situation::ron("0p".parse()?)
///     .seat(Wind::South)
///     .riichi()
///     .ippatsu()
///     .dora([Tile::M3])
///     .ura([Tile::White])
///     .honba(2)
///     .sticks(1);
/// assert_eq!(situation.riichi_declared(), Riichi::Riichi);
/// assert!(situation.winning_face().is_red());
/// assert!(!situation.is_dealer());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "状況")]
#[doc(alias = "和了状況")]
#[doc(alias = "context")]
#[doc(alias = "win context")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Situation {
    pub(super) face: Face,
    pub(super) win: Win,
    pub(super) seat: Wind,
    pub(super) round: Wind,
    pub(super) flags: u16,
    pub(super) dora: Indicators,
    pub(super) ura: Indicators,
    pub(super) kita: u8,
    pub(super) honba: u32,
    pub(super) sticks: u32,
    pub(super) discarder: Option<Wind>,
    pub(super) pao: [Option<Wind>; 3],
    /// A yakuman for which nobody can be liable, but somebody was said to be.
    pub(super) wrong_pao: Option<Yaku>,
}

/// Up to five indicators; of more only the number is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Indicators {
    faces: [Face; 5],
    pub(super) count: u8,
}

impl Indicators {
    const NONE: Indicators = Indicators { faces: [Face::plain(Tile::M1); 5], count: 0 };

    fn new<F: Into<Face>>(faces: impl IntoIterator<Item = F>) -> Indicators {
        let mut all = Indicators::NONE;
        for face in faces {
            if let Some(slot) = all.faces.get_mut(usize::from(all.count)) {
                *slot = face.into();
            }
            all.count = all.count.saturating_add(1);
        }
        all
    }

    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[Face] {
        &self.faces[..usize::from(self.count).min(5)]
    }
}

/// Bits of what happened, in the order of `Yaku` where a yaku comes of it.
pub(super) mod flag {
    pub(crate) const RIICHI: u16 = 1;
    pub(crate) const DOUBLE_RIICHI: u16 = 1 << 1;
    pub(crate) const IPPATSU: u16 = 1 << 2;
    pub(crate) const CHANKAN: u16 = 1 << 3;
    pub(crate) const RINSHAN: u16 = 1 << 4;
    pub(crate) const HAITEI: u16 = 1 << 5;
    pub(crate) const HOUTEI: u16 = 1 << 6;
    pub(crate) const RENHOU: u16 = 1 << 7;
    pub(crate) const TENHOU: u16 = 1 << 8;
    pub(crate) const CHIIHOU: u16 = 1 << 9;
    pub(crate) const ANY_RIICHI: u16 = RIICHI | DOUBLE_RIICHI;
}

impl Situation {
    const fn new(face: Face, win: Win) -> Situation {
        Situation {
            face,
            win,
            seat: Wind::East,
            round: Wind::East,
            flags: 0,
            dora: Indicators::NONE,
            ura: Indicators::NONE,
            kita: 0,
            honba: 0,
            sticks: 0,
            discarder: None,
            pao: [None; 3],
            wrong_pao: None,
        }
    }

    /// A win on a tile of another player (栄和).
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// let won = Situation::ron(Tile::P5.into());
    /// assert!(!won.is_tsumo() && won.is_dealer());
    /// ```
    #[doc(alias = "ロン")]
    #[doc(alias = "discard win")]
    #[doc(alias = "栄和")]
    pub const fn ron(winning: Face) -> Situation {
        Situation::new(winning, Win::Ron)
    }

    /// A win on a drawn tile (自摸).
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// assert!(Situation::tsumo(Tile::P5.into()).is_tsumo());
    /// ```
    #[doc(alias = "ツモ")]
    #[doc(alias = "self draw")]
    #[doc(alias = "自摸")]
    pub const fn tsumo(winning: Face) -> Situation {
        Situation::new(winning, Win::Tsumo)
    }

    /// The same with another winning tile, won in another way.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Situation, Win, Wind};
    ///
    /// let ron = Situation::ron(Tile::P5.into()).seat(Wind::West);
    /// let tsumo = ron.with(Tile::P8.into(), Win::Tsumo);
    /// assert_eq!(tsumo, Situation::tsumo(Tile::P8.into()).seat(Wind::West));
    /// ```
    pub const fn with(self, winning: Face, win: Win) -> Situation {
        Situation { face: winning, win, ..self }
    }

    /// The winner's seat (自風). East is the dealer.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Wind, score};
    ///
    /// let hand = "234567m23488p67s".parse()?;
    /// let points = |seat| {
    ///     let won = Situation::ron("8s".parse().unwrap()).seat(seat).riichi();
    ///     score(&hand, &won, &Rules::TENHOU).map(|score| score.points())
    /// };
    /// assert_eq!((points(Wind::East), points(Wind::South)), (Ok(5_800), Ok(3_900)));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "jikaze")]
    #[doc(alias = "自風")]
    pub const fn seat(self, seat: Wind) -> Situation {
        Situation { seat, ..self }
    }

    /// The wind of the round (場風).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
    ///
    /// let hand = "234m45p678s55z(222z)".parse()?;
    /// let won = Situation::ron("6p".parse()?).round(Wind::South);
    /// assert!(score(&hand, &won, &Rules::TENHOU)?.yaku_set().contains(Yaku::RoundWind));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "bakaze")]
    #[doc(alias = "prevalent wind")]
    #[doc(alias = "場風")]
    pub const fn round(self, round: Wind) -> Situation {
        Situation { round, ..self }
    }

    /// The dora indicators turned (ドラ表示牌); a red five means its kind.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?).dora([Tile::P7]);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.dora().dora, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "dora indicators")]
    #[doc(alias = "ドラ表示牌")]
    pub fn dora<F: Into<Face>>(self, indicators: impl IntoIterator<Item = F>) -> Situation {
        Situation { dora: Indicators::new(indicators), ..self }
    }

    /// The ura dora indicators (裏ドラ表示牌), as many as dora indicators. Without riichi they
    /// count nothing.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?).riichi().dora([Tile::P7]).ura([Tile::M1]);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.dora().ura, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ura dora indicators")]
    #[doc(alias = "裏ドラ表示牌")]
    pub fn ura<F: Into<Face>>(self, indicators: impl IntoIterator<Item = F>) -> Situation {
        Situation { ura: Indicators::new(indicators), ..self }
    }

    /// How many norths were set aside in sanma (抜きドラ).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("9s".parse()?).kita(2);
    /// let score = score(&"123p456p78s99p555z".parse()?, &won, &Rules::TENHOU_SANMA)?;
    /// assert_eq!(score.dora().kita, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "北抜き")]
    #[doc(alias = "抜きドラ")]
    #[doc(alias = "nukidora")]
    pub const fn kita(self, norths: u8) -> Situation {
        Situation { kita: norths, ..self }
    }

    /// How many honba lie on the table (本場).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?).honba(2);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.payments().honba(), 600);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "本場")]
    pub const fn honba(self, honba: u16) -> Situation {
        Situation { honba: honba as u32, ..self }
    }

    /// How many riichi sticks of 1,000 lie on the table (供託), the winner's own included.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?).sticks(2);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.payments().sticks(), 2_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "供託")]
    #[doc(alias = "kyoutaku")]
    pub const fn sticks(self, sticks: u16) -> Situation {
        Situation { sticks: sticks as u32, ..self }
    }

    /// Who gave the tile, of a ron. Needed only where somebody may be liable, too.
    ///
    /// ```
    /// use mentsu::riichi::{Payer, Rules, Situation, Wind, score};
    ///
    /// let won = Situation::ron("8s".parse()?).from_seat(Wind::West);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.payments().iter().all(|payment| payment.payer == Payer::Seat(Wind::West)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "houjuu")]
    #[doc(alias = "deal-in")]
    #[doc(alias = "放銃")]
    pub const fn from_seat(self, discarder: Wind) -> Situation {
        Situation { discarder: Some(discarder), ..self }
    }

    /// Somebody is liable for a yakuman (包): daisangen, daisuushi or suukantsu. Who it is
    /// stands in the seat that gave the third dragon, the fourth wind or the fourth kan.
    ///
    /// It matters where [`Rules::pao`](super::Rules::pao) holds the yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Payer, Rules, Situation, Wind, Yaku, score};
    ///
    /// let hand = "234m1p(555z)(666z)(777z)".parse()?;
    /// let won = Situation::tsumo("1p".parse()?).pao(Yaku::Daisangen, Wind::West);
    /// let score = score(&hand, &won, &Rules::TENHOU)?;
    /// assert!(score.payments().iter().all(|payment| payment.payer == Payer::Seat(Wind::West)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "責任払い")]
    #[doc(alias = "liability")]
    #[doc(alias = "包")]
    #[doc(alias = "sekinin barai")]
    pub const fn pao(mut self, yakuman: Yaku, liable: Wind) -> Situation {
        match pao_index(yakuman) {
            Some(index) => self.pao[index] = Some(liable),
            None => self.wrong_pao = Some(yakuman),
        }
        self
    }

    /// The winning tile.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// assert_eq!(Situation::ron(Tile::P5.into()).winning_face(), Tile::P5.into());
    /// ```
    #[doc(alias = "和了牌")]
    #[doc(alias = "winning tile")]
    #[doc(alias = "agarihai")]
    #[must_use]
    pub const fn winning_face(&self) -> Face {
        self.face
    }

    /// Tsumo or ron.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Situation, Win};
    ///
    /// assert_eq!(Situation::ron(Tile::P5.into()).win(), Win::Ron);
    /// ```
    #[doc(alias = "和了")]
    #[must_use]
    pub const fn win(&self) -> Win {
        self.win
    }

    /// Whether it is a tsumo.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// assert!(!Situation::ron(Tile::P5.into()).is_tsumo());
    /// ```
    #[doc(alias = "自摸")]
    #[doc(alias = "ツモ")]
    #[doc(alias = "self draw")]
    #[must_use]
    pub const fn is_tsumo(&self) -> bool {
        matches!(self.win, Win::Tsumo)
    }

    /// Whether the winner deals.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// assert!(!Situation::ron(Tile::P5.into()).seat(Wind::South).is_dealer());
    /// ```
    #[doc(alias = "親")]
    #[doc(alias = "oya")]
    #[must_use]
    pub const fn is_dealer(&self) -> bool {
        matches!(self.seat, Wind::East)
    }

    /// The winner's seat.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let won = Situation::ron(Tile::P5.into()).seat(Wind::West);
    /// assert_eq!(won.seat_wind(), Wind::West);
    /// ```
    #[doc(alias = "自風")]
    #[doc(alias = "jikaze")]
    #[must_use]
    pub const fn seat_wind(&self) -> Wind {
        self.seat
    }

    /// The wind of the round.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let won = Situation::ron(Tile::P5.into()).round(Wind::South);
    /// assert_eq!(won.round_wind(), Wind::South);
    /// ```
    #[doc(alias = "場風")]
    #[doc(alias = "bakaze")]
    #[doc(alias = "prevalent wind")]
    #[must_use]
    pub const fn round_wind(&self) -> Wind {
        self.round
    }

    /// Which riichi was declared; double riichi where both were said.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Riichi, Situation};
    ///
    /// assert_eq!(Situation::ron(Tile::P5.into()).riichi_declared(), Riichi::None);
    /// ```
    #[doc(alias = "立直")]
    #[doc(alias = "リーチ")]
    #[must_use]
    pub const fn riichi_declared(&self) -> Riichi {
        if self.has(flag::DOUBLE_RIICHI) {
            Riichi::DoubleRiichi
        } else if self.has(flag::RIICHI) {
            Riichi::Riichi
        } else {
            Riichi::None
        }
    }

    /// The dora indicators, five at most.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// let won = Situation::ron(Tile::P5.into()).dora([Tile::M1, Tile::East]);
    /// assert_eq!(won.dora_indicators(), [Tile::M1.into(), Tile::East.into()]);
    /// ```
    #[doc(alias = "ドラ表示牌")]
    #[must_use]
    pub fn dora_indicators(&self) -> &[Face] {
        self.dora.as_slice()
    }

    /// The ura dora indicators, five at most.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Situation};
    ///
    /// assert_eq!(Situation::ron(Tile::P5.into()).ura_indicators(), []);
    /// ```
    #[doc(alias = "裏ドラ表示牌")]
    #[must_use]
    pub fn ura_indicators(&self) -> &[Face] {
        self.ura.as_slice()
    }

    #[inline(always)]
    pub(super) const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

/// The yakuman for which somebody can be liable, and their place in [`Situation::pao`].
pub(super) const PAO: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

const fn pao_index(yakuman: Yaku) -> Option<usize> {
    match yakuman {
        Yaku::Daisangen => Some(0),
        Yaku::Daisuushi => Some(1),
        Yaku::Suukantsu => Some(2),
        _ => None,
    }
}
