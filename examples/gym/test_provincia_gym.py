"""python3 -m unittest, in this folder."""

import random
import unittest

from provincia_gym import (ACTION_COUNT, ACTIONS, CARDS, DONE, LABELS, LAYOUT, OBSERVATION_SIZE, SCALARS, Provincia)


def legal(env):
    return [action for action, allowed in enumerate(env.legal_actions()) if allowed]


def by_chance(rng):
    """Random picks, but with an eye on the end: what makes games long is left."""
    def choose(env):
        actions = legal(env)
        for label in ("treasures", "buy colony", "buy province"):
            if label in ACTIONS and ACTIONS[label] in actions:
                return ACTIONS[label]
        plays = [action for action in actions if action != DONE and LABELS[action].startswith("play ")]
        return rng.choice(plays or actions)
    return choose


def play(env, choose, seed=None):
    """A whole game: each observation, and what the last step gave."""
    observation, info = env.reset(seed=seed)
    observations, seats = [observation], [info["seat"]]
    while True:
        observation, reward, terminated, truncated, info = env.step(choose(env))
        if terminated or truncated:
            return observations, seats, reward, terminated, info
        observations.append(observation)
        seats.append(info["seat"])


class TestProvincia(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.env = Provincia()
        cls.addClassCleanup(cls.env.close)

    def test_a_game_of_self_play_has_two_seats_and_a_result(self):
        observations, seats, reward, terminated, info = play(self.env, by_chance(random.Random(1)), seed=1)
        self.assertTrue(terminated)
        self.assertEqual(set(seats), {0, 1})
        self.assertEqual({len(observation) for observation in observations}, {OBSERVATION_SIZE})
        self.assertTrue(all(type(number) is int for observation in observations for number in observation))
        self.assertEqual(sum(info["rewards"]), 0)
        self.assertEqual(reward, info["rewards"][info["seat"]])
        winners = info["result"]["winners"]
        self.assertEqual([reward == 1 for reward in info["rewards"]], [winners == [0], winners == [1]])

    def test_the_same_seed_and_actions_give_the_same_game(self):
        games = [play(self.env, by_chance(random.Random(5)), seed=7) for _ in range(2)]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(play(self.env, by_chance(random.Random(5)))[0], games[0][0])

    def test_platinum_and_colony_are_there_as_asked(self):
        left, _ = LAYOUT["left"]
        counts = []
        for colonies in (True, False, None):
            self.env.colonies = colonies
            observation, _ = self.env.reset(seed=1)
            counts.append([observation[left + CARDS.index(card)] for card in ("platinum", "colony", "province")])
        self.assertEqual(counts, [[12, 8, 8], [0, 0, 8], [0, 0, 8]])

    def test_a_first_turn_is_what_it_looks_like(self):
        observation, info = self.env.reset(seed=1)
        scalars = dict(zip(SCALARS, observation))
        self.assertEqual([scalars[name] for name in ("own-turn", "coins", "buys", "turns", "hand", "deck", "points")],
                         [1, 0, 1, 1, 5, 5, 3])
        at = {name: observation[start:start + size] for name, (start, size) in LAYOUT.items()}
        self.assertEqual(at["owned"][CARDS.index("copper")], 7)
        self.assertEqual(at["left"][CARDS.index("province")], 8)
        self.assertEqual(at["cost"][CARDS.index("province")], 8)
        self.assertEqual(sum(at["hand"]), 5)
        self.assertEqual(sum(at["kind"]), 1)
        self.assertIn(ACTIONS["treasures"], legal(self.env))
        self.assertIn(DONE, legal(self.env))
        self.assertNotIn(ACTIONS["buy province"], legal(self.env))
        self.assertEqual(info["decision"]["kind"], "phase")

    def test_an_action_that_is_not_legal_changes_nothing(self):
        self.env.reset(seed=1)
        before = self.env.legal_actions()
        for action in (ACTIONS["buy province"], -1, ACTION_COUNT):
            with self.assertRaises(ValueError):
                self.env.step(action)
        self.assertEqual(self.env.legal_actions(), before)
        self.env.step(ACTIONS["treasures"])

    def test_several_cards_are_picked_one_by_one(self):
        with Provincia(kingdom=["cellar"] + [card for card in CARDS[8:17]]) as env:
            rng = random.Random(3)
            choose = by_chance(rng)
            most = 0
            env.reset(seed=3)
            for _ in range(1000):
                picked = len(env._picks)
                most = max(most, picked)
                decision = env._question["decision"]
                self.assertEqual(bool(env.legal_actions()[DONE]), picked >= decision["min"])
                _, _, terminated, _, _ = env.step(choose(env))
                if terminated:
                    env.reset()
            self.assertGreater(most, 1)

    def test_against_an_opponent_only_the_own_seat_is_asked(self):
        with Provincia(opponent="big-money") as env:
            choose = by_chance(random.Random(1))
            first, second = (play(env, choose)[1] for _ in range(2))
            self.assertEqual((set(first), set(second)), ({0}, {1}))

    def test_every_question_of_every_card_fits(self):
        rng = random.Random(11)
        with Provincia(kingdom="random") as env:
            for game in range(10):
                observations, *_ = play(env, by_chance(rng), seed=game)
                self.assertEqual({len(observation) for observation in observations}, {OBSERVATION_SIZE})

    def test_after_so_many_steps_a_game_is_truncated(self):
        with Provincia(max_steps=3) as env:
            env.reset(seed=1)
            ends = [env.step(DONE)[2:4] for _ in range(3)]
            self.assertEqual(ends, [(False, False), (False, False), (False, True)])
            with self.assertRaises(ValueError):
                env.step(DONE)
            env.reset()

    def test_what_cannot_be_is_refused_in_a_sentence(self):
        with Provincia(kingdom="no such kingdom") as env:
            with self.assertRaisesRegex(ValueError, "no printed kingdom"):
                env.reset()

    def test_closing_ends_the_host(self):
        env = Provincia()
        env.reset(seed=1)
        env.close()
        self.assertEqual(env._host.returncode, 0)


if __name__ == "__main__":
    unittest.main()
