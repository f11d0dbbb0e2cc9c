import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { whereItIs } from './where.ts';

const at = (...addresses: string[]) => addresses.map((address) => ({ address, port: 3000 }));
const network = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '192.0.2.7', family: 'IPv4', internal: false },
  { address: 'fe80::1', family: 'IPv6', internal: false },
] as NetworkInterfaceInfo[];

test('for this machine alone it says so, and how to open it', () => {
  expect(whereItIs(at('127.0.0.1', '::1'), network)).toBe(
    'Provincia is at http://127.0.0.1:3000 (only from this machine, at http://127.0.0.1:3000 and http://[::1]:3000; set HOST=0.0.0.0 to open it to others)',
  );
});

test('for everybody it names the addresses that others can use', () => {
  expect(whereItIs(at('0.0.0.0'), network)).toBe(
    'Provincia is at http://localhost:3000 (from other machines: http://192.0.2.7:3000)',
  );
  expect(whereItIs(at('::'), [])).toBe('Provincia is at http://localhost:3000 (from anywhere)');
});

test('one address is just that', () => {
  expect(whereItIs(at('192.0.2.7'), network)).toBe('Provincia is at http://192.0.2.7:3000');
});
