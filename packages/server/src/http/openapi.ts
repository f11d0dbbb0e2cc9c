import { z } from 'zod';
import type { AnyRoute } from './api.ts';

const problem = {
  description: 'What was wrong, in a sentence; nothing has changed',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
        required: ['code', 'message'],
      },
    },
  },
};

/** The description of the whole interface, made from the schemas that requests are checked by. */
export function openApi(routes: readonly AnyRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of routes) {
    const path = one.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one) };
  }
  return { openapi: '3.1.0', info: { title: 'Provincia', version: '1' }, paths };
}

function operation({ summary, tag, params, query, body, reply }: AnyRoute): object {
  return {
    summary,
    tags: [tag],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Done',
        ...(reply === undefined
          ? {}
          : { content: { 'application/json': { schema: jsonSchema(reply, 'output') } } }),
      },
      '4XX': problem,
    },
  };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: one,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
