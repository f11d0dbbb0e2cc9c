import type { Connection } from './cut.ts';
import { cut } from './cut.ts';

/** Characters that may wait for a reader beside the largest message: a very long game takes a while to get through. */
const MOST_WAITING = 400_000;

/** Drops a connection for which too much waits: it could connect again and would get only what it needs. */
export function dropSlowReader(connection: Connection): void {
  let waiting = 0;
  let largest = 0;
  let onTheWay = 0;
  connection.on('packetCreate', ({ data }: Packet) => {
    // Later: it may be told in the middle of a round of many.
    if (waiting - largest > MOST_WAITING) setImmediate(cut, connection);
    const size = sizeOf(data);
    waiting += size;
    largest = Math.max(largest, size);
  });
  connection.on('flush', (packets: readonly Packet[]) => {
    for (const { data } of packets) onTheWay += sizeOf(data);
  });
  // The transport's own, which comes once the system has taken everything.
  connection.transport.on('drain', () => {
    waiting -= onTheWay;
    onTheWay = 0;
    if (waiting === 0) largest = 0;
  });
}

interface Packet {
  readonly data?: unknown;
}

function sizeOf(data: unknown): number {
  return typeof data === 'string' ? data.length : 0;
}
