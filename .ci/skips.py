"""A plugin of pytest: a skipped test fails the run, unless MENTSU_MAY_SKIP is a pattern of its reason."""

import os
import re

unwanted = []


def note(report):
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        pattern = os.environ.get("MENTSU_MAY_SKIP")
        if not (pattern and re.search(pattern, reason)):
            unwanted.append(f"{report.nodeid}: {reason}")


pytest_runtest_logreport = note
pytest_collectreport = note


def pytest_terminal_summary(terminalreporter):
    for line in unwanted:
        terminalreporter.write_line(f"may not be skipped: {line}", red=True)


def pytest_sessionfinish(session):
    if unwanted and session.exitstatus == 0:
        session.exitstatus = 1
