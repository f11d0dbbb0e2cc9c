import { expect, test } from 'vitest';
import { type Browser, onBothDatabases } from '../../test/support/people-app.ts';
import { isAgainstOneself, ratedFromOf } from './oneself.ts';

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

onBothDatabases(
  (made) => {
    const password = 'a good password';
    /** Somebody who registers from an address, and with a browser if that has a cookie already. */
    async function member(name: string, address: string, device?: string): Promise<Browser> {
      const browser = made().browser();
      const { status } = await browser.ask(
        'POST',
        '/api/register',
        { name, password },
        {
          'x-forwarded-for': address,
          ...(device === undefined ? {} : { cookie: `provincia-device=${device}` }),
        },
      );
      expect(status).toBe(200);
      return browser;
    }
    /** Both play a rated game now; whether they may be one person. */
    async function play(...players: readonly Browser[]): Promise<boolean> {
      const people = await Promise.all(players.map((one) => made().idOf(one)));
      const table = await made().table(people, { status: 'running', rated: 1 });
      made().now += 60_000;
      return isAgainstOneself(made().db, { table, people, now: made().now });
    }
    const comeFrom = (browser: Browser, address: string) =>
      browser.ask('GET', '/api/me', undefined, { 'x-forwarded-for': address });

    test('two accounts in one browser are one person at once', async () => {
      const [ada, eve] = [await member('Ada', HOME, 'same'), await member('Eve', ELSEWHERE, 'same')];
      expect(await play(ada, eve)).toBe(true);
    });

    test('who comes from one address is not, until it is the third game in a row', async () => {
      const [ada, bob, kim] = [
        await member('Ada', HOME),
        await member('Bob', HOME),
        await member('Kim', HOME),
      ];
      expect([await play(ada, bob), await play(ada, bob)]).toEqual([false, false]);
      expect(await play(ada, bob)).toBe(true);
      // With each of the others it is counted apart, and one such pair at a table is enough.
      expect(await play(ada, kim)).toBe(false);
      expect(await play(kim, bob, ada)).toBe(true);
    });

    test('a game from different addresses begins the count anew', async () => {
      const [ada, bob] = [await member('Ada', HOME), await member('Bob', HOME)];
      await play(ada, bob);
      await play(ada, bob);
      await comeFrom(bob, ELSEWHERE);
      expect(await play(ada, bob)).toBe(false);
      await comeFrom(bob, HOME);
      expect([await play(ada, bob), await play(ada, bob), await play(ada, bob)]).toEqual([
        false,
        false,
        true,
      ]);
    });

    test('addresses of a local network, or of a proxy, say nothing', async () => {
      for (const [i, address] of ['192.168.1.20', '127.0.0.1', '10.1.2.3', '::1', 'fd00::1'].entries()) {
        const players = [await member(`Ada ${i}`, address), await member(`Bob ${i}`, address)];
        for (let game = 0; game < 4; game++) expect(await play(...players)).toBe(false);
      }
    });

    test('what is kept of it is only a hash, is in the data of the person, and goes with the account', async () => {
      const [ada, bob] = [await member('Ada', HOME), await member('Bob', HOME)];
      await play(ada, bob);
      const { body } = await ada.ask('GET', '/api/me/data', undefined, { 'x-forwarded-for': HOME });
      expect(body.ratedFrom).toHaveLength(1);
      expect(body.sessions[0].address).toBe(body.ratedFrom[0].address);
      expect(JSON.stringify(body)).not.toContain(HOME);
      const id = await made().idOf(ada);
      expect((await ada.ask('DELETE', '/api/me', { password })).status).toBe(200);
      expect(await ratedFromOf(made().db, id)).toEqual([]);
      expect(await ratedFromOf(made().db, await made().idOf(bob))).toHaveLength(1);
    });
  },
  { TRUST_PROXY: '1' },
);
