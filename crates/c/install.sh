#!/usr/bin/env bash
# Builds the libraries and installs them with header, CMake package and pkg-config file. Needs Rust alone.
#
#   crates/c/install.sh PREFIX [CARGO OPTIONS…]   such as --no-default-features, or --target aarch64-apple-ios
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || { sed -n 's/^# \{0,1\}//p' "$0" | sed -n 2,4p >&2; exit 2; }
prefix=$1
shift
# One run of the compiler for each kind, since it can't optimise across packages where it also writes one for Rust.
cargo rustc --locked --manifest-path "$here/Cargo.toml" --lib --crate-type cdylib,staticlib --profile compact "$@"

built=${CARGO_TARGET_DIR:-$here/../../target}
for ((i = 1; i <= $#; i++)); do
    if [ "${!i}" = --target ]; then
        next=$((i + 1))
        built+=/${!next}
    fi
done
built+=/compact
version=$(sed -n '/^\[workspace.package\]$/,/^$/s/^version = "\(.*\)"/\1/p' "$here/../../Cargo.toml")
major=${version%%.*}
minor=${version#*.}
minor=${minor%%.*}

mkdir -p "$prefix/include" "$prefix/lib/cmake/mentsu" "$prefix/lib/pkgconfig"
cp "$here/include/mentsu.h" "$here/include/mentsu.hpp" "$prefix/include"
for file in "$built"/{libmentsu_c.a,libmentsu_c.so,libmentsu_c.dylib,mentsu_c.dll,mentsu_c.dll.lib,libmentsu_c.dll.a,mentsu_c.lib}; do
    [ -f "$file" ] || continue
    case $file in
    *.so)
        cp "$file" "$prefix/lib/libmentsu_c.so.1"
        ln -sf libmentsu_c.so.1 "$prefix/lib/libmentsu_c.so"
        ;;
    *.dylib)
        cp "$file" "$prefix/lib/libmentsu_c.1.dylib"
        ln -sf libmentsu_c.1.dylib "$prefix/lib/libmentsu_c.dylib"
        ;;
    *.dll)
        mkdir -p "$prefix/bin"
        cp "$file" "$prefix/bin"
        ;;
    # The import library keeps the name of the library; the static one is named for what it is.
    */mentsu_c.lib) cp "$file" "$prefix/lib/mentsu_c_static.lib" ;;
    */mentsu_c.dll.lib) cp "$file" "$prefix/lib/mentsu_c.lib" ;;
    *) cp "$file" "$prefix/lib" ;;
    esac
done
cp "$here/cmake/mentsuConfig.cmake" "$prefix/lib/cmake/mentsu"
filled() { sed "s/@VERSION@/$version/; s/@MAJOR@/$major/g; s/@MINOR@/$minor/g" "$1"; }
filled "$here/cmake/mentsuConfigVersion.cmake.in" >"$prefix/lib/cmake/mentsu/mentsuConfigVersion.cmake"
filled "$here/cmake/mentsu.pc.in" >"$prefix/lib/pkgconfig/mentsu.pc"
