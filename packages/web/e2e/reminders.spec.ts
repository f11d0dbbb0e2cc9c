import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { startMailServer } from '../../server/test/support/mail-server.ts';
import { type PushService, startPushService } from '../../server/test/support/push-service.ts';
import { expect, test } from './fixtures.ts';
import { Server } from './server.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Subscribes at our own push service: that of the browser is far away. */
async function subscribeAt(context: BrowserContext, service: PushService, name: string): Promise<void> {
  const { subscription } = service.device(name);
  await context.addInitScript(
    ([endpoint, p256dh, auth]) => {
      let made: object | null = null;
      const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        const key = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
        made = {
          endpoint,
          options: { applicationServerKey: key },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            made = null;
            sessionStorage.removeItem('subscribed');
            return true;
          },
        };
        sessionStorage.setItem('subscribed', applicationServerKey);
        return made;
      };
      const known = sessionStorage.getItem('subscribed');
      if (known !== null) void subscribe({ applicationServerKey: known });
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made });
    },
    [subscription.endpoint, subscription.keys.p256dh, subscription.keys.auth],
  );
}

/** Hands a message to the service worker, as the browser does when its push service has one. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, data }));
  });

test('a game by the day is heard of on a device that wants to: in its language, and a click leads there', async ({
  page,
  context,
  another,
  server,
}) => {
  let onPush = () => {};
  const pushed = new Promise<void>((resolve) => {
    onPush = resolve;
  });
  const key = async () => (await (await fetch(`${server.url}/api/push/key`)).json()).key;
  const service = await startPushService(key, () => onPush());
  await subscribeAt(context, service, 'phone');
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders).toContainText('This device shows no notifications.');
  await reminders.getByRole('button', { name: 'Turn on here' }).click();
  await expect(reminders).toContainText('This device shows notifications.');
  await reminders.getByRole('checkbox', { name: 'Your game is over: Notifications' }).uncheck();
  // It is known again after a reload, and in another language.
  await page.evaluate(() =>
    localStorage.setItem('provincia-settings', '{"state":{"language":"de"},"version":0}'),
  );
  await page.reload();
  const german = page.getByRole('region', { name: 'Erinnerungen' });
  await expect(german).toContainText('Dieses Gerät zeigt Mitteilungen.');
  await expect(
    german.getByRole('checkbox', { name: 'Deine Partie ist zu Ende: Mitteilungen' }),
  ).not.toBeChecked();

  // A game with somebody else begins, at which nobody looks here.
  await page.request.patch('/api/me', { data: { name: 'Ada' } });
  const kingdom = { by: 'printed', id: 'first-game' };
  const wish = { seats: ['person', 'person'], kingdom, clock: { days: 2 } };
  const { id } = await (await page.request.post('/api/tables', { data: wish })).json();
  const other = await another();
  await other.request.patch(`${server.url}/api/me`, { data: { name: 'Bob' } });
  await other.request.post(`${server.url}/api/tables/${id}/join`, { data: {} });
  await pushed;
  const [{ message }] = service.pushed;
  expect(message).toMatchObject({ language: 'de', news: [{ count: 1, table: id }] });

  await deliver(page, server.url, message);
  const title = { turn: 'Eine Partie wartet auf dich', begun: 'Deine Partie hat begonnen' } as Record<
    string,
    string
  >;
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: title[message.news[0].kind], body: '', data: { path: `/table/${id}` } }]);
  await deliver(page, server.url, {
    language: 'de',
    waiting: 3,
    news: [{ kind: 'turn', count: 3, table: null }],
  });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: '3 Partien warten auf dich', body: '', data: { path: '/' } }]);

  // A click: only a real one may open a window, so it is enough to see which.
  const [worker] = context.serviceWorkers();
  const opened = await worker.evaluate(async (path) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<null> };
    };
    const opening = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => {
        resolve(path);
        return null;
      };
    });
    await scope.registration.showNotification('Test', { data: { path } });
    const [notification] = (await scope.registration.getNotifications()).filter(
      ({ title }) => title === 'Test',
    );
    const { NotificationEvent } = self as unknown as {
      NotificationEvent: new (name: string, options: object) => Event;
    };
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opening;
  }, `/table/${id}`);
  expect(opened).toBe(`/table/${id}`);

  await german.getByRole('button', { name: 'Hier ausschalten' }).click();
  await expect(german).toContainText('Dieses Gerät zeigt keine Mitteilungen.');
  await service.close();
});

test.describe('a browser that blocks notifications', () => {
  test.use({ permissions: [] });
  test('says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.goto('/account');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const reminders = page.getByRole('region', { name: 'Reminders' });
    await expect(reminders).toContainText('This browser blocks notifications from here.');
    await expect(reminders.getByRole('button')).toHaveCount(0);
  });
});

/** A server has to know its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('an address is confirmed by a click on the page of the link, and unsubscribed by following another', async ({
  page,
}) => {
  const mails = await startMailServer();
  const port = await freePort();
  const ORIGIN = `http://127.0.0.1:${port}`;
  const server = new Server({
    PORT: `${port}`,
    ORIGIN,
    SMTP_URL: mails.url,
    MAIL_FROM: 'games@mail.example',
  });
  await server.start();
  const link = (of: string) =>
    new RegExp(`${ORIGIN}/mail/${of}/\\S+`).exec(mails.received.at(-1)?.text ?? '')?.[0] ?? '';
  const register = { name: 'Ada', password: 'a good password' };
  await page.request.post(`${ORIGIN}/api/register`, { data: register, headers: { origin: ORIGIN } });
  await page.goto(`${ORIGIN}/account`);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('textbox', { name: 'E-mail address' }).fill('ada');
  await reminders.getByRole('button', { name: 'Send a link to confirm it' }).click();
  await expect(reminders).toContainText('This is not an e-mail address.');
  await reminders.getByRole('textbox', { name: 'E-mail address' }).fill('ada@mail.example');
  await reminders.getByRole('button', { name: 'Send a link to confirm it' }).click();
  await expect(reminders).toContainText('Not confirmed yet');
  await expect.poll(() => mails.received.length).toBe(1);

  await page.goto(link('confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').last()).toContainText('Reminders now go to ada@mail.example.');
  await page.getByRole('link', { name: 'All reminders' }).click();
  await expect(reminders).toContainText('Reminders go here.');

  // A game begins: the mail about it has a link to get no more.
  const kingdom = { by: 'printed', id: 'first-game' };
  const wish = { seats: ['person', 'person'], kingdom };
  const headers = { origin: ORIGIN };
  const { id } = await (await page.request.post(`${ORIGIN}/api/tables`, { data: wish, headers })).json();
  const other = await page.context().browser()?.newContext();
  await other?.request.patch(`${ORIGIN}/api/me`, { data: { name: 'Bob' }, headers });
  await other?.request.post(`${ORIGIN}/api/tables/${id}/join`, { data: {}, headers });
  await other?.close();
  await expect.poll(() => mails.received.length).toBe(2);
  expect(mails.received[1].text).toContain(`${ORIGIN}/table/${id}`);
  await page.goto(link('stop'));
  await expect(page.getByRole('status').last()).toContainText('No more reminders go to ada@mail.example.');
  await page.getByRole('button', { name: 'That was a mistake: send them again' }).click();
  await expect(page.getByRole('status').last()).toContainText('Reminders now go to ada@mail.example.');
  await page.goto(link('stop'));
  await page.getByRole('link', { name: 'All reminders' }).click();
  await expect(reminders).toContainText('You have unsubscribed.');
  await reminders.getByRole('button', { name: 'Send e-mail again' }).click();
  await expect(reminders).toContainText('Reminders go here.');
  await server.end();
  await mails.close();
});
