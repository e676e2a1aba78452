// The examples run, and do what they say.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import { program } from "./program.js";

const example = fileURLToPath(new URL("../examples/advisor.js", import.meta.url));

/** The events of a game that a bot plays beside three others. */
function played(bot) {
    const folder = mkdtempSync(join(tmpdir(), "mentsu-"));
    try {
        const bots = [`a=${bot}`, "b=efficiency", "c=efficiency", "d=efficiency"];
        const options = ["--games", "1", "--tonpuu", "--seed", "5", "--threads", "1", "--logs", folder];
        execFileSync(program(), ["arena", ...bots, ...options]);
        const logs = readdirSync(folder).filter((name) => name.includes("mjai"));
        assert.equal(logs.length, 1);
        return gunzipSync(readFileSync(join(folder, logs[0]))).toString();
    } finally {
        rmSync(folder, { recursive: true });
    }
}

test("the example of a bot plays as the advisor that is built in", () => {
    const lines = played(`'${process.execPath}' '${example}'`);
    assert.equal(lines, played("advisor"));
    assert.match(lines, /"hora"/);
});
