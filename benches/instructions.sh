#!/usr/bin/env bash
# Instructions one answer takes, by question and class: callgrind counts, so they repeat exactly.
set -euo pipefail
cd "$(dirname "$0")/.."
build() { # OPTIONS…
    cargo bench --quiet --bench instructions --no-run "$@"
    cargo bench --bench instructions --no-run --message-format=json "$@" 2>/dev/null |
        grep -o '"executable":"[^"]*"' | tail -n 1 | cut -d '"' -f 4
}
by_table=$(build)
directly=$(build --no-default-features)

count() { # PROGRAM QUESTION CLASS PASSES
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

printf '| question | class | instructions a hand |\n|---|---|---:|\n'
while IFS='|' read -r question class; do
    program=$by_table asked=$question
    # Two questions are asked without tables, too. A standard win is asked for as a win of any form,
    # which is one look more.
    case $question in
    "standard win") program=$directly asked=win ;;
    "decompositions, reference") program=$directly asked=decompositions ;;
    esac
    one=$(count "$program" "$asked" "$class" 1)
    two=$(count "$program" "$asked" "$class" 2)
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
