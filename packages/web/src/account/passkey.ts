import type { WhoAmI } from '@provincia/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';

/** Most people never use one, so this is loaded by those who do. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser, at this address, can have passkeys at all. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis;

/** Makes a passkey for the account; a guest registers by it under a name. */
export async function makePasskey(name?: string): Promise<WhoAmI> {
  const wish = name === undefined ? {} : { name };
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/passkeys/options',
    wish,
  );
  const { startRegistration } = await load();
  const passkey = await startRegistration({ optionsJSON: options }).catch(refuse);
  return request('POST', '/api/passkeys', { ...wish, passkey });
}

export async function signInByPasskey(): Promise<WhoAmI> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/options');
  const { startAuthentication } = await load();
  const passkey = await startAuthentication({ optionsJSON: options }).catch(refuse);
  return request('POST', '/api/login/passkey', { passkey });
}

/** What browsers call it when a passkey is not made or not used. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-refused',
  NotSupportedError: 'passkey-refused',
  UnknownError: 'passkey-refused',
};

/** Throws an error of the browser under the code that has words here. */
export function refuse(reason: Error): never {
  const code = refusals[reason.name];
  throw code === undefined ? reason : Object.assign(new Error(reason.message), { code });
}
