import { type Code, codeOf } from '../../api/problem-words.ts';

/** What is wrong with what stands in a form, or with what came of it. */
export type Slip = Code;

/** What browsers call it when a passkey is not made or not used. */
const ofBrowsers: Readonly<Record<string, Slip>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-refused',
  NotSupportedError: 'passkey-refused',
  UnknownError: 'passkey-refused',
};

export function slipOf(reason: unknown): Slip {
  const slip = reason instanceof Error ? ofBrowsers[reason.name] : undefined;
  return slip ?? codeOf(reason);
}
