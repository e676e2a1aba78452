// The module in two parts: the first answers all about a hand by itself, and both together answer as the whole does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as whole from '../../npm/inline.js';
import { manyHands, requestsOfPage } from './lib/program.mjs';
import { runnerImport } from 'vite';
import { binaryen, split, UNUSED } from '../tools/split.mjs';
import { toStreams } from '../tools/streams.mjs';
import { stories } from './lib/browser.mjs';

const GENERATED = join(import.meta.dirname, '..', 'generated');
const PACKAGE = join(import.meta.dirname, '..', '..', 'npm', 'dist', 'mentsu_bg.wasm');
const file = (name) => new WebAssembly.Module(readFileSync(join(GENERATED, `${name}.wasm`)));
const { fromStreams } = (await runnerImport(join(import.meta.dirname, '..', 'src', 'worker', 'streams.ts'))).module;
/** The rest's code is in the streams of its file. */
const part = (name) => (name === 'first' ? file(name) : new WebAssembly.Module(fromStreams(file(name))));

let parts;
before(async () => {
  parts = await import(pathToFileURL(join(GENERATED, 'mentsu.js')).href);
  await parts.default({ module_or_path: part('first') });
});

const HANDS = [
  '1112345678999m', '11223344456789m', '123m406p55z(777=z)[2222s]', '19m19p19s1234567z', '23467m345p34588s', '135m123456p23499s',
  '1122m3344p5566s7z', '55m(567m)(888=8s)(1111z)', '22m', '123m45p13789s113z', '3405m2238p23407s4z', '123m456p78s1z??(777z)', '11111m', '12x', '',
];
/** What a function answers, or why it doesn't. */
const outcome = (ask) => {
  try {
    return ask();
  } catch ({ name, kind, code, message, position }) {
    return { name, kind, code, message, position };
  }
};
const random = () => {
  const counts = manyHands(300, 11);
  return Array.from({ length: 300 }, (_, i) => [...counts.subarray(34 * i, 34 * i + 34)].flatMap((n, kind) => Array(n).fill(`${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`)).join(''));
};

test('the first part answers everything that it is for', () => {
  const asked = [
    (m, hand) => m.parseHand(hand), (m, hand) => m.parseHand(hand, 'mpsz'), (m, hand) => m.why(hand),
    (m, hand) => m.analyse(hand), (m, hand) => m.analyse(hand, { rules: 'm_league', seat: 'south', dora: ['1m'], riichi: true }),
    (m, hand) => m.analyse(hand, { rules: { preset: 'tenhou_sanma', openTanyao: 'no' } }),
    (m, hand) => m.score(hand, '5m', 'ron', { riichi: true, ura: ['1z'] }), (m, hand) => m.score(hand, '9m', 'tsumo', { haitei: true, honba: 2 }),
    (m) => m.versions(),
  ];
  let answered = 0;
  for (const hand of [...HANDS, ...random()]) {
    for (const ask of asked) {
      const expected = outcome(() => ask(whole, hand));
      assert.deepEqual(outcome(() => ask(parts, hand)), expected, `${hand}: ${ask}`);
      answered += expected?.kind ? 0 : 1;
    }
  }
  assert.ok(answered > 1_000, `${answered} answers`);
  // Plans and chances, with what they refuse.
  const planners = [whole, parts].map((module) => new module.Planner());
  for (const hand of HANDS) {
    const [expected, found] = planners.map((planner) => outcome(() => planner.plan(hand, { draws: 6, depth: 1, room: 200_000, dora: ['1z'] })));
    assert.deepEqual(found, expected, hand);
  }
  for (const hand of ['1112345678999m', '123m45p13789s113z', '23467m345p34588s']) {
    assert.deepEqual(outcome(() => parts.chances(hand, { draws: 2 })), outcome(() => whole.chances(hand, { draws: 2 })), hand);
  }
  planners.forEach((planner) => planner.free());
});

test('what is named of the first part is there, and nothing else of the package', () => {
  const names = Object.keys(whole).filter((name) => !['default', 'initSync', 'unpack', ...UNUSED].includes(name));
  assert.ok(parts.FIRST.every((name) => names.includes(name)));
  const others = names.filter((name) => !parts.FIRST.includes(name) && typeof whole[name] === 'function' && !/^[A-Z]/.test(name));
  assert.ok(others.length > 5);
  for (const name of others) assert.throws(() => parts[name](), TypeError, name);
});

test('with the rest it answers as the whole does', async () => {
  await parts.addRest(part('rest'));
  const lines = requestsOfPage(2_000, 3).concat('{"op":"mcr_hand","closed":"123m456p789s145s12z","draws":9}', '{"op":"hand","closed":"11z?"}', '{"op":"hand","closed":"1z?m"}', '{');
  for (const line of lines) assert.equal(parts.askUnknownOrOtherRules(line), whole.ask(line), line);
  assert.match(parts.askUnknownOrOtherRules('{"op":"plan","closed":"123m45p13789s113z"}'), /"error":"op: /);
  const same = (ask) => assert.deepEqual(outcome(() => ask(parts)), outcome(() => ask(whole)), `${ask}`);
  same((m) => m.mcrFans());
  same((m) => m.waitsQuestion(5, { level: 'hard' }));
  same((m) => m.discardQuestion(3));
  same((m) => m.fuQuestion(7));
  same((m) => new m.Othello().search({ level: 4, seed: 1 }));
  same((m) => new m.Shanghai({ seed: 5, layout: 'turtle' }).verdict(2_000));
  same((m) => {
    const game = new m.Game({ seed: 4, bots: ['advisor_easy', 'efficiency', 'random'] });
    let step = game.state();
    for (let i = 0; i < 300 && step.awaits !== 'end'; i++) step = step.awaits === 'you' ? game.act(game.hint().index) : step.awaits === 'next' ? game.next() : game.step();
    const record = new m.Replay(new TextEncoder().encode(game.record('mjai')));
    return [step, game.save(), record.games()];
  });
  // The first part goes on as before.
  for (const hand of HANDS) same((m) => m.analyse(hand));
});

test('both parts have all exports of the package between them but those that the page never calls', () => {
  const exportsOf = (module) => WebAssembly.Module.exports(module).map(({ name }) => name);
  const ofPackage = exportsOf(new WebAssembly.Module(readFileSync(PACKAGE)));
  // What they share has short names.
  const found = ['first', 'rest'].flatMap((name) => exportsOf(part(name))).filter((name) => ofPackage.includes(name));
  assert.deepEqual(found.sort(), ofPackage.filter((name) => !UNUSED.includes(name)).sort());
  assert.ok(UNUSED.every((name) => ofPackage.includes(name)), `${UNUSED}`);
});

const story = stories();

story('a hand, its plan, its score and its story don’t load the rest; another room does', '#/hand?h=3405m2238p23407s4z', async (page) => {
  const requested = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.locator('.plan-state', { hasText: 'depth 2' }).waitFor();
  for (const hand of ['11223344456789m', '2344m111p789s555z']) {
    await page.goto(new URL(`./#/hand?h=${hand}`, page.url()).href);
    await page.locator('.answers .card').first().waitFor();
    await page.locator('.busy').first().waitFor({ state: 'detached' });
  }
  await page.goto(new URL('./#/why?h=11223344456789m', page.url()).href);
  await page.locator('.attempt').first().waitFor();
  const rest = () => requested.filter((url) => /rest-[^/]*\.wasm$/.test(url)).length;
  assert.equal(rest(), 0);
  await page.goto(new URL('./#/quiz?kind=waits&seed=1', page.url()).href);
  await page.locator('.quiz-picks .tile').first().waitFor();
  assert.equal(rest(), 1);
  await page.goto(new URL('./#/hand?h=1112345678999m', page.url()).href);
  await page.locator('.waits .wait').first().waitFor();
});

test('streams have every byte of a module', () => {
  const bytes = readFileSync(PACKAGE);
  const packed = new WebAssembly.Module(toStreams(bytes));
  assert.deepEqual(WebAssembly.Module.exports(packed), []);
  assert.ok(bytes.equals(fromStreams(packed)));
  // A function with an instruction that the streams don't know, `i32.atomic.load`: its alignment looks like a block.
  const atomic = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 10, 9, 1, 7, 0, 0xfe, 0x10, 2, 0, 0x1a, 0x0b);
  assert.throws(() => toStreams(atomic), /unknown instruction/);
});

test('a module of many shared functions is split, and names of tables are no functions', () => {
  // Six hundred functions that both parts call have names as globals might, and function 0 has that of the table's segment.
  const shared = Array.from({ length: 600 }, (_, i) => i);
  const module = binaryen.parseText(`(module
    (func $later (result i32) ${shared.map((i) => `(drop (call $shared${i}))`).join('')} (i32.const 7))
    (func $now (result i32) ${shared.map((i) => `(drop (call $shared${i}))`).join('')} (i32.const 5))
    ${shared.map((i) => `(func $shared${i} (result i32) (global.get $one))`).join('\n')}
    (global $one (mut i32) (i32.const 1)) (global $two (mut i32) (i32.const 2))
    (memory 1) (table 2 funcref) (elem (i32.const 0) $now $shared3)
    (export "memory" (memory 0)) (export "analyse" (func $now)) (export "shanghaiLater" (func $later)))`);
  const parts = split(module.emitBinary());
  const exportsOf = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  assert.ok(!exportsOf(parts.first).includes('shanghaiLater'));
  assert.deepEqual(exportsOf(parts.rest), ['shanghaiLater']);
  const first = new WebAssembly.Instance(new WebAssembly.Module(parts.first)).exports;
  const rest = new WebAssembly.Instance(new WebAssembly.Module(parts.rest), { first }).exports;
  assert.deepEqual([first.analyse(), rest.shanghaiLater()], [5, 7]);
});

test('what the first part can’t call through a table is in the rest, which puts it there', () => {
  const module = binaryen.parseText(`(module
    (type $plain (func (result i32))) (type $twice (func (param i32) (result i32)))
    (func $now (result i32) (call_indirect (type $plain) (i32.const 1)))
    (func $later (result i32) (call_indirect (type $twice) (i32.const 21) (i32.const 0)))
    (func $plain (result i32) (i32.const 5)) (func $twice (param i32) (result i32) (i32.mul (local.get 0) (i32.const 2)))
    (memory 1) (table 3 funcref) (elem (i32.const 0) $twice $plain $twice)
    (export "memory" (memory 0)) (export "analyse" (func $now)) (export "shanghaiLater" (func $later)))`);
  const parts = split(module.emitBinary());
  const first = new WebAssembly.Instance(new WebAssembly.Module(parts.first)).exports;
  assert.deepEqual([0, 1, 2].map((at) => first.T0.get(at) === null), [true, false, true]);
  assert.equal(first.analyse(), 5);
  const rest = new WebAssembly.Instance(new WebAssembly.Module(parts.rest), { first }).exports;
  assert.deepEqual([first.analyse(), rest.shanghaiLater(), first.T0.get(2)(4)], [5, 42, 8]);
});
