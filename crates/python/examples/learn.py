"""A policy learns from recorded games, then plays: with PyTorch, on the processor.

    python examples/learn.py train LOGS --policy policy.pt --plot learning.svg
    mentsu arena 'kept:python examples/learn.py play policy.pt' efficiency --games 400 --duplicate

It learns to choose what the players chose, passes among it, from the planes that `mentsu.env` shows at a table. Records
that it never learns from, and games against three `efficiency`, measure it. It reads records of games of four.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import mentsu
import numpy as np
import torch
from mentsu.encoding import VIEW_PLANES
from mentsu.env import VectorEnv, action_at, choice_at, examples
from mentsu.table import Action, View, play_mjai
from torch import Tensor, nn

BEGAN = time.perf_counter()
PLANES = [name for name in VIEW_PLANES if not name.startswith("plan_")]
SCALE = 120  # Planes are kept as bytes: a third of a million decisions take a gigabyte.
BFLOAT16 = torch.cpu.get_capabilities().get("avx512_bf16", False)  # Other processors take seven times as long with it.


class Rows(NamedTuple):
    """Decisions where there was a choice."""

    planes: Tensor  # (rows, planes, 34), multiplied by SCALE
    masks: Tensor  # (rows, 124): what could be chosen
    chosen: Tensor  # (rows,)


def files_of(logs: list[str]) -> tuple[list[Path], list[Path]]:
    """A twentieth of the files to hold out, and the others. (A directory may have a dot in its name.)"""
    files = [file for log in map(Path, logs) for file in (log, *sorted(log.rglob("*.*"))) if file.is_file()]
    if len(files) < 2:
        raise SystemExit(f"{len(files)} files of records: one is held out, and others are learned from")
    return files[::20], [file for number, file in enumerate(files) if number % 20]


def read(files: list[Path]) -> Rows:
    def games() -> Iterator[tuple[np.ndarray, ...]]:
        for game in (game for file in files for game in mentsu.read_log(file) if game.players == 4):
            seen = examples(game.decisions, planes=PLANES)
            free = seen.masks.sum(1) > 1
            planes = np.rint(seen.observations[free] * SCALE).clip(0, 255).astype(np.uint8)
            yield planes, seen.masks[free], seen.actions[free]

    if not (columns := [*zip(*games())]):
        raise SystemExit(f"no game of four in {len(files)} files, {files[0]} among them")
    return Rows(*(torch.from_numpy(np.concatenate(column)) for column in columns))


class Block(nn.Module):
    """Two convolutions along each suit, and what the mean of all tiles says."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = (nn.Conv2d(width, width, (1, 3), padding=(0, 1)) for _ in range(2))
        self.norm, self.mean = nn.BatchNorm2d(width), nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.norm(self.first(x)))
        return torch.relu(x + self.second(y) + self.mean(y.mean((2, 3)))[:, :, None, None])


class Policy(nn.Module):
    """A number for each action, the higher the better. It treats the suits alike."""

    def __init__(self, width: int = 64, blocks: int = 3) -> None:
        super().__init__()
        self.first = nn.Conv2d(len(PLANES), width, (1, 3), padding=(0, 1))
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.tiles, self.others = nn.Conv2d(width, 5, 1), nn.Linear(2 * width, 16)
        self.to(memory_format=torch.channels_last)

    def forward(self, planes: Tensor) -> Tensor:
        suits = nn.functional.pad(planes, (0, 2)).view(-1, len(PLANES), 4, 9)  # man, pin, sou, honors
        x = self.blocks(torch.relu(self.first(suits.contiguous(memory_format=torch.channels_last))))
        held, drawn, red_held, red_drawn, kan = self.tiles(x).flatten(2)[:, :, :34].unbind(1)
        fives, others = [4, 13, 22], self.others(torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1))
        parts = held, red_held[:, fives], drawn, red_drawn[:, fives], others[:, :12], kan, others[:, 12:]
        return torch.cat(parts, 1)  # in the order of `mentsu.env.ACTIONS`


def numbers(policy: Policy, planes: Tensor, masks: Tensor) -> Tensor:
    """The logit of each action; minus infinity for one that is not allowed."""
    with torch.autocast("cpu", torch.bfloat16, enabled=BFLOAT16):
        return policy(planes).float().masked_fill(~masks, -1e9)


def loss(policy: Policy, rows: Rows, batch: Tensor) -> Tensor:
    said = numbers(policy, rows.planes[batch].float() / SCALE, rows.masks[batch])
    return nn.functional.cross_entropy(said, rows.chosen[batch])


def learn(policy: Policy, rows: Rows, passes: int, reports: int = 12) -> Iterator[dict[str, float]]:
    """Goes over the rows `epochs` times; yields the mean loss now and then, for the last time at the end."""
    batches = torch.cat([torch.randperm(len(rows.chosen)) for _ in range(passes)]).split(512)
    optimizer = torch.optim.AdamW(policy.parameters(), weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, max(len(batches), 20), pct_start=0.1)
    losses: list[float] = []
    for done, batch in enumerate(batches, 1):
        lost = loss(policy.train(), rows, batch)
        optimizer.zero_grad()
        lost.backward()
        optimizer.step()
        schedule.step()
        losses.append(lost.item())
        if done * reports // len(batches) > (done - 1) * reports // len(batches):
            yield {"decisions": sum(map(len, batches[:done])), "loss": float(np.mean(losses))}
            losses = []


@torch.inference_mode()
def judge(policy: Policy, held_out: Rows, games: int) -> dict[str, float]:
    """The loss over decisions that it doesn't learn from, and the mean score of games against three `efficiency`."""
    policy.eval()
    batches = torch.arange(len(held_out.chosen)).split(2048)
    lost = sum(loss(policy, held_out, batch).item() * len(batch) for batch in batches) / len(held_out.chosen)
    env = VectorEnv(games, seed=1, opponents="efficiency", planes=PLANES, reward="game_score")
    seen = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():  # Of each table the first game counts.
        seats = env.seats.copy()
        env.step(numbers(policy, *seen).argmax(1).numpy())
        first = env.game_ends & np.isnan(scores)
        scores[first] = env.rewards[first, seats[first]]
    return {"held_out": lost, "score": scores.mean(), "score_error": scores.std() / games**0.5}


def plot(path: str, told: list[dict[str, float]]) -> None:
    import matplotlib.pyplot as plt

    of = {name: np.array([line[name] for line in told]) for name in told[0]}
    decisions = of["decisions"] / 1_000
    _, (losses, scores) = plt.subplots(1, 2, figsize=(9, 3.5), layout="constrained")
    losses.plot(decisions, of["loss"], label="decisions learned from")
    losses.plot(decisions, of["held_out"], label="decisions held out")
    losses.set(title="Cross-entropy", xlabel="thousand decisions")
    losses.legend()
    scores.errorbar(decisions, of["score"], of["score_error"], capsize=3)
    scores.set(title="Game score against efficiency, ± 1 s.e.", xlabel="thousand decisions")
    plt.savefig(path)


def train(logs: list[str], path: str, passes: int, games: int, drawn: str | None) -> None:
    (held_out, rows), told = map(read, files_of(logs)), []
    print(f"{len(rows.chosen)} decisions to learn from, {len(held_out.chosen)} held out", flush=True)
    policy = Policy()
    for line in learn(policy, rows, passes):
        told.append(line | judge(policy, held_out, games))
        told[-1] |= {"seconds": time.perf_counter() - BEGAN, "processor_seconds": time.process_time()}
        print(", ".join(f"{name} {value:.5g}" for name, value in told[-1].items()), flush=True)
        torch.save(policy.state_dict(), path)
    if drawn:
        plot(drawn, told)


@torch.inference_mode()
def choose(policy: Policy, view: View) -> Action:
    announced = 0
    while True:  # A riichi is two choices.
        seen = choice_at(view, announced, planes=PLANES)
        said = numbers(policy, torch.from_numpy(seen.observation)[None], torch.from_numpy(seen.mask))
        action = action_at(view, int(said.argmax()), announced)
        if isinstance(action, Action):
            return action
        announced = action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("train", help="learn from records")
    learning.add_argument("logs", nargs="+", help="recorded games, or directories of them")
    learning.add_argument("--policy", required=True, help="the file to write the policy to")
    learning.add_argument("--plot", help="the picture to draw of how it went, .svg or .png")
    learning.add_argument("--passes", type=int, default=3, help="how often each decision is learned from [default: 3]")
    learning.add_argument("--games", type=int, default=256, help="how many games judge it each time [default: 256]")
    commands.add_parser("play", help="play by mjai").add_argument("policy", help="the file of the policy")
    given = parser.parse_args()
    if given.command == "train":
        torch.manual_seed(1)
        train(given.logs, given.policy, given.passes, given.games, given.plot)
    else:
        torch.set_num_threads(1)
        (policy := Policy().eval()).load_state_dict(torch.load(given.policy))
        play_mjai(lambda view: choose(policy, view))


if __name__ == "__main__":
    main()
