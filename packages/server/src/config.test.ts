import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

test('without settings it is SQLite in ./data on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    dataDir: 'data',
    origin: undefined,
  });
});

test('a setting that is there but empty, as in a compose file, is none', () => {
  const config = readConfig({ ORIGIN: '', DATABASE_URL: '' }) as Config;
  expect(config.origin).toBeUndefined();
  expect(config.databaseUrl).toBeUndefined();
});

test('of an origin only what counts is kept', () => {
  expect(readConfig({ ORIGIN: 'https://example.org/lobby/' })).toMatchObject({
    origin: 'https://example.org',
  });
});

test.each([
  { PORT: 'x' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://x' },
  { ORIGIN: 'example' },
  { PATIENCE: '-1' },
  { RATE_LIMIT: '0' },
])('%o is refused with a sentence that names it', (env) => {
  expect(readConfig(env)).toMatch(new RegExp(`^${Object.keys(env)[0]} .*[.)]$`));
});
