import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../test/support/people-app.ts';

const MINUTE = 60_000;
const won = (...winners: number[]) => JSON.stringify({ winners, points: [3, 3], turns: [9, 9] });

/** Five games of Ada's, of which each is different; the last one first. */
async function fiveGames(made: TestApp) {
  const [ada, eve, bob] = [await made.member('Ada'), await made.member('Eve'), await made.member('Bob')];
  const [a, e, b] = [await made.idOf(ada), await made.idOf(eve), await made.idOf(bob)];
  const games: string[] = [];
  const play = async (...[people, facts]: Parameters<TestApp['table']>) => {
    made.now += MINUTE;
    games.unshift(await made.table(people, facts));
  };
  await play([a, e], { result: won(0), rated: 1 });
  await play([a, e], { result: won(1), clock: '{"days":3}' });
  await play([b, a], { result: won(0, 1), kingdom: '["chapel"]' });
  await play([a, b, e], { result: won(1), access: 'link' });
  await play([a, null], { result: won(0) });
  await made.db.updateTable('seats').set({ program: 1 }).where('table_id', '=', games[0]).execute();
  return { games, ada };
}

onBothDatabases((made) => {
  test('the games of a player can be asked for by kind, result, players, opponent, card and time', async () => {
    const { games, ada } = await fiveGames(made());
    const [program, three, shared, day, rated] = games;
    const at = (back: number) => new Date(made().now - back * MINUTE).toISOString();
    const found = async (query: string) => {
      const { status, body } = await ada.ask('GET', `/api/people/Ada/games?${query}`);
      expect(status).toBe(200);
      return body.games.map(({ id }: { id: string }) => id);
    };
    for (const [query, wanted] of [
      ['', games],
      ['kind=live', [three, shared, rated]],
      ['kind=day', [day]],
      ['kind=program', [program]],
      ['rated=true', [rated]],
      ['rated=false', [program, three, shared, day]],
      ['players=3', [three]],
      ['result=won', [program, rated]],
      ['result=lost', [three, day]],
      ['result=shared', [shared]],
      ['opponent=EVE', [three, day, rated]],
      ['opponent=Nobody', []],
      ['card=chapel', [shared]],
      [`since=${at(2)}`, [program, three, shared]],
      [`until=${at(2)}`, [day, rated]],
      ['opponent=Eve&result=lost&players=2', [day]],
    ] as const) {
      expect(await found(query), query).toEqual(wanted);
    }
    for (const query of ['result=drawn', 'players=1', 'since=yesterday', 'card=Ch%20apel', 'other=1'])
      expect((await ada.ask('GET', `/api/people/Ada/games?${query}`)).status, query).toBe(400);
  });

  test('a filter does not open what is hidden, and its pages come each once', async () => {
    const { games } = await fiveGames(made());
    const page = async (query: string) =>
      (await made().browser().ask('GET', `/api/people/Ada/games?opponent=Eve&limit=1${query}`)).body;
    const seen: (string | null)[] = [];
    for (let next = ''; ; ) {
      const { games, next: place } = await page(next);
      seen.push(...games.map(({ id }: { id: string }) => id));
      if (place === null) break;
      next = `&before=${place}`;
    }
    expect(seen).toEqual([null, games[3], games[4]]);
  });
});
