import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '../version.ts';
import { Nothing } from './api.ts';
import { docsPage } from './docs-page.ts';

/** Describes the routes that are added afterwards: for programs as OpenAPI, for people as a page. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Provincia', version } },
    // Files of the web client, health and metrics are no part of the API.
    hideUntagged: true,
    convertConstToEnum: false,
    transform: (route) => jsonSchemaTransform({ ...route, schema: withoutEmptyBody(route.schema) }),
  });
  app.get('/api/openapi.json', () => app.swagger());
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  );
}

/** A body that has to be empty need not be sent. */
function withoutEmptyBody<Schema extends { readonly body?: unknown } | undefined>(schema: Schema): Schema {
  return schema?.body === Nothing ? { ...schema, body: undefined } : schema;
}
