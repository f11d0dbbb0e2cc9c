import type { Rehearsal } from '@provincia/engine';
import { expect, test } from 'vitest';
import { situation } from '../judgement/testing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { strategy } from '../strategy/testing.ts';
import { purchases } from './purchases.ts';
import { candidate, Race } from './race.ts';

/** Each purchase as the cards that are bought. */
function bought(at: Parameters<typeof situation>[0]): string[] {
  const view = situation({ phase: 'buy', ...at }).view(0);
  return purchases([], view).map(({ picks, more }) =>
    [...picks.map(({ label }) => label.replace('buy ', '')), ...more.map(({ id }) => id)].join(' '),
  );
}

test('with one buy each card that can be paid is a purchase, without junk', () => {
  const all = bought({ coins: 3 });
  expect(all).toEqual(expect.arrayContaining(['silver', 'village', 'workshop', 'woodcutter', 'moat']));
  for (const card of ['copper', 'curse', 'estate', 'gold', '']) expect(all).not.toContain(card);
});

test('late, an Estate or nothing at all may be best', () => {
  expect(bought({ coins: 3, supply: { province: 3 } })).toEqual(expect.arrayContaining(['estate', '']));
});

test('with two buys cards that are paid together are one purchase', () => {
  const all = bought({ coins: 8, buys: 2 });
  expect(all).toEqual(expect.arrayContaining(['province', 'laboratory silver']));
  expect(all).not.toContain('gold silver');
  expect(bought({ coins: 9, buys: 2 })).toContain('gold silver');
});

test('the last of a pile is not bought twice', () => {
  const all = bought({ coins: 12, buys: 2, supply: { gold: 1 } });
  expect(all).not.toContain('gold gold');
});

test('what is asked in between is not taken for a purchase', () => {
  const game = situation({
    phase: 'buy',
    coins: 8,
    buys: 2,
    hand: ['hovel'],
    kingdom: ['great-hall'],
    supply: { province: 5 },
  });
  const bot = strategyBot(strategy('name: plan\nbuy:\n  - great-hall\n  - silver\n'));
  const view = game.view(0);
  const effort = { fewestDeals: 1, milliseconds: Number.POSITIVE_INFINITY };
  const race = new Race(view, view.rehearsal as Rehearsal, 0, () => [bot, bot], effort);
  const candidates = purchases([], view).map((course) => candidate(course, bot));
  expect(candidates.some(({ course }) => course.more.length > 0)).toBe(true);
  expect(race.deal(candidates)).toBe(true);
  for (const { values } of candidates) expect(values).toHaveLength(1);
});
