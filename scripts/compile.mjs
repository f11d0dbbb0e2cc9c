// Compiles programs when their sources have changed. TypeScript that is compiled while it is loaded starts slowly, and runs
// slower: every closure is given its name when it is made.
import { readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nameOf, programs } from './programs.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const sharing = [...programs.values()];
const A_DAY = 86_400_000;

/**
 * @param {string} source from the root of the project, as in tools/src/bench/cli.ts
 * @returns {Promise<string>} the address of the compiled program, for `import`
 */
export async function compiled(source) {
  const together = sharing.includes(source);
  const home = join(dist, together ? 'programs' : nameOf(source));
  const folder = latestIn(home) ?? (await compile(together ? sharing : [source], home));
  return pathToFileURL(join(home, folder, `${nameOf(source)}.js`)).href;
}

/** @typedef {{ folder: string, made: Readonly<Record<string, string>> }} Latest what was compiled, and from what */

/** The folder of what was compiled last, if all that it was made from is as it was. */
function latestIn(home) {
  try {
    /** @type {Latest} */
    const { folder, made } = JSON.parse(readFileSync(join(home, 'latest.json'), 'utf8'));
    const same = Object.entries(made).every(([file, state]) => stateOf(join(root, file)) === state);
    return same ? folder : null;
  } catch {
    return null;
  }
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/**
 * Each build has a folder of its own, which others see when it is complete: several processes may do this at once, and those
 * that run an earlier one load the rest of it later.
 */
async function compile(sources, home) {
  const { bundle, inPlace } = await import('./bundle.mjs');
  const begun = Date.now();
  const siblings = new Map([...programs].filter(([, source]) => sources.includes(source)));
  // Whatever the name of the folder will be, files are as far from it.
  const folder = join(home, 'folder');
  const elsewhere = inPlace(folder);
  const { outputFiles, metafile } = await bundle({
    entries: Object.fromEntries(sources.map((source) => [nameOf(source), join(root, source)])),
    folder,
    placeOf: (path) => {
      const source = siblings.get(relative(root, path).replaceAll('\\', '/'));
      return source === undefined ? elsewhere(path) : `./${nameOf(source)}.js`;
    },
  });
  await mkdir(home, { recursive: true });
  const made = await mkdtemp(join(home, 'made-'));
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(join(made, basename(path)), contents)));
  await note(home, { folder: basename(made), made: statesOf(await filesOf(metafile), begun) });
  await removeOld(home, made);
  return basename(made);
}

/** What it was made from; also what says which file a name stands for, and how it is made. */
async function filesOf({ inputs }) {
  const scripts = ['bundle', 'compile', 'programs'].map((name) => `scripts/${name}.mjs`);
  const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}/package.json`);
  return [...new Set([...Object.keys(inputs), ...packages, ...scripts])];
}

/** A file that was written meanwhile is not known to be the one that was read. */
function statesOf(files, begun) {
  return Object.fromEntries(
    files.map((file) => {
      const path = join(root, file);
      return [file, statSync(path).mtimeMs < begun ? stateOf(path) : 'written meanwhile'];
    }),
  );
}

async function note(home, latest) {
  const file = join(home, `latest.json.${process.pid}`);
  await writeFile(file, JSON.stringify(latest));
  await rename(file, join(home, 'latest.json'));
}

async function removeOld(home, current) {
  for (const name of await readdir(home)) {
    const path = join(home, name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (path !== current && name !== 'latest.json' && written < Date.now() - A_DAY) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
