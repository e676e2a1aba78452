export namespace Protocol {
  /** What a win is worth, or what each wait of a hand is. */
  export interface FamilyAnswer {
    /** That of the request; null if it has none. */ id: unknown;
    /** Whether it is a win that reaches the minimum. */ win: boolean;
    /** What the patterns are worth together, at most the family's cap. */ total: number;
    /** The patterns that count: the value, and how often. */ patterns: Record<string, [number, number]>;
    /** Patterns that the hand has and that don't count. */ left_out: FamilyLeftOut[];
    /** Of a win: other readings and their totals, the best first. */ beaten?: FamilyBeaten[];
    /** Of a win: the eyes or pairs, then the sets. */ blocks?: string[];
    /** Of a win: what the concealed jokers stand for, in order of tile. */ jokers?: Tile[];
    /** What each seat gains, East's first; only if it is known who pays. */
    payments?: [number, number, number, number];
    /** Of a win: what the total is worth before it is shared. */ points?: number;
    /** Without a winning tile: -1 for a win, 0 for tenpai. */ shanten?: number;
    /** Without a winning tile: what the hand waits for. */ waits?: Partial<Record<Tile, FamilyWaitPart>>;
    /** Why it isn't a win. */ why?: string;
  }
  /** A reading that is worth no more. */
  export interface FamilyBeaten {
    blocks: string[];
    total: number;
  }
  /** The name of a family, or a table as the package's README describes it. */
  export type FamilyChoice = "zung_jung" | "taiwan" | "hong_kong" | "sichuan" | "guangdong" | Record<string, unknown>;
  /** A pattern that doesn't count. */
  export interface FamilyLeftOut {
    pattern: string;
    /** `series`: the other is worth more; `excluded`: the other excludes it; `alone`: the other counts alone. */
    because: string;
    /** The other pattern. */ of: string;
  }
  /** Every pattern of a win under the rules of a family, who pays, what is left out and why. */
  export interface FamilyRequest {
    op: "family";
    /** The rules. */ family: FamilyChoice;
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** Who discarded the winning tile, or whose kong was robbed. */ discarder?: WindLetter;
    /** What else happened. */
    events?: ("heavenly" | "earthly" | "humanly" | "heavenly_ready" | "earthly_ready" | "ready" | "kong_discard")[];
    /** The player's flowers (花牌). */
    flowers?: ("spring" | "summer" | "autumn" | "winter" | "plum" | "orchid" | "bamboo" | "chrysanthemum")[];
    /** The answer repeats it. */ id?: Anything;
    /** Won on a kong's replacement tile (杠上开花), or by robbing a kong (抢杠). */ kong?: boolean;
    /** Won on the last tile of its kind, with the other three visible to all (绝张). */ last_copy?: boolean;
    /** No tile is left in the wall: won on its last tile (海底捞月), or on the discard after it (河底捞鱼). */
    last_tile?: boolean;
    /** The melds. */ melds?: McrMeldRequest[];
    /** Who has won before and pays no more (血战). */ out?: WindLetter[];
    /** Who is liable and pays for all (包). */ pays_for_all?: WindLetter;
    /** The wind of the round (圈风). */ prevalent?: WindLetter;
    /** The player's seat (门风); East is the dealer. */ seat?: WindLetter;
    /** Won on the own draw (自摸). */ self_drawn?: boolean;
    /** How often the dealer has stayed dealer (连庄). */ streak?: number;
    /** Kinds whose tiles are jokers, in place of the family's. */ wild?: TileList;
    /** The winning tile, or `?` for a joker. Without it the answer is what the hand waits for. */ win?: string;
  }
  /** What a wait is worth. */
  export interface FamilyWaitPart {
    total: number;
    /** Whether it reaches the minimum. */ win: boolean;
    /** Copies outside the hand. */ left: number;
    patterns: Record<string, [number, number]>;
  }
  /** A fan, by its Chinese name. */
  export type FanName = "大四喜" | "大三元" | "绿一色" | "九莲宝灯" | "四杠" | "连七对" | "十三幺" | "清幺九" | "小四喜" | "小三元" | "字一色" | "四暗刻" | "一色双龙会" | "一色四同顺" | "一色四节高" | "一色四步高" | "三杠" | "混幺九" | "七对" | "七星不靠" | "全双刻" | "清一色" | "一色三同顺" | "一色三节高" | "全大" | "全中" | "全小" | "清龙" | "三色双龙会" | "一色三步高" | "全带五" | "三同刻" | "三暗刻" | "全不靠" | "组合龙" | "大于五" | "小于五" | "三风刻" | "花龙" | "推不倒" | "三色三同顺" | "三色三节高" | "无番和" | "妙手回春" | "海底捞月" | "杠上开花" | "抢杠和" | "碰碰和" | "混一色" | "三色三步高" | "五门齐" | "全求人" | "双暗杠" | "双箭刻" | "明暗杠" | "全带幺" | "不求人" | "双明杠" | "和绝张" | "箭刻" | "圈风刻" | "门风刻" | "门前清" | "平和" | "四归一" | "双同刻" | "双暗刻" | "暗杠" | "断幺" | "一般高" | "喜相逢" | "连六" | "老少副" | "幺九刻" | "明杠" | "缺一门" | "无字" | "独听・边张" | "独听・嵌张" | "独听・单钓" | "自摸" | "花牌";
  /** The nearest win in which a fan counts. */
  export interface FanPart {
    /** How many tiles it lacks. */ lacking: number;
    /** What it is worth. */ total: number;
    /** All its fan. */ fans: FanName[];
    /** Its tiles without melds and the winning one. */ closed: string;
    /** The winning tile. */ win: string;
    /** Whether it must be drawn. */ self_drawn: boolean;
  }
  /** The name of a preset, or an object of what differs from one or from the rules in the events. */
  export type GameRulesChoice =
    | "tenhou" | "tenhou_sanma" | "mahjong_soul" | "mahjong_soul_old_yaku" | "mahjong_soul_sanma" | "wrc" | "ema" | "m_league"
    | {
        /**
         * Kyuushu kyuuhai, suufon renda, suukaikan and suucha riichi abort a hand (途中流局): Tenhou and Mahjong Soul; not
         * WRC, EMA and M.League. The predicates in `legality` say when each holds, regardless of the rules.
         */
        abortive_draws?: boolean;
        /**
         * Whether the game ends with the dealer's win in the last round, if the dealer is first and has the target
         * (アガリ止め).
         */
        agari_yame?: "off" | "automatic" | "dealers_choice";
        /** The same, beside those of each, for all red fives of the game in one hand (オールスター). */
        all_red_chips?: number;
        /**
         * The indicator of an ankan is turned over at once (即めくり), before the rinshan tile is drawn; if not, when those
         * of other kans are.
         */
        ankan_dora_at_once?: boolean;
        /** A call ends the caller's temporary furiten, as a draw does (同巡振聴). */ call_ends_furiten?: boolean;
        /** The points that a chip (チップ) stands for at the end of the game; chips are counted in `Prizes`. */
        chip_points?: number;
        /** The value of 13 han without a yakuman. */ counted_yakuman?: "yakuman" | "sanbaiman";
        /**
         * The fu of a jantou of both the seat's and the round's wind (連風牌): 2, or 4 (anything from 4 on). 2 in
         * M.League, WRC and EMA, 4 elsewhere.
         */
        double_wind_fu?: 2 | 4;
        /**
         * The yakuman that count twice (ダブル役満): none on Tenhou and in tournaments; `Rules::DOUBLE_YAKUMAN` on Mahjong
         * Soul.
         */
        double_yakuman?: ("tenhou" | "chiihou" | "daisangen" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "daisuushi" | "shousuushi" | "suukantsu" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[];
        /**
         * What one honba adds to a ron, and to a tsumo an equal part from each payer (本場): 300; 200 in Tenhou's sanma.
         */
        honba?: number;
        /**
         * Each of several winners gets the honba: EMA. Otherwise only the next in turn does, and a game scores the
         * others with `with_honba(0)`.
         */
        honba_for_each_ron?: boolean;
        /** Ippatsu counts (一発): everybody here; off in pure-skill leagues such as JPML A rules. */ ippatsu?: boolean;
        /** The chips that each payer of a win gives for ippatsu (一発祝儀). */ ippatsu_chips?: number;
        /**
         * The indicators turned over for kans count (槓ドラ): everybody here. Otherwise only the first dora and ura dora
         * indicators do.
         */
        kan_dora?: boolean;
        /** When the indicator of a daiminkan or kakan is turned over. */
        kan_dora_turns?: "at_once" | "with_discard" | "with_discard_or_kan" | "after_discard";
        /** 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC, EMA since 2025. */
        kiriage?: boolean;
        /** Norths may be set aside in sanma (抜きドラ). */ kita?: boolean;
        /** Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul, EMA. Such a win is a situation `with_robbed_ankan`. */
        kokushi_robs_ankan?: boolean;
        /** Which discards after a call are forbidden (喰い替え). */ kuikae?: "allowed" | "same_tile" | "suji";
        /**
         * Nine kinds of terminals and honors may abort the round (九種九牌), where `Rules::abortive_draws` has any such
         * draws; so with the next three.
         */
        kyuushu_kyuuhai?: boolean;
        /** Who gets the riichi sticks left at the end. */ last_sticks?: "first" | "nobody";
        /** How long a game lasts. */ length?: "one_round" | "tonpuu" | "hanchan" | "iichan";
        /** The fewest han of yaku, dora aside, with which a hand may be won (縛り): 1. */ minimum_han?: number;
        /** Who wins when several players call ron. */ multiple_ron?: "triple_aborts" | "all" | "head_bump";
        /** Whether nagashi mangan is played. */ nagashi_mangan?: "off" | "draw" | "win";
        /**
         * Norths are a yakuhai for everybody, where three play (北の役牌): a koutsu is `Yaku::NorthWind`, and a jantou has
         * fu. Otherwise they aren't a yakuhai (客風) except in the north round.
         */
        north_yakuhai?: boolean;
        /** What the noten players pay at an exhaustive draw (不聴罰符). */
        noten_bappu?: "yonma" | "sanma2000" | "sanma3000";
        /** The old yaku (古役) that count: none but in Mahjong Soul's rooms of old yaku. */
        old_yaku?: ("tsubame_gaeshi" | "kanburi" | "shiiaru_raotai" | "uumensai" | "sanrenkou" | "isshoku_sanjun" | "iipin_mouyue" | "chuupin_raoyui" | "open_riichi" | "double_open_riichi" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[];
        /**
         * Who isn't in riichi and deals in to an open riichi pays a yakuman (オープン立直の役満払い). The hand may be shown where
         * `Rules::old_yaku` has `OpenRiichi`.
         */
        open_riichi_yakuman?: boolean;
        /** Tanyao counts with an open hand (喰いタン): everybody here; off in older houses. */ open_tanyao?: boolean;
        /**
         * In the next wind the dealer's repeat goes before the target: a round that lets the dealer deal again doesn't
         * end the game (連荘優先サドンデス). If not, any round does after which somebody has the target (サドンデス).
         */
        overtime_repeats?: boolean;
        /**
         * The yakuman with liability (包): daisangen and daisuushi everywhere, suukantsu in M.League and WRC. `liable`
         * finds the liable player.
         */
        pao?: ("tenhou" | "chiihou" | "daisangen" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "daisuushi" | "shousuushi" | "suukantsu" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[];
        /** Who pays the honba of a ron shared for pao. */ pao_honba?: "liable" | "discarder";
        /** Which part of a hand with several yakuman the liable player pays for. */
        pao_share?: "whole_hand" | "that_yakuman";
        /** Pinfu can be won by tsumo, then for 20 fu (平和ツモ): everybody here. */ pinfu_tsumo?: boolean;
        preset?: "tenhou" | "tenhou_sanma" | "mahjong_soul" | "mahjong_soul_old_yaku" | "mahjong_soul_sanma" | "wrc" | "ema" | "m_league";
        /** The same for each red five (赤祝儀). */ red_chips?: number;
        /**
         * The numbers of red fives (赤ドラ) of man, pin and sou: one of each on Tenhou, Mahjong Soul and in M.League, none
         * by WRC and EMA. In a suit without any a red five counts as a plain one; elsewhere one too many is a
         * contradiction.
         */
        reds?: [number, number, number];
        /** When the dealer deals again (連荘). */ renchan?: "never" | "win" | "tenpai";
        /** The value of a ron before the first draw. */ renhou?: "off" | "mangan" | "yakuman" | "five_han";
        /** The points that final scores count from (返し). What everyone had less at the start goes to the first (オカ). */
        return_points?: number;
        /** Which ankan are allowed after riichi (立直後の暗槓). */ riichi_ankan?: "never" | "strict" | "loose";
        /** The fewest points with which riichi can be declared; `i32::MIN` where a player below zero may. */
        riichi_points?: number;
        /** The fewest tiles that must be left to draw when riichi is declared. */ riichi_tiles?: number;
        /** The 2 fu of tsumo count with rinshan, too (嶺上開花のツモ符): everybody here. */ rinshan_fu?: boolean;
        /**
         * Who gave the tile of a daiminkan pays for all others if its rinshan tile wins (大明槓の責任払い), but not what
         * another is liable for.
         */
        rinshan_pao?: boolean;
        /** A north set aside may be taken for ron; it isn't chankan. */ ron_on_kita?: boolean;
        /**
         * Who of several winners gets the riichi sticks (供託) on the table. Only where `Rules::multiple_ron` lets
         * several win.
         */
        ron_sticks?: "first" | "own_back";
        /** How final scores are rounded. */ rounding?: "exact" | "thousands" | "thousands_up";
        /**
         * Three players (三麻): no 2m to 8m and no chi, two payers, norths may be set aside as dora, and the indicator 1m
         * means 9m.
         */
        sanma?: boolean;
        /** Who pays the missing player's share of a tsumo, where three play. */
        sanma_tsumo?: "loss" | "bisection" | "even";
        /** Everyone's points at the start (配給原点). */ start_points?: number;
        /** Four riichi abort the round (四家立直). */ suucha_riichi?: boolean;
        /** Four times the same wind as first discards aborts the round (四風連打). */ suufon_renda?: boolean;
        /** When kans of more than one player abort the round (四開槓). */
        suukaikan?: "off" | "after_discard" | "at_once" | "fifth_kan";
        /**
         * The points that the first needs for the game to end with its last round. Without them it goes on in the next
         * wind until somebody has them (西入), for one wind at most; 0 for no such rounds.
         */
        target_points?: number;
        /**
         * Whether a hand is tenpai, for riichi and at an exhaustive draw, that waits only for tiles of which it holds
         * all four. `FifthCopy::Concealed` doesn't mind copies in melds.
         */
        tenpai?: "any" | "concealed" | "ignored";
        /** The same where the dealer is tenpai at an exhaustive draw (テンパイ止め). */
        tenpai_yame?: "off" | "automatic" | "dealers_choice";
        /** Who comes first of players with equal points, as far as uma and oka go. */ ties?: "by_seat" | "shared";
        /** When the game ends because somebody has no points left (飛び). */ tobi?: "off" | "below_zero" | "at_zero";
        /**
         * The points that a player pays at the end to who took their last ones by a win (トビ賞), where `tobi` ends the
         * game.
         */
        tobi_prize?: number;
        /** What each place is given or loses at the end, in points (ウマ): multiples of 100. In sanma the fourth is 0. */
        uma?: [number, number, number, number];
        /** Ura dora count (裏ドラ): everybody here. */ ura?: boolean;
        /** The same for each ura dora (裏祝儀). */ ura_chips?: number;
        /** The points that a player who has won no round pays at the end to each who has (焼き鳥). */ yakitori?: number;
        /** The same for each yakuman (役満祝儀), in which no dora and no ippatsu count. */ yakuman_chips?: number;
        /** Several yakuman add up (役満の複合): everybody but EMA, where a hand is worth one at most. */
        yakuman_stacking?: boolean;
      };
  /** A winning form under Chinese rules. */
  export type McrForm = "standard" | "knitted_straight" | "seven_pairs" | "thirteen_orphans" | "honors_and_knitted";
  /** Shanten by form, what 3n+2 tiles, 3n+1 tiles or unknown ones are answered beside it, and the way to eight fan. */
  export type McrHandAnswer = {
    /** That of the request; null if it has none. */ id: unknown;
    /** With `discards`, of 3n+2 tiles that aren't won: the best first. */
    discards?: Partial<Record<Tile, DiscardPart>>;
    /** With `draws`: the way to eight fan. */ ways?: WaysPart;
  } & (
    /** The answer to 3n+2 tiles. */
    | {
        /** The least of all forms: -1 for a win, 0 for tenpai. */ shanten: number | null;
        /** By form; null for one that is out of reach. */ shantens: Record<McrForm, number | null>;
        /** Whether it is won. */ is_win: boolean;
        /** Of all forms, a pair's tile first; sorted as text. */ decompositions: string[][];
        /** Whether it is a knitted straight. */ knitted_straight: boolean;
        /** Whether it is seven pairs. */ seven_pairs: boolean;
        /** Whether it is thirteen orphans. */ thirteen_orphans: boolean;
        /** Whether it is lesser honors and knitted tiles. */ honors_and_knitted: boolean;
        /** With `attempts`, of each form. */ forms?: FormTried[];
      }
    /** The answer to 3n+1 tiles. */
    | {
        /** The least of all forms: -1 for a win, 0 for tenpai. */ shanten: number | null;
        /** By form; null for one that is out of reach. */ shantens: Record<McrForm, number | null>;
        /** What each wait is worth. */ waits: Partial<Record<Tile, WaitPart>>;
        /** Tiles that lower shanten, with their copies that can still come. */ ukeire: Partial<Record<Tile, number>>;
      }
    /** The answer to a hand with unknown tiles. */
    | {
        /** The tiles for the unknown ones, in order of tile; sorted as text. */ completions: string[];
        /** How many tiles are unknown. */ unknown: number;
        /** With `wins`, of 3n+1 tiles: what they may wait for. */ waits?: Tile[];
        /** With `wins`, of 3n+2 tiles: the forms of each completion. */ wins?: Record<string, FormPart[]>;
      });
  /**
   * Under Chinese rules: shanten in five forms; decompositions of 3n+2 tiles; ukeire of 3n+1, and what each wait
   * completes and is worth; the way to eight fan; what unknown tiles (`?`) may be.
   */
  export interface McrHandRequest {
    op: "mcr_hand";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** Also the first fact against each form of a hand of 3n+2 tiles, and against each fan of each reading of a win. */
    attempts?: boolean;
    /** How many exchanges a path may make beyond the shortest way. */ depth?: number;
    /** Also the discards of 3n+2 tiles that aren't won; not beside unknown tiles. */ discards?: boolean;
    /** How many tiles the player still draws: asks for the way to eight fan. Not beside `last_tile`. */ draws?: number;
    /** How many flower tiles the winner has (花牌); they don't count towards the minimum. */ flowers?: number;
    /** The answer repeats it. */ id?: Anything;
    /** No tile is left in the wall: won on its last tile (妙手回春), or on the discard after it (海底捞月). */
    last_tile?: boolean;
    /** The melds. */ melds?: McrMeldRequest[];
    /** How many tiles the others discard between two draws. */ others?: number;
    /** The prevalent wind, that of the round (圈风). */ prevalent?: WindLetter;
    /** Chinese rules, by default those of PyMahjongGB. */ rules?: McrRulesChoice;
    /** The player's seat (门风). */ seat?: WindLetter;
    /** Tiles that lie open elsewhere. They decide whether a wait, or the tile that wins, is the last of its kind. */
    seen?: TileList;
    /**
     * Beside unknown tiles, where it is the only further key: whether to list the forms in which each completion wins,
     * or the tiles that a hand of 3n+1 may wait for.
     */
    wins?: boolean;
  }
  /** A type of meld; `kan` is a daiminkan or a kakan. */
  export type McrMeldKind = "chi" | "pon" | "daiminkan" | "kakan" | "ankan" | "kan";
  /** A meld under Chinese rules. */
  export interface McrMeldRequest {
    /** The type, where `kan` is a daiminkan or a kakan. */ type: McrMeldKind;
    /** Its tiles; with `wild`, a `?` follows each for which a joker stands: `12?3m`. */ tiles: TileList;
    /** Whose tile was taken: 1 is kamicha, 2 toimen, 3 shimocha. */ from?: number;
  }
  /** The rule by which a fan is left out. */
  export type McrPrinciple = "non_repeat" | "non_separation" | "non_identical" | "account_once";
  /** A rule of Chinese rules. */
  export type McrRule = "minimum" | "base" | "cap" | "mixed_kongs" | "concealed_kongs" | "always_fully_concealed" | "all_types_of_pairs" | "waits_of_straights" | "waits_by_shape" | "flowers";
  /** The name of a preset of Chinese rules, or an object of what differs from one. */
  export type McrRulesChoice =
    | "mil" | "green_book" | "ema" | "japan"
    | {
        /** All types (五门齐) count with seven pairs. */ all_types_of_pairs?: boolean;
        /**
         * A fully concealed hand (不求人) counts with forms that are always concealed, such as seven pairs; else only the
         * self-drawn tile does.
         */
        always_fully_concealed?: boolean;
        /** The payment of each other player besides the fan (底分): 8 everywhere here. */ base?: number;
        /** The most that the fan of one hand are worth, flowers aside; `None` for no limit. */ cap?: number | null;
        /** The points of two concealed kongs together (双暗杠): 6 or 8. */ concealed_kongs?: 6 | 8;
        /** Flower tiles are played, a point each (花牌). */ flowers?: boolean;
        /** The points with which a hand may be won, flowers aside (起和番): 8 everywhere here. */ minimum?: number;
        /** The points of a melded and a concealed kong together (明暗杠): 5 or 6. */ mixed_kongs?: number;
        preset?: "mil" | "green_book" | "ema" | "japan";
        /**
         * A tile held four times still counts as a second wait, by the shape of the hand (形听); else a hand has a single
         * wait if it has all four copies of each other one concealed.
         */
        waits_by_shape?: boolean;
        /** The fan of single waits that count with a knitted straight (组合龙). */
        waits_of_straights?: "all" | "single_wait" | "outside";
      };
  /** The total and the fan of a win under Chinese rules, or why there are none. */
  export interface McrScoreAnswer {
    /** That of the request; null if it has none. */ id: unknown;
    /** Whether it is a win. */ win: boolean;
    /** With flowers; it may be less than the minimum. */ total: number;
    /** The fan that count: points, and how often. */ fans: Partial<Record<FanName, [number, number]>>;
    /** The fan that the hand has but that don't count for the sake of another. */ left_out: LeftOutPart[];
    /** With `attempts`, of a hand that isn't won. */ forms?: FormTried[];
    /** With `attempts`, of a win. */ readings?: ReadingPart[];
    /** Why it isn't a win. */ why?: string;
  }
  /** Every fan of a win under Chinese official rules, with what is left out and why. */
  export interface McrScoreRequest {
    op: "mcr_score";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** The winning tile, which `closed` doesn't have. */ win: Face;
    /** Also the first fact against each form of a hand of 3n+2 tiles, and against each fan of each reading of a win. */
    attempts?: boolean;
    /** How many flower tiles the winner has (花牌); they don't count towards the minimum. */ flowers?: number;
    /** The answer repeats it. */ id?: Anything;
    /** Won on a kong's replacement tile (杠上开花), or by robbing a kong (抢杠和). */ kong?: boolean;
    /** The winning tile is the last of its kind, with the other three visible to all (和绝张). */ last_copy?: boolean;
    /** No tile is left in the wall: won on its last tile (妙手回春), or on the discard after it (海底捞月). */
    last_tile?: boolean;
    /** The melds. */ melds?: McrMeldRequest[];
    /** The prevalent wind, that of the round (圈风). */ prevalent?: WindLetter;
    /** Chinese rules, by default those of PyMahjongGB. */ rules?: McrRulesChoice;
    /** The player's seat (门风). */ seat?: WindLetter;
    /** Tiles that lie open elsewhere. They decide whether a wait, or the tile that wins, is the last of its kind. */
    seen?: TileList;
    /** Whether the winning tile was drawn. */ self_drawn?: boolean;
  }
  /** The name of a preset, or an object of what differs from one. */
  export type RulesChoice =
    | "tenhou" | "tenhou_sanma" | "mahjong_soul" | "mahjong_soul_old_yaku" | "mahjong_soul_sanma" | "wrc" | "ema" | "m_league"
    | {
        /**
         * Kyuushu kyuuhai, suufon renda, suukaikan and suucha riichi abort a hand (途中流局): Tenhou and Mahjong Soul; not
         * WRC, EMA and M.League. The predicates in `legality` say when each holds, regardless of the rules.
         */
        abortive_draws?: boolean;
        /** An older name. */ aka?: boolean;
        /** The value of 13 han without a yakuman. */ counted_yakuman?: "yakuman" | "sanbaiman";
        /**
         * The fu of a jantou of both the seat's and the round's wind (連風牌): 2, or 4 (anything from 4 on). 2 in
         * M.League, WRC and EMA, 4 elsewhere.
         */
        double_wind_fu?: 2 | 4;
        /**
         * The yakuman that count twice (ダブル役満): none on Tenhou and in tournaments; `Rules::DOUBLE_YAKUMAN` on Mahjong
         * Soul.
         */
        double_yakuman?:
          | ("tenhou" | "chiihou" | "daisangen" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "daisuushi" | "shousuushi" | "suukantsu" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[]
          | boolean;
        /**
         * What one honba adds to a ron, and to a tsumo an equal part from each payer (本場): 300; 200 in Tenhou's sanma.
         */
        honba?: number;
        /**
         * Each of several winners gets the honba: EMA. Otherwise only the next in turn does, and a game scores the
         * others with `with_honba(0)`.
         */
        honba_for_each_ron?: boolean;
        /** Ippatsu counts (一発): everybody here; off in pure-skill leagues such as JPML A rules. */ ippatsu?: boolean;
        /**
         * The indicators turned over for kans count (槓ドラ): everybody here. Otherwise only the first dora and ura dora
         * indicators do.
         */
        kan_dora?: boolean;
        /** An older name. */ kazoe?: boolean;
        /** 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC, EMA since 2025. */
        kiriage?: boolean;
        /** Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul, EMA. Such a win is a situation `with_robbed_ankan`. */
        kokushi_robs_ankan?: boolean;
        /** Which discards after a call are forbidden (喰い替え). */ kuikae?: "allowed" | "same_tile" | "suji";
        /** An older name. */ kuitan?: boolean;
        /** The fewest han of yaku, dora aside, with which a hand may be won (縛り): 1. */ minimum_han?: number;
        /** Who wins when several players call ron. */ multiple_ron?: "triple_aborts" | "all" | "head_bump";
        /** Whether nagashi mangan is played. */ nagashi_mangan?: "off" | "draw" | "win";
        /**
         * Norths are a yakuhai for everybody, where three play (北の役牌): a koutsu is `Yaku::NorthWind`, and a jantou has
         * fu. Otherwise they aren't a yakuhai (客風) except in the north round.
         */
        north_yakuhai?: boolean;
        /** The old yaku (古役) that count: none but in Mahjong Soul's rooms of old yaku. */
        old_yaku?: ("tsubame_gaeshi" | "kanburi" | "shiiaru_raotai" | "uumensai" | "sanrenkou" | "isshoku_sanjun" | "iipin_mouyue" | "chuupin_raoyui" | "open_riichi" | "double_open_riichi" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[];
        /** Tanyao counts with an open hand (喰いタン): everybody here; off in older houses. */ open_tanyao?: boolean;
        /**
         * The yakuman with liability (包): daisangen and daisuushi everywhere, suukantsu in M.League and WRC. `liable`
         * finds the liable player.
         */
        pao?: ("tenhou" | "chiihou" | "daisangen" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "daisuushi" | "shousuushi" | "suukantsu" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan")[];
        /** Who pays the honba of a ron shared for pao. */ pao_honba?: "liable" | "discarder";
        /** Which part of a hand with several yakuman the liable player pays for. */
        pao_share?: "whole_hand" | "that_yakuman";
        /** Pinfu can be won by tsumo, then for 20 fu (平和ツモ): everybody here. */ pinfu_tsumo?: boolean;
        preset?: "tenhou" | "tenhou_sanma" | "mahjong_soul" | "mahjong_soul_old_yaku" | "mahjong_soul_sanma" | "wrc" | "ema" | "m_league";
        /**
         * The numbers of red fives (赤ドラ) of man, pin and sou: one of each on Tenhou, Mahjong Soul and in M.League, none
         * by WRC and EMA. In a suit without any a red five counts as a plain one; elsewhere one too many is a
         * contradiction.
         */
        reds?: [number, number, number];
        /** The value of a ron before the first draw. */ renhou?: "off" | "mangan" | "yakuman" | "five_han";
        /** Which ankan are allowed after riichi (立直後の暗槓). */ riichi_ankan?: "never" | "strict" | "loose";
        /** The 2 fu of tsumo count with rinshan, too (嶺上開花のツモ符): everybody here. */ rinshan_fu?: boolean;
        /**
         * Three players (三麻): no 2m to 8m and no chi, two payers, norths may be set aside as dora, and the indicator 1m
         * means 9m.
         */
        sanma?: boolean;
        /** Who pays the missing player's share of a tsumo, where three play. */
        sanma_tsumo?: "loss" | "bisection" | "even";
        /** Ura dora count (裏ドラ): everybody here. */ ura?: boolean;
        /** Several yakuman add up (役満の複合): everybody but EMA, where a hand is worth one at most. */
        yakuman_stacking?: boolean;
      };
}
