"""A bot that throws away its oldest tile, and does something wrong at its third draw.

bot.py lines|asked|arrays FAULT SEAT DIRECTORY

Where there is a file in the directory with the fault's name it has been done already.
"""

import json
import os
import sys
import time

mode, fault, seat, directory = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
NONE = {"type": "none"}
hand, left, draws, slow, deaf = [], 0, 0, False, False


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def once():
    try:
        os.close(os.open(os.path.join(directory, fault), os.O_CREAT | os.O_EXCL))
        return True
    except FileExistsError:
        return False


def may_call(event):
    kinds = [pai[:2] for pai in hand]
    kind = event["pai"][:2]
    if left == 0:
        return False
    if kinds.count(kind) >= 2:
        return True
    if (event["actor"] + 1) % 4 != seat or kind[0] not in "123456789":
        return False
    has = lambda step: f"{int(kind[0]) + step}{kind[1]}" in kinds
    return (has(-2) and has(-1)) or (has(-1) and has(1)) or (has(1) and has(2))


def react(event):
    """Its answer where it may do something, and nothing elsewhere."""
    global hand, left, draws
    if event["type"] == "start_kyoku":
        hand, left, draws = list(event["tehais"][seat]), 70, 0
    if event["type"] == "dahai" and event["actor"] != seat and may_call(event):
        return NONE
    if event["type"] != "tsumo":
        return None
    left -= 1
    if event["actor"] != seat:
        return None
    draws += 1
    hand.append(event["pai"])
    oldest = {"type": "dahai", "actor": seat, "pai": hand[0], "tsumogiri": False}
    if draws == 3 and (wrong := instead(oldest)) is not None:
        if wrong != oldest:
            hand.pop()
        return wrong
    hand.pop(0)
    return oldest


def instead(answer):
    """What it does at its third draw. An answer is sent in its turn, text at once."""
    global slow, deaf
    if fault == "complains":
        sys.stderr.write("a complaint\n" * 100_000)
    elif fault in ("plays", "split", "twice", "eager") or not once():
        pass
    elif fault == "late":
        time.sleep(30)
    elif fault == "slow":
        slow = True
    elif fault == "dies":
        sys.exit(3)
    elif fault == "deaf":
        os.close(0)
        deaf = True
    elif fault == "illegal":
        return {"type": "pon", "actor": seat, "pai": "1m", "consumed": ["1m", "1m"]}
    elif fault == "passes":
        return NONE
    elif fault == "nonsense":
        return "what?"
    elif fault == "floods":
        while True:
            say("x" * 100_000)
    elif fault == "drips":
        while True:
            say("x")
            time.sleep(0.05)
    return None


def answer(with_what):
    text = (with_what if isinstance(with_what, str) else json.dumps(with_what)) + "\n"
    if fault == "split":
        say("\n" + text[:5])
        time.sleep(0.002)
        text = text[5:]
    if fault == "twice":
        text *= 2
    if fault == "eager" and "dahai" in text:
        text = json.dumps({"type": "hora", "actor": seat}) + "\n" + text
    say(text)
    if deaf:
        time.sleep(30)


for line in sys.stdin:
    events = json.loads(line)
    for event in events if mode == "arrays" else [events]:
        last = react(event)
        if slow:
            time.sleep(0.5)
        if mode == "lines":
            answer(last or NONE)
        elif mode == "asked" and last:
            answer(last)
    if mode == "arrays":
        answer(last or NONE)
