import { expect, test } from 'vitest';
import { refuse } from './passkey.ts';

test.each([
  ['NotAllowedError', 'passkey-cancelled'],
  ['InvalidStateError', 'passkey-known'],
])('a browser that says %s is understood as %s', (name, code) => {
  expect(() => refuse(new DOMException('', name))).toThrow(expect.objectContaining({ code }));
});

test('any other error stays what it is', () => {
  const reason = new TypeError('a mistake of ours');
  expect(() => refuse(reason)).toThrow(reason);
});
