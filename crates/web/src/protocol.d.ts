export namespace Protocol {
  /** An action of a player; melds are as `(123m)`. */
  export type Action =
    | { discard: { face: Face; tsumogiri: boolean } }
    | { riichi: { face: Face; tsumogiri: boolean } }
    | { open_riichi: { face: Face; tsumogiri: boolean } }
    | { call: string }
    | { kan: string }
    | "kita" | "ron" | "tsumo" | "kyuushu" | "pass";
  /** An action, its worth, and the events that it makes. */
  export interface ActionPart {
    /** The action. */ action: Action;
    /** Its value in points: the sum of `deal_in_points`, `going_on` and `folding`. */ value: number;
    /** The chance that it deals in now. */ deal_in: number;
    /** The points that it deals in with now. */ deal_in_points: number;
    /** The chance to win. */ win: number;
    /** The points of going on. */ going_on: number;
    /** The points of folding. */ folding: number;
    /** The mjai events that a bot answers with, the next one first. */ mjai: Anything[];
    /** By the worth of places, if that was given. */ places?: number;
  }
  /** The value of every action, and what is inferred about the others. */
  export interface AdviseAnswer {
    /** That of the request; null if it has none. */ id: unknown;
    /** The player. */ seat: number;
    /** The best first. */ actions: ActionPart[];
    /** The other players. */ others: TenpaiAnswer[];
    /** How dangerous each tile is. */ dangers: Partial<Record<Tile, DangerPart>>;
  }
  /**
   * What each action of a player is worth, how likely the others are tenpai, and how dangerous each tile is to each of
   * them.
   */
  export interface AdviseRequest {
    op: "advise";
    /**
     * mjai events as a bot gets them, from `start_game` or `start_kyoku` to the decision; only the last round counts.
     */
    events: Anything[];
    /** The answer repeats it. */ id?: Anything;
    /** The worth of each place at the end of the game: actions in its last rounds are ordered by it. */
    places?: [number, number, number, number];
    /** The rules of the game; by default those in the events. */ rules?: GameRulesChoice;
    /** The player, from 0 as in mjai; by default the bot whose events these are. */ seat?: number;
  }
  /** One way in which a hand with jokers is won. */
  export interface AnyFormPart {
    /** The jantou and then the mentsu, or seven pairs, or the tiles of kokushi. */ blocks: string[];
    /** What the jokers stand for, in order of tile. */ jokers: Tile[];
  }
  /** The answer to a hand with jokers, or of five sets. */
  export interface AnyHandAnswer {
    /** -1 for a win, 0 for tenpai. */ shanten: number;
    /** Whether it is won. */ is_win: boolean;
    /** The tiles waited for, in order; none that the hand holds four times. */ waits: Tile[];
    /** Tiles that lower the shanten of 3n+1 tiles, with their copies outside hand and melds. */
    ukeire: Partial<Record<Tile, number>>;
    /** If it isn't won, with `discards`: the best first. */ discards?: Partial<Record<Tile, DiscardPart>>;
    /** With `wins`, of 3n+2 tiles: how many ways there are. */ form_count?: number;
    /** With `wins`, of 3n+2 tiles: the ways in which it is won, the first thousand of them. */ forms?: AnyFormPart[];
    /** With `wins`, of 3n+1 tiles: the shapes of each wait. */ shapes?: Partial<Record<Tile, WaitShape[]>>;
  }
  /** Any JSON. */
  export type Anything = unknown;
  /** The kind of a block: a jantou, a pair of chiitoitsu, a tile of kokushi, or a mentsu. */
  export type BlockKind = "jantou" | "pair" | "single" | "shuntsu" | "koutsu" | "kantsu";
  /** A block of a form. */
  export interface BlockPart {
    /** What it is. */ kind: BlockKind;
    /** Its tiles. */ tiles: string;
    /** Whether the winning tile completes it. */ completed: boolean;
    /** Whether it is a meld. */ meld: boolean;
  }
  /** A call. */
  export interface CallAnswer {
    /** The meld, as `(123m)`. */ meld: string;
    /** How many draws are left after it. */ left: number;
    /** The shanten of the hand. */ shanten: number;
    /** The best first. */ discards: Partial<Record<Face, DiscardAnswer>>;
    /** With `detail`: the exchanges beyond the shortest way. */ depth?: number;
    /** With `detail`: how many draws it looks ahead. */ draws?: number;
    /** With `detail`: how many states it met. */ states?: number;
  }
  /** The player whose tile was called. */
  export type CalledFrom = "shimocha" | "toimen" | "kamicha";
  /** The figures after passing and after each call. */
  export interface CallsAnswer {
    /** After passing. */ pass: FiguresByTurn;
    /** Each call, with the discards after it that kuikae allows. */ calls: CallAnswer[];
  }
  /** Chances by the number of draws: the first is within one draw. */
  export interface ChancePart {
    /** In single precision. */ chance: number[];
    /** As fractions. */ exact: string[];
  }
  /** Exact chances, without calls and ron. */
  export interface ChancesAnswer {
    /** That of the request; null if it has none. */ id: unknown;
    /** How many tiles may be drawn. */ wall: number;
    /** For each discard, the best first, or for a waiting hand under the key `draw`. */
    chances: Record<string, ChancePart>;
  }
  /** Exact chances of tenpai or of a win within the next draws, without calls and ron. */
  export interface ChancesRequest {
    op: "chances";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** How many draws there are, 1 to 5: each one more takes up to a hundred times as long. */ draws?: number;
    /** What is to be reached. */ goal?: Goal;
    /** The answer repeats it. */ id?: Anything;
    /** The melds. */ melds?: MeldRequest[];
    /** Whether it is sanma, where 2m to 8m are missing. */ sanma?: boolean;
    /**
     * Tiles that lie open elsewhere: out of the ukeire, and where none is left, of the waits. Not beside unknown tiles.
     */
    seen?: TileList;
  }
  /** What a wait completes. */
  export interface CompletedPart {
    /** The form in which it does. */ form: McrForm;
    /** Null for a form that is completed as a whole. */ block: string | null;
    /** Null where the block is neither a pair nor a set. */ shape: WaitShape | null;
  }
  /** Figures against each of the others, in their order. */
  export interface DangerPart {
    /** The chance that any of them wins on it. */ any: number;
    /** The chance that each of them wins on it. */ to: number[];
    /** Why each of them can't win on it; null if they can. */ safe: (Safe | null)[];
  }
  /** The figures of a discard. */
  export interface DiscardAnswer {
    /** The chance to be tenpai. */ tenpai: number[];
    /** The chance to win. */ win: number[];
    /** The expected points. */ points: number[];
    /** How many tiles lower shanten after it. */ ukeire: number;
    /** Whether to declare riichi, by the number of draws left: the first for one draw. */ riichi?: boolean[];
    /** The shanten after it. */ shanten?: number;
  }
  /** What a discard leads to. */
  export interface DiscardPart {
    /** -1 for a win, 0 for tenpai. */ shanten: number;
    /** Tiles that lower shanten after it, with their copies left. */ ukeire: Partial<Record<Tile, number>>;
  }
  /** The figures of every discard. */
  export interface DiscardsAnswer {
    /** The shanten of the hand. */ shanten: number;
    /** The best first. */ discards: Partial<Record<Face, DiscardAnswer>>;
    /** With `detail`: the exchanges beyond the shortest way. */ depth?: number;
    /** With `detail`: how many draws it looks ahead. */ draws?: number;
    /** With `detail`: how many states it met. */ states?: number;
  }
  /** A fact against a fan or a form, and its words. */
  export type Fact = {
    /** In English. */ words: string;
  } & (
    | { code: "other_form"; form: McrForm }
    | { code: "tile"; tiles: string }
    | { code: "none_of"; tiles: string }
    /** The lowest tile of each suit. */ | { code: "suits"; tiles: string }
    | { code: "not_completed"; tiles: string }
    | { code: "waits_for"; tiles: string }
    | { code: "too_few"; tiles: string; held: number; needed: number }
    | { code: "pair"; blocks: string[] }
    | { code: "set"; blocks: string[] }
    | { code: "melded"; blocks: string[] }
    | { code: "concealed"; blocks: string[] }
    | { code: "lacks"; blocks: string[] }
    | { code: "concealed_pungs"; concealed: number }
    | { code: "kongs"; melded: number; concealed: number }
    | { code: "instead"; fan: FanName }
    | { code: "by_discard" }
    | { code: "self_drawn" }
    | { code: "tiles_left" }
    | { code: "not_about_kong" }
    | { code: "not_last_copy"; seen: number }
    | { code: "no_flowers" }
    | { code: "rule"; rule: McrRule }
    | { code: "size"; concealed: number }
    | { code: "no_pair" }
    /** Beside these blocks. */ | { code: "left_over"; blocks: string[]; tiles?: string }
    | { code: "not_straight"; blocks: string[]; tiles: string }
    | { code: "beside_straight"; blocks: string[]; tiles: string }
    | { code: "unpaired"; tiles: string; held: number }
    | { code: "held_twice"; tiles: string; held: number }
    | { code: "not_orphan"; tiles: string }
    | { code: "missing_orphans"; tiles: string }
    | { code: "not_knitted"; tiles: string });
  /**
   * The figures of a discard or prospect: entry k of each list is for k draws left.
   *
   * A plan calculates in single precision, so `f32` loses nothing.
   */
  export interface FiguresByTurn {
    /** The chance to be tenpai. */ tenpai: number[];
    /** The chance to win. */ win: number[];
    /** The expected points. */ points: number[];
  }
  /** A hand, read as a form. */
  export interface FormPart {
    form: McrForm;
    blocks: string[];
  }
  /** A form that was tried: the hand in this form, or the first fact against it. */
  export type FormTried =
    /** The hand in this form. */ | FormPart
    /** The hand isn't of this form. */
    | {
        /** The form. */ form: McrForm;
        /** Why. */ against: Fact;
      };
  /** What fu are for. */
  export type FuKind = "base" | "chiitoitsu" | "menzen_ron" | "tsumo" | "mentsu" | "jantou" | "wait" | "open_pinfu" | "rounding";
  /** An item of fu. */
  export interface FuPart {
    /** What it is for. */ kind: FuKind;
    /** How many. */ fu: number;
    /** Of a koutsu, kantsu or pair. */ tiles: string;
    /** Of a koutsu or kantsu: whether it is concealed. */ concealed: boolean | null;
    /** Of a wait. */ shape: WaitShape | null;
  }
  /** What is to be reached: tenpai after a discard, or the winning tile drawn. */
  export type Goal = "tenpai" | "win";
  /** Shanten, and what 3n+2 tiles, 3n+1 tiles or unknown ones are answered beside it. */
  export type HandAnswer = {
    /** That of the request; null if it has none. */ id: unknown;
  } & (
    /** The answer to 3n+2 tiles. */
    | {
        /** -1 for a win, 0 for tenpai. */ shanten: number;
        /** Whether it is won. */ is_win: boolean;
        /** Each the jantou, then the mentsu; sorted as text. */ decompositions: string[][];
        /** Whether it is chiitoitsu. */ chiitoitsu: boolean;
        /** Whether it is kokushi. */ kokushi: boolean;
        /** If it isn't won, with `discards`: the best first. */ discards?: Partial<Record<Tile, DiscardPart>>;
        /** With `ways`: by yaku in reach, the nearest first. */ ways?: Partial<Record<YakuName, YakuWayPart>>;
      }
    /** The answer to 3n+1 tiles. */
    | {
        /** -1 for a win, 0 for tenpai. */ shanten: number;
        /** The shapes of each wait. */ waits: Partial<Record<Tile, WaitShape[]>>;
        /** Tiles that lower shanten, with their copies outside hand and melds. */
        ukeire: Partial<Record<Tile, number>>;
        /** With `ways`: by yaku in reach, the nearest first. */ ways?: Partial<Record<YakuName, YakuWayPart>>;
      }
    /** The answer to a hand or a block with unknown tiles. */
    | {
        /** The tiles for the unknown ones, in order of tile; sorted as text. */ completions: string[];
        /** How many tiles are unknown. */ unknown: number;
        /** With `wins`, of 3n+1 tiles: what they may wait for. */ waits?: Tile[];
        /** With `wins`, of 3n+2 tiles: how each completion wins. */ wins?: Record<string, WonPart>;
      }
    /** The answer to a hand with jokers (`wild`), or of five `sets`. */ | AnyHandAnswer);
  /**
   * Shanten; decompositions of 3n+2 tiles; waits and ukeire of 3n+1; the way to each yaku; what unknown tiles (`?`) may
   * be, of which there are at most four. With `wild` they are jokers, at most eight.
   */
  export interface HandRequest {
    op: "hand";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** Also the discards of 3n+2 tiles that aren't won; not beside unknown tiles. */ discards?: boolean;
    /** Beside jokers: whether a joker may be a fifth copy. */ fifth_copies?: boolean;
    /** The answer repeats it. */ id?: Anything;
    /** The melds. */ melds?: MeldRequest[];
    /** With `ways`: the wind of the round. */ round?: WindLetter;
    /** Rules of riichi mahjong, by default Tenhou's. */ rules?: RulesChoice;
    /** With `ways`: the player's seat. */ seat?: WindLetter;
    /**
     * Tiles that lie open elsewhere: out of the ukeire, and where none is left, of the waits. Not beside unknown tiles.
     */
    seen?: TileList;
    /** How many sets win beside the jantou: 4 or 5. */ sets?: number;
    /** Also the way to each yaku that tiles decide; not beside unknown tiles. */ ways?: boolean;
    /** Whether unknown tiles (`?`) are jokers, of which there may be eight: each is whatever tile helps most. */
    wild?: boolean;
    /**
     * Beside unknown tiles: whether to list how each completion wins, or the tiles that a hand of 3n+1 may wait for;
     * not of a block. Beside jokers and with five sets: the ways in which the hand is won, or the shapes of its waits.
     */
    wins?: boolean;
  }
  /** A fan that the hand has but that doesn't count. */
  export interface LeftOutPart {
    /** The fan. */ fan: FanName;
    /** Its English name. */ english: string;
    /** How often it is there. */ times: number;
    /** The rule by which it doesn't count. */ principle: McrPrinciple;
    /** Its Chinese name. */ principle_chinese: string;
    /** The fan that counts instead. */ by: FanName;
    /** Its English name. */ by_english: string;
  }
  /** The limit that caps a win; `counted_yakuman` is one of han alone (数え役満). */
  export type Limit = "none" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted_yakuman" | "yakuman";
  /** A type of meld. */
  export type MeldKind = "chi" | "pon" | "daiminkan" | "kakan" | "ankan";
  /** A meld. */
  export interface MeldRequest {
    /** Chi, pon, a kan. */ type: MeldKind;
    /** Its tiles; with `wild`, a `?` follows each for which a joker stands: `12?3m`. */ tiles: TileList;
  }
  /** Why a hand is worth nothing. */
  export interface NothingAnswer {
    /** Whether its tiles win. */ win: boolean;
    /** 0. */ points: number;
    /** Empty. */ yaku: Partial<Record<YakuName, number>>;
    /** Why it is worth nothing. */ why: string;
    /** With `detail`: the same as one word. */ code?: WhyNotCode;
    /** With `detail`, of furiten: the tiles that cause it. */ tiles?: string;
  }
  /** What a player pays. */
  export interface PaymentPart {
    /** The letter of a seat, or `discarder` if it isn't known. */ payer: string;
    /** Without honba. */ points: number;
    /** For honba. */ honba: number;
  }
  /** The figures of discards, or of calls. */
  export type PlanAnswer = {
    /** That of the request; null if it has none. */ id: unknown;
  } & (
    /** The answer to 3n+2 tiles. */ | DiscardsAnswer
    /** The answer to 3n+1 tiles and what was `discarded`. */ | CallsAnswer);
  /**
   * Chances and expected points of each discard over the rest of a round; of 13 tiles, three for each meld, those of
   * each call of another player's discard, and of passing.
   */
  export interface PlanRequest {
    op: "plan";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** How many exchanges a path may make beyond the shortest way; each one more takes ten times as long. */
    depth?: number;
    /** How far the plan looks, and of each discard its shanten and when to declare riichi. */ detail?: boolean;
    /** The tile that another player discarded, of a hand of 13 tiles that may call it. */ discarded?: Face;
    /** The dora indicators turned over (ドラ表示牌); each brings an ura indicator. */ dora?: Face[];
    /** How many tiles the player still draws. */ draws?: number;
    /** It is the first turn without a call: riichi is double riichi. */ first_turn?: boolean;
    /** Who discarded it. */ from?: CalledFrom;
    /** How many honba lie on the table (本場). */ honba?: number;
    /** The answer repeats it. */ id?: Anything;
    /** How many norths were set aside in sanma (抜きドラ). */ kita?: number;
    /** The melds. */ melds?: MeldRequest[];
    /** How many tiles the others discard between two draws, on which the hand may win by ron. */ others?: number;
    /** When to declare riichi (立直). */ riichi?: "best" | "always" | "never";
    /** The wind of the round (場風). */ round?: WindLetter;
    /** Rules of riichi mahjong, by default Tenhou's. */ rules?: RulesChoice;
    /** The player's seat (自風); the dealer is east. */ seat?: WindLetter;
    /** The tiles out of the wall besides the hand, its melds and the indicators. */ seen?: TileList;
    /** How many riichi sticks lie on the table (供託), 1,000 points each to the winner. */ sticks?: number;
    /** Ura dora count (裏ドラ). */ ura?: boolean;
  }
  /** A reading of a win: the fan that count, those left out, and why every other fan does not apply. */
  export interface ReadingPart {
    form: McrForm;
    blocks: string[];
    /** Whether it is the one that counts. */ best: boolean;
    /** Without flowers and cap. */ points: number;
    /** The fan that count: points, and how often. */ fans: Partial<Record<FanName, [number, number]>>;
    /** The fan that don't count for the sake of another. */ left_out: LeftOutPart[];
    /** The first fact against every other fan. */ against: Partial<Record<FanName, Fact>>;
  }
  /** In place of an answer. */
  export interface Refused {
    /** That of the request; null if it has none. */ id: unknown;
    /** The key, and why it is wrong. */ error: string;
  }
  /** Why nobody wins on a tile. */
  export type Safe = "genbutsu" | "let_pass" | "no_wait" | "yaku_nashi";
  /** Points and yaku, or why there are none. */
  export type ScoreAnswer = {
    /** That of the request; null if it has none. */ id: unknown;
  } & (
    /** A win. */ | WorthAnswer
    /** No win, or one that may not be declared. */ | NothingAnswer);
  /** Yaku, han, fu and points of a win. */
  export interface ScoreRequest {
    op: "score";
    /** The tiles outside melds, in mpsz; `0` is a red five. */ closed: TileList;
    /** The winning tile, which `closed` doesn't have. */ win: Face;
    /** The winner's seat. */ seat: WindLetter;
    /** The wind of the round. */ round: WindLetter;
    /** Every reading of the hand, block by block, with its yaku and items of fu; the reason for nothing as one word. */
    detail?: boolean;
    /** The player who discarded the tile won by ron (放銃). It matters only if a player is liable, too. */
    discarder?: WindLetter;
    /** The player's own discards. */ discards?: Tile[];
    /** The dora indicators turned over (ドラ表示牌). */ dora?: Face[];
    /** What happened; what isn't listed didn't. */ flags?: WinEvent[];
    /** How many honba lie on the table (本場). */ honba?: number;
    /** The answer repeats it. */ id?: Anything;
    /** How many norths were set aside in sanma (抜きドラ). */ kita?: number;
    /** The melds. */ melds?: MeldRequest[];
    /** Who is liable for a yakuman (包). */
    pao?: { daisangen?: WindLetter; daisuushi?: WindLetter; suukantsu?: WindLetter };
    /** Whether the answer has who pays what. */ payments?: boolean;
    /** Rules of riichi mahjong, by default Tenhou's. */ rules?: RulesChoice;
    /** The tiles that have come up since the player's riichi. */ since_riichi?: Tile[];
    /** How many riichi sticks lie on the table (供託), the winner's own included. */ sticks?: number;
    /** The tiles that others have discarded or added to a kan since the player's last discard. */ this_turn?: Tile[];
    /** Whether it was drawn. */ tsumo?: boolean;
    /** The ura dora indicators (裏ドラ表示牌), as many as there are dora indicators. */ ura?: Face[];
  }
  /** A reading of a win and its worth. */
  export interface ScoredPart {
    /** Whether it is the one that counts. */ best: boolean;
    /** The form, and the block that the winning tile completes. */ reading: WaitReadingPart;
    /** The yaku, then dora. */ yaku: YakuPart[];
    /** Null with a yakuman. */ han: number | null;
    /** Null with a yakuman. */ fu: number | null;
    /** How many yakuman it counts as. */ yakuman: number;
    /** What caps it. */ limit: Limit;
    /** Without honba and sticks; 0 if it can't win. */ points: number;
    /** Item by item; empty with a yakuman. */ fu_items: FuPart[];
  }
  /** How likely another player is tenpai. */
  export interface TenpaiAnswer {
    /** The player. */ seat: number;
    /** The chance. */ tenpai: number;
  }
  /** Tiles in mpsz, such as `123m0p77z`. */
  export type TileList = string;
  /** A wait, and what it is worth. */
  export interface WaitPart {
    /** The forms that it completes. */ forms: McrForm[];
    /** Each block that it may complete, and the form in which it does. */ completes: CompletedPart[];
    /** How many copies are left. */ left: number;
    /** The totals, including flowers; null for a hand that is too short to be scored. */ by_discard: number | null;
    /** The total if it is drawn. */ self_drawn: number | null;
    /** Whether it may be won: it has the minimum without flowers. */ wins_by_discard: boolean;
    /** The same if it is drawn. */ wins_self_drawn: boolean;
  }
  /** A winning form and the block that the winning tile completes. */
  export interface WaitReadingPart {
    /** The shape of the wait. */ shape: WaitShape;
    /** The form. */ form: WinFormPart;
  }
  /** The shape of a wait. */
  export type WaitShape = "ryanmen" | "kanchan" | "penchan" | "shanpon" | "tanki" | "chiitoitsu" | "kokushi" | "kokushi13";
  /** The ways of a hand. */
  export interface WaysPart {
    /** The number of tiles missing for the nearest win worth enough; null if out of reach. */ least: number | null;
    /** By fan in reach. */ fans: Partial<Record<FanName, FanPart>>;
    /** For each discard, best first, or for the hand itself under the key `draw`. */ chances: Record<string, number>;
  }
  /** Why a hand may not win. */
  export type WhyNotCode = "not_won" | "no_yaku" | "below_minimum" | "ankan_robbed" | "furiten_riichi" | "furiten_discards" | "furiten_temporary" | "impossible";
  /** What happened. */
  export type WinEvent = "riichi" | "double_riichi" | "ippatsu" | "chankan" | "robbed_ankan" | "rinshan" | "haitei" | "houtei" | "tenhou" | "chiihou" | "renhou" | "tsubame_gaeshi" | "kanburi" | "open_riichi" | "paarenchan";
  /** A winning form. */
  export type WinFormKind = "standard" | "chiitoitsu" | "kokushi";
  /** A winning form. */
  export interface WinFormPart {
    /** Which one. */ kind: WinFormKind;
    /** The melds last. */ blocks: BlockPart[];
  }
  /** The first letter of a wind. */
  export type WindLetter = "E" | "S" | "W" | "N";
  /** How a hand is won. */
  export interface WonPart {
    /** Each the jantou, then the mentsu; sorted as text. */ decompositions: string[][];
    /** Whether it is chiitoitsu. */ chiitoitsu: boolean;
    /** Whether it is kokushi. */ kokushi: boolean;
  }
  /** What a win is worth. */
  export interface WorthAnswer {
    /** Whether it is a win. */ win: boolean;
    /** Null with a yakuman. */ han: number | null;
    /** Null with a yakuman. */ fu: number | null;
    /** The han of each yaku, then of dora; of a yakuman how often it counts. */
    yaku: Partial<Record<YakuName, number>>;
    /** How many yakuman it counts as. */ yakuman: number;
    /** Without honba and sticks. */ points: number;
    /** With `detail`: what caps it. */ limit?: Limit;
    /** With `payments`. */ payments?: PaymentPart[];
    /** With `detail`: every reading of the hand. */ readings?: ScoredPart[];
    /** With `payments`: the points of the riichi sticks. */ sticks?: number;
  }
  /** A yaku or a kind of dora. */
  export type YakuName = "menzen_tsumo" | "riichi" | "double_riichi" | "ippatsu" | "chankan" | "rinshan" | "haitei" | "houtei" | "pinfu" | "tanyao" | "iipeikou" | "ryanpeikou" | "seat_wind" | "round_wind" | "north_wind" | "haku" | "hatsu" | "chun" | "chiitoitsu" | "chanta" | "junchan" | "ittsu" | "sanshoku_doujun" | "sanshoku_doukou" | "toitoi" | "sanankou" | "sankantsu" | "shousangen" | "honroutou" | "honitsu" | "chinitsu" | "renhou" | "tenhou" | "chiihou" | "daisangen" | "suuankou" | "suuankou_tanki" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "chuuren" | "junsei_chuuren" | "kokushi" | "kokushi_13" | "daisuushi" | "shousuushi" | "suukantsu" | "tsubame_gaeshi" | "kanburi" | "shiiaru_raotai" | "uumensai" | "sanrenkou" | "isshoku_sanjun" | "iipin_mouyue" | "chuupin_raoyui" | "open_riichi" | "double_open_riichi" | "ishi_no_ue_nimo_sannen" | "daisharin" | "daichikurin" | "daisuurin" | "daishichisei" | "paarenchan" | "dora" | "ura_dora" | "aka_dora" | "kita";
  /** A yaku or a kind of dora, and its worth. */
  export interface YakuPart {
    /** Its name in other answers. */ name: YakuName;
    /** Its name in Japanese. */ kanji: string;
    /** Its name in English. */ english: string;
    /** 0 of a yakuman. */ han: number;
    /** How many yakuman it counts as. */ yakuman: number;
  }
  /** The way to a yaku. */
  export interface YakuWayPart {
    /** How far the hand is from tenpai for a win that has the yaku; -1 if it is won with it. */ shanten: number;
    /** Tiles that lower this shanten, with their copies left. */ ukeire: Partial<Record<Tile, number>>;
    /** What the nearest win with the yaku lacks. */ missing: string;
    /** The tiles of that win without melds. */ won: string;
  }
}
