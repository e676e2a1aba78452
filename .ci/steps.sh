# Sourced by `run` and `nightly`: runs scripts of this folder, and prints what each took.

# Two run at once, since one compiles while another waits for a test, a download or a linker. Each prints its output when
# it ends. After the first failure no other script starts.
run_steps() { # SCRIPTS…
    local started=$SECONDS code=0
    MENTSU_SKIPPED=$(mktemp) MENTSU_TIMES=$(mktemp)
    export MENTSU_SKIPPED MENTSU_TIMES
    trap 'rm -f "$MENTSU_SKIPPED" "$MENTSU_SKIPPED.lock" "$MENTSU_TIMES"' EXIT
    printf '%s\n' "$@" | xargs -P "${MENTSU_JOBS:-2}" -I {} bash -c 'step {}' || code=1
    # Seconds of the wall clock, and of the processor in user and kernel mode.
    printf '\n%-14s %8s %10s\n' step wall processor
    sort -t ' ' -k 3,3nr "$MENTSU_TIMES" | awk '{ printf "%-14s %8d %10d\n", $1, $2, $3; sum += $3 } END { printf "%-14s %8s %10d\n", "all", "", sum }'
    printf '\n== skipped ==\n'
    [ -s "$MENTSU_SKIPPED" ] || echo "nothing: every step has run" >>"$MENTSU_SKIPPED"
    cat "$MENTSU_SKIPPED"
    [ $code = 0 ] || fail "a step has failed"
    printf '\n== done in %d s ==\n' $((SECONDS - started))
}

# Exits with 255 after a failure, which stops xargs.
step() { # SCRIPT [ARGUMENT]
    local output code=0 took
    output=$(mktemp)
    took=$(
        TIMEFORMAT='%R %U %S'
        { time ".ci/$1" "${@:2}" >"$output" 2>&1; } 2>&1
    ) || code=255
    (
        ! has flock || flock 9
        printf '\n== %s ==\n' "$*"
        cat "$output"
        [ $code = 0 ] || printf 'error: %s has failed\n' "$*"
        awk -v step="$1" '{ printf "-- %s: %d s\n", step, $1; printf "%s %d %d\n", step, $1, $2 + $3 >>ENVIRON["MENTSU_TIMES"] }' <<<"$took"
    ) 9>"$MENTSU_SKIPPED.lock"
    rm -f "$output"
    return $code
}
export -f step has fail
