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

/** What to discard over the rest of a round. An abort ends the worker if this question has started. */
export async function plan(hand: string, request: Api.PlanRequest, signal: AbortSignal): Promise<Api.Plan> {
  const used = current();
  const object = await used.object;
  const found = (await study.ask({ do: 'ask', object, method: 'plan', args: [hand, request] }, signal, true)) as Api.Plan;
  used.states += found.states;
  if (used.states > KEPT_STATES && used === planner) {
    planner = undefined;
    void study.ask({ do: 'free', object });
  }
  return found;
}
