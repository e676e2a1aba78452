"""Recorded decisions in the numbers of an environment."""

from __future__ import annotations

from pathlib import Path

import mentsu
import pytest
from made_logs import play
from mentsu.encoding import VIEW_PLANES, encode_views
from mentsu.env import ACTIONS, action_at, choice_at, examples, numbers_of
from mentsu.table import Round

np = pytest.importorskip("numpy", reason="examples are NumPy arrays")


@pytest.fixture(scope="module", params=[(), ("--rules", "tenhou-sanma")], ids=["four", "three"])
def decisions(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[mentsu.records.Decision]:
    paths = play(tmp_path_factory.mktemp("numbered"), 3, 4, "--tonpuu", *request.param)
    return [decision for path in paths for game in mentsu.read_log(path) for decision in game.decisions]


def test_every_decision_has_its_numbers(decisions: list[mentsu.records.Decision]) -> None:
    seen = examples(decisions)
    rows = len(seen.actions)
    assert seen.masks[np.arange(rows), seen.actions].all()
    riichi = sum(decision.action.kind == "riichi" for decision in decisions)
    assert rows == len(decisions) + riichi and riichi > 0
    assert len({decision.action.kind for decision in decisions} & {"pass", "discard", "riichi"}) == 3
    for row in range(rows):
        action = decisions[seen.decisions[row]].action
        line = ACTIONS[seen.actions[row]]
        if action.kind in ("discard", "riichi") and line != "riichi":
            assert line == f"discard {action.face}" + (" as drawn" if action.tsumogiri else "")
        elif action.kind in ("tsumo", "ron"):
            assert line == "win"
        elif action.kind in ("chi", "pon", "daiminkan", "kita", "pass", "kyuushu"):
            assert line.split(",")[0] == action.kind
    first = np.unique(seen.decisions, return_index=True)[1]
    assert np.array_equal(seen.observations[first], encode_views(decisions))
    announced = seen.observations[:, VIEW_PLANES.index("announced"), 0]
    assert announced.sum() == riichi and not announced[first].any()


def test_passes_are_decisions(decisions: list[mentsu.records.Decision]) -> None:
    """Where a tile may be claimed and nobody does there is a row, here and in the table of decisions."""
    seen = examples(decisions)
    passes = seen.actions == ACTIONS.index("pass")
    assert passes.sum() == sum(decision.row()["action"] == "pass" for decision in decisions) > 20
    assert (seen.masks[passes].sum(axis=1) > 1).all()


def test_nothing_is_an_example() -> None:
    seen = examples([])
    assert seen.masks.shape == (0, 124) and seen.observations.shape == (0, len(VIEW_PLANES) - 6, 34)


def test_a_riichi_is_two_rows(tmp_path: Path, decisions: list[mentsu.records.Decision]) -> None:
    riichi = next(decision for decision in decisions if decision.action.kind == "riichi")
    seen = examples([riichi], planes=["announced", "may_discard", "may_riichi"])
    assert ACTIONS[seen.actions[0]] == "riichi" and ACTIONS[seen.actions[1]].startswith("discard")
    assert seen.decisions.tolist() == [0, 0]
    assert np.array_equal(seen.observations[1, 1], seen.observations[0, 2])


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_a_policy_plays_where_it_is_asked(rules: str) -> None:
    """What a view gives is what a record of the same moment gives, and each number does what it says."""
    choose = np.random.default_rng(5)
    riichi = 0
    for seed in range(6):
        round = Round(rules, seed=seed)
        while round.awaited:
            seat = round.awaited[0]
            view, announced, numbers = round.view(seat), 0, []
            while True:
                seen = choice_at(view, announced)
                assert seen.observation[VIEW_PLANES.index("announced"), 0] == (announced > 0)
                allowed = seen.mask.nonzero()[0]
                number = int(74 if 74 in allowed else choose.choice(allowed))
                numbers.append(number)
                action = action_at(view, number, announced)
                if not isinstance(action, int):
                    break
                announced, riichi = action, riichi + 1
            assert numbers_of(action) == tuple(numbers)
            round.act(seat, action)
    view = Round(rules, seed=1).view(0)
    for wrong in (123, 200, -1):
        with pytest.raises(mentsu.MentsuError):
            action_at(view, wrong)
