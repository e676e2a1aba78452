//! How a hand was won: what the tiles alone don't say.

use core::fmt;

use super::yaku::Yaku;
use crate::face::Face;
use crate::tile::Tile;

/// One of the four winds (風): a player's seat (自風) or the round (場風). East deals.
///
/// ```
/// use mentsu::{Tile, riichi::Wind};
///
/// assert_eq!(Wind::West.tile(), Tile::West);
/// assert_eq!(Wind::from_tile(Tile::South), Some(Wind::South));
/// ```
#[doc(alias = "風")]
#[doc(alias = "自風")]
#[doc(alias = "場風")]
#[doc(alias = "seat")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Wind {
    /// 東, the dealer's seat (親).
    #[doc(alias = "東")]
    #[doc(alias = "親")]
    #[doc(alias = "東家")]
    #[doc(alias = "dealer")]
    #[doc(alias = "oya")]
    #[default]
    East,
    /// 南
    #[doc(alias = "南")]
    #[doc(alias = "南家")]
    South,
    /// 西
    #[doc(alias = "西")]
    #[doc(alias = "西家")]
    West,
    /// 北
    #[doc(alias = "北")]
    #[doc(alias = "北家")]
    North,
}

impl Wind {
    /// All four, in order of play.
    ///
    /// ```
    /// use mentsu::riichi::Wind;
    ///
    /// assert_eq!(Wind::ALL, [Wind::East, Wind::South, Wind::West, Wind::North]);
    /// ```
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The wind's tile.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Wind};
    ///
    /// assert_eq!(Wind::ALL.map(Wind::tile), [Tile::East, Tile::South, Tile::West, Tile::North]);
    /// ```
    #[doc(alias = "風牌")]
    #[doc(alias = "wind tile")]
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile::ALL[Tile::East as usize + self as usize]
    }

    /// The wind of a tile, if it is one.
    ///
    /// ```
    /// use mentsu::{Tile, riichi::Wind};
    ///
    /// assert_eq!(Wind::from_tile(Tile::North), Some(Wind::North));
    /// assert_eq!(Wind::from_tile(Tile::White), None);
    /// ```
    #[doc(alias = "風牌")]
    #[doc(alias = "wind tile")]
    #[must_use]
    pub const fn from_tile(tile: Tile) -> Option<Wind> {
        match tile {
            Tile::East => Some(Wind::East),
            Tile::South => Some(Wind::South),
            Tile::West => Some(Wind::West),
            Tile::North => Some(Wind::North),
            _ => None,
        }
    }
}

impl fmt::Display for Wind {
    /// `East`, `South`, `West`, `North`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// How the winning tile came.
///
/// ```
/// use mentsu::riichi::{Situation, Win};
///
/// let face = "5m".parse()?;
/// assert_eq!(Situation::ron(face).with(face, Win::Tsumo), Situation::tsumo(face));
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
/// let ron = Situation::ron("5m".parse()?);
/// assert_eq!(ron.riichi_declared(), Riichi::None);
/// assert_eq!(ron.double_riichi().riichi_declared(), Riichi::DoubleRiichi);
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
    /// use mentsu::riichi::{Situation, Win};
    ///
    /// let ron = Situation::ron("0p".parse()?);
    /// assert_eq!((ron.win(), ron.winning_face().to_string()), (Win::Ron, "0p".into()));
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let score = score(&hand, &Situation::tsumo("5m".parse()?), &Rules::TENHOU)?;
    /// assert_eq!(score.yaku_set().to_string(), "menzen_tsumo pinfu tanyao");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// use mentsu::riichi::{Situation, Win};
    ///
    /// let riichi = Situation::ron("5m".parse()?).riichi();
    /// let other = riichi.with("8m".parse()?, Win::Tsumo);
    /// assert_eq!(other, Situation::tsumo("8m".parse()?).riichi());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const fn with(self, winning: Face, win: Win) -> Situation {
        Situation { face: winning, win, ..self }
    }

    /// The winner's seat (自風). East is the dealer.
    ///
    /// ```
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let ron = Situation::ron("5m".parse()?);
    /// assert!(ron.is_dealer() && !ron.seat(Wind::South).is_dealer());
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
    /// use mentsu::riichi::{Rules, Situation, Wind, score};
    ///
    /// // both winds are South: 2 han
    /// let hand = "234m456s88p78p(222z)".parse()?;
    /// let ron = Situation::ron("9p".parse()?).seat(Wind::South).round(Wind::South);
    /// let score = score(&hand, &ron, &Rules::TENHOU)?;
    /// assert_eq!(score.yaku_set().to_string(), "seat_wind round_wind");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "bakaze")]
    #[doc(alias = "prevalent wind")]
    #[doc(alias = "場風")]
    pub const fn round(self, round: Wind) -> Situation {
        Situation { round, ..self }
    }

    const fn flagged(self, flag: u16) -> Situation {
        Situation { flags: self.flags | flag, ..self }
    }

    /// Riichi was declared (立直).
    ///
    /// ```
    /// use mentsu::riichi::{Riichi, Rules, Situation, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).riichi();
    /// assert_eq!(ron.riichi_declared(), Riichi::Riichi);
    /// assert_eq!(score(&hand, &ron, &Rules::TENHOU)?.han(), Some(3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "リーチ")]
    #[doc(alias = "reach")]
    #[doc(alias = "立直")]
    pub const fn riichi(self) -> Situation {
        self.flagged(flag::RIICHI)
    }

    /// Riichi was declared in the first uninterrupted turn (両立直); stands in place of
    /// [`riichi`](Self::riichi).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).double_riichi();
    /// let score = score(&hand, &ron, &Rules::TENHOU)?;
    /// assert_eq!(score.yaku_set().to_string(), "double_riichi pinfu tanyao");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ダブルリーチ")]
    #[doc(alias = "daburii")]
    #[doc(alias = "両立直")]
    pub const fn double_riichi(self) -> Situation {
        self.flagged(flag::DOUBLE_RIICHI)
    }

    /// Won within one uninterrupted turn after riichi (一発).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).riichi().ippatsu();
    /// assert_eq!(score(&hand, &ron, &Rules::TENHOU)?.han(), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "one shot")]
    #[doc(alias = "一発")]
    pub const fn ippatsu(self) -> Situation {
        self.flagged(flag::IPPATSU)
    }

    /// The tile is the one somebody added to a pon (搶槓).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let hand = "234m456s11p78p(999s)".parse()?;
    /// let ron = Situation::ron("9p".parse()?).chankan();
    /// assert!(score(&hand, &ron, &Rules::TENHOU)?.yaku().eq([(Yaku::Chankan, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "搶槓")]
    #[doc(alias = "robbing a kan")]
    pub const fn chankan(self) -> Situation {
        self.flagged(flag::CHANKAN)
    }

    /// The tile was drawn after an own kan, or in sanma after a kita (嶺上開花).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let hand = "234m456s11p78p(9999s)".parse()?;
    /// let tsumo = Situation::tsumo("9p".parse()?).rinshan();
    /// assert!(score(&hand, &tsumo, &Rules::TENHOU)?.yaku().eq([(Yaku::Rinshan, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "after a kan")]
    #[doc(alias = "dead wall draw")]
    #[doc(alias = "嶺上開花")]
    pub const fn rinshan(self) -> Situation {
        self.flagged(flag::RINSHAN)
    }

    /// The last tile of the wall was drawn (海底摸月).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let hand = "234m456s11p78p(999s)".parse()?;
    /// let tsumo = Situation::tsumo("9p".parse()?).haitei();
    /// assert!(score(&hand, &tsumo, &Rules::TENHOU)?.yaku().eq([(Yaku::Haitei, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "last tile draw")]
    #[doc(alias = "海底摸月")]
    pub const fn haitei(self) -> Situation {
        self.flagged(flag::HAITEI)
    }

    /// The last discard was taken (河底撈魚).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let hand = "234m456s11p78p(999s)".parse()?;
    /// let ron = Situation::ron("9p".parse()?).houtei();
    /// assert!(score(&hand, &ron, &Rules::TENHOU)?.yaku().eq([(Yaku::Houtei, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "last tile claim")]
    #[doc(alias = "河底撈魚")]
    pub const fn houtei(self) -> Situation {
        self.flagged(flag::HOUTEI)
    }

    /// The dealer won with the tiles dealt (天和).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let tenhou = score(&hand, &Situation::tsumo("5m".parse()?).tenhou(), &Rules::TENHOU)?;
    /// assert_eq!((tenhou.yakuman(), tenhou.points()), (1, 48_000));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "blessing of heaven")]
    #[doc(alias = "天和")]
    pub const fn tenhou(self) -> Situation {
        self.flagged(flag::TENHOU)
    }

    /// Another player won on the first draw, before any call (地和).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Wind, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let tsumo = Situation::tsumo("5m".parse()?).seat(Wind::South);
    /// assert_eq!(score(&hand, &tsumo.chiihou(), &Rules::TENHOU)?.points(), 32_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "blessing of earth")]
    #[doc(alias = "地和")]
    pub const fn chiihou(self) -> Situation {
        self.flagged(flag::CHIIHOU)
    }

    /// Another player won on a discard before the first draw and before any call (人和). It is
    /// worth what [`Rules::renhou`](super::Rules::renhou) says.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Wind, score};
    ///
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).seat(Wind::South).renhou();
    /// assert_eq!(score(&hand, &ron, &Rules::WRC)?.points(), 8_000, "a mangan");
    /// assert_eq!(score(&hand, &ron, &Rules::TENHOU)?.points(), 2_000, "none there");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "hand of man")]
    #[doc(alias = "人和")]
    pub const fn renhou(self) -> Situation {
        self.flagged(flag::RENHOU)
    }

    /// The dora indicators turned (ドラ表示牌); a red five means its kind.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// // the indicator 7s means 8s, of which the hand has two
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).dora([Tile::S7]);
    /// assert_eq!(score(&hand, &ron, &Rules::TENHOU)?.dora().dora, 2);
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
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).riichi().dora([Tile::East]).ura([Tile::S7]);
    /// let score = score(&hand, &ron, &Rules::TENHOU)?;
    /// assert_eq!((score.dora().dora, score.dora().ura), (0, 2));
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
    /// let hand = "11199m345p34588s".parse()?;
    /// let tsumo = Situation::tsumo("9m".parse()?).kita(2);
    /// assert_eq!(score(&hand, &tsumo, &Rules::TENHOU_SANMA)?.dora().kita, 2);
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
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).honba(2);
    /// assert_eq!(score(&hand, &ron, &Rules::TENHOU)?.payments().honba(), 600);
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
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).sticks(2);
    /// let score = score(&hand, &ron, &Rules::TENHOU)?;
    /// assert_eq!(score.payments().received(), score.points() + 2_000);
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
    /// let hand = "23467m345p34588s".parse()?;
    /// let ron = Situation::ron("5m".parse()?).from_seat(Wind::West);
    /// let score = score(&hand, &ron, &Rules::TENHOU)?;
    /// assert!(score.payments().iter().all(|paid| paid.payer == Payer::Seat(Wind::West)));
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
    /// use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
    ///
    /// // who gave the third dragon pays all of a tsumo
    /// let hand = "234m5s(555z)(666z)(777z)".parse()?;
    /// let tsumo = Situation::tsumo("5s".parse()?).pao(Yaku::Daisangen, Wind::South);
    /// let score = score(&hand, &tsumo, &Rules::TENHOU)?;
    /// let paid: Vec<u32> = score.payments().iter().map(|paid| paid.total()).collect();
    /// assert_eq!(paid, [48_000]);
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
    /// use mentsu::riichi::Situation;
    ///
    /// assert!(Situation::ron("0p".parse()?).winning_face().is_red());
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Situation, Win};
    ///
    /// assert_eq!(Situation::tsumo("5m".parse()?).win(), Win::Tsumo);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了")]
    #[must_use]
    pub const fn win(&self) -> Win {
        self.win
    }

    /// Whether it is a tsumo.
    ///
    /// ```
    /// use mentsu::riichi::Situation;
    ///
    /// assert!(Situation::tsumo("5m".parse()?).is_tsumo());
    /// assert!(!Situation::ron("5m".parse()?).is_tsumo());
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let ron = Situation::ron("5m".parse()?);
    /// assert!(ron.seat(Wind::East).is_dealer() && !ron.seat(Wind::North).is_dealer());
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let ron = Situation::ron("5m".parse()?).seat(Wind::West).round(Wind::South);
    /// assert_eq!(ron.seat_wind(), Wind::West);
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Situation, Wind};
    ///
    /// let ron = Situation::ron("5m".parse()?).seat(Wind::West).round(Wind::South);
    /// assert_eq!(ron.round_wind(), Wind::South);
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::riichi::{Riichi, Situation};
    ///
    /// let ron = Situation::ron("5m".parse()?).riichi();
    /// assert_eq!(ron.riichi_declared(), Riichi::Riichi);
    /// assert_eq!(ron.double_riichi().riichi_declared(), Riichi::DoubleRiichi);
    /// # Ok::<(), mentsu::ParseError>(())
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
    /// use mentsu::{Face, Tile, riichi::Situation};
    ///
    /// let ron = Situation::ron("5m".parse()?).dora([Tile::S7, Tile::East]);
    /// assert_eq!(ron.dora_indicators(), [Face::plain(Tile::S7), Face::plain(Tile::East)]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "ドラ表示牌")]
    #[must_use]
    pub fn dora_indicators(&self) -> &[Face] {
        self.dora.as_slice()
    }

    /// The ura dora indicators, five at most.
    ///
    /// ```
    /// use mentsu::{Face, Tile, riichi::Situation};
    ///
    /// let ron = Situation::ron("5m".parse()?).riichi().dora([Tile::S7]).ura([Tile::M1]);
    /// assert_eq!(ron.ura_indicators(), [Face::plain(Tile::M1)]);
    /// # Ok::<(), mentsu::ParseError>(())
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
