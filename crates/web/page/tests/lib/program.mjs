// The program `mentsu`, built of this checkout, and requests to ask of it and of the page.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');

/** The program and its first arguments: of this checkout, or the one, built already, that MENTSU names. */
const [PROGRAM = '', ...FIRST] = process.env.MENTSU ? [process.env.MENTSU] : ['cargo', 'run', '--release', '--quiet', '--locked', '-p', 'mentsu-cli', '--'];

/** Answers of `mentsu batch`, one a line. */
export function batch(lines, ...options) {
  const out = execFileSync(PROGRAM, [...FIRST, 'batch', ...options], { cwd: ROOT, input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'inherit'] });
  return out.trimEnd().split('\n');
}

/** Milliseconds of processor time that `mentsu batch` takes for these lines in one thread. */
export function batchTime(lines) {
  const program = process.env.MENTSU ?? join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release', 'mentsu');
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$0" batch --threads 1 >/dev/null', program];
  const { stderr } = spawnSync('bash', timed, { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return 1_000 * (user + system);
}

/** Records of one game that the program played: mjai as it is and packed, by what they are called. */
export function records() {
  const folder = mkdtempSync(join(tmpdir(), 'mentsu-records-'));
  try {
    execFileSync(PROGRAM, [...FIRST, 'arena', 'efficiency', '--games', '1', '--seed', '7', '--tonpuu', '--logs', folder], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    const packed = readFileSync(join(folder, 'game-000001.mjai.gz'));
    return { packed: { file: 'game.mjai.gz', bytes: packed }, plain: { file: 'game.mjai', bytes: gunzipSync(packed) } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Numbers below 2^32 from a seed (mulberry32). */
function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const KINDS = [...'mps'].flatMap((suit) => Array.from({ length: 9 }, (_, at) => `${at + 1}${suit}`)).concat(Array.from({ length: 7 }, (_, at) => `${at + 1}z`));

function text(tiles) {
  return [...tiles].sort((a, b) => (a[1] + a[0] < b[1] + b[0] ? -1 : 1)).map((tile, at, all) => tile[0] + (all[at + 1]?.[1] === tile[1] ? '' : tile[1])).join('');
}

function deal(next, kinds, count) {
  const wall = kinds.flatMap((kind) => Array(4).fill(kind));
  return Array.from({ length: count }, () => wall.splice(next(wall.length), 1)[0]);
}

/** A win: four blocks and a pair, from one suit or all tiles. */
function win(next, kinds) {
  for (;;) {
    const tiles = [];
    for (let at = 0; at < 4; at++) {
      const kind = kinds[next(kinds.length)];
      const run = kind[1] !== 'z' && Number(kind[0]) < 8 && next(3) > 0;
      tiles.push(...(run ? [0, 1, 2].map((step) => `${Number(kind[0]) + step}${kind[1]}`) : [kind, kind, kind]));
    }
    const pair = kinds[next(kinds.length)];
    tiles.push(pair, pair);
    if (tiles.every((tile) => tiles.filter((other) => other === tile).length <= 4)) return tiles;
  }
}

/** Requests of hands, scores and plans (or of plans alone), the same for the same seed. */
export function requests(count, seed, op = 'all') {
  const next = random(seed);
  const ones = KINDS.filter((kind) => kind[1] === 'p');
  if (op === 'plan') {
    return Array.from({ length: count }, (_, id) => JSON.stringify({ id, op, closed: text(deal(next, KINDS.slice(0, 18), 14)), draws: 12, depth: 1 }));
  }
  return Array.from({ length: count }, (_, id) => {
    const kinds = next(3) === 0 ? ones : KINDS;
    if (id % 4 === 0) {
      const tiles = win(next, kinds);
      const [won] = tiles.splice(next(14), 1);
      return JSON.stringify({ id, op: 'score', closed: text(tiles), win: won, seat: 'ESWN'[next(4)], round: 'ES'[next(2)], tsumo: next(2) === 0, dora: [KINDS[next(34)]], flags: next(2) ? ['riichi'] : [] });
    }
    if (id % 50 === 1) return JSON.stringify({ id, op: 'plan', closed: text(deal(next, ones, 14)), draws: 5 });
    if (id % 3 === 0) return JSON.stringify({ id, op: 'hand', closed: text(win(next, kinds)) });
    return JSON.stringify({ id, op: 'hand', closed: text(deal(next, kinds, next(2) ? 13 : 14)) });
  });
}

const FAMILIES = ['zung_jung', 'hong_kong', 'taiwan', 'sichuan', 'guangdong'];

/** Requests that the page's module answers: hands with unknown tiles, hands and wins under Chinese rules, hands of families. */
export function requestsOfPage(count, seed) {
  // A tile of several of its suit becomes unknown.
  const unknown = (closed) => `${closed.replace(/\d(?=\d)/, '')}?`;
  return requests(count, seed).map((line) => JSON.parse(line)).map(({ id, op, closed, win }, nth) => {
    if (op === 'score' && nth % 8 === 0) return JSON.stringify({ id, op: 'hand', closed: unknown(closed), wins: true });
    if (op === 'score') return JSON.stringify({ id, op: 'mcr_score', closed, win, attempts: nth % 3 === 0 });
    if (nth % 5 === 0) return JSON.stringify({ id, op: 'family', family: FAMILIES[(nth / 5) % FAMILIES.length], closed: nth % 2 === 0 ? unknown(closed) : closed });
    if (nth % 2 === 0) return JSON.stringify({ id, op: 'mcr_hand', closed });
    return JSON.stringify({ id, op: 'hand', closed: unknown(closed), wins: nth % 3 === 0 });
  });
}

/** Hands of 14 tiles dealt from the whole wall, 34 counts each, one behind the other. */
export function manyHands(count, seed) {
  const next = random(seed);
  const counts = new Uint8Array(34 * count);
  const wall = Array.from({ length: 136 }, (_, id) => id >> 2);
  for (let hand = 0; hand < count; hand++) {
    for (let nth = 0; nth < 14; nth++) {
      const other = nth + next(136 - nth);
      [wall[nth], wall[other]] = [wall[other], wall[nth]];
      counts[34 * hand + wall[nth]]++;
    }
  }
  return counts;
}

/** Nanoseconds that the library takes for the shanten of one of these hands, compiled for this machine. */
export function shantenTime(counts) {
  const built = process.env.SHANTEN ?? join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'release', 'examples', 'shanten_of_many');
  if (!existsSync(built)) execFileSync('cargo', ['build', '--release', '--quiet', '--locked', '-p', 'mentsu-web', '--example', 'shanten_of_many'], { cwd: ROOT, stdio: 'inherit' });
  return Number(execFileSync(built, { input: counts, encoding: 'utf8' }));
}
