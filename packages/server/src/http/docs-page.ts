/** What the page shows of an OpenAPI description. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

/** A page for people about what programs can ask for, from its OpenAPI description. */
export function docsPage(description: object): string {
  const { paths } = description as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );
  const tags = new Set(operations.flatMap((one) => one.tags));
  const sections = [...tags].map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>${operations
        .filter((one) => one.tags.includes(tag))
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

function entry({
  method,
  path,
  summary,
  description,
  parameters = [],
  requestBody,
  responses,
}: Operation & { readonly method: string; readonly path: string }): string {
  const parts: (readonly [string, object])[] = [
    ...parameters.map(({ in: place, ...rest }) => [place === 'path' ? 'Address' : 'Query', rest] as const),
    ...schemasOf('Body', requestBody),
    ...schemasOf('Reply', responses[200]),
  ];
  const schemas = parts.map(
    ([name, shape]) => `<h4>${name}</h4><pre>${escaped(JSON.stringify(shape, null, 2))}</pre>`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
<p>${escaped(description)}</p>${schemas.join('')}</details>`;
}

function schemasOf(name: string, part: Content | undefined): [string, object][] {
  return Object.entries(part?.content ?? {}).map(([type, { schema }]) => [
    type === 'application/json' ? name : `${name} (${type})`,
    schema,
  ]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const style = `body{margin:0;background:#efe7d6;color:#231b14;font:16px/1.5 Georgia,serif}main{max-width:56rem;margin:0 auto;padding:2rem 1rem}
details{background:#faf5ea;border:1px solid #c3b597;border-radius:6px;margin:.5rem 0;padding:.5rem 1rem}summary{cursor:pointer}
summary b{display:inline-block;min-width:4.5rem}summary span{color:#53483a}pre{overflow:auto;background:#ddd3be;padding:.75rem;border-radius:6px;font-size:13px}
a{color:#8e2518}`;
