// A game in progress: the board in the worker, its saved state, and the clock.

import { EngineError, make, makeBy, type Api, type Remote } from '../../engine/engine.ts';
import { count, countCleared, keep, kept, type Deal } from './kept.ts';
import { layoutOf } from './layouts.ts';

type Game = Remote<Api.Shanghai>;

/** The verdict after a move; `null` until it is known. */
export interface Findings {
  readonly outlook: Api.Outlook;
  readonly nodes: number;
  readonly order: [number, number][] | null;
}

export interface Told {
  /** The board has changed. */
  state(state: Api.ShanghaiState): void;
  /** The verdict has changed. */
  findings(found: Findings | null): void;
  failed(why: unknown): void;
  /** There is no board to show. */
  unopened(why: unknown): void;
}

/** Nodes of the verdict after every move: a tenth of a second at most. */
const AT_ONCE = 12_000;
/** Nodes of a verdict on demand. */
export const LONGER = 600_000;

const dealt = (deal: Deal) => make('Shanghai', { ...deal, layout: layoutOf(deal.layout) });

export class Play {
  readonly #told: Told;
  #game: Game | undefined;
  #deal: Deal | null = null;
  #state: Api.ShanghaiState | undefined;
  /** Counts moves: an answer about an earlier board is dropped. */
  #turn = 0;
  #since = 0;
  #left = false;

  constructor(told: Told) {
    this.#told = told;
  }

  get state(): Api.ShanghaiState | undefined {
    return this.#state;
  }

  get deal(): Deal | null {
    return this.#deal;
  }

  get ended(): boolean {
    return !this.#state || this.#state.cleared || this.#state.pairs.length === 0;
  }

  /** Seconds played, until now. */
  get seconds(): number {
    return (this.#state?.seconds ?? 0) + this.#running();
  }

  #running(): number {
    return this.#since === 0 || this.ended ? 0 : Math.floor((performance.now() - this.#since) / 1_000);
  }

  /** Starts or stops the clock. */
  clock(on: boolean): void {
    if (on === (this.#since !== 0)) return;
    if (on) this.#since = performance.now();
    else void this.#flush().then(() => (this.#since = 0));
  }

  async #flush(): Promise<void> {
    const seconds = this.#running();
    if (seconds === 0 || !this.#game) return;
    this.#since = performance.now();
    if (this.#state) this.#state = { ...this.#state, seconds: this.#state.seconds + seconds };
    count(this.#deal, (before) => ({ seconds: before.seconds + seconds }));
    await this.#game.addSeconds(seconds);
    await this.#save();
  }

  async #save(): Promise<void> {
    if (this.#game && !this.#left) keep({ deal: this.#deal, saved: await this.#game.save() });
  }

  /** A new deal. */
  async open(deal: Deal): Promise<boolean> {
    return this.#begin(deal, () => dealt(deal));
  }

  /** The saved game, or a new deal if it can't be read. */
  async resume(deal: Deal | null, saved: string): Promise<boolean> {
    return this.#begin(deal, async () => {
      try {
        return await makeBy('Shanghai', 'restore', saved);
      } catch (error) {
        if (!deal || !(error instanceof EngineError)) throw error;
        return dealt(deal);
      }
    }, true);
  }

  /** A board given as text. */
  async openBoard(text: string): Promise<boolean> {
    return this.#begin(null, () => makeBy('Shanghai', 'of', text));
  }

  /** Whether there is a new board. */
  async #begin(deal: Deal | null, made: () => Promise<Game>, resumed = false): Promise<boolean> {
    const mine = ++this.#turn;
    try {
      const game = await made();
      if (mine !== this.#turn || this.#left) {
        void game.free();
        return false;
      }
      void this.#game?.free();
      this.#game = game;
      this.#deal = deal;
      this.#state = undefined;
      if (!resumed) keep({ helped: false });
      this.#since = performance.now();
      await this.#become(await game.state());
      return true;
    } catch (error) {
      if (mine !== this.#turn) return false;
      // A text that is no board leaves the board that is there.
      if (deal === null && this.#game) this.#told.failed(error);
      else this.#told.unopened(error);
      return false;
    }
  }

  /** Gives the board up. */
  close(): void {
    this.#turn++;
    void this.#game?.free();
    this.#game = undefined;
    this.#state = undefined;
    this.#deal = null;
  }

  /** Changes the board and shows the result. */
  async #act(what: (game: Game) => Promise<Api.ShanghaiState>): Promise<void> {
    if (!this.#game) return;
    const game = this.#game;
    try {
      await this.#flush();
      const state = await what(game);
      if (game === this.#game) await this.#become(state);
    } catch (error) {
      this.#told.failed(error);
    }
  }

  async #become(state: Api.ShanghaiState): Promise<void> {
    const before = this.#state;
    this.#state = state;
    const mine = ++this.#turn;
    // A game counts from its first pair on, once.
    const begun = before?.moves.length === 0 && state.moves.length === 1 && state.undos === 0;
    if (begun && !kept.read().helped) count(this.#deal, ({ games }) => ({ games: games + 1 }));
    if (state.cleared && before?.cleared === false) countCleared(this.#deal, new Date(), state.seconds);
    this.#told.state(state);
    this.#told.findings(null);
    await this.#save();
    if (kept.read().referee && mine === this.#turn) await this.look(AT_ONCE);
  }

  take(a: number, b: number): Promise<void> {
    return this.#act((game) => game.take(a, b));
  }

  undo(): Promise<void> {
    return this.#act((game) => game.undo());
  }

  redo(): Promise<void> {
    return this.#act((game) => game.redo());
  }

  /** From here on the game isn't the player's alone. */
  help(): void {
    keep({ helped: true });
  }

  shuffle(seed: number): Promise<void> {
    this.help();
    return this.#act((game) => game.shuffle(seed));
  }

  /** Undoes until this many moves are left. */
  backTo(moves: number): Promise<void> {
    return this.#act(async (game) => {
      let state = await game.state();
      while (state.moves.length > moves && state.canUndo) state = await game.undo();
      return state;
    });
  }

  /** Asks for a verdict. */
  async look(nodes: number): Promise<Findings | null> {
    const found = await this.ask((game) => game.verdict(nodes));
    if (found) this.#told.findings(found);
    return found;
  }

  /** Asks the board; `null` if it has changed meanwhile or the question failed. */
  async ask<T>(what: (game: Game) => Promise<T>): Promise<T | null> {
    if (!this.#game) return null;
    const mine = this.#turn;
    try {
      const found = await what(this.#game);
      return mine === this.#turn && !this.#left ? found : null;
    } catch (error) {
      if (mine === this.#turn) this.#told.failed(error);
      return null;
    }
  }

  leave(): void {
    const game = this.#game;
    const seconds = this.#running();
    const deal = this.#deal;
    this.#left = true;
    this.#turn++;
    if (!game) return;
    if (seconds > 0) count(deal, (before) => ({ seconds: before.seconds + seconds }));
    void (async () => {
      if (seconds > 0) await game.addSeconds(seconds);
      keep({ deal, saved: await game.save() });
      await game.free();
    })().catch(() => {});
  }
}
