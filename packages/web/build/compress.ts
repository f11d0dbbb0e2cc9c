import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = 1000;

/** Puts a compressed copy beside each file of the site, so that the server need not compress anything itself. */
export function compress(): Plugin {
  return {
    name: 'provincia-compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressFolder(dir) },
  };
}

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < WORTH_IT) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
