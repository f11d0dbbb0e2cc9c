import { expect, test } from 'vitest';
import { asBot } from '../adviser.ts';
import { type Level, makeLevels } from '../levels.ts';
import { Track } from '../plan/track.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { kingdomWith, strategy } from '../strategy/testing.ts';
import { textOf } from '../strategy/text.ts';
import { type Hunted, hunt } from './hunt.ts';
import { type Prey, preyOf } from './prey.ts';

const kingdom = kingdomWith(['militia', 'market']);
const seed = '7'.repeat(32);

/** The whole search, in so many games. */
function huntIn(games: number, prey: Prey, from = seed): Hunted {
  const search = hunt(prey, from, (played) => played / games);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** What comes of games that no search has seen: 0.5 is even. */
function worthOf(one: Strategy, { level }: Prey): number {
  return new Track(kingdom, 2).value(strategyBot(one), level, 40, 123_456_789);
}

const easy = () => preyOf('easy', kingdom, new Map());

test('finds what beats a weak level', () => {
  const prey = easy();
  const { strategies, games } = huntIn(1000, prey);
  expect(worthOf(strategies[0], prey)).toBeGreaterThan(0.75);
  expect(games).toBe(1000);
  expect(strategies).toHaveLength(3);
});

test('the same seed and as many games find the same, another seed something else', () => {
  const first = huntIn(600, easy());
  expect(huntIn(600, easy())).toEqual(first);
  expect(huntIn(600, easy(), '8'.repeat(32))).not.toEqual(first);
});

test('goes beyond what it begins with', () => {
  const poor = strategy('name: Poor\nbuy:\n  - province\n  - silver\n  - copper\n');
  const rich = strategy('name: Rich\nbuy:\n  - province\n  - gold\n  - silver\n');
  const level = strategyBot(rich);
  const prey = { kingdom, seeds: [poor], plans: [{ bot: level, weight: 1 }], level };
  const { strategies } = huntIn(4000, prey);
  expect(worthOf(poor, prey)).toBeLessThan(0.3);
  expect(worthOf(strategies[0], prey)).toBeGreaterThan(0.5);
});

test('what it finds plays the same when it is read from a file', () => {
  const prey = easy();
  for (const one of huntIn(600, prey).strategies) {
    const { buy, gain, trash, play } = strategy(textOf({ ...one, name: 'Nemesis' }));
    expect({ buy, gain, trash, play }).toEqual({
      buy: one.buy,
      gain: one.gain,
      trash: one.trash,
      play: one.play,
    });
  }
});

test('without time for a game there are strategies all the same', () => {
  const { done, value } = hunt(easy(), seed, () => 1).next();
  expect(done).toBe(true);
  expect(value).toEqual({ strategies: easy().seeds.slice(0, 3), games: 0 });
});

test('meets the plans first, as often as the level plays them, then the level', () => {
  const [money, other] = ['gold', 'silver'].map((card) =>
    strategyBot(strategy(`name: ${card}\nbuy:\n  - province\n  - ${card}\n`)),
  );
  const met: string[] = [];
  const noted = (name: string, bot: typeof money) => {
    const { inPhase } = bot;
    return Object.assign((...asked: Parameters<typeof bot>) => bot(...asked), {
      inPhase: (...asked: Parameters<NonNullable<typeof inPhase>>) => {
        if (met.at(-1) !== name) met.push(name);
        return (inPhase as NonNullable<typeof inPhase>)(...asked);
      },
    });
  };
  const games = { often: 0, seldom: 0, level: 0 };
  const prey: Prey = {
    kingdom,
    seeds: easy().seeds.slice(0, 3),
    plans: [
      { bot: noted('often', money), weight: 0.75 },
      { bot: noted('seldom', other), weight: 0.25 },
    ],
    level: noted('level', money),
  };
  const search = hunt(prey, seed, (played) => played / 1500);
  while (!search.next().done) {
    const last = met.at(-1) as keyof typeof games;
    // The level is met only when a fifth of the search is over.
    if (last === 'level' && games.level === 0) expect(games.often + games.seldom).toBe(150);
    if (games.level === 0 || last === 'level') games[last]++;
  }
  expect(games.level).toBeGreaterThan(100);
  const share = games.often / (games.often + games.seldom);
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.9);
});

test('a level that does not think is met as it is', () => {
  const { seeds, plans, level } = easy();
  expect(plans).toEqual([{ bot: level, weight: 1 }]);
  expect(seeds.map(({ id }) => id)).toContain('militia');
  const itself = asBot((makeLevels().get('easy') as Level)(kingdom, 2));
  expect(new Track(kingdom, 2).value(itself, level, 5, 1)).toBe(0.5);
});
