import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 16;
const TOKEN_BYTES = 32;
const SEED_BYTES = 16;
/** How long a seed is, as it is written. */
export const SEED_DIGITS = 2 * SEED_BYTES;

/** An id nobody can guess: 80 bits as letters and digits that can be read aloud. */
export function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What a cookie or a program holds; only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** From the system's secure source, so that nobody can work out the cards. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}
