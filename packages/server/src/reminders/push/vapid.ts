import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { Database } from '../../store/database.ts';
import { sharedSecret } from '../../store/shared-secret.ts';

/** By which push services know this server, and browsers that a push is from it. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom the people of a push service can write to. */
  readonly subject: string;
}

/** The keys are made at the first start and kept: without them nobody who has subscribed could be told anything. */
export async function vapidOf(db: Database, config: Pick<Config, 'origin' | 'mail'>): Promise<Vapid> {
  const keys = await sharedSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return { ...(JSON.parse(keys) as Omit<Vapid, 'subject'>), subject: subjectOf(config) };
}

function subjectOf({ origin, mail }: Pick<Config, 'origin' | 'mail'>): string {
  if (origin?.startsWith('https:')) return origin;
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '') ?? ['webmaster@localhost'];
  return `mailto:${address}`;
}
