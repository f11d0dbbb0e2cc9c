import type { PushKey, ReminderLanguage, Reminders } from '@provincia/protocol';
import { refused } from '../api/problem-words.ts';
import { ApiProblem, request } from '../api/request.ts';
import { REMINDERS_TAG } from './notification.ts';

/** Whether this device shows notifications: it cannot, must not, does not, or does. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Null where the browser cannot do it: without https, in a private window, or on an iPhone outside of an app. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Where push messages for this device go; null if there are none. */
export async function endpointHere(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** How it stands here, and what the server says. It is told again of a device that shows notifications: it may be somebody else's now. */
export async function lookAtDevice(
  language: ReminderLanguage,
): Promise<{ state: DeviceState; reminders: Reminders }> {
  const state = await stateHere();
  const kept = state === 'on' ? await keepDevice(language) : null;
  if (kept !== null) return { state, reminders: kept };
  const known = await request<Reminders>('GET', '/api/me/reminders');
  // Mails come in the language that was last seen here.
  const reminders =
    known.mail === null || known.language === language
      ? known
      : await request<Reminders>('PATCH', '/api/me/reminders', { language });
  return { state: state === 'on' ? 'off' : state, reminders };
}

async function stateHere(): Promise<DeviceState> {
  if ((await registration()) === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Asks the person, the browser and the server, in this order. */
export async function switchOn(language: ReminderLanguage): Promise<void> {
  if ((await registration()) === null || (await Notification.requestPermission()) !== 'granted') return;
  const made = await subscribe().catch(() => {
    throw refused('push-failed');
  });
  // A stranger becomes a guest by this.
  await request('PATCH', '/api/me/reminders', { language });
  await tell(made, language);
}

export async function switchOff(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await made.unsubscribe();
  await request('DELETE', '/api/me/push', { only: made.endpoint });
}

/** Who signs out is told no more here; the server knows that by itself. */
export async function leaveDevice(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/**
 * Tells the server where this device can be reached, which may have changed, if it shows notifications. Null if it does
 * not, or if the server does not know whose device it is.
 */
export async function keepDevice(language: ReminderLanguage): Promise<Reminders | null> {
  if ((await stateHere()) !== 'on') return null;
  return tell(await subscribe(), language).catch((error) => {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  });
}

/** Whoever looks at the page has seen what a notification says. */
export async function noteSeen(): Promise<void> {
  await navigator.clearAppBadge?.();
  for (const shown of (await (await registration())?.getNotifications({ tag: REMINDERS_TAG })) ?? [])
    shown.close();
}

/** The subscription that there is, unless it was made for another key: the server may have a new database. */
async function subscribe(): Promise<PushSubscription> {
  const { key } = await request<PushKey>('GET', '/api/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && keyOf(known) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function tell(made: PushSubscription, language: ReminderLanguage): Promise<Reminders> {
  const { endpoint, keys } = made.toJSON();
  return request('POST', '/api/me/push', { endpoint, keys, language });
}
