// The package with the command: all programs, compiled, with the files that they read, such as the web client.
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle, portable } from '../bundle.mjs';
import { nameOf, programs } from '../programs.mjs';
import { manifestIn, published } from './manifest.mjs';

const HOME = 'packages/provincia';

/** Puts the package as it is installed into the folder. */
export async function stageCommand({ root, folder }) {
  const dist = join(folder, 'dist');
  const { outputFiles, metafile } = await bundle({
    entries: Object.fromEntries([...programs.values()].map((source) => [nameOf(source), join(root, source)])),
    folder: dist,
    placeOf: (path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      const source = programs.get(file);
      if (source !== undefined) return `./${nameOf(source)}.js`;
      // It would look for the sources.
      if (file.includes('/bin/')) throw new Error(`${file} is missing in scripts/programs.mjs.`);
      return copied(path, { root, dist });
    },
  });
  mkdirSync(dist, { recursive: true });
  for (const file of outputFiles) {
    const { path, contents } = portable(file, dist);
    writeFileSync(path, contents);
  }
  copyFileSync(join(root, HOME, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const ours = manifestIn(join(root, HOME));
  const manifest = {
    ...published(ours, manifestIn(root)),
    bin: { [ours.name]: `dist/${nameOf(`${HOME}/src/provincia.ts`)}.js` },
    exports: { './package.json': './package.json' },
    dependencies: dependenciesOf(metafile, root),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Files that are read at run time go along, each by where it is among the packages. */
function copied(path, { root, dist }) {
  const place = join('files', relative(join(root, 'packages'), path));
  cpSync(path, join(dist, place), { recursive: true });
  return place;
}

/** The libraries of those packages that are part of the programs. */
function dependenciesOf({ inputs }, root) {
  const parts = new Set(Object.keys(inputs).map((input) => /^packages\/([^/]+)\//.exec(input)?.[1]));
  const asked = [...parts].flatMap((name) =>
    name === undefined ? [] : Object.entries(manifestIn(join(root, 'packages', name)).dependencies ?? {}),
  );
  const libraries = asked.filter(([name]) => !name.startsWith('@provincia/'));
  return Object.fromEntries(libraries.sort(([a], [b]) => a.localeCompare(b)));
}
