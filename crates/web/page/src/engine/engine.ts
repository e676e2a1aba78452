// The module as the page calls it: functions and objects in workers, typed by the module's own types.
//
// The main worker answers quick questions and owns every object with a state (a game, a board). The second one,
// started at the first question, answers what may take long and keeps no state (plans); an abort ends it.

import type * as Api from '../../../npm/dist/mentsu.js';
import first from '../../generated/first.wasm?url';
import rest from '../../generated/rest.wasm?url';
import type * as Page from '../../generated/mentsu.js';
import type { Start } from '../worker/messages.ts';
import { Lane } from './lane.ts';
export { EngineError } from './lane.ts';

type Module = typeof Page;
/** Methods that the page's parts lack, after an underscore. */
type Methods = Page.Unused extends infer U ? (U extends `${string}_${infer M}` ? `_${M}` : never) : never;
type Method = (...args: never[]) => unknown;
type Functions = { [K in keyof Module as Module[K] extends Method ? (K extends 'default' | 'initSync' | 'addRest' | Page.Unused ? never : K) : never]: Module[K] };
type Classes = { [K in keyof Module as Module[K] extends abstract new (...args: never[]) => unknown ? K : never]: Module[K] };
type Made<K extends keyof Classes> = Classes[K] extends abstract new (...args: never[]) => infer T ? T : never;
type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

/** An object in a worker: its methods that are in the page's parts of the module, answered later. */
export type Remote<T> = { [K in keyof T as T[K] extends Method ? (`_${string & K}` extends Methods ? never : K) : never]: Asked<T[K]> };
export type { Api };

let compiled: WebAssembly.Module | undefined;
const address = (file: string) => new URL(file, document.baseURI).href;
const module = (): Start => ({ start: compiled ?? address(first), rest: address(rest) });
const learned = (found: WebAssembly.Module) => {
  compiled = found;
};
const spawn = () => new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });

const main = new Lane(spawn, module, learned);
/** The second worker. */
export const study = new Lane(spawn, module, learned);

/** Starts the worker before the first question. */
export function warmUp(): void {
  main.open();
}

/** A function of the module. An abort rejects with the signal's reason. */
export function call<K extends keyof Functions>(
  name: K,
  args: Parameters<Functions[K]>,
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Functions[K]>>> {
  return main.ask({ do: 'call', name, args }, signal) as Promise<Awaited<ReturnType<Functions[K]>>>;
}

/** The same in the second worker, which an abort ends: for questions that may take long. */
export function callLong<K extends keyof Functions>(
  name: K,
  args: Parameters<Functions[K]>,
  signal: AbortSignal,
): Promise<ReturnType<Functions[K]>> {
  return study.ask({ do: 'call', name, args }, signal, true) as Promise<ReturnType<Functions[K]>>;
}

function remote<T>(lane: Lane, object: number): Remote<T> {
  return new Proxy({} as Remote<T>, {
    get(_, method) {
      // A promise that resolves with this object asks whether it is a promise itself.
      if (typeof method !== 'string' || method === 'then') return undefined;
      if (method === 'free') return () => lane.ask({ do: 'free', object });
      return (...args: unknown[]) => lane.ask({ do: 'ask', object, method, args });
    },
  });
}

/** A new object of a class of the module, to be freed by `free`. */
export async function make<K extends keyof Classes>(name: K, ...args: ConstructorParameters<Classes[K]>): Promise<Remote<Made<K>>> {
  return remote(main, (await main.ask({ do: 'make', name, by: null, args })) as number);
}

/** One made by a static function, `Game.restore` for example. */
export async function makeBy<K extends keyof Classes>(name: K, by: string, ...args: unknown[]): Promise<Remote<Made<K>>> {
  return remote(main, (await main.ask({ do: 'make', name, by, args })) as number);
}
