import type { WhoAmI } from '@provincia/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
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
  const passkey = await startRegistration({ optionsJSON: options });
  return request('POST', '/api/passkeys', { ...wish, passkey });
}

export async function signInByPasskey(): Promise<WhoAmI> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/options');
  const { startAuthentication } = await load();
  const passkey = await startAuthentication({ optionsJSON: options });
  return request('POST', '/api/login/passkey', { passkey });
}
