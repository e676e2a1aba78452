// Real answers, written down as literals, compile against the types that are published: no key too
// many, none missing, no word that the types don't know.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

import ts from "typescript";

import { answers } from "./answers.js";

const published = new URL("../dist/mentsu.d.ts", import.meta.url);

/** What the compiler says about literals of types. */
function complaints(typed) {
    const folder = mkdtempSync(join(tmpdir(), "mentsu-types-"));
    try {
        writeFileSync(join(folder, "mentsu.d.ts"), readFileSync(published));
        const file = join(folder, "answers.ts");
        const names = new Set(typed.flatMap(([type]) => type.match(/\b[A-Z]\w+/g) ?? []));
        const lines = typed.map(([type, value], i) => `const a${i}: ${type} = ${JSON.stringify(value)};`);
        const head = `import type { ${[...names].join(", ")} } from "./mentsu.js";\n`;
        writeFileSync(file, `${head}${lines.join("\n")}\nexport {};\n`);
        const program = ts.createProgram([file], {
            strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.esnext.disposable.d.ts"],
            module: ts.ModuleKind.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [],
        });
        return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
            const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
            const { line } = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? { line: 0 };
            const type = diagnostic.file?.fileName.endsWith("answers.ts") ? typed[line - 1]?.[0] : diagnostic.file?.fileName;
            return `${type}: ${text}`;
        });
    } finally {
        rmSync(folder, { recursive: true });
    }
}

/** What a value is made of: its keys, the words and kinds of values beneath them. */
function shape(value) {
    if (Array.isArray(value)) {
        return `[${[...new Set(value.map(shape))].sort().join("|")}]`;
    }
    if (value && typeof value === "object") {
        return `{${Object.entries(value).map(([key, of]) => `${key}:${shape(of)}`).join(",")}}`;
    }
    // Words are what types list; tiles and texts aren't.
    return typeof value === "string" && /^[a-zA-Z_]{3,}$/.test(value) ? value : `${value && typeof value}`;
}

test("real answers are of the types that are published", () => {
    const all = answers();
    const types = new Set(all.map(([type]) => type));
    assert.ok(types.size >= 40, `${types.size} types`);
    // Answers made of the same are compiled once.
    const once = new Map(all.map(([type, value]) => [`${type}${shape(value)}`, [type, value]]));
    assert.deepEqual(complaints([...once.values()]), []);
});

test("a wrong answer isn't", () => {
    const [, analysis] = answers().find(([type]) => type === "Analysis");
    assert.equal(complaints([["Analysis", analysis]]).length, 0);
    const { state: _, ...missing } = analysis;
    assert.notEqual(complaints([["Analysis", missing]]).length, 0);
    assert.notEqual(complaints([["Analysis", { ...analysis, more: 1 }]]).length, 0);
    assert.notEqual(complaints([["Analysis", { ...analysis, state: "lost" }]]).length, 0);
});
