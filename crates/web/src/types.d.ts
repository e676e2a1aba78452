// ---------------------------------------------------------------- errors
export interface Position { offset?: number; line?: number; column?: number; path?: string }
/**
 * What every function throws. Its `kind`:
 * - request: the argument isn't what its type says; `position.path` names the key
 * - text: text that can't be read; `position.offset` (UTF-16 units), or `line` and `column`
 * - hand: tiles that are not a hand, or not one for this question
 * - situation: contradicts itself or the hand: riichi with an open hand, ippatsu without riichi, …
 * - plan: there is no plan for this hand and outlook
 * - too_large: more work than the budget (`room`) allows
 * - record: a record of a game that can't be read; the message names format and place
 * - layout, board, deal: of Shanghai
 * - illegal: an action or move that isn't allowed now; nothing has changed
 * - freed: a handle after `free()`
 */
export interface MentsuError extends Error {
  name: "MentsuError"; kind: ErrorKind; message: string; position?: Position;
  /** What went wrong, where the library names it: "too_many_copies", "riichi_with_open_hand" … */ code?: string;
}

// ---------------------------------------------------------------- words
type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** "1m".."9m", "1p".."9p", "1s".."9s", "1z".."7z" (E S W N haku hatsu chun). */
export type Tile = `${Rank}${Suit}` | `${1 | 2 | 3 | 4 | 5 | 6 | 7}z`;
/** A tile, or a red five "0m", "0p", "0s". */
export type Face = Tile | `0${Suit}`;

/** The versions of the packages within. */
export interface Versions { mentsu: string; table: string; shanghai: string; othello: string; web: string }

// ---------------------------------------------------------------- Hand
export interface Meld {
  kind: MeldKind; text: string;              // "(777=z)"
  /**
   * The faces as they lie from the left: the called one left, second or right as it came from kamicha, toimen or
   * shimocha, and of a chi always left. The added one is after the called one, on which it lies.
   */
  parts: { face: Face; part: "own" | "called" | "added" | "hidden" }[];
  source: Source | null;
}
export interface HandInfo {
  /** Canonical mpsz, which every other function takes as `hand`. */
  text: string;
  unicode: string;
  concealed: Face[];                         // sorted, with the drawn tile, without unknown tiles
  drawn: Face | null;
  melds: Meld[];
  /** Whether it has 3n+1 tiles, unknown ones included, and waits; otherwise 3n+2, one of them drawn. */
  waiting: boolean;
  unknown: number;                           // number of "?"
  /** 13 or 14 tiles, a meld counted as 3: the size that points and plans need. */
  whole: boolean;
  closed: boolean;
}
/** A hand in every notation; null where a notation has no melds. */
export interface HandInNotations { mpsz: string; unicode: string; mjai: string | null; array34: number[]; ids136: number[] | null }

/** A preset, or a preset (Tenhou where none is named) with what differs. */
export type RulesChoice = PresetName | ({ preset?: PresetName } & Partial<Rules>);
/** A rule, with the values that it may have. */
export type RuleField<R = Rules> = { name: keyof R } & (
  | { kind: "flag" }
  | { kind: "number"; least: number; most: number; step: number }
  | { kind: "numbers"; count: number; least: number; most: number }
  | { kind: "choice"; choices: string[] }
  | { kind: "yaku"; yaku: Yaku[] });
/** Every preset with all its rules, and what each rule may be. */
export interface Presets<R = Rules> { presets: { name: PresetName; rules: R }[]; fields: RuleField<R>[] }

/** How a hand is won: what has happened, and the keys below. Every key is optional. */
export interface Situation extends Partial<Record<WinEvent, boolean>> {
  rules?: RulesChoice;
  seat?: Wind; round?: Wind;                 // E, E
  dora?: Face[]; ura?: Face[];               // indicators
  kita?: number; honba?: number; sticks?: number;
  discarder?: Wind;                          // who pays a ron; otherwise "discarder"
  /** who is liable for a yakuman */ pao?: { daisangen?: Wind; daisuushi?: Wind; suukantsu?: Wind };
  /** For furiten: own discards; winning tiles passed in this turn; those passed since riichi. */
  discarded?: Tile[]; passed?: Tile[]; passedSinceRiichi?: Tile[];
  /** Other visible tiles, such as discards and melds of others, in mpsz. `left` doesn't count them. */
  seen?: string;
}
export interface Block {
  kind: "jantou" | MentsuKind | "pair" | "single" | "tatsu";
  text: string; tiles: Tile[];
  /** In a reading: the block that the winning tile completes. */ completed: boolean;
  /** A declared meld. */ meld: boolean;
}
export interface Form { kind: "standard" | "chiitoitsu" | "kokushi"; blocks: Block[] }
export interface Reading { shape: WaitShape; form: Form }     // of form.blocks one is `completed`
export interface TileCount { tile: Tile; left: number }
export interface WhyNot {
  kind: "not_won" | "no_yaku" | "below_minimum" | "ankan_robbed" | "furiten_riichi" | "furiten_discards" | "furiten_temporary" | "impossible";
  message: string; tiles?: Tile[];           // of furiten: the tiles that cause it
}
export interface WaitWorth { points: number; han: number | null; fu: number | null; yakuman: number; limit: Limit; yaku: Yaku[] }
export interface WaitView {
  tile: Tile; left: number; shapes: WaitShape[]; readings: Reading[];
  /** Of a whole hand: one entry, for the plain tile. */
  worth: { face: Face; ron: WaitWorth | null; whyNotRon: WhyNot | null; tsumo: WaitWorth | null; whyNotTsumo: WhyNot | null }[];
}
export interface Discard {
  tile: Tile; shanten: number; total: number; tiles: TileCount[];
  /** After a discard that leaves 1-shanten: how many tiles of `total` lead to a good wait. */ good: number | null;
}
export interface Analysis {
  hand: HandInfo;
  shanten: { least: number; standard: number; chiitoitsu: number | null; kokushi: number | null };   // −1 won, 0 tenpai
  state: "won" | "tenpai" | "noten";         // of 3n+2 tiles: won or noten (shanten 0 after a discard is in `discards`)
  /** 3n+2 tiles, won: all ways. */ forms: Form[];
  /** 3n+1 tiles. */ waits: WaitView[];
  /** Waits of which the hand has all four copies. */ heldWaits: Tile[];
  furiten: WhyNot | null;
  /** 3n+1 tiles. */ ukeire: { total: number; tiles: TileCount[] } | null;
  /** 3n+1 tiles: draws that keep shanten and increase ukeire. */ improvements: { draw: Tile; left: number; discard: Tile; total: number }[];
  /** 3n+2 tiles, not won: the best first. */ discards: Discard[];
}
export interface YakuRow { id: Yaku | "dora" | "ura_dora" | "aka_dora" | "kita"; kanji: string; english: string; han: number; yakuman: number }
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
/** The score of a win, or why it is not a win. */
export type ScoreAnswer = { won: true; score: Score } | { won: false; why: WhyNot };

// ---------------------------------------------------------------- Plan (put it in a worker of its own)
export interface PlanRequest {
  draws?: number;                            // 1–18, default 17
  depth?: 0 | 1 | 2 | 3;                     // default 1
  riichi?: RiichiChoice; ura?: boolean;
  seat?: Wind; round?: Wind; dora?: Face[]; seen?: string; honba?: number;
  /** riichi sticks on the table */ sticks?: number; kita?: number; firstTurn?: boolean;
  rules?: RulesChoice;
  /** The most states, of about 250 bytes; more throw "too_large". Default 1,048,576, at most 2,097,152. */ room?: number;
  /** draws of others between two of one's own (`Outlook::others`) */ others?: number;
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
/** The plans after each call of a discard, and the prospect of passing. */
export interface CallPlans { pass: Prospect; calls: { meld: Meld; plan: Plan }[] }

// ---------------------------------------------------------------- exact chances (put it in a worker of its own)
export interface ChancesRequest {
  /** 1–5, default 3: each further draw takes up to a hundred times as long */ draws?: 1 | 2 | 3 | 4 | 5;
  /** default "win" */ goal?: Goal; seen?: string; rules?: RulesChoice;
}
/** `exact` is the fraction, "4/41". */
export interface Chance { exact: string; chance: number }
/** By the number of draws: index 0 = within one draw … draws−1 = within all of them. No calls, no ron. */
export interface Chances {
  goal: Goal; draws: number; /** number of tiles that may be drawn */ wall: number;
  /** 3n+1 tiles */ chances: Chance[];
  /** 3n+2 tiles, ordered by the chance within all draws */ discards: { tile: Tile; chances: Chance[] }[];
}

// ---------------------------------------------------------------- unknown tiles
export interface Completions {
  hand: HandInfo; canWin: boolean;
  total: number;                             // number of completions (multisets of tiles)
  completions: { tiles: Tile[]; hand: string; forms: Form[] }[];   // the first `limit` (default 200)
  /** In how many completions each tile occurs, and the number of forms by kind. */
  tiles: { tile: Tile; completions: number }[];
  kinds: { standard: number; chiitoitsu: number; kokushi: number };
  /** 3n+1 tiles: every tile that some completion waits for. */ waits: Tile[];
}
export interface CompletionsRequest { /** what an unknown tile may be */ only?: Tile[]; /** the number of listed completions, 200, at most 10,000 */ limit?: number }

// ---------------------------------------------------------------- Why
export interface Attempt {
  jantou: Tile; koutsu: Tile[];              // taken out
  /** the tiles before shuntsu are stripped */ rest: Tile[];
  shuntsu: { text: string; tiles: Tile[] }[];// stripped from the left, in order
  /** left over; empty: complete */ leftOver: Tile[];
  complete: boolean;
  form: Form | null;
}
export interface Why {
  hand: HandInfo;
  jantou: { tile: Tile; /** tiles with three copies left */ koutsuCandidates: Tile[]; attempts: Attempt[] }[];
  total: number; complete: number;
  special: Form[];                           // chiitoitsu, kokushi if they hold
}
// ---------------------------------------------------------------- Quiz
export interface WaitsQuestion { hand: string; tiles: Face[]; level: Level; waits: Tile[]; decompositions: number;
  /** waits that neither "koutsu first" nor "shuntsu first" finds */ missedByFixedOrders: Tile[] }
export interface WaitsOptions { tiles?: 4 | 7 | 10 | 13; level?: Level; suit?: Suit }
export interface WaitsVerdict { right: boolean; found: Tile[]; missed: Tile[]; wrong: Tile[] }
export interface DiscardQuestion { hand: HandInfo; request: PlanRequest; turn: number; plan: Plan;
  /** points that each discard gives up against the best one */ givenUp: { face: Face; points: number }[] }
export interface DiscardOptions { shanten?: 0 | 1 | 2; rules?: RulesChoice }
export interface FuQuestion { hand: HandInfo; win: Face; by: By; situation: Situation; fu: number; choices: number[]; score: Score }
export interface FuOptions { rules?: RulesChoice; open?: boolean }

// ---------------------------------------------------------------- Play: one player (ツモ)
export interface SoloState {
  hand: HandInfo; drawn: Face | null; indicator: Face | null; river: Face[]; turn: number; left: number; shanten: number;
  canTsumo: boolean; ended: "won" | "exhausted" | null;
  /** won */ score: Score | null; /** exhausted */ waits: Tile[];
}
export interface SoloOptions { suit?: Suit; draws?: number; rules?: RulesChoice }

// ---------------------------------------------------------------- Play: the table
/** A preset, or a preset (Tenhou where none is named) with what differs, rules of a hand among them. */
export type GameRulesChoice = PresetName | ({ preset?: PresetName } & Partial<GameRules>);
export type GamePresets = Presets<GameRules>;
export interface GameSettings {
  seed: number; rules?: GameRulesChoice;
  /** overrides that of the rules */ length?: GameRules["length"];
  /** The person's seat, 0 by default; null: bots in every seat. */ seat?: 0 | 1 | 2 | 3 | null;
  /** By seat. */ bots?: BotKind[];
}
/** An action of a player. */
export type ActionView =
  | { kind: "discard" | "riichi" | "open_riichi"; face: Face; tsumogiri: boolean }
  | { kind: "chi" | "pon" | "daiminkan" | "ankan" | "kakan"; meld: Meld }
  | { kind: "kita" | "ron" | "tsumo" | "kyuushu" | "pass" };
/** An offered action. `key` is stable and unique among those offered ("pass", "discard 0m drawn", "chi (123m)"). */
export interface Offer { index: number; key: string; action: ActionView }
export interface SeatView {
  seat: number; wind: Wind; points: number;
  /** null: hidden from the viewer */ hand: Face[] | null; concealed: number; drawn: Face | null;
  melds: Meld[]; river: { face: Face; tsumogiri: boolean; riichi: boolean; called: number | null }[];
  riichi: "no" | "riichi" | "double"; ippatsu: boolean; kita: number;
}
export interface TableView {
  round: Wind; dealer: number; honba: number; sticks: number; indicators: Face[]; drawsLeft: number; seats: SeatView[];
  /** Of the viewer, who decides in a replay: */ viewer: number | null; handText: string | null; waits: Tile[]; furiten: boolean;
  phase: "between" | "turn" | "reply" | "over"; turn: number | null; lastDiscard: { seat: number; face: Face } | null;
}
/** An event; faces that the viewer doesn't see are null. */
export type TableEvent =
  | { type: "deal"; round: Wind; dealer: number; honba: number; sticks: number; points: number[]; indicator: Face; hands: (Face[] | null)[] }
  | { type: "draw"; seat: number; face: Face | null; rinshan: boolean }
  | { type: "riichi" | "riichi_accepted" | "kita"; seat: number }
  | { type: "open_hand"; seat: number; /** the hand that an open riichi shows */ hand: HandInfo }
  | { type: "discard"; seat: number; face: Face; tsumogiri: boolean }
  | { type: "call" | "kan"; seat: number; meld: Meld }
  | { type: "dora"; face: Face }
  | { type: "win"; seat: number; from: number | null; hand: HandInfo; face: Face; ura: Face[]; deltas: number[]; /** null where a record doesn't say */ worth: RoundWin | null }
  | { type: "ryuukyoku"; kind: DrawKind; hands: (HandInfo | null)[]; deltas: number[] };
/** A win at the end of a round. */
export interface RoundWin {
  seat: number; han: number | null; fu: number | null; points: number | null; limit: Limit; yaku: YakuRow[];
  /** Empty with a yakuman, and where the rules don't agree with a record. */ fuRows: FuRow[];
  /** Who pays what; `liableFor` are the yaku that the payer pays for by pao. Empty where the rules don't agree with a record. */
  payments: { seat: number; points: number; honba: number; liableFor: Yaku[] }[];
  /** The points of the riichi sticks taken. */ sticks: number;
}
export interface RoundSummary { points: number[]; deltas: number[]; /** at a draw, by seat */ tenpai: boolean[]; wins: RoundWin[] }
export interface GameStep {
  events: TableEvent[];                      // as the person sees them
  view: TableView; offers: Offer[];
  /** whose turn it is: the person's, a bot's (call `step`), the page's (call `next`), nobody's */
  awaits: "you" | "bot" | "next" | "end";
  /** the person, who deals last and is first, may end the game: `stop` instead of `next` */ mayStop: boolean;
  /** after the round */ result: RoundSummary | null;
  /** after the game; scores, with uma and oka, are in points */ final: {
    points: number[]; places: number[]; scores: number[];
    /** what uma, oka, rounding and chips add to the points above those to return */ beyond: number[];
  } | null;
}
export interface GameHint { index: number; discards: Discard[] }
/** What is known of a decision with the others in it. Values are points over the rest of the round, chances 0 to 1. */
export interface AdviceView {
  /** The best first; `index` is the offer's. The value is the sum of `dealInPoints`, `goingOn` and `folding`. */
  actions: { index: number; value: number; dealIn: number; dealInPoints: number; win: number; goingOn: number; folding: number }[];
  others: { seat: number; /** how likely the seat is tenpai */ tenpai: number }[];
  /** How likely somebody wins on each tile. */ dangers: { tile: Tile; danger: number }[];
}

// ---------------------------------------------------------------- Play: records
/** The formats that games are written in. */
export type WrittenFormat = Exclude<Format, "client" | "majsoul">;
/** The bytes of a file for `Replay`; unpacks gzip. Throws "record". */
export function unpack(bytes: Uint8Array): Promise<Uint8Array>;
export interface GameSummary {
  format: Format; title: string[]; names: string[]; players: number; house: PresetName; seenBy: number | null;
  rounds: { name: string; round: Wind; dealer: number; honba: number; points: number[]; decisions: number; endsWith: string }[];
  /** As recorded, in points. */ result: { points: number[]; scores: number[] | null } | null;
  /** Where the record and the rules differ. */ differences: Difference[]; notes: RecordNote[];
}
/** `round` counts from 0; `place` is where it stands in the record, as `line 12`; `text` says it in English. */
export interface Difference {
  kind: DifferenceKind; round: number; place: string; seat: number | null;
  /** The rest of the round isn't checked. */ endsCheck: boolean; text: string;
}
/** What is odd about a record and no difference; `round` is null where it is about the whole record. */
export interface RecordNote { kind: NoteKind; round: number | null; text: string }
export interface DecisionView {
  index: number; seat: number; place: string; action: ActionView; offers: ActionView[];
  shanten: number; ukeire: { total: number; tiles: TileCount[] } | null;
  discards: { tile: Tile; shanten: number; total: number; tiles: TileCount[]; dealsIn: { to: number; points: number }[] }[];
  /** What the discard gave up: shanten, or tiles at equal shanten. */ givenUp: { shanten: number; tiles: number } | null;
}
/** What each player did over all games of a `Replay`; intervals hold the value with 95 %. */
export interface StatsView { records: number; rounds: number; /** not followed to their end */ leftOut: number; rows: StatsRow[] }
export interface StatsRow {
  /** null by seat */ player: string | null; /** null by name */ seat: number | null; players: number; games: number; rounds: number;
  /** how often first, second … */ places: number[];
  figures: { figure: Figure; kind: FigureKind; value: number; interval: [number, number] | null }[];
  /** of the wins */ yaku: { id: Yaku; kanji: string; english: string; wins: number; value: number; interval: [number, number] | null }[];
}
export interface ExpectedView { draws: number; points: number; best: Face; ofBest: number; givenUp: number; riichi: boolean }

// ---------------------------------------------------------------- Chinese official rules (MCR)
/** A fan; lines for `ask` (`Protocol`) call it `name`: 连七对. */
export interface McrFan { id: McrFanId; name: string; chinese: string; pinyin: string; english: string; points: number }

// ---------------------------------------------------------------- Shanghai
export interface ShanghaiLayout { name: ShanghaiLayoutName; tiles: number; positions: [number, number, number][] }
/** A layout of a file: `layout` as text for a deal, or why it is none. */
export interface ShanghaiReadLayout { name: string; tiles: number | null; layout: `${string}\n${string}` | null;
  /** of `why`: "floating" … */ code: string | null; why: string | null }
export interface ShanghaiDeal {
  /** A name, or a layout as text of several lines. Default "turtle". */
  layout?: ShanghaiLayoutName | `stepped-${Rank | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22}` | `${string}\n${string}`;
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
  /** by: tiles that hold it, or its mates */
  trapped: { tile: number; why: "held" | "waits" | "by_cases"; by: number[] }[];
  blocking: number[];
  cases: { unless: [number, number][]; staying: number[] }[];
}

// ---------------------------------------------------------------- Othello of three colours
export type OthelloColor = "black" | "white" | "grey";
/** "34" plays on row 3, column 4; "c34" changes the piece there; "pass". */
export type OthelloAction = `${Rank}${Rank}` | `c${Rank}${Rank}` | "pass";
export interface OthelloState {
  /** nine rows from the top of "B", "W", "G", "." */ rows: string[];
  turn: "black" | "white"; token: OthelloColor; counts: { black: number; white: number; grey: number; empty: number };
  legal: OthelloAction[]; lastAction: OthelloAction | null; ply: number; canUndo: boolean; canRedo: boolean; timesSeen: number;
  ended: "board_full" | "both_must_pass" | "third_repetition" | null;
  /** the result, or the standing */ outcome: "black" | "white" | "draw"; text: string; actions: OthelloAction[];
}
export interface OthelloScore { /** hundredths of a piece for the player to move; ±100 × the margin when decided */ hundredths: number; decided: "won" | "lost" | null; text: string }
export interface OthelloSearch { level?: Rank; seed?: number; /** at most 100 */ depth?: number; /** at most 134,217,728 */ nodes?: number }
export interface OthelloOptions { repetition?: "free" | "forbidden" | "draw"; position?: string }
/** The pieces that an action would turn, or why it is illegal. */
export interface OthelloPreview {
  legal: boolean; why: string | null; /** of `why`: "no_sandwich" … */ code: string | null; sandwiched: string[];
  after: { rows: string[]; token: OthelloColor; turn: "black" | "white" } | null;
}
export interface OthelloFound { action: OthelloAction | null; score: OthelloScore; line: OthelloAction[]; depth: number; nodes: number; final: boolean; stopped: boolean }
export interface OthelloAnalysis {
  actions: { action: OthelloAction; score: OthelloScore; line: OthelloAction[]; final: boolean }[];
  depth: number; nodes: number; stopped: boolean;
}
export interface OthelloJudged { player: "black" | "white"; made: OthelloAction; best: OthelloAction; lost: number; gaveAwayAWin: boolean;
  /** no deeper search changes either value */ proven: boolean; depth: number; nodes: number }
