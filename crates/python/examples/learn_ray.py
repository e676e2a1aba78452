"""The policy of learn.py, learned by many actors with Ray.

    python examples/learn_ray.py LOGS --policy policy.pt --actors 16

Every actor reads a share of the records and learns from it alone for a while; then all go on from the mean of their
policies. Only policies travel, half a megabyte each. The package goes to the workers with the job.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import mentsu
import ray
import torch
from learn import Policy, files_of, judge, learn, read

Weights = dict[str, torch.Tensor]


@ray.remote(num_cpus=1)
class Actor:
    """Learns from some files."""

    def __init__(self, files: list[Path], passes: int, rounds: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.policy = Policy()
        self.learning = learn(self.policy, read(files), passes, rounds)

    def go_on(self, weights: Weights) -> tuple[dict[str, float], Weights] | None:
        """Goes on from these weights for a round; `None` after the last one."""
        self.policy.load_state_dict(weights)
        line = next(self.learning, None)
        return line and (line, self.policy.state_dict())


def mean(of: list[Weights]) -> Weights:
    return {name: torch.stack([weights[name].float() for weights in of]).mean(0) for name in of[0]}


def train(arguments: argparse.Namespace) -> None:
    (held_out, rest), policy = files_of(arguments.logs), Policy()
    shares = [rest[number :: arguments.actors] for number in range(min(arguments.actors, len(rest)))]
    makes: Any = Actor
    actors = [makes.remote(share, arguments.passes, arguments.rounds, seed) for seed, share in enumerate(shares)]
    while True:
        weights = ray.put(policy.state_dict())
        told = [one for one in ray.get([actor.go_on.remote(weights) for actor in actors]) if one]
        if not told:
            break
        policy.load_state_dict(mean([weights for _, weights in told]))
        decisions, losses = (sum(line[name] for line, _ in told) for name in ("decisions", "loss"))
        print(f"{len(told)} actors, decisions {decisions:.0f}, loss {losses / len(told):.5g}", flush=True)
        torch.save(policy.state_dict(), arguments.policy)
    print(", ".join(f"{name} {value:.5g}" for name, value in judge(policy, read(held_out), arguments.games).items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="+", help="recorded games, or directories of them, where every worker sees them")
    parser.add_argument("--policy", required=True, help="the file to write the policy to")
    parser.add_argument("--actors", type=int, default=2, help="how many learn, each on a processor [default: 2]")
    parser.add_argument("--passes", type=int, default=3, help="how often each decision is learned from [default: 3]")
    parser.add_argument("--rounds", type=int, default=60, help="how often the policies become one [default: 60]")
    parser.add_argument("--games", type=int, default=256, help="how many games judge it in the end [default: 256]")
    arguments = parser.parse_args()
    shipped = {"py_modules": [str(Path(mentsu.__file__).parent)], "working_dir": str(Path(__file__).parent)}
    ray.init(num_cpus=arguments.actors, include_dashboard=False, runtime_env=shipped)
    train(arguments)
    ray.shutdown()


if __name__ == "__main__":
    main()
