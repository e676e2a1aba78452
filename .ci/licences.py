"""Reads `cargo metadata` and fails if a dependency has no accepted licence. Those of tests are exempt."""

import json
import re
import sys

ACCEPTED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0",
    "ISC", "MIT", "MIT-0", "Unicode-3.0", "Unlicense", "Zlib",
}


def accepted(expression):
    """Whether an SPDX expression, `/` among its operators as in old manifests, can be met."""
    words = re.findall(r"[()]|[^()\s]+(?: WITH [^()\s]+)?", expression.replace("/", " OR "))

    def alternatives():
        met = all_of()
        while words and words[0] == "OR":
            words.pop(0)
            met = all_of() or met
        return met

    def all_of():
        met = one()
        while words and words[0] == "AND":
            words.pop(0)
            met = one() and met
        return met

    def one():
        word = words.pop(0)
        if word == "(":
            met = alternatives()
            words.pop(0)
            return met
        return word in ACCEPTED

    return alternatives()


def main():
    metadata = json.load(sys.stdin)
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    waiting, found = list(metadata["workspace_members"]), set()
    while waiting:
        package = waiting.pop()
        if package in found:
            continue
        found.add(package)
        for dependency in nodes[package]["deps"]:
            if any(kind["kind"] != "dev" for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    wrong = []
    for package in metadata["packages"]:
        if package["id"] in found and not accepted(package["license"] or "none"):
            wrong.append(f"{package['name']} {package['version']}: {package['license']}")
    print(f"{sys.argv[1]}: {len(found)} packages")
    sys.exit("not accepted:\n" + "\n".join(wrong) if wrong else 0)


main()
