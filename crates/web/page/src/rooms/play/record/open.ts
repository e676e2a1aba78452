// The records that are open: read from files, kept while the page is open, and small ones on the device.

import { record, text } from '../../../store/check.ts';
import { section } from '../../../store/store.ts';
import { call, make, type Api, type Remote } from '../../../engine/engine.ts';
import { allWords, errorText } from '../../../words/index.ts';

export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of its games, which follow those of the sources before. */
  readonly games: number;
}

export interface Opened {
  readonly replay: Remote<Api.Replay>;
  readonly games: readonly Api.GameSummary[];
  readonly sources: readonly Source[];
}

const MOST_BYTES = 50_000_000;
/** Letters of a record that is kept: a game has some 20,000. */
const MOST_KEPT = 400_000;

/** The last file that was opened alone, packed. */
const kept = section<{ readonly name: string; readonly packed: string }>('record', (raw) => {
  const from = record(raw);
  return { name: text(from.name, 1_000, ''), packed: text(from.packed, MOST_KEPT, '') };
});

let opened: Opened | undefined;
let handed: File | undefined;

export function current(): Opened | undefined {
  return opened;
}

/** Another part of the page hands over a game; the next room of records opens it. */
export function handOver(name: string, bytes: string): void {
  handed = new File([bytes], name);
}

export function close(): void {
  void opened?.replay.free();
  opened = undefined;
  kept.write({ name: '', packed: '' });
}

/** A record as letters that stand in an address as they are. */
export async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer())) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/[+/=]/g, (it) => ({ '+': '-', '/': '_' })[it] ?? '');
}

/** The file of these letters; they may be anything. */
export function unpacked(name: string, letters: string): File {
  try {
    const bytes = atob(letters.replace(/[-_]/g, (it) => (it === '-' ? '+' : '/')));
    return new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name);
  } catch {
    return new File([], name);
  }
}

async function keep({ name, bytes }: Source): Promise<void> {
  const letters = await packed(bytes);
  kept.write(letters.length <= MOST_KEPT ? { name, packed: letters } : { name: '', packed: '' });
}

/** What was handed over, or what was kept: files to read when the room is entered. */
export function waiting(): File[] {
  const given = handed;
  handed = undefined;
  if (given) return [given];
  const { name, packed: letters } = kept.read();
  return opened || letters === '' ? [] : [unpacked(name, letters)];
}

/** What is open; what was kept is opened for it. */
export async function reopened(signal: AbortSignal): Promise<Opened | undefined> {
  const files = waiting();
  if (files.length > 0) await read(files, () => {}, signal);
  return opened;
}

/** Opens these files in the place of what was open. A file that is no record is named with the reason. */
export async function read(files: readonly File[], told: (done: number) => void, signal: AbortSignal): Promise<string[]> {
  const problems: string[] = [];
  const sources: Source[] = [];
  let replay: Remote<Api.Replay> | undefined;
  for (const [at, file] of files.entries()) {
    told(at + 1);
    try {
      if (file.size > MOST_BYTES) throw new RangeError(allWords().play.tooLarge);
      const bytes = (await call('unpack', [new Uint8Array(await file.arrayBuffer())])) as Uint8Array<ArrayBuffer>;
      if (replay) sources.push({ name: file.name, bytes, games: await replay.add(bytes) });
      else {
        replay = await make('Replay', bytes);
        sources.push({ name: file.name, bytes, games: (await replay.games()).length });
      }
    } catch (error) {
      problems.push(`${file.name}: ${error instanceof RangeError ? error.message : errorText(error)}`);
    }
    if (signal.aborted) {
      void replay?.free();
      return [];
    }
  }
  if (!replay) return problems;
  const games = await replay.games();
  if (signal.aborted) {
    void replay.free();
    return [];
  }
  void opened?.replay.free();
  opened = { replay, games, sources };
  const [first] = sources;
  if (first && sources.length === 1) await keep(first);
  else kept.write({ name: '', packed: '' });
  return problems;
}
