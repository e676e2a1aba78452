#!/usr/bin/env bash
# Instructions one answer takes, by question and class: callgrind counts, so they repeat exactly.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo bench --quiet --bench instructions --no-run
program=$(cargo bench --bench instructions --no-run --message-format=json 2>/dev/null |
    grep -o '"executable":"[^"]*"' | tail -n 1 | cut -d '"' -f 4)

count() { # QUESTION CLASS PASSES
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

printf '| question | class | instructions a hand |\n|---|---|---:|\n'
while IFS='|' read -r question class; do
    one=$(count "$question" "$class" 1)
    two=$(count "$question" "$class" 2)
    printf '| %s | %s | %d |\n' "$question" "$class" $(((two - one) / 10000))
done <<'LIST'
standard win|random 14
standard win|random wins
standard win|one-suit wins
decompositions, reference|random 14
decompositions, reference|random wins
decompositions, reference|one suit
decompositions, reference|one-suit wins
decompositions|random wins
decompositions|one-suit wins
waits with readings|tenpai 13
win|random 14
win|random wins
shanten, standard form|random 14
shanten, all forms|random 14
waits as a set|tenpai 13
ukeire|random 13
draw or discard and shanten|random 13
score|random wins
points alone|random wins
LIST
