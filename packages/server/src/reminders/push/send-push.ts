import type { PushMessage } from '@provincia/protocol';
import webPush from 'web-push';
import type { PushDeviceRow } from '../rows.ts';
import type { Outside } from './outside.ts';
import type { Vapid } from './vapid.ts';

/** How long a push service keeps what it cannot deliver yet, in seconds. */
const A_DAY = 86_400;
/** A later message takes the place of one that is still on its way. */
const TOPIC = 'reminders';

type Pushed = 'sent' | 'gone' | { readonly retryAfter: number | null };

/** Encrypts a message for a device and hands it to its push service. */
export async function sendPush(
  { outside, vapid }: { readonly outside: Outside; readonly vapid: Vapid },
  { endpoint, p256dh, auth }: PushDeviceRow,
  message: PushMessage,
): Promise<Pushed> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: vapid,
      TTL: A_DAY,
      urgency: message.news.some(({ kind }) => kind === 'late') ? 'high' : 'normal',
      topic: TOPIC,
      contentEncoding: 'aes128gcm',
    },
  );
  const { status, retryAfter } = await outside.post(endpoint, headers as Record<string, string>, body);
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return { retryAfter };
}
