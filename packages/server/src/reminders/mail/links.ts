import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the link in a mail is good for. */
type Purpose = 'confirm' | 'stop';

/** How long an address can be confirmed, in milliseconds. */
const A_DAY = 24 * 3_600_000;

/**
 * Makes and reads the tokens in the links of mails. They are signed and not stored: whoever has one was sent a mail, and
 * can do with it what the mail says, without signing in.
 */
export class MailLinks {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Links to confirm end; those to get no more mail do not. */
  token(purpose: Purpose, address: string): string {
    const until = purpose === 'confirm' ? this.#now() + A_DAY : 0;
    return `${address}.${until}.${this.#sign(purpose, address, until)}`;
  }

  /** The id of the address; null if it is not a token for this, or not any more. */
  read(purpose: Purpose, token: string): string | null {
    const [, address, until, signature] = /^(\w+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
    if (address === undefined) return null;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(purpose, address, Number(until)));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return purpose === 'confirm' && Number(until) <= this.#now() ? null : address;
  }

  /** By what somebody or something is counted without being written down. */
  hash(text: string): string {
    return this.#mac(`count ${text}`);
  }

  #sign(purpose: Purpose, address: string, until: number): string {
    return this.#mac(`${purpose} ${address} ${until}`);
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}
