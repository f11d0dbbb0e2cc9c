import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A passkey in software: one key, for one site. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  /** The page that asks for it. */
  origin: string;
  /** How often it has signed. Passkeys that are synced between devices always say 0. */
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** What a browser sends after `navigator.credentials.create`. */
  make(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([
      this.#data(PRESENT | VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return this.#frame({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser sends after `navigator.credentials.get`. */
  sign(challenge: string) {
    const data = this.#data(PRESENT | VERIFIED);
    const client = this.#client('webauthn.get', challenge);
    const hash = createHash('sha256').update(client).digest();
    const signature = createSign('sha256').update(data).update(hash).sign(this.#keys.privateKey);
    return this.#frame({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #data(flags: number): Buffer {
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #frame<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
