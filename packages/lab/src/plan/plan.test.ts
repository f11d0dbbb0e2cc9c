import { Planner, parseStrategy, textOf } from '@provincia/bots';
import { expect, test } from 'vitest';
import { kingdomOption } from '../input/kingdom.ts';
import { run } from '../testing.ts';

const SLOW = 60_000;
const kingdom = kingdomOption('First Game');

test('a plan is the text of a strategy for that kingdom', { timeout: SLOW }, async () => {
  const { status, out, err } = await run('plan', 'First', 'Game', '--games', '10');
  expect(status).toBe(0);
  expect(err).toMatch(/^provincia: Found in [\d,]+ games of 2 players, in \d+\.\d s\.\n$/);
  const parsed = parseStrategy(out, 'mine.yaml');
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { name, buy, piles } = parsed.value;
  expect(name).toBe('Plan for First Game');
  expect(buy.map(({ pile }) => pile)).toEqual(expect.arrayContaining(['province', 'gold', ...piles]));
  expect(kingdom).toEqual(expect.arrayContaining([...piles]));
});

test('it is looked for in as many games, of as many players, as is said', { timeout: SLOW }, async () => {
  const gardens = 'cellar,chancellor,woodcutter,moat,lurker,vagrant,sage,secret-chamber,thief,gardens'.split(
    ',',
  );
  const planner = new Planner(gardens, 3);
  planner.improve(4000);
  const { out, err } = await run('plan', gardens.join(), '--games', '4000', '--players', '3');
  expect(out).toBe(textOf(planner.plan, 'Plan'));
  expect(err).toContain(`Found in ${planner.games.toLocaleString('en')} games of 3 players`);
});
