// The package in a browser: `init` loads the module from its own file. Bundlers that know `new URL(…, import.meta.url)`
// put the file where it is found.
import load from "./dist/mentsu.js";

export * from "./dist/mentsu.js";

export default async function init(options) {
    const module = options ?? { module_or_path: new URL("./dist/mentsu_bg.wasm", import.meta.url) };
    try {
        await load(module);
    } catch (why) {
        const from = options ? "" : ` from ${module.module_or_path}`;
        throw new Error(`the module can't be loaded${from} (does the bundler copy files? "mentsu/inline" needs none): ${why}`);
    }
}
