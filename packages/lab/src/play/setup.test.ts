import { expect, test } from 'vitest';
import { commandOf, playSetup } from './setup.ts';

test('without options: First Game for two with a seed of its own', () => {
  const setup = playSetup({});
  expect(setup.players).toBe(2);
  expect(setup.kingdom).toContain('militia');
  expect(setup.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(playSetup({}).seed).not.toBe(setup.seed);
});

test('the command that is shown deals the same game', () => {
  const kingdom = 'Throne Room,witch,moat,spy,thief,chapel,library,sentry,vassal,artisan';
  const setup = playSetup({ seed: 'AB', players: '3', kingdom });
  expect(setup.seed).toBe(`${'0'.repeat(30)}ab`);
  expect(commandOf(setup, 'normal')).toBe(
    `provincia play --seed ${setup.seed} --players 3 --kingdom throne-room,witch,moat,spy,thief,chapel,library,sentry,vassal,artisan`,
  );
  expect(commandOf(playSetup({ seed: '1' }), 'normal')).toBe(
    `provincia play --seed ${'1'.padStart(32, '0')}`,
  );
});

test('the command that is shown names the level, if it is not the usual one', () => {
  const setup = playSetup({ seed: '1' });
  expect(commandOf(setup, 'hard')).toBe(`${commandOf(setup, 'normal')} --level hard`);
});

test('what is wrong is said', () => {
  const setup = (options: Record<string, string>) => () => playSetup(options);
  expect(setup({ seed: 'xyz' })).toThrow('"xyz"');
  expect(setup({ players: '7' })).toThrow('2 to 6');
  expect(setup({ kingdom: 'moat,nonsense' })).toThrow('nonsense');
  expect(setup({ kingdom: 'moat' })).toThrow('10');
});
