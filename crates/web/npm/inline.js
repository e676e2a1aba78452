// The package with the module inside: for Node, Deno, Bun, and whatever a bundler puts into one file. The import loads it.
import { initSync } from "./dist/mentsu.js";
import { base64 } from "./dist/mentsu_inline.js";

initSync({ module: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) });

export * from "./dist/mentsu.js";
export { default } from "./dist/mentsu.js";
