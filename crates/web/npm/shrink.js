// Makes less of the module travel: what only panics need is taken out, what brotli finds shorter is written otherwise, and
// functions that are alike stand beside each other. No check goes, and nothing takes longer.
//
//   shrink.js module.wasm
//
// The module has to have the names of its functions still; they are taken out at the end.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import binaryen from "binaryen";

/**
 * Passes that make brotli's bytes fewer. Most others, and those of `-Oz` above all, make the module smaller and what travels
 * of it larger. `dealign` alone is 4 KB: no engine reads what an address is said to be a multiple of.
 */
const PASSES = [
    "dce", "dae", "duplicate-function-elimination", "optimize-instructions", "precompute", "rse", "merge-blocks",
    "remove-unused-brs", "remove-unused-names", "reorder-locals", "vacuum", "dealign", "remove-unused-module-elements",
];

/** Functions of the standard library that say why there is a panic, and panic. */
const PANICS = new RegExp([
    /^core::panicking::/, /^std::panicking::/, /panic_access_error$/, /panic_already/, /panic_on_ord_violation$/,
    /^core::str::slice_error_fail/, /^core::slice::.*_fail$/, /(unwrap|expect|assert)_failed/,
    /^alloc::.*(handle_error|handle_alloc_error|capacity_overflow)$/, /__rust_alloc_error_handler$/,
    /rust_begin_unwind$/, /rust_panic$/,
].map(({ source }) => source).join("|"));

/** With fewer something is called otherwise than this program knows; there are 32. */
const FEWEST_PANICS = 25;

/** The functions of a module that it doesn't import. */
function functionsOf(module) {
    const all = Array.from({ length: module.getNumFunctions() }, (_, i) => module.getFunctionByIndex(i));
    return all.map(binaryen.getFunctionInfo).filter((one) => one.module === "");
}

/** A name as it is written in Rust: without the escapes of binaryen and the number of a crate's version. */
function plain(name) {
    const written = name.replace(/\\([0-9a-f]{2})/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
    return written.replace(/\[[0-9a-f]{16}\]/g, "").replace(/^<?(\w+)/, "$1");
}

/**
 * Lets functions that say why there is a panic trap at once, and returns their number. Nobody hears what a panic says: the
 * module has no hook and no standard error, and ends in a trap. What was put together for them then goes as well.
 */
export function silence(module) {
    const panics = functionsOf(module).filter(({ name }) => PANICS.test(plain(name)));
    for (const { name, params, results } of panics) {
        module.removeFunction(name);
        module.addFunction(name, params, results, [], module.unreachable());
    }
    return panics.length;
}

/** So many bytes in a row are what two functions have in common or not. */
const RUN = 4;

/** The functions' bytes, in their order. */
function bodiesOf(bytes) {
    let at = 8;
    const number = () => {
        let value = 0;
        for (let shift = 0; ; shift += 7) {
            const byte = bytes[at++];
            value += (byte & 0x7f) * 2 ** shift;
            if (byte < 0x80) {
                return value;
            }
        }
    };
    const part = () => {
        const size = number();
        at += size;
        return bytes.subarray(at - size, at);
    };
    const CODE = 10;
    for (let id = bytes[at++]; id !== CODE; id = bytes[at++]) {
        part();
    }
    number();
    return Array.from({ length: number() }, part);
}

/**
 * Puts behind each function, from the longest on, the one that isn't there yet and shares the largest part of its runs of bytes
 * with it: those of both, of those of either. What is repeated is near then, which brotli says in fewer bits.
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
        // Nothing in common with any: the longest of them.
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
    // It says itself which features it needs, and no pass adds one.
    const module = binaryen.readBinary(bytes);
    const panics = silence(module);
    if (panics < FEWEST_PANICS) {
        throw new Error(`only ${panics} functions panic: how are they called?`);
    }
    binaryen.setOptimizeLevel(2);
    binaryen.setShrinkLevel(2);
    module.runPasses(PASSES);
    sortByLikeness(module);
    module.runPasses(["strip-debug", "strip-producers", "strip-target-features"]);
    if (!module.validate()) {
        throw new Error("the module isn't one any more");
    }
    return module.emitBinary();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const path = process.argv[2];
    writeFileSync(path, shrink(readFileSync(path)));
}
