// Owns the module and computes every answer of the page. Objects of the module stay here; the page refers to
// them by number.

import * as module from '../../generated/mentsu.js';
import type { Answer, Failure, Request, Start } from './messages.ts';

type Anything = (...args: unknown[]) => unknown;
type Class = (new (...args: unknown[]) => object) & Record<string, Anything>;

const objects = new Map<number, Record<string, Anything>>();
let made = 0;

function own(of: object, name: string): Anything {
  const found = (of as Record<string, unknown>)[name];
  if (typeof found !== 'function') throw new TypeError(`there is no ${name}`);
  return found as Anything;
}

function answer(request: Request): unknown {
  switch (request.do) {
    case 'call':
      return own(module, request.name)(...request.args);
    case 'make': {
      const type = own(module, request.name) as unknown as Class;
      const object = request.by === null ? new type(...request.args) : own(type, request.by).apply(type, [...request.args]);
      objects.set(++made, object as Record<string, Anything>);
      return made;
    }
    case 'ask': {
      const object = objects.get(request.object);
      if (!object) throw new TypeError(`there is no object ${request.object}`);
      return own(object, request.method).apply(object, [...request.args]);
    }
    case 'free':
      objects.get(request.object)?.free?.();
      objects.delete(request.object);
      return null;
  }
}

function failure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { kind, code, position } = error as Partial<Failure>;
  return { name: error.name, kind: kind ?? 'broken', code: code ?? null, message: error.message, position: position ? { ...position } : null };
}

function say(words: Answer): void {
  postMessage(words);
}

const compile = (from: string) => WebAssembly.compileStreaming(fetch(from, { credentials: 'same-origin' }));

async function start(from: WebAssembly.Module | string): Promise<void> {
  try {
    const compiled = typeof from === 'string' ? await compile(from) : from;
    await module.default({ module_or_path: compiled });
    say({ ready: compiled });
  } catch (error) {
    say({ failed: String(error) });
  }
}

let rest = '';
let added: Promise<void> | undefined;

/** The code of the rest travels as streams. */
async function loadRest(): Promise<void> {
  const [{ fromStreams }, packed] = await Promise.all([import('./streams.ts'), compile(rest)]);
  await module.addRest(await WebAssembly.compile(fromStreams(packed)));
}

/** Loads what this request needs besides the first part. */
async function prepare(request: Request): Promise<void> {
  if ((request.do !== 'call' && request.do !== 'make') || module.FIRST.includes(request.name)) return;
  try {
    await (added ??= loadRest());
  } catch (error) {
    // The next request tries again.
    added = undefined;
    throw error;
  }
}

/** `unpack` answers by a promise. */
async function reply(request: Request): Promise<void> {
  try {
    await prepare(request);
    const value = answer(request);
    say({ id: request.id, value: value instanceof Promise ? await value : value });
  } catch (error) {
    say({ id: request.id, error: failure(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Start | Request>) => {
  if ('start' in data) {
    rest = data.rest;
    void start(data.start);
    return;
  }
  void reply(data);
});
