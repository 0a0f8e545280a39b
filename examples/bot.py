#!/usr/bin/env python3
"""A bot for Comares in standard Python: buys where it can pay exactly, builds, and otherwise takes the most money.

    comares simulate --bots 'cmd:python3 examples/bot.py',random,random --games 20

What it reads and answers is told in docs/bot-protocol.md. It plays every game: what it knows nothing of, it chooses
by lot.
"""
import json
import random
import sys


def rating(action, facts, view):
    """How much it likes an action; the highest is taken."""
    kind = action["kind"]
    if kind == "buy":
        here = (view.get("market") or view["yard"])[action["slot"] - 1]
        tile = facts["tiles"].get(here["tile"] if isinstance(here, dict) else here, {})
        paid = sum(facts["cards"].get(card, {}).get("value", 0) for card in action["pay"])
        overpaid = max(0, paid - tile.get("price", 0))
        return 100 + tile.get("price", 0) - 10 * overpaid
    if kind == "place":
        return 80  # rather than on the reserve
    if kind == "redesign_add":
        return 60
    if kind == "take_money":
        return 20 + sum(facts["cards"].get(card, {}).get("value", 0) for card in action["cards"])
    if kind == "mark":
        return 10
    if kind in ("redesign_remove", "redesign_swap"):
        return -10
    return 0


def main():
    facts = {}  # what is printed on the pieces, by game: several may be under way at once
    for line in sys.stdin:
        message = json.loads(line)
        game = message["game"]
        if message["type"] == "game":
            facts[game] = message["facts"]
        elif message["type"] == "over":
            facts.pop(game, None)
        elif message["type"] == "choose":
            choices = message["choices"]
            random.shuffle(choices)  # of equally good ones, any
            best = max(choices, key=lambda action: rating(action, facts[game], message["view"]))
            print(json.dumps({"id": message["id"], "action": best}), flush=True)


if __name__ == "__main__":
    main()
