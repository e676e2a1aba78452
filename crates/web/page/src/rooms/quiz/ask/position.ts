// A decision from a game between bots in which somebody has declared riichi, with the advice on it.

import { make, type Api } from '../../../engine/engine.ts';

export interface Position {
  readonly view: Api.TableView;
  readonly advice: Api.AdviceView;
  /** The discard that goes for the win, and the safest one. */
  readonly push: Choice;
  readonly fold: Choice;
}

export interface Choice {
  readonly face: Api.Face;
  /** Declares riichi with it. */
  readonly riichi: boolean;
  readonly value: number;
  readonly dealIn: number;
}

/** Differences in points: below the first it is negligible, above the second obvious. */
const GAP: readonly [least: number, most: number] = [150, 5_000];
/** Rounds that are searched for a decision, and decisions of a round that are looked at. */
const ROUNDS = 40;
const LOOKS = 3;
/** The folding discard deals in at least this much less often. */
const SAFER = 0.02;

type Action = Extract<Api.ActionView, { face: Api.Face }>;

/** Both discards, if they differ enough for a question. */
function ways(step: Api.GameStep, advice: Api.AdviceView): Pick<Position, 'push' | 'fold'> | null {
  const discards = advice.actions.flatMap((it) => {
    const action = step.offers[it.index]?.action;
    return action && (action.kind === 'discard' || action.kind === 'riichi') ? [{ ...it, action: action as Action }] : [];
  });
  const best = (of: (it: (typeof discards)[number]) => number) => discards.reduce((a, b) => (of(b) > of(a) ? b : a), discards[0]!);
  if (discards.length < 2) return null;
  const push = best((it) => it.goingOn + it.dealInPoints);
  const least = Math.min(...discards.map((it) => it.dealIn));
  const fold = discards.filter((it) => it.dealIn <= least + 0.002).reduce((a, b) => (b.value > a.value ? b : a));
  const choice = ({ action, value, dealIn }: (typeof discards)[number]): Choice => ({ face: action.face, riichi: action.kind === 'riichi', value, dealIn });
  const gap = Math.abs(push.value - fold.value);
  if (push.action.face === fold.action.face || push.dealIn - fold.dealIn < SAFER || gap < GAP[0] || gap > GAP[1]) return null;
  return { push: choice(push), fold: choice(fold) };
}

/** The same position for the same seed. */
export async function position(seed: number, signal: AbortSignal): Promise<Position | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const game = await make('Game', { seed: (seed + round * 0x9e37) % 2 ** 32, length: 'one_round', rules: 'tenhou', seat: 0, bots: Array.from({ length: 4 }, () => 'efficiency' as const) });
    try {
      let step = await game.step(false);
      for (let looks = 0; step.awaits === 'you' && looks < LOOKS;) {
        signal.throwIfAborted();
        const { view } = step;
        const attacked = view.seats.some((it) => it.seat !== view.viewer && it.riichi !== 'no');
        const own = view.seats[view.viewer ?? 0];
        if (attacked && view.phase === 'turn' && own?.riichi === 'no' && step.offers.some(({ action }) => action.kind === 'discard')) {
          looks++;
          const advice = await game.advice();
          const found = ways(step, advice);
          if (found) return { view, advice, ...found };
        }
        await game.act((await game.hint()).index);
        step = await game.step(false);
      }
    } finally {
      void game.free();
    }
  }
  return null;
}
