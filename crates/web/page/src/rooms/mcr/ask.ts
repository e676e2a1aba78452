// Lines of the protocol, asked of the module and read; and the names of fan.

import { call, callLong, type Api } from '../../engine/engine.ts';

/** What can't be: the module says it in English. */
export class Impossible extends Error {}

type Answered<R> = R extends Api.McrScoreRequest ? Api.McrScoreAnswer : Api.McrHandAnswer;

/** Asks a line; `long` in the second worker, which an abort ends. */
export async function ask<R extends Api.McrScoreRequest | Api.McrHandRequest>(request: R, signal: AbortSignal, long = false): Promise<Answered<R>> {
  const line = await (long ? callLong : call)('ask', [JSON.stringify(request)], signal);
  const answer = JSON.parse(line) as Answered<R> & { readonly error?: string };
  if (answer.error !== undefined) throw new Impossible(answer.error);
  return answer;
}

export type Fans = ReadonlyMap<string, Api.McrFan>;
let named: Promise<Fans> | undefined;

/** All fan by the names that answers have. */
export function fans(): Promise<Fans> {
  named ??= call('mcrFans', []).then((all) => new Map(all.map((fan) => [fan.name, fan])));
  // A worker that failed is asked anew.
  named.catch(() => { named = undefined; });
  return named;
}
