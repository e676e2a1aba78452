// The messages between the page and its workers.

/** `make` makes an object in the worker: by `new`, or by the static function `by`. */
export type Request =
  | { readonly id: number; readonly do: 'call'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'make'; readonly name: string; readonly by: string | null; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'ask'; readonly object: number; readonly method: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly do: 'free'; readonly object: number };

/**
 * The first message: the address of the module's first part, or that part as an earlier worker has compiled it, and the address
 * of the rest, which a worker loads on the first request that needs it.
 */
export interface Start {
  readonly start: WebAssembly.Module | string;
  readonly rest: string;
}

export interface Failure {
  readonly name: string;
  readonly kind: string;
  readonly code: string | null;
  readonly message: string;
  readonly position: { readonly offset?: number; readonly line?: number; readonly column?: number; readonly path?: string } | null;
}

export type Answer =
  | { readonly ready: WebAssembly.Module }
  | { readonly failed: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };
