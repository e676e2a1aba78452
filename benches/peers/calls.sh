#!/usr/bin/env bash
# The table of calls for README: nanoseconds and units, in plain release and with thin LTO. What is
# above its goal is bold. Takes a number of rounds.
set -euo pipefail
cd "$(dirname "$0")"
cargo build --locked --quiet --release --bin calls
cargo build --locked --quiet --profile lto --bin calls
plain=$(cargo run --locked --quiet --release --bin calls -- "$@")
lto=$(cargo run --locked --quiet --profile lto --bin calls -- "$@")
printf '| call | goal | ns | units | ns with thin LTO | units |\n|---|---:|---:|---:|---:|---:|\n'
paste <(echo "$plain") <(echo "$lto") | awk -F '\t' '
    function shown(units, goal) { return goal != "" && units > goal + 0 ? "**" units "**" : units }
    { printf "| %s | %s | %.1f | %s | %.1f | %s |\n", $1, $4, $2, shown($3, $4), $6, shown($7, $8) }'
