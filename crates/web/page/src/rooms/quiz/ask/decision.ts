// A decision of the open record, with the plan and the advice for every discard.

import { plan, type Plan } from '../../../engine/plan.ts';
import type { Api } from '../../../engine/engine.ts';
import { kind } from '../../../tile/faces.ts';
import type { Opened } from '../../play/record/open.ts';
import type { Place } from '../../play/record/place.ts';

/** A discard by both judges. */
export interface Discard {
  readonly face: Api.Face;
  readonly shanten: number;
  /** Points expected by the plan, and those that the best discard has more. */
  readonly planned: number;
  readonly planLost: number;
  readonly win: number;
  /** The advice's, of the better way to discard it, with riichi or without. */
  readonly advised: Api.AdviceView['actions'][number];
  readonly adviceLost: number;
}

export interface Decision {
  readonly place: Place;
  readonly view: Api.TableView;
  readonly request: Api.PlanRequest;
  readonly plan: Plan;
  readonly advice: Api.AdviceView;
  /** The best by the advice first. */
  readonly discards: readonly Discard[];
  /** What the player did. */
  readonly made: Api.Face;
  /** Few rounds are left, as far as the record goes. */
  readonly late: boolean;
}

/** Rounds that are searched. */
const ROUNDS = 60;
/** Rounds at the end of a record where places are near. */
const LATE = 2;

const faceOf = (action: Api.ActionView | undefined) => (action && (action.kind === 'discard' || action.kind === 'riichi') ? action.face : null);

/** At this shanten, with two discards that keep it, and no win to take. */
function isQuestion({ action, offers, shanten, discards: [best, second] }: Api.DecisionView, far: number): boolean {
  return shanten === far && faceOf(action) !== null && best !== undefined && second?.shanten === best.shanten && !offers.some((it) => it.kind === 'tsumo');
}

/** The same for the same seed and record; nothing where no round has one at this shanten. */
export async function decisionOf({ replay, games }: Opened, seed: number, far: number, signal: AbortSignal): Promise<Decision | null> {
  const rounds = games.flatMap((it, game) => it.rounds.map((_, round) => ({ game, round })));
  for (let nth = 0; nth < Math.min(ROUNDS, rounds.length); nth++) {
    const { game, round } = rounds[(seed + nth) % rounds.length]!;
    signal.throwIfAborted();
    const all = (await replay.decisions(game, round)).filter((it) => isQuestion(it, far));
    const found = all[Math.floor(seed / rounds.length) % all.length];
    if (!found) continue;
    const { index } = found;
    const [view, request, advice] = await Promise.all([replay.view(game, round, index), replay.outlook(game, round, index), replay.advice(game, round, index)]);
    const planned = await plan(view.handText ?? '', { ...request, depth: 1 }, signal);
    const late = round >= (games[game]?.rounds.length ?? 0) - LATE;
    return { place: { game, round, step: index, seat: found.seat }, view, request, plan: planned, advice, made: faceOf(found.action)!, late, discards: judged(found, planned, advice) };
  }
  return null;
}

function judged({ offers }: Api.DecisionView, { discards }: Plan, { actions }: Api.AdviceView): Discard[] {
  // The best come first, so the first with a face is the better way to discard it.
  const faces = new Map<Api.Face, Discard['advised']>();
  for (const it of actions) {
    const face = faceOf(offers[it.index]);
    if (face !== null && !faces.has(face)) faces.set(face, it);
  }
  const all = [...faces].flatMap(([face, advised]) => {
    const of = discards.find((it) => it.face === face) ?? discards.find((it) => kind(it.face) === kind(face));
    return of ? [{ face, advised, shanten: of.shanten, planned: of.figures.points, win: of.figures.win }] : [];
  });
  const most = Math.max(...all.map((it) => it.planned));
  const best = Math.max(...all.map((it) => it.advised.value));
  return all.map((it) => ({ ...it, planLost: most - it.planned, adviceLost: best - it.advised.value }));
}
