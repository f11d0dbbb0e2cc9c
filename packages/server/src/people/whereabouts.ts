import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { newToken } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { sharedSecret } from '../store/shared-secret.ts';

/** Addresses that say nothing about where somebody is: those of a local network, or of a proxy in front of the server. */
const local = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(net, bits, 'ipv4');
// The network that ::1 belongs to, as limits count it.
local.addAddress('::', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Where requests come from, as a hash that only this server can make; null if the address says nothing. */
export class Whereabouts {
  readonly #db: Database;
  readonly #addressOf: (request: IncomingMessage) => string;
  #secret: string | undefined;

  constructor(db: Database, config: Config) {
    this.#db = db;
    this.#addressOf = addressOf(config);
  }

  /** Within a transaction it has to be asked by that. */
  async of(request: IncomingMessage, db = this.#db): Promise<string | null> {
    const address = this.#addressOf(request);
    const version = isIP(address);
    if (version === 0 || local.check(address, `ipv${version as 4 | 6}`)) return null;
    const secret = this.#secret ?? (await sharedSecret(db, 'addresses', newToken));
    // What a transaction has written may be undone.
    if (db === this.#db) this.#secret = secret;
    return createHmac('sha256', secret).update(address).digest('base64url');
  }
}
