import Fastify, { type InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Person } from '../people/person.ts';
import type { Refusal } from '../refusal.ts';
import { type Api, makeApi } from './api.ts';

const ada: Person = { id: 'a', name: 'Ada', kind: 'member', program: false, session: null };
const Text = z.strictObject({ text: z.string().max(3, 'At most 3 letters') });
let api: Api;

/** The status and JSON of the reply. */
async function ask(options: InjectOptions): Promise<readonly [number, unknown]> {
  const reply = await api.inject(options);
  return [reply.statusCode, reply.json()];
}

beforeEach(() => {
  api = makeApi(Fastify(), async ({ headers }) => (headers.authorization === 'ada' ? ada : null));
  api.setErrorHandler<Refusal>(({ status, code, message }, _request, reply) =>
    reply.code(status).send({ code, message }),
  );
  api.post('/texts', { config: { who: 'anybody' }, schema: { body: Text } }, async ({ body }) => body);
  api.get('/texts', { config: { who: 'anybody' } }, async () => ({}));
  api.post('/bell', { config: { who: 'known' } }, async ({ person }) => ({ rung: person?.name }));
  const params = z.strictObject({ id: z.coerce.number() });
  api.get(
    '/texts/:id',
    { config: { who: 'anybody' }, schema: { params } },
    async (request) => request.params,
  );
});

const refused = (message: string) => [400, { code: 'invalid', message }];

test('what fits its schema is taken as the schema reads it', async () => {
  expect(await ask({ method: 'POST', url: '/texts', payload: { text: 'abc' } })).toEqual([
    200,
    { text: 'abc' },
  ]);
  expect(await ask({ method: 'GET', url: '/texts/7' })).toEqual([200, { id: 7 }]);
});

test('what does not fit is refused with a sentence that says where', async () => {
  expect(await ask({ method: 'POST', url: '/texts', payload: { text: 'abcd' } })).toEqual(
    refused('At most 3 letters. (body, text)'),
  );
  expect(await ask({ method: 'GET', url: '/texts/x' })).toEqual(
    refused('Invalid input: expected number, received NaN. (address, id)'),
  );
  expect(await ask({ method: 'POST', url: '/texts', payload: { text: 'a\u0000' } })).toEqual(
    refused('A null character is not allowed. (body)'),
  );
});

test('unknown fields are refused, also where a route takes none', async () => {
  const unknown = (where: string) => refused(`Unrecognized key: "more". (${where})`);
  expect(await ask({ method: 'POST', url: '/texts', payload: { text: '', more: 1 } })).toEqual(
    unknown('body'),
  );
  expect(await ask({ method: 'GET', url: '/texts?more=1' })).toEqual(unknown('query'));
  expect(await ask({ method: 'POST', url: '/bell', payload: { more: 1 } })).toEqual(unknown('body'));
});

test('strangers are refused where people have to be known; a body may be left out', async () => {
  const url = '/bell';
  expect(await ask({ method: 'POST', url })).toEqual([401, { code: 'not-known', message: 'Sign in first.' }]);
  const headers = { authorization: 'ada' };
  expect(await ask({ method: 'POST', url, headers })).toEqual([200, { rung: 'Ada' }]);
});

test('a route has to say who may ask', () => {
  expect(() => api.get('/open', async () => ({}))).toThrow('GET /open does not say who may ask.');
});
