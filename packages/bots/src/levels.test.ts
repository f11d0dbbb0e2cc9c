import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { asBot } from './adviser.ts';
import { type Level, levelNames, makeLevels, quickLevels, searchOf, untimed } from './levels.ts';
import type { PlanBook } from './plan/book.ts';

/** A kingdom with a strong card or two, and one with hardly any. */
const strong = ['witch', 'chapel', 'village', 'market', 'cellar', 'moat', 'vassal', 'mine', 'spy', 'thief'];
const weak = ['scout', 'thief', 'chancellor', 'pawn', 'cellar', 'vassal', 'spy', 'lurker', 'vagrant', 'sage'];

/** What a search found for them, so that these tests need none. */
const found: PlanBook = {
  get(key) {
    const hasWitch = key.includes('witch');
    if (key.startsWith('rep')) return repertoire(hasWitch ? 'witch' : 'chancellor');
    return hasWitch
      ? 'double-witch-ultimate 16/14 4 2 witch:2 chapel:1 gold village:3 silver'
      : 'big-money-ultimate 16/16 4 2 chancellor:1 gold silver';
  },
  set: () => expect.fail('a plan was looked for'),
};

/** Two of a card and money, or money alone. */
function repertoire(card: string): string {
  const money = 'province: money >= 16; duchy: provinces-left <= 4; gold; silver';
  return JSON.stringify([
    { weight: 0.9, results: [0.5, 0.6], buy: `${card}: own(${card}) < 2; ${money}` },
    { weight: 0.1, results: [0.4, 0.5], buy: money },
  ]);
}

function bot(level: string, kingdom: readonly string[], players = 2, store = found): Bot {
  return asBot((makeLevels(store, {}).get(level) as Level)(kingdom, players));
}

/** How many of so many games the first wins alone, sitting on both seats in turn. */
function wins(first: Bot, second: Bot, kingdom: readonly string[], games: number): number {
  const simulation = new Simulation(library, { players: 2, kingdom });
  let won = 0;
  for (let game = 0; game < games; game++) {
    const bots = game % 2 === 0 ? [first, second] : [second, first];
    const seed = (game + 1000).toString(16).padStart(32, '0');
    const { winners } = simulation.play(seed, bots, 0);
    if (winners.length === 1 && winners[0] === game % 2) won++;
  }
  return won;
}

/** A clock on which so many milliseconds have passed whenever it is looked at: nobody thinks for long. */
function hurry(step: number): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('are named from the weakest on, then the one that is only for measuring', () => {
  expect([...makeLevels().keys()]).toEqual([...levelNames, 'hard-1']);
  expect(levelNames).toEqual(['easy', 'normal', 'advanced', 'hard']);
});

test('normal knows what to do with the kingdom', () => {
  expect(wins(bot('normal', strong), bot('easy', strong), strong, 60)).toBeGreaterThan(50);
});

test('normal is better than easy where the kingdom has nothing to offer', () => {
  expect(wins(bot('normal', weak), bot('easy', weak), weak, 60)).toBeGreaterThan(35);
});

test('a kingdom is the same in whatever order it is named', () => {
  for (const level of ['normal', 'advanced', 'hard', 'hard-1']) {
    const asked = new Set<string>();
    const store: PlanBook = {
      ...found,
      get(key) {
        asked.add(key);
        return found.get(key);
      },
    };
    for (const kingdom of [strong, [...strong].reverse()]) bot(level, kingdom, 2, store);
    expect(asked.size).toBe(1);
    bot(level, strong, 3, store);
    expect(asked.size).toBe(2);
  }
});

test('the stronger the level, the longer its repertoire is bred', () => {
  const searches = levelNames.map(searchOf);
  expect(searches).toEqual(searches.toSorted((a, b) => a - b));
  expect(new Set(searches.slice(1)).size).toBe(3);
});

test('easy plays the same in whatever order the kingdom is named', () => {
  const records = [strong, [...strong].reverse()].map((kingdom) => {
    const record: (readonly string[])[] = [];
    const player = bot('easy', kingdom);
    new Simulation(library, { players: 2, kingdom: strong }).play(
      '1'.repeat(32),
      [player, player],
      0,
      record,
    );
    return record;
  });
  expect(records[0]).toEqual(records[1]);
});

test.each([2, 3, 4, 5, 6])('every level plays a whole game with %i players', (players) => {
  hurry(300);
  const others = new Array<Bot>(players).fill(bot('easy', strong, players));
  const simulation = new Simulation(library, { players, kingdom: strong });
  for (const level of makeLevels().keys()) {
    const { points, finished } = simulation.play(
      '2'.repeat(32),
      others.with(players - 1, bot(level, strong, players)),
      0,
    );
    expect(points).toHaveLength(players);
    expect(finished).toBe(true);
  }
});

test('levels that think say what of their purchases, the others only what they do', () => {
  hurry(5);
  const opinions = levelNames.map((level) => {
    const adviser = (makeLevels(found, {}).get(level) as Level)(strong, 2);
    let weighed = 0;
    const player: Bot = (decision, view) => {
      const opinion = adviser(decision, view);
      weighed += opinion.weighed.length;
      return opinion.picks;
    };
    new Simulation(library, { players: 2, kingdom: strong }, 5).play('3'.repeat(32), [player, player], 0);
    return weighed;
  });
  expect(opinions.map((count) => count > 0)).toEqual(levelNames.map((level) => !quickLevels.includes(level)));
});

/** What level advanced answers in the first turns, when so many milliseconds pass at every look at the clock. */
function answersOf(otherwise: Parameters<typeof makeLevels>[3], step: number): (readonly string[])[] {
  hurry(step);
  const advanced = asBot((makeLevels(found, {}, undefined, otherwise).get('advanced') as Level)(strong, 2));
  const answers: (readonly string[])[] = [];
  new Simulation(library, { players: 2, kingdom: strong }, 6).play(
    '5'.repeat(32),
    [advanced, advanced],
    0,
    answers,
  );
  return answers;
}

test('untimed, a level that thinks answers the same however busy the machine is', () => {
  const calm = answersOf(untimed, 0);
  expect(answersOf(untimed, 1000)).toEqual(calm);
  expect(answersOf({}, 1000)).not.toEqual(calm);
});
