import { fillUp, library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playRun } from '../sim/run.ts';
import { run } from '../testing.ts';
import { groundsOf } from './ground.ts';
import { Tournaments } from './opponents.ts';

const quick = ['gauntlet', '--level', 'easy', '--threads', '1'];
const against = [...quick, '--against', 'big-money-ultimate', '--games', '10'];

async function outcomeOf(...args: readonly string[]) {
  const { status, out } = await run(...args, '--json');
  expect(status).toBe(0);
  const { seconds, ...outcome } = JSON.parse(out);
  expect(seconds).toBeGreaterThan(0);
  return outcome;
}

test('the same seed gives the same kingdoms and games, and the first ones of more', async () => {
  const three = await outcomeOf(...against, '--kingdoms', '3', '--seed', '5');
  expect(await outcomeOf(...against, '--kingdoms', '3', '--seed', '5')).toEqual(three);
  const two = await outcomeOf(...against, '--kingdoms', '2', '--seed', '5');
  expect(two.kingdoms).toEqual(three.kingdoms.slice(0, 2));
  const other = await outcomeOf(...against, '--kingdoms', '3', '--seed', '6');
  expect(other.kingdoms[0].cards).not.toEqual(three.kingdoms[0].cards);
  const drawn = JSON.parse((await run('kingdom', '--seed', '5', '--count', '3', '--json')).out).kingdoms;
  const sorted = (kingdoms: { cards: string[] }[]) => kingdoms.map(({ cards }) => [...cards].sort());
  expect(sorted(three.kingdoms)).toEqual(sorted(drawn));
});

test('the games of every kingdom, and those to find its opponent, are others', () => {
  const grounds = groundsOf({ kingdoms: '5' }, '7'.repeat(32));
  const seeds = grounds.flatMap(({ seed, tournamentSeed }) => [seed, tournamentSeed]);
  expect(new Set(seeds).size).toBe(10);
});

test('the JSON has these fields: what was asked for, the sums, and each kingdom', async () => {
  const { kingdoms, ...sums } = await outcomeOf(...against, '--kingdoms', '4', '--seed', '5');
  expect(Object.keys(sums)).toEqual([
    'level',
    'against',
    'seed',
    'games',
    'wins',
    'ties',
    'losses',
    'share',
    'interval',
    'held',
  ]);
  expect(sums).toMatchObject({ level: 'easy', against: 'big-money-ultimate', games: 40 });
  expect(sums.seed).toBe('5'.padStart(32, '0'));
  expect(kingdoms).toHaveLength(4);
  for (const kingdom of kingdoms) {
    const { cards, opponent, wins, ties, losses, share, ...more } = kingdom;
    expect(more).toEqual({});
    expect(cards.every((id: string) => library.findPile(id)?.home === 'kingdom')).toBe(true);
    expect(opponent).toBe('Big Money Ultimate');
    expect(wins + ties + losses).toBe(10);
    expect(share).toBe(wins / (wins + losses));
  }
  const total = (part: string) =>
    kingdoms.reduce((sum: number, kingdom: Record<string, number>) => sum + kingdom[part], 0);
  expect([sums.wins, sums.ties, sums.losses]).toEqual(['wins', 'ties', 'losses'].map(total));
  expect(sums.share).toBe(sums.wins / (sums.wins + sums.losses));
  expect(sums.interval[0]).toBeLessThan(sums.share);
  expect(sums.interval[1]).toBeGreaterThan(sums.share);
  const held = kingdoms.filter(({ share }: { share: number }) => share >= 0.5);
  expect(sums.held).toBe(held.length);
});

test('the opponent is the best of the strategies that find their piles in the kingdom', async () => {
  const grounds = [['witch', 'smithy'], ['smithy']].map((piles) => {
    return groundsOf({ kingdom: fillUp(piles).join() }, '7'.repeat(32))[0];
  });
  const tournaments = new Tournaments(grounds);
  const { matches } = tournaments;
  for (const { kingdom, players } of matches) {
    expect(kingdom).toEqual(expect.arrayContaining(players.flatMap(({ piles }) => piles)));
  }
  const { matches: results } = await playRun({ matches, games: 20, hands: { threads: 1 }, ...NO_EXTRAS });
  const winners = tournaments.winners(results).map(({ name }) => name);
  expect(winners[0]).toContain('Two Witches');
  for (const [i, { kingdom }] of grounds.entries()) {
    const wins = new Map<string, number>();
    for (const [at, { players, kingdom: piles }] of matches.entries()) {
      if (piles !== kingdom) continue;
      for (const [place, { name }] of players.entries()) {
        const score = results[at].tally.players[place];
        wins.set(name, (wins.get(name) ?? 0) + score.wins + score.ties / 2);
      }
    }
    expect([...wins.keys()]).toEqual(expect.arrayContaining(['Big Money', 'Big Money with a Smithy']));
    expect(wins.has('Big Money with two Witches')).toBe(kingdom.includes('witch'));
    expect(wins.get(winners[i])).toBe(Math.max(...wins.values()));
  }
});

/** Few strategies find their piles here: the tournament is short. */
const plain = 'cellar,chancellor,scout,pawn,lurker,vagrant,sage,squire,thief,spy';

test('without a word about the opponent it is the winner of a tournament', async () => {
  const args = [...quick, '--kingdom', plain, '--games', '20', '--seed', '1'];
  const { against: who, kingdoms } = await outcomeOf(...args);
  expect(who).toBe('best');
  expect(kingdoms).toHaveLength(1);
  expect(kingdoms[0].cards.join()).toBe(plain);
  expect(kingdoms[0].opponent).toBe('Big Money Ultimate');
  expect(await outcomeOf(...args, '--against', 'best')).toMatchObject({ kingdoms });
});

test('a level can be the opponent, and a strategy that does not find its piles', async () => {
  const equal = await run(...quick, '--kingdom', plain, '--against', 'easy', '--games', '4', '--seed', '1');
  expect(equal.out).toMatch(
    /^Level easy against Level easy\n1 kingdom, 4 games each, seats alternate, seed /,
  );
  expect(equal.out).toContain('Kingdom: Cellar, Chancellor');
  expect(equal.err).toBe('');
  const witches = [...quick, '--against', 'double-witch', '--games', '2', '--seed', '1'];
  expect((await run(...witches, '--kingdom', plain)).err).toBe(
    'provincia: Big Money with two Witches buys Witch, which this kingdom does not have.\n',
  );
  const { kingdoms } = await outcomeOf(...witches, '--kingdoms', '20');
  const lacking = kingdoms.filter(({ cards }: { cards: string[] }) => !cards.includes('witch'));
  expect((await run(...witches, '--kingdoms', '20')).err).toBe(
    `provincia: Big Money with two Witches does not find all it would buy (Witch) in ${lacking.length} of 20 kingdoms.\n`,
  );
});

test('what is counted are the games of the level: a beginner loses to two Witches', async () => {
  const kingdom = fillUp(['witch']).join();
  const args = [...quick, '--kingdom', kingdom, '--against', 'double-witch-ultimate', '--games', '40'];
  expect((await outcomeOf(...args, '--seed', '1')).share).toBeLessThan(0.4);
});

/** Presses Ctrl-C once the games have begun. */
async function stopped(...args: readonly string[]) {
  // The first games are played in the same breath in which the command begins to listen for it.
  const press = (event: string | symbol) => {
    if (event === 'SIGINT') setImmediate(() => process.emit('SIGINT'));
  };
  process.on('newListener', press);
  try {
    return await run(...args, '--seed', '1');
  } finally {
    process.off('newListener', press);
  }
}

test('Ctrl-C prints what was played so far', async () => {
  const { status, out, err } = await stopped(...against.slice(0, -1), '1000000', '--kingdoms', '2');
  expect(status).toBe(130);
  expect(out).toMatch(/^overall +\d+\.\d/m);
  expect(err).toMatch(/^provincia: Stopped after [\d,]+ of 2,000,000 games\.\n$/);
});

test('Ctrl-C before an opponent is found leaves nothing to print', async () => {
  const { status, out, err } = await stopped(...quick, '--kingdoms', '20', '--json');
  expect([status, out]).toEqual([130, '']);
  expect(err).toBe(
    'provincia: Stopped while the opponents were being chosen: Level easy has not played yet.\n',
  );
});
