import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { serverHere } from '../../test/support/server.ts';
import { version } from '../version.ts';

const folder = dataFolder();
const server = await serverHere({ DATA_DIR: folder.path });
afterAll(async () => {
  await server.stop();
  folder.remove();
});

interface Description {
  readonly info: { readonly version: string };
  readonly paths: Record<string, Record<string, { summary: string; responses: Record<string, object> }>>;
}

async function description(): Promise<Description> {
  return (await fetch(`${server.url}/api/openapi.json`)).json() as Promise<Description>;
}

test('the version of the program is in the description and in what the server says of its health', async () => {
  const health = await (await fetch(`${server.url}/healthz`)).json();
  expect(health).toEqual({ ok: true, version, database: 'sqlite' });
  expect((await description()).info.version).toBe(version);
});

test('the OpenAPI description has every route of the API and nothing else', async () => {
  const { paths } = await description();
  expect(Object.keys(paths['/api/tables'])).toEqual(['get', 'post']);
  expect(paths).toHaveProperty(['/api/tables/{id}/seats/{seat}/stand-in']);
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

test('it says what comes in, what goes out, and how something is refused', async () => {
  const { paths } = await description();
  const address = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
  expect(paths['/api/tables/{id}/join'].post).toMatchObject({
    parameters: [address],
    requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    responses: {
      200: { content: { 'application/json': { schema: { properties: { kingdom: { type: 'array' } } } } } },
      '4XX': { content: { 'application/json': { schema: { required: ['code', 'message'] } } } },
    },
  });
  expect(paths['/api/tables/{id}/leave'].post).not.toHaveProperty('requestBody');
  expect(paths['/api/tables/{id}/log'].get.responses[200]).toHaveProperty(['content', 'text/plain']);
});

test('the page for people shows all of it', async () => {
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  const operations = Object.entries((await description()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ path, method, summary })),
  );
  expect(operations.length).toBeGreaterThan(40);
  for (const { path, method, summary } of operations) {
    expect(page).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span>`);
  }
  expect(page).toContain('<h2>Signing in</h2>');
});
