// The module in Node: loaded by the import, without a promise.
import { readFileSync } from "node:fs";

import { initSync } from "./dist/mentsu.js";

initSync({ module: readFileSync(new URL("./dist/mentsu_bg.wasm", import.meta.url)) });

export * from "./dist/mentsu.js";
export { default } from "./dist/mentsu.js";
