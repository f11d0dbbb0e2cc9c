import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Config, readConfig, Settings } from './config.ts';

test('without settings it is SQLite in ./data on port 3000, for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    databaseUrl: undefined,
    dataDir: 'data',
    origin: undefined,
  });
});

test('a setting that is there but empty, as in a compose file, is none', () => {
  const empty = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('of an origin only what counts is kept', () => {
  expect(readConfig({ ORIGIN: 'https://example.org/lobby/' })).toMatchObject({
    origin: 'https://example.org',
  });
});

test('mail needs a server, a sender and an address for its links', () => {
  const [smtpUrl, from, origin] = [
    'smtp://me:secret@mail.example:587',
    'Us <us@example.org>',
    'https://example.org',
  ];
  expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from, ORIGIN: origin })).toMatchObject({
    mail: { smtpUrl, from, origin },
  });
  expect((readConfig({ MAIL_FROM: from }) as Config).mail).toBeUndefined();
});

test('only 1 trusts a proxy', () => {
  expect((readConfig({ TRUST_PROXY: '1' }) as Config).trustProxy).toBe(true);
  expect((readConfig({ TRUST_PROXY: '0' }) as Config).trustProxy).toBe(false);
});

test.each([
  [{ PORT: 'x' }, 'PORT is a number from 0 to 65535, not "x".'],
  [{ PORT: '70000' }, 'PORT is a number from 0 to 65535, not "70000".'],
  [{ PORT: '80.5' }, 'PORT is a number from 0 to 65535, not "80.5".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with postgres:// (leave it out to use SQLite).'],
  [{ ORIGIN: 'example' }, 'ORIGIN is an address such as https://example.org, not "example".'],
  [{ ORIGIN: 'localhost:3000' }, 'ORIGIN is an address such as https://example.org, not "localhost:3000".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is 1 behind a proxy, else 0, not "yes".'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is one of trace, debug, info, warn, error, fatal and silent, not "loud".',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL begins with smtp:// or smtps:// and names a mail server.'],
  [
    { SMTP_URL: 'http://me:secret@mail.example' },
    'SMTP_URL begins with smtp:// or smtps:// and names a mail server.',
  ],
  [
    { MAIL_FROM: 'nobody' },
    'MAIL_FROM is an e-mail address, such as Provincia <games@example.org>, not "nobody".',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM, the address that mail comes from.'],
  [
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'games@example.org' },
    'SMTP_URL needs ORIGIN, the address that links in mail lead to.',
  ],
  [{ METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN is a secret of 16 characters or more.'],
  [{ PATIENCE: '-1' }, 'PATIENCE is a number of seconds, not "-1".'],
  [{ SPECTATOR_DELAY: '-1' }, 'SPECTATOR_DELAY is a number of seconds, at most 3600, not "-1".'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is a number of requests a minute, 1 or more, not "0".'],
])('%o is refused with a sentence that names it', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence);
});

test('a wrong database address is not repeated: it may hold a password', () => {
  expect(readConfig({ DATABASE_URL: 'mysql://me:secret@host' })).not.toContain('secret');
});

test('the table of settings in docs/deploy.md has every setting, with its default', () => {
  const text = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, section] = /## Settings\n(.*?)\n## /s.exec(text) ?? [];
  const quoted = (cell: string) => [...cell.matchAll(/`(.*?)`/g)].map(([, word]) => word);
  const documented = section.split('\n').flatMap((line) => {
    const [, names = [], defaults = []] = line.split('|').map(quoted);
    return names.map((name, i) => [name, defaults[i]]);
  });
  const defaults = Object.entries(Settings.shape).map(([name, schema]) => [name, schema.parse(undefined)]);
  expect(documented).toEqual(defaults.map(([name, value]) => [name, value?.toString()]));
});
