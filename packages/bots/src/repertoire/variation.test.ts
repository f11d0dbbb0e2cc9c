import { expect, test } from 'vitest';
import { diceOf } from '../plan/chance.ts';
import { seedOf } from '../plan/track.ts';
import { strategy } from '../strategy/testing.ts';
import { textOf } from '../strategy/text.ts';
import { seedsFor } from './seeds.ts';
import { cross, tidy, vary } from './variation.ts';

const kingdom = 'bridge chapel gardens ironworks laboratory militia nobles smithy village witch'.split(' ');

test('what comes of changing strategies again and again can be written down and read as it is', () => {
  const chance = diceOf(seedOf(1));
  const seeds = seedsFor(kingdom).flat();
  for (let i = 0; i < 40; i++) {
    let one = seeds[chance(seeds.length)];
    for (let times = 0; times < 25; times++) {
      one = chance(4) === 0 ? cross(one, seeds[chance(seeds.length)], chance) : vary(one, kingdom, chance);
      expect(one.buy.length).toBeGreaterThan(0);
    }
    const { buy, gain, trash, play, piles } = strategy(textOf(one));
    expect({ buy, gain, trash, play, piles }).toEqual({
      buy: one.buy,
      gain: one.gain,
      trash: one.trash,
      play: one.play,
      piles: one.piles,
    });
  }
});

test('a change is a change of what is bought, gained, trashed or played', () => {
  const chance = diceOf(seedOf(2));
  const [seed] = seedsFor(kingdom).flat();
  const changed = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const other = vary(seed, kingdom, chance);
    for (const list of ['buy', 'gain', 'trash', 'play'] as const)
      if (JSON.stringify(other[list]) !== JSON.stringify(seed[list])) changed.add(list);
  }
  expect([...changed].sort()).toEqual(['buy', 'gain', 'play', 'trash']);
});

test('lines that can never be reached are left out', () => {
  const { buy } = strategy(
    [
      'name: plan',
      'buy:',
      '  - gold',
      '  - smithy: own(smithy) < 3',
      '  - gold: turn > 5',
      '  - smithy: own(smithy) < 2',
      '  - smithy: own(smithy) < 4',
    ].join('\n'),
  );
  expect(tidy(buy).map(({ card }) => card)).toEqual(['gold', 'smithy', 'smithy']);
});
