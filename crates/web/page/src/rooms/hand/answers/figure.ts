// The figures of a plan by which discards are ordered and drawn.

export const FIGURES = ['points', 'win', 'tenpai'] as const;
export type Figure = (typeof FIGURES)[number];

export function percent(chance: number): string {
  return chance >= 0.9995 ? '100' : (100 * chance).toFixed(1);
}
