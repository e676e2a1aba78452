// What the page and its workers say to each other.

/** A class whose objects live in the worker, and how one is made: by `new`, or by a static function. */
export type Request =
  | { readonly id: number; readonly do: 'call'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'make'; readonly name: string; readonly by: string | null; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'ask'; readonly object: number; readonly method: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'free'; readonly object: number };

/** Sent first: where the module is, or the compiled module of a worker that was there before. */
export interface Start {
  readonly start: WebAssembly.Module | string;
}

export interface Failure {
  readonly name: string;
  readonly kind: string;
  readonly message: string;
  readonly position: { readonly offset?: number; readonly line?: number; readonly column?: number; readonly path?: string } | null;
}

export type Answer =
  | { readonly ready: WebAssembly.Module }
  | { readonly failed: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };
