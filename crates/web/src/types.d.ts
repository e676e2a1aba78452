// Requests, and what can't be made of the functions that answer: see answers.d.ts and words.d.ts.

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

// ---------------------------------------------------------------- Hand
/** A preset, or a preset (Tenhou where none is named) with what differs. */
export type RulesChoice = PresetName | ({ preset?: PresetName } & Partial<Rules>);

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

// ---------------------------------------------------------------- exact chances (put it in a worker of its own)
export interface ChancesRequest {
  /** 1–5, default 3: each further draw takes up to a hundred times as long */ draws?: 1 | 2 | 3 | 4 | 5;
  /** default "win" */ goal?: Goal; seen?: string; rules?: RulesChoice;
}

// ---------------------------------------------------------------- unknown tiles
export interface CompletionsRequest { /** what an unknown tile may be */ only?: Tile[]; /** the number of listed completions, 200, at most 10,000 */ limit?: number }

// ---------------------------------------------------------------- Quiz
export interface WaitsOptions { tiles?: 4 | 7 | 10 | 13; level?: Level; suit?: Suit }
export interface DiscardOptions { shanten?: 0 | 1 | 2; rules?: RulesChoice }
export interface FuOptions { rules?: RulesChoice; open?: boolean }

// ---------------------------------------------------------------- Play: one player (ツモ)
export interface SoloOptions { suit?: Suit; draws?: number; rules?: RulesChoice }

// ---------------------------------------------------------------- Play: the table
/** A preset, or a preset (Tenhou where none is named) with what differs, rules of a hand among them. */
export type GameRulesChoice = PresetName | ({ preset?: PresetName } & Partial<GameRules>);
export interface GameSettings {
  seed: number; rules?: GameRulesChoice;
  /** overrides that of the rules */ length?: GameRules["length"];
  /** The person's seat, 0 by default; null: bots in every seat. */ seat?: 0 | 1 | 2 | 3 | null;
  /** By seat. */ bots?: BotKind[];
}

// ---------------------------------------------------------------- Play: records
/** The formats that games are written in. */
export type WrittenFormat = Exclude<Format, "client" | "majsoul">;
/** The bytes of a file for `Replay`; unpacks gzip. Throws "record". */
export function unpack(bytes: Uint8Array): Promise<Uint8Array>;

// ---------------------------------------------------------------- Chinese official rules (MCR)
export type McrWind = "E" | "S" | "W" | "N";
export interface McrMeld { type: MeldKind | "kan"; tiles: string; /** whose tile: 1 kamicha, 2 toimen, 3 shimocha */ from?: 1 | 2 | 3 }
/** "mil" by default; a `cap` of null is none. */
export type McrRulesChoice = McrPresetName | ({ preset?: McrPresetName } & Partial<McrRules>);
export interface McrRules {
  minimum: number; base: number; cap: number | null; mixed_kongs: number; concealed_kongs: number; always_fully_concealed: boolean;
  all_types_of_pairs: boolean; waits_of_straights: boolean; waits_by_shape: boolean; flowers: boolean;
}
interface McrAsked { id?: unknown; closed: string; melds?: McrMeld[]; flowers?: number; last_tile?: boolean; seat?: McrWind; prevalent?: McrWind; rules?: McrRulesChoice;
  /** Also the first fact against what isn't so: each fan of a win, each form of 3n+2 tiles. */ attempts?: boolean }
/** A line for `ask`: what a win is worth. `closed` is without the winning tile. */
export interface McrScoreRequest extends McrAsked {
  op: "mcr_score"; win: Tile; self_drawn?: boolean; /** the last of its kind */ last_copy?: boolean; /** a replacement tile, or a kong robbed */ kong?: boolean;
}
/** The total has flowers, and may be less than the minimum. `fans` by name: points, and how often. */
export interface McrScoreAnswer { id: unknown; win: boolean; total: number; fans: Record<string, [points: number, times: number]>; left_out: McrLeftOut[]; why?: string;
  /** With `attempts`, of a win. */ readings?: McrReading[]; /** With `attempts`, of what isn't won. */ forms?: McrFormTried[] }
/** A hand read as a form; of a pair beside sets one tile. */
export interface McrFormBlocks { form: McrForm; blocks: string[] }
/** A reading of a win; points without flowers and cap. `against`: the first fact against every fan that isn't there. */
export interface McrReading extends McrFormBlocks { best: boolean; points: number; fans: Record<string, [points: number, times: number]>; left_out: McrLeftOut[]; against: Record<string, McrNoFan> }
export type McrFormTried = McrFormBlocks | { form: McrForm; against: McrNoForm };
/** The first fact against a fan, in English, and what it is about; tiles are mpsz. */
export type McrNoFan = { words: string } & (
  | { code: "other_form"; form: McrForm }
  | { code: "tile" | "none_of" | /** the lowest of each suit */ "suits" | "not_completed" | "waits_for"; tiles: string }
  | { code: "too_few"; tiles: string; held: number; needed: number }
  | { code: "pair" | "set" | "melded" | "concealed" | "lacks"; blocks: string[] }
  | { code: "concealed_pungs"; concealed: number }
  | { code: "kongs"; melded: number; concealed: number }
  | { code: "instead"; fan: string }
  | { code: "by_discard" | "self_drawn" | "tiles_left" | "not_about_kong" | "no_flowers" }
  | { code: "not_last_of_kind"; seen: number }
  | { code: "rule"; rule: keyof McrRules });
/** The first fact against a form, in English, and what it is about; tiles are mpsz. */
export type McrNoForm = { words: string } & (
  | { code: "size"; concealed: number }
  | { code: "no_pair" }
  | { code: /** beside these blocks */ "left_over" | "not_straight" | "beside_straight"; blocks: string[]; tiles: string }
  | { code: "unpaired" | "held_twice"; tiles: string; held: number }
  | { code: "not_orphan" | "missing_orphans" | "not_knitted"; tiles: string });
/** A fan that is there and doesn't count, for the sake of another. */
export interface McrLeftOut { fan: string; english: string; times: number; principle: McrPrinciple; principle_chinese: string; by: string; by_english: string }
/** A line for `ask`: shanten, waits and, with `draws`, the ways to eight fan. */
export interface McrHandRequest extends McrAsked { op: "mcr_hand"; seen?: string; draws?: number; others?: number; depth?: number;
  /** Also the discards of 3n+2 tiles that aren't won. */ discards?: boolean }
export type McrHandAnswer = { id: unknown; shanten: number | null; shantens: Record<McrForm, number | null>; ways?: McrWays;
  /** With `discards`, the best first. */ discards?: Partial<Record<Tile, { shanten: number; ukeire: Partial<Record<Tile, number>> }>> } & (
  | { waits: Partial<Record<Tile, McrWait>>; ukeire: Partial<Record<Tile, number>> }
  | { is_win: boolean; decompositions: string[][]; knitted_straight: boolean; seven_pairs: boolean; thirteen_orphans: boolean; honors_and_knitted: boolean; /** With `attempts`. */ forms?: McrFormTried[] });
/** A line for `ask`: what the unknown tiles ("?") may be, and with `wins` how the hand wins then. */
export interface McrUnknownRequest { id?: unknown; op: "mcr_hand"; closed: string; melds?: McrMeld[]; wins?: boolean }
/** With `wins` the forms of each completion; of 3n+1 tiles, which become tenpai, what these may wait for. */
export interface McrUnknownAnswer { id: unknown; completions: string[]; unknown: number; wins?: Record<string, McrFormBlocks[]>; waits?: Tile[] }
/** Totals are null for a hand that is too short to be counted. */
export interface McrWait { forms: McrForm[]; completes: McrCompleted[]; left: number; by_discard: number | null; self_drawn: number | null; wins_by_discard: boolean; wins_self_drawn: boolean }
/** A block that a wait completes: null for a form as a whole; a shape of a pair or set alone. */
export interface McrCompleted { form: McrForm; block: string | null; shape: WaitShape | null }
/** `chances` by discard, the best first; of a waiting hand under "draw". */
export interface McrWays { /** tiles that the nearest win worth enough lacks */ least: number | null; fans: Record<string, McrFanWay>; chances: Partial<Record<Tile | "draw", number>> }
/** The nearest win in which a fan counts. */
export interface McrFanWay { lacking: number; total: number; fans: string[]; closed: string; win: Tile; self_drawn: boolean }

// ---------------------------------------------------------------- Shanghai
export interface ShanghaiDeal {
  /** A name, or a layout as text of several lines. Default "turtle". */
  layout?: ShanghaiLayoutName | `stepped-${Rank | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22}` | `${string}\n${string}`;
  seed: number; clearable?: boolean; fullSet?: boolean;
}

// ---------------------------------------------------------------- Othello of three colours
/** "34" plays on row 3, column 4; "c34" changes the piece there; "pass". */
export type OthelloAction = `${Rank}${Rank}` | `c${Rank}${Rank}` | "pass";
export interface OthelloSearch { level?: Rank; seed?: number; /** at most 100 */ depth?: number; /** at most 134,217,728 */ nodes?: number }
export interface OthelloOptions { repetition?: "free" | "forbidden" | "draw"; position?: string }
