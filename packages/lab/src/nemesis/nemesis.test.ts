import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunChance } from '@provincia/arena';
import { inShort, parseStrategy } from '@provincia/bots';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { entrantCalled } from '../input/entrant.ts';
import { kingdomOption } from '../input/kingdom.ts';
import { english, run } from '../testing.ts';
import { searchWatched } from './search.ts';
import { timetable } from './timetable.ts';
import { bestOf } from './trials.ts';

const folder = mkdtempSync(join(tmpdir(), 'provincia-nemesis-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quick = ['--level', 'easy', '--minutes', '0.005', '--threads', '1', '--seed', '1'];
const few = [...quick, '--games', '20'];

/** For this test a millisecond passes whenever somebody looks at the clock, however slow the machine is. */
function countTime(): void {
  let time = 0;
  const clocks = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')];
  for (const clock of clocks) clock.mockImplementation(() => ++time);
  onTestFinished(() => {
    for (const clock of clocks) clock.mockRestore();
  });
}

function strategyIn(text: string) {
  const parsed = parseStrategy(text, 'nemesis.yaml');
  if (!parsed.ok) throw new Error(inShort(parsed.problem));
  return parsed.value;
}

test('prints the strategy and what it won against the level, and writes it to a file', async () => {
  const file = join(folder, 'nemesis.yaml');
  const { status, out, err } = await run('nemesis', 'First', 'Game', ...few, '--save', file);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^Searching for the strategy that does best against Level easy\n0\.005 minutes, then 20 games to measure it, seats alternate, seed 1\nKingdom: Cellar, Market, /,
  );
  expect(out.replaceAll('\n', ' ')).toMatch(
    /Won \d+\.\d% of the decided games against Level easy \(95% interval \d+\.\d to \d+\.\d\); Level easy won \d+\.\d%\. 20 games at full thought after [\d,]+ games? of searching, in \d+\.\d s\. $/,
  );
  const text = readFileSync(file, 'utf8');
  expect(out).toContain(`\n\n${text}\n`);
  const { name, description, piles } = strategyIn(text);
  expect([name, description]).toEqual(['Nemesis of level easy on First Game', null]);
  expect(kingdomOption('First Game')).toEqual(expect.arrayContaining([...piles]));
});

test('speaks other languages; the strategy is the same text in all of them', async () => {
  const german = (await run('nemesis', 'Erstes Spiel', ...few, '--lang', 'de')).out;
  expect(german).toMatch(
    /^Gesucht wird die Strategie, die gegen Stufe easy am besten ist\n0,005 Minuten, dann 20 Partien zum Messen, Plätze abwechselnd, Startwert 1\nKönigreich: Keller, /,
  );
  expect(german).toContain('\nname: Nemesis of level easy on First Game\n');
  expect(german.replaceAll('\n', ' ')).toMatch(
    /\d+,\d\u00a0% der entschiedenen Partien gegen Stufe easy gewonnen \(mit 95\u00a0% Sicherheit \d+,\d bis \d+,\d\); Stufe easy gewann \d+,\d\u00a0%\./,
  );
});

test('the JSON has these fields; a random kingdom is that of the seed', async () => {
  countTime();
  const { status, out } = await run('nemesis', 'random', ...few, '--json');
  expect(status).toBe(0);
  const { strategy, searched, seconds, wins, ties, losses, share, levelShare, interval, ...asked } =
    JSON.parse(out);
  const drawn = JSON.parse((await run('kingdom', '--seed', '1', '--json')).out).kingdoms[0].cards;
  const { kingdom, ...facts } = asked;
  expect([...kingdom].sort()).toEqual([...drawn].sort());
  expect(facts).toEqual({ level: 'easy', seed: '1'.padStart(32, '0'), games: 20 });
  expect(wins + ties + losses).toBe(20);
  expect(share).toBe(wins / (wins + losses));
  expect(levelShare).toBe(losses / (wins + losses));
  expect(interval[0]).toBeLessThanOrEqual(share);
  expect(interval[1]).toBeGreaterThanOrEqual(share);
  expect(searched).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThan(0);
  expect(strategyIn(strategy).name).toBe('Nemesis of level easy');
});

test('counted, the same seed finds the same strategy in any number of threads', async () => {
  const counted = [
    'nemesis',
    'First Game',
    '--level',
    'easy',
    '--minutes',
    '0.003',
    '--seed',
    '1',
    '--games',
    '20',
  ];
  const found = async (threads: string) => {
    const { out } = await run(...counted, '--counted', '--hunts', '2', '--threads', threads, '--json');
    const { seconds, ...result } = JSON.parse(out);
    return result;
  };
  expect(await found('2')).toEqual(await found('1'));
});

/** Presses Ctrl-C once the command has begun to listen for it so many times. */
async function stopped(times: number, ...args: readonly string[]) {
  let left = times;
  const press = (event: string | symbol) => {
    if (event === 'SIGINT' && --left === 0) setImmediate(() => process.emit('SIGINT'));
  };
  process.on('newListener', press);
  try {
    return await run('nemesis', 'First Game', ...args);
  } finally {
    process.off('newListener', press);
  }
}

test('Ctrl-C in the search or in the trials leaves nothing to print', async () => {
  const long = ['--level', 'easy', '--minutes', '60', '--threads', '1', '--json'];
  const nothing = {
    status: 130,
    out: '',
    err: 'provincia: Stopped before a strategy was chosen: nothing has been measured against Level easy.\n',
  };
  expect(await stopped(1, ...long)).toEqual(nothing);
  expect(await stopped(2, ...few, '--json')).toEqual(nothing);
});

test('Ctrl-C in the last games prints what came of those that were played', async () => {
  countTime();
  // The search, two rounds of trials, then the last games.
  const { status, out, err } = await stopped(4, ...quick, '--games', '1000000', '--json');
  expect(status).toBe(130);
  const { games, wins, ties, losses } = JSON.parse(out);
  expect(games).toBe(wins + ties + losses);
  expect(games).toBeLessThan(1_000_000);
  expect(err).toBe(`provincia: Stopped after ${games.toLocaleString('en')} of 1,000,000 games.\n`);
});

const kingdom = kingdomOption('First Game');

test('every order is carried out, in threads of their own', async () => {
  const until = Date.now() + 700;
  const orders = ['1', '2'].map((digit) => ({
    level: 'easy',
    kingdom,
    seed: digit.repeat(32),
    length: { until },
  }));
  const found = await searchWatched(orders, { threads: 2 }, english);
  expect(found?.map(({ strategies }) => strategies.length)).toEqual([3, 3]);
});

test('the best of the candidates is found, wherever it stands', async () => {
  const [good, bad, worse] = ['militia', 'big-money', 'gardens-workshop'].map(entrantCalled);
  const trials = {
    level: entrantCalled('big-money-ultimate'),
    kingdom,
    chance: new RunChance('3'.repeat(32)),
    hands: { threads: 1 },
    games: 200,
  };
  expect(await bestOf([good, bad, worse], trials, english)).toBe(good);
  expect(await bestOf([worse, bad, good], trials, english)).toBe(good);
  expect(await bestOf([bad], trials, english)).toBe(bad);
  // Without the time for all, whoever comes last is not even tried.
  expect(await bestOf([worse, bad, good], { ...trials, games: 0 }, english)).not.toBe(good);
});

test('the time is for the search but for what the trials and the last games need', () => {
  const last = { games: 200, gameSeconds: 0.5, threads: 2 };
  expect(timetable(600, last)).toEqual({ search: 460, trials: 90 });
  expect(timetable(600, { ...last, games: 100 })).toEqual({ search: 485, trials: 90 });
  // Last games that would take all of it leave a part for the search.
  expect(timetable(600, { ...last, games: 100_000 })).toEqual({ search: 180, trials: 90 });
});
