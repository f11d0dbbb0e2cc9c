// The types of the libraries, for those who use them from TypeScript.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { manifestIn } from './manifest.mjs';

/** Writes the declarations of all libraries at once, for they need those of each other: into `<folder>/<name>/src`. */
export function declare(names, { root, folder }) {
  mkdirSync(folder, { recursive: true });
  const packages = join(root, 'packages');
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: packages,
      outDir: folder,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: names.map((name) => join(packages, name, 'src')),
    exclude: [join(packages, '*/src/**/*.test.ts'), join(packages, '*/src/**/testing.ts')],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', file], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the libraries cannot be written:\n${stdout}`);
  for (const name of names) installable(join(folder, name, 'src'), manifestIn(join(packages, name)));
}

/** Sources name each other by their files, or by a name of their package. What is installed has neither. */
function installable(folder, { imports = {} }) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const text = readFileSync(file, 'utf8')
      .replaceAll(/(['"])(#[^'"]+)\1/g, (_, quote, name) => {
        const source = relative(dirname(entry), imports[name].default.replace('./src/', ''));
        return `${quote}./${source}${quote}`;
      })
      .replaceAll(/(['"])(\.{1,2}\/[^'"]*)\.ts\1/g, '$1$2.js$1');
    writeFileSync(file, text);
  }
}
