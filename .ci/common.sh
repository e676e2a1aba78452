# Sourced by every script here: the place, the environment, and what happens where a tool is missing.
#
#   CI=true          a tool that can't be installed is an error, unless the server that has it can't be reached
#   MENTSU_STRICT=1  every skip is an error; the workflow sets it
#   MENTSU_SHARED    the folder of recorded games, `../shared` if unset
set -euo pipefail
# The bash of macOS doesn't know it.
shopt -s inherit_errexit 2>/dev/null || true
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec </dev/null

# What depends on where the checkout is gets an absolute path.
absolute() { case $1 in /* | ?:*) printf '%s' "$1" ;; *) printf '%s/%s' "$PWD" "$1" ;; esac; }
target=$(absolute "${CARGO_TARGET_DIR:-target}")
MENTSU_SHARED=$(absolute "${MENTSU_SHARED:-../shared}")
# Incremental compilation takes 6 GB and saves nothing where everything is built once.
export CARGO_TARGET_DIR=$target MENTSU_SHARED CARGO_TERM_COLOR=never CARGO_INCREMENTAL=0

# Left by .ci/npm where the page is built and hasn't been tested yet.
page_built=$target/page.built

# The packages that need Rust alone, and those outside the workspace.
libraries=(mentsu mentsu-protocol mentsu-table mentsu-cli shanghai three-colour-othello)
outside=(fuzz benches/instructions benches/peers crates/table/fit tests/bare)

# Each of the arguments behind a -p.
chosen() { printf -- '-p %s ' "$@"; }

has() { command -v "$1" >/dev/null; }

fail() {
    echo "error: $*" >&2
    exit 1
}

# Ends the step, or a part of it, for a reason that `.ci/run` lists at its end.
skip() { # REASON
    [ "${MENTSU_STRICT:-}" != 1 ] || fail "$* (MENTSU_STRICT=1 allows no skip)"
    echo "skipped: $*"
    [ -z "${MENTSU_SKIPPED:-}" ] || echo "$*" >>"$MENTSU_SKIPPED"
}

# Whether a server answers. Without curl nobody can tell, and an excuse has to be proven.
reachable() { ! has curl || curl --silent --fail --head --location --max-time 30 --output /dev/null "$1"; }

# What could not be installed: a skip, or an error in CI if the server could have been asked.
lacks() { # REASON URL
    if [ "${CI:-}" = true ] && reachable "$2"; then fail "$1, although $2 answers"; fi
    skip "$1"
}

# One step installs at a time, where steps run side by side.
installing() { # COMMAND…
    mkdir -p "$target"
    (
        ! has flock || flock 9
        "$@"
    ) 9>"$target/.installing"
}

# Each returns whether the tool is there in the end, so that the caller leaves out what needs it.
need_toolchain() { # VERSION
    has rustup || { lacks "rustup isn't installed" https://sh.rustup.rs; return 1; }
    rustup run "$1" rustc --version 2>/dev/null && return
    installing rustup toolchain install "$1" --profile minimal && return
    local of=channel-rust-$1
    lacks "Rust $1 can't be installed" "https://static.rust-lang.org/dist/$of.toml.sha256"
    return 1
}

need_target() { # TARGET
    has rustup || { lacks "rustup isn't installed" https://sh.rustup.rs; return 1; }
    ! rustup target list --installed | grep -qx "$1" || return 0
    installing rustup target add "$1" && return
    lacks "the target $1 can't be installed" https://static.rust-lang.org/dist/channel-rust-stable.toml.sha256
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
    installing apt_get "$@" || true
    ! has "$program" || return 0
    lacks "$program can't be installed" https://deb.debian.org/debian/
    return 1
}

need_cargo() { # SUBCOMMAND VERSION
    case "$(cargo "$1" --version 2>/dev/null)" in *" $2") return 0 ;; esac
    # They run for seconds: compiling them takes longer where it optimizes.
    CARGO_PROFILE_DEV_DEBUG=0 cargo install "cargo-$1" --version "$2" --locked --debug && return
    lacks "cargo-$1 $2 can't be installed" "https://index.crates.io/ca/rg/cargo-$1"
    return 1
}

# Runs tests of Node and fails if one was skipped.
node_tests() { # FOLDER
    local said
    said=$(mktemp)
    npm --prefix "$1" test | tee "$said"
    ! grep -qE '^(#|ℹ) skipped [1-9]' "$said" && grep -qE '^(#|ℹ) skipped 0$' "$said" || fail "tests of $1 were skipped"
    rm "$said"
}
