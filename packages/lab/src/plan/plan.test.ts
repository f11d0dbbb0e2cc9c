import { Breeder, inShort, parseStrategy } from '@provincia/bots';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kingdomOption } from '../input/kingdom.ts';
import { run } from '../testing.ts';

/** Of the printed kingdoms the one with the shortest search. */
const title = 'Trick of the Hands';

test('a plan is the text of a strategy for that kingdom', async () => {
  const { status, out, err } = await run('plan', ...title.split(' '), '--games', '10');
  expect(status).toBe(0);
  expect(err).toMatch(/^provincia: Found in [\d,]+ games of 2 players, in \d+\.\d s\.\n$/);
  const parsed = parseStrategy(out, 'mine.yaml');
  if (!parsed.ok) throw new Error(inShort(parsed.problem));
  const { name, buy, piles } = parsed.value;
  expect(name).toBe(`Plan for ${title}`);
  expect(buy.map(({ card }) => card)).toEqual(expect.arrayContaining(['province', 'gold', ...piles]));
  expect(kingdomOption(title)).toEqual(expect.arrayContaining([...piles]));
});

/** Few strategies find their piles here: the search is short. */
const plain = 'moat,cellar,duke,vassal,vagrant,secret-chamber,scout,sage,great-hall,thief'.split(',');

test('it is looked for in as many games, of as many players, as is said', async () => {
  const improve = vi.spyOn(Breeder.prototype, 'improve').mockReturnValue();
  onTestFinished(() => improve.mockRestore());
  const { out, err } = await run('plan', plain.join(), '--games', '4000', '--players', '3');
  expect(improve.mock.calls).toEqual([[Number.POSITIVE_INFINITY, 4000]]);
  const breeder = new Breeder(plain, 3);
  expect(err).toContain(`Found in ${breeder.games.toLocaleString('en')} games of 3 players`);
  const [head, ...rows] = out.split('\n').filter((line) => line.startsWith('#'));
  expect(head).toMatch(/^# Plans worth knowing here/);
  expect(rows).toHaveLength(breeder.members.length);
  for (const row of rows) expect(row).toMatch(/^# [A-Z][A-Za-z -]+ +\d+% ( +\d+)+$/);
});
