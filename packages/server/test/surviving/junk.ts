import type { Dice } from './dice.ts';

/** What attackers know: the ids of tables, the cookie of their own guest, and the cookie of somebody else. */
export interface Target {
  readonly running: string;
  /** The step of the running game, and an answer that the asked seat could give. */
  readonly seq: number;
  readonly picks: readonly string[];
  readonly open: string;
  readonly closed: string;
  readonly over: string;
  readonly stranger: string;
  /** The cookie of the host of all tables. Their browser sends it for every site. */
  readonly host: string;
  /** Every route there is: method and path. */
  readonly routes: readonly (readonly [method: string, path: string])[];
}

export interface JunkRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** If it has to be a certain refusal. */
  readonly status?: number;
}

const texts = [
  "'; drop table people; --",
  "' or '1'='1",
  '1); delete from log where (1=1',
  '`;process.exit(1)//',
  '{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u{1f480}',
  'NaN',
  '',
  ' ',
  'x'.repeat(5000),
  'constructor',
  '__proto__',
];
const numbers = [-1, 0.5, 1e308, -0, 2 ** 53, 2 ** 31, 99_999_999];
const fields = [
  'table',
  'seq',
  'picks',
  'seat',
  'yes',
  'text',
  'have',
  'name',
  'password',
  'kingdom',
  'seats',
  'by',
];
const evilFields = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$where',
  'then',
  'toJSON',
];

/** Anything at all, but never nothing. */
export function junk(dice: Dice, depth = 2): unknown {
  switch (dice.below(depth > 0 ? 9 : 4)) {
    case 0:
      return dice.pick(texts);
    case 1:
      return dice.pick(numbers);
    case 2:
      return dice.oneIn(2);
    case 3:
      return [null];
    case 4:
      return Array.from({ length: 1 + dice.below(4) }, () => junk(dice, depth - 1));
    case 5:
      return new Array(1 + dice.below(1000)).fill(dice.pick([0, 'x', null, {}]));
    case 6:
      return deep(50 + dice.below(500));
    default:
      return junkObject(dice, depth);
  }
}

function junkObject(dice: Dice, depth: number): unknown {
  const names = [dice.pick(evilFields), ...Array.from({ length: dice.below(4) }, () => dice.pick(fields))];
  const object = Object.create(null) as Record<string, unknown>;
  for (const name of names) object[name] = junk(dice, depth - 1);
  return object;
}

/** Lists in lists in lists. */
function deep(levels: number): unknown {
  let inner: unknown = [];
  for (let level = 0; level < levels; level++) inner = [inner];
  return inner;
}

const json = { 'content-type': 'application/json' };

/** A request that must change nothing: it is malformed, or comes from the wrong person. */
export function junkRequest(dice: Dice, target: Target): JunkRequest {
  const [method, path] = dice.pick(target.routes);
  const filled = fill(dice, path, target);
  const cookie: Record<string, string> = dice.pick([
    {},
    { cookie: target.stranger },
    { cookie: 'provincia=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    { cookie: `provincia=${encoded(dice.pick(texts))}` },
  ]);
  const body = JSON.stringify(junk(dice));
  switch (dice.below(10)) {
    case 0:
    case 1:
      if (method === 'GET')
        return { method, path: `${filled}?${dice.oneIn(2) ? query(dice) : ''}`, headers: cookie };
      return { method, path: filled, headers: { ...json, ...cookie }, body };
    case 2:
      return wrongSite(dice, target);
    case 3:
    case 4:
      return wrongPerson(dice, target);
    case 5:
      return { method: 'POST', path: filled, headers: { ...json, ...cookie }, body: brokenJson(dice, body) };
    case 6:
      return {
        method: 'POST',
        path: filled,
        headers: {
          'content-type': dice.pick(['text/plain', 'multipart/form-data', 'application/xml', 'x']),
          ...cookie,
        },
        body,
      };
    case 7:
      return {
        method: dice.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']),
        path: `/api/${strangePath(dice)}`,
        headers: {},
      };
    case 8:
      return {
        method: dice.pick(['GET', 'POST']),
        path: `/api/tables/${strangePath(dice)}`,
        headers: cookie,
      };
    default: {
      const authorization = dice.pick([
        'Bearer x',
        'Bearer ',
        'Basic YTpi',
        `Bearer ${'A'.repeat(43)}`,
        'Bearer ../..',
      ]);
      return {
        method,
        path: filled,
        headers: { ...json, authorization },
        ...(method === 'GET' ? {} : { body }),
      };
    }
  }
}

/** What the host could do, if the request did not come from another site. */
function wrongSite(dice: Dice, { open, running, host }: Target): JunkRequest {
  const [method, path, body] = dice.pick([
    ['POST', `/api/tables/${open}/leave`, '{}'],
    ['POST', `/api/tables/${open}/start`, '{}'],
    ['POST', '/api/logout', '{}'],
    ['DELETE', '/api/me', '{}'],
    ['PATCH', '/api/me', '{"name":"Mallory"}'],
    ['POST', `/api/tables/${running}/back`, '{}'],
    ['POST', '/api/tables', '{"seats":["person","person"],"kingdom":{"by":"random"}}'],
  ]);
  const origin = dice.pick([
    'https://evil.example',
    'null',
    'http://127.0.0.1.evil.example',
    'file://',
    'x',
    'http://127.0.0.1',
  ]);
  return { method, path, headers: { ...json, cookie: host, origin }, body, status: 403 };
}

/** A correct request, but from the wrong person or too late. */
function wrongPerson(dice: Dice, target: Target): JunkRequest {
  const { open, running, closed, over, seq, picks, stranger } = target;
  const [path, body] = dice.pick([
    [`/api/tables/${open}/start`, {}],
    [`/api/tables/${closed}/start`, {}],
    [`/api/tables/${closed}/join`, {}],
    [`/api/tables/${running}/join`, {}],
    [`/api/tables/${running}/leave`, {}],
    [`/api/tables/${running}/start`, {}],
    [`/api/tables/${running}/rematch`, { kingdom: 'same' }],
    [`/api/tables/${over}/rematch`, { kingdom: 'new' }],
    [`/api/tables/${running}/seats/0/stand-in`, {}],
    [`/api/tables/${running}/seats/1/stand-in`, {}],
    [`/api/tables/${running}/back`, {}],
    [`/api/tables/${open}/join`, { seat: 0 }],
    ['/api/programs/answers', { table: running, seq, picks }],
    ['/api/programs/resignations', { table: running }],
    ['/api/me/password', { new: 'a new password' }],
    ['/api/tokens', { label: 'mine' }],
    ['/api/login', { name: dice.pick(texts).slice(0, 100), password: 'a wrong password' }],
    ['/api/register', { name: dice.pick(texts), password: 'short' }],
    ['/api/replays', { packed: dice.pick(texts) }],
    ['/api/tables', { seats: ['person', { bot: dice.pick(texts).slice(0, 20) }], kingdom: { by: 'random' } }],
    [
      '/api/tables',
      { seats: ['person', 'person'], kingdom: { by: 'printed', id: dice.pick(texts).slice(0, 80) } },
    ],
    [
      '/api/tables',
      { seats: ['person', 'person'], kingdom: { by: 'text', text: dice.pick(texts).slice(0, 2000) } },
    ],
  ] as const);
  return { method: 'POST', path, headers: { ...json, cookie: stranger }, body: JSON.stringify(body) };
}

function brokenJson(dice: Dice, body: string): string | Uint8Array<ArrayBuffer> {
  switch (dice.below(5)) {
    case 0:
      return body.slice(0, -1) || '{';
    case 1:
      return `${body}}`;
    case 2:
      return '{"__proto__":{"admin":true},"kingdom":{"by":"random"}}';
    case 3:
      return new Uint8Array(50).map(() => dice.below(256));
    default:
      return JSON.stringify('y'.repeat(70_000));
  }
}

function fill(dice: Dice, path: string, { running, closed, over, open }: Target): string {
  const id = dice.pick([running, closed, over, open, 'aaaaaaaaaaaaaaaa', encoded(dice.pick(texts))]);
  return path
    .replace('{id}', id)
    .replace('{seat}', dice.pick(['0', '1', '-1', '6', 'x', '1e9', '%00']))
    .replace('{step}', dice.pick(['-1', 'x', '1e300', '0.5', '%27']))
    .replace('{name}', encoded(dice.pick(texts)));
}

/** Without half characters, which an address cannot hold. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace('\ud800', '\ufffe'));
}

function query(dice: Dice): string {
  return dice.pick([
    '__proto__[x]=1',
    'a=b',
    'seat=-1',
    'players=1e9',
    'before=yesterday',
    'limit=-5',
    'lang=xx',
    'x[]=1',
    '%00=%00',
  ]);
}

function strangePath(dice: Dice): string {
  return dice.pick([
    '%00',
    '%ff%fe',
    '..%2f..%2fetc',
    'a'.repeat(3000),
    '💀',
    "'%20or%201=1",
    '%',
    '__proto__',
    'tables/constructor',
  ]);
}
