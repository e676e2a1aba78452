"""The job that the examples do, each with its own engine: sums of all decisions by turn and seat.

Of every decision that a record holds the job takes shanten, how many tiles help, and the plan for the rest of the
round. Sums of whole numbers are the same in any order and with any engine, so chances are taken in millionths and
points in thousandths, rounded down. A file with an error is a row of its own, with its path and the error.
"""

from __future__ import annotations

COLUMNS = ["path", "error", "turn", "seat", "shanten", "ukeire", "plan_win", "plan_points"]
"""The columns that the job needs; nothing else is computed."""

KEYS = ["turn", "seat", "path", "error"]
"""What rows are summed up by; decisions have neither path nor error there."""

SUMS = ["decisions", "shanten", "ukeire", "plans", "win_millionths", "points_thousandths"]
"""The summed columns."""

SQL = """
    SELECT turn, seat,
           CASE WHEN error IS NULL THEN NULL ELSE path END AS path,
           error,
           COUNT(turn) AS decisions,
           CAST(COALESCE(SUM(shanten), 0) AS BIGINT) AS shanten,
           CAST(COALESCE(SUM(ukeire), 0) AS BIGINT) AS ukeire,
           COUNT(plan_points) AS plans,
           CAST(COALESCE(SUM(CAST(FLOOR(plan_win * 1000000) AS BIGINT)), 0) AS BIGINT) AS win_millionths,
           CAST(COALESCE(SUM(CAST(FLOOR(plan_points * 1000) AS BIGINT)), 0) AS BIGINT) AS points_thousandths
    FROM decisions
    GROUP BY ALL
"""
"""The job in SQL."""
