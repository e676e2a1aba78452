#!/usr/bin/env bash
# Whether every call still takes the instructions that benches/instructions.txt says, in the release
# profile that a user has and with thin LTO.
#
#   benches/check_counts.sh            fails where a call takes over 3 % more than its line says, and
#                                      where a call has no line or a line no call
#   benches/check_counts.sh --update   writes the file anew
#
# Counts belong to a compiler: the file names the rustc that made it. Counts of another one are printed and
# fail nothing, but with MENTSU_STRICT=1 the other compiler itself is an error; `.ci/counts` takes the right
# one. A call that takes over 3 % less is named, too, so that the file can be updated and later losses show.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
file=benches/instructions.txt
tolerance=3
rustc=$(rustc --version)

if ! command -v valgrind >/dev/null; then
    echo "valgrind is needed to count instructions" >&2
    exit 2
fi

# Lines of a call, its count in plain release and its count with thin LTO.
count() {
    local plain lto
    plain=$(benches/instructions.sh)
    lto=$(benches/instructions.sh --profile lto)
    paste <(printf '%s\n' "$plain") <(printf '%s\n' "$lto" | cut -f 2)
}

if [ "${1:-}" = --update ]; then
    counted=$(count)
    {
        echo "# Instructions a hand, by call: in plain release, with thin LTO. Columns are parted by tabs."
        echo "# benches/check_counts.sh compares, and with --update writes this file."
        echo "# Counted by: $rustc"
        printf '%s\n' "$counted"
    } >"$file"
    echo "$file is up to date"
    exit
fi

made_by=$(sed -n 's/^# Counted by: //p' "$file")
if [ "${MENTSU_STRICT:-}" = 1 ] && [ "$made_by" != "$rustc" ]; then
    echo "$file was made by $made_by, and this is $rustc" >&2
    exit 2
fi
counted=$(count)
verdict=0
awk -F '\t' -v tolerance="$tolerance" '
    /^#/ { next }
    FNR == NR { plain[$1] = $2; lto[$1] = $3; next }
    { seen[$1] = 1 }
    !($1 in plain) { printf "no line: %s (now %s, with thin LTO %s)\n", $1, $2, $3; unfit = 1; next }
    { compare($1, "", plain[$1], $2); compare($1, ", with thin LTO", lto[$1], $3) }
    END {
        for (name in plain)
            if (!(name in seen)) { printf "no such call: %s\n", name; unfit = 1 }
        if (faster) print "what is faster: benches/check_counts.sh --update keeps it so"
        exit unfit ? 3 : slower ? 1 : 0
    }
    function compare(name, profile, before, now,    change) {
        if (before !~ /^[0-9.]+$/ || now !~ /^[0-9.]+$/) {
            printf "no count: %s%s: %s, was %s\n", name, profile, now, before
            unfit = 1
            return
        }
        change = 100 * (now - before) / (before > 0 ? before : 1)
        if (change > tolerance) {
            printf "slower: %s%s: %s, was %s (%+.1f %%)\n", name, profile, now, before, change
            slower = 1
        } else if (change < -tolerance) {
            printf "faster: %s%s: %s, was %s (%+.1f %%)\n", name, profile, now, before, change
            faster = 1
        }
    }' "$file" <(printf '%s\n' "$counted") || verdict=$?

if [ "$verdict" -gt 1 ]; then
    echo "$file doesn't fit the calls: benches/check_counts.sh --update writes it anew" >&2
    exit "$verdict"
elif [ "$made_by" != "$rustc" ]; then
    echo "no count fails: $file was made by $made_by, and this is $rustc"
elif [ "$verdict" -ne 0 ]; then
    echo "a call takes over $tolerance % more instructions than $file says" >&2
    echo "if it must: benches/check_counts.sh --update" >&2
    exit "$verdict"
else
    echo "no call takes over $tolerance % more instructions than $file says"
fi
