import { expect, onTestFinished, test, vi } from 'vitest';
import { onBothDatabases, type TestApp } from '../../test/support/people-app.ts';
import { forgetGuests, forgetGuestsRegularly } from './forgetting.ts';
import { DELETED } from './person.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What `forgetGuests` works with, by the clock of the test. */
function partsOf(made: TestApp) {
  return {
    db: made.db,
    now: () => made.now,
    bus: { publish: (news: TestApp['news'][number]) => void made.news.push(news) },
  };
}

async function guest(made: TestApp) {
  const browser = made.browser();
  await browser.ask('POST', '/play');
  return { browser, id: await made.idOf(browser) };
}

async function known(made: TestApp): Promise<readonly string[]> {
  const rows = await made.db.selectFrom('people').select('id').execute();
  return rows.map(({ id }) => id).toSorted();
}

onBothDatabases((made) => {
  test('a guest who was away for a year is forgotten, and their games stay for the others', async () => {
    const ada = await made().member('Ada');
    const member = await made().idOf(ada);
    const gone = await guest(made());
    const faithful = await guest(made());
    const signedOut = await guest(made());
    await signedOut.browser.ask('POST', '/api/logout');
    const played = await made().table([gone.id, member]);
    const open = await made().table([member, gone.id], { status: 'open' });
    await made().say(played, gone.id, 'My address is ...');
    made().now += 364 * DAY;
    await faithful.browser.ask('GET', '/api/me');
    const young = await guest(made());

    await forgetGuests(partsOf(made()));
    expect((await known(made())).length).toBe(5);
    made().now += DAY;
    await forgetGuests(partsOf(made()));

    expect(await known(made())).toEqual([member, faithful.id, young.id].toSorted());
    expect(await made().sitting(played)).toEqual([DELETED, member]);
    expect(await made().sitting(open)).toEqual([member, null]);
    const seats = made().news.filter(({ what }) => what === 'seats');
    expect(seats.map(({ table }) => table)).toEqual([open]);
    const { db } = made();
    expect(await db.selectFrom('chat').select('text').execute()).toEqual([{ text: '' }]);
    expect(await db.selectFrom('sessions').select('person').where('person', '=', gone.id).execute()).toEqual(
      [],
    );
    expect((await gone.browser.ask('GET', '/api/me')).body).toEqual({ me: null });
    expect((await faithful.browser.ask('GET', '/api/me')).body.me.kind).toBe('guest');
  });

  test('all old guests are forgotten, again and again until it is stopped', async () => {
    const strangers = Array.from({ length: 250 }, (_, i) => ({
      id: `stranger${i}`,
      name: 'Guest 0001',
      name_key: null,
      look: null,
      password: null,
      created_at: made().now,
    }));
    await made().db.insertInto('people').values(strangers).execute();
    const fail = (error: unknown) => {
      throw error;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const end = forgetGuestsRegularly(partsOf(made()), fail);
    const [faithful, other] = [await guest(made()), await guest(made())];
    made().now += 365 * DAY - 1;
    for (const { id } of [faithful, other]) {
      const seen = { seen_at: made().now };
      await made().db.updateTable('sessions').set(seen).where('person', '=', id).execute();
    }
    made().now += 1;
    vi.advanceTimersByTime(HOUR);
    while ((await known(made())).length > 2);
    expect(await known(made())).toEqual([faithful.id, other.id].toSorted());
    // An hour later somebody else is gone for a year.
    await made().db.updateTable('sessions').set({ seen_at: 0 }).where('person', '=', other.id).execute();
    vi.advanceTimersByTime(HOUR);
    while ((await known(made())).length > 1);
    expect(await known(made())).toEqual([faithful.id]);
    await end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
