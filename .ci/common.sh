# Sourced by every script here: the folder, the environment, and how a missing tool is handled.
#
#   CI=true          a tool that can't be installed is an error, unless its server can't be reached
#   MENTSU_STRICT=1  every skip is an error; the workflow sets it
#   MENTSU_SHARED    the folder of recorded games, `../shared` if unset
set -euo pipefail
# The bash of macOS lacks this option.
shopt -s inherit_errexit 2>/dev/null || true
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec </dev/null

absolute() { case $1 in /* | ?:*) printf '%s' "$1" ;; *) printf '%s/%s' "$PWD" "$1" ;; esac; }
target=$(absolute "${CARGO_TARGET_DIR:-target}")
MENTSU_SHARED=$(absolute "${MENTSU_SHARED:-../shared}")
# Incremental compilation takes 6 GB and saves nothing in a clean build.
export CARGO_TARGET_DIR=$target MENTSU_SHARED CARGO_TERM_COLOR=never CARGO_INCREMENTAL=0
# Package managers print the messages that `is_unreachable` reads in English.
export LC_ALL=C.UTF-8

# The packages that need Rust alone, and those outside the workspace.
libraries=(mentsu mentsu-families mentsu-protocol mentsu-table mentsu-cli shanghai three-colour-othello)
outside=(fuzz benches/instructions benches/peers crates/table/fit tests/bare)

# Puts -p in front of each argument.
chosen() { printf -- '-p %s ' "$@"; }

has() { command -v "$1" >/dev/null; }

fail() {
    echo "error: $*" >&2
    exit 1
}

# Ends the step, or a part of it. `.ci/run` lists the reason at its end.
skip() { # REASON
    [ "${MENTSU_STRICT:-}" != 1 ] || fail "$* (MENTSU_STRICT=1 allows no skip)"
    echo "skipped: $*"
    [ -z "${MENTSU_SKIPPED:-}" ] || echo "$*" >>"$MENTSU_SKIPPED"
}

# A tool that is missing and that the scripts don't install.
missing() { # REASON
    [ "${CI:-}" != true ] || fail "$1"
    skip "$1"
}

# What package managers print if no server answers: curl, cargo, rustup, pip, npm, apt and git.
unreachable='could not resolve|could not connect|couldn.t connect|cannot initiate the connection|failed to connect'
unreachable+='|unable to connect|connection (refused|timed out|reset)|network is unreachable|no route to host'
unreachable+='|temporary failure (in name resolution|resolving)|failed to lookup address|dns error|error sending request'
unreachable+='|failed to establish a new connection|newconnectionerror|name or service not known'
unreachable+='|enotfound|eai_again|econnrefused|econnreset|etimedout|enetunreach'

# Runs an installer. After a failure `install_log` has its output.
install_log=
install() { # COMMAND…
    local code=0
    mkdir -p "$target"
    install_log=$(mktemp "$target/install.XXXXXX")
    # One step installs at a time where two run at once.
    (
        ! has flock || flock 9
        "$@"
    ) >"$install_log" 2>&1 9>"$target/.installing" || code=$?
    cat "$install_log"
    if [ $code = 0 ]; then
        rm -f "$install_log"
        install_log=
    fi
    return $code
}

# A tool that `install` could not install: a skip, or in CI an error if the server answered.
lacks() { # REASON
    if [ "${CI:-}" = true ] && ! { [ -f "$install_log" ] && grep -qiE "$unreachable" "$install_log"; }; then
        fail "$1, although its server can be reached"
    fi
    rm -f "$install_log"
    skip "$1"
}

# Each function below returns whether the tool exists in the end. The caller leaves out the steps that need it.
need_rustup() { has rustup || { missing "rustup isn't installed"; return 1; }; }

need_toolchain() { # VERSION
    need_rustup || return 1
    rustup run "$1" rustc --version 2>/dev/null && return
    install rustup toolchain install "$1" --profile minimal && return
    lacks "Rust $1 can't be installed"
    return 1
}

need_target() { # TARGET
    need_rustup || return 1
    ! rustup target list --installed | grep -qx "$1" || return 0
    install rustup target add "$1" && return
    lacks "the target $1 can't be installed"
    return 1
}

apt_get() { # PACKAGES…
    local sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update && $sudo apt-get install -y --no-install-recommends "$@"
}

need_apt() { # PROGRAM PACKAGES…
    local program=$1
    shift
    ! has "$program" || return 0
    install apt_get "$@" || true
    ! has "$program" || return 0
    lacks "$program can't be installed"
    return 1
}

need_cargo() { # SUBCOMMAND VERSION
    case "$(cargo "$1" --version 2>/dev/null)" in *" $2") return 0 ;; esac
    # The program runs for seconds, and optimising it takes minutes. In a folder of its own its build waits for no other.
    CARGO_PROFILE_DEV_DEBUG=0 install cargo install "cargo-$1" --version "$2" --locked --debug \
        --target-dir "$target/tools" && return
    lacks "cargo-$1 $2 can't be installed"
    return 1
}

need_npm() { has npm || { missing "npm isn't installed"; return 1; }; }

# Makes a virtual environment with the packages given.
need_pip() { # FOLDER REQUIREMENTS…
    local folder=$1
    shift
    "${PYTHON:-python3}" -c 'import venv' || { missing "python3 with venv isn't installed"; return 1; }
    "${PYTHON:-python3}" -m venv "$folder" && install "$folder/bin/pip" install --quiet "$@" && return
    lacks "$* can't be installed"
    return 1
}

# Runs a command that prints the results of Node's tests, and fails if one was skipped.
node_tests() { # COMMAND…
    local output
    output=$(mktemp)
    "$@" | tee "$output"
    ! grep -qE '^(#|ℹ) skipped [1-9]' "$output" && grep -qE '^(#|ℹ) skipped 0$' "$output" || fail "tests were skipped: $*"
    rm "$output"
}

need_chromium() {
    export CHROMIUM=${CHROMIUM:-/usr/bin/chromium}
    [ ! -x "$CHROMIUM" ] || return 0
    need_apt chromium chromium fonts-noto-cjk || return 1
    CHROMIUM=$(command -v chromium)
}
