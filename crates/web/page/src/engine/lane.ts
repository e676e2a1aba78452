// One worker and its queue of requests. Requests go one at a time: an aborted one is dropped if it hasn't
// started; one that has can only be stopped with its worker.

import type { Answer, Failure, Request, Start } from '../worker/messages.ts';

/** An error of the module: its kind, and its place in the text. */
export class EngineError extends Error {
  readonly kind: string;
  readonly code: string | null;
  readonly position: Failure['position'];

  constructor({ name, kind, code, message, position }: Failure) {
    super(message);
    this.name = name;
    this.kind = kind;
    this.code = code;
    this.position = position;
  }
}

type Bare<R> = R extends Request ? Omit<R, 'id'> : never;
export type Question = Bare<Request>;

interface Waiting {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class Lane {
  readonly #spawn: () => Worker;
  readonly #module: () => Start;
  readonly #learned: (module: WebAssembly.Module) => void;
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #ready = false;
  #running: Waiting | undefined;
  #id = 0;
  #generation = 0;

  /** `module` gives what a new worker starts from; `learned` receives the compiled module. */
  constructor(
    spawn: () => Worker,
    module: () => Start,
    learned: (module: WebAssembly.Module) => void,
  ) {
    this.#spawn = spawn;
    this.#module = module;
    this.#learned = learned;
  }

  /** How many workers have ended. An object made in an earlier one is gone. */
  get generation(): number {
    return this.#generation;
  }

  /** Starts the worker before the first question. */
  open(): void {
    if (this.#worker) return;
    const worker = this.#spawn();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener('error', (event) => {
      if (worker === this.#worker) this.#fail(new Error(event.message || 'the worker ended'));
    });
    worker.postMessage(this.#module());
  }

  /** Asks. If the question has started, an abort ends the worker with `stop`, and ignores the answer without. */
  ask(question: Question, signal?: AbortSignal, stop = false): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const waiting: Waiting = { question, resolve, reject };
      signal?.addEventListener('abort', () => this.#abort(waiting, signal.reason, stop), { once: true });
      this.#queue.push(waiting);
      this.open();
      this.#next();
    });
  }

  #abort(waiting: Waiting, reason: unknown, stop: boolean): void {
    const at = this.#queue.indexOf(waiting);
    if (at >= 0) this.#queue.splice(at, 1);
    else if (waiting !== this.#running) return;
    else if (stop) this.restart();
    waiting.reject(reason);
  }

  /** Ends the worker with all its objects. Requests still in the queue go to the next one. */
  restart(): void {
    this.#end();
    this.#running?.reject(new DOMException('The worker was ended.', 'AbortError'));
    this.#running = undefined;
    if (this.#queue.length > 0) this.open();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    this.#generation++;
  }

  #hear(answer: Answer): void {
    if ('ready' in answer) {
      this.#ready = true;
      this.#learned(answer.ready);
    } else if ('failed' in answer) {
      this.#fail(new Error(answer.failed));
      return;
    } else {
      const done = this.#running;
      this.#running = undefined;
      if ('error' in answer) done?.reject(new EngineError(answer.error));
      else done?.resolve(answer.value);
    }
    this.#next();
  }

  #fail(error: Error): void {
    this.#end();
    const lost = this.#running ? [this.#running, ...this.#queue] : [...this.#queue];
    this.#running = undefined;
    this.#queue.length = 0;
    for (const { reject } of lost) reject(error);
  }

  #next(): void {
    if (!this.#ready || this.#running || !this.#worker) return;
    this.#running = this.#queue.shift();
    if (this.#running) this.#worker.postMessage({ ...this.#running.question, id: ++this.#id });
  }
}
