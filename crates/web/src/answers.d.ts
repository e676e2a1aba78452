/** The versions of the packages within. */
export interface Versions { mentsu: string; table: string; shanghai: string; othello: string; web: string }
export interface Meld {
  kind: MeldKind;
  /** As `(777=z)`. */
  text: string;
  /**
   * The faces as they lie from the left: the called one left, second or right as it came from
   * kamicha, toimen or shimocha, and of a chi always left. The added one is after the called one,
   * on which it lies.
   */
  parts: { face: Face; part: "called" | "added" | "hidden" | "own" }[];
  source: Source | null;
}
export interface HandInfo {
  /** Canonical mpsz, which every other function takes as `hand`. */
  text: string;
  unicode: string;
  /** Sorted, with the drawn tile, without unknown tiles. */
  concealed: Face[];
  drawn: Face | null; melds: Meld[];
  /**
   * Whether it has 3n+1 tiles, unknown ones included, and waits; otherwise 3n+2, one of them
   * drawn.
   */
  waiting: boolean;
  /** The number of `?`. */
  unknown: number;
  /** 13 or 14 tiles, a meld counted as 3: the size that points and plans need. */
  whole: boolean;
  closed: boolean;
}
export interface AnyHandInfo {
  /** Sorted, without the drawn tile and without jokers. */
  concealed: Tile[];
  /** The number of concealed jokers, without a drawn one. */
  jokers: number;
  /** What a plus says was drawn last: a tile, or `?` for a joker. */
  drawn: string | null;
  /** The melds as what they count as. */
  melds: Meld[];
  /** The tiles for which jokers stand, meld by meld. */
  meldJokers: Tile[][];
}
/** A hand in every notation; null where a notation has no melds. */
export interface HandInNotations {
  mpsz: string; unicode: string; mjai: string | null; array34: number[]; ids136: number[] | null;
}
export type RuleField =
  | { name: keyof GameRules; kind: "flag" }
  | { name: keyof GameRules; kind: "number"; least: number; most: number; step: number }
  | { name: keyof GameRules; kind: "numbers"; count: number; least: number; most: number }
  | { name: keyof GameRules; kind: "choice"; choices: string[] }
  | { name: keyof GameRules; kind: "yaku"; yaku: Yaku[] };
export type Presets = { presets: { name: PresetName; rules: Rules }[]; fields: RuleField[] };
export type GamePresets = { presets: { name: PresetName; rules: GameRules }[]; fields: RuleField[] };
export interface WaitWorths { face: Face; ron: ShortScore; tsumo: ShortScore }
export interface WaitView {
  tile: Tile; left: number; shapes: WaitShape[]; readings: Protocol.WaitReadingPart[];
  /** Of a whole hand: one entry, for the plain tile. */
  worth: WaitWorths[];
}
export interface TileCount { tile: Tile; left: number }
export interface TilesThatHelp { total: number; tiles: TileCount[] }
export interface Improvement { draw: Tile; left: number; discard: Tile; total: number }
export interface Discard {
  tile: Tile; shanten: number; total: number; tiles: TileCount[];
  /** After a discard that leaves 1-shanten: how many tiles of `total` lead to a good wait. */
  good: number | null;
}
export interface Analysis {
  hand: HandInfo;
  /** −1 is won, 0 tenpai; null is a form out of reach. */
  shanten: { least: number; standard: number; chiitoitsu: number | null; kokushi: number | null };
  /** Of 3n+2 tiles won or noten: shanten 0 after a discard is in `discards`. */
  state: "won" | "tenpai" | "noten";
  /** 3n+2 tiles, won: all ways. */
  forms: Protocol.WinFormPart[];
  /** 3n+1 tiles. */
  waits: WaitView[];
  /** Waits of which the hand has all four copies. */
  heldWaits: Tile[];
  furiten: NoScore | null;
  /** 3n+1 tiles. */
  ukeire: TilesThatHelp | null;
  /** 3n+1 tiles: draws that keep shanten and increase ukeire. */
  improvements: Improvement[];
  /** 3n+2 tiles, not won: the best first. */
  discards: Discard[];
}
export interface Attempt {
  jantou: Tile;
  /** Taken out. */
  koutsu: Tile[];
  /** The tiles before shuntsu are stripped. */
  rest: Tile[];
  /** Stripped from the left, in order. */
  shuntsu: { text: string; tiles: Tile[] }[];
  /** Empty where it is complete. */
  leftOver: Tile[];
  complete: boolean; form: Protocol.WinFormPart | null;
}
export interface Why {
  hand: HandInfo;
  jantou: {
    tile: Tile;
    /** Tiles with three copies left. */
    koutsuCandidates: Tile[];
    attempts: Attempt[];
  }[];
  total: number; complete: number;
  /** Chiitoitsu and kokushi if they hold. */
  special: Protocol.WinFormPart[];
}
/** A fan; lines of the protocol call it `name`: 连七对. */
export interface McrFan {
  id: McrFanId; name: string; chinese: string; pinyin: string; english: string; points: number;
}
export interface WaitsQuestion {
  hand: string; tiles: Face[]; level: Level; waits: Tile[]; decompositions: number;
  /** Waits that neither "koutsu first" nor "shuntsu first" finds. */
  missedByFixedOrders: Tile[];
}
export interface WaitsVerdict { right: boolean; found: Tile[]; missed: Tile[]; wrong: Tile[] }
export interface DiscardQuestion {
  hand: HandInfo; request: PlanRequest; turn: number; plan: Plan;
  /** The points that each discard gives up against the best one. */
  givenUp: { face: Face; points: number }[];
}
export interface FuQuestion {
  hand: HandInfo; win: Face; by: By; situation: Situation; fu: number; choices: number[];
  score: Score;
}
export interface SoloState {
  hand: HandInfo; drawn: Face | null; indicator: Face | null; river: Face[]; turn: number;
  left: number; shanten: number; canTsumo: boolean; ended: "won" | "exhausted" | null;
  /** Won. */
  score: Score | null;
  /** Exhausted. */
  waits: Tile[];
}
/** A win at the end of a round. */
export interface RoundWin {
  seat: number; han: number | null; fu: number | null; points: number | null; limit: Limit;
  yaku: Protocol.YakuPart[];
  /** Empty with a yakuman, and where the rules don't agree with a record. */
  fuRows: Protocol.FuPart[];
  /**
   * Who pays what; `liableFor` are the yaku that the payer pays for by pao. Empty where the rules
   * don't agree with a record.
   */
  payments: { seat: number; points: number; honba: number; liableFor: Yaku[] }[];
  /** The points of the riichi sticks taken. */
  sticks: number;
}
export type TableEvent =
  | {
      type: "deal"; round: Wind; dealer: number; honba: number; sticks: number; points: number[];
      indicator: Face; hands: (Face[] | null)[];
    }
  | { type: "draw"; seat: number; face: Face | null; rinshan: boolean }
  | { type: "riichi" | "riichi_accepted" | "kita"; seat: number }
  | {
      type: "open_hand"; seat: number;
      /** That an open riichi shows. */
      hand: HandInfo;
    }
  | { type: "discard"; seat: number; face: Face; tsumogiri: boolean }
  | { type: "call" | "kan"; seat: number; meld: Meld }
  | { type: "dora"; face: Face }
  | {
      type: "win"; seat: number; from: number | null; hand: HandInfo; face: Face; ura: Face[];
      deltas: number[];
      /** Null where a record doesn't say. */
      worth: RoundWin | null;
    }
  | { type: "ryuukyoku"; kind: DrawKind; hands: (HandInfo | null)[]; deltas: number[] };
export interface SeatView {
  seat: number; wind: Wind; points: number;
  /** Null: hidden from the viewer. An open riichi shows the hand to everybody. */
  hand: Face[] | null;
  concealed: number; drawn: Face | null; melds: Meld[];
  river: { face: Face; tsumogiri: boolean; riichi: boolean; called: number | null }[];
  riichi: "no" | "riichi" | "double"; ippatsu: boolean; kita: number;
}
export interface TableView {
  round: Wind; dealer: number; honba: number; sticks: number; indicators: Face[]; drawsLeft: number;
  seats: SeatView[];
  /** Who decides in a replay; the hand and its waits are the viewer's. */
  viewer: number | null;
  handText: string | null; waits: Tile[]; furiten: boolean;
  phase: "between" | "turn" | "reply" | "over"; turn: number | null;
  lastDiscard: { seat: number; face: Face } | null;
}
export type ActionView =
  | { kind: "discard" | "riichi" | "open_riichi"; face: Face; tsumogiri: boolean }
  | { kind: "chi" | "pon" | "daiminkan" | "ankan" | "kakan"; meld: Meld }
  | { kind: "kita" | "ron" | "tsumo" | "kyuushu" | "pass" };
/** An offered action. */
export interface Offer {
  index: number;
  /** Stable and unique among those offered: `pass`, `discard 0m drawn`, `chi (123m)`. */
  key: string;
  action: ActionView;
}
export interface RoundSummary {
  points: number[]; deltas: number[];
  /** At a draw, by seat. */
  tenpai: boolean[];
  wins: RoundWin[];
}
export interface GameStep {
  /** As the person sees them. */
  events: TableEvent[];
  view: TableView; offers: Offer[];
  /** Whose turn it is: the person's, a bot's (call `step`), the page's (call `next`), nobody's. */
  awaits: "end" | "next" | "bot" | "you";
  /** The person, who deals last and is first, may end the game: `stop` instead of `next`. */
  mayStop: boolean;
  /** After the round. */
  result: RoundSummary | null;
  /** After the game; scores, with uma and oka, are in points. */
  final: {
    /** What uma, oka, rounding and chips add to the points above those to return. */
    beyond: number[];
    points: number[]; places: number[]; scores: number[];
  } | null;
}
export interface GameHint { index: number; discards: Discard[] }
/**
 * What is known of a decision with the others in it. Values are points over the rest of the
 * round, chances 0 to 1.
 */
export interface AdviceView {
  /**
   * The best first; `index` is the offer's. The value is the sum of `dealInPoints`, `goingOn` and
   * `folding`.
   */
  actions: {
    index: number; value: number; dealIn: number; dealInPoints: number; win: number; goingOn: number;
    folding: number;
  }[];
  others: {
    seat: number;
    /** How likely the seat is tenpai. */
    tenpai: number;
  }[];
  /** How likely somebody wins on each tile. */
  dangers: { tile: Tile; danger: number }[];
}
export interface Difference {
  kind: DifferenceKind;
  /** Counted from 0. */
  round: number;
  /** Where it stands in the record, as `line 12`. */
  place: string;
  seat: number | null;
  /** The rest of the round isn't checked. */
  endsCheck: boolean;
  /** It in English. */
  text: string;
}
/**
 * What is odd about a record and no difference; `round` is null where it is about the whole
 * record.
 */
export interface RecordNote { kind: NoteKind; round: number | null; text: string }
export interface GameSummary {
  format: Format; title: string[]; names: string[]; players: number; house: PresetName;
  seenBy: number | null;
  rounds: {
    name: string; round: Wind; dealer: number; honba: number; points: number[]; decisions: number;
    endsWith: string;
  }[];
  /** As recorded, in points. */
  result: { points: number[]; scores: number[] | null } | null;
  /** Where the record and the rules differ. */
  differences: Difference[];
  notes: RecordNote[];
}
export interface DecisionView {
  index: number; seat: number; place: string; action: ActionView; offers: ActionView[];
  shanten: number; ukeire: TilesThatHelp | null;
  discards: {
    tile: Tile; shanten: number; total: number; tiles: TileCount[];
    dealsIn: { to: number; points: number }[];
  }[];
  /** What the discard gave up: shanten, or tiles at equal shanten. */
  givenUp: { shanten: number; tiles: number } | null;
}
export interface ExpectedView {
  draws: number; points: number; best: Face; ofBest: number; givenUp: number; riichi: boolean;
}
export interface StatsRow {
  /** Null by seat. */
  player: string | null;
  /** Null by name. */
  seat: number | null;
  players: number; games: number; rounds: number;
  /** How often first, second and so on. */
  places: number[];
  figures: { figure: Figure; kind: FigureKind; value: number; interval: [number, number] | null }[];
  /** Of the wins. */
  yaku: {
    name: Yaku; kanji: string; english: string; wins: number; value: number;
    interval: [number, number] | null;
  }[];
}
/** What each player did over all games of a `Replay`; intervals hold the value with 95 %. */
export interface StatsView {
  records: number; rounds: number;
  /** Not followed to their end. */
  leftOut: number;
  rows: StatsRow[];
}
export interface ShanghaiLayout { name: ShanghaiLayoutName; tiles: number; positions: [number, number, number][] }
/** A layout of a file: `layout` as text for a deal, or why it is none. */
export interface ShanghaiReadLayout {
  name: string; tiles: number | null; layout: `${string}\n${string}` | null;
  /** Of `why`: `floating` and others. */
  code: string | null;
  why: string | null;
}
/** x, y in half tiles (a tile is 2 × 2), z the level. */
export interface ShanghaiTile {
  id: number; x: number; y: number; z: number;
  /** Equal faces match. */
  face: number;
  /** A name for the sprite: `1m` to `7z`, `1f` to `4f` flowers, `1g` to `4g` seasons. */
  tile: string;
  group: number; gone: boolean; free: boolean;
}
export interface ShanghaiState {
  tiles: ShanghaiTile[]; left: number; pairs: [number, number][]; moves: [number, number][];
  redo: number; canUndo: boolean; canRedo: boolean; cleared: boolean; undos: number; seconds: number;
  width: number; height: number; levels: number;
}
export interface ShanghaiVerdict {
  outlook: Outlook; nodes: number;
  /** All pairs to take, where it is clearable. */
  order: [number, number][] | null;
  /** The number of steps of the proof, where it is stuck. */
  proof: number | null;
}
export interface ShanghaiChoice { pair: [number, number]; outlook: Outlook }
export interface ShanghaiLosingMove {
  kind: "none" | "dealt" | "move" | "among" | "undetermined"; from: number | null; to: number | null;
}
export interface ShanghaiSaving { after: number; pair: [number, number] }
export interface ShanghaiDeadlock {
  kind: DeadlockKind;
  trapped: {
    tile: number; why: "held" | "waits" | "by_cases";
    /** The tiles that hold it, or its mates. */
    by: number[];
  }[];
  blocking: number[]; cases: { unless: [number, number][]; staying: number[] }[];
}
export interface OthelloState {
  /** Nine rows from the top of `B`, `W`, `G` and `.`. */
  rows: string[];
  turn: OthelloPlayer; token: OthelloColor;
  counts: { black: number; grey: number; white: number; empty: number }; legal: OthelloAction[];
  lastAction: OthelloAction | null; ply: number; canUndo: boolean; canRedo: boolean;
  timesSeen: number; ended: "board_full" | "third_repetition" | "both_must_pass" | null;
  /** The result, or the standing. */
  outcome: OthelloPlayer | "draw";
  text: string; actions: OthelloAction[];
}
/** The pieces that an action would turn, or why it is illegal. */
export interface OthelloPreview {
  legal: boolean; why: string | null;
  /** Of `why`: `no_sandwich` and others. */
  code: string | null;
  sandwiched: string[]; after: { rows: string[]; token: OthelloColor; turn: OthelloPlayer } | null;
}
export interface OthelloScore {
  /** Hundredths of a piece for the player to move; ±100 times the margin when decided. */
  hundredths: number;
  decided: "won" | "lost" | null; text: string;
}
export interface OthelloFound {
  action: OthelloAction | null; score: OthelloScore; line: OthelloAction[]; depth: number;
  nodes: number; final: boolean; stopped: boolean;
}
export interface OthelloAnalysis {
  actions: { action: OthelloAction; score: OthelloScore; line: OthelloAction[]; final: boolean }[];
  depth: number; nodes: number; stopped: boolean;
}
export interface OthelloJudged {
  player: OthelloPlayer; made: OthelloAction; best: OthelloAction; lost: number;
  gaveAwayAWin: boolean;
  /** No deeper search changes either value. */
  proven: boolean;
  depth: number; nodes: number;
}
