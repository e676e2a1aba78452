// The program that the package's answers are compared with.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../../..");

/** The program: named in `MENTSU`, as it was built last, or built now. */
export function program() {
    const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
    const built = ["release", "debug"].map((profile) => join(target, profile, "mentsu"));
    const found = [process.env.MENTSU, ...built].find((path) => path && existsSync(path));
    if (found) {
        return found;
    }
    execFileSync("cargo", ["build", "--locked", "-p", "mentsu-cli"], { cwd: root, stdio: "inherit" });
    return built[1];
}
