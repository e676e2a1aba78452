// A bound on the size of the module.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";

const KILO = 1_000;

/** It grows only with what it answers: advice and the readings after it took 57 KB, Chinese rules 20
 * and the way to eight fan under them more, why a fan or a form does not apply 15,
 * texts that honour a width and lists in SmallVecs 8, Tenhou's eras and lobbies 4, wins that records don't describe and views that can't be 3,
 * the page's own door to the protocol 1, the origin of recorded games and the players' ranks 5, names of sets that a family reads 1,
 * hands of any mahjong as text and tables of families 2. */
const MOST = 632;

test(`the module takes at most ${MOST} KB of brotli`, () => {
    const bytes = readFileSync(new URL("../dist/mentsu_bg.wasm", import.meta.url));
    const packed = brotliCompressSync(bytes).length;
    assert.ok(packed <= MOST * KILO, `${packed} bytes`);
    const glue = brotliCompressSync(readFileSync(new URL("../dist/mentsu.js", import.meta.url)));
    assert.ok(glue.length <= 8.3 * KILO, `${glue.length} bytes`);
});
