// How the sources of the page and of the npm package are laid out: no circle of imports, one order of
// folders, few files in each. Needs Node alone.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';

const WEB = join(import.meta.dirname, '..', '..');
/** The folders of the page. Each may import from those before it, none from those behind it. */
const ORDER = ['store', 'worker', 'engine', 'words', 'dom', 'tile', 'rules', 'app', 'rooms', 'main.ts'];
/** Files that one folder may have. */
const MOST = 12;
const NOT_OURS = ['node_modules', 'dist', 'generated', 'pictures'];

const all = [];
for (const folder of ['npm', 'page']) walk(join(WEB, folder));
function walk(folder) {
  const entries = readdirSync(folder).filter((name) => !NOT_OURS.includes(name)).map((name) => join(folder, name));
  for (const path of entries) statSync(path).isDirectory() ? walk(path) : all.push(path);
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"?]*)(?:\?[^'"]*)?\1/g;
const scripts = new Set(all.filter((path) => /\.(?:ts|js|mjs)$/.test(path)));
/** From each script to those that it imports, by type or by value, at once or later. */
const imports = new Map([...scripts].map((path) => {
  const named = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, , to]) => join(dirname(path), to ?? ''));
  return [path, named.filter((to) => scripts.has(to))];
}));

/** What is left when files go that import none of the rest: circles, and whatever leads to one. */
function circles(graph) {
  const left = new Map(graph);
  for (;;) {
    const ends = [...left].filter(([, known]) => !known.some((to) => left.has(to)));
    if (ends.length === 0) return [...left.keys()];
    for (const [path] of ends) left.delete(path);
  }
}

test('imports are found, and a circle is', () => {
  assert.ok([...imports.values()].flat().length > 100);
  assert.deepEqual(circles(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']], ['d', []]])), ['a', 'b', 'c']);
});

test('no file imports itself by way of others', () => {
  assert.deepEqual(circles(imports).map((path) => relative(WEB, path)), []);
});

test('folders import in one direction', () => {
  const source = join(WEB, 'page', 'src');
  const place = (path) => ORDER.indexOf(relative(source, path).split('/')[0] ?? '');
  const inPage = [...imports].filter(([path]) => !relative(source, path).startsWith('..'));
  const wrong = inPage.flatMap(([from, known]) => {
    assert.notEqual(place(from), -1, from);
    return known.filter((to) => place(to) > place(from)).map((to) => `${relative(source, from)} -> ${relative(source, to)}`);
  });
  assert.deepEqual(wrong, []);
});

test('the night changes nothing but colours', () => {
  const page = all.filter((path) => path.startsWith(join(WEB, 'page', 'src')) && /\.(?:ts|css)$/.test(path));
  // `light-dark()` takes colours alone; any other query could change a width, and every screen would have to be tried by night.
  const asking = page.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/prefers-color-scheme|[^\n]*data-theme[^\n]*/g)].map(([line]) => `${relative(WEB, path)}: ${line.trim()}`));
  assert.deepEqual(asking, [
    "page/src/styles/base.css: :root[data-theme='light'] { color-scheme: light; }",
    "page/src/styles/base.css: :root[data-theme='dark'] { color-scheme: dark; }",
    'page/src/styles/print.css: :root, :root[data-theme] { color-scheme: light; }',
  ]);
});

test('English words need no glyphs but Latin ones', () => {
  const words = all.filter((path) => path.includes('/words/en/'));
  assert.ok(words.length > 8);
  const foreign = words.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/[^\0-\u024f\u2010-\u206f\u2190-\u22ff]+/gu)].map(([found]) => `${relative(WEB, path)}: ${found}`));
  assert.deepEqual(foreign, []);
});

test(`no folder has more than ${MOST} files`, () => {
  const counts = new Map();
  for (const path of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  assert.deepEqual([...counts].filter(([, count]) => count > MOST).map(([folder]) => relative(WEB, folder)), []);
});
