import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** The line with which a server says that it is ready, and from where it can be reached. */
export function whereItIs(
  listening: readonly (Pick<AddressInfo, 'address' | 'port'> | string)[],
  interfaces = Object.values(networkInterfaces()).flatMap((some) => some ?? []),
): string {
  // A text would be a file to listen at, which no setting leads to.
  const found = listening.filter((one) => typeof one !== 'string');
  const addresses = found.map(({ address }) => address);
  const isEverywhere = addresses.some((address) => EVERYWHERE.includes(address));
  const url = (address: string) =>
    `http://${address.includes(':') ? `[${address}]` : address}:${found[0].port}`;
  const outside = interfaces.filter(({ internal, family }) => !internal && family === 'IPv4');
  if (isEverywhere) {
    const others = outside.map(({ address }) => url(address)).join(', ');
    return `Provincia is at ${url('localhost')} (${others === '' ? 'from anywhere' : `from other machines: ${others}`})`;
  }
  if (addresses.every((address) => /^127\.|^::1$/.test(address))) {
    const here = addresses.map(url).join(' and ');
    return `Provincia is at ${url(addresses[0])} (only from this machine, at ${here}; set HOST=0.0.0.0 to open it to others)`;
  }
  return `Provincia is at ${url(addresses[0])}`;
}
