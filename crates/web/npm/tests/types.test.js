// Real answers, written as literals, compile against the published types: no key too many or missing, and no
// word that the types lack.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

import ts from "typescript";

import * as mentsu from "../inline.js";
import { answers } from "./answers.js";

const published = new URL("../dist/mentsu.d.ts", import.meta.url);

/** What the compiler says about literals of types. */
function complaints(typed) {
    const folder = mkdtempSync(join(tmpdir(), "mentsu-types-"));
    try {
        writeFileSync(join(folder, "mentsu.d.ts"), readFileSync(published));
        const file = join(folder, "answers.ts");
        const names = new Set(typed.flatMap(([type]) => type.match(/(?<!\.)\b[A-Z]\w+/g) ?? []));
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

/** The structure of a value: its keys, and the words and types of their values. */
function shape(value) {
    if (Array.isArray(value)) {
        return `[${[...new Set(value.map(shape))].sort().join("|")}]`;
    }
    if (value && typeof value === "object") {
        return `{${Object.entries(value).map(([key, of]) => `${key}:${shape(of)}`).join(",")}}`;
    }
    // Types list words, but not tiles and texts.
    return typeof value === "string" && /^[a-zA-Z_]{3,}$/.test(value) ? value : `${value && typeof value}`;
}

test("real answers have the published types", () => {
    const all = answers();
    const types = new Set(all.map(([type]) => type));
    assert.ok(types.size >= 40, `${types.size} types`);
    // One answer of each structure is compiled.
    const once = new Map(all.map(([type, value]) => [`${type}${shape(value)}`, [type, value]]));
    assert.deepEqual(complaints([...once.values()]), []);
});

/** Settings of users, each with every library of types checked. */
const SETTINGS = {
    "a bundler's, with the types of the web": { module: "ESNext", moduleResolution: "Bundler", lib: ["es2022", "dom"], types: [] },
    "a bundler's, without": { module: "ESNext", moduleResolution: "Bundler", lib: ["es2022"], types: [] },
    "Node 16's": { module: "Node16", moduleResolution: "Node16", lib: ["es2022"], types: ["node"] },
    "those of Node's next version": { module: "NodeNext", moduleResolution: "NodeNext", lib: ["es2022"], types: ["node"] },
    "those of Node's next version with the web's": { module: "NodeNext", moduleResolution: "NodeNext", lib: ["es2022", "dom"], types: [] },
};

/** What the compiler says about a script in a project that has the package, by line. */
function wrongLines(lines, settings) {
    const folder = mkdtempSync(join(tmpdir(), "mentsu-project-"));
    try {
        const npm = fileURLToPath(new URL("..", import.meta.url));
        mkdirSync(join(folder, "node_modules", "mentsu", "dist"), { recursive: true });
        for (const name of ["package.json", "dist/mentsu.d.ts"]) cpSync(join(npm, name), join(folder, "node_modules", "mentsu", name));
        cpSync(join(npm, "node_modules", "@types"), join(folder, "node_modules", "@types"), { recursive: true });
        if (existsSync(join(npm, "node_modules", "undici-types"))) {
            cpSync(join(npm, "node_modules", "undici-types"), join(folder, "node_modules", "undici-types"), { recursive: true });
        }
        writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
        const file = join(folder, "script.ts");
        writeFileSync(file, lines.join("\n"));
        const { options, errors } = ts.convertCompilerOptionsFromJson({ strict: true, noEmit: true, target: "ES2022", ...settings }, folder);
        assert.deepEqual(errors, []);
        assert.ok(!options.skipLibCheck);
        const host = ts.createCompilerHost(options);
        host.getCurrentDirectory = () => folder;
        return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(({ file: of, start, messageText }) => {
            const text = ts.flattenDiagnosticMessageText(messageText, "\n");
            return of?.fileName.endsWith("script.ts") ? `${of.getLineAndCharacterOfPosition(start).line}: ${text}` : `${of?.fileName}: ${text}`;
        });
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const IMPORT = 'import init, { analyse, Game, gamePresets, initSync, Othello, Planner, score, Shanghai, Solo, type Face, mcrFans, type Plan, type Protocol, waitsQuestion } from "mentsu";';
const RIGHT = [
    IMPORT, 'import again, { why } from "mentsu/inline";',
    'await init(); await again({ module_or_path: new Uint8Array() }); await init({ module_or_path: "./mentsu.wasm" });',
    "initSync({ module: new ArrayBuffer(8) });",
    'const faces: Face[] = ["0m", "9p", "7z"]; analyse("22m", { dora: faces, rules: { preset: "ema", kuikae: "suji" } });',
    'const plan: Plan = new Planner().plan("22m", { draws: 3, depth: 2, riichi: "never" });',
    'export const shown = [plan.discards["0m"]?.points[0], score("22m", "0p", "ron").points, why("22m").total, gamePresets().fields.length];',
    'export const asked: Protocol.McrScoreRequest = { op: "mcr_score", closed: "22m", win: "2m", rules: "ema" }; mcrFans()[0]?.id;',
    'new Game({ seed: 1, rules: { uma: [1, 2, 3, 4], kiriage: true }, bots: ["random"] }).record("tenhou6");',
    'new Shanghai({ seed: 1, layout: "stepped-22" }); new Shanghai({ seed: 1, layout: "0 0 0\\n2 0 0" });',
    'new Othello().play("c34"); new Othello().search({ level: 9 }); new Solo(1, { suit: "m" }).discard("5m");',
    'waitsQuestion(1, { level: "hard" });',
];
/** Each is an error of types, and the module refuses it. */
const WRONG = [
    'analyse("22m", { rules: { kuikae: "nonsense" } });',
    'analyse("22m", { rules: { nonsense: 1 } });',
    'analyse("22m", { rules: "nonsense" });',
    'analyse("22m", { dora: ["99q"] });',
    'analyse("22m", { dora: ["0z"] });',
    'analyse("22m", { seat: "E" });',
    'analyse("22m", { nonsense: true });',
    'score("22m", "8z", "tsumo");',
    'score("22m", "2m", "chankan");',
    'new Game({ seed: 1 }).record("mjlog");',
    'new Game({ seed: 1, bots: ["strong"] });',
    'new Game({ seed: 1, rules: { length: "long" } });',
    'new Game({ seed: 1 }).step("no");',
    'new Shanghai({ seed: 1, layout: "stepped_pyramid" });',
    'new Shanghai({ seed: 1, layout: "stepped-23" });',
    'new Othello().play("a1");',
    'new Othello().search({ level: 10 });',
    'new Othello({ repetition: "nonsense" });',
    'new Solo(1, { suit: "z" });',
    'new Planner().plan("123m45p13789s1134z", { depth: 4 });',
    'new Planner().plan("123m45p13789s1134z", { riichi: "yes" });',
    'waitsQuestion(1, { level: "insane" });',
    'waitsQuestion(1, { tiles: 5 });',
];

for (const [name, settings] of Object.entries(SETTINGS)) {
    test(`the types compile under ${name} settings, and only what the module takes`, () => {
        assert.deepEqual(wrongLines(RIGHT, settings), []);
        const lines = new Set(wrongLines([IMPORT, ...WRONG], settings).map((found) => Number.parseInt(found)));
        assert.deepEqual(WRONG.filter((_, at) => !lines.has(at + 1)), [], "these compile");
    });
}

test("what doesn't compile is refused, too", () => {
    for (const line of WRONG) {
        const asked = new Function(...Object.keys(mentsu).filter((name) => name !== "default"), line);
        assert.throws(() => asked(...Object.entries(mentsu).flatMap(([name, value]) => (name === "default" ? [] : [value]))), { name: "MentsuError" }, line);
    }
});

test("a wrong answer isn't", () => {
    const [, analysis] = answers().find(([type]) => type === "Analysis");
    assert.equal(complaints([["Analysis", analysis]]).length, 0);
    const { state: _, ...missing } = analysis;
    assert.notEqual(complaints([["Analysis", missing]]).length, 0);
    assert.notEqual(complaints([["Analysis", { ...analysis, more: 1 }]]).length, 0);
    assert.notEqual(complaints([["Analysis", { ...analysis, state: "lost" }]]).length, 0);
});
