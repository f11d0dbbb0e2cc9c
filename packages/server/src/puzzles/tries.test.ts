import { dayOf, type Puzzle, puzzleOfDay, streakOf } from '@provincia/coach';
import { puzzles } from '@provincia/coach/puzzles';
import type { PuzzleTry } from '@provincia/protocol';
import { describe, expect, test } from 'vitest';
import { type Browser, onBothDatabases } from '../../test/support/people-app.ts';

const PASSWORD = 'correct horse battery';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const solution = ({ answers }: Puzzle) => answers[0].picks;
const time = (at: number) => new Date(at).toISOString();

onBothDatabases((made) => {
  const today = () => puzzleOfDay(puzzles, dayOf(made().now));
  const other = () => puzzles.find((puzzle) => puzzle !== today()) as Puzzle;
  const given = (puzzle: Puzzle, picks = solution(puzzle), at = made().now) => ({
    puzzle: puzzle.id,
    picks,
    at: time(at),
  });
  const keep = (browser: Browser, ...tries: object[]) => browser.ask('POST', '/api/me/puzzles', { tries });
  const kept = async (browser: Browser): Promise<PuzzleTry[]> =>
    (await browser.ask('GET', '/api/me/puzzles')).body.tries;

  test('the server finds out itself whether an answer is right, and of which day the puzzle is', async () => {
    const ada = await made().member('Ada');
    expect(await kept(ada)).toEqual([]);
    const at = time(made().now);
    const { status, body } = await keep(ada, given(today()), given(other(), other().usual));
    expect(status).toBe(200);
    expect(body.tries).toEqual(
      expect.arrayContaining([
        { puzzle: today().id, at, solved: true, day: dayOf(made().now) },
        { puzzle: other().id, at, solved: false, day: null },
      ]),
    );
    expect(await kept(ada)).toEqual(body.tries);
    // Nobody else has them.
    expect(await kept(await made().member('Eve'))).toEqual([]);
  });

  test('what the coach has not tried is not right', async () => {
    const ada = await made().member('Ada');
    await keep(ada, given(today(), ['buy the moon']));
    expect(await kept(ada)).toMatchObject([{ solved: false }]);
  });

  test('only the first answer counts', async () => {
    const ada = await made().member('Ada');
    await keep(ada, given(today(), today().usual));
    made().now += HOUR;
    await keep(ada, given(today()));
    expect(await kept(ada)).toEqual([
      { puzzle: today().id, at: time(made().now - HOUR), solved: false, day: dayOf(made().now) },
    ]);
  });

  test('what was answered earlier on another device comes first, also in one request', async () => {
    const ada = await made().member('Ada');
    const [puzzle, second] = puzzles.filter((one) => one !== today());
    const before = made().now - HOUR;
    await keep(ada, given(puzzle, puzzle.usual));
    expect(await kept(ada)).toMatchObject([{ solved: false }]);
    await keep(ada, given(puzzle, puzzle.usual), given(puzzle, solution(puzzle), before), given(puzzle));
    await keep(ada, given(second, second.usual, before), given(second));
    expect(await kept(ada)).toEqual(
      expect.arrayContaining([
        { puzzle: puzzle.id, at: time(before), solved: true, day: null },
        { puzzle: second.id, at: time(before), solved: false, day: null },
      ]),
    );
    expect(await kept(ada)).toHaveLength(2);
  });

  test('a puzzle that was answered before has its day all the same', async () => {
    const ada = await made().member('Ada');
    const before = made().now - DAY;
    await keep(ada, given(today(), today().usual, before));
    await keep(ada, given(today()));
    expect(await kept(ada)).toEqual([
      { puzzle: today().id, at: time(before), solved: false, day: null },
      { puzzle: today().id, at: time(made().now), solved: true, day: dayOf(made().now) },
    ]);
  });

  test('an answer from a device that was without a connection belongs to the day on which it was given', async () => {
    const ada = await made().member('Ada');
    const days = [3, 2, 1].map((ago) => made().now - ago * DAY);
    await keep(
      ada,
      ...days.map((at) => {
        const puzzle = puzzleOfDay(puzzles, dayOf(at));
        return given(puzzle, solution(puzzle), at);
      }),
    );
    const tries = await kept(ada);
    expect(tries.map(({ day }) => day)).toEqual(days.map(dayOf));
    expect(streakOf(tries, dayOf(made().now))).toEqual({ now: 3, longest: 3 });
  });

  test('no device is ahead of the server: tomorrow is today', async () => {
    const ada = await made().member('Ada');
    const tomorrow = puzzleOfDay(puzzles, dayOf(made().now) + 1);
    await keep(ada, given(tomorrow, solution(tomorrow), made().now + DAY), given(today()));
    expect(await kept(ada)).toEqual(
      expect.arrayContaining([
        { puzzle: tomorrow.id, at: time(made().now), solved: true, day: null },
        { puzzle: today().id, at: time(made().now), solved: true, day: dayOf(made().now) },
      ]),
    );
    // Nor is one from before there were days.
    await keep(ada, { ...given(other()), at: '1901-01-01T00:00:00Z' });
    expect((await kept(ada))[0]).toMatchObject({ puzzle: other().id, at: time(0) });
  });

  test('only members have their answers here, and no program answers for them', async () => {
    const stranger = made().browser();
    expect(await keep(stranger, given(today()))).toMatchObject({ status: 401, body: { code: 'not-known' } });
    await stranger.ask('POST', '/play');
    expect(await keep(stranger, given(today()))).toMatchObject({
      status: 403,
      body: { code: 'members-only' },
    });
    expect(await stranger.ask('GET', '/api/me/puzzles')).toMatchObject({ status: 403 });
    const ada = await made().member('Ada');
    const { token } = (await ada.ask('POST', '/api/tokens', { label: 'My bot' })).body;
    const program = { authorization: `Bearer ${token}` };
    const asked = await made()
      .browser()
      .ask('POST', '/api/me/puzzles', { tries: [given(today())] }, program);
    expect(asked).toMatchObject({ status: 403, body: { code: 'not-for-programs' } });
    expect(await kept(ada)).toEqual([]);
  });

  describe('what makes no sense changes nothing', () => {
    test.each<[string, number, (right: object) => unknown]>([
      ['nothing at all', 400, () => ({ tries: [] })],
      ['too many', 400, (right) => ({ tries: Array.from({ length: 51 }, () => right) })],
      ['a puzzle that is not there', 404, (right) => ({ tries: [right, { ...right, puzzle: 'nosuch' }] })],
      ['no id', 400, (right) => ({ tries: [right, { ...right, puzzle: '../1' }] })],
      ['no time', 400, (right) => ({ tries: [right, { ...right, at: 'yesterday' }] })],
      ['no picks', 400, (right) => ({ tries: [right, { ...right, picks: 'buy gold' }] })],
      ['too many picks', 400, (right) => ({ tries: [right, { ...right, picks: Array(61).fill('copper') }] })],
      ['a verdict of its own', 400, (right) => ({ tries: [{ ...right, solved: true }] })],
    ])('%s', async (_, expected, body) => {
      const ada = await made().member('Ada');
      const { status, body: said } = await ada.ask('POST', '/api/me/puzzles', body(given(today())) as object);
      expect(status).toBe(expected);
      expect(said.message).toMatch(/^[A-Z].*\.( \(.*\))?$/);
      expect(await kept(ada)).toEqual([]);
    });
  });

  test('they are in the file of all that is stored, and gone with the account', async () => {
    const ada = await made().member('Ada', PASSWORD);
    await keep(ada, given(today()));
    const { body } = await ada.ask('GET', '/api/me/data');
    expect(body.puzzles).toEqual(await kept(ada));
    expect(body.puzzles).toHaveLength(1);
    const eve = await made().member('Eve');
    await keep(eve, given(today()));
    await ada.ask('DELETE', '/api/me', { password: PASSWORD });
    const left = await made().db.selectFrom('puzzle_tries').select('person').execute();
    expect(left).toEqual([{ person: await made().idOf(eve) }]);
  });
});
