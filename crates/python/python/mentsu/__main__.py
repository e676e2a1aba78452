"""`python -m mentsu`: the command line program, as it is in Rust.

`python -m mentsu 11223344456789m` prints in which ways the hand is won; `python -m mentsu --help` the rest.
"""

from __future__ import annotations

import signal
import sys

from ._native import _run


def main() -> int:
    """Runs the program with this process' arguments, and gives the code to exit with."""
    # As in a program of its own, Ctrl-C ends it, even within a long run of native code.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
