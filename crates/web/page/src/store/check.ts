// Small readers for values of unknown shape.

export function record(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
}

export function oneOf<const T>(raw: unknown, choices: readonly T[], fallback: T): T {
  return choices.includes(raw as T) ? (raw as T) : fallback;
}

export function flag(raw: unknown, fallback: boolean): boolean {
  return typeof raw === 'boolean' ? raw : fallback;
}

/** A whole number from `low` to `high`. */
export function whole(raw: unknown, low: number, high: number, fallback: number): number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= low && raw <= high ? raw : fallback;
}

export function text(raw: unknown, most: number, fallback: string): string {
  return typeof raw === 'string' && raw.length <= most ? raw : fallback;
}
