// ---------------------------------------------------------------- errors
export type ErrorKind =
  | "request"   // the argument isn't what its type says: wrong type, unknown key, missing key, number out of range, unknown word
  | "text"      // text of tiles, a position, moves… can't be read; position.offset (UTF-16 index) or line and column
  | "hand"      // tiles that make no hand, or not one for this question (wrong number of tiles, five copies, …)
  | "situation" // contradicts itself or the hand (Impossible: riichi with an open hand, ippatsu without riichi, …)
  | "plan"      // no plan for this hand and outlook
  | "tooLarge"  // more work than the budget (`room`) allows
  | "record"    // a record of a game that can't be read; message names format and place
  | "layout" | "board" | "deal"    // Shanghai
  | "illegal"   // an action or move that isn't allowed now; nothing has changed
  | "freed";    // a handle after free()
export interface Position { offset?: number; line?: number; column?: number; path?: string }
export interface MentsuError extends Error { name: "MentsuError"; kind: ErrorKind; message: string; position?: Position }

// ---------------------------------------------------------------- words
/** "1m".."9m", "1p".."9p", "1s".."9s", "1z".."7z" (E S W N haku hatsu chun). */
export type Tile = string;
/** A tile, or a red five "0m", "0p", "0s". */
export type Face = string;
export type Wind = "E" | "S" | "W" | "N";
export type Suit = "m" | "p" | "s";
export type WaitShape = "ryanmen" | "kanchan" | "penchan" | "tanki" | "shanpon" | "chiitoitsu" | "kokushi" | "kokushi13";
export type MentsuKind = "shuntsu" | "koutsu" | "kantsu";
export type MeldKind = "chi" | "pon" | "daiminkan" | "ankan" | "kakan";
export type Source = "kamicha" | "toimen" | "shimocha";
export type Limit = "none" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "counted_yakuman" | "yakuman";

/** The versions of the packages within. */
export interface Versions { mentsu: string; table: string; shanghai: string; ywf: string; web: string }

// ---------------------------------------------------------------- Hand
export type Notation = "any" | "mpsz" | "unicode" | "mjai" | "ids136" | "array34";
export interface Meld {
  kind: MeldKind; text: string;              // "(777=z)"
  /** The faces in the order they lie, and where the called/added one lies. */
  parts: { face: Face; part: "own" | "called" | "added" | "hidden" }[];
  source: Source | null;
}
export interface HandInfo {
  /** Canonical mpsz: what every other function takes as `hand`, and what goes into a URL. */
  text: string;
  unicode: string;
  concealed: Face[];                         // in order, the drawn tile among them (unknown tiles aren't)
  drawn: Face | null;
  melds: Meld[];
  /** 13 tiles less 3 a meld, or a short hand: 3n+1; it waits. Otherwise 3n+2: it has drawn. With unknown tiles counted. */
  waiting: boolean;
  unknown: number;                           // number of "?"
  /** 13 or 14 with melds counted 3: what points and plans need. */
  whole: boolean;
  closed: boolean;
}
/** A hand in every notation; null where one can't say it (melds). */
export interface HandInNotations { mpsz: string; unicode: string; mjai: string | null; array34: number[]; ids136: number[] | null }

export type PresetName = "tenhou" | "mahjong_soul" | "wrc" | "ema" | "m_league" | "tenhou_sanma" | "mahjong_soul_sanma";
export interface Rules {
  sanma: boolean; sanmaTsumo: "loss" | "bisection" | "even"; openTanyao: boolean; reds: [number, number, number]; kiriage: boolean;
  countedYakuman: "yakuman" | "sanbaiman"; doubleYakuman: string[]; yakumanStacking: boolean; doubleWindFu: number;
  renhou: "off" | "mangan" | "yakuman" | "five_han"; pao: string[]; paoShare: string; paoHonba: string; pinfuTsumo: boolean;
  rinshanFu: boolean; ippatsu: boolean; ura: boolean; kanDora: boolean; minimumHan: number; honba: number; kokushiRobsAnkan: boolean;
  nagashiMangan: string; multipleRon: string; honbaForEachRon: boolean; abortiveDraws: boolean; kuikae: string; riichiAnkan: string;
}
/** A preset, or a preset (Tenhou where none is named) with what differs. */
export type RulesChoice = PresetName | ({ preset?: PresetName } & Partial<Rules>);
/** A rule that is one of several words. */
export interface RuleChoice { rule: string; words: string[] }
/** Every preset with all its rules. */
export interface Presets { presets: { name: PresetName; rules: Rules }[]; choices: RuleChoice[] }

/** How a hand is won, or would be. Everything may be left out. */
export interface Situation {
  rules?: RulesChoice;
  seat?: Wind; round?: Wind;                 // E, E
  riichi?: boolean; doubleRiichi?: boolean; ippatsu?: boolean; rinshan?: boolean; chankan?: boolean;
  haitei?: boolean; houtei?: boolean; tenhou?: boolean; chiihou?: boolean; renhou?: boolean;
  dora?: Face[]; ura?: Face[];               // indicators
  kita?: number; honba?: number; sticks?: number;
  discarder?: Wind;                          // who pays a ron, if it is to be named
  /** For furiten: own discards, let pass in this turn, let pass since riichi. */
  discarded?: Tile[]; passed?: Tile[]; passedSinceRiichi?: Tile[];
  /** Other tiles that can be seen (others' discards and melds), mpsz; out of "left". */
  seen?: string;
}
export interface Block {
  kind: "jantou" | MentsuKind | "pair" | "single" | "tatsu";
  text: string; tiles: Tile[];
  /** In a reading: the winning tile completed it. */ completed: boolean;
  /** A declared meld. */ meld: boolean;
}
export interface Form { kind: "standard" | "chiitoitsu" | "kokushi"; blocks: Block[] }
export interface Reading { shape: WaitShape; form: Form }     // of form.blocks one is `completed`
export interface TileCount { tile: Tile; left: number }
export interface WhyNot {
  kind: "not_won" | "no_yaku" | "below_minimum" | "ankan_robbed" | "furiten_riichi" | "furiten_discards" | "furiten_temporary" | "impossible";
  message: string; tiles?: Tile[];           // tiles: those that make furiten
}
export interface WaitWorth { points: number; han: number | null; fu: number | null; yakuman: number; limit: Limit; yaku: string[] }
export interface WaitView {
  tile: Tile; left: number; shapes: WaitShape[]; readings: Reading[];
  /** Of a whole hand: one, for the plain tile. */
  worth: { face: Face; ron: WaitWorth | null; whyNotRon: WhyNot | null; tsumo: WaitWorth | null; whyNotTsumo: WhyNot | null }[];
}
export interface Discard {
  tile: Tile; shanten: number; total: number; tiles: TileCount[];
  /** After a discard that leaves 1-shanten: of `total`, how many lead to a good wait. */ good: number | null;
}
export interface Analysis {
  hand: HandInfo;
  shanten: { least: number; standard: number; chiitoitsu: number | null; kokushi: number | null };   // −1 won, 0 tenpai
  state: "won" | "tenpai" | "noten";         // of 3n+2 tiles: won or noten (shanten 0 after a discard is in `discards`)
  /** 3n+2 tiles, won: all ways. */ forms: Form[];
  /** 3n+1 tiles. */ waits: WaitView[];
  /** Waits in shape of which all four are in the hand. */ heldWaits: Tile[];
  furiten: WhyNot | null;
  /** 3n+1 tiles. */ ukeire: { total: number; tiles: TileCount[] } | null;
  /** 3n+1 tiles: draws that keep shanten but widen it. */ improvements: { draw: Tile; left: number; discard: Tile; total: number }[];
  /** 3n+2 tiles, not won: the best first. */ discards: Discard[];
}
export interface YakuRow { id: string; kanji: string; english: string; han: number; yakuman: number }
export interface FuRow { kind: "base" | "chiitoitsu" | "menzen_ron" | "tsumo" | "mentsu" | "jantou" | "wait" | "open_pinfu" | "rounding";
  fu: number; text: string; tiles: Tile[]; concealed: boolean | null; shape: WaitShape | null }
export interface ScoredReading {
  reading: Reading; yaku: YakuRow[]; dora: { dora: number; ura: number; aka: number; kita: number };
  han: number | null; fu: number | null; yakuman: number; limit: Limit; base: number; points: number; fuRows: FuRow[];
}
export interface Score {
  best: ScoredReading;
  /** Every reading, `best` among them. */ readings: ScoredReading[];
  payments: { payer: Wind | "discarder"; points: number; honba: number; total: number }[];
  points: number; honba: number; sticks: number; /** points, honba and sticks */ received: number;
}
/** What a win is worth, or why it is none. */
export type ScoreAnswer = { won: true; score: Score } | { won: false; why: WhyNot };

// ---------------------------------------------------------------- Plan (put it in a worker of its own)
export interface PlanRequest {
  draws?: number;                            // 1–18, default 17
  depth?: number;                            // 0–3, default 1
  riichi?: "best" | "always" | "never"; ura?: boolean;
  seat?: Wind; round?: Wind; dora?: Face[]; seen?: string; honba?: number; kita?: number; firstTurn?: boolean;
  rules?: RulesChoice;
  /** Most states (about 250 bytes each); more throws "tooLarge". Default 1,048,576. */ room?: number;
  /** draws of others between two of one's own, as `Outlook::others` has them */ others?: number;
}
export interface Figures { tenpai: number; win: number; points: number }   // chance, chance, points expected
export interface DiscardPlan {
  face: Face; shanten: number; ukeire: number;
  figures: Figures;                          // with all draws left
  /** by number of draws left, index 0 = 1 draw left … draws−1 = all of them; each figure maximised for itself */
  tenpai: number[]; win: number[]; points: number[];
  /** declares riichi, with all draws left */ riichi: boolean;
}
export interface Plan {
  shanten: number; draws: number; depth: number; states: number;
  discards: DiscardPlan[];                   // best points first
  best: { tenpai: Face; win: Face; points: Face };
}
export interface Prospect { figures: Figures; tenpai: number[]; win: number[]; points: number[] }
/** What calls of another's discard would make of a hand, and passing. */
export interface CallPlans { pass: Prospect; calls: { meld: Meld; plan: Plan }[] }

// ---------------------------------------------------------------- exact chances (put it in a worker of its own)
export interface ChancesRequest {
  /** 1–5, default 3: each more takes up to a hundred times as long */ draws?: number;
  /** default "win" */ goal?: "tenpai" | "win"; seen?: string; rules?: RulesChoice;
}
/** `exact` is the fraction, "4/41". */
export interface Chance { exact: string; chance: number }
/** By the number of draws: index 0 = within one draw … draws−1 = within all of them. No calls, no ron. */
export interface Chances {
  goal: "tenpai" | "win"; draws: number; /** tiles that may be drawn */ wall: number;
  /** 3n+1 tiles */ chances: Chance[];
  /** 3n+2 tiles: the best with all draws first */ discards: { tile: Tile; chances: Chance[] }[];
}

// ---------------------------------------------------------------- unknown tiles
export interface Completions {
  hand: HandInfo; canWin: boolean;
  total: number;                             // number of completions (multisets of tiles)
  completions: { tiles: Tile[]; hand: string; forms: Form[] }[];   // the first `limit` (default 200)
  /** Over all completions: in how many does a tile occur, and how many forms of each kind there are. */
  tiles: { tile: Tile; completions: number }[];
  kinds: { standard: number; chiitoitsu: number; kokushi: number };
  /** 3n+1 tiles: what could complete it, whatever the unknown tiles are. */ waits: Tile[];
}
export interface CompletionsRequest { /** what an unknown tile may be */ only?: Tile[]; /** how many are listed, 200 */ limit?: number }

// ---------------------------------------------------------------- Why
export interface Attempt {
  jantou: Tile; koutsu: Tile[];              // those taken
  /** what was there before stripping shuntsu */ rest: Tile[];
  shuntsu: { text: string; tiles: Tile[] }[];// stripped from the left, in order
  /** left over; empty: complete */ leftOver: Tile[];
  complete: boolean;
  form: Form | null;
}
export interface Why {
  hand: HandInfo;
  jantou: { tile: Tile; /** those of which three are left then */ koutsuCandidates: Tile[]; attempts: Attempt[] }[];
  total: number; complete: number;
  special: Form[];                           // chiitoitsu, kokushi if they hold
}
// ---------------------------------------------------------------- Quiz
export type Level = "easy" | "medium" | "hard" | "expert";
export interface WaitsQuestion { hand: string; tiles: Face[]; level: Level; waits: Tile[]; decompositions: number;
  /** those that neither "koutsu first" nor "shuntsu first" finds */ missedByFixedOrders: Tile[] }
export interface WaitsOptions { tiles?: 4 | 7 | 10 | 13; level?: Level; suit?: Suit }
export interface WaitsVerdict { right: boolean; found: Tile[]; missed: Tile[]; wrong: Tile[] }
export interface DiscardQuestion { hand: HandInfo; request: PlanRequest; turn: number; plan: Plan;
  /** points given up by each discard, against the best; the judge */ givenUp: { face: Face; points: number }[] }
export interface DiscardOptions { shanten?: 0 | 1 | 2; rules?: RulesChoice }
export interface FuQuestion { hand: HandInfo; win: Face; by: "ron" | "tsumo"; situation: Situation; fu: number; choices: number[]; score: Score }
export interface FuOptions { rules?: RulesChoice; open?: boolean }

// ---------------------------------------------------------------- Play: one player (ツモ)
export interface SoloState {
  hand: HandInfo; drawn: Face | null; indicator: Face | null; river: Face[]; turn: number; left: number; shanten: number;
  canTsumo: boolean; ended: "won" | "exhausted" | null;
  /** won */ score: Score | null; /** exhausted */ waits: Tile[];
}
export interface SoloOptions { suit?: Suit; draws?: number; rules?: RulesChoice }

// ---------------------------------------------------------------- Play: the table
export type BotKind = "efficiency" | "random" | "default";
export interface GameRules { scoring: Rules; [rule: string]: unknown }       // keys as of mentsu_table::GameRules, camelCase
export type GameRulesChoice = PresetName | ({ preset?: PresetName; scoring?: RulesChoice } & { [rule: string]: unknown });
export interface GamePresets { presets: { name: PresetName; rules: GameRules }[]; choices: RuleChoice[] }
export interface GameSettings {
  seed: number; rules?: GameRulesChoice;
  /** Length overrides that of the rules. */ length?: "one_round" | "tonpuu" | "hanchan";
  /** Which seat is the person's, 0 unless told; null: bots everywhere (a demonstration). */ seat?: 0 | 1 | 2 | 3 | null;
  /** By seat; the person's entry is used when it "lets go on". */ bots?: BotKind[];
}
/** One thing a player may do. */
export type ActionView =
  | { kind: "discard" | "riichi"; face: Face; tsumogiri: boolean }
  | { kind: "chi" | "pon" | "daiminkan" | "ankan" | "kakan"; meld: Meld }
  | { kind: "kita" | "ron" | "tsumo" | "kyuushu" | "pass" };
/** An offered action: a button. `key` is unique among those offered and stable ("pass", "discard 0m drawn", "chi (123m)"). */
export interface Offer { index: number; key: string; action: ActionView }
export interface SeatView {
  seat: number; wind: Wind; points: number;
  /** null: not known to the viewer */ hand: Face[] | null; concealed: number; drawn: Face | null;
  melds: Meld[]; river: { face: Face; tsumogiri: boolean; riichi: boolean; called: number | null }[];
  riichi: "no" | "riichi" | "double"; ippatsu: boolean; kita: number;
}
export interface TableView {
  round: Wind; dealer: number; honba: number; sticks: number; indicators: Face[]; drawsLeft: number; seats: SeatView[];
  /** Of the viewer (or of who decides, in a replay): */ viewer: number | null; handText: string | null; waits: Tile[]; furiten: boolean;
  phase: "between" | "turn" | "reply" | "over"; turn: number | null; lastDiscard: { seat: number; face: Face } | null;
}
/** What happened, flat; faces that the viewer doesn't see are null. */
export type TableEvent =
  | { type: "deal"; round: Wind; dealer: number; honba: number; sticks: number; points: number[]; indicator: Face; hands: (Face[] | null)[] }
  | { type: "draw"; seat: number; face: Face | null; rinshan: boolean }
  | { type: "riichi" | "riichi_accepted" | "kita"; seat: number }
  | { type: "discard"; seat: number; face: Face; tsumogiri: boolean }
  | { type: "call" | "kan"; seat: number; meld: Meld }
  | { type: "dora"; face: Face }
  | { type: "win"; seat: number; from: number | null; hand: HandInfo; face: Face; ura: Face[]; deltas: number[]; /** null where a record doesn't tell */ worth: RoundWin | null }
  | { type: "ryuukyoku"; kind: string; hands: (HandInfo | null)[]; deltas: number[] };
/** A win as the round's end tells it. */
export interface RoundWin { seat: number; han: number | null; fu: number | null; points: number | null; limit: Limit; yaku: YakuRow[] }
export interface RoundSummary { points: number[]; deltas: number[]; /** at a draw, by seat */ tenpai: boolean[]; wins: RoundWin[] }
export interface GameStep {
  events: TableEvent[];                      // as the person sees them
  view: TableView; offers: Offer[];
  /** whom the game waits for: the person, a bot (call step), the page (call next), nobody */
  awaits: "you" | "bot" | "next" | "end";
  /** after the round */ result: RoundSummary | null;
  /** after the game */ final: { points: number[]; places: number[]; scores: number[] } | null;
}
export interface GameHint { index: number; discards: Discard[] }

// ---------------------------------------------------------------- Play: records
/** The bytes of a file, unpacked where it is gzip: what `Replay` takes. Throws "record". */
export function unpack(bytes: Uint8Array): Promise<Uint8Array>;
export interface GameSummary {
  format: "mjlog" | "client" | "tenhou6" | "mjai"; title: string[]; names: string[]; players: number; house: string; seenBy: number | null;
  rounds: { name: string; round: Wind; dealer: number; honba: number; points: number[]; decisions: number; endsWith: string }[];
  result: { points: number[]; scores: number[] | null } | null;
  /** Where the record and the rules differ, in words; empty: it replays without a difference. */ differences: string[]; notes: string[];
}
export interface DecisionView {
  index: number; seat: number; place: string; action: ActionView; offers: ActionView[];
  shanten: number; ukeire: { total: number; tiles: TileCount[] } | null;
  discards: { tile: Tile; shanten: number; total: number; tiles: TileCount[]; dealsIn: { to: number; points: number }[] }[];
  /** What the discard gave up: shanten, or tiles of the same shanten. */ givenUp: { shanten: number; tiles: number } | null;
}
export interface ExpectedView { draws: number; points: number; best: Face; ofBest: number; givenUp: number; riichi: boolean }

// ---------------------------------------------------------------- Shanghai
export interface ShanghaiLayout { name: string; tiles: number; positions: [number, number, number][] }
export interface ShanghaiDeal {
  /** A name, or a layout as text. Default "turtle". */ layout?: string;
  seed: number; clearable?: boolean; fullSet?: boolean;
}
/** x, y in half tiles (a tile is 2 × 2), z the level. */
export interface ShanghaiTile { id: number; x: number; y: number; z: number; /** equal faces match */ face: number;
  /** a name for the sprite: "1m".."7z", "1f".."4f" flowers, "1g".."4g" seasons */ tile: string; group: number; gone: boolean; free: boolean }
export interface ShanghaiState { tiles: ShanghaiTile[]; left: number; pairs: [number, number][]; moves: [number, number][]; redo: number;
  canUndo: boolean; canRedo: boolean; cleared: boolean; undos: number; seconds: number; width: number; height: number; levels: number }
export type Outlook = "clearable" | "stuck" | "undetermined";
/** `order`: all pairs to take, of "clearable". `proof`: the number of its steps, of "stuck". */
export interface ShanghaiVerdict { outlook: Outlook; nodes: number; order: [number, number][] | null; proof: number | null }
export interface ShanghaiChoice { pair: [number, number]; outlook: Outlook }
export interface ShanghaiLosingMove { kind: "none" | "dealt" | "move" | "among" | "undetermined"; from: number | null; to: number | null }
export interface ShanghaiSaving { after: number; pair: [number, number] }
export interface ShanghaiDeadlock {
  kind: "no_move" | "bound";
  /** by: what holds it, or its mates */
  trapped: { tile: number; why: "held" | "waits" | "by_cases"; by: number[] }[];
  blocking: number[];
  cases: { unless: [number, number][]; staying: number[] }[];
}

// ---------------------------------------------------------------- Othello of three colours
export type OthelloColor = "black" | "white" | "grey";
/** "34" plays on row 3 column 4; "c34" changes; "pass". */
export type OthelloAction = string;
export interface OthelloState {
  /** nine rows from the top of "B", "W", "G", "." */ rows: string[];
  turn: "black" | "white"; token: OthelloColor; counts: { black: number; white: number; grey: number; empty: number };
  legal: OthelloAction[]; lastAction: OthelloAction | null; ply: number; canUndo: boolean; canRedo: boolean; timesSeen: number;
  ended: "board_full" | "both_must_pass" | "third_repetition" | null;
  /** as it ended, or stands */ outcome: "black" | "white" | "draw"; text: string; actions: OthelloAction[];
}
export interface OthelloScore { /** hundredths of a piece for who is to move; ±(won by × 100) when decided */ hundredths: number; decided: "won" | "lost" | null; text: string }
export interface OthelloSearch { level?: number /* 1–9 */; seed?: number; depth?: number; nodes?: number }
export interface OthelloOptions { repetition?: "free" | "forbidden" | "draw"; position?: string }
/** What an action would turn, or why it isn't allowed. */
export interface OthelloPreview {
  legal: boolean; why: string | null; sandwiched: string[];
  after: { rows: string[]; token: OthelloColor; turn: "black" | "white" } | null;
}
export interface OthelloFound { action: OthelloAction | null; score: OthelloScore; line: OthelloAction[]; depth: number; nodes: number; final: boolean; stopped: boolean }
export interface OthelloAnalysis {
  actions: { action: OthelloAction; score: OthelloScore; line: OthelloAction[]; final: boolean }[];
  depth: number; nodes: number; stopped: boolean;
}
export interface OthelloJudged { player: "black" | "white"; made: OthelloAction; best: OthelloAction; lost: number; gaveAwayAWin: boolean; depth: number; nodes: number }
