// Every decision of a player beside the best advice, one after the other in the second worker.

import { study, type Api } from '../../../engine/engine.ts';
import { isSame } from './walk.ts';

export interface Dear {
  readonly round: number;
  readonly step: number;
  readonly action: Api.ActionView;
  readonly best: Api.ActionView;
  /** Points that it gave up. */
  readonly lost: number;
}

export interface Judged {
  readonly dearest: readonly Dear[];
  readonly sum: number;
  readonly decisions: number;
}

/** Calls `told` after every judged decision; an abort ends before the next one. */
export async function judge(
  bytes: Uint8Array<ArrayBuffer>,
  game: number,
  rounds: number,
  seat: number,
  most: number,
  told: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Judged> {
  const object = (await study.ask({ do: 'make', name: 'Replay', by: null, args: [bytes] }, signal)) as number;
  const ask = (method: string, ...args: number[]) => study.ask({ do: 'ask', object, method, args }, signal);
  try {
    const all: { round: number; decision: Api.DecisionView }[] = [];
    for (let round = 0; round < rounds; round++) {
      const found = (await ask('decisions', game, round)) as Api.DecisionView[];
      all.push(...found.filter((it) => it.seat === seat && it.offers.length > 1).map((decision) => ({ round, decision })));
    }
    const dear: Dear[] = [];
    for (const [at, { round, decision }] of all.entries()) {
      told(at, all.length);
      const { actions } = (await ask('advice', game, round, decision.index)) as Api.AdviceView;
      const { offers, action, index } = decision;
      const made = actions.find((it) => offers[it.index] && isSame(offers[it.index]!, action));
      const best = actions[0] && offers[actions[0].index];
      const lost = made && actions[0] ? actions[0].value - made.value : 0;
      if (best && lost > 0) dear.push({ round, step: index, action, best, lost });
    }
    dear.sort((a, b) => b.lost - a.lost);
    return { dearest: dear.slice(0, most), sum: dear.reduce((sum, it) => sum + it.lost, 0), decisions: all.length };
  } finally {
    // An ended worker has taken the object with it.
    void study.ask({ do: 'free', object }).catch(() => {});
  }
}
