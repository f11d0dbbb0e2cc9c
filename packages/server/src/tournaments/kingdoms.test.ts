import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { kingdomOfRound } from './kingdoms.ts';

const pilesFrom = (set: string, count: number) =>
  library.piles
    .filter((pile) => pile.set === set && pile.home === 'kingdom')
    .slice(0, count)
    .map(({ id }) => id);

/** What the rounds of a tournament with this kingdom have. */
async function roundsWith(piles: readonly string[], rounds: number) {
  const options = { chosen: [{ piles, printed: null }], printings: null };
  const all = Array.from({ length: rounds }, (_, n) => kingdomOfRound({ seed: 'secret' }, options, n + 1));
  return (await Promise.all(all)).map(({ shelters, colonies }) => `${shelters} ${colonies}`);
}

test('a round is played with Shelters, and with Platinum and Colony, if all piles are of the set that has them', async () => {
  expect(new Set(await roundsWith(pilesFrom('prosperity', 10), 50))).toEqual(new Set(['false true']));
  expect(new Set(await roundsWith(pilesFrom('dark-ages', 10), 50))).toEqual(new Set(['true false']));
  expect(new Set(await roundsWith(pilesFrom('base', 10), 50))).toEqual(new Set(['false false']));
});

test('with five piles of each set all four combinations are about equally frequent', async () => {
  const rounds = await roundsWith([...pilesFrom('dark-ages', 5), ...pilesFrom('prosperity', 5)], 800);
  for (const both of ['true true', 'true false', 'false true', 'false false']) {
    const count = rounds.filter((one) => one === both).length;
    expect(Math.abs(count - 200)).toBeLessThan(4 * Math.sqrt(800 * 0.25 * 0.75));
  }
});
