// Requests, whose fields requests.d.ts adds, and what can't be made of the functions that answer: see answers.d.ts and words.d.ts.

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
export interface Situation {
  rules?: RulesChoice;
  /** For furiten: own discards; winning tiles passed in this turn; those passed since riichi. */
  discarded?: Tile[]; passed?: Tile[]; passedSinceRiichi?: Tile[];
  /** Other visible tiles, such as discards and melds of others, in mpsz. `left` doesn't count them. */
  seen?: string;
}

/** A win in every detail, as the protocol answers it. */
export type Score = Required<Protocol.WorthAnswer>;
/** Why a hand may not win: `code` says it in one word, `tiles` are those that cause furiten. */
export type NoScore = Protocol.NothingAnswer & { code: Protocol.WhyNotCode };
export type ScoreAnswer = Score | NoScore;
export type ShortScore = Required<Omit<Protocol.WorthAnswer, "payments" | "sticks" | "readings">> | NoScore;

// ---------------------------------------------------------------- Plan (put it in a worker of its own)
/** A request for a plan. `room` is at most 2,097,152; more states throw "too_large". */
export interface PlanRequest { rules?: RulesChoice }
/** The protocol's answers in every detail. */
type Detailed<Answer> = Required<Omit<Answer, "discards">> & { /** The best points first. */ discards: { [face in Face]?: Required<Protocol.DiscardAnswer> } };
export type Plan = Detailed<Protocol.DiscardsAnswer>;
/** The plans after each call of a discard, and the figures after passing. */
export interface CallPlans { pass: Protocol.FiguresByTurn; calls: Detailed<Protocol.CallAnswer>[] }

// ---------------------------------------------------------------- exact chances (put it in a worker of its own)
export interface ChancesRequest {
  /** 1–5, default 3: each further draw takes up to a hundred times as long */ draws?: 1 | 2 | 3 | 4 | 5;
  /** default "win" */ goal?: Goal; seen?: string; rules?: RulesChoice;
}
/** As the protocol answers them. */
export type Chances = Omit<Protocol.ChancesAnswer, "id">;

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
