// Makes the module smaller under brotli: removes what only panics need, runs the passes that brotli likes, puts similar
// functions next to each other, and blanks what panics would name. Every check stays, and nothing gets slower.
//
//   shrink.js module.wasm
//
// The module must still have the names of its functions; they are removed at the end.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import binaryen from "binaryen";

import { blankPlaces, reader, section } from "./places.js";

/**
 * Passes that save bytes of brotli. Most others, those of `-Oz` above all, save bytes of the module and cost bytes of brotli.
 * `dealign` saves 4 KB: no engine reads the alignment of an address.
 */
const PASSES = [
    "dce", "dae", "duplicate-function-elimination", "optimize-instructions", "precompute", "rse", "merge-blocks",
    "remove-unused-brs", "remove-unused-names", "reorder-locals", "vacuum", "dealign", "remove-unused-module-elements",
];

/** Functions of the standard library that format the message of a panic, and panic. */
const PANICS = new RegExp([
    /^core::panicking::/, /^std::panicking::/, /panic_access_error$/, /panic_already/, /panic_on_ord_violation$/,
    /^core::str::slice_error_fail/, /^core::slice::.*_fail$/, /(unwrap|expect|assert)_failed/,
    /^alloc::.*(handle_error|handle_alloc_error|capacity_overflow)$/, /__rust_alloc_error_handler$/,
    /rust_begin_unwind$/, /rust_panic$/,
].map(({ source }) => source).join("|"));

/** There are 32; fewer than this means that their names have changed. */
const FEWEST_PANICS = 25;

/** Places in the source that are blanked: there are 930. */
const FEWEST_PLACES = 500;

/** The functions of a module that it doesn't import. */
function functionsOf(module) {
    const all = Array.from({ length: module.getNumFunctions() }, (_, i) => module.getFunctionByIndex(i));
    return all.map(binaryen.getFunctionInfo).filter((one) => one.module === "");
}

/** A name as in Rust: without the escapes of binaryen and the hash of a crate. */
function plain(name) {
    const written = name.replace(/\\([0-9a-f]{2})/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
    return written.replace(/\[[0-9a-f]{16}\]/g, "").replace(/^<?(\w+)/, "$1");
}

/**
 * Makes the functions that format a panic's message trap at once, and returns their number. The module has neither a hook nor
 * standard error, so no message is ever seen. The code that prepares the messages becomes dead and goes, too.
 */
export function silence(module) {
    const panics = functionsOf(module).filter(({ name }) => PANICS.test(plain(name)));
    for (const { name, params, results } of panics) {
        module.removeFunction(name);
        module.addFunction(name, params, results, [], module.unreachable());
    }
    return panics.length;
}

const CODE = 10;
/** The length of the runs of bytes by which functions are compared. */
const RUN = 4;

/** The functions' bytes, in their order. */
function bodiesOf(bytes) {
    const read = reader(section(bytes, CODE));
    return Array.from({ length: read.number() }, () => read.part());
}

/**
 * Starts with the longest function and puts after each one the most similar of the rest, by the Jaccard index of their runs of
 * bytes. Repetitions are then near each other, which brotli encodes in fewer bits.
 */
export function sortByLikeness(module) {
    const bodies = bodiesOf(module.emitBinary());
    const functions = functionsOf(module);
    if (functions.length !== bodies.length) {
        throw new Error(`${functions.length} functions with ${bodies.length} bodies`);
    }
    const runs = bodies.map((body) => {
        const all = new Set();
        for (let i = 0; i + RUN <= body.length; i++) {
            all.add(body[i] | body[i + 1] << 8 | body[i + 2] << 16 | body[i + 3] << 24);
        }
        return all;
    });
    const having = new Map();
    runs.forEach((all, i) => all.forEach((run) => having.get(run)?.push(i) ?? having.set(run, [i])));
    const left = new Set([...bodies.keys()].sort((a, b) => bodies[b].length - bodies[a].length));
    const common = new Int32Array(bodies.length);
    for (let [last] = left; last !== undefined;) {
        left.delete(last);
        const { name, params, results, vars, body } = functions[last];
        module.removeFunction(name);
        module.addFunction(name, params, results, vars, body);
        common.fill(0);
        runs[last].forEach((run) => having.get(run).forEach((i) => common[i]++));
        // With nothing in common the longest comes next.
        let [next] = left;
        let most = 0;
        for (const i of left) {
            const part = common[i] / (runs[i].size + runs[last].size - common[i] || 1);
            if (part > most) {
                [next, most] = [i, part];
            }
        }
        last = next;
    }
}

/** The module, smaller. */
export function shrink(bytes) {
    // The module names the features that it needs, and no pass adds one.
    const module = binaryen.readBinary(bytes);
    const panics = silence(module);
    if (panics < FEWEST_PANICS) {
        throw new Error(`only ${panics} functions panic: have their names changed?`);
    }
    binaryen.setOptimizeLevel(2);
    binaryen.setShrinkLevel(2);
    module.runPasses(PASSES);
    sortByLikeness(module);
    module.runPasses(["strip-debug", "strip-producers", "strip-target-features"]);
    if (!module.validate()) {
        throw new Error("the shrunk module is invalid");
    }
    const shrunk = module.emitBinary();
    const { found, blanked } = blankPlaces(shrunk);
    if (blanked < FEWEST_PLACES) {
        throw new Error(`only ${blanked} of ${found} places in the source are blanked`);
    }
    return shrunk;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const path = process.argv[2];
    writeFileSync(path, shrink(readFileSync(path)));
}
