import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { strategyBot } from '../strategy/bot.ts';
import { kingdomWith, position, strategy } from '../strategy/testing.ts';
import { textOf } from '../strategy/text.ts';
import { archetypes } from './archetypes.ts';
import type { Chance } from './chance.ts';
import { cross, mutate } from './mutate.ts';
import { read, written } from './notation.ts';
import { ANY, type Plan, strategyOf } from './plan.ts';
import { seedOf } from './track.ts';

/** Kingdoms of all sorts; between them they have every kind of plan. */
const kingdoms = [
  kingdomWith(['witch', 'chapel', 'village', 'smithy', 'market', 'militia']),
  kingdomWith(['gardens', 'workshop', 'duke', 'feodum', 'knights', 'ironworks', 'bridge']),
  kingdomWith(['cultist', 'marauder', 'rats', 'band-of-misfits', 'hermit', 'fortress', 'nobles']),
  kingdomWith(['masquerade', 'torturer', 'mining-village', 'death-cart', 'swindler', 'lurker', 'harem']),
];

/** Numbers that look random and are the same in every run. */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plans that come of others by changing and crossing them again and again. */
function descendants(kingdom: readonly string[], count: number, parents = archetypes(kingdom)): Plan[] {
  const chance = chanceFrom(count);
  const plans = [...parents];
  const any = () => plans[chance(plans.length)];
  for (let n = 0; n < count; n++)
    plans.push(mutate(chance(3) === 0 ? cross(any(), any(), chance) : any(), kingdom, chance));
  return plans.slice(-count);
}

/** Everything that two players with this bot answer in a game. */
function recordOf(bot: Bot, kingdom: readonly string[], seed: number): (readonly string[])[] {
  const record: (readonly string[])[] = [];
  new Simulation(library, { players: 2, kingdom }, 25).play(seedOf(seed), [bot, bot], 0, record);
  return record;
}

describe('in one line', () => {
  test('is written what a plan says', () => {
    const plan: Plan = {
      provinces: { money: 16, turn: 14 },
      duchies: 5,
      estates: 2,
      wants: [
        { pile: 'chapel', upTo: 1 },
        { pile: 'duke', upTo: ANY, once: { pile: 'duchy', own: 3 } },
        { pile: 'feodum', upTo: 4, once: { pile: 'silver', own: 6 } },
        { pile: 'gold', upTo: ANY },
        { pile: 'duchy', upTo: ANY, late: 6 },
        { pile: 'estate', upTo: 2, late: 1 },
      ],
    };
    const line = '16/14 5 2 chapel:1 duke@duchy:3 feodum:4@silver:6 gold duchy<6 estate:2<1';
    expect(written(plan)).toBe(line);
    expect(read(line)).toEqual(plan);
  });

  test('what nobody wrote so is not read', () => {
    expect(() => read('16/14 5 2 gold duchy>6')).toThrow('"duchy>6" is not what a plan can want');
  });

  test('every plan can be written and read again', () => {
    for (const kingdom of kingdoms) {
      for (const plan of [...archetypes(kingdom), ...descendants(kingdom, 200)]) {
        expect(written(plan)).not.toContain('\n');
        expect(read(written(plan))).toEqual(plan);
      }
    }
  });
});

describe('a plan is followed', () => {
  const buys = (line: string, ...[seat, more]: Parameters<typeof position>) => {
    const game = position(seat, { kingdom: ['chapel', 'duke', 'smithy'], ...more });
    if (game.decision === null) throw new Error('nothing is asked');
    return strategyBot(strategyOf(read(line)))(game.decision, game.view(0))[0]?.label;
  };

  test('with Provinces once there is the money for more of them, or it is late', () => {
    const golds = (count: number) => Array<string>(count).fill('gold');
    const plan = '15/9 4 2 gold';
    expect(buys(plan, { deck: golds(5) }, { coins: 8 })).toBe('buy province');
    expect(buys(plan, { deck: golds(4) }, { coins: 8 })).toBe('buy gold');
    expect(buys(plan, { deck: golds(4), turns: 9 }, { coins: 8 })).toBe('buy province');
  });

  test('with Duchies and Estates when the Provinces run out', () => {
    const plan = '15/9 4 2 gold';
    expect(buys(plan, {}, { coins: 6, supply: { province: 5 } })).toBe('buy gold');
    expect(buys(plan, {}, { coins: 6, supply: { province: 4 } })).toBe('buy duchy');
    expect(buys(plan, {}, { coins: 2, supply: { province: 3 } })).toBeUndefined();
    expect(buys(plan, {}, { coins: 2, supply: { province: 2 } })).toBe('buy estate');
  });

  test('with what is wanted only when few Provinces are left', () => {
    const plan = '15/9 2 1 gold duchy<6 silver';
    expect(buys(plan, {}, { coins: 5, supply: { province: 7 } })).toBe('buy silver');
    expect(buys(plan, {}, { coins: 5, supply: { province: 6 } })).toBe('buy duchy');
    expect(buys(plan, {}, { coins: 6, supply: { province: 6 } })).toBe('buy gold');
  });

  test('with the first that is still wanted', () => {
    const plan = '15/9 4 2 chapel:1 duke@duchy:2 smithy:2 silver';
    expect(buys(plan, {}, { coins: 5 })).toBe('buy chapel');
    expect(buys(plan, { deck: ['chapel'] }, { coins: 5 })).toBe('buy smithy');
    expect(buys(plan, { deck: ['chapel', 'duchy', 'duchy'] }, { coins: 5 })).toBe('buy duke');
    expect(buys(plan, { deck: ['chapel', 'smithy', 'smithy'] }, { coins: 5 })).toBe('buy silver');
  });
});

describe('the text of a plan', () => {
  test('reads like a strategy that somebody wrote', () => {
    expect(textOf(strategyOf(read('16/14 5 2 chapel:1 duke:4@duchy:3 gold duchy:7<6')))).toBe(
      [
        'name: Plan',
        'buy:',
        '  - province: money >= 16 or turn >= 14',
        '  - duchy: provinces-left <= 5',
        '  - estate: provinces-left <= 2',
        '  - chapel: own(chapel) < 1',
        '  - duke: own(duke) < 4 and own(duchy) >= 3',
        '  - gold',
        '  - duchy: provinces-left <= 6 and own(duchy) < 7',
        '',
      ].join('\n'),
    );
  });

  test('is a strategy that plays the same', () => {
    for (const kingdom of kingdoms) {
      for (const [seed, plan] of descendants(kingdom, 8).entries()) {
        const [own, parsed] = [strategyOf(plan), strategy(textOf(strategyOf(plan)))];
        expect(parsed.piles).toEqual(own.piles);
        const records = [own, parsed].map((one) => recordOf(strategyBot(one), kingdom, seed));
        expect(records[1]).toEqual(records[0]);
      }
    }
  });
});

describe('what comes of changing and crossing plans', () => {
  test('plays every game to its end or to where it is stopped', () => {
    for (const kingdom of kingdoms) {
      for (const [seed, plan] of descendants(kingdom, 20).entries())
        expect(recordOf(strategyBot(strategyOf(plan)), kingdom, seed).length).toBeGreaterThan(40);
    }
  });

  test('wants cards of the kingdom or basic ones, and none again that it wants no more of', () => {
    for (const kingdom of kingdoms) {
      const piles = [...kingdom, 'copper', 'silver', 'gold', 'estate', 'duchy'];
      for (const { wants } of descendants(kingdom, 200, [read('16/16 4 2 gold silver')])) {
        expect(wants.length).toBeGreaterThan(0);
        for (const [i, { pile, upTo, late = 99 }] of wants.entries()) {
          expect(piles).toContain(pile);
          const before = wants.slice(0, i).filter((want) => want.pile === pile && want.once === undefined);
          for (const want of before) expect(want.upTo < upTo || (want.late ?? 99) < late).toBe(true);
        }
      }
    }
  });

  test('is a plan that differs, and leaves its parents as they are', () => {
    const [kingdom] = kingdoms;
    const parents = archetypes(kingdom);
    const before = parents.map(written);
    const lines = new Set(
      Array.from({ length: 200 }, (_, n) => written(mutate(parents[0], kingdom, chanceFrom(n)))),
    );
    expect(lines.size).toBeGreaterThan(50);
    expect(parents.map(written)).toEqual(before);
  });
});
