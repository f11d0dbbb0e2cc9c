import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where `npm run build` puts the web client. */
const folder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const A_YEAR = 'public, max-age=31536000, immutable';

/** The scripts that are part of the page, as a content security policy names them: no others in it run. */
export function pageScripts(): readonly string[] {
  const page = existsSync(`${folder}index.html`) ? readFileSync(`${folder}index.html`, 'utf8') : '';
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The web client: its files, and its one page for every address that the server does not use itself. */
export async function addSite(app: FastifyInstance): Promise<void> {
  const there = existsSync(`${folder}index.html`);
  if (there) {
    await app.register(files, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // The name of an asset changes with its content. Browsers ask again for everything else.
        response.setHeader('cache-control', path.includes('/assets/') ? A_YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && there && !request.url.startsWith('/api/'))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (isPage && !there)
      return reply.code(503).type('text/plain').send('The web client is not built yet: run `npm run build`.');
    return reply.code(404).send({ code: 'not-found', message: 'There is nothing here.' });
  });
}
