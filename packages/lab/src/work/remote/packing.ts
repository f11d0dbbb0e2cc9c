import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What can go to another thread can go to another machine: the same structured clone, packed. */
export function packed(data: unknown): Buffer {
  return deflateRawSync(serialize(data));
}

export function unpacked(bytes: Buffer): unknown {
  return deserialize(inflateRawSync(bytes));
}
