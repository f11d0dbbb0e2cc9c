import { expect, test } from 'vitest';
import { kingdomOption } from '../input/kingdom.ts';
import { run } from '../testing.ts';
import { opponents, trialsOf } from './opponents.ts';

const quick = ['calibrate', '--level', 'easy', '--kingdoms', '1', '--seed', '1', '--threads', '1'];

test('a level that states no chance has no positions, and that is said', async () => {
  const { status, out, err } = await run(...quick);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^Level easy against itself, Level normal, and strategies\n1 kingdom, 2 games each against each opponent, seed 1\n\nLevel easy stated no chance in any position: there is nothing to compare\.\n6 games in \d+\.\d s\.\n$/,
  );
  const json = JSON.parse((await run(...quick, '--json')).out);
  expect(json).toMatchObject({ level: 'easy', games: 6, positions: 0, stated: null, brier: null });
  expect(json.seed).toBe('1'.padStart(32, '0'));
  expect(json.opponents).toHaveLength(3);
});

const kingdoms = ['First Game', 'Distorted Sizes'].map((name) => kingdomOption(name));

test('the level plays every opponent on every kingdom, first in every other game', () => {
  const trials = trialsOf('easy', kingdoms, 4, '3'.repeat(32));
  expect(trials).toHaveLength(2 * 3 * 4);
  for (const kingdom of kingdoms) {
    for (const opponent of opponents) {
      const games = trials.filter((trial) => trial.kingdom === kingdom && trial.opponent === opponent);
      expect(games).toHaveLength(4);
      const rivals = games.map(({ players }, game) => {
        expect(players[game % 2]).toMatchObject({ level: 'easy' });
        return players[1 - (game % 2)];
      });
      for (const rival of rivals) {
        const { piles } = rival;
        expect(kingdom).toEqual(expect.arrayContaining([...piles]));
        if (opponent === 'strategies') expect(rival).toHaveProperty('id');
        else expect(rival).toMatchObject({ level: opponent === 'itself' ? 'easy' : 'normal' });
      }
    }
  }
  expect(new Set(trials.map(({ seed }) => seed)).size).toBe(trials.length);
});

test('strategies are drawn anew for each game, the same for the same seed', () => {
  const drawn = (seed: string) =>
    trialsOf('easy', kingdoms, 10, seed.repeat(32))
      .filter(({ opponent }) => opponent === 'strategies')
      .flatMap(({ players }) => players.flatMap((player) => ('id' in player ? [player.id] : [])));
  expect(new Set(drawn('3')).size).toBeGreaterThan(5);
  expect(drawn('3')).toEqual(drawn('3'));
  expect(drawn('4')).not.toEqual(drawn('3'));
});

test('kingdoms are drawn from the sets that are named', async () => {
  expect((await run('calibrate', '--from', 'nonsense')).err).toContain('--from: there is no set "nonsense".');
  expect((await run('calibrate', '--kingdoms', '0')).err).toBe(
    'provincia: --kingdoms is a whole number from 1 to 1,000, not "0".\n',
  );
  const { status } = await run(...quick, '--from', 'base', '--games', '1');
  expect(status).toBe(0);
});
