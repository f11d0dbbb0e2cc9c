import type { NewPasskey, PasskeyLogin } from '@provincia/protocol';
import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { PasskeyRow } from '../store/database.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { PeopleContext } from './context.ts';
import type { Person } from './person.ts';

type Made = NewPasskey['passkey'];
type Signed = PasskeyLogin['passkey'];

/** The site that passkeys belong to. */
interface Site {
  readonly origin: string;
  readonly id: string;
}

function siteOf(config: Config, request: FastifyRequest): Site {
  const address = config.origin ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address))
    throw new Refusal(400, 'host', 'The Host header of the request is not an address.');
  // Leaves out a default port, as browsers do.
  const { origin, hostname } = new URL(address);
  return { origin, id: hostname };
}

/** What a browser needs to make a passkey under this name. */
export async function optionsToMake(
  context: PeopleContext,
  request: FastifyRequest,
  person: Person,
  name: string,
) {
  const { db, config, now } = context;
  const has = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('person', '=', person.id)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: 'Provincia',
    rpID: siteOf(config, request).id,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: has.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
    // Kept by the device together with the name, so that nobody has to type it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(db, options.challenge, { person: person.id, now: now() });
  return options;
}

/** The passkey that a browser made, checked, as it will be stored. */
export async function checkMade(
  context: PeopleContext,
  request: FastifyRequest,
  person: Person,
  made: Made,
): Promise<PasskeyRow> {
  const { db, config, now } = context;
  const site = siteOf(config, request);
  const challenge = challengeIn(made.response.clientDataJSON);
  const isOurs = await takeChallenge(db, challenge, { person: person.id, now: now() });
  if (!isOurs) throw tooLate();
  const { transports = [], ...response } = made.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(refuse);
  if (registrationInfo === undefined) return refuse();
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    person: person.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(transports),
    created_at: now(),
  };
}

/** What a browser needs to sign in. It names no passkeys, so that nobody learns which members have one. */
export async function optionsToSignIn(context: PeopleContext, request: FastifyRequest) {
  const { db, config, now } = context;
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config, request).id,
    userVerification: 'preferred',
  });
  await keepChallenge(db, options.challenge, { person: null, now: now() });
  return options;
}

/** The id of the person whose passkey signed. */
export async function checkSigned(
  context: PeopleContext,
  request: FastifyRequest,
  signed: Signed,
): Promise<string> {
  const { db, config, now } = context;
  const site = siteOf(config, request);
  const challenge = challengeIn(signed.response.clientDataJSON);
  if (!(await takeChallenge(db, challenge, { person: null, now: now() }))) throw tooLate();
  const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', signed.id).executeTakeFirst();
  if (passkey === undefined) return refuse();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as AuthenticatorTransportFuture[],
    },
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified) return refuse();
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.person;
}

function challengeIn(clientData: string): string {
  try {
    return String(decodeClientDataJSON(clientData).challenge);
  } catch {
    return refuse();
  }
}

/** Gives no details: a person could not do anything about them. */
function refuse(): never {
  throw new Refusal(
    401,
    'passkey-refused',
    'This passkey was not accepted: try another, or sign in another way.',
  );
}

function tooLate(): Refusal {
  return new Refusal(
    401,
    'challenge-used',
    'This took longer than five minutes, or was already done: try again.',
  );
}
