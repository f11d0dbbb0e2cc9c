import { z } from 'zod';
import type { AnyRoute } from './api.ts';

/** A page for people about what programs can ask for, made from the routes themselves. */
export function docsPage(routes: readonly AnyRoute[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>${routes
        .filter((one) => one.tag === tag)
        .map(entry)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Provincia: interface for programs</title><style>${style}</style></head><body><main>
<h1>Interface for programs</h1>
<p>JSON over HTTP. Unknown fields are refused; an error is a status of 4xx with <code>{"code", "message"}</code>. As a machine reads it:
<a href="/api/openapi.json">openapi.json</a>. Games themselves go over a socket, for programs over a stream.</p>
${sections.join('')}</main></body></html>`;
}

function entry({ method, path, summary, who, params, query, body, reply }: AnyRoute): string {
  const parts = [
    ['Address', params],
    ['Query', query],
    ['Body', body],
    ['Reply', reply],
  ] as const;
  const schemas = parts.flatMap(([name, schema]) =>
    schema === undefined ? [] : [`<h4>${name}</h4><pre>${escaped(shape(schema))}</pre>`],
  );
  return `<details><summary><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
<p>Asked by ${who === 'known' ? 'somebody who is signed in or a guest' : who}.</p>${schemas.join('')}</details>`;
}

function shape(schema: z.ZodType): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(rest, null, 2);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const style = `body{margin:0;background:#efe7d6;color:#231b14;font:16px/1.5 Georgia,serif}main{max-width:56rem;margin:0 auto;padding:2rem 1rem}
details{background:#faf5ea;border:1px solid #c3b597;border-radius:6px;margin:.5rem 0;padding:.5rem 1rem}summary{cursor:pointer}
summary b{display:inline-block;min-width:4.5rem}summary span{color:#53483a}pre{overflow:auto;background:#ddd3be;padding:.75rem;border-radius:6px;font-size:13px}
a{color:#8e2518}`;
