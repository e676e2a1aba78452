// What the page saves: sections of JSON under one prefix in localStorage. Tabs follow each other's changes, all
// sections can be exported and erased, and everything read is checked.

const PREFIX = 'mentsu.';
/** The version of the schema. A change that older pages can't read raises it and adds a migration. */
const VERSION = 1;
const VERSION_KEY = `${PREFIX}version`;

/** From version n to n + 1, of all sections as written. */
const MIGRATIONS: readonly ((sections: Map<string, unknown>) => void)[] = [];

export interface Section<T> {
  read(): T;
  write(next: T): void;
  /** Calls back at every change, in this tab or another, until the returned function is called. */
  watch(listener: (value: T) => void): () => void;
}

interface Known {
  invalidate(): void;
}

const known = new Map<string, Known>();
/** Used where nothing may be stored, for as long as the page is open. */
const memory = new Map<string, string>();

function get(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function put(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: memory has the value.
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so it has nothing.
  }
}

function keys(): string[] {
  const all = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) all.add(localStorage.key(i) ?? '');
  } catch {
    // Storage is forbidden.
  }
  return [...all].filter((key) => key.startsWith(PREFIX) && key !== VERSION_KEY);
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The section of this name. `check` makes a valid value of whatever was stored, `undefined` included; no
 * other place decides what is valid.
 */
export function section<T>(name: string, check: (raw: unknown) => T): Section<T> {
  const key = PREFIX + name;
  const listeners = new Set<(value: T) => void>();
  let cached: { value: T } | undefined;
  const read = () => (cached ??= { value: check(parse(get(key))) }).value;
  known.set(key, {
    invalidate() {
      cached = undefined;
      for (const listener of [...listeners]) listener(read());
    },
  });
  return {
    read,
    write(next) {
      put(key, JSON.stringify(next));
      known.get(key)?.invalidate();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Export {
  readonly app: 'mentsu';
  readonly version: number;
  readonly sections: Record<string, unknown>;
}

/** All sections as the text of a file. */
export function exportAll(): string {
  const sections: Record<string, unknown> = {};
  for (const key of keys().sort()) sections[key.slice(PREFIX.length)] = parse(get(key));
  return JSON.stringify({ app: 'mentsu', version: VERSION, sections } satisfies Export, null, 2);
}

/** Replaces all sections by those of a file that `exportAll` wrote; `false` for any other file. */
export function importAll(text: string): boolean {
  const file = parse(text) as Partial<Export> | undefined | null;
  if (typeof file !== 'object' || file?.app !== 'mentsu' || typeof file.sections !== 'object' || !file.sections) return false;
  if (!Number.isInteger(file.version) || file.version! < 1 || file.version! > VERSION) return false;
  const sections = new Map(Object.entries(file.sections));
  migrate(sections, file.version!);
  for (const key of keys()) remove(key);
  for (const [name, value] of sections) put(PREFIX + name, JSON.stringify(value));
  everythingChanged();
  return true;
}

export function eraseAll(): void {
  for (const key of keys()) remove(key);
  everythingChanged();
}

function everythingChanged(): void {
  for (const { invalidate } of known.values()) invalidate();
}

function migrate(sections: Map<string, unknown>, from: number): void {
  for (const step of MIGRATIONS.slice(from - 1)) step(sections);
}

/** Migrates what an older page wrote and starts to listen to other tabs. Call it once. */
export function openStore(): void {
  const found = Number(get(VERSION_KEY) ?? VERSION);
  if (found < VERSION) {
    const sections = new Map(keys().map((key) => [key.slice(PREFIX.length), parse(get(key))]));
    migrate(sections, found);
    for (const key of keys()) remove(key);
    for (const [name, value] of sections) put(PREFIX + name, JSON.stringify(value));
  }
  put(VERSION_KEY, String(VERSION));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null) {
      memory.clear();
      everythingChanged();
    } else if (key.startsWith(PREFIX)) {
      if (newValue === null) memory.delete(key);
      else memory.set(key, newValue);
      known.get(key)?.invalidate();
    }
  });
}
