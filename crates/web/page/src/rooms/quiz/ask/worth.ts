// What han and fu pay, for wrong answers that could be right. The right one is the module's.

import type { Api } from '../../../engine/engine.ts';

/** Who pays: a ron one player, a tsumo of the dealer all the same, another tsumo the dealer more than the others. */
export type Paid = 'ron' | 'dealer' | 'others';

/** Base points of limit hands, from five han on. */
const LIMITS: readonly (readonly [han: number, base: number])[] = [[13, 8_000], [11, 6_000], [8, 4_000], [6, 3_000], [5, 2_000]];

function base(han: number, fu: number): number {
  const limit = LIMITS.find(([least]) => han >= least);
  return limit ? limit[1] : Math.min(2_000, fu * 2 ** (han + 2));
}

const hundreds = (points: number) => 100 * Math.ceil(points / 100);

/** Payments of a base, without honba: of a ron one, of a tsumo each non-dealer's, and the dealer's where it differs. */
function pays(of: number, paid: Paid, dealer: boolean): readonly number[] {
  if (paid === 'ron') return [hundreds((dealer ? 6 : 4) * of)];
  return paid === 'dealer' ? [hundreds(2 * of)] : [hundreds(of), hundreds(2 * of)];
}

/** What is paid of a score, in the same form. */
export function paymentsOf(score: Api.Score, by: Api.By, dealer: boolean): readonly number[] {
  const points = score.payments.map((it) => it.points);
  if (by === 'ron') return [points.reduce((sum, it) => sum + it, 0)];
  return dealer ? [points[0] ?? 0] : [Math.min(...points), Math.max(...points)];
}

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/** The right payments among three wrong ones: of a han more or less, or of the next fu. */
export function candidates(right: readonly number[], of: Api.Score, by: Api.By, dealer: boolean): (readonly number[])[] {
  const { han, fu } = { han: of.han ?? 1, fu: of.fu ?? 30 };
  const paid: Paid = by === 'ron' ? 'ron' : dealer ? 'dealer' : 'others';
  const at = FU.indexOf(fu);
  const near = [FU[at + 1] ?? 110, FU[at - 1] ?? 20];
  const wrong = [
    ...near.map((it) => base(han, it)), base(han + 1, fu), base(Math.max(1, han - 1), fu), base(han + 1, near[1] ?? fu), base(han + 2, fu), base(han, 2 * fu),
    // Of limit hands many of these are the same.
    ...[2, 3, 4, 5, 7].flatMap((far) => [base(han + far, fu), base(Math.max(1, han - far), fu)]),
  ].map((it) => pays(it, paid, dealer));
  const all = new Map([[String(right), right]]);
  for (const it of wrong) if (all.size < 4) all.set(String(it), it);
  return [...all.values()].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
}
