// Shrinking the module changes none of its answers.
import assert from "node:assert/strict";
import test from "node:test";

import binaryen from "binaryen";

import { blankPlaces } from "../places.js";
import { shrink, silence, sortByLikeness } from "../shrink.js";

const WRITTEN = `(module
  (import "host" "log" (func $log (param i32)))
  (memory (export "memory") 1)
  (table 4 funcref)
  (elem (i32.const 1) $double $triple $at)
  (type $one (func (param i32) (result i32)))
  (start $first)
  (func $first (call $log (i32.const 7)))
  (func $core::panicking::panic_bounds_check (param i32 i32)
    (i32.store (i32.const 8) (local.get 0))
    (call $core::panicking::panic_fmt (local.get 1)))
  (func $core::panicking::panic_fmt (param i32) (call $log (local.get 0)) (unreachable))
  (func $double (type $one) (i32.mul (local.get 0) (i32.const 2)))
  (func $triple (type $one) (i32.mul (local.get 0) (i32.const 3)))
  (func $at (type $one)
    (if (i32.ge_u (local.get 0) (i32.const 3))
      (then (call $core::panicking::panic_bounds_check (local.get 0) (i32.const 3)) (unreachable)))
    (call $double (call $triple (local.get 0))))
  (func (export "by") (param i32 i32) (result i32)
    (call $log (local.get 1))
    (call_indirect (type $one) (local.get 1) (local.get 0)))
  (export "at" (func $at))
  (export "log" (func $log)))`;

const written = () => {
    const module = binaryen.parseText(WRITTEN);
    module.setFeatures(binaryen.Features.MVP);
    return module;
};

/** Its visible behaviour: answers, calls of its host, and traps. */
function behaviour(module, panicking) {
    const seen = [];
    const log = (value) => seen.push(`logged ${value}`);
    const compiled = new WebAssembly.Module(module.emitBinary());
    const { exports } = new WebAssembly.Instance(compiled, { host: { log } });
    const ask = (question) => {
        try {
            seen.push(question());
        } catch (error) {
            assert.ok(error instanceof WebAssembly.RuntimeError);
            seen.push(error.message);
        }
    };
    for (let place = 0; place < 5; place++) {
        ask(() => exports.by(place, 2));
        ask(() => exports.at(place));
    }
    exports.log(3);
    return seen.filter((one) => panicking || one !== "logged 3");
}

test("a panic traps where it did, and says nothing", () => {
    const module = written();
    assert.equal(silence(module), 2);
    const told = behaviour(written(), false);
    assert.ok(told.includes("unreachable"));
    assert.deepEqual(behaviour(module, false), told);
    assert.ok(!module.emitText().includes("i32.store"), "what was put together is gone");
});

test("functions in another order give the same results", () => {
    const module = written();
    sortByLikeness(module);
    assert.ok(module.validate());
    assert.deepEqual(behaviour(module, true), behaviour(written(), true));
    const order = [...module.emitText().matchAll(/^ \(func \$(\w+)/gm)].map(([, name]) => name);
    assert.ok(order.indexOf("triple") === order.indexOf("double") + 1 || order.indexOf("double") === order.indexOf("triple") + 1);
    assert.notDeepEqual(order, [...written().emitText().matchAll(/^ \(func \$(\w+)/gm)].map(([, name]) => name));
});

test("a module whose panics have other names is refused", () => {
    assert.throws(() => shrink(written().emitBinary()), /only \d+ functions panic/);
});

test("places in the source are blanked, but for those that code refers to", () => {
    // Two paths at 64, five places at 96: one to be blanked, one without a line, one that code refers to, one of no path, one more.
    const word = (...all) => all.map((one) => `\\${one.toString(16).padStart(2, "0")}\\00\\00\\00`).join("");
    const path = "src/kept.rs";
    const gone = "src/gone.rs";
    const text = (paths) => `(module (memory (export "memory") 1)
      (func (export "kept") (result i32) (i32.const 128))
      (data (i32.const 64) "${path}\\00${gone}\\00\\00\\00\\00\\00\\00\\00\\00\\00${paths}"))`;
    const places = word(76, 11, 7, 5) + word(76, 11, 0, 5) + word(64, 11, 7, 5) + word(77, 11, 7, 5) + word(64, 11, 9, 5);
    const bytes = binaryen.parseText(text(places)).emitBinary();
    assert.deepEqual(blankPlaces(bytes), { found: 3, blanked: 2 });
    const memory = (module) => Buffer.from(new WebAssembly.Instance(new WebAssembly.Module(module)).exports.memory.buffer, 64, 120);
    const left = memory(bytes);
    assert.equal(left.toString("latin1", 0, path.length), path, "a place is left that names it");
    assert.ok(left.subarray(12, 23).every((byte) => byte === 0), "nothing names this path any more");
    const before = memory(binaryen.parseText(text(places)).emitBinary());
    const same = [...Array(5).keys()].filter((i) => left.subarray(32 + 16 * i, 48 + 16 * i).equals(before.subarray(32 + 16 * i, 48 + 16 * i)));
    assert.deepEqual(same, [1, 2, 3]);
});
