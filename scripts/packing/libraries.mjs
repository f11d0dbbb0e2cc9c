// The packages for programs of others: each as JavaScript with maps, and its types.
import { copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { bundle, portable } from '../bundle.mjs';
import { manifestIn, published } from './manifest.mjs';
import { declare } from './types.mjs';

/** By their folders. What one of them needs is among them. */
export const libraries = ['engine', 'cards', 'protocol', 'catalog', 'bots'];

/** What only the tools of the project may use. */
const INTERNAL = './internals';

/** Puts all libraries as they are installed into `<folder>/<name>`. */
export async function stageLibraries({ root, folder }) {
  const types = join(folder, 'types');
  declare(libraries, { root, folder: types });
  for (const name of libraries) {
    await stage(name, { root, target: join(folder, name), types: join(types, name, 'src') });
  }
}

async function stage(name, { root, target, types }) {
  const source = join(root, 'packages', name);
  const dist = join(target, 'dist');
  const ours = manifestIn(source);
  const exported = exportsOf(ours);
  const { outputFiles } = await bundle({
    entries: Object.fromEntries(
      Object.values(exported)
        .filter(isSource)
        .map((file) => [nameOf(file), join(source, file)]),
    ),
    folder: dist,
    placeOf: (path) => copied(path, { source, target }),
    isOurs: () => false,
  });
  mkdirSync(dist, { recursive: true });
  for (const file of outputFiles) {
    const { path, contents } = portable(file, dist);
    writeFileSync(path, contents);
  }
  cpSync(types, join(dist, 'types'), { recursive: true });
  for (const file of Object.values(exported).filter((one) => !isSource(one)))
    copyShared(file, { source, target });
  for (const [from, file] of [
    [source, 'README.md'],
    [root, 'LICENSE'],
  ]) {
    copyFileSync(join(from, file), join(target, file));
  }
  const manifest = {
    ...published(ours, manifestIn(root)),
    exports: Object.fromEntries(Object.entries(exported).map(([key, file]) => [key, offered(file)])),
    dependencies: ours.dependencies,
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The sources and files that others may use, by the names that they have for them. */
function exportsOf({ exports }) {
  const all = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== INTERNAL));
}

function isSource(file) {
  return file.endsWith('.ts');
}

/** `./src/rulebook/index.ts` is `rulebook`. */
function nameOf(file) {
  const path = file.replace('./src/', '').replace(/\.ts$/, '');
  return basename(path) === 'index' && path !== 'index' ? dirname(path) : path;
}

function offered(file) {
  if (!isSource(file)) return file;
  const types = file.replace('./src/', './dist/types/').replace(/\.ts$/, '.d.ts');
  return { types, default: `./dist/${nameOf(file)}.js` };
}

/** Files that are read at run time go along. */
function copied(path, { source, target }) {
  const place = join(target, relative(source, path));
  cpSync(path, place, { recursive: true });
  return relative(join(target, 'dist'), place);
}

/** Files that others read, `*` being any name. */
function copyShared(file, { source, target }) {
  const [before, after] = file.split('*');
  const found = readdirSync(join(source, before), { recursive: true, withFileTypes: true });
  for (const entry of found.filter((one) => one.isFile())) {
    const path = relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (path.endsWith(after)) cpSync(join(source, path), join(target, path));
  }
}
