import { expect, test } from 'vitest';
import { commandOf, playSetup } from './setup.ts';

function setupOf(options: Record<string, unknown>) {
  const setup = playSetup(options);
  if (!setup.ok) throw new Error(setup.problem.message);
  return setup.value;
}

test('without options: First Game for two with a seed of its own', () => {
  const setup = setupOf({});
  expect(setup.players).toBe(2);
  expect(setup.kingdom).toContain('militia');
  expect(setup.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(setupOf({}).seed).not.toBe(setup.seed);
});

test('the command that is shown deals the same game', () => {
  const kingdom = 'Throne Room,witch,moat,spy,thief,chapel,library,sentry,vassal,artisan';
  const setup = setupOf({ seed: 'AB', players: 3, kingdom });
  expect(setup.seed).toBe(`${'0'.repeat(30)}ab`);
  expect(commandOf(setup)).toBe(
    `provincia play --seed ${setup.seed} --players 3 --kingdom throne-room,witch,moat,spy,thief,chapel,library,sentry,vassal,artisan`,
  );
  expect(commandOf(setupOf({ seed: '1' }))).toBe(`provincia play --seed ${'1'.padStart(32, '0')}`);
});

test('what is wrong is said', () => {
  const problem = (options: Record<string, unknown>) => {
    const setup = playSetup(options);
    return setup.ok ? null : setup.problem.message;
  };
  expect(problem({ seed: 'xyz' })).toContain('"xyz"');
  expect(problem({ players: 7 })).toContain('2 to 6');
  expect(problem({ kingdom: 'moat,nonsense' })).toContain('nonsense');
  expect(problem({ kingdom: 'moat' })).toContain('10');
});
