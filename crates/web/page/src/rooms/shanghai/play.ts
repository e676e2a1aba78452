// A game in progress: the board in the worker, what is kept of it, and the time that passes.

import { EngineError, make, makeBy, type Api, type Remote } from '../../engine/engine.ts';
import { countCleared, keep, kept, type Deal } from './kept.ts';

type Game = Remote<Api.Shanghai>;

/** What a look after a move found; null until it has. */
export interface Findings {
  readonly outlook: Api.Outlook;
  readonly nodes: number;
  readonly order: [number, number][] | null;
}

export interface Told {
  /** The board has changed. */
  state(state: Api.ShanghaiState): void;
  /** A verdict, or none yet. */
  findings(found: Findings | null): void;
  failed(why: string): void;
}

/** Nodes of a look after every move: a tenth of a second at most. */
const AT_ONCE = 12_000;
/** Nodes of a look that was asked for. */
export const LONGER = 600_000;

export class Play {
  readonly #told: Told;
  #game: Game | undefined;
  #deal: Deal | null = null;
  #state: Api.ShanghaiState | undefined;
  /** Counts moves, so that an answer about an earlier board is dropped. */
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

  /** Seconds played, those since the last move included. */
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
    await this.#game.addSeconds(seconds);
    await this.#save();
  }

  async #save(): Promise<void> {
    if (this.#game && !this.#left) keep({ deal: this.#deal, saved: await this.#game.save() });
  }

  /** A new deal. */
  async open(deal: Deal): Promise<void> {
    await this.#begin(deal, () => make('Shanghai', { ...deal }));
  }

  /** The game as it was left; a new deal of it where that can't be read any more. */
  async resume(deal: Deal | null, saved: string): Promise<void> {
    await this.#begin(deal, async () => {
      try {
        return await makeBy('Shanghai', 'restore', saved);
      } catch (error) {
        if (!deal || !(error instanceof EngineError)) throw error;
        return make('Shanghai', { ...deal });
      }
    });
  }

  /** Somebody's own board, as text. */
  async openBoard(text: string): Promise<void> {
    await this.#begin(null, () => makeBy('Shanghai', 'of', text));
  }

  async #begin(deal: Deal | null, made: () => Promise<Game>): Promise<void> {
    const mine = ++this.#turn;
    try {
      const game = await made();
      if (mine !== this.#turn || this.#left) {
        void game.free();
        return;
      }
      void this.#game?.free();
      this.#game = game;
      this.#deal = deal;
      this.#since = performance.now();
      await this.#become(await game.state());
    } catch (error) {
      if (mine === this.#turn) this.#told.failed(message(error));
    }
  }

  /** Does something to the board, and tells what comes of it. */
  async #act(what: (game: Game) => Promise<Api.ShanghaiState>): Promise<void> {
    if (!this.#game) return;
    const game = this.#game;
    try {
      await this.#flush();
      const state = await what(game);
      if (game === this.#game) await this.#become(state);
    } catch (error) {
      this.#told.failed(message(error));
    }
  }

  async #become(state: Api.ShanghaiState): Promise<void> {
    const cleared = state.cleared && this.#state?.cleared === false;
    this.#state = state;
    const mine = ++this.#turn;
    if (cleared) countCleared(this.#deal, new Date());
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

  shuffle(seed: number): Promise<void> {
    return this.#act((game) => game.shuffle(seed));
  }

  /** Takes moves back until so many are left. */
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

  /** Asks the board something; null where the board has changed meanwhile, or it failed. */
  async ask<T>(what: (game: Game) => Promise<T>): Promise<T | null> {
    if (!this.#game) return null;
    const mine = this.#turn;
    try {
      const found = await what(this.#game);
      return mine === this.#turn && !this.#left ? found : null;
    } catch (error) {
      if (mine === this.#turn) this.#told.failed(message(error));
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
    void (async () => {
      if (seconds > 0) await game.addSeconds(seconds);
      keep({ deal, saved: await game.save() });
      await game.free();
    })().catch(() => {});
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
