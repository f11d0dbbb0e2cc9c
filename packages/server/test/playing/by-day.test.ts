import type { AnswersAhead, Table, Turns, Vacation } from '@provincia/protocol';
import { afterAll, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { TestClock } from '../support/clock.ts';
import { asked, look, member, onServer, PEACE, playOn, sides, sitDown } from '../support/games.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ATTACKED = {
  by: 'cards',
  cards: 'cellar festival market militia mine moat remodel smithy village workshop'.split(' '),
} as const;

const turnsOf = (client: Client) => client.do<Turns>('GET', '/api/me/turns');
const idsOf = (games: Turns['yours']) => games.map(({ table }) => table.id);
const heardOf = ({ heard }: Client, table: string) =>
  heard.filter(([name, news]) => name === 'news' && (news as { table: string }).table === table);

const clock = new TestClock();
for (const where of ['SQLite', 'PostgreSQL'] as const)
  onServer(`games by the day, on ${where}`, tests(`${where} `), { where, clock });

const open: Client[] = [];
afterAll(() => {
  for (const client of open) client.close();
});

/** Two members at a table by the day. */
async function pair(url: string, names: readonly string[], wish: Parameters<typeof sitDown>[1] = {}) {
  const people = await Promise.all(names.map((name) => member(url, name)));
  open.push(...people);
  const { id } = await sitDown(url, { clock: { days: 2 }, kingdom: PEACE, ...wish }, people);
  return { id, players: people };
}

function tests(name: string) {
  return (url: () => string) => {
    test('whose time runs out after days has lost, and not before', async () => {
      const { id, players } = await pair(url(), [`${name}Ada`, `${name}Bob`], { rated: true });
      const { own, others } = await sides(players);
      clock.pass(2 * DAY - HOUR);
      expect((await own.answer(['treasures'])).ok).toBe(true);
      clock.pass(HOUR);
      await others[0].until(({ sight }) => sight.result !== null, 'the end');
      expect(others[0].sight.result?.winners).toEqual([others[0].sight.view.own?.seat]);
      await others[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the result');
      const { seats } = await own.do<Table>('GET', `/api/tables/${id}`);
      expect(seats.map(({ change = 0 }) => Math.sign(change)).sort()).toEqual([-1, 1]);
      const { ratings } = await own.do<{ ratings: { kind: string }[] }>('GET', `/api/people/${name}Ada`);
      expect(ratings.map(({ kind }) => kind)).toEqual(['day']);
    });

    test('games that wait for somebody are listed, the most urgent first, and they are told', async () => {
      const guests = [new Client(url()), new Client(url())];
      open.push(...guests);
      const [ada, bob] = guests;
      expect(await turnsOf(ada)).toEqual({ known: false, yours: [], theirs: [] });
      const tables: string[] = [];
      for (const days of [3, 1, 2]) {
        const { id } = await sitDown(url(), { clock: { days }, kingdom: PEACE }, guests);
        tables.push(id);
      }
      const untimed = await sitDown(url(), { kingdom: PEACE }, guests);
      // A process has to look at a game first to know for whom it waits.
      while ((await turnsOf(ada)).yours.length + (await turnsOf(bob)).yours.length < 4);
      const [first, second] = await Promise.all([turnsOf(ada), turnsOf(bob)]);
      const ordered = [tables[1], tables[2], tables[0], untimed.id];
      expect(idsOf(first.yours)).toEqual(ordered.filter((id) => idsOf(first.yours).includes(id)));
      expect([...idsOf(first.yours), ...idsOf(second.yours)].sort()).toEqual([...ordered].sort());
      expect(idsOf(first.theirs)).toEqual(idsOf(second.yours));
      const waiting = [...first.yours, ...second.yours].find(({ table }) => table.id === tables[1]);
      expect(waiting?.deadline).toBe(new Date(clock.now() + DAY).toISOString());
      expect(waiting?.table.clock).toEqual({ days: 1 });

      // Inside a turn nobody is told anything; when it ends, both are.
      const id = tables[1];
      for (const guest of guests) await look(guest, id);
      const { own, others } = await sides(guests);
      const news = () => [heardOf(own, id).length, heardOf(others[0], id).length];
      const before = news();
      await own.answer(['treasures']);
      const { seq } = own.sight;
      await others[0].until(({ sight }) => sight.seq >= seq, 'the treasures');
      expect(news()).toEqual(before);
      await own.answer([]);
      await own.until(() => news().every((count, i) => count === before[i] + 1), 'news for both');
      expect(idsOf((await turnsOf(others[0])).yours)).toContain(id);
      expect(idsOf((await turnsOf(own)).theirs)).toContain(id);

      // When it is over it waits for nobody.
      await own.send('resign', { table: id });
      await own.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
      expect([
        ...idsOf((await turnsOf(own)).theirs),
        ...idsOf((await turnsOf(others[0])).yours),
      ]).not.toContain(id);
    });

    test('nobody waits for somebody who plays against bots alone', async () => {
      const ada = new Client(url());
      await ada.make({ seats: ['person', { bot: 'easy' }] });
      expect(await turnsOf(ada)).toEqual({ known: true, yours: [], theirs: [] });
    });

    test('on vacation no time runs out, and a whole time follows it', async () => {
      const { id, players } = await pair(url(), [`${name}Cid`, `${name}Dan`], { clock: { days: 1 } });
      const { own, others } = await sides(players);
      const seat = own.sight.view.own?.seat as number;
      const until = new Date(clock.now() + 10 * DAY).toISOString();
      const wish = (days: number) => ({ until: new Date(clock.now() + days * DAY).toISOString() });
      expect(await own.ask('POST', '/api/me/vacation', wish(31))).toMatchObject({
        status: 409,
        body: { code: 'vacation' },
      });
      expect(await own.ask('POST', '/api/me/vacation', wish(-1))).toMatchObject({ status: 409 });
      expect(await own.do<Vacation>('POST', '/api/me/vacation', { until })).toEqual({ until, left: 50 });
      await others[0].until(({ tables }) => tables.at(-1)?.seats[seat].vacation === until, 'the vacation');
      const { seq } = own.sight;
      clock.pass(DAY);
      await others[0].until(({ sight }) => sight.seq > seq, 'grace');
      expect(others[0].sight.events).toEqual([{ type: 'vacation', player: seat }]);
      const { theirs } = await turnsOf(others[0]);
      expect(theirs[0].deadline).toBe(new Date(clock.now() + 10 * DAY).toISOString());
      // Back earlier, nothing is lost: the days count no more, and the time stays.
      expect(await own.do<Vacation>('DELETE', '/api/me/vacation')).toEqual({ until: null, left: 59 });
      clock.pass(10 * DAY);
      await others[0].until(({ sight }) => sight.result !== null, 'the end');
      expect((await own.do<Table>('GET', `/api/tables/${id}`)).seats[seat].vacation).toBeUndefined();
    });

    test('there are so many days of vacation in a year, for members', async () => {
      const eve = await member(url(), `${name}Eve`);
      const wish = () => ({ until: new Date(clock.now() + 25 * DAY).toISOString() });
      for (const left of [35, 10]) {
        expect((await eve.do<Vacation>('POST', '/api/me/vacation', wish())).left).toBe(left);
        clock.pass(25 * DAY);
      }
      expect(await eve.ask('POST', '/api/me/vacation', wish())).toMatchObject({
        status: 409,
        body: { message: 'You have 10 days of vacation left this year.' },
      });
      clock.pass(340 * DAY);
      expect((await eve.do<Vacation>('POST', '/api/me/vacation', wish())).left).toBe(10);
      const guest = new Client(url());
      await guest.make({ seats: ['person', { bot: 'easy' }] });
      expect(await guest.ask('POST', '/api/me/vacation', wish())).toMatchObject({
        status: 403,
        body: { code: 'members-only' },
      });
    });

    test('answers in advance are given at once, and are nobody else’s business', async () => {
      const { id, players } = await pair(url(), [`${name}Flo`, `${name}Gus`], { kingdom: ATTACKED });
      const { own, others } = await sides(players);
      const [other] = others;
      const path = `/api/tables/${id}/ahead`;
      const answers: AnswersAhead = {
        reactions: [{ card: 'moat', use: true, against: ['militia'] }],
        purchase: { cards: ['silver', 'copper'], otherwise: 'nothing' },
      };
      expect(await own.ask('POST', path, { answers })).toMatchObject({
        status: 409,
        body: { code: 'your-turn' },
      });
      expect(
        await other.ask('POST', path, { answers: { ...answers, reactions: [{ card: 'village' }] } }),
      ).toMatchObject({
        status: 400,
      });
      const heard = own.heard.length;
      expect(await other.do('POST', path, { answers })).toEqual({ answers });
      expect(await other.do('GET', path)).toEqual({ answers });
      expect(await own.do('GET', path)).toEqual({ answers: null });
      // The opponent plays on, and the turn after that is played at once: nobody was asked or told.
      const told = heardOf(other, id).length;
      const { seat } = other.sight.view.own ?? { seat: 0 };
      await own.answer([]);
      await own.until(
        ({ sight }) => sight.decision !== null && sight.view.seats[seat].turns === 1,
        'a turn after',
      );
      await other.until(({ sight }) => sight.seq === own.sight.seq, 'the same');
      const owned = Object.values(other.sight.view.own?.owned ?? {}).reduce((sum, count) => sum + count, 0);
      expect(owned).toBe(11);
      expect(JSON.stringify(own.heard.slice(heard))).not.toMatch(/ahead|purchase/);
      expect(heardOf(other, id).length).toBe(told);
      const data = JSON.stringify(await other.do('GET', '/api/me/data'));
      expect(data).toContain('"purchase"');
      expect(JSON.stringify(await own.do('GET', '/api/me/data'))).not.toContain('purchase');
      // In live games there are none.
      const live = await sitDown(url(), { kingdom: PEACE }, players);
      const asker = await asked(players);
      const waiting = players.find((player) => player !== asker) as Client;
      expect(await waiting.ask('POST', `/api/tables/${live.id}/ahead`, { answers })).toMatchObject({
        status: 409,
        body: { code: 'not-by-day' },
      });
    });

    test('nobody lets a bot play for somebody by the day, however long it takes', async () => {
      const { id, players } = await pair(url(), [`${name}Hal`, `${name}Ida`]);
      const { own, others } = await sides(players);
      clock.pass(DAY);
      expect(
        await others[0].ask('POST', `/api/tables/${id}/seats/${own.sight.view.own?.seat}/stand-in`),
      ).toMatchObject({
        status: 409,
        body: { code: 'by-day' },
      });
    });

    test('a rematch keeps the clock', async () => {
      const { id, players } = await pair(url(), [`${name}Jon`, `${name}Kim`], { clock: { days: 5 } });
      await playOn(players, 2);
      await players[0].send('resign', { table: id });
      await players[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
      const rematch = await players[0].do<Table>('POST', `/api/tables/${id}/rematch`, { kingdom: 'same' });
      expect(rematch.clock).toEqual({ days: 5 });
    });

    test('there may be many more games by the day than others', async () => {
      const lea = new Client(url());
      const seats = ['person', { bot: 'easy' }] as const;
      for (let i = 0; i < 20; i++) await lea.make({ seats: [...seats] });
      const refused = { status: 429, body: { code: 'too-many-tables' } };
      const kingdom = { by: 'printed', id: 'first-game' };
      expect(await lea.ask('POST', '/api/tables', { seats, kingdom })).toMatchObject(refused);
      const byDay = { seats: ['person', 'person'], kingdom, clock: { days: 7 } };
      for (let i = 0; i < 100; i++) await lea.do('POST', '/api/tables', byDay);
      expect(await lea.ask('POST', '/api/tables', byDay)).toMatchObject(refused);
    });
  };
}
