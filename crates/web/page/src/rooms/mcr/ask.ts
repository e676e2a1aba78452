// Requests and answers as lines of the protocol, and the names of fan.

import { call, callLong, type Api } from '../../engine/engine.ts';

/** What can't be: the module says it in English. */
export class Impossible extends Error {}

/** What is answered to unknown tiles. */
export type UnknownAnswer = Extract<Api.Protocol.McrHandAnswer, { readonly completions: unknown }>;
/** What is answered to known ones. */
export type HandAnswer = Exclude<Api.Protocol.McrHandAnswer, UnknownAnswer>;

/** Asks a line; `long` in the second worker, which an abort ends. */
export function ask(request: Api.Protocol.McrScoreRequest, signal: AbortSignal): Promise<Api.Protocol.McrScoreAnswer>;
export function ask(request: Api.Protocol.McrHandRequest, signal: AbortSignal, long?: boolean): Promise<HandAnswer>;
export async function ask(request: object, signal: AbortSignal, long = false): Promise<unknown> {
  return answered(request, signal, long);
}

/** Asks what unknown tiles may be, which may take long. */
export function askUnknown(request: Api.Protocol.McrHandRequest, signal: AbortSignal): Promise<UnknownAnswer> {
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
