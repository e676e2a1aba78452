// Requests and answers of the protocol.

import { call, callLong } from './engine.ts';

/** A request without an answer: the module says why in English. */
export class Refused extends Error {}

/** Asks; `long` in the second worker, which an abort ends. */
export async function ask<Answer>(request: { readonly op: 'family' | 'hand' | 'mcr_hand' | 'mcr_score' }, signal: AbortSignal, long = false): Promise<Answer> {
  const line = await (long ? callLong : call)('askUnknownOrOtherRules', [JSON.stringify(request)], signal);
  const answer = JSON.parse(line) as Answer & { readonly error?: string };
  if (answer.error !== undefined) throw new Refused(answer.error);
  return answer;
}
