import { afterAll, expect, test } from 'vitest';
import type { LabMatch } from '../sim/match.ts';
import { playRun, type Run } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { MONEY, ProgramFolder } from './testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());
const strategy = folder.write('money.yaml', MONEY);
const money = folder.program('money.js');

const matchWith = (player: string, more: Partial<LabMatch> = {}) => matchOf([player, 'big-money'], more);
const play = (player: string, games: number, more: Partial<Run> = {}) =>
  playRun(runOf(matchWith(player), games, more));

/** With the name of the strategy, so that nothing else can differ. */
async function playAsMoney(match: LabMatch, games: number, more: Partial<Run> = {}) {
  const players = match.players.map((player) => ({ ...player, name: 'Somebody' }));
  return playRun(runOf({ ...match, players }, games, more));
}

test.each([1, 2])('what a program does is what a strategy like it does, with %i threads', async (threads) => {
  const extras = { keep: 5, statistics: true };
  for (const seating of ['alternate', 'random'] as const) {
    const expected = await playAsMoney(matchWith(strategy, { seating }), 100, extras);
    const { matches, games } = await playAsMoney(matchWith(money, { seating }), 100, {
      ...extras,
      hands: { threads },
    });
    expect(games).toBe(100);
    expect(matches).toEqual(expected.matches);
  }
});

test('programs play each other, themselves, and with more than two at the table', async () => {
  const kingdom = matchOf(['big-money', 'smithy']).kingdom;
  const [two, three] = [
    [money, money],
    [money, 'smithy', money],
  ].map((names) => matchOf(names, { kingdom }));
  const result = await playRun({ ...runOf(two, 12), matches: [two] });
  expect(result.matches[0].tally.games).toBe(12);
  const same = [strategy, 'smithy', strategy];
  const [expected, programs] = [
    await playAsMoney(matchOf(same, { kingdom }), 12),
    await playAsMoney(three, 12),
  ];
  expect(programs.matches).toEqual(expected.matches);
});

/** What a run is but for the games that were lost by failures. */
async function lostBy(onMessage: string, more: Partial<Run> = {}) {
  const { matches } = await play(folder.program('failing.js', onMessage), 40, more);
  const [{ tally, lost }] = matches;
  expect(tally.games).toBe(40);
  return { tally, lost };
}

const inThird = "if (message.type === 'decision' && message.game === 3 && message.seq > 9)";

test.each([
  ['crash', `${inThird} { console.error('oh no'); process.exit(7); }`, '7'],
  ['crash', `${inThird} process.kill(process.pid, 'SIGKILL');`, 'SIGKILL'],
  ['time', `${inThird} return;`, '3000'],
  ['time', `${inThird} for (;;);`, '3000'],
  ['nonsense', `${inThird} { console.log('thinking...'); }`, 'thinking...'],
  ['nonsense', `${inThird} { console.log('[1, 2]'); }`, '[1, 2]'],
  ['nonsense', `${inThird} { say({ type: 'answer', picks: [] }); }`, '{"type":"answer","picks":[]}'],
])('a game is lost by a failure, and no other: %s, %s', async (kind, onMessage, detail) => {
  const { tally, lost } = await lostBy(onMessage, { moveTime: 3000 });
  expect(lost).toMatchObject([{ game: 2, player: 0, failure: { kind, detail } }]);
  if (detail === '7') expect(lost[0].failure.stderr).toEqual(['oh no']);
  expect(tally.brokenOff).toBe(1);
  // All others are as they would have been.
  const winsIn = async (games: number) => (await play(strategy, games)).matches[0].tally.players[0].wins;
  expect(tally.players[0].wins).toBe((await winsIn(40)) - ((await winsIn(3)) - (await winsIn(2))));
});

const answering = (picks: string) =>
  `${inThird} { say({ type: 'answer', game: message.game, seq: message.seq, picks: ${picks} }); return; }`;

test.each([
  ['["buy nothing"]', 'not-offered'],
  ['["treasures", "treasures"]', 'too-many'],
  ['"treasures"', 'not-an-answer'],
  ['[7]', 'not-an-answer'],
  ['null', 'not-an-answer'],
])('a wrong answer loses the game: %s', async (picks, code) => {
  const { lost } = await lostBy(answering(picks));
  expect(lost).toMatchObject([
    { game: 2, player: 0, failure: { kind: 'answer', question: { kind: 'phase' } } },
  ]);
  expect(lost[0].failure.question?.problem.code).toBe(code);
});

test('what is not known is ignored: messages, fields, late answers and answers given twice', async () => {
  const { lost } = await lostBy(`
    if (message.type !== 'decision') say({ type: 'thoughts', depth: 7 });
    else {
      say({ type: 'answer', game: message.game, seq: message.seq - 1, picks: ['late'] });
      say({ type: 'answer', game: 999, seq: 1, picks: ['elsewhere'] });
      say({ type: 'answer', game: message.game, seq: message.seq, picks: picksFor(message), sure: true });
    }
  `);
  expect(lost).toEqual([]);
});

test('the winner is told what happened, and so is the one who failed if it still can hear it', async () => {
  folder.program(
    'telling.js',
    `if (message.type === 'over') note('told', message); ${answering('["nothing"]')}`,
  );
  await play(folder.path('telling.js'), 3);
  const told = folder.lines('told');
  expect(told).toHaveLength(3);
  expect(told.filter(({ failure }) => failure !== undefined)).toMatchObject([
    { game: 3, result: { winners: [1] }, failure: { seat: 0, code: 'answer' } },
  ]);
});

test('after a crash another process is told of the games from their beginning', async () => {
  const onMessage = `
    note('heard', { pid: process.pid, ...message });
    ${inThird} process.exit(1);
  `;
  await play(folder.program('mortal.js', onMessage, "{ wants: ['events', 'view.coins'] }"), 4);
  const heard = folder.lines('heard');
  const pids = [...new Set(heard.map(({ pid }) => pid))];
  expect(pids).toHaveLength(2);
  const [before, after] = pids.map((pid) => heard.filter((message) => message.pid === pid));
  const decision = before.find(({ type, game }) => type === 'decision' && game === 1);
  expect(Object.keys(decision?.view as object)).toEqual(['coins']);
  expect(decision).not.toHaveProperty('points');
  expect(decision?.since).toBe(0);
  expect(after.filter(({ type }) => type === 'begin').map(({ game }) => game)).toEqual([1, 2, 4]);
  for (const game of [1, 2, 4]) {
    const begun = (messages: typeof heard) =>
      messages.find((one) => one.type === 'begin' && one.game === game);
    expect({ ...begun(after), pid: 0 }).toEqual({ ...begun(before), pid: 0 });
    const [first, second] = after.filter((one) => one.type === 'decision' && one.game === game);
    expect(first.since).toBe(0);
    expect(second.since).toBe((first.events as unknown[]).length);
  }
});

test('each seat of each game has a seed of its own, the same in every run', async () => {
  const seeded = folder.program('seeded.js', "if (message.type === 'begin') note('seeds', message);");
  const seeds = async () => {
    folder.write('seeds', '');
    await playRun(runOf(matchOf([seeded, seeded]), 6));
    return folder.lines('seeds').map(({ seed }) => seed);
  };
  const first = await seeds();
  expect(new Set(first).size).toBe(12);
  expect(await seeds()).toEqual(first);
});
