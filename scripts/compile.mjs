// Compiles a program into one file of JavaScript, when its sources are newer than that file. TypeScript that is compiled
// while it is loaded starts slowly, and runs slower: every closure is given its name when it is made.
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { newestIn } from './sources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = ['packages', 'tools', 'scripts'].map((folder) => join(root, folder));

/**
 * @param {string} source from the root of the project, as in packages/lab/src/cli.ts
 * @returns {Promise<string>} the address of the compiled program, for `import`
 */
export async function compiled(source) {
  const [first, second] = source.split('/');
  const home = join(root, ...(first === 'packages' ? [first, second] : [first]));
  const program = relative(join(home, 'src'), join(root, source)).replaceAll(/[\\/]/g, '-');
  const file = join(home, 'dist', program.replace(/\.ts$/, '.js'));
  if (!isFinal(file) && writtenAt(file) < newestIn(sources)) await compile(join(root, source), file);
  return pathToFileURL(file).href;
}

/** In production, as in the container, what was built is what runs: there is no compiler, and nothing may be written. */
function isFinal(file) {
  return process.env.NODE_ENV === 'production' && existsSync(file);
}

function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function compile(source, file) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [ownSourcesOnly, placesOfSources(dirname(file))],
    logLevel: 'error',
  });
  await mkdir(dirname(file), { recursive: true });
  // Several processes may do this at once. Each sees a whole file, the old one or a new one; the program comes last.
  for (const { path, contents } of outputFiles.sort((a, b) => b.path.length - a.path.length)) {
    const written = `${path}.${process.pid}`;
    await writeFile(written, contents);
    await rename(written, path);
  }
}

/** Libraries are loaded from where they are installed. */
const ownSourcesOnly = {
  name: 'own-sources-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@provincia/') ? undefined : { path, external: true },
    );
  },
};

/** Files that a source reads from beside it are still there, wherever the program was compiled to. */
const placesOfSources = (folder) => ({
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      const text = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        resolveDir: resolve(path, '..'),
        contents: text.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
      };
    });
  },
});
