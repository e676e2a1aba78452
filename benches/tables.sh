#!/usr/bin/env bash
# How large the tables are, in bytes: each by its symbol in the program that asks every call, and
# what that program, stripped, has more than one without tables (whose direct methods need code).
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/instructions"

build() { # OPTIONS…
    cargo build --locked --quiet --release "$@" >&2
    cargo build --locked --release --message-format=json "$@" 2>/dev/null |
        grep -o '"executable":"[^"]*"' | tail -n 1 | cut -d '"' -f 4
}

stripped_size() { # PROGRAM
    strip -o "$folder/stripped" "$1"
    stat -c %s "$folder/stripped"
}

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
program=$(build)
with=$(stripped_size "$program")
nm -S -C "$program" >"$folder/symbols"
program=$(build --no-default-features)
without=$(stripped_size "$program")

printf '| table | bytes |\n|---|---:|\n'
while read -r _ size kind name; do
    case $kind$name in
    [Rr]mentsu::engine::table::*) printf '%s %d\n' "${name#mentsu::engine::table::}" "0x$size" ;;
    esac
done <"$folder/symbols" | sort -k 2nr | awk '
    { printf "| `%s` | %d |\n", $1, $2; sum += $2 }
    END { printf "| all tables | %d |\n", sum }'
printf '| the program, stripped | %d |\n' "$with"
printf '| … without tables | %d |\n' "$without"
