// A game in progress: the board in the worker, and the engine's replies.

import { EngineError, make, makeBy, type Api, type Remote } from '../../engine/engine.ts';
import { keep, kept } from './kept.ts';

type Board = Remote<Api.Othello>;

export interface Told {
  state(state: Api.OthelloState, thinking: boolean): void;
  failed(why: unknown): void;
  /** There is no game to show. */
  unopened(why: unknown): void;
}

export class Game {
  readonly #told: Told;
  #board: Board | undefined;
  #state: Api.OthelloState | undefined;
  #turn = 0;
  #left = false;
  /** The engine doesn't reply while the user steps through the game. */
  #paused = false;

  constructor(told: Told) {
    this.#told = told;
  }

  get state(): Api.OthelloState | undefined {
    return this.#state;
  }

  /** Whether the engine is to move. */
  get isEngines(): boolean {
    const { side } = kept.read();
    return this.#state !== undefined && this.#state.ended === null && side !== 'both' && this.#state.turn !== side;
  }

  async begin(moves: readonly Api.OthelloAction[] = [], position?: string): Promise<void> {
    await this.#open(async () => {
      const board = await make('Othello', { repetition: kept.read().rule, ...(position ? { position } : {}) });
      for (const move of moves) await board.play(move);
      return board;
    });
  }

  /** The saved game, or a new one if it can't be read. */
  async resume(saved: string): Promise<void> {
    await this.#open(async () => {
      try {
        return await makeBy('Othello', 'restore', saved);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return make('Othello', { repetition: kept.read().rule });
      }
    });
  }

  async #open(made: () => Promise<Board>): Promise<void> {
    const mine = ++this.#turn;
    try {
      const board = await made();
      if (mine !== this.#turn || this.#left) {
        void board.free();
        return;
      }
      void this.#board?.free();
      this.#board = board;
      this.#state = undefined;
      this.#paused = false;
      await this.#become(await board.state());
    } catch (error) {
      if (mine === this.#turn) this.#told.unopened(error);
    }
  }

  async #become(state: Api.OthelloState): Promise<void> {
    const justEnded = this.#state?.ended === null && state.ended !== null;
    this.#state = state;
    const mine = ++this.#turn;
    const thinking = this.isEngines && !this.#paused;
    this.#told.state(state, thinking);
    if (this.#board && !this.#left) keep({ saved: await this.#board.save() });
    if (justEnded) {
      const { side, won, played } = kept.read();
      if (side !== 'both') keep({ played: played + 1, won: won + (state.outcome === side ? 1 : 0) });
    }
    if (thinking && mine === this.#turn) await this.#answer(mine);
  }

  async #answer(mine: number): Promise<void> {
    const { level, seed } = kept.read();
    const found = await this.ask((board) => board.search({ level: Number(level) as 1, seed: seed + mine }));
    if (!found || mine !== this.#turn || found.action === null) return;
    await this.play(found.action);
  }

  async #act(what: (board: Board) => Promise<Api.OthelloState>): Promise<void> {
    if (!this.#board) return;
    try {
      await this.#become(await what(this.#board));
    } catch (error) {
      this.#told.failed(error);
    }
  }

  play(action: Api.OthelloAction): Promise<void> {
    this.#paused = false;
    return this.#act((board) => board.play(action));
  }

  /** Undoes until the person is to move again. */
  async undo(): Promise<void> {
    this.#paused = true;
    await this.#act(async (board) => {
      let state = await board.undo();
      const { side } = kept.read();
      while (side !== 'both' && state.turn !== side && state.canUndo) state = await board.undo();
      return state;
    });
  }

  async redo(): Promise<void> {
    this.#paused = true;
    await this.#act(async (board) => {
      let state = await board.redo();
      const { side } = kept.read();
      while (side !== 'both' && state.turn !== side && state.canRedo) state = await board.redo();
      return state;
    });
    if (this.isEngines) await this.goOn();
  }

  /** Goes to the position after this number of actions; the engine waits. */
  goTo(ply: number): Promise<void> {
    this.#paused = true;
    return this.#act(async (board) => {
      let state = await board.state();
      while (state.ply > ply && state.canUndo) state = await board.undo();
      while (state.ply < ply && state.canRedo) state = await board.redo();
      return state;
    });
  }

  /** Lets the engine reply again. */
  async goOn(): Promise<void> {
    this.#paused = false;
    if (this.#state) await this.#become(this.#state);
  }

  /** Asks the board; `null` if it has changed meanwhile. */
  async ask<T>(what: (board: Board) => Promise<T>): Promise<T | null> {
    if (!this.#board) return null;
    const mine = this.#turn;
    try {
      const found = await what(this.#board);
      return mine === this.#turn && !this.#left ? found : null;
    } catch (error) {
      if (mine === this.#turn) this.#told.failed(error);
      return null;
    }
  }

  leave(): void {
    this.#left = true;
    this.#turn++;
    void this.#board?.free();
  }
}
