import type { TournamentGames, TournamentPage, TournamentTable } from '@provincia/protocol';
import { expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { look, onBothDatabases, PEACE } from '../support/games.ts';
import { Player } from '../support/player.ts';
import {
  members,
  numberOf,
  open,
  pageOf,
  resign,
  running,
  tournamentOf,
  untilItIs,
} from '../support/tournaments.ts';

onBothDatabases('tournaments', (url) => {
  let made = 0;
  /** Members with new names. */
  const newMembers = (count: number) =>
    members(
      url(),
      Array.from({ length: count }, () => `Rita ${++made}`),
    );
  const nameOf = async (client: Client) =>
    (await client.do<{ me: { name: string } }>('GET', '/api/me')).me.name;
  /** Everybody by their number. */
  const numbered = async (people: readonly Client[], page: TournamentPage) =>
    new Map(
      await Promise.all(
        people.map(async (one): Promise<[number, Client]> => [numberOf(page, await nameOf(one)), one]),
      ),
    );
  /** In all games of the round the higher number gives up. Returns the tournament when there is another round or it is over. */
  async function playRound(people: readonly Client[], page: TournamentPage): Promise<TournamentPage> {
    const byNumber = await numbered(people, page);
    // A page may show games of a round that began while it was read. They are played when it is their turn.
    const games = running(page).filter(({ round }) => round === page.round);
    for (const { first, second, table } of games) {
      await resign(byNumber.get(Math.max(first, second as number)) as Client, table as string);
    }
    return untilItIs(people[0], page.id, ({ round, status }) => round > page.round || status === 'over');
  }

  test('a Swiss tournament goes on by itself until it is over', async () => {
    const people = await newMembers(5);
    let page = await tournamentOf(people, { rounds: 3, rated: true });
    expect(page).toMatchObject({ status: 'running', round: 1, rounds: 3, entrants: 5, joined: true });
    while (page.status === 'running') {
      const games = running(page);
      expect(games).toHaveLength(2);
      const { kingdom, shelters, colonies } = page.roundList[page.round - 1];
      expect({ kingdom, shelters, colonies }).toEqual({
        kingdom: [...PEACE.cards],
        shelters: false,
        colonies: false,
      });
      for (const { table, first } of games) {
        const described = await people[0].do('GET', `/api/tables/${table}`);
        expect(described).toMatchObject({
          status: 'running',
          kingdom,
          shelters,
          colonies,
          rated: true,
          tournament: { id: page.id, name: 'Open of the club', kind: 'swiss', round: page.round },
        });
        const beginner = page.entrantList.find(({ n }) => n === first)?.name;
        expect(described.seats[0].name).toBe(beginner);
      }
      page = await playRound(people, page);
    }
    const games = page.roundList.flatMap((round) => round.games);
    const met = games.map(({ first, second }) => [first, second].sort().join());
    expect(new Set(met).size).toBe(met.length);
    expect(games.filter(({ outcome }) => outcome === 'bye')).toHaveLength(3);
    expect(page.standings[0]).toMatchObject({ place: 1, points: 3 });
    expect(page.winners).toEqual([page.entrantList.find(({ n }) => n === page.standings[0].n)?.name]);
    // Every game counts once for the ratings, too.
    const { ratings } = await people[0].do<{ ratings: { games: number }[] }>(
      'GET',
      `/api/people/${encodeURIComponent(await nameOf(people[0]))}`,
    );
    expect(ratings[0].games).toBe(
      games.filter(({ first, second }) => second !== null && [first, second].includes(1)).length,
    );
    const { finished } = await people[0].do<{ finished: { id: string }[] }>('GET', '/api/tournaments');
    expect(finished.map(({ id }) => id)).toContain(page.id);
  });

  test('in a round robin everybody meets everybody, and who leaves loses what is left', async () => {
    const people = await newMembers(3);
    let page = await tournamentOf(people, { kind: 'round-robin' });
    expect(page.rounds).toBe(3);
    const byNumber = await numbered(people, page);
    await byNumber.get(3)?.do('POST', `/api/tournaments/${page.id}/withdraw`);
    while (page.status === 'running') page = await playRound(people, page);
    const games = page.roundList.flatMap(({ games }) => games);
    const meetings = games.filter(({ second }) => second !== null);
    expect(new Set(meetings.map(({ first, second }) => [first, second].sort().join())).size).toBe(3);
    expect(meetings.some(({ forfeit, table }) => forfeit && table === null)).toBe(true);
    expect(page.standings.map(({ n, points }) => [n, points])).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    expect(page.entrantList[2].out).toBe('withdrawn');
  });

  test('in a knock-out who loses is out, and the best seeds have byes', async () => {
    const people = await newMembers(6);
    let page = await tournamentOf(people, { kind: 'knock-out' });
    const [{ games }] = page.roundList;
    expect(games.filter(({ outcome }) => outcome === 'bye').map(({ first }) => first)).toEqual([1, 2]);
    while (page.status === 'running') page = await playRound(people, page);
    expect(page.roundList.map((round) => round.games.length)).toEqual([4, 2, 1]);
    expect(page.standings.map(({ n, place }) => [n, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 5],
      [6, 5],
    ]);
  });

  test('whoever has a game is told, wherever they are, and finds it', async () => {
    const [ada, ben] = await newMembers(2);
    await ada.connect();
    const page = await tournamentOf([ada, ben]);
    const [{ table }] = running(page);
    const told = () =>
      ada.heard.some(([event, news]) => event === 'news' && (news as { table: string }).table === table);
    while (!told()) await ada.do('GET', '/api/levels');
    const waiting = await ada.do<TournamentGames>('GET', '/api/me/tournaments');
    expect(waiting).toEqual({
      entered: 1,
      games: [
        {
          tournament: page.id,
          name: page.name,
          kind: 'swiss',
          round: 1,
          table,
          opponent: await nameOf(ben),
          live: true,
          fresh: true,
        },
      ],
    });
    expect(page.yourTable).toBe(table);
    ada.close();
  });

  test('a whole game is played, nobody lets a bot play, and the result counts', async () => {
    const people = await newMembers(2);
    const page = await tournamentOf(people);
    const [{ table }] = running(page);
    const players = people.map((one) => new Player(one, table as string));
    for (const player of players) await player.comeTo(url());
    const { asked } = players[0].client.sight;
    const standIn = await people[0].ask('POST', `/api/tables/${table}/seats/${asked}/stand-in`);
    expect(standIn).toMatchObject({ status: 409, body: { code: 'no-stand-in' } });
    await Promise.all(players.map((player) => player.play(() => false)));
    const over = await untilItIs(people[0], page.id, ({ status }) => status === 'over');
    const { result } = players[0].client.sight;
    const [{ outcome }] = over.roundList[0].games;
    expect(outcome).toBe(
      result?.winners.length === 2 ? 'shared' : result?.winners[0] === 0 ? 'first' : 'second',
    );
    for (const one of people) one.close();
  });

  test('the whole tournament can be had as a table', async () => {
    const people = await newMembers(3);
    let page = await tournamentOf(people, { kind: 'round-robin' });
    while (page.status === 'running') page = await playRound(people, page);
    const table = await people[0].do<TournamentTable>('GET', `/api/tournaments/${page.id}/table.json`);
    expect(table.standings.map(({ name }) => name)).toEqual(
      await Promise.all([people[0], people[1], people[2]].map(nameOf)),
    );
    expect(table.games).toHaveLength(6);
    expect(table.games.filter(({ table: id }) => id !== null)).toHaveLength(3);
    const { body } = await people[0].ask('GET', `/api/tournaments/${page.id}/table.csv`);
    const lines = String(body).split('\r\n');
    expect(lines[0]).toBe(
      'place,name,rating,games,wins,forfeits,points,direct,sonnebornBerger,performance,out',
    );
    expect(lines[1]).toMatch(new RegExp(`^1,${table.standings[0].name},1500,2,2,0,2,`));
    expect(lines[5]).toBe('round,board,game,first,second,outcome,forfeit,table');
    expect(lines).toHaveLength(13);
  });

  test('who comes late to a Swiss tournament has half a point for each round, up to half of them', async () => {
    const people = await newMembers(5);
    const [late, ...others] = people;
    let page = await tournamentOf(others, { rounds: 3 });
    const joined = await late.do<TournamentPage>('POST', `/api/tournaments/${page.id}/join`);
    expect(joined.standings.find(({ n }) => n === joined.you)).toMatchObject({ points: 0.5, games: 0 });
    const again = await playRound(others, page);
    const paired = again.roundList[1].games.flatMap(({ first, second }) => [first, second]);
    expect(paired).toContain(joined.you);
    page = again;
    const [tooLate] = await newMembers(1);
    expect(await tooLate.ask('POST', `/api/tournaments/${page.id}/join`)).toMatchObject({
      status: 409,
      body: { code: 'tournament-too-late' },
    });
    expect(await pageOf(tooLate, page.id)).toMatchObject({ canJoin: false, you: null });
  });

  test('the organiser removes somebody: their game is lost, and they do not come back', async () => {
    const people = await newMembers(4);
    const page = await tournamentOf(people, { rounds: 2 });
    const [{ second, first, table }] = running(page);
    const gone = Math.max(first, second as number);
    const byNumber = await numbered(people, page);
    const foul = await byNumber.get(2)?.ask('DELETE', `/api/tournaments/${page.id}/entrants/${gone}`);
    expect(foul).toMatchObject({ status: 403, body: { code: 'not-organiser' } });
    await people[0].do('DELETE', `/api/tournaments/${page.id}/entrants/${gone}`);
    const after = await untilItIs(people[0], page.id, ({ roundList }) =>
      roundList[0].games.some((game) => game.table === table && game.outcome !== null),
    );
    const game = after.roundList[0].games.find((one) => one.table === table);
    expect(game?.outcome).toBe(game?.first === gone ? 'second' : 'first');
    expect(await byNumber.get(gone)?.ask('POST', `/api/tournaments/${page.id}/join`)).toMatchObject({
      status: 403,
      body: { code: 'tournament-removed' },
    });
  });

  test('spectators watch its tables', async () => {
    const people = await newMembers(2);
    const page = await tournamentOf(people);
    const [watcher] = await newMembers(1);
    const [{ table }] = running(page);
    await look(watcher, table as string);
    expect(watcher.sight.decision).toBe(null);
    watcher.close();
  });

  test('drawn kingdoms are shown when their round begins, and are of the sets that were asked for', async () => {
    const people = await newMembers(2);
    const draws = { by: 'drawn', printings: { base: 'second' } } as const;
    const before = await open(people[0], { startsWith: 2, kingdoms: draws });
    expect(before).toMatchObject({ roundList: [], chosen: null });
    for (const one of people) await one.do('POST', `/api/tournaments/${before.id}/join`);
    const page = await untilItIs(people[0], before.id, ({ round }) => round === 1);
    expect(page.roundList[0].kingdom).toHaveLength(10);
    const [{ table }] = running(page);
    expect((await people[0].do('GET', `/api/tables/${table}`)).kingdom).toEqual(page.roundList[0].kingdom);
  });
});
