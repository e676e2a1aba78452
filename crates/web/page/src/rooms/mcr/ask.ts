// Requests and answers as lines of the protocol, and the names of fan.

import { call, callLong, type Api } from '../../engine/engine.ts';

/** What can't be: the module says it in English. */
export class Impossible extends Error {}

/** Asks a line; `long` in the second worker, which an abort ends. */
export function ask(request: Api.McrScoreRequest, signal: AbortSignal): Promise<Api.McrScoreAnswer>;
export function ask(request: Api.McrHandRequest, signal: AbortSignal, long?: boolean): Promise<Api.McrHandAnswer>;
export async function ask(request: object, signal: AbortSignal, long = false): Promise<unknown> {
  return answered(request, signal, long);
}

/** Asks what unknown tiles may be, which may take long. */
export function askUnknown(request: Api.McrUnknownRequest, signal: AbortSignal): Promise<Api.McrUnknownAnswer> {
  return answered(request, signal, true);
}

async function answered<A>(request: object, signal: AbortSignal, long: boolean): Promise<A> {
  const line = await (long ? callLong : call)('ask', [JSON.stringify(request)], signal);
  const answer = JSON.parse(line) as A & { readonly error?: string };
  if (answer.error !== undefined) throw new Impossible(answer.error);
  return answer;
}

export type Fans = ReadonlyMap<string, Api.McrFan>;
let named: Promise<Fans> | undefined;

/** All fan by the names that answers have. */
export function fans(): Promise<Fans> {
  named ??= call('mcrFans', []).then((all) => new Map(all.map((fan) => [fan.name, fan])));
  // The request goes to a new worker after a failure.
  named.catch(() => { named = undefined; });
  return named;
}
