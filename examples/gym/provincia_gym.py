"""An environment for learning programs, in the style of Gymnasium, with Python's standard library alone.

    from provincia_gym import Provincia

    env = Provincia(kingdom="first-game")            # self-play: you decide for both seats
    observation, info = env.reset(seed=1)
    while True:
        mask = env.legal_actions()
        action = choose(observation, mask, info["seat"])
        observation, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            break
    env.close()

`Provincia(opponent="big-money")` plays one seat against a strategy or a level; seats alternate from game to game.
`kingdom` is the name of a printed kingdom, a list of ten cards, or "random": another one for every game. Platinum and
Colony are used as the rules say, or with `colonies=True` always and with `colonies=False` never.

A step is one pick. Where a question takes several, they are picked one by one, and DONE ends the question; it is
answered by itself once `max` is reached. An observation is what the seat that decides next may see, as a list of
OBSERVATION_SIZE integers; `LAYOUT` says where everything stands. Both sizes and all places stay the same for every
kingdom. The reward is that of the seat that took the step: 1 for a victory, 0 for a shared one, -1 for a defeat, and 0
before the end. In self-play `info["rewards"]` has the rewards of both seats at the end.

It starts `provincia host` and speaks the protocol of docs/bot-protocol.md with it.
"""

import json
import os
import random
import subprocess

CARDS = (
    "copper silver gold estate duchy province curse cellar chapel moat harbinger merchant vassal village workshop "
    "bureaucrat gardens militia moneylender poacher remodel smithy throne-room bandit council-room festival laboratory "
    "library market mine sentry witch artisan adventurer chancellor feast spy thief woodcutter courtyard lurker pawn "
    "masquerade shanty-town steward swindler wishing-well baron bridge conspirator diplomat ironworks mill "
    "mining-village secret-passage courtier duke minion patrol replace torturer trading-post upgrade harem nobles "
    "coppersmith great-hall saboteur scout secret-chamber tribute poor-house beggar squire vagrant forager hermit "
    "market-square sage storeroom urchin armory death-cart feodum fortress ironmonger marauder procession rats "
    "scavenger wandering-minstrel band-of-misfits bandit-camp catacombs count counterfeit cultist graverobber "
    "junk-dealer mystic pillage rebuild rogue altar hunting-grounds hovel necropolis overgrown-estate spoils madman "
    "mercenary haven lighthouse native-village astrolabe fishing-village lookout monkey sea-chart smugglers warehouse "
    "blockade caravan cutpurse island sailor salvager tide-pools treasure-map bazaar corsair merchant-ship outpost "
    "pirate sea-witch tactician treasury wharf embargo pearl-diver ambassador navigator pirate-ship sea-hag explorer "
    "ghost-ship platinum colony anvil watchtower bishop clerk investment monument quarry tiara workers-village "
    "charlatan city collection crystal-ball magnate mint rabble vault war-chest grand-market hoard bank expand forge "
    "kings-court peddler loan trade-route talisman contraband counting-house mountebank royal-seal venture goons "
    "dame-anna dame-josephine dame-molly dame-natalie dame-sylvia sir-bailey sir-destry sir-martin sir-michael "
    "sir-vander abandoned-mine ruined-library ruined-market ruined-village survivors"
).split()
# Piles of different cards are named where they are empty.
MIXED_PILES = "knights ruins".split()

KINDS = "phase cards pile options yes-no order name place amount reaction".split()
PURPOSES = (
    "phase discard discard-two trash trash-two gain give play become put-on-deck put-in-hand set-aside put-on-mat "
    "return put-token put-deck-into-discard put-in-deck reveal pass choose name overpay react"
).split()
OPTIONS = (
    "yes no +1-card +2-cards +3-cards +1-action +2-actions +1-buy +2-buys +1-coin +2-coins +3-coins discard discard-2 "
    "discard-hand gain-copper gain-silver gain-gold gain-duchy gain-curse gain-3-estates gain-from-trash play plunder "
    "put-back put-on-mat take-coins take-mat to-hand topdeck topdeck-1 trash trash-2 trash-action trash-from-supply "
    "trash-hand trash-this"
).split()
# A place in the deck, or an amount of coins or cards: no deck of a real game is larger.
NUMBERS = 200

# ---------------------------------------------------------------------------------------------------- actions

DONE = 0
# What an answer names, by the number of the action.
LABELS = [None, "treasures"]
LABELS += OPTIONS
LABELS += [str(number) for number in range(NUMBERS)]
LABELS += ["play " + card for card in CARDS]
LABELS += ["buy " + card for card in CARDS]
LABELS += CARDS
LABELS += MIXED_PILES
LABELS += ["discard " + card for card in CARDS]
ACTIONS = {label: action for action, label in enumerate(LABELS)}
ACTION_COUNT = len(LABELS)

# ----------------------------------------------------------------------------------------------- observations

SCALARS = (
    "own-turn in-action-phase actions buys coins turns their-turns points their-points hand their-hand deck "
    "empty-piles empty-piles-to-end min max picked players"
).split()
BY_CARD = "left cost hand owned in-play their-play trash looking offered picked".split()


def _layout():
    """Where each part of an observation begins, and how many numbers it has."""
    sizes = [("scalars", len(SCALARS)), ("kind", len(KINDS)), ("purpose", len(PURPOSES)), ("source", len(CARDS)),
             ("about", len(CARDS))]
    sizes += [(name, len(CARDS)) for name in BY_CARD]
    layout, start = {}, 0
    for name, size in sizes:
        layout[name] = (start, size)
        start += size
    return layout, start


LAYOUT, OBSERVATION_SIZE = _layout()
_CARD = {card: index for index, card in enumerate(CARDS)}
_KIND = {kind: index for index, kind in enumerate(KINDS)}
_PURPOSE = {purpose: index for index, purpose in enumerate(PURPOSES)}


class Provincia:
    action_count = ACTION_COUNT
    observation_size = OBSERVATION_SIZE

    def __init__(self, kingdom="first-game", opponent=None, max_steps=None, command=None, colonies=None):
        self.kingdom = kingdom
        self.colonies = colonies
        self.opponent = opponent
        self.max_steps = max_steps
        self._random = random.Random()
        self._host = subprocess.Popen(command or _command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._games = 0
        self._question = None
        self._picks = []
        self._steps = 0
        self._say({"type": "hello", "protocol": 1})
        unknown = set(self._hear("hello")["cards"]) - set(CARDS)
        if unknown:
            raise RuntimeError(f"These cards are newer than this module: {', '.join(sorted(unknown))}.")

    # ------------------------------------------------------------------------------------- the environment

    def reset(self, seed=None, options=None):
        """A new game. With a seed it and those after it are the same every time."""
        if seed is not None:
            self._random = random.Random(seed)
        if self._question is not None:
            self._say({"type": "stop", "game": self._games})
        self._games += 1
        self._steps = 0
        start = {"type": "start", "game": self._games, "seed": f"{self._random.getrandbits(128):032x}",
                 "kingdom": self.kingdom, "seats": self._seats()}
        if self.colonies is not None:
            start["colonies"] = self.colonies
        self._say(start)
        self._take(self._hear("decision", "over"))
        return self._observation(), self._info()

    def step(self, action):
        """Picks one thing; see `legal_actions`."""
        if self._question is None:
            raise ValueError("There is no game: call reset() first.")
        if not (0 <= action < ACTION_COUNT) or not self.legal_actions()[action]:
            raise ValueError(f"Action {action} is not legal now.")
        seat = self._question["seat"]
        self._steps += 1
        if action != DONE:
            self._picks.append(LABELS[action])
        result = None
        if action == DONE or len(self._picks) == self._max():
            result = self._answer()
        if result is not None:
            rewards = self._rewards(result)
            observation, info = [0] * OBSERVATION_SIZE, {"rewards": rewards, "result": result["result"], "seat": seat}
            return observation, rewards[seat], not result.get("stopped", False), result.get("stopped", False), info
        truncated = self.max_steps is not None and self._steps >= self.max_steps
        observation, info = self._observation(), self._info()
        if truncated:
            self._say({"type": "stop", "game": self._games})
            self._question = None
        return observation, 0, False, truncated, info

    def legal_actions(self):
        """A list with 1 for every action that can be taken now, and 0 for all others."""
        mask = [0] * ACTION_COUNT
        if self._question is None:
            return mask
        decision = self._question["decision"]
        if len(self._picks) >= decision["min"]:
            mask[DONE] = 1
        for choice in decision["choices"]:
            if self._picks.count(choice["label"]) < choice["count"]:
                mask[ACTIONS[choice["label"]]] = 1
        return mask

    def close(self):
        """Ends the host. The environment cannot be used afterwards."""
        if self._host.poll() is None:
            try:
                self._say({"type": "quit"})
                self._host.stdin.close()
                self._host.wait(timeout=5)
            except (OSError, subprocess.TimeoutExpired):
                self._host.kill()
                self._host.wait()
        self._host.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # ------------------------------------------------------------------------------------------ its parts

    def _seats(self):
        if self.opponent is None:
            return ["you", "you"]
        seats = ["you", self.opponent]
        return seats if self._games % 2 == 1 else seats[::-1]

    def _max(self):
        decision = self._question["decision"]
        return min(decision["max"], sum(choice["count"] for choice in decision["choices"]))

    def _answer(self):
        """Sends what was picked; returns how the game ended, if it did."""
        self._say({"type": "answer", "game": self._games, "seq": self._question["seq"], "picks": self._picks})
        message = self._hear("decision", "over")
        self._take(message)
        return message if message["type"] == "over" else None

    def _take(self, message):
        self._picks = []
        self._question = message if message["type"] == "decision" else None

    def _rewards(self, over):
        winners, players = over["result"]["winners"], len(over["result"]["points"])
        return [-1 if seat not in winners else 1 if len(winners) == 1 else 0 for seat in range(players)]

    def _info(self):
        question = self._question
        return {"seat": question["seat"], "decision": question["decision"], "view": question["view"],
                "picks": list(self._picks)}

    def _observation(self):
        numbers = [0] * OBSERVATION_SIZE
        question = self._question
        view, decision, seat, points = (question[key] for key in ("view", "decision", "seat", "points"))
        own, others = view["own"], [other for other in range(len(view["seats"])) if other != seat]
        next_seat = view["seats"][others[0]]
        scalars = (view["onTurn"] == seat, view["phase"] == "action", view["actions"], view["buys"], view["coins"],
                   view["seats"][seat]["turns"], max(view["seats"][other]["turns"] for other in others),
                   points[seat], max(points[other] for other in others), view["seats"][seat]["hand"],
                   next_seat["hand"], own["deck"], view["emptyPiles"], view["emptyPilesToEnd"], decision["min"],
                   decision["max"], len(self._picks), len(view["seats"]))
        numbers[: len(scalars)] = [int(value) for value in scalars]
        numbers[LAYOUT["kind"][0] + _KIND[decision["kind"]]] = 1
        numbers[LAYOUT["purpose"][0] + _PURPOSE[decision["purpose"]]] = 1
        for name in ("source", "about"):
            if decision[name] in _CARD:
                numbers[LAYOUT[name][0] + _CARD[decision[name]]] = 1
        by_card = {name: LAYOUT[name][0] for name in BY_CARD}
        for pile in view["supply"]:
            if pile["card"] in _CARD:
                numbers[by_card["left"] + _CARD[pile["card"]]] = pile["left"]
                numbers[by_card["cost"] + _CARD[pile["card"]]] = pile["cost"]
        for name, counts in (("hand", own["hand"]), ("owned", own["owned"]), ("trash", view["trash"])):
            for card, count in counts.items():
                numbers[by_card[name] + _CARD[card]] = count
        in_play = (("in-play", view["seats"][seat]["play"]), ("their-play", next_seat["play"]))
        for name, cards in (*in_play, ("looking", own["looking"])):
            for card in cards:
                numbers[by_card[name] + _CARD[card]] += 1
        for choice in decision["choices"]:
            if "card" in choice:
                numbers[by_card["offered"] + _CARD[choice["card"]]] += choice["count"]
                numbers[by_card["picked"] + _CARD[choice["card"]]] += self._picks.count(choice["label"])
        return numbers

    # ---------------------------------------------------------------------------------- talking to the host

    def _say(self, message):
        self._host.stdin.write(json.dumps(message) + "\n")
        self._host.stdin.flush()

    def _hear(self, *types):
        """The next message of one of these types; others are ignored."""
        for line in self._host.stdout:
            message = json.loads(line)
            if message["type"] == "refused":
                raise ValueError(message["message"])
            if message["type"] in types:
                return message
        raise RuntimeError("The host has ended.")


def _command():
    """The command of this repository, or else the one that is installed."""
    here = os.path.dirname(os.path.abspath(__file__))
    program = os.path.join(here, "..", "..", "packages", "provincia", "bin", "provincia.js")
    return ["node", program, "host"] if os.path.exists(program) else ["provincia", "host"]
