#!/usr/bin/env python3
"""A program that plays Provincia in the lab: Big Money, with Python's standard library alone.

    npx provincia sim examples/python/big_money.py big-money
    npx provincia check-bot examples/python/big_money.py

The protocol is described in docs/bot-protocol.md. To write your own, change `answer`. provincia_bot.py plays with the
same judgement over the network.
"""

import json
import sys

# ------------------------------------------------------------------------------------------- how it plays

POINTS = {"province", "duchy", "estate", "gardens", "duke", "feodum", "harem", "nobles", "great-hall", "island"}
JUNK = {"curse", "ruined-library", "ruined-market", "ruined-village", "survivors", "abandoned-mine", "hovel",
        "overgrown-estate"}


def answer(sight):
    """The labels to pick, for a question with everything the seat may see."""
    decision = sight["decision"]
    kind, purpose = decision["kind"], decision["purpose"]
    labels = [choice["label"] for choice in decision["choices"]]
    if kind == "phase":
        return phase(sight["view"], labels)
    if kind == "reaction":
        return ["moat"] if "moat" in labels else fewest(decision, labels)
    if kind == "yes-no":
        return ["yes"] if purpose == "discard" and worth(decision["about"] or "", sight["view"]) <= 0 else ["no"]
    if kind in ("cards", "order", "pile"):
        best_first = sorted(labels, key=lambda label: -worth(label, sight["view"]))
        if purpose == "trash" and kind == "cards":
            junk = [label for label in labels for _ in range(count_of(decision, label)) if label in JUNK]
            if len(junk) >= decision["min"]:
                return junk[: decision["max"]]
        if purpose in ("discard", "trash", "put-on-deck", "pass", "give"):
            return fewest(decision, best_first[::-1])
        return fewest(decision, best_first)
    return fewest(decision, labels)


def phase(view, labels):
    """One step of the own turn; picking nothing ends the phase."""
    if view["phase"] == "action":
        return []
    if "treasures" in labels:
        return ["treasures"]
    left = {pile["card"]: pile["left"] for pile in view["supply"]}
    provinces = left.get("province", 0)
    wishes = ["province"]
    if provinces <= 4:
        wishes.append("duchy")
    if provinces <= 2:
        wishes.append("estate")
    wishes += ["gold", "silver"]
    for card in wishes:
        if "buy " + card in labels:
            return ["buy " + card]
    return []


def worth(label, view):
    """What a card is good for in hand: nothing, if it is there for its points."""
    card = label.removeprefix("discard ")
    if card in JUNK:
        return -1
    if card in POINTS:
        return 0
    if card == "copper":
        return 1
    costs = {pile["card"]: pile["cost"] for pile in view["supply"]}
    return 1 + costs.get(card, 2)


def count_of(decision, label):
    return next(choice["count"] for choice in decision["choices"] if choice["label"] == label)


def fewest(decision, labels):
    """As few picks as allowed, in this order of preference, none more often than it is there."""
    picks = [label for label in labels for _ in range(count_of(decision, label))]
    return picks[: decision["min"]]


# ------------------------------------------------------------------------------------- how it talks to the lab


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "decision":
            say({"type": "answer", "game": message["game"], "seq": message["seq"], "picks": answer(message)})
        elif kind == "go":
            # Everything that is open has been asked: the answers go out together, which is quick.
            sys.stdout.flush()
        elif kind == "hello":
            say({"type": "hello", "protocol": 1, "name": "Big Money in Python", "wants": ["view.phase", "view.supply"]})
            sys.stdout.flush()
        elif kind == "quit":
            return


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")


if __name__ == "__main__":
    main()
