import type { PushMessage } from '@provincia/protocol';
import { REMINDERS_TAG, shownOf } from './notification.ts';

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushData {
  json(): unknown;
}

interface ChangeEvent extends LastingEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What is used of a service worker: the types of pages do not know it. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'message', listener: (event: { data?: { type?: string } }) => void): void;
  addEventListener(name: 'push', listener: (event: LastingEvent & { data: PushData | null }) => void): void;
  addEventListener(
    name: 'notificationclick',
    listener: (event: LastingEvent & { notification: Notification }) => void,
  ): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}

/** Shows what was pushed, and how many games wait. */
export async function showPush(scope: WorkerScope, data: PushData | null): Promise<void> {
  const message = messageIn(data);
  const { title, body, language, path } = shownOf(message);
  const { navigator, registration } = scope;
  // The badge is an extra, and not every system has one.
  const badge = message.waiting > 0 ? navigator.setAppBadge?.(message.waiting) : navigator.clearAppBadge?.();
  await badge?.catch(() => {});
  const options = {
    body,
    lang: language,
    tag: REMINDERS_TAG,
    // It takes the place of the last one, and is heard all the same.
    renotify: true,
    icon: '/icon-192.png',
    data: { path },
  };
  await registration.showNotification(title, options);
}

/** A browser takes the push permission away from who shows nothing, so something is shown even if it cannot be read. */
function messageIn(data: PushData | null): PushMessage {
  try {
    return data?.json() as PushMessage;
  } catch {
    return { language: 'en', waiting: 0, news: [] };
  }
}

/** Leads to where it happens: to the page that shows it already, or to a new one. */
export async function answerClick(
  { clients, location }: WorkerScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { path } = notification.data as { readonly path: string };
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === location.origin + path);
  await (there?.focus() ?? clients.openWindow(path));
}

/** The browser has another address for this device. If the server cannot be told now, the next visit tells it. */
export async function renewSubscription(
  { registration }: WorkerScope,
  { oldSubscription, newSubscription }: ChangeEvent,
): Promise<void> {
  if (oldSubscription === null) return;
  const { applicationServerKey } = oldSubscription.options;
  const made =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
