#!/usr/bin/env bash
# Builds the npm package in npm/dist: the module, the JavaScript beside it and its types. The page is
# built of the same. Needs Rust and npm; what else it needs it installs, into the target folder and npm/node_modules.
#
#   crates/web/build.sh
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
wasm=wasm32-unknown-unknown

rustup target list --installed 2>/dev/null | grep -qx "$wasm" || rustup target add "$wasm"

# The program that writes the JavaScript must be of the very version of the lock file.
version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p;}' "$root/Cargo.lock")
bindgen="$target/wasm-tools/bin/wasm-bindgen"
if [ "$("$bindgen" --version 2>/dev/null)" != "wasm-bindgen $version" ]; then
    # It runs for seconds: compiling it takes minutes longer where it is optimised. In a folder of its own it doesn't
    # wait for another build.
    CARGO_PROFILE_DEV_DEBUG=0 cargo install --locked --quiet --debug --root "$target/wasm-tools" --bin wasm-bindgen \
        --version "=$version" --target-dir "$target/wasm-tools/build" wasm-bindgen-cli
fi

# Loops aren't unrolled, and their counters stay as they are written (`disable-lsr`: addresses of wasm have no
# forms to choose among): 3 % fewer bytes for the same speed.
rolled="-C llvm-args=-unroll-full-max-count=2 -C llvm-args=-unroll-max-count=1 -C llvm-args=-disable-lsr"
cd "$root"
RUSTFLAGS="-C target-feature=+simd128 $rolled ${RUSTFLAGS:-}" \
    cargo rustc --locked --profile web --target "$wasm" -p mentsu-web --crate-type cdylib
out="$here/npm/dist"
rm -rf "$out"
"$bindgen" --target web --out-dir "$out" --out-name mentsu "$target/$wasm/web/mentsu_web.wasm"

[ -d "$here/npm/node_modules/binaryen" ] || npm --prefix "$here/npm" ci --no-fund --no-audit
node "$here/npm/shrink.js" "$out/mentsu_bg.wasm"
node "$here/npm/finish.js"
