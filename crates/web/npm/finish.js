// The last steps of a build: exceptions of the glue become typed, gzip is unpacked, and the sizes are told.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const dist = new URL("./dist/", import.meta.url);
const glue = new URL("mentsu.js", dist);

// A handle that was freed is a null pointer to the glue, which throws a plain error.
const thrown = /throw new Error\(getStringFromWasm0\(arg0, arg1\)\);/g;
const typed = `const error = new Error(getStringFromWasm0(arg0, arg1));
            error.name = "MentsuError";
            error.kind = "freed";
            throw error;`;
const source = readFileSync(glue, "utf8");
if (source.match(thrown)?.length !== 1) {
    throw new Error("the glue throws in another way than this script knows");
}
// What needs no module stands beside it.
const unpack = readFileSync(new URL("unpack.js", import.meta.url), "utf8");
writeFileSync(glue, source.replace(thrown, typed) + unpack);
rmSync(new URL("mentsu_bg.wasm.d.ts", dist), { force: true });

for (const file of ["mentsu_bg.wasm", "mentsu.js", "mentsu.d.ts"]) {
    const bytes = readFileSync(new URL(file, dist));
    console.log(`${file}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} of brotli`);
}
