#!/usr/bin/env bash
# Writes the tables of benches/README.md anew, those named or all: calls, cold, threads, tables,
# instructions, peers, games. Each stands between <!-- NAME --> and <!-- end -->, with the machine named
# where times depend on it. On a quiet machine all take about ten minutes.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")"
readme=$PWD/README.md
target=$(realpath -m "${CARGO_TARGET_DIR:-peers/target}")

machine() {
    local cpu
    cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
    printf '%s, %s cores, %s, %s, %s:\n\n' "${cpu:-unknown processor}" "$(nproc)" "$(uname -s)" \
        "$(rustc --version | cut -d ' ' -f 1,2)" "$(git rev-parse --short HEAD)"
}

run_peer() { # PROGRAM
    cargo run --locked --quiet --release --manifest-path peers/Cargo.toml --bin "$@"
}

make() { # NAME
    case $1 in
    calls) machine && peers/calls.sh ;;
    cold | threads) machine && run_peer "$1" ;;
    games) machine && run_peer games -- --table ;;
    tables) ./tables.sh ;;
    instructions) ./instructions.sh --table ;;
    peers)
        (cd peers && cargo bench --locked >&2) && machine && run_peer table "$target/criterion"
        ;;
    *) echo "no table $1" >&2 && return 1 ;;
    esac
}

[ $# -gt 0 ] || set -- calls cold threads tables instructions peers games
made=$(mktemp)
trap 'rm -f "$made" "$made.readme"' EXIT
for name; do
    grep -qx "<!-- $name -->" "$readme" || { echo "no place for $name" >&2 && exit 1; }
    make "$name" >"$made"
    awk -v name="$name" -v made="$made" '
        $0 == "<!-- end -->" { within = 0 }
        !within
        $0 == "<!-- " name " -->" {
            within = 1
            while ((getline line < made) > 0) print line
        }' "$readme" >"$made.readme"
    cat "$made.readme" >"$readme"
done
