"""`python -m mentsu`: the command line program.

`python -m mentsu 11223344456789m` prints the ways in which the hand is won, `python -m mentsu --help` all commands.
"""

from __future__ import annotations

import signal
import sys

from ._native import _run


def main() -> int:
    """Runs the program with this process' arguments, and returns its exit code."""
    # With the default handler, Ctrl-C also ends long native code.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
