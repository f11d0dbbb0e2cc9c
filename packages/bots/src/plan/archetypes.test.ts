import { expect, test } from 'vitest';
import { kingdomWith } from '../strategy/testing.ts';
import { archetypes } from './archetypes.ts';
import { written } from './notation.ts';

/** The wants of all plans to begin with in a kingdom with these cards. */
function wants(...piles: string[]): string[] {
  return archetypes(kingdomWith(piles)).map((plan) => written(plan).split(' ').slice(3).join(' '));
}

test('always money alone', () => {
  expect(wants()).toContain('gold duchy<6 silver');
});

test('money with one terminal, two or any number', () => {
  expect(wants('militia')).toEqual(
    expect.arrayContaining([
      'militia:1 gold duchy<6 silver',
      'militia:2 gold duchy<6 silver',
      'militia gold duchy<6 silver',
    ]),
  );
  expect(wants('harem')).toContain('harem:2 gold duchy<6 silver');
  expect(wants('knights')).toContain('knights:2 gold duchy<6 silver');
});

test('money without what does nothing for the one who buys it', () => {
  for (const plan of wants('gardens')) expect(plan).not.toMatch(/^gardens:/);
});

test('a trasher first', () => {
  expect(wants('chapel', 'militia')).toContain('chapel:1 militia:2 gold duchy<6 silver');
});

test('a race to hand out Curses or Ruins', () => {
  expect(wants('witch')).toContain('witch:2 moat:1 gold duchy<6 silver');
  expect(wants('cultist')).toContain('cultist:2 moat:1 gold duchy<6 silver');
});

test('an engine of villages and what draws, also with a trasher or an attack', () => {
  const engine = 'gold:2 smithy:2 village:2 smithy:4 village:5 gold silver:3';
  const plans = wants('village', 'smithy', 'chapel', 'witch');
  expect(plans).toEqual(expect.arrayContaining([engine, `chapel:1 ${engine}`, `witch:2 ${engine}`]));
});

test('no engine without a village', () => {
  const kingdom = kingdomWith(['smithy', 'militia', 'witch']).map((pile) =>
    pile === 'village' ? 'chapel' : pile,
  );
  for (const { wants: all } of archetypes(kingdom))
    expect(all[0].pile === 'gold' && all[0].upTo === 2).toBe(false);
});

test('other points than Provinces where there are some, with what gains or buys them', () => {
  expect(wants('gardens', 'workshop', 'market')).toEqual(
    expect.arrayContaining([
      'gardens gold duchy<6 silver estate copper',
      'workshop:4 gardens gold duchy<6 silver estate copper',
      'market:4 gardens gold duchy<6 silver estate copper',
    ]),
  );
  expect(wants('duke')).toContain('duke@duchy:3 duchy gold silver estate');
  expect(wants('feodum')).toContainEqual(expect.stringMatching(/^feodum@silver:3 silver gold/));
  expect(wants('harem')).toContain('harem gold duchy<6 silver estate');
});

test('a rush on three piles with what gains', () => {
  expect(wants('workshop', 'village')).toContain('workshop:3 village gold duchy<6 silver estate');
});
