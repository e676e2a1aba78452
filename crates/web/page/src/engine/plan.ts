// Plans, in the second worker. Its planner remembers what similar hands share, until that is too much.

import { study, type Api } from './engine.ts';

/** States that a planner may hold before it is freed; about 250 bytes each. */
const KEPT_STATES = 300_000;

interface Planner {
  readonly generation: number;
  readonly object: Promise<number>;
  states: number;
}

let planner: Planner | undefined;

function current(): Planner {
  if (planner?.generation !== study.generation) {
    const object = study.ask({ do: 'make', name: 'Planner', by: null, args: [] }) as Promise<number>;
    planner = { generation: study.generation, object, states: 0 };
  }
  return planner!;
}

export interface DiscardPlan extends Required<Api.Protocol.DiscardAnswer> {
  readonly face: Api.Face;
  /** With all draws left. */
  readonly figures: Readonly<Record<'tenpai' | 'win' | 'points', number>>;
}

/** A plan with its discards in a list, the best points first. */
export type Plan = Omit<Api.Plan, 'discards'> & { readonly discards: readonly DiscardPlan[] };

/** An answer of the module. */
export function listed({ discards, ...plan }: Api.Plan): Plan {
  const last = (of: readonly number[]) => of.at(-1) ?? 0;
  const all = Object.entries(discards) as [Api.Face, Required<Api.Protocol.DiscardAnswer>][];
  return { ...plan, discards: all.map(([face, of]) => ({ ...of, face, figures: { tenpai: last(of.tenpai), win: last(of.win), points: last(of.points) } })) };
}

/** What to discard over the rest of a round. An abort ends the worker if this question has started. */
export async function plan(hand: string, request: Api.PlanRequest, signal: AbortSignal): Promise<Plan> {
  const used = current();
  const object = await used.object;
  const found = listed((await study.ask({ do: 'ask', object, method: 'plan', args: [hand, request] }, signal, true)) as Api.Plan);
  used.states += found.states;
  if (used.states > KEPT_STATES && used === planner) {
    planner = undefined;
    void study.ask({ do: 'free', object });
  }
  return found;
}
