// Any argument gives an answer or a MentsuError, never a trap, after which the module would be useless.
import assert from "node:assert/strict";
import test from "node:test";

import * as mentsu from "../inline.js";

const KINDS = new Set([
    "request", "text", "hand", "situation", "plan", "too_large", "record", "layout", "board", "deal",
    "illegal", "freed",
]);

/** Bytes that were transferred to somebody else. */
function transferred() {
    const bytes = new Uint8Array(34);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    return bytes;
}

const circular = {};
circular.self = circular;
const deep = JSON.parse("[".repeat(5_000) + "]".repeat(5_000));
const thrower = { get seat() { throw new Error("mine"); } };

const VALUES = [
    undefined, null, true, 0, -1, 1.5, 1e300, NaN, Infinity, 2 ** 53, 10n, "", " ", "\0", "\ud800", "😀", "1m", "5",
    "111122223333444455556666m", "0".repeat(100_000), "🀀".repeat(50_000), "[[[[", "{}", '{"seed":1}', "1112345678999m",
    "123m456p789s1123z+4z", "(123m)(123m)(123m)(123m)1m", "1m".repeat(3_000), "?????", "34", "c99", "9/9", [], {}, [1],
    ["1m", "xx"], [null], { seed: -1 }, { seed: 1, seat: 9 }, { rules: "no" }, { rules: { preset: 3 } },
    { rules: { honba: "x" } }, { rules: { reds: [9, 9, 9, 9] } }, { dora: ["1m", "1m", "1m", "1m", "1m", "1m"] },
    { seen: "1111m1m" }, { draws: 255 }, { depth: 200 }, { room: 0 }, { room: 1 }, { draws: 1e9 }, { limit: -1 },
    { level: 0 }, { nodes: 0 }, { depth: 0 }, { unknown: 1 }, { riichi: "yes" }, { riichi: true, ippatsu: 1 },
    { seed: 1, bots: ["x"] }, { seed: 1, rules: { startPoints: -2147483648, honba: 65535 } }, { seed: 1, layout: "x" },
    { seed: 1, layout: "stepped-22" }, { honba: 65535, sticks: 65535 }, { kita: 255 }, circular, deep, thrower,
    () => 1, Symbol("s"), new Date(0), new Uint8Array(3), new Uint8Array(0), new ArrayBuffer(8), transferred(), new Map(),
    new Proxy({}, {}), Object.create(null),
];

/** Calls, and says what is wrong with how it failed. */
function call(name, what) {
    try {
        what();
    } catch (error) {
        assert.ok(error instanceof Error, `${name} threw ${String(error)}`);
        assert.equal(error.name, "MentsuError", `${name}: ${error.stack}`);
        assert.ok(KINDS.has(error.kind), `${name}: kind ${error.kind}`);
        assert.ok(error.message.length > 0, name);
        if (error.position !== undefined) {
            assert.equal(typeof error.position, "object");
        }
    }
}

const FUNCTIONS = Object.entries(mentsu).filter(
    ([name, value]) => typeof value === "function" && !["default", "initSync"].includes(name),
);

/** Every handle, alive, by its class. */
function handles() {
    return [
        new mentsu.Planner(), new mentsu.Solo(1), new mentsu.Game({ seed: 1, length: "one_round" }),
        new mentsu.Shanghai({ seed: 1, layout: "hill" }), new mentsu.Othello(),
        new mentsu.Replay(new TextEncoder().encode(new mentsu.Game({ seed: 1 }).record("mjai"))),
    ];
}

const methods = (handle) => Object.getOwnPropertyNames(Object.getPrototypeOf(handle))
    .filter((name) => !["constructor", "free"].includes(name) && !name.startsWith("_"));

test("functions take anything", () => {
    assert.ok(FUNCTIONS.length >= 20);
    for (const [name, value] of FUNCTIONS) {
        const isClass = /^[A-Z]/.test(name);
        for (const a of VALUES) {
            const label = `${name}(${typeof a})`;
            call(label, () => (isClass ? new value(a).free() : value(a)));
        }
        for (const b of VALUES) {
            for (const first of ["1112345678999m", "123m45p13789s1134z", 7]) {
                call(`${name}(_, ${typeof b})`, () => (isClass ? new value(first, b).free() : value(first, b)));
            }
        }
    }
    assert.equal(mentsu.analyse("22m").state, "won");
});

test("methods take anything, in any place", () => {
    for (const handle of handles()) {
        for (const name of methods(handle)) {
            for (const value of VALUES) {
                const label = `${handle.constructor.name}.${name}(${typeof value})`;
                call(label, () => handle[name](value));
                call(label, () => handle[name]("123m45p13789s1134z", value));
                call(label, () => handle[name](0, value, value));
                call(label, () => handle[name]("123m45p13789s113z", "2s", value, value));
                call(label, () => handle[name](0, 0, value, value));
            }
        }
        handle.free();
    }
    for (const type of ["Solo", "Game", "Shanghai", "Othello"]) {
        for (const value of VALUES) {
            call(`${type}.restore`, () => mentsu[type].restore(value).free());
        }
    }
    assert.equal(mentsu.analyse("22m").state, "won");
});

test("a freed handle says so", () => {
    for (const handle of handles()) {
        handle.free();
        for (const name of methods(handle)) {
            assert.throws(() => handle[name](), { name: "MentsuError", kind: "freed" }, name);
        }
        call("free", () => handle.free());
    }
});

test("a method on another's object says whose it needs", () => {
    const all = handles();
    for (const handle of all) {
        for (const other of [...all, undefined, null, 5, {}, Object.create(handle), Object.create(Object.getPrototypeOf(handle))]) {
            if (other === handle) continue;
            for (const name of [...methods(handle), "free"]) {
                const wanted = { name: "MentsuError", kind: "request", message: `this method needs a ${handle.constructor.name}` };
                assert.throws(() => handle[name].call(other), wanted, name);
            }
        }
    }
    all.forEach((handle) => handle.free());
    assert.equal(mentsu.analyse("22m").state, "won");
});

test("long text isn't copied, and memory doesn't grow for it", async () => {
    const { memory } = await mentsu.default();
    const before = memory.buffer.byteLength;
    const long = "1m".repeat(50 << 20);
    const [planner, game] = [new mentsu.Planner(), new mentsu.Game({ seed: 1 })];
    for (const asked of [
        () => mentsu.parseHand(long), () => mentsu.parseHand("1m", long), () => mentsu.parseAnyHand(long), () => mentsu.familyTable(long), () => mentsu.writeHand(long), () => mentsu.analyse(long),
        () => mentsu.analyse("22m", { seen: long }), () => mentsu.score("1m", long, "ron"), () => mentsu.score("1m", "1m", long),
        () => mentsu.why(long), () => mentsu.ask(long), () => mentsu.checkWaits("1m", long),
        () => planner.plan(long), () => planner.calls("1m", long, "kamicha"), () => mentsu.Game.restore(long), () => game.record(long),
        () => mentsu.Shanghai.of(long), () => mentsu.Othello.restore(long), () => new mentsu.Othello().play(long),
    ]) {
        assert.throws(asked, { name: "MentsuError", kind: "request", message: /too long/ }, String(asked));
    }
    assert.equal(memory.buffer.byteLength, before);
});

test("numbers are taken as they are, or refused", () => {
    const planner = new mentsu.Planner();
    const hand = "123m45p13789s1134z";
    const odd = [NaN, Infinity, -Infinity, 1e9, -1, 0.5, 10n, "1", true, () => 1, Symbol("one")];
    for (const number of odd) {
        for (const [key, asked] of Object.entries({
            draws: (it) => planner.plan(hand, it), depth: (it) => planner.plan(hand, it), honba: (it) => planner.plan(hand, it),
            kita: (it) => planner.plan(hand, it), others: (it) => planner.plan(hand, it), sticks: (it) => mentsu.analyse("22m", it),
            level: (it) => new mentsu.Othello().search(it),
            tiles: (it) => mentsu.waitsQuestion(1, it), shanten: (it) => mentsu.discardQuestion(1, it), seat: (it) => new mentsu.Game({ seed: 1, ...it }),
        })) {
            // By words, not by numbers, that are objects for `assert`.
            assert.throws(() => asked({ [key]: number }), { name: "MentsuError" }, `${key}: ${String(number)}`);
        }
        if (number !== 1e9) {
            assert.throws(() => new mentsu.Game({ seed: number }), { kind: "request", message: /^seed: (?!.*missing)/ }, String(number));
            assert.throws(() => new mentsu.Solo(number), { kind: "request", message: /^seed: / });
        }
    }
    assert.throws(() => planner.plan(hand, { room: 2 ** 32 - 1 }), { kind: "request", message: "room: 4294967295 is not a whole number from 0 to 2097152" });
    assert.throws(() => new mentsu.Othello().search({ nodes: 1e9 }), { kind: "request", position: { path: "nodes" } });
    assert.throws(() => new mentsu.Shanghai({ seed: 1 }).verdict(1e9), { kind: "request", position: { path: "nodes" } });
    assert.throws(() => new mentsu.Game({ seed: NaN }), { message: 'seed: "NaN" where a number belongs' });
});

test("errors say what is wrong", () => {
    assert.throws(() => mentsu.analyse("22m", circular), { kind: "request", message: "it contains itself" });
    assert.throws(() => mentsu.analyse("22m", thrower), { kind: "request", message: "it can't be read: mine" });
    assert.throws(() => mentsu.analyse("22m", 5), { kind: "request", message: "5 where an object belongs" });
    assert.throws(() => mentsu.score("22m"), { kind: "request", message: /^by: it must be a string/ });
    assert.throws(() => mentsu.score("22m", undefined, "ron"), { kind: "request", message: "win: it is missing" });
    assert.throws(() => mentsu.parseHand("🀇🀈🀉x"), { message: /at offset 6\)$/, position: { offset: 6 } });
    const planner = new mentsu.Planner();
    const inside = { get draws() { planner.plan("22m"); return 1; } };
    assert.throws(() => planner.plan("123m45p13789s1134z", inside), { name: "MentsuError", kind: "request", message: /this object is in use/ });
});

test("errors say where", () => {
    const thrown = (what) => {
        try {
            what();
        } catch (error) {
            return error;
        }
        return assert.fail("nothing was thrown");
    };
    const text = thrown(() => mentsu.parseHand("123m4x"));
    assert.deepEqual([text.kind, text.position], ["text", { offset: 5 }]);
    const wide = thrown(() => mentsu.parseHand("🀇🀈🀉x"));
    assert.deepEqual([wide.kind, wide.position], ["text", { offset: 6 }]);
    assert.equal(thrown(() => mentsu.parseHand("11111m")).kind, "hand");
    const key = thrown(() => mentsu.analyse("22m", { rulez: 1 }));
    assert.equal(key.kind, "request");
    assert.match(key.message, /unknown key `rulez`; the keys are .*rules/);
    const rule = thrown(() => mentsu.analyse("22m", { rules: { renhou: "seven" } }));
    assert.deepEqual(rule.position, { path: "rules.renhou" });
    const situation = thrown(() => mentsu.score("23467m345p34588s", "5m", "ron", { ippatsu: true }));
    assert.equal(situation.kind, "situation");
    const planner = new mentsu.Planner();
    assert.equal(thrown(() => planner.plan("147m258p369s12345z", { room: 10 })).kind, "too_large");
    assert.equal(thrown(() => planner.plan("1m")).kind, "hand");
    assert.equal(thrown(() => new mentsu.Replay(new Uint8Array([1, 2]))).kind, "record");
    assert.equal(thrown(() => new mentsu.Shanghai({ seed: 1, layout: "x\ny" })).kind, "layout");
    assert.equal(thrown(() => mentsu.Shanghai.of("x")).kind, "board");
    assert.equal(thrown(() => new mentsu.Othello().play("11")).kind, "illegal");
    assert.equal(thrown(() => new mentsu.Solo(1).tsumo()).kind, "illegal");
});
