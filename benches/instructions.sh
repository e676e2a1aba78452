#!/usr/bin/env bash
# Instructions a call takes, each hand on average: callgrind counts, so they repeat exactly.
#
#   benches/instructions.sh [OPTIONS OF cargo build]   lines of a call, a tab and its count
#   benches/instructions.sh --table                    Markdown: plain release, thin LTO, no tables
#
# The calls are those of benches/common/calls, in the release profile that a user has who says
# nothing. `--profile lto` counts with thin LTO, `--no-default-features` without the tables.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/instructions"

# Few hands do: counts of a thousand differ from those of ten thousand by a percent or two. Without
# tables a hand may take ten million instructions, so twenty must do.
hands=1000
hands_without_tables=20

build() { # OPTIONS…
    local profile=(--release)
    case " $* " in *" --profile "*) profile=() ;; esac
    cargo build --locked --quiet "${profile[@]}" "$@" >&2
    cargo build --locked --message-format=json "${profile[@]}" "$@" 2>/dev/null |
        grep -o '"executable":"[^"]*"' | tail -n 1 | cut -d '"' -f 4
}

# One run asks all calls; callgrind counts inside `counted` alone and writes each count to a file.
count() { # PROGRAM HANDS
    local program=$1 hands=$2 folder name i=0
    folder=$(mktemp -d)
    valgrind --tool=callgrind --callgrind-out-file="$folder/calls" \
        --toggle-collect=instructions::counted --dump-after=instructions::counted \
        "$program" all "$hands" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; return 1; }
    while read -r name; do
        i=$((i + 1))
        awk -v name="$name" -v hands="$hands" \
            '/^totals:/ { printf "%s\t%.1f\n", name, $2 / hands }' "$folder/calls.$i"
    done < <("$program" list)
    rm -r "$folder"
}

if [ "${1:-}" = --table ]; then
    plain=$(count "$(build)" $hands)
    lto=$(count "$(build --profile lto)" $hands)
    directly=$(count "$(build --no-default-features)" $hands_without_tables)
    printf '| call | instructions | with thin LTO | without tables |\n|---|---:|---:|---:|\n'
    paste <(echo "$plain") <(echo "$lto" | cut -f 2) <(echo "$directly" | cut -f 2) |
        awk -F '\t' '{ printf "| %s | %.0f | %.0f | %.0f |\n", $1, $2, $3, $4 }'
else
    case " $* " in *" --no-default-features "*) hands=$hands_without_tables ;; esac
    count "$(build "$@")" $hands
fi
