import { ApiProblem } from '../../api/request.ts';

/** Codes of the server that have a sentence of their own. */
const NAMED = [
  'name-taken',
  'name-reserved',
  'wrong-login',
  'wrong-password',
  'last-passkey',
  'too-many-passkeys',
  'too-many-tokens',
  'passkey-known',
  'passkey-refused',
  'too-fast',
  'not-known',
  'offline',
] as const;

export type Slip =
  | (typeof NAMED)[number]
  | 'name-empty'
  | 'name-short'
  | 'name-long'
  | 'name-signs'
  | 'password-empty'
  | 'password-short'
  | 'password-long'
  | 'label-empty'
  | 'passkey-cancelled'
  | 'other';

/** What browsers call it when a passkey is not made or not used. */
const ofBrowsers: Readonly<Record<string, Slip>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-refused',
  NotSupportedError: 'passkey-refused',
  UnknownError: 'passkey-refused',
};

/** What went wrong, as far as there is something to say about it. */
export function slipOf(reason: unknown): Slip {
  if (!(reason instanceof ApiProblem)) {
    return reason instanceof Error ? (ofBrowsers[reason.name] ?? 'other') : 'other';
  }
  // The server gives five minutes for a passkey.
  if (reason.code === 'challenge-used') return 'passkey-cancelled';
  return NAMED.find((one) => one === reason.code) ?? 'other';
}
