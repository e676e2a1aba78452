// The module answers the protocol of `mentsu batch` as the program does, byte for byte.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";

import { ask } from "../inline.js";
import { program } from "./program.js";

/** Random numbers of a seed (mulberry32). */
function source(seed) {
    let state = seed;
    return (below) => {
        state = (state + 0x6d2b79f5) | 0;
        let z = Math.imul(state ^ (state >>> 15), 1 | state);
        z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
        return ((z ^ (z >>> 14)) >>> 0) % below;
    };
}

const SUITS = "mpsz";
const tile = (kind) => `${(kind % 9) + 1}${SUITS[Math.floor(kind / 9)]}`;

/** Random tiles of a wall of these kinds, as text; some fives are red. */
function drawn(random, tiles, kinds) {
    const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
    const hand = [];
    for (let i = 0; i < tiles; i++) {
        hand.push(wall.splice(random(wall.length), 1)[0]);
    }
    return hand;
}

function written(hand, random) {
    const red = new Set();
    return [...hand].sort((a, b) => a - b).map((kind) => {
        const isRed = kind < 27 && kind % 9 === 4 && !red.has(kind) && random(2) === 0;
        red.add(isRed ? kind : -1);
        return isRed ? `0${SUITS[Math.floor(kind / 9)]}` : tile(kind);
    }).join("");
}

/** A hand that is won, made of mentsu and a pair. */
function won(random) {
    for (;;) {
        const counts = new Array(34).fill(0);
        for (let i = 0; i < 4; i++) {
            const first = random(34);
            const isRun = first < 27 && first % 9 < 7 && random(3) > 0;
            for (const kind of isRun ? [first, first + 1, first + 2] : [first, first, first]) {
                counts[kind]++;
            }
        }
        counts[random(34)] += 2;
        if (counts.every((count) => count <= 4)) {
            return counts.flatMap((count, kind) => new Array(count).fill(kind));
        }
    }
}

const ALL = [...Array(34).keys()];
const WINDS = ["E", "S", "W", "N"];
const MCR_HOUSES = ["mil", "green_book", "ema", "japan"];
const HOUSES = ["tenhou", "mahjong_soul", "wrc", "ema", "m_league"];

function requests(random, count) {
    const lines = [];
    for (let id = 0; id < count; id++) {
        const kinds = id % 3 === 0 ? ALL.slice(0, 9) : id % 3 === 1 ? ALL.slice(9, 27) : ALL;
        const sizes = [13, 14, 13, 14, 10, 11, 4, 5];
        if (id % 2 === 0) {
            const hand = id % 8 === 0 ? won(random) : drawn(random, sizes[random(sizes.length)], kinds);
            lines.push({ id, op: "hand", closed: written(hand, random) });
            continue;
        }
        const hand = won(random);
        const win = hand.splice(random(14), 1)[0];
        const flags = ["riichi", "ippatsu", "haitei", "tenhou", "renhou"].filter(() => random(5) === 0);
        lines.push({
            id, op: "score", closed: written(hand, random), win: tile(win), tsumo: random(2) === 0,
            seat: WINDS[random(4)], round: WINDS[random(2)], dora: [tile(random(34))], flags,
            rules: HOUSES[random(HOUSES.length)],
        });
    }
    return lines.map((line) => JSON.stringify(line));
}

const cli = program();
const batch = (lines) => {
    const out = execFileSync(cli, ["batch"], { input: `${lines.join("\n")}\n`, maxBuffer: 1 << 28 });
    return out.toString().trimEnd().split("\n");
};

function compare(lines) {
    const expected = batch(lines);
    assert.equal(expected.length, lines.length);
    lines.forEach((line, i) => assert.equal(ask(line), expected[i], line));
    return expected;
}

test("6,000 random hands and wins", () => {
    const answers = compare(requests(source(18), 6_000)).map((line) => JSON.parse(line));
    // They aren't all of one kind.
    assert.ok(answers.filter((answer) => answer.is_win).length > 200);
    assert.ok(answers.filter((answer) => answer.points > 0).length > 500);
    assert.ok(answers.filter((answer) => answer.error).length > 50);
});

test("plans", () => {
    const random = source(3);
    const lines = [];
    for (let id = 0; lines.length < 40; id++) {
        const closed = written(drawn(random, 14, ALL.slice(0, 18)), random);
        lines.push(JSON.stringify({ id, op: "plan", closed, draws: 3 + random(4), depth: random(2), dora: ["1z"] }));
    }
    compare(lines);
});

test("Chinese rules: random hands and wins, what was tried, unknown tiles, and ways to eight fan", () => {
    const random = source(81);
    const flag = () => random(4) === 0;
    const lines = [];
    for (let id = 0; id < 3_000; id++) {
        const hand = id % 3 === 0 ? drawn(random, 13 + random(2), ALL) : won(random);
        const table = { id, flowers: random(9), seat: WINDS[random(4)], prevalent: WINDS[random(4)], last_tile: flag(), rules: MCR_HOUSES[random(4)] };
        if (id % 3 === 2) {
            const win = hand.splice(random(14), 1)[0];
            lines.push({ ...table, op: "mcr_score", closed: written(hand, random), win: tile(win), self_drawn: flag(), last_copy: flag(), kong: flag(), attempts: flag() });
        } else if (id % 5 === 0) {
            hand.splice(random(hand.length - 2), 1 + random(2));
            lines.push({ id, op: "mcr_hand", closed: `${written(hand, random)}${"?".repeat(1 + random(2))}`, wins: flag() });
        } else {
            if (id % 3 === 1) {
                hand.splice(random(hand.length), 1 + random(2));
            }
            if (hand.length % 3 === 2 && flag()) {
                table.attempts = true;
            }
            lines.push({ ...table, op: "mcr_hand", closed: written(hand, random), ...(id % 30 === 1 && { draws: 1 + random(12), depth: random(2) }) });
        }
    }
    const answers = compare(lines.map((line) => JSON.stringify(line))).map((line) => JSON.parse(line));
    assert.ok(answers.filter((answer) => answer.total > 0).length > 300);
    assert.ok(answers.filter((answer) => answer.left_out?.length > 0).length > 200);
    assert.ok(answers.filter((answer) => Object.keys(answer.waits ?? {}).length > 0).length > 300);
    assert.ok(answers.filter((answer) => answer.ways).length > 30);
    assert.ok(answers.filter((answer) => answer.readings).length > 80);
    assert.ok(answers.filter((answer) => answer.forms).length > 80);
    assert.ok(answers.filter((answer) => Object.keys(answer.wins ?? {}).length > 0).length > 20);
    assert.ok(answers.filter((answer) => answer.waits?.length > 0).length > 5);
});

test("what can't be answered", () => {
    compare([
        "{", "[]", "1", '{"id":1}', '{"id":2,"op":"what"}', '{"id":3,"op":"hand","closed":"11111m"}',
        '{"id":4,"op":"hand","closed":"1m","x":1}', '{"id":"é","op":"hand","closed":"22m"}',
        '{"id":5,"op":"hand","closed":"123m","melds":[{"type":"pon","tiles":"12m"}]}',
        '{"id":6,"op":"score","closed":"22m","win":"x"}', '{"id":[1,2],"op":"hand","closed":"22m"}',
        '{"id":7,"op":"plan","closed":"1m"}', '{"id":8,"op":"hand","op":"hand","closed":"22m"}',
    ]);
});
