// Makes a release: npm run release -- 0.2.0
// Sets the version everywhere, dates what CHANGELOG.md says under "Unreleased", commits and tags that, and builds the
// packages and the notes into release/. Nothing leaves this machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notesOf, withRelease } from './changelog.mjs';
import { canFollow, read, setVersion } from './versions.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'release');
const changelogFile = join(root, 'CHANGELOG.md');
const run = (program, ...args) =>
  execFileSync(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

const [version, ...rest] = process.argv.slice(2);
const { version: last } = read(root, 'package.json');
if (version === undefined || rest.length > 0) fail('Say which version: npm run release -- 0.2.0');
if (!canFollow(version, last))
  fail(`${version} cannot follow ${last}. A version is written as 1.2.3 and greater than the last one.`);
if (String(run('git', 'status', '--porcelain')).trim() !== '')
  fail('There are changes that are not committed. Commit them first.');

const date = new Date().toISOString().slice(0, 10);
const changelog = withRelease(readFileSync(changelogFile, 'utf8'), version, date);
setVersion(root, version);
writeFileSync(changelogFile, changelog);
run('npm', 'install', '--package-lock-only', '--ignore-scripts');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
run(process.execPath, 'scripts/pack.mjs', folder);
const notes = join(folder, `notes-${version}.md`);
writeFileSync(notes, `${notesOf(changelog, version)}\n`);

// Only what could be packed is committed.
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--file', notes, '--cleanup=whitespace');
console.log(`Release ${version} is committed and tagged, and its packages and notes are in release/.
To publish it: run npm test, push the commit with its tag, attach the files to the release on the repository's page,
and npm publish each package.`);
