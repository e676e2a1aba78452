//! What happened on the way to a win: riichi, kans, the end of the wall, the first turn.

use super::situation::{Situation, flag};

impl Situation {
    /// Riichi was declared (立直).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::ron("8s".parse()?).riichi();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Riichi));
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
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::ron("8s".parse()?).double_riichi();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::DoubleRiichi));
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
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::ron("8s".parse()?).riichi().ippatsu();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Ippatsu));
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
    /// let won = Situation::ron("8s".parse()?).chankan();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Chankan));
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
    /// let won = Situation::tsumo("8s".parse()?).rinshan();
    /// let score = score(&"333p45667s99m[2222m]".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Rinshan));
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
    /// let won = Situation::tsumo("8s".parse()?).haitei();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Haitei));
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
    /// let won = Situation::ron("8s".parse()?).houtei();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Houtei));
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
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::tsumo("8s".parse()?).tenhou();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Tenhou));
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
    /// use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
    ///
    /// let won = Situation::tsumo("8s".parse()?).seat(Wind::West).chiihou();
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Chiihou));
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
    /// use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
    ///
    /// let won = Situation::ron("9s".parse()?).seat(Wind::South).renhou();
    /// let score = score(&"123m456p78s11122z".parse()?, &won, &Rules::EMA)?;
    /// assert!(score.yaku_set().contains(Yaku::Renhou));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "hand of man")]
    #[doc(alias = "人和")]
    pub const fn renhou(self) -> Situation {
        self.flagged(flag::RENHOU)
    }

    const fn flagged(self, flag: u16) -> Situation {
        Situation { flags: self.flags | flag, ..self }
    }
}
