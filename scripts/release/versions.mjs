// The version of the project. It stands in every package.json, because each is a package of its own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt, valid } from 'semver';

/** All package.json files of the project, the root's first, as paths from the root. */
export function manifestsIn(root) {
  const { workspaces } = read(root, 'package.json');
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)];
}

export function read(root, path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** The packages of the project that a manifest depends on, with the versions that it asks for. */
export function ownDependencies({ dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => isOwn(name));
}

/** Gives all packages this version, and lets them ask for each other in it. */
export function setVersion(root, version) {
  for (const path of manifestsIn(root)) {
    const manifest = read(root, path);
    manifest.version = version;
    for (const list of [manifest.dependencies, manifest.devDependencies]) {
      for (const name of Object.keys(list ?? {}).filter(isOwn)) list[name] = version;
    }
    writeFileSync(join(root, path), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function isOwn(name) {
  return name.startsWith('@provincia/');
}

/** Whether it is a version that can come after another one. */
export function canFollow(version, last) {
  return valid(version) === version && gt(version, last);
}
