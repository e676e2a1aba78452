// The package's functions and its protocol give the answers of the program to random questions, those of
// `crates/python/tests/doors`: 300, or as many as `MENTSU_DOORS` says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import test from "node:test";

import { ask } from "../inline.js";
import { answer } from "./doors.js";
import { program } from "./program.js";

const NUMBER = Number(process.env.MENTSU_DOORS ?? 300);
const GENERATOR = fileURLToPath(new URL("../../../python/tests/doors/questions.py", import.meta.url));

const lines = (text) => text.toString().trimEnd().split("\n");
const read = (file, args, input) => lines(execFileSync(file, args, { input, maxBuffer: 1 << 30 }));

const asked = read("python3", [GENERATOR, program(), `${NUMBER}`]);
const expected = read(program(), ["batch"], `${asked.join("\n")}\n`);
const questions = asked.map((line) => JSON.parse(line));
const answers = expected.map((line) => JSON.parse(line));

/** A reason without the key before it and the place in a text after it. */
const bare = (reason) => reason.replace(/^(closed|win|rules|seen|discarded|meld \d+): /, "")
    .replace(/^(\w+): it is/, "$1 is").replace(/ \(at (byte|offset) \d+\)$/, "");

/**
 * Reasons in words of their own: functions take a hand with its melds in one text, and by tsumo with its tile or
 * without.
 */
const SAME_REASON = [
    /(a|the) hand has|there is no tile|can't win|a plan (takes|is for)|among the concealed tiles/,
    /there are only 4|more than four/,
];

/** The keys of another value, in its order. */
const json = (value, like) => JSON.stringify(Object.fromEntries(Object.keys(like).map((key) => [key, value[key]])));

function same(found, wanted) {
    if ("error" in wanted || "error" in found) {
        const both = [wanted.error, found.error];
        const areWorded = SAME_REASON.some((words) => both.every((reason) => words.test(reason)));
        return both.every((reason) => reason !== undefined) && (areWorded || bare(both[0]) === bare(both[1]));
    }
    const { id, ...rest } = wanted;
    return json(found, rest) === json(rest, rest);
}

test(`functions answer as the protocol, ${NUMBER} questions`, () => {
    const counted = {};
    const differences = [];
    questions.forEach((question, nth) => {
        const found = answer(question);
        // In the library, and so in functions, double riichi replaces riichi; the protocol refuses both together.
        const isReplaced = answers[nth].error === "flags: riichi and double_riichi together";
        if (found !== null && !isReplaced) {
            const kind = question.op + ("error" in answers[nth] ? " refused" : "");
            counted[kind] = (counted[kind] ?? 0) + 1;
            if (!same(found, answers[nth])) {
                differences.push(`${asked[nth]}\n  protocol ${expected[nth]}\n  npm ${JSON.stringify(found)}`);
            }
        }
    });
    console.log(counted);
    assert.equal(differences.length, 0, `${differences.length} differences:\n${differences.slice(0, 8).join("\n")}`);
    for (const [kind, share] of [["hand", 0.2], ["score", 0.15], ["plan", 0.03], ["score refused", 0.05]]) {
        assert.ok(counted[kind] >= share * NUMBER, `${counted[kind]} of ${kind}`);
    }
});

test(`the protocol within the package answers as the program, ${NUMBER} questions`, () => {
    asked.forEach((line, nth) => assert.equal(ask(line), expected[nth], line));
});
