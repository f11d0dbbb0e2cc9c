import type { Sight, Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { samples } from '../gallery/samples.ts';
import { stillLink } from '../gallery/still-link.ts';
import { canAsk } from './hinting.ts';

const asked = samples.buy;
const alone = stillLink(asked).state.table as Table;
const [own, bot] = alone.seats;

test('who plays against bots alone can ask for a hint when they are asked something', () => {
  expect(canAsk(alone, asked)).toBe(true);
  expect(canAsk({ ...alone, seats: [own, bot, bot] }, asked)).toBe(true);
  expect(canAsk(alone, { ...asked, decision: null } satisfies Sight)).toBe(false);
});

test('nobody can where somebody else sits, where it counts, or who only watches', () => {
  for (const kind of ['guest', 'member', 'program'] as const)
    expect(canAsk({ ...alone, seats: [own, bot, { ...bot, kind }] }, asked)).toBe(false);
  expect(canAsk({ ...alone, rated: true }, asked)).toBe(false);
  expect(canAsk({ ...alone, you: null }, asked)).toBe(false);
  const daily = { day: '2026-11-17', set: 'all' };
  expect(canAsk({ ...alone, daily: { ...daily, counts: true } }, asked)).toBe(false);
  expect(canAsk({ ...alone, daily: { ...daily, counts: false } }, asked)).toBe(true);
});
