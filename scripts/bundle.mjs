// Makes JavaScript of sources: a file for each of them, and further ones for what several share or what is loaded later.
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {object} wanted
 * @param {Readonly<Record<string, string>>} wanted.entries the sources, by the names of their files
 * @param {string} wanted.folder where it is to be; nothing is written
 * @param {(path: string) => string} wanted.placeOf where a file that a source reads at run time is to be, from the folder
 * @param {(name: string) => boolean} [wanted.isOurs] the packages that become part of it; others are loaded from where they are installed
 */
export async function bundle({
  entries,
  folder,
  placeOf,
  isOurs = (name) => name.startsWith('@provincia/'),
}) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [librariesApart(isOurs), filesFoundAgain(placeOf)],
    logLevel: 'error',
  });
}

const librariesApart = (isOurs) => ({
  name: 'libraries-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || isOurs(path) ? undefined : { path, external: true },
    );
  },
});

/** Where a source names a file beside it. What follows the path to its folder may be found at run time. */
const NAMED_FILE = /new URL\(\s*(['"`])([^'"`$]*)(.*?)\1,\s*import\.meta\.url,?\s*\)/g;

/** Sources name files by where these are from them. What is compiled is elsewhere. */
const filesFoundAgain = (placeOf) => ({
  name: 'files-found-again',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll(NAMED_FILE, (_, quote, file, rest) => {
        const slash = file.endsWith('/') ? '/' : '';
        const place = placeOf(resolve(dirname(path), file)).replaceAll('\\', '/');
        return `new URL(${quote}${place}${slash}${rest}${quote}, import.meta.url)`;
      });
      return { loader: 'ts', resolveDir: dirname(path), contents };
    });
  },
});

/** What was bundled, for a folder elsewhere: its maps name the sources by where they are in the project. */
export function portable({ path, text, contents }, folder) {
  if (!path.endsWith('.map')) return { path, contents };
  const map = JSON.parse(text);
  const sources = map.sources.map((source) => relative(root, resolve(folder, source)).replaceAll('\\', '/'));
  return { path, contents: JSON.stringify({ ...map, sources }) };
}

/** Files that stay where they are. */
export function inPlace(folder) {
  return (path) => relative(folder, path);
}
