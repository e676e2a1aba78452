//! The words in which conditions are written: what a reading of a win has, as numbers.

use mentsu::{MentsuKind, Tile, TileSet};

use crate::reading::{Form, Reading, WaitKind};

/// Makes the words from rows: the variant, its name, what it is called in Chinese, what it means,
/// and its number.
macro_rules! words {
    ($($variant:ident $name:literal $kanji:literal $about:literal |$reading:ident| $number:expr;)*) => {
        /// A word of conditions: something that a reading of a win has, as a number. Of something
        /// that is there or not it is 1 or 0.
        ///
        /// ```
        /// use mentsu_families::Word;
        ///
        /// assert_eq!(Word::from_name("all_pungs").unwrap().kanji(), "碰碰和");
        /// assert!(Word::ALL.iter().all(|word| !word.about().is_empty()));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Word {
            $(#[doc = concat!($kanji, ": ", $about)] $variant,)*
        }

        mentsu::names! { Word, "word":
            $($variant $name,)*
        }

        impl Word {
            /// What it is called in Chinese.
            #[must_use]
            pub const fn kanji(self) -> &'static str {
                match self { $(Word::$variant => $kanji,)* }
            }

            /// What it means.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $(Word::$variant => $about,)* }
            }

            pub(crate) fn number(self, reading: &Reading<'_>) -> u32 {
                match self { $(Word::$variant => { let $reading = reading; ($number) as u32 })* }
            }
        }
    };
}

words! {
    Standard "standard" "基本和" "Sets and a pair of eyes." |r| r.form == Form::Standard;
    SevenPairs "seven_pairs" "七对" "Seven pairs." |r| r.form == Form::SevenPairs;
    ThirteenOrphans "thirteen_orphans" "十三幺" "One of each terminal and honor, and one more." |r| r.form == Form::ThirteenOrphans;
    NineGates "nine_gates" "九莲宝灯" "Concealed `1112345678999` of a suit and any tile of it as the winning one." |r| r.is_nine_gates();
    Concealed "concealed" "门前清" "No set was claimed." |r| r.sets.iter().all(|set| !set.is_claimed);
    Melded "melded" "全求人" "Every set was claimed." |r| r.form == Form::Standard && r.sets.iter().all(|set| set.is_claimed);
    Sequences "sequences" "顺子" "How many sets are sequences." |r| r.sequences().count();
    AllSequences "all_sequences" "平和" "Every set is a sequence." |r| r.form == Form::Standard && r.sequences().count() == r.sets.len();
    Pungs "pungs" "刻子" "How many sets are pungs or kongs." |r| r.pungs().count();
    AllPungs "all_pungs" "碰碰和" "Every set is a pung or a kong." |r| r.form == Form::Standard && r.sequences().count() == 0;
    ConcealedPungs "concealed_pungs" "暗刻" "How many pungs and kongs are concealed; a discard that completes one opens it." |r| r.sets.iter().filter(|set| set.is_concealed && !set.mentsu.is_shuntsu()).count();
    Kongs "kongs" "杠" "How many sets are kongs." |r| r.sets.iter().filter(|set| set.mentsu.kind() == MentsuKind::Kantsu).count();
    ConcealedKongs "concealed_kongs" "暗杠" "How many kongs are concealed." |r| r.sets.iter().filter(|set| set.is_concealed && set.mentsu.kind() == MentsuKind::Kantsu).count();
    Suits "suits" "花色" "How many of the three suits it has tiles of." |r| r.suits();
    OneSuit "one_suit" "清一色" "All tiles are of one suit." |r| r.suits() == 1 && !r.has_honors();
    MixedSuit "mixed_suit" "混一色" "One suit and honors, some of each." |r| r.suits() == 1 && r.has_honors();
    AllHonors "all_honors" "字一色" "All tiles are honors." |r| r.suits() == 0;
    Honors "honors" "字牌" "How many tiles are honors." |r| TileSet::HONORS.iter().map(|tile| r.copies(tile)).sum::<u8>();
    NoTerminals "no_terminals" "断幺" "All tiles are from 2 to 8." |r| (r.kinds() & TileSet::YAOCHUU).is_empty();
    AllTerminals "all_terminals" "清幺九" "All tiles are ones and nines." |r| (r.kinds() - TileSet::TERMINALS).is_empty();
    TerminalsAndHonors "terminals_and_honors" "混幺九" "All tiles are ones, nines and honors; neither sequences nor thirteen orphans." |r| r.form != Form::ThirteenOrphans && (r.kinds() - TileSet::YAOCHUU).is_empty();
    OutsideHand "outside_hand" "混带幺" "A terminal or an honor in each set and in the eyes." |r| r.each_part_has(TileSet::YAOCHUU);
    PureOutsideHand "pure_outside_hand" "纯带幺" "A terminal in each set and in the eyes." |r| r.each_part_has(TileSet::TERMINALS);
    AllGreen "all_green" "绿一色" "All tiles are 2, 3, 4, 6, 8 of bamboos and green dragons." |r| (r.kinds() - GREEN).is_empty();
    TwoFiveEight "two_five_eight" "将" "All tiles are 2, 5 or 8." |r| (r.kinds() - TWO_FIVE_EIGHT).is_empty();
    Roots "roots" "根" "How many kinds it has four of, in a kong or not." |r| Tile::ALL.iter().filter(|tile| r.copies(**tile) >= 4).count();
    DragonPungs "dragon_pungs" "箭刻" "How many pungs of dragons." |r| r.pungs_of(TileSet::DRAGONS);
    DragonEyes "dragon_eyes" "箭牌将" "The eyes are dragons." |r| r.eyes_are(TileSet::DRAGONS);
    WindPungs "wind_pungs" "风刻" "How many pungs of winds." |r| r.pungs_of(TileSet::WINDS);
    WindEyes "wind_eyes" "风牌将" "The eyes are winds." |r| r.eyes_are(TileSet::WINDS);
    SeatWind "seat_wind" "门风刻" "A pung of the player's own wind." |r| r.pungs_of(r.win().seat().tile().into());
    RoundWind "round_wind" "圈风刻" "A pung of the wind of the round." |r| r.pungs_of(r.win().prevalent().tile().into());
    SameSequences "same_sequences" "同顺" "How many sequences are the same, at most." |r| r.same_sequences();
    SamePairs "same_pairs" "一般高" "How many pairs of two same sequences." |r| r.same_pairs();
    SimilarSequences "similar_sequences" "三色同顺" "The same sequence in all three suits." |r| r.similar_sequences();
    SimilarPungs "similar_pungs" "三色同刻" "Pungs of the same number in all three suits." |r| r.most_similar_pungs(false) == 3;
    SmallSimilarPungs "small_similar_pungs" "三色小同刻" "Pungs of the same number in two suits, and eyes of it in the third." |r| r.most_similar_pungs(true) == 3;
    Straight "straight" "一条龙" "123, 456 and 789 of a suit." |r| r.has_straight();
    MixedStraight "mixed_straight" "花龙" "123, 456 and 789, each of another suit." |r| r.has_mixed_straight();
    ConsecutivePungs "consecutive_pungs" "节节高" "How many pungs of a suit follow one another, at most." |r| r.consecutive_pungs();
    EdgeWait "edge_wait" "边张" "Won on the 3 of 123 or the 7 of 789." |r| r.wait == WaitKind::Edge;
    ClosedWait "closed_wait" "坎张" "Won on the middle tile of a sequence." |r| r.wait == WaitKind::Closed;
    TwoSidedWait "two_sided_wait" "两面" "Won on either end of a sequence that both ends complete." |r| r.wait == WaitKind::TwoSided;
    PairWait "pair_wait" "单钓" "Won on a tile of the eyes." |r| r.wait == WaitKind::Pair;
    OnlyWait "only_wait" "独听" "One kind of tile alone wins." |r| r.only_wait();
    SelfDrawn "self_drawn" "自摸" "The player drew the winning tile." |r| r.win().is_self_drawn();
    LastDraw "last_draw" "海底捞月" "The last tile of the wall, self-drawn." |r| r.win().is_last_tile() && r.win().is_self_drawn();
    LastDiscard "last_discard" "河底捞鱼" "The discard after the last tile of the wall." |r| r.win().is_last_tile() && !r.win().is_self_drawn();
    LastCopy "last_copy" "绝张" "The last of its kind, the other three being visible." |r| r.win().is_last_copy();
    KongDraw "kong_draw" "杠上开花" "The replacement tile of a kong." |r| r.win().is_kong() && r.win().is_self_drawn();
    RobbedKong "robbed_kong" "抢杠" "The tile that another player added to a pung." |r| r.win().is_kong() && !r.win().is_self_drawn();
    KongDiscard "kong_discard" "杠上炮" "The discard of a player who has just drawn a replacement tile." |r| r.win().has(crate::Event::KongDiscard);
    Heavenly "heavenly" "天和" "The dealer wins with the tiles dealt." |r| r.win().has(crate::Event::Heavenly);
    Earthly "earthly" "地和" "A win in the first turn, as the family has it." |r| r.win().has(crate::Event::Earthly);
    Humanly "humanly" "人和" "A win on a discard in the first turn." |r| r.win().has(crate::Event::Humanly);
    HeavenlyReady "heavenly_ready" "天听" "Ready with the tiles dealt, and declared." |r| r.win().has(crate::Event::HeavenlyReady);
    EarthlyReady "earthly_ready" "地听" "Ready after the first discard, and declared." |r| r.win().has(crate::Event::EarthlyReady);
    Ready "ready" "报听" "Readiness was declared." |r| r.win().has(crate::Event::Ready);
    Dealer "dealer" "庄家" "The winner is the dealer." |r| r.win().seat() == mentsu::Wind::East;
    Streak "streak" "连庄" "How often the winner has stayed dealer." |r| if r.win().seat() == mentsu::Wind::East { r.win().streak() } else { 0 };
    Flowers "flowers" "花牌" "How many flowers." |r| r.win().flowers().len();
    SeatFlowers "seat_flowers" "正花" "How many flowers of the player's own seat: the first of each group for East, and so on." |r| r.win().seat_flowers();
    FlowerGroups "flower_groups" "花杠" "How many groups of four flowers are complete." |r| r.win().flower_groups();
    Jokers "jokers" "鬼牌" "How many jokers it has, in melds and for tiles of their own kind, too." |r| r.jokers;
}

const TWO_FIVE_EIGHT: TileSet = {
    let mut tiles = TileSet::EMPTY;
    let mut i = 0;
    while i < 27 {
        if i % 3 == 1 {
            tiles = tiles.with(Tile::ALL[i]);
        }
        i += 1;
    }
    tiles
};

const GREEN: TileSet = TileSet::EMPTY
    .with(Tile::S2)
    .with(Tile::S3)
    .with(Tile::S4)
    .with(Tile::S6)
    .with(Tile::S8)
    .with(Tile::Green);
