// Makes two parts of the npm package's module: generated/first.wasm, which answers all about a hand and thus the first
// visit, and generated/rest.wasm with everything else that the page calls, its code as streams; and generated/mentsu.js, the package's script that loads the one and
// then the other. The rest imports functions, memory, tables and globals of the first part, which never calls the rest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { toStreams } from './streams.mjs';

const PAGE = dirname(import.meta.dirname);
const NPM = join(PAGE, '..', 'npm');
export const { default: binaryen } = await import(pathToFileURL(createRequire(join(NPM, 'shrink.js')).resolve('binaryen')).href);

/** What the room Hand calls: functions, and a class with its methods. */
export const FIRST = ['analyse', 'chances', 'parseHand', 'Planner', 'score', 'versions', 'why'];

/** What the page never calls: `ask`, in whose place it has `askUnknownOrOtherRules`, other functions, and methods by their classes. */
export const UNUSED = [
  'ask', 'gamePresets', 'presets', 'shanghaiLayouts', 'shantenOfMany', 'writeHand',
  'planner_beforeDraw', 'planner_calls', 'othello_svg', 'shanghai_choices', 'shanghai_svg', 'shanghai_text',
];

/** Whether an export belongs to the first part: what is named there, and what glue code needs. */
function isFirst(name) {
  const method = /^(?:__wbg_)?([a-z]+)_/.exec(name)?.[1];
  return FIRST.some((it) => it === name || it.toLowerCase() === method) || /^__(?!wbg_)/.test(name);
}

const NAME = String.raw`(\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+))`;
const plain = (name) => name.replace(/^\$"?|"$/g, '');

const all = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** The types of parameters and results that a line of text names, without their own names. */
function typeOf(line) {
  const parts = [...line.matchAll(/\((param|result) ([^()]*)\)/g)];
  return parts.flatMap(([, part, types]) => types.split(' ').filter((it) => !it.startsWith('$')).map((type) => `${part} ${type}`)).join();
}

/** Of a module's text: by function its type, what it calls, and the types that it calls through tables; exports by name. */
function graphOf(module) {
  const types = new Map();
  const functions = new Map();
  const exported = new Map();
  let of;
  for (const line of module.emitText().split('\n')) {
    const [, defined] = new RegExp(String.raw`^ \(type ${NAME} \(func`).exec(line) ?? [];
    if (defined) types.set(defined, typeOf(line));
    const [, opened] = new RegExp(String.raw`^ \(func ${NAME}`).exec(line) ?? [];
    if (opened) functions.set(plain(opened), (of = { type: typeOf(line), calls: new Set(), indirect: new Set() }));
    const [, name, to] = new RegExp(String.raw`^ \(export "([^"]+)" \(func ${NAME}\)\)`).exec(line) ?? [];
    if (name) exported.set(name, plain(to));
    for (const [, called] of line.matchAll(new RegExp(String.raw`\((?:return_)?call ${NAME}`, 'g'))) of.calls.add(plain(called));
    for (const [, taken] of line.matchAll(new RegExp(String.raw`\(ref\.func ${NAME}`, 'g'))) of.calls.add(plain(taken));
    for (const [, type] of line.matchAll(new RegExp(String.raw`\((?:return_)?call_indirect .*\(type ${NAME}\)`, 'g'))) of.indirect.add(types.get(type));
  }
  return { functions, exported };
}

/** What stands in tables: functions with their places. */
function slotsOf(module) {
  const segments = all(module.getNumElementSegments(), (i) => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(i)));
  return segments.flatMap(({ table, offset, data }) => data.map((name, i) => ({ table, at: binaryen.getExpressionInfo(offset).value + i, name })));
}

/** Puts these functions into tables, and no others. */
function fillTables(module, slots) {
  for (const name of all(module.getNumElementSegments(), (i) => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(i)).name)) module.removeElementSegment(name);
  const runs = [];
  for (const slot of slots) {
    const last = runs.at(-1)?.at(-1);
    if (last?.table === slot.table && last.at + 1 === slot.at) runs.at(-1).push(slot);
    else runs.push([slot]);
  }
  runs.forEach((run, i) => module.addActiveElementSegment(run[0].table, `E${i}`, run.map(({ name }) => name), module.i32.const(run[0].at)));
}

/**
 * All that can be called from some functions. A call through a table traps where the function there isn't of its type, so it
 * reaches those of the type alone.
 */
function reached({ functions }, slots, roots) {
  const found = new Set(roots);
  const types = new Set();
  for (const name of found) {
    const { calls, indirect } = functions.get(name) ?? { calls: [], indirect: [] };
    for (const called of calls) found.add(called);
    for (const type of indirect) {
      if (types.has(type)) continue;
      types.add(type);
      for (const { name: other } of slots) if (functions.get(other)?.type === type) found.add(other);
    }
  }
  return found;
}

/** What the module needs of an engine; its own list of that is stripped. */
const FEATURES = ['MutableGlobals', 'SIMD128', 'BulkMemory', 'SignExt', 'NontrappingFPToInt', 'ReferenceTypes', 'Multivalue', 'BulkMemoryOpt', 'CallIndirectOverlong']
  .reduce((features, name) => features | binaryen.Features[name], 0);


/** The two parts of a module. */
export function split(bytes) {
  const read = () => {
    const module = binaryen.readBinary(bytes);
    module.setFeatures(FEATURES);
    return module;
  };
  const whole = read();
  const graph = graphOf(whole);
  const { functions, exported } = graph;
  const slots = slotsOf(whole);
  const info = new Map(all(whole.getNumFunctions(), (i) => binaryen.getFunctionInfo(whole.getFunctionByIndex(i))).map((one) => [one.name, one]));
  const called = [...exported].filter(([name]) => !UNUSED.includes(name));
  const kept = reached(graph, slots, called.filter(([name]) => isFirst(name)).map(([, to]) => to));
  const used = reached(graph, slots, called.map(([, to]) => to));
  const own = [...info.values()].filter(({ module }) => module === '').map(({ name }) => name);
  const later = own.filter((name) => used.has(name) && !kept.has(name));
  const shared = own.filter((name) => kept.has(name) && later.some((it) => functions.get(it).calls.has(name)));
  // Lower case, so that globals and tables with upper case have names of their own.
  const short = new Map(shared.map((name, i) => [name, i.toString(36)]));
  const globals = all(whole.getNumGlobals(), (i) => binaryen.getGlobalInfo(whole.getGlobalByIndex(i)));
  const tables = all(whole.getNumTables(), (i) => binaryen.getTableInfo(whole.getTableByIndex(i)).name);

  const first = read();
  for (const [name, to] of exported) if (UNUSED.includes(name) || !kept.has(to)) first.removeExport(name);
  fillTables(first, slots.filter(({ name }) => kept.has(name)));
  for (const name of own.filter((it) => !kept.has(it))) first.removeFunction(name);
  for (const [name, to] of short) first.addFunctionExport(name, to);
  globals.forEach(({ name }, i) => first.addGlobalExport(name, `G${i}`));
  tables.forEach((name, i) => first.addTableExport(name, `T${i}`));

  const rest = read();
  for (const name of all(rest.getNumExports(), (i) => binaryen.getExportInfo(rest.getExportByIndex(i)).name)) {
    if (UNUSED.includes(name) || !later.includes(exported.get(name))) rest.removeExport(name);
  }
  fillTables(rest, slots.filter(({ name }) => used.has(name) && !kept.has(name)));
  for (const name of own.filter((it) => !used.has(it))) rest.removeFunction(name);
  for (const name of own.filter((it) => kept.has(it))) {
    const { params, results } = info.get(name);
    rest.removeFunction(name);
    if (short.has(name)) rest.addFunctionImport(name, 'first', short.get(name), params, results);
  }
  globals.forEach(({ name, type, mutable }, i) => rest.addGlobalImport(name, 'first', `G${i}`, type, mutable));
  tables.forEach((name, i) => rest.addTableImport(name, 'first', `T${i}`));
  // Its data is that of the first part: what the second writes again may have changed.
  rest.setMemory(rest.getMemoryInfo().initial, -1, null, [], false, false, '0');
  rest.addMemoryImport('0', 'first', 'memory');
  for (const module of [first, rest]) {
    module.runPasses(['remove-unused-module-elements', 'strip-target-features', 'strip-producers']);
    if (!module.validate()) throw new Error('a part is invalid');
  }
  return { first: first.emitBinary(), rest: rest.emitBinary() };
}

/** The package's script, which can add the rest. */
function script(glue) {
  return `${glue}
/** What the first part has. */
export const FIRST = ${JSON.stringify(FIRST)};

/** Adds everything else to the first part, which is loaded. */
export async function addRest(module) {
    const { exports } = await WebAssembly.instantiate(module, { ...__wbg_get_imports(), first: wasm });
    wasm = { ...wasm, ...exports };
}
`;
}

const TYPES = `export * from '../../npm/dist/mentsu.js';
export { default } from '../../npm/dist/mentsu.js';
export const FIRST: readonly string[];
export type Unused = ${UNUSED.map((name) => `'${name}'`).join(' | ')};
/** Lines of the protocol about hands with unknown tiles and rules other than riichi. */
export function askUnknownOrOtherRules(line: string): string;
export function addRest(module: WebAssembly.Module): Promise<void>;
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = (name) => readFileSync(join(NPM, 'dist', name));
  const { first, rest } = split(dist('mentsu_bg.wasm'));
  const files = { 'first.wasm': first, 'rest.wasm': toStreams(rest), 'mentsu.js': script(dist('mentsu.js')), 'mentsu.d.ts': TYPES };
  const to = join(PAGE, 'generated');
  mkdirSync(to, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(to, name), content);
    if (name.endsWith('.wasm')) console.log(`${name}: ${content.length} bytes, ${brotliCompressSync(content).length} of brotli`);
  }
}
