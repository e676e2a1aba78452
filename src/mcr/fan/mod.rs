//! The fan, in one table of names, points and swallowed fan.
//!
//! How a fan is found is one line in the file of its kind in `count`: `tiles` (what no reading
//! changes), `pungs`, `chows` or `waits`.

mod set;

pub use self::set::{FanSet, FanSetIter};

/// A row of the table.
struct FanRow {
    english: &'static str,
    chinese: &'static str,
    pinyin: &'static str,
    points: u8,
    swallows: &'static [Fan],
    partly: &'static [Fan],
}

/// One row for each fan: documentation, name, English, Chinese, pinyin and points. `=>` lists the
/// fan that never count together with it: it implies them, or they are the same sets once more.
/// Brackets list the fan that don't count for its own sets, but may count for others.
macro_rules! fans {
    ($(
        $(#[doc = $doc:literal])*
        $fan:ident $name:literal $english:literal $chinese:literal $pinyin:literal $points:literal
        $(=> $($swallowed:ident)+)? $([$($partly:ident)+])?;
    )*) => {
        /// A fan (番种): a pattern or circumstance that is worth points.
        ///
        /// The order is that of the rule books' table, from 88 points to 1, and the one in which
        /// fan are listed. The points are those of MIL;
        /// [`Rules::points_of`](super::Rules::points_of) has those of the house.
        ///
        /// | points | fan | | pinyin | what it is | swallows |
        /// |---:|---|---|---|---|---|
        $(#[doc = concat!(
            "| ", $points, " | ", $english, " | ", $chinese, " | ", $pinyin, " |", $($doc,)* " | ",
            $($("[`", stringify!($swallowed), "`](Fan::", stringify!($swallowed), ") ",)+)?
            $("of its sets ", $("[`", stringify!($partly), "`](Fan::", stringify!($partly), ") ",)+)?
            "|"
        )])*
        ///
        /// ```
        /// use mentsu::mcr::Fan;
        ///
        /// assert_eq!(Fan::PureStraight.chinese(), "清龙");
        /// assert_eq!(Fan::from_name("knitted_straight"), Some(Fan::KnittedStraight));
        /// assert_eq!((Fan::AllTypes.english(), Fan::AllTypes.points()), ("All Types", 6));
        /// assert!(Fan::AllPungs.points() > Fan::TerminalPung.points());
        /// assert!(Fan::FullFlush.swallows().contains(Fan::NoHonors));
        /// ```
        #[doc(alias = "番种")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Fan {
            $($(#[doc = $doc])* #[doc = concat!("(", $chinese, ").")] #[doc(alias = $chinese)] $fan,)*
        }

        $crate::names! { Fan, "fan": $($fan $name),* }

        impl Fan {
            /// The number of fan: 81 of the Green Book, and the melded and concealed kong of MIL.
            pub const COUNT: usize = ROWS.len();
        }

        const ROWS: &[FanRow] = &[$(FanRow {
            english: $english,
            chinese: $chinese,
            pinyin: $pinyin,
            points: $points,
            swallows: &[$($(Fan::$swallowed),+)?],
            partly: &[$($(Fan::$partly),+)?],
        }),*];
    };
}

fans! {
    /// Pungs or kongs of all four winds
    BigFourWinds "big_four_winds" "Big Four Winds" "大四喜" "dà sì xǐ" 88
        => BigThreeWinds AllPungs PrevalentWind SeatWind [TerminalPung];
    /// Pungs or kongs of all three dragons
    BigThreeDragons "big_three_dragons" "Big Three Dragons" "大三元" "dà sān yuán" 88
        => TwoDragonPungs DragonPung;
    /// Only 23468s and green dragons, which needn't be there
    AllGreen "all_green" "All Green" "绿一色" "lǜ yī sè" 88 => HalfFlush;
    /// 1112345678999 of one suit, waiting for all nine
    NineGates "nine_gates" "Nine Gates" "九莲宝灯" "jiǔ lián bǎo dēng" 88
        => FullFlush FullyConcealedHand ConcealedHand NoHonors [TerminalPung];
    /// Four kongs
    FourKongs "four_kongs" "Four Kongs" "四杠" "sì gàng" 88 => AllPungs SingleWait;
    /// Seven pairs of one suit, each one rank above the one before
    SevenShiftedPairs "seven_shifted_pairs" "Seven Shifted Pairs" "连七对" "lián qī duì" 88
        => SevenPairs FullFlush FullyConcealedHand ConcealedHand NoHonors SingleWait;
    /// The thirteen terminals and honors, one of them twice
    ThirteenOrphans "thirteen_orphans" "Thirteen Orphans" "十三幺" "shí sān yāo" 88
        => AllTerminalsAndHonors AllTypes FullyConcealedHand ConcealedHand SingleWait;
    /// Terminals only
    AllTerminals "all_terminals" "All Terminals" "清幺九" "qīng yāo jiǔ" 64
        => AllPungs OutsideHand TerminalPung DoublePung NoHonors;
    /// Pungs or kongs of three winds and a pair of the fourth
    LittleFourWinds "little_four_winds" "Little Four Winds" "小四喜" "xiǎo sì xǐ" 64
        => BigThreeWinds [TerminalPung];
    /// Pungs or kongs of two dragons and a pair of the third
    LittleThreeDragons "little_three_dragons" "Little Three Dragons" "小三元" "xiǎo sān yuán" 64
        => TwoDragonPungs DragonPung;
    /// Honors only
    AllHonors "all_honors" "All Honors" "字一色" "zì yī sè" 64 => AllPungs OutsideHand TerminalPung;
    /// Four pungs or kongs, all concealed
    FourConcealedPungs "four_concealed_pungs" "Four Concealed Pungs" "四暗刻" "sì àn kè" 64
        => AllPungs FullyConcealedHand ConcealedHand;
    /// 123, 123, 789, 789 and a pair of fives, all of one suit
    PureTerminalChows "pure_terminal_chows" "Pure Terminal Chows" "一色双龙会" "yī sè shuāng lóng huì" 64
        => SevenPairs FullFlush AllChows PureDoubleChow TwoTerminalChows NoHonors;
    /// The same chow four times
    QuadrupleChow "quadruple_chow" "Quadruple Chow" "一色四同顺" "yī sè sì tóng shùn" 48
        => PureTripleChow PureDoubleChow TileHog;
    /// Pungs or kongs of four ranks in a row of one suit
    FourPureShiftedPungs "four_pure_shifted_pungs" "Four Pure Shifted Pungs" "一色四节高" "yī sè sì jié gāo" 48
        => PureShiftedPungs AllPungs;
    /// Four chows of one suit, each one rank above the one before, or each two
    FourPureShiftedChows "four_pure_shifted_chows" "Four Pure Shifted Chows" "一色四步高" "yī sè sì bù gāo" 32
        => PureShiftedChows ShortStraight TwoTerminalChows;
    /// Three kongs
    ThreeKongs "three_kongs" "Three Kongs" "三杠" "sān gàng" 32;
    /// Terminals and honors only
    AllTerminalsAndHonors "all_terminals_and_honors" "All Terminals and Honors" "混幺九" "hùn yāo jiǔ" 32
        => AllPungs OutsideHand TerminalPung;
    /// Seven pairs, of which two may be alike
    SevenPairs "seven_pairs" "Seven Pairs" "七对" "qī duì" 24
        => FullyConcealedHand ConcealedHand SingleWait;
    /// All seven honors and seven of the nine tiles of a knitted straight
    GreaterHonorsAndKnittedTiles "greater_honors_and_knitted_tiles" "Greater Honors and Knitted Tiles" "七星不靠" "qī xīng bù kào" 24
        => LesserHonorsAndKnittedTiles AllTypes FullyConcealedHand ConcealedHand;
    /// Pungs and a pair of even numbers
    AllEvenPungs "all_even_pungs" "All Even Pungs" "全双刻" "quán shuāng kè" 24
        => AllPungs AllSimples NoHonors;
    /// One suit only
    FullFlush "full_flush" "Full Flush" "清一色" "qīng yī sè" 24 => NoHonors;
    /// The same chow three times
    PureTripleChow "pure_triple_chow" "Pure Triple Chow" "一色三同顺" "yī sè sān tóng shùn" 24
        [PureDoubleChow];
    /// Pungs or kongs of three ranks in a row of one suit
    PureShiftedPungs "pure_shifted_pungs" "Pure Shifted Pungs" "一色三节高" "yī sè sān jié gāo" 24;
    /// Only 7, 8 and 9
    UpperTiles "upper_tiles" "Upper Tiles" "全大" "quán dà" 24 => UpperFour NoHonors;
    /// Only 4, 5 and 6
    MiddleTiles "middle_tiles" "Middle Tiles" "全中" "quán zhōng" 24 => AllSimples NoHonors;
    /// Only 1, 2 and 3
    LowerTiles "lower_tiles" "Lower Tiles" "全小" "quán xiǎo" 24 => LowerFour NoHonors;
    /// 123, 456 and 789 of one suit
    PureStraight "pure_straight" "Pure Straight" "清龙" "qīng lóng" 16
        [ShortStraight TwoTerminalChows];
    /// 123 and 789 of two suits and a pair of fives of the third
    ThreeSuitedTerminalChows "three_suited_terminal_chows" "Three Suited Terminal Chows" "三色双龙会" "sān sè shuāng lóng huì" 16
        => AllChows MixedDoubleChow TwoTerminalChows NoHonors;
    /// Three chows of one suit, each one rank above the one before, or each two
    PureShiftedChows "pure_shifted_chows" "Pure Shifted Chows" "一色三步高" "yī sè sān bù gāo" 16;
    /// A five in every set and in the pair
    AllFives "all_fives" "All Fives" "全带五" "quán dài wǔ" 16 => AllSimples NoHonors;
    /// Pungs or kongs of the same rank in all three suits
    TriplePung "triple_pung" "Triple Pung" "三同刻" "sān tóng kè" 16 => DoublePung;
    /// Three concealed pungs or kongs
    ThreeConcealedPungs "three_concealed_pungs" "Three Concealed Pungs" "三暗刻" "sān àn kè" 16;
    /// Fourteen different tiles of a knitted straight and the honors
    LesserHonorsAndKnittedTiles "lesser_honors_and_knitted_tiles" "Lesser Honors and Knitted Tiles" "全不靠" "quán bù kào" 12
        => AllTypes FullyConcealedHand ConcealedHand;
    /// 147 of one suit, 258 of another and 369 of the third
    KnittedStraight "knitted_straight" "Knitted Straight" "组合龙" "zǔ hé lóng" 12;
    /// Only 6 to 9
    UpperFour "upper_four" "Upper Four" "大于五" "dà yú wǔ" 12 => NoHonors;
    /// Only 1 to 4
    LowerFour "lower_four" "Lower Four" "小于五" "xiǎo yú wǔ" 12 => NoHonors;
    /// Pungs or kongs of three winds
    BigThreeWinds "big_three_winds" "Big Three Winds" "三风刻" "sān fēng kè" 12 [TerminalPung];
    /// 123 of one suit, 456 of another and 789 of the third
    MixedStraight "mixed_straight" "Mixed Straight" "花龙" "huā lóng" 8;
    /// Only tiles that look the same upside down: 1234589p, 245689s and white dragons
    ReversibleTiles "reversible_tiles" "Reversible Tiles" "推不倒" "tuī bù dǎo" 8 => OneVoidedSuit;
    /// The same chow in all three suits
    MixedTripleChow "mixed_triple_chow" "Mixed Triple Chow" "三色三同顺" "sān sè sān tóng shùn" 8
        [MixedDoubleChow];
    /// Pungs or kongs of three ranks in a row, one of each suit
    MixedShiftedPungs "mixed_shifted_pungs" "Mixed Shifted Pungs" "三色三节高" "sān sè sān jié gāo" 8;
    /// Nothing else counts but flowers
    ChickenHand "chicken_hand" "Chicken Hand" "无番和" "wú fān hú" 8;
    /// Won by drawing the last tile of the wall
    LastTileDraw "last_tile_draw" "Last Tile Draw" "妙手回春" "miào shǒu huí chūn" 8 => SelfDrawn;
    /// Won on the discard after the last tile was drawn
    LastTileClaim "last_tile_claim" "Last Tile Claim" "海底捞月" "hǎi dǐ lāo yuè" 8;
    /// Won on the tile drawn after an own kong
    OutWithReplacementTile "out_with_replacement_tile" "Out with Replacement Tile" "杠上开花" "gàng shàng kāi huā" 8
        => SelfDrawn;
    /// Won on the tile that another player added to a pung
    RobbingTheKong "robbing_the_kong" "Robbing the Kong" "抢杠和" "qiǎng gàng hú" 8 => LastTile;
    /// Four pungs or kongs
    AllPungs "all_pungs" "All Pungs" "碰碰和" "pèng pèng hú" 6;
    /// One suit and honors
    HalfFlush "half_flush" "Half Flush" "混一色" "hùn yī sè" 6;
    /// Three chows, one of each suit, each one rank above another
    MixedShiftedChows "mixed_shifted_chows" "Mixed Shifted Chows" "三色三步高" "sān sè sān bù gāo" 6;
    /// Tiles of all three suits, winds and dragons
    AllTypes "all_types" "All Types" "五门齐" "wǔ mén qí" 6;
    /// Four melds, and the pair completed by a discard
    MeldedHand "melded_hand" "Melded Hand" "全求人" "quán qiú rén" 6 => SingleWait;
    /// Two concealed kongs
    TwoConcealedKongs "two_concealed_kongs" "Two Concealed Kongs" "双暗杠" "shuāng àn gàng" 6
        => ConcealedKong TwoConcealedPungs;
    /// Pungs or kongs of two dragons
    TwoDragonPungs "two_dragon_pungs" "Two Dragon Pungs" "双箭刻" "shuāng jiàn kè" 6 => DragonPung;
    /// A melded and a concealed kong
    MeldedAndConcealedKong "melded_and_concealed_kong" "Melded and Concealed Kong" "明暗杠" "míng àn gàng" 5
        => MeldedKong ConcealedKong;
    /// A terminal or honor in every set and in the pair
    OutsideHand "outside_hand" "Outside Hand" "全带幺" "quán dài yāo" 4;
    /// Self-drawn with no tile claimed
    FullyConcealedHand "fully_concealed_hand" "Fully Concealed Hand" "不求人" "bù qiú rén" 4
        => SelfDrawn ConcealedHand;
    /// Two melded kongs
    TwoMeldedKongs "two_melded_kongs" "Two Melded Kongs" "双明杠" "shuāng míng gàng" 4 => MeldedKong;
    /// Won on the last tile of its kind, with the other three visible to all
    LastTile "last_tile" "Last Tile" "和绝张" "hú jué zhāng" 4;
    /// A pung or kong of dragons
    DragonPung "dragon_pung" "Dragon Pung" "箭刻" "jiàn kè" 2;
    /// A pung or kong of the round's wind
    PrevalentWind "prevalent_wind" "Prevalent Wind" "圈风刻" "quān fēng kè" 2;
    /// A pung or kong of the seat's wind
    SeatWind "seat_wind" "Seat Wind" "门风刻" "mén fēng kè" 2;
    /// No tile claimed but the winning one
    ConcealedHand "concealed_hand" "Concealed Hand" "门前清" "mén qián qīng" 2;
    /// Four chows and a pair of numbers
    AllChows "all_chows" "All Chows" "平和" "píng hú" 2 => NoHonors;
    /// All four tiles of a kind without a kong
    TileHog "tile_hog" "Tile Hog" "四归一" "sì guī yī" 2;
    /// Pungs or kongs of the same rank in two suits
    DoublePung "double_pung" "Double Pung" "双同刻" "shuāng tóng kè" 2;
    /// Two concealed pungs or kongs
    TwoConcealedPungs "two_concealed_pungs" "Two Concealed Pungs" "双暗刻" "shuāng àn kè" 2;
    /// A concealed kong
    ConcealedKong "concealed_kong" "Concealed Kong" "暗杠" "àn gàng" 2;
    /// No terminal and no honor
    AllSimples "all_simples" "All Simples" "断幺" "duàn yāo" 2 => NoHonors;
    /// The same chow twice
    PureDoubleChow "pure_double_chow" "Pure Double Chow" "一般高" "yī bān gāo" 1;
    /// The same chow in two suits
    MixedDoubleChow "mixed_double_chow" "Mixed Double Chow" "喜相逢" "xǐ xiāng féng" 1;
    /// Two chows of one suit that continue each other, as 234 and 567
    ShortStraight "short_straight" "Short Straight" "连六" "lián liù" 1;
    /// 123 and 789 of one suit
    TwoTerminalChows "two_terminal_chows" "Two Terminal Chows" "老少副" "lǎo shào fù" 1;
    /// A pung or kong of terminals, or of a wind that is neither the seat's nor the round's
    TerminalPung "terminal_pung" "Terminal Pung" "幺九刻" "yāo jiǔ kè" 1;
    /// A melded kong
    MeldedKong "melded_kong" "Melded Kong" "明杠" "míng gàng" 1;
    /// Tiles of two suits, honors aside
    OneVoidedSuit "one_voided_suit" "One Voided Suit" "缺一门" "quē yī mén" 1;
    /// No honors
    NoHonors "no_honors" "No Honors" "无字" "wú zì" 1;
    /// Waiting for nothing but the 3 of 12 or the 7 of 89
    EdgeWait "edge_wait" "Edge Wait" "边张" "biān zhāng" 1;
    /// Waiting for nothing but the tile between two
    ClosedWait "closed_wait" "Closed Wait" "嵌张" "qiàn zhāng" 1;
    /// Waiting for nothing but the other tile of the pair
    SingleWait "single_wait" "Single Wait" "单钓将" "dān diào jiàng" 1;
    /// Won on one's own draw
    SelfDrawn "self_drawn" "Self Drawn" "自摸" "zì mō" 1;
    /// A flower or season tile, which doesn't count towards eight
    FlowerTile "flower_tile" "Flower Tile" "花牌" "huā pái" 1;
}

impl Fan {
    const fn row(self) -> &'static FanRow {
        &ROWS[self as usize]
    }

    /// The name in English, as the World Mahjong Organization's books have it.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.row().english
    }

    /// The name in Chinese: `三色三同顺`.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        self.row().chinese
    }

    /// The Chinese name in pinyin: `sān sè sān tóng shùn`.
    #[must_use]
    pub const fn pinyin(self) -> &'static str {
        self.row().pinyin
    }

    /// Its points by the rules of MIL, each time it counts.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.row().points
    }

    /// The fan that never count together with this one.
    #[must_use]
    pub const fn swallows(self) -> FanSet {
        set_of(self.row().swallows)
    }

    /// The fan that don't count for the sets of this one, but may count for other sets: the short
    /// straights within a pure straight, the pungs of winds within three winds.
    #[must_use]
    pub const fn swallows_in_part(self) -> FanSet {
        set_of(self.row().partly)
    }
}

const fn set_of(fans: &[Fan]) -> FanSet {
    let (mut all, mut i) = (FanSet::EMPTY, 0);
    while i < fans.len() {
        all = all.with(fans[i]);
        i += 1;
    }
    all
}

/// [`Fan::swallows`] by fan.
pub(super) static SWALLOWS: [FanSet; Fan::COUNT] = {
    let (mut all, mut i) = ([FanSet::EMPTY; Fan::COUNT], 0);
    while i < Fan::COUNT {
        all[i] = set_of(ROWS[i].swallows);
        i += 1;
    }
    all
};

/// [`Fan::points`] by fan.
pub(super) const POINTS: [u8; Fan::COUNT] = {
    let (mut all, mut i) = ([0; Fan::COUNT], 0);
    while i < Fan::COUNT {
        all[i] = ROWS[i].points;
        i += 1;
    }
    all
};
