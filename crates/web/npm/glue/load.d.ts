
/** The type of a class of the platform; nothing where the platform's types lack it. */
type OfPlatform<Name extends string> = typeof globalThis extends { [K in Name]: { prototype: infer T } } ? T : never;
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;

/** The module: compiled, its bytes, or where it is. */
export type ModuleSource =
  string | ArrayBuffer | ArrayBufferView | CompiledModule | OfPlatform<"URL"> | OfPlatform<"Request"> | OfPlatform<"Response">;

/**
 * Loads the module, by default from beside the package's script. Later calls, and all in Node and of `mentsu/inline`,
 * do nothing.
 */
export default function init(options?: { module_or_path: ModuleSource | Promise<ModuleSource> }): Promise<void>;

/** The same at once, of bytes or a compiled module. */
export function initSync(options: { module: ArrayBuffer | ArrayBufferView | CompiledModule }): void;
