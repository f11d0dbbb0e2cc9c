import type { KingdomWish, Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { onBothDatabases, onServer } from '../support/games.ts';

const ten = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const people = (count: number) => new Array<'person'>(count).fill('person');
const join = (client: Client, id: string, seat?: number) =>
  client.ask('POST', `/api/tables/${id}/join`, seat === undefined ? {} : { seat });
const kinds = ({ seats }: Table) => seats.map(({ kind }) => kind);

onServer('the kingdom of a new table', (url) => {
  const made = async (kingdom: KingdomWish) => (await new Client(url()).make({ kingdom })).kingdom;
  const refused = (kingdom: unknown) =>
    new Client(url()).ask('POST', '/api/tables', { seats: people(2), kingdom });

  test('is a printed one', async () => {
    const table = await new Client(url()).make({ kingdom: { by: 'printed', id: 'first-game' } });
    expect(table.printed).toBe('first-game');
    expect(table.kingdom).toEqual(ten);
  });

  test('is drawn by the given wishes', async () => {
    const kingdom = await made({
      by: 'random',
      printings: { 'dark-ages': 'both' },
      attacks: { min: 0, max: 0 },
      needs: ['village'],
    });
    expect(new Set(kingdom).size).toBe(10);
    const attacks = ['cultist', 'knights', 'marauder', 'pillage', 'rogue', 'urchin'];
    expect(kingdom.filter((id) => attacks.includes(id))).toEqual([]);
    const villages = ['bandit-camp', 'fortress', 'squire', 'wandering-minstrel'];
    expect(kingdom.some((id) => villages.includes(id))).toBe(true);
    expect(kingdom.filter((id) => ten.includes(id))).toEqual([]);
  });

  test('is a list of ids', async () => {
    expect(await made({ by: 'cards', cards: ten })).toEqual(ten);
  });

  test('is a pasted text with names in four languages', async () => {
    const text = 'Cellar; Markt\nMercador,  Milícia\n\nmine, Foso, remodel; THRONE ROOM\nDorf, Taller,';
    const kingdom = await made({ by: 'text', text });
    expect(kingdom).toEqual(
      'cellar market merchant militia mine moat remodel throne-room village workshop'.split(' '),
    );
  });

  test('is a pasted text with names of other printings', async () => {
    const text = ['Farm', ...ten.slice(1)].join(',');
    expect(await made({ by: 'text', text })).toEqual(['harem', ...ten.slice(1)]);
  });

  test('is a pasted text with names of the language that it says', async () => {
    const text = ['Explorador', ...ten.slice(1)].join(',');
    expect((await made({ by: 'text', text, language: 'pt' }))[0]).toBe('explorer');
    expect((await made({ by: 'text', text, language: 'es' }))[0]).toBe('scout');
  });

  test.each<[string, unknown, number, RegExp]>([
    ['a printed kingdom nobody knows', { by: 'printed', id: 'no-such' }, 422, /no printed kingdom "no-such"/],
    ['a printed kingdom with cards of other sets', { by: 'printed', id: 'plagues' }, 422, /other sets/],
    ['an unknown id', { by: 'cards', cards: [...ten.slice(1), 'dragon'] }, 422, /"dragon"/],
    ['nine ids', { by: 'cards', cards: ten.slice(1) }, 400, /ten piles/],
    ['a card twice', { by: 'cards', cards: [...ten.slice(1), 'moat'] }, 422, /moat twice/],
    ['a basic card', { by: 'cards', cards: [...ten.slice(1), 'gold'] }, 422, /gold, a basic card/],
    ['an unknown name', { by: 'text', text: 'Cellar, Drache' }, 422, /no card "Drache"/],
    ['nine names', { by: 'text', text: ten.slice(1).join(',') }, 422, /this one has 9/],
    ['an empty text', { by: 'text', text: ' , ' }, 422, /this one has 0/],
    ['a need nobody knows', { by: 'random', needs: ['dragon'] }, 422, /"dragon"/],
    ['a need of every object', { by: 'random', needs: ['constructor'] }, 422, /"constructor"/],
    ['a set nobody knows', { by: 'random', printings: { atlantis: 'both' } }, 422, /only 0 kingdom piles/],
    [
      'too many attacks',
      { by: 'random', printings: { base: 'second' }, attacks: { min: 9, max: 10 } },
      422,
      /only/,
    ],
    ['fewer attacks than at least', { by: 'random', attacks: { min: 3, max: 2 } }, 422, /./],
    ['no way that there is', { by: 'magic' }, 400, /./],
  ])('is refused: %s', async (_, kingdom, status, sentence) => {
    const reply = await refused(kingdom);
    expect(reply).toMatchObject({ status, body: { message: expect.stringMatching(sentence) } });
  });

  test('can be asked for without a table', async () => {
    const client = new Client(url());
    const reply = await client.do<{ cards: string[] }>('POST', '/api/kingdoms', {
      by: 'printed',
      id: 'first-game',
    });
    expect(reply).toEqual({ cards: ten, printed: 'first-game' });
    expect(client.cookie).toBe('');
  });
});

onServer('the seats of a new table', (url) => {
  const make = (wish: object) =>
    new Client(url()).ask('POST', '/api/tables', { kingdom: { by: 'printed', id: 'first-game' }, ...wish });

  test.each<[string, object, number, RegExp]>([
    ['one alone', { seats: people(1) }, 400, /2 to 6 seats/],
    ['seven', { seats: people(7) }, 400, /2 to 6 seats/],
    ['none for a person', { seats: [{ bot: 'easy' }, { bot: 'easy' }] }, 422, /for a person/],
    ['a level nobody knows', { seats: ['person', { bot: 'divine' }] }, 422, /"divine".*easy/],
    ['a level to measure others', { seats: ['person', { bot: 'hard-1' }] }, 422, /normal, advanced, hard\.$/],
    ['a level of every object', { seats: ['person', { bot: 'constructor' }] }, 422, /"constructor"/],
    ['a rated one with a bot', { seats: ['person', { bot: 'easy' }], rated: true }, 422, /no bots/],
    ['a rated one of a guest', { seats: people(2), rated: true }, 403, /registered/],
    [
      'a clock without time',
      { seats: people(2), clock: { minutes: 0, increment: 0 } },
      400,
      /clock\.minutes/,
    ],
  ])('are refused: %s', async (_, wish, status, sentence) => {
    expect(await make(wish)).toMatchObject({ status, body: { message: expect.stringMatching(sentence) } });
  });

  test('may start with a bot: the host takes the first seat for a person', async () => {
    const table = await new Client(url()).make({ seats: [{ bot: 'easy' }, 'person', 'person'] });
    expect(table).toMatchObject({ you: 1, host: true, status: 'open' });
    expect(kinds(table)).toEqual(['bot', 'guest', 'free']);
  });
});

onBothDatabases('people at tables', (url) => {
  const listed = async (client: Client) =>
    (await client.do<Table[]>('GET', '/api/tables')).map(({ id }) => id);

  test('an open table is listed until it begins, one by link never', async () => {
    const host = new Client(url());
    const open = await host.make({ access: 'open' });
    const hidden = await host.make({ access: 'link' });
    const guest = new Client(url());
    expect(await listed(guest)).toContain(open.id);
    expect(await listed(guest)).not.toContain(hidden.id);
    expect((await join(guest, open.id)).body).toMatchObject({ status: 'running', you: 1, host: false });
    expect(await listed(guest)).not.toContain(open.id);
    expect((await join(guest, hidden.id)).body).toMatchObject({ status: 'running', you: 1 });
  });

  test('everybody who looks hears who sits down, and the beginning with it', async () => {
    const [host, second, third] = [new Client(url()), new Client(url()), new Client(url())];
    const { id } = await host.make({ seats: people(3) });
    await host.connect();
    await host.watch(id);
    expect(host.sights).toEqual([]);
    await join(second, id, 2);
    await host.until(({ tables }) => tables.at(-1)?.seats[2].kind === 'guest', 'the second');
    expect(await join(third, id, 2)).toMatchObject({ status: 409, body: { message: 'This seat is taken.' } });
    await join(third, id, 1);
    await host.until(({ sights }) => sights.length > 0, 'the beginning');
    expect(host.tables.at(-1)).toMatchObject({ status: 'running', you: 0 });
    expect(host.sight).toMatchObject({ seq: 0, since: 0, view: { own: { seat: 0 } } });
    expect(host.sights).toHaveLength(1);
  });

  test('leaving makes room; when the host leaves, the table is closed', async () => {
    const [host, guest] = [new Client(url()), new Client(url())];
    const { id } = await host.make({ seats: people(3), access: 'open' });
    await join(guest, id);
    const left = await guest.do('POST', `/api/tables/${id}/leave`);
    expect(left.you).toBeNull();
    expect(kinds(left)).toEqual(['guest', 'free', 'free']);
    await join(guest, id);
    expect((await host.do('POST', `/api/tables/${id}/leave`)).status).toBe('closed');
    expect(await listed(guest)).not.toContain(id);
    expect((await join(new Client(url()), id)).status).toBe(409);
    expect((await host.ask('POST', `/api/tables/${id}/start`)).status).toBe(409);
  });

  test('only the host can begin with bots on the free seats', async () => {
    const [host, guest] = [new Client(url()), new Client(url())];
    const { id } = await host.make({ seats: people(4) });
    await join(guest, id);
    expect((await guest.ask('POST', `/api/tables/${id}/start`)).status).toBe(403);
    const begun = await host.do('POST', `/api/tables/${id}/start`);
    expect(begun.status).toBe('running');
    expect(kinds(begun)).toEqual(['guest', 'guest', 'bot', 'bot']);
    expect((await guest.ask('POST', `/api/tables/${id}/leave`)).status).toBe(409);
    expect((await host.ask('POST', `/api/tables/${id}/start`)).status).toBe(409);
  });

  test('if two people want the last seat at once, one gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await new Client(url()).make();
      const both = [new Client(url()), new Client(url())];
      const replies = await Promise.all(both.map((one) => join(one, id)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const sitting = await Promise.all(both.map((one) => one.do('GET', `/api/tables/${id}`)));
      expect(sitting.map(({ you }) => you).sort()).toEqual([1, null]);
    }
  });

  test('sitting down twice at once gives one seat', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await new Client(url()).make({ seats: people(3) });
      const guest = new Client(url());
      await guest.make();
      await Promise.all([join(guest, id), join(guest, id)]);
      const table = await guest.do('GET', `/api/tables/${id}`);
      expect(kinds(table)).toEqual(['guest', 'guest', 'free']);
    }
  });

  test('a game never begins without somebody who left at that moment', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await new Client(url()).make({ seats: people(3) });
      const [leaver, last] = [new Client(url()), new Client(url())];
      await join(leaver, id);
      await Promise.all([leaver.ask('POST', `/api/tables/${id}/leave`), join(last, id)]);
      const table = await last.do('GET', `/api/tables/${id}`);
      expect(table.status).toBe(kinds(table).includes('free') ? 'open' : 'running');
    }
  });

  test('nobody sits at more than twenty tables that are not over', async () => {
    const [host, other] = [new Client(url()), new Client(url())];
    const tables: Table[] = [];
    for (let made = 0; made < 20; made++) tables.push(await host.make());
    const many = { status: 429, body: { code: 'too-many-tables' } };
    const kingdom = { by: 'printed', id: 'first-game' };
    expect(await host.ask('POST', '/api/tables', { seats: people(2), kingdom })).toMatchObject(many);
    const { id } = await other.make();
    expect(await join(host, id)).toMatchObject(many);
    await host.do('POST', `/api/tables/${tables[0].id}/leave`);
    expect((await join(host, id)).status).toBe(200);
  });
});
