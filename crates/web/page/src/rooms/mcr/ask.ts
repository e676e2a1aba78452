// Questions about Chinese rules and other families, and the names of fan.

import type { Name } from '../../../generated/families.ts';
import { ask as asked } from '../../engine/ask.ts';
import { call, type Api } from '../../engine/engine.ts';
import type { UnknownAnswer } from '../hand/answers/unknown.ts';
import type { FamilyName } from './query.ts';

/** What is answered to known tiles. */
export type HandAnswer = Exclude<Api.Protocol.McrHandAnswer, UnknownAnswer>;

/** Asks; `long` in the second worker, which an abort ends. */
export function ask(request: Api.Protocol.McrScoreRequest, signal: AbortSignal): Promise<Api.Protocol.McrScoreAnswer>;
export function ask(request: Api.Protocol.McrHandRequest, signal: AbortSignal, long?: boolean): Promise<HandAnswer>;
export function ask(request: Api.Protocol.FamilyRequest, signal: AbortSignal): Promise<Api.Protocol.FamilyAnswer>;
export function ask(request: Api.Protocol.FamilyRequest | Api.Protocol.McrHandRequest | Api.Protocol.McrScoreRequest, signal: AbortSignal, long = false): Promise<unknown> {
  return asked(request, signal, long);
}

/** The names of a family's patterns, by those that answers have. */
export type Patterns = ReadonlyMap<string, Name>;
const tables = new Map<FamilyName, Promise<Patterns>>();

export function patterns(family: FamilyName): Promise<Patterns> {
  let found = tables.get(family);
  if (!found) {
    found = call('familyTable', [family]).then((table) => {
      const { patterns } = JSON.parse(table) as { patterns: readonly { id: string; name: string; english: string }[] };
      return new Map(patterns.map(({ id, name, english }) => [id, [name, english]]));
    });
    tables.set(family, found);
    found.catch(() => tables.delete(family));
  }
  return found;
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
