//! A tour, a glossary, and tables of calls for users of other libraries. Documentation only.
//!
//! # A tour
//!
//! Text is checked once, when it becomes a [`Hand`](crate::Hand). Every question is a method of
//! `Hand`. [`Counts`](crate::Counts) has the same methods for concealed tiles without melds, red
//! fives or a drawn tile, and [`LiveHand`](crate::LiveHand) has those that a search needs. If an
//! answer depends on visible tiles, a second method ending in `_in` takes a
//! [`Visible`](crate::Visible).
//!
//! ```
//! use mentsu::{hand, tile, tiles};
//!
//! let hand = hand!("23m456p789s11223z");
//! assert_eq!(hand.shanten().get(), 1);
//! let best = hand.draw(tile!("4m"))?.best_discard().unwrap();
//! assert_eq!((best.tile(), best.ukeire().tiles()), (tile!("3z"), tiles!("12z")));
//! # Ok::<(), mentsu::HandError>(())
//! ```
//!
//! The value of a win depends on rules and circumstances, so it is a function of the hand, the
//! [`Situation`](crate::riichi::Situation) and the [`Rules`](crate::riichi::Rules).
//! [`riichi::legality`](crate::riichi::legality) has functions of the same kind for what a player
//! may do. [`attempts`](crate::attempts) is the reference algorithm step by step,
//! [`PartialHand`](crate::PartialHand) completes hands with unknown tiles, [`any`](crate::any)
//! answers for hands with jokers or of five sets, [`puzzle`](crate::puzzle) finds hands by their
//! waits, and [`chances`](crate::chances) computes exact probabilities.
//!
//! # Tenpai
//!
//! Three calls answer three questions:
//!
//! | question | call |
//! |---|---|
//! | Does the hand lack one tile, after a discard if it has drawn? | [`shanten().is_one_away()`](crate::Shanten::is_one_away) |
//! | Is the hand tenpai: can one more tile win by its shape? | [`is_tenpai()`](crate::Hand::is_tenpai) |
//! | Which tiles can still come and win? | [`waits()`](crate::Hand::waits) |
//!
//! ```
//! use mentsu::hand;
//!
//! // A hand that has drawn lacks one tile after the discard of a 3z, and isn't tenpai before it.
//! let drawn = hand!("123m456p789s11223z");
//! assert!(drawn.shanten().is_one_away() && !drawn.is_tenpai() && drawn.waits().is_empty());
//! // The last wait lies in the hand's own pon: tenpai at a draw, but no tile can come.
//! let dead = hand!("4z(444z)(123m)(456m)(789m)");
//! assert!(dead.shanten().is_one_away() && dead.is_tenpai() && dead.waits().is_empty());
//! ```
//!
//! [`FifthCopy`](crate::FifthCopy) changes which waits are listed.
//!
//! # Sizes
//!
//! A hand has 3n+1 tiles, or 3n+2 after a draw, at most 14. [`Counts`](crate::Counts) may have any
//! number. For any other number, no win, wait or tile is listed; the shanten counts total / 3
//! mentsu and a jantou, and more than 14 tiles are [never](crate::Shanten::NEVER) won.
//!
//! # Glossary
//!
//! | term | meaning | in mentsu |
//! |---|---|---|
//! | aka dora 赤ドラ | a red five, worth a han | [`Face`](crate::Face) |
//! | ankan 暗槓 | a concealed kan | [`MeldKind::Ankan`](crate::MeldKind) |
//! | chi チー | a shuntsu completed by kamicha's discard | [`MeldKind::Chi`](crate::MeldKind) |
//! | chicken hand 无番和 | a win without any other fan, worth 8 points in Chinese official mahjong | `mcr::Fan::ChickenHand` |
//! | chiitoitsu 七対子 | the winning form of seven different pairs | [`WinForm::Chiitoitsu`](crate::WinForm) |
//! | chow, pung, kong 吃 碰 杠 | what Chinese official mahjong calls a chi, a pon and the three kans | [`Meld`](crate::Meld) |
//! | daiminkan 大明槓 | a kan that takes another's discard | [`MeldKind::Daiminkan`](crate::MeldKind) |
//! | dora ドラ | a bonus tile worth a han; it follows the indicator in order | [`Dora`](crate::riichi::Dora) |
//! | fan 番种 | a pattern or circumstance worth points in Chinese official mahjong | `mcr::Fan` |
//! | five forms 和牌牌型 | a pair and sets, knitted straight, seven pairs, thirteen orphans, honors and knitted tiles | `mcr::Form` |
//! | flower 花牌 | one of eight tiles worth a point each, which don't count towards the minimum | `mcr::Situation::with_flowers` |
//! | fu 符 | points for the hand's composition, doubled by each han | [`FuItem`](crate::riichi::FuItem) |
//! | furiten 振聴 | no ron is allowed, because the player discarded one of the waits or passed on it | [`furiten`](crate::riichi::legality::furiten) |
//! | han 翻 | the unit of yaku and dora; each doubles the points | [`Yaku`](crate::riichi::Yaku) |
//! | honba 本場 | a counter that adds 300 points to a win | [`Situation::with_honba`](crate::riichi::Situation::with_honba) |
//! | honors and knitted tiles 全不靠 | fourteen different tiles of the honors and a knitted straight | `mcr::Form::HonorsAndKnitted` |
//! | jantou 雀頭 | the pair of a standard win | [`Decomposition::jantou`](crate::Decomposition::jantou) |
//! | kakan 加槓 | a fourth tile added to a pon | [`MeldKind::Kakan`](crate::MeldKind) |
//! | kantsu 槓子 | four of a kind, declared | [`MentsuKind::Kantsu`](crate::MentsuKind) |
//! | kamicha, toimen, shimocha 上家 対面 下家 | the players to the left, across and to the right | [`CalledFrom`](crate::CalledFrom) |
//! | kita 北抜き | setting aside a north as a dora in sanma | [`kita`](crate::riichi::legality::kita) |
//! | knitted straight 组合龙 | 147, 258 and 369 of three suits, in Chinese official mahjong | `mcr::KnittedStraight` |
//! | kokushi 国士無双 | all thirteen terminals and honors, one of them twice | [`WinForm::Kokushi`](crate::WinForm) |
//! | koutsu 刻子 | three of a kind | [`MentsuKind::Koutsu`](crate::MentsuKind) |
//! | kuikae 喰い替え | calling a tile and discarding one that the same meld could have used | [`Kuikae`](crate::riichi::Kuikae) |
//! | mentsu 面子 | a set: shuntsu, koutsu or kantsu | [`Mentsu`](crate::Mentsu) |
//! | meld 副露 | a mentsu that is declared | [`Meld`](crate::Meld) |
//! | minimum 起和 | the eight points, flowers aside, with which a hand may be won in Chinese official mahjong | `mcr::Rules::minimum` |
//! | nobetan 延べ単 | four in a row that wait for either end | two tanki [`Reading`](crate::Reading)s |
//! | pao 包 | liability for a yakuman, after a discard that completed its visible sets | [`liable`](crate::riichi::legality::liable) |
//! | pon ポン | a koutsu completed by anybody's discard | [`MeldKind::Pon`](crate::MeldKind) |
//! | prevalent wind 圈风 | the wind of the round in Chinese official mahjong; the seat's is 门风 | `mcr::Situation::with_prevalent` |
//! | principles 计番原则 | non-repeat 不重复, non-separation 不拆移, non-identical 不相同, account once 套算一次: rules by which a fan that applies doesn't count | `mcr::Principle` |
//! | riichi 立直 | declaring a closed tenpai hand | [`Riichi`](crate::riichi::Riichi) |
//! | ron, tsumo ロン 自摸 | a win on another player's tile; a win on one's own draw | [`Situation`](crate::riichi::Situation) |
//! | ryanmen, kanchan, penchan 両面 嵌張 辺張 | waits that complete a shuntsu at either end (23 → 1, 4), in the middle (24 → 3), at its only open end (12 → 3) | [`WaitShape`](crate::WaitShape) |
//! | sanma 三麻 | mahjong for three players, without 2m to 8m | [`TileSet::SANMA`](crate::TileSet::SANMA) |
//! | seven pairs 七对 | chiitoitsu in Chinese official mahjong, where four alike are two pairs | `mcr::Form::SevenPairs` |
//! | shanpon, tanki 双碰 単騎 | a wait for the third tile of either of two pairs; a wait for the second tile of the jantou | [`WaitShape`](crate::WaitShape) |
//! | shanten 向聴 | the number of tiles missing for tenpai | [`Shanten`](crate::Shanten) |
//! | shuntsu 順子 | three ranks of a suit in a row | [`MentsuKind::Shuntsu`](crate::MentsuKind) |
//! | tenpai, noten 聴牌 不聴 | needing one tile to win; not tenpai | [`Hand::is_tenpai`](crate::Hand::is_tenpai) |
//! | thirteen orphans 十三幺 | kokushi in Chinese official mahjong | `mcr::Form::ThirteenOrphans` |
//! | ukeire 受け入れ | the tiles that lower shanten, with the number left of each | [`Ukeire`](crate::Ukeire) |
//! | yaku 役 | a pattern worth han; a win needs at least one | [`Yaku`](crate::riichi::Yaku) |
//! | yakuman 役満 | a yaku at the limit | [`YakuSet::YAKUMAN`](crate::riichi::YakuSet::YAKUMAN) |
//! | yaochuu 么九 | terminals and honors | [`TileSet::YAOCHUU`](crate::TileSet::YAOCHUU) |
//!
//! # Coming from PyPI's `mahjong`
//!
//! | there | here |
//! |---|---|
//! | `TilesConverter.string_to_34_array(man="123", …)` | [`counts!("123m…")`](crate::counts!), or `"123m…".parse::<Counts>()` |
//! | `TilesConverter.one_line_string_to_136_array(…)` | `"123m406p55z".parse::<Hand>()`; ids: [`notation::ids136`](crate::notation::ids136) |
//! | `Agari().is_agari(tiles_34)` | [`Counts::is_win`](crate::Counts::is_win) |
//! | `HandDivider.divide_hand(tiles_34)` | [`Counts::win_forms`](crate::Counts::win_forms) |
//! | `Shanten().calculate_shanten(tiles_34)` | [`Counts::shanten`](crate::Counts::shanten); each form: [`Counts::shantens`](crate::Counts::shantens) |
//! | `HandCalculator().estimate_hand_value(tiles, win_tile, melds, dora, config)` | [`riichi::score`](crate::riichi::score) |
//! | `HandConfig(is_riichi=True, player_wind=SOUTH)` | `Situation::ron(tile).with_riichi().with_seat(Wind::South)` |
//! | `OptionalRules(has_aka_dora=True)` | [`Rules`](crate::riichi::Rules) and its presets |
//! | `result.yaku`, `result.fu_details`, `result.cost` | [`Score`](crate::riichi::Score): `yaku()`, `fu_items()`, `payments()` |
//!
//! `mahjong` expects the winning tile among the tiles and as an argument. In mentsu, a hand knows
//! its drawn tile, and the situation has the tile of a ron.
//!
//! # Coming from `agari`
//!
//! | there | here |
//! |---|---|
//! | `parse_hand_with_aka(text)`, `to_counts(…)` | `text.parse::<Hand>()` |
//! | `is_winning_hand(&counts)` | [`Hand::is_win`](crate::Hand::is_win) |
//! | `decompose_hand(&counts)` | [`Hand::win_forms`](crate::Hand::win_forms), each form once |
//! | `calculate_shanten(&counts)` | [`Hand::shanten`](crate::Hand::shanten) |
//! | `calculate_ukeire(&counts)` | [`Hand::ukeire`](crate::Hand::ukeire) |
//! | `detect_yaku_with_context(…)`, `calculate_score(…)` | [`riichi::score`](crate::riichi::score), the best reading first |
//!
//! # Coming from `xiangting`
//!
//! | there | here |
//! |---|---|
//! | an array of 34 counts | [`Counts::from_array`](crate::Counts::from_array) |
//! | `calculate_replacement_number(&counts, PlayerCount::Four)` | [`Counts::shanten`](crate::Counts::shanten), which is one less |
//! | the same with `PlayerCount::Three` | [`Counts::shanten_in`](crate::Counts::shanten_in) with [`TileSet::SANMA`](crate::TileSet::SANMA) in play |
//! | `calculate_necessary_tiles(…)` | [`Counts::ukeire`](crate::Counts::ukeire) |
//! | `calculate_unnecessary_tiles(…)` | [`Counts::discards`](crate::Counts::discards), the first ones |
//!
//! # Coming from PyMahjongGB
//!
//! Chinese official mahjong is the feature `mcr`, and counts as PyMahjongGB does by default.
//!
//! | there | here |
//! |---|---|
//! | `("CHI", "W2", 1)`, `"F1"`, `"J1"` | [`meld!("(123m)")`](crate::meld!), `1z`, `7z`: dragons are white, green, red from `5z` on |
//! | `MahjongFanCalculator(pack, hand, winTile, …)` | `mcr::score(&hand, &situation, &Rules::MIL)` |
//! | `flowerCount`, `isSelfDrawn`, `is4thTile`, `isAboutKong`, `isWallLast` | `Situation::self_drawn` or `by_discard`, and `with_flowers`, `with_last_copy`, `with_kong`, `with_last_tile` |
//! | `seatWind`, `prevalentWind` | `with_seat`, `with_prevalent` |
//! | the tuple of fan | `Score::fans`; `Score::left_out` lists the fan that don't count, and why |
//! | `TypeError` | `mcr::NoWin` |
//! | `MahjongShanten(pack, hand)` | `mcr::shantens(&hand).least()`; the useful tiles: `mcr::ukeire` |
//! | `RegularShanten`, `SevenPairsShanten`, … | `mcr::shantens(&hand).of(FormKind::SevenPairs)` |
