// The last steps of a build: what the written JavaScript and its types lack, the module as text, and the sizes.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const here = new URL("./", import.meta.url);
const dist = new URL("./dist/", import.meta.url);
const read = (name, from = dist) => readFileSync(new URL(name, from), "utf8");
const write = (name, text) => writeFileSync(new URL(name, dist), text);

/** Replaces every match; another number of them than expected means that wasm-bindgen writes something else. */
function replaced(source, pattern, expected, replacement) {
    const found = source.match(pattern)?.length ?? 0;
    const fits = typeof expected === "number" ? found === expected : expected(found);
    if (!fits) {
        throw new Error(`${pattern} matches ${found} times`);
    }
    return source.replace(pattern, replacement);
}

let glue = read("mentsu.js");
// What Rust throws by itself: an object is used while one of its own calls runs.
glue = replaced(glue, /throw new Error\((getStringFromWasm0\(arg0, arg1\))\);/g, 1, 'throw refused("request", `this object is in use by an earlier call (${$1})`);');
glue = replaced(glue, /JSON\.stringify\(arg0\)/g, 1, "written(arg0)");
// The address of the module is a matter of `web.js`: whoever imports the text needs no file.
glue = replaced(glue, /if \(module_or_path === undefined\) \{\s*module_or_path = new URL\([^)]*\);\s*\}/g, 1,
    'if (module_or_path === undefined) {\n        throw refused("request", "no module is given");\n    }');
glue = replaced(glue, /let wasmModule, wasmInstance, wasm;/g, 1, "let wasmModule, wasmInstance, wasm = unready;");
glue = replaced(glue, /wasm !== undefined/g, 2, "wasm !== unready");
// Methods find their object by a number, which another object has, too.
glue = replaced(glue, /^export class (\w+) \{\n[^]*?^\}/gm, 6, (text, type) =>
    replaced(text.replace("this.__destroy_into_raw()", `${type}.prototype.__destroy_into_raw.call(this)`), /(const ptr = |wasm\.\w+\()this\.__wbg_ptr/g, (found) => found > 2, `$1pointer(this, ${type})`));
const beside = ["handle.js", "request.js", "unpack.js"].map((name) => read(`glue/${name}`, here));
// The first line names the types for Deno; the other files must exist before the rest runs.
glue = replaced(glue, /^.*@ts-self-types.*\n/, 1, (line) => line + beside.join(""));
write("mentsu.js", glue);

// `Symbol.dispose` and the classes of the web aren't known everywhere.
let types = read("mentsu.d.ts");
types = replaced(types, /^ *\[Symbol\.dispose\]\(\): void;\n/gm, 6, "");
types = replaced(types, /^export type InitInput = [^]*/gm, 1, "");
write("mentsu.d.ts", types + read("glue/load.d.ts", here));
rmSync(new URL("mentsu_bg.wasm.d.ts", dist), { force: true });

const module = readFileSync(new URL("mentsu_bg.wasm", dist));
write("mentsu_inline.js", `export const base64 = "${module.toString("base64")}";\n`);

for (const file of ["mentsu_bg.wasm", "mentsu_inline.js", "mentsu.js", "mentsu.d.ts"]) {
    const bytes = readFileSync(new URL(file, dist));
    console.log(`${file}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} of brotli`);
}
