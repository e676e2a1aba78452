// The packed package in the projects of its users: run as it is, and put together by each bundler for a browser and for
// a server. What a bundler makes runs in a folder that has nothing else.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import * as esbuild from "esbuild";
import * as vite from "vite";
import webpack from "webpack";

const npm = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => join(import.meta.dirname, "node_modules", ".bin", name);

/** A project that has the package installed, and its scripts. */
let project;
const at = (...names) => join(project, ...names);
const script = (from) => `import init, { analyse } from "${from}";
init().then(() => console.log(analyse("11223344456789m").forms.length));
`;

before(() => {
    project = mkdtempSync(join(tmpdir(), "mentsu-project-"));
    execFileSync("npm", ["pack", "--silent", "--pack-destination", project], { cwd: npm });
    const [packed] = readdirSync(project);
    mkdirSync(at("node_modules", "mentsu"), { recursive: true });
    execFileSync("tar", ["-xzf", at(packed), "-C", at("node_modules", "mentsu"), "--strip-components", "1"]);
    writeFileSync(at("package.json"), JSON.stringify({ private: true, type: "module", dependencies: { mentsu: "*" } }));
    writeFileSync(at("plain.js"), script("mentsu"));
    writeFileSync(at("inline.js"), script("mentsu/inline"));
    writeFileSync(at("required.cjs"), 'console.log(require("mentsu").analyse("11223344456789m").forms.length);\n');
    // A browser's `fetch` reads from a server, Node's from no file: this one does.
    writeFileSync(at("browser.mjs"), `import { readFile } from "node:fs/promises";
globalThis.fetch = async (url) => new Response(await readFile(new URL(url)), { headers: { "content-type": "application/wasm" } });
`);
});
after(() => rmSync(project, { recursive: true }));

function run(program, ...args) {
    return execFileSync(program, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}

/** Runs what was made in `made`, where nothing else is. */
function alone(made, file, ...args) {
    const folder = mkdtempSync(join(tmpdir(), "mentsu-alone-"));
    try {
        cpSync(at(made), folder, { recursive: true });
        return execFileSync(process.execPath, [...args, join(folder, file)], { cwd: folder, encoding: "utf8" }).trim();
    } finally {
        rmSync(folder, { recursive: true });
    }
}
const inBrowser = (made, file) => alone(made, file, "--import", pathToFileURL(at("browser.mjs")).href);

test("Node imports and requires it", () => {
    assert.equal(run(process.execPath, "plain.js"), "2");
    assert.equal(run(process.execPath, "inline.js"), "2");
    if (process.features.require_module) {
        assert.equal(run(process.execPath, "--no-warnings", "required.cjs"), "2");
    }
});

test("Deno and Bun run it", () => {
    assert.equal(run(bin("deno"), "run", "--quiet", "--no-lock", "--node-modules-dir=manual", "plain.js"), "2");
    assert.equal(run(bin("bun"), "run", "plain.js"), "2");
});

test("Bun puts it into one file, and into a program", () => {
    for (const [target, entry] of [["bun", "plain"], ["node", "plain"], ["browser", "inline"]]) {
        run(bin("bun"), "build", `${entry}.js`, "--target", target, "--outdir", `bun-${target}`);
    }
    assert.equal(run(bin("bun"), "run", "bun-bun/plain.js"), "2");
    assert.equal(alone("bun-node", "plain.js"), "2");
    assert.equal(alone("bun-browser", "inline.js"), "2");
    run(bin("bun"), "build", "plain.js", "--compile", "--outfile", "program");
    assert.equal(run(at("program")), "2");
});

test("esbuild for servers takes the package as it is, for browsers mentsu/inline", async () => {
    for (const format of ["cjs", "esm"]) {
        const file = `server.${format === "cjs" ? "cjs" : "mjs"}`;
        const options = { bundle: true, absWorkingDir: project, logLevel: "error", format };
        await esbuild.build({ ...options, entryPoints: ["plain.js"], platform: "node", outfile: `esbuild-${format}/${file}` });
        assert.equal(alone(`esbuild-${format}`, file), "2");
    }
    await esbuild.build({ bundle: true, absWorkingDir: project, logLevel: "error", entryPoints: ["inline.js"], format: "esm", outfile: "esbuild-web/page.mjs" });
    assert.equal(alone("esbuild-web", "page.mjs"), "2");
});

test("a bundle without the module's file says what to do", async () => {
    await esbuild.build({ bundle: true, absWorkingDir: project, logLevel: "error", entryPoints: ["plain.js"], format: "esm", outfile: "esbuild-lost/page.mjs" });
    assert.throws(() => inBrowser("esbuild-lost", "page.mjs"), /can't be loaded from file:.*mentsu_bg\.wasm.*"mentsu\/inline"/);
});

test("Vite: a page with the module as a file, and a server with all inside", async () => {
    writeFileSync(at("index.html"), '<script type="module" src="/plain.js"></script>');
    const quiet = { root: project, logLevel: "error", configFile: false };
    const names = { entryFileNames: "entry.mjs", chunkFileNames: "[name].mjs" };
    await vite.build({ ...quiet, base: "./", build: { outDir: "vite-page", modulePreload: { polyfill: false }, rollupOptions: { output: names } } });
    const assets = readdirSync(at("vite-page", "assets"));
    assert.equal(assets.filter((name) => name.endsWith(".wasm")).length, 1, assets.join());
    assert.equal(inBrowser("vite-page", "entry.mjs"), "2");
    await vite.build({ ...quiet, ssr: { noExternal: true }, build: { ssr: "plain.js", outDir: "vite-server", rollupOptions: { output: names } } });
    assert.equal(alone("vite-server", "entry.mjs"), "2");
});

test("Vite while one develops serves the module's file", async () => {
    const server = await vite.createServer({ root: project, logLevel: "error", configFile: false, server: { port: 0, host: "127.0.0.1" } });
    try {
        await server.listen();
        const url = server.resolvedUrls.local[0];
        const get = async (path) => (await fetch(new URL(path, url))).text();
        const [, dependency] = (await get("plain.js")).match(/from ?"([^"]+)"/);
        const [, wasm] = (await get(dependency)).match(/new URL\("([^"]+\.wasm[^"]*)"/);
        const found = await fetch(new URL(wasm, new URL(dependency, url)));
        assert.equal(found.headers.get("content-type"), "application/wasm");
        assert.deepEqual(Buffer.from(await found.arrayBuffer()), readFileSync(at("node_modules", "mentsu", "dist", "mentsu_bg.wasm")));
    } finally {
        await server.close();
    }
});

test("webpack: a page with the module as a file, and a server with all inside", async () => {
    const made = (target, path) => new Promise((done, failed) => {
        webpack({
            mode: "production", target, context: project, entry: "./plain.js", experiments: { outputModule: true }, performance: false,
            output: { path: at(path), filename: "entry.mjs", module: true, chunkFormat: "module" },
        }, (error, stats) => (error || stats.hasErrors() ? failed(error ?? new Error(stats.toString())) : done()));
    });
    await made("web", "webpack-page");
    assert.equal(readdirSync(at("webpack-page")).filter((name) => name.endsWith(".wasm")).length, 1);
    assert.equal(inBrowser("webpack-page", "entry.mjs"), "2");
    await made("node", "webpack-server");
    assert.equal(alone("webpack-server", "entry.mjs"), "2");
});
