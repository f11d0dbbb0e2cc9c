import { describe, expect, test } from 'vitest';
import { ApiProblem } from '../../api/request.ts';
import { emptySlip, nameSlip, passwordSlip } from './checks.ts';
import { slipOf } from './slips.ts';

describe('what went wrong', () => {
  test('is named as the server names it', () => {
    expect(slipOf(new ApiProblem(409, 'name-taken', ''))).toBe('name-taken');
    expect(slipOf(new ApiProblem(0, 'offline', ''))).toBe('offline');
  });

  test('is something else if it is nothing that anybody here knows', () => {
    expect(slipOf(new TypeError('a mistake of ours'))).toBe('other');
  });

  test('is told by the name of the error if the browser refused', () => {
    expect(slipOf(new DOMException('', 'NotAllowedError'))).toBe('passkey-cancelled');
    expect(slipOf(new DOMException('', 'InvalidStateError'))).toBe('passkey-known');
  });
});

describe('a form', () => {
  test.each([
    ['K', 'name-short'],
    [' K ', 'name-short'],
    ['x'.repeat(25), 'name-long'],
    ['-Konrad', 'name-signs'],
    ['Konrad!', 'name-signs'],
    ["Åsa O'Neil_2", undefined],
  ])('takes the name %j or says %s', (name, slip) => expect(nameSlip(name)).toBe(slip));

  test('takes passwords of 8 to 200 characters', () => {
    expect(passwordSlip('1234567')).toBe('password-short');
    expect(passwordSlip('12345678')).toBeUndefined();
    expect(passwordSlip('x'.repeat(201))).toBe('password-long');
  });

  test('asks for what is left out', () => {
    expect(emptySlip('  ', 'label-empty')).toBe('label-empty');
    expect(emptySlip('a bot', 'label-empty')).toBeUndefined();
  });
});
