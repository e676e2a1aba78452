//! The circumstances of a win that its tiles don't show. `check` finds contradictions.

pub(in crate::riichi) mod check;
pub(in crate::riichi) mod impossible;
mod pao;
pub(crate) mod settings;

use crate::fields::FieldKind;
use crate::notation::Faces;
pub(in crate::riichi) use crate::riichi::situation::pao::PAO;
use crate::riichi::situation::pao::Pao;
use crate::riichi::situation::settings::settings;
use crate::riichi::yaku::Yaku;
use crate::tile::{Face, Tile};
use crate::wind::Wind;

/// The kind of riichi declared, if any.
#[doc(alias = "立直")]
#[doc(alias = "reach")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Riichi {
    /// No riichi.
    #[default]
    None,
    /// Riichi (立直).
    Riichi,
    /// Riichi in the first uninterrupted turn (両立直), in place of riichi.
    DoubleRiichi,
}

crate::names! { Riichi, "declaration of riichi":
    None "none",
    Riichi "riichi",
    DoubleRiichi "double_riichi",
}

/// How a hand was won: ron or tsumo, the winds, the indicators, and what happened.
///
/// It starts from [`ron`](Situation::ron) or [`tsumo`](Situation::tsumo); events that aren't set
/// didn't happen, and both winds are East. Nothing is checked here:
/// [`score`](crate::riichi::score()) names the contradiction if there is one.
///
/// ```
/// use mentsu::riichi::{Riichi, Situation};
/// use mentsu::{Wind, face, tile};
///
/// let situation = Situation::ron(face!("0p"))
///     .with_seat(Wind::South)
///     .with_riichi()
///     .with_ippatsu()
///     .with_dora([tile!("3m")])
///     .with_ura([tile!("5z")])
///     .with_honba(2)
///     .with_sticks(1);
/// assert_eq!(situation.riichi(), Riichi::Riichi);
/// assert_eq!(situation.winning_tile(), Some(face!("0p")));
/// assert!(!situation.is_dealer());
/// ```
#[doc(alias = "和了状況")]
#[doc(alias = "win context")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Situation {
    /// The tile taken from another player; none by tsumo.
    pub(in crate::riichi) ron: Option<Face>,
    pub(in crate::riichi) seat: Wind,
    pub(in crate::riichi) round: Wind,
    pub(in crate::riichi) flags: u32,
    pub(in crate::riichi) dora: Indicators,
    pub(in crate::riichi) ura: Indicators,
    pub(in crate::riichi) kita: u8,
    pub(in crate::riichi) honba: u16,
    pub(in crate::riichi) sticks: u16,
    pub(in crate::riichi) discarder: Option<Wind>,
    pub(in crate::riichi) pao: [Option<Wind>; 3],
    /// A yakuman without liability, for which a liable player was set.
    pub(in crate::riichi) wrong_pao: Option<Yaku>,
}

/// Up to five indicators; beyond that only the number is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::riichi) struct Indicators {
    faces: [Face; 5],
    count: u8,
}

impl Indicators {
    pub(in crate::riichi) const NONE: Indicators =
        Indicators { faces: [Face::plain(Tile::M1); 5], count: 0 };

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
    pub(in crate::riichi) fn as_slice(&self) -> &[Face] {
        &self.faces[..usize::from(self.count).min(5)]
    }

    fn faces(&self) -> Faces {
        Faces::of_slice(self.as_slice())
    }

    #[inline(always)]
    pub(in crate::riichi) const fn count(&self) -> u8 {
        self.count
    }
}

/// The events that happened, as bits.
pub(in crate::riichi) mod flag {
    pub(crate) const RIICHI: u32 = 1;
    pub(crate) const DOUBLE_RIICHI: u32 = 1 << 1;
    pub(crate) const IPPATSU: u32 = 1 << 2;
    pub(crate) const CHANKAN: u32 = 1 << 3;
    pub(crate) const RINSHAN: u32 = 1 << 4;
    pub(crate) const HAITEI: u32 = 1 << 5;
    pub(crate) const HOUTEI: u32 = 1 << 6;
    pub(crate) const RENHOU: u32 = 1 << 7;
    pub(crate) const TENHOU: u32 = 1 << 8;
    pub(crate) const CHIIHOU: u32 = 1 << 9;
    /// The robbed kan is an ankan.
    pub(crate) const OF_ANKAN: u32 = 1 << 10;
    /// Norths were set aside.
    pub(crate) const KITA: u32 = 1 << 11;
    /// The discarder or a liable player was named.
    pub(crate) const NAMED: u32 = 1 << 12;
    pub(crate) const TSUBAME_GAESHI: u32 = 1 << 13;
    pub(crate) const KANBURI: u32 = 1 << 14;
    pub(crate) const OPEN_RIICHI: u32 = 1 << 15;
    pub(crate) const PAARENCHAN: u32 = 1 << 16;
    pub(crate) const ROBBED_ANKAN: u32 = CHANKAN | OF_ANKAN;
    pub(crate) const FIRST_TURN: u32 = RENHOU | TENHOU | CHIIHOU;
    pub(crate) const ANY_RIICHI: u32 = RIICHI | DOUBLE_RIICHI;
    pub(crate) const BY_RON: u32 = HOUTEI | ROBBED_ANKAN | RENHOU | TSUBAME_GAESHI | KANBURI;
    pub(crate) const BY_TSUMO: u32 = HAITEI | RINSHAN | TENHOU | CHIIHOU;
}

/// One row for each event: the value of [`WinEvent`], its name, its setter and its flag.
macro_rules! events {
    ($($(#[doc = $doc:literal])* $event:ident $name:literal $with:ident $flag:ident)*) => {
        /// What can have happened before or at a win. [`Situation::with_event`] sets any of them.
        ///
        /// ```
        /// use mentsu::riichi::{Situation, WinEvent};
        ///
        /// let haitei = Situation::tsumo().with_event(WinEvent::Haitei);
        /// assert_eq!(haitei, Situation::tsumo().with_haitei());
        /// assert!(haitei.event(WinEvent::Haitei) && !haitei.event(WinEvent::Rinshan));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum WinEvent {
            $($(#[doc = $doc])* $event,)*
        }

        crate::names! { WinEvent, "event of a win": $($event $name),* }

        impl Situation {
            $($(#[doc = $doc])*
            pub const fn $with(self) -> Situation {
                self.with_event(WinEvent::$event)
            })*

            /// Sets an event.
            pub const fn with_event(self, event: WinEvent) -> Situation {
                Situation { flags: self.flags | event.flag(), ..self }
            }

            const fn with_event_if(self, event: WinEvent, happened: bool) -> Situation {
                if happened { self.with_event(event) } else { self.without_event(event) }
            }

            /// Whether an event was set.
            #[must_use]
            pub const fn event(&self, event: WinEvent) -> bool {
                self.flags & event.flag() == event.flag()
            }
        }

        impl WinEvent {
            const fn flag(self) -> u32 {
                match self { $(WinEvent::$event => flag::$flag,)* }
            }
        }

        crate::fields! { Situation, "field of a situation":
            /// The tile won by ron; without it the hand won by tsumo.
            "ron": Option<Face>, |s| s.ron, |s, ron| Situation { ron, ..s };
            /// The winner's seat (自風); the dealer is east.
            "seat": Wind, |s| s.seat, Situation::with_seat;
            /// The wind of the round (場風).
            "round": Wind, |s| s.round, Situation::with_round;
            $($(#[doc = $doc])* $name: bool,
                |s| s.event(WinEvent::$event),
                |s, happened| s.with_event_if(WinEvent::$event, happened);)*
            /// The dora indicators turned over (ドラ表示牌).
            "dora": Faces = FieldKind::Faces { most: 5 }, |s| s.dora.faces(), Situation::with_dora;
            /// The ura dora indicators (裏ドラ表示牌), as many as there are dora indicators.
            "ura": Faces = FieldKind::Faces { most: 5 }, |s| s.ura.faces(), Situation::with_ura;
            /// How many norths were set aside in sanma (抜きドラ).
            "kita": u8 = FieldKind::Number { least: 0, most: 4, step: 1 },
                |s| s.kita,
                Situation::with_kita;
            /// How many honba lie on the table (本場).
            "honba": u16, |s| s.honba, Situation::with_honba;
            /// How many riichi sticks lie on the table (供託), the winner's own included.
            "sticks": u16, |s| s.sticks, Situation::with_sticks;
            /// The player who discarded the tile won by ron (放銃). It matters only if a player is
            /// liable, too.
            "discarder": Option<Wind>,
                |s| s.discarder,
                |s, discarder| Situation { discarder, ..s }.flagged();
            /// Who is liable for a yakuman (包).
            "pao": Pao, |s| Pao(s.pao), |s, Pao(pao)| Situation { pao, ..s }.flagged();
        }
    };
}

events! {
    /// Riichi was declared (立直).
    Riichi "riichi" with_riichi RIICHI
    /// Riichi was declared in the first uninterrupted turn (両立直); it replaces riichi.
    DoubleRiichi "double_riichi" with_double_riichi DOUBLE_RIICHI
    /// The hand was won within one uninterrupted turn after riichi (一発).
    Ippatsu "ippatsu" with_ippatsu IPPATSU
    /// The tile was robbed from a kan: another player added it to a pon (搶槓).
    Chankan "chankan" with_chankan CHANKAN
    /// The tile was robbed from an ankan (暗槓の槍槓), which kokushi alone may do, where the rules
    /// allow it.
    RobbedAnkan "robbed_ankan" with_robbed_ankan ROBBED_ANKAN
    /// The tile was drawn after the player's own kan, or in sanma after a kita (嶺上開花).
    Rinshan "rinshan" with_rinshan RINSHAN
    /// The last tile of the wall was drawn (海底摸月).
    Haitei "haitei" with_haitei HAITEI
    /// The last discard was taken (河底撈魚).
    Houtei "houtei" with_houtei HOUTEI
    /// The dealer won with the tiles dealt (天和).
    Tenhou "tenhou" with_tenhou TENHOU
    /// Another player won on the first draw, before any call (地和).
    Chiihou "chiihou" with_chiihou CHIIHOU
    /// Another player won on a discard before the first draw and before any call (人和); it is worth
    /// what the rules say.
    Renhou "renhou" with_renhou RENHOU
    /// The tile with which another player declared riichi was taken (燕返し).
    TsubameGaeshi "tsubame_gaeshi" with_tsubame_gaeshi TSUBAME_GAESHI
    /// The tile that another player discarded right after a kan was taken (槓振り).
    Kanburi "kanburi" with_kanburi KANBURI
    /// Riichi or double riichi was declared with the hand shown (オープン立直).
    OpenRiichi "open_riichi" with_open_riichi OPEN_RIICHI
    /// The dealer won for the eighth time in a row (八連荘).
    Paarenchan "paarenchan" with_paarenchan PAARENCHAN
}

impl Situation {
    const fn new(ron: Option<Face>) -> Situation {
        Situation {
            ron,
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

    /// A win on another player's tile (栄和), by a hand of 13 tiles.
    #[doc(alias = "ロン")]
    #[doc(alias = "discard win")]
    pub fn ron(winning: impl Into<Face>) -> Situation {
        Situation::new(Some(winning.into()))
    }

    /// A win on the drawn tile (自摸), by a hand of 14 tiles that knows which it is
    /// ([`Hand::drawn`](crate::Hand::drawn)).
    #[doc(alias = "ツモ")]
    #[doc(alias = "self draw")]
    pub const fn tsumo() -> Situation {
        Situation::new(None)
    }

    /// The same situation without an event. A robbed ankan is a chankan, too: without one there is
    /// no other.
    const fn without_event(self, event: WinEvent) -> Situation {
        let flag = match event {
            WinEvent::Chankan => flag::ROBBED_ANKAN,
            WinEvent::RobbedAnkan => flag::OF_ANKAN,
            event => event.flag(),
        };
        Situation { flags: self.flags & !flag, ..self }
    }

    /// The same situation by ron on this tile, without what only a tsumo can have.
    pub(in crate::riichi) fn as_ron(self, winning: Face) -> Situation {
        Situation { ron: Some(winning), flags: self.flags & !flag::BY_TSUMO, ..self }
    }

    /// The same situation by tsumo, without what only a ron can have, a discarder included.
    pub(in crate::riichi) fn as_tsumo(self) -> Situation {
        Situation { ron: None, flags: self.flags & !flag::BY_RON, discarder: None, ..self }
            .flagged()
    }

    settings! {
        /// The winner's seat (自風). East is the dealer.
        #[doc(alias = "jikaze")]
        with_seat,
        /// The winner's seat.
        seat: Wind;

        /// The wind of the round (場風).
        #[doc(alias = "bakaze")]
        with_round,
        /// The wind of the round.
        round: Wind;

        /// How many honba lie on the table (本場).
        with_honba,
        /// How many honba lie on the table.
        honba: u16;

        /// How many riichi sticks of 1,000 lie on the table (供託), the winner's own included.
        with_sticks,
        /// How many riichi sticks lie on the table.
        sticks: u16;
    }

    /// How many norths were set aside in sanma (抜きドラ).
    #[doc(alias = "nukidora")]
    pub const fn with_kita(self, kita: u8) -> Situation {
        Situation { kita, ..self }.flagged()
    }

    /// How many norths were set aside.
    #[must_use]
    pub const fn kita(&self) -> u8 {
        self.kita
    }

    /// Sets the dora indicators turned over (ドラ表示牌). A red five counts as a plain one.
    #[doc(alias = "dora indicators")]
    pub fn with_dora<F: Into<Face>>(self, indicators: impl IntoIterator<Item = F>) -> Situation {
        Situation { dora: Indicators::new(indicators), ..self }
    }

    /// Sets the ura dora indicators (裏ドラ表示牌), as many as there are dora indicators. They count only
    /// with riichi.
    #[doc(alias = "ura dora indicators")]
    pub fn with_ura<F: Into<Face>>(self, indicators: impl IntoIterator<Item = F>) -> Situation {
        Situation { ura: Indicators::new(indicators), ..self }
    }

    /// Sets the player who discarded the tile won by ron. This matters only if a player is liable,
    /// too.
    #[doc(alias = "放銃")]
    #[doc(alias = "deal-in")]
    pub const fn with_discarder(self, discarder: Wind) -> Situation {
        Situation { discarder: Some(discarder), ..self }.flagged()
    }

    /// Sets the player who is liable for a yakuman (包): the seat that gave the third dragon of a
    /// daisangen, the fourth wind of a daisuushi or the fourth kan of a suukantsu.
    ///
    /// It matters where [`Rules::pao`](crate::riichi::Rules::pao) holds the yakuman.
    ///
    /// ```
    /// use mentsu::hand;
    /// use mentsu::Wind;
    /// use mentsu::riichi::{Payer, Rules, Situation, Yaku, score};
    ///
    /// let hand = hand!("234m1p+1p(555z)(666z)(777z)");
    /// let won = Situation::tsumo().with_pao(Yaku::Daisangen, Wind::West);
    /// let score = score(&hand, &won, &Rules::TENHOU).unwrap();
    /// assert!(score.payments().iter().all(|payment| payment.payer() == Payer::Seat(Wind::West)));
    /// ```
    #[doc(alias = "責任払い")]
    #[doc(alias = "liability")]
    #[doc(alias = "sekinin barai")]
    pub const fn with_pao(mut self, yakuman: Yaku, liable: Wind) -> Situation {
        match yakuman {
            Yaku::Daisangen => self.pao[0] = Some(liable),
            Yaku::Daisuushi => self.pao[1] = Some(liable),
            Yaku::Suukantsu => self.pao[2] = Some(liable),
            _ => self.wrong_pao = Some(yakuman),
        }
        self.flagged()
    }

    /// The player who is liable for a yakuman, if set.
    #[must_use]
    pub const fn pao(&self, yakuman: Yaku) -> Option<Wind> {
        match yakuman {
            Yaku::Daisangen => self.pao[0],
            Yaku::Daisuushi => self.pao[1],
            Yaku::Suukantsu => self.pao[2],
            _ => None,
        }
    }

    /// The same with the flags of rare circumstances, so that one look at the flags rules them all
    /// out.
    const fn flagged(self) -> Situation {
        let nobody = self.discarder.is_none() && self.wrong_pao.is_none();
        let nobody = nobody && matches!(self.pao, [None, None, None]);
        let named = if nobody { 0 } else { flag::NAMED };
        let kita = if self.kita == 0 { 0 } else { flag::KITA };
        let flags = self.flags & !(flag::KITA | flag::NAMED) | kita | named;
        Situation { flags, ..self }
    }

    /// The tile won by ron; `None` by tsumo, where the hand knows it.
    #[must_use]
    pub const fn winning_tile(&self) -> Option<Face> {
        self.ron
    }

    /// Whether the hand is won by tsumo.
    #[must_use]
    pub const fn is_tsumo(&self) -> bool {
        self.ron.is_none()
    }

    /// Whether the winner deals.
    #[must_use]
    pub const fn is_dealer(&self) -> bool {
        matches!(self.seat, Wind::East)
    }

    /// The kind of riichi declared; double riichi if both were set.
    #[must_use]
    pub const fn riichi(&self) -> Riichi {
        if self.has(flag::DOUBLE_RIICHI) {
            Riichi::DoubleRiichi
        } else if self.has(flag::RIICHI) {
            Riichi::Riichi
        } else {
            Riichi::None
        }
    }

    /// The dora indicators, five at most.
    #[must_use]
    pub fn dora(&self) -> &[Face] {
        self.dora.as_slice()
    }

    /// The ura dora indicators, five at most.
    #[must_use]
    pub fn ura(&self) -> &[Face] {
        self.ura.as_slice()
    }

    /// The player who discarded the winning tile, if set.
    #[must_use]
    pub const fn discarder(&self) -> Option<Wind> {
        self.discarder
    }

    /// A number below 16 for the seat and the round: four times the seat's wind, and the round's.
    #[inline(always)]
    pub(in crate::riichi) const fn winds(&self) -> usize {
        4 * self.seat as usize + self.round as usize
    }

    #[inline(always)]
    pub(in crate::riichi) const fn has(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }
}
