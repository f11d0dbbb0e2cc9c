import { describe, expect, test } from 'vitest';
import { emptyProblem, nameProblem, passwordProblem } from './checks.ts';

describe('a form', () => {
  test.each([
    ['K', 'name-short'],
    [' K ', 'name-short'],
    ['x'.repeat(25), 'name-long'],
    ['-Konrad', 'name-signs'],
    ['Konrad!', 'name-signs'],
    ["Åsa O'Neil_2", undefined],
  ])('takes the name %j or says %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  test('takes passwords of 8 to 200 characters', () => {
    expect(passwordProblem('1234567')).toBe('password-short');
    expect(passwordProblem('12345678')).toBeUndefined();
    expect(passwordProblem('x'.repeat(201))).toBe('password-long');
  });

  test('asks for what is left out', () => {
    expect(emptyProblem('  ', 'label-empty')).toBe('label-empty');
    expect(emptyProblem('a bot', 'label-empty')).toBeUndefined();
  });
});
