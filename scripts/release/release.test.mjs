import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { notesOf, releasesIn, withRelease } from './changelog.mjs';
import { canFollow, manifestsIn, ownDependencies, read, setVersion } from './versions.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = read(root, 'package.json');

describe('this project', () => {
  test('has one version in all its packages, and they ask for each other in it', () => {
    for (const path of manifestsIn(root)) {
      const manifest = read(root, path);
      expect(manifest.version, path).toBe(version);
      for (const [name, wanted] of ownDependencies(manifest))
        expect(wanted, `${path}: ${name}`).toBe(version);
    }
  });

  test('says in the changelog what the newest release is', () => {
    const releases = releasesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
    expect(releases[0].version).toBe(version);
    for (const { date } of releases) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const [i, { version }] of releases.slice(0, -1).entries()) {
      expect(canFollow(version, releases[i + 1].version)).toBe(true);
    }
  });
});

describe('a release', () => {
  const before =
    '# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A door.\n\n## [1.0.0] - 2020-01-01\n\nFirst.\n';

  test('takes what was unreleased, and leaves room for what comes next', () => {
    const after = withRelease(before, '1.1.0', '2020-02-02');
    expect(notesOf(after, '1.1.0')).toBe('### Fixed\n\n- A door.');
    expect(notesOf(after, 'Unreleased')).toBe('');
    expect(notesOf(after, '1.0.0')).toBe('First.');
    expect(() => withRelease(after, '1.2.0', '2020-03-03')).toThrow('says nothing under "Unreleased"');
    expect(() => notesOf(after, '2.0.0')).toThrow('has no heading "## [2.0.0]"');
  });

  test.each([
    ['1.2.4', '1.2.3', true],
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['1.2.3', '1.2.3', false],
    ['1.2.2', '1.2.3', false],
    ['1.1.9', '1.2.0', false],
    ['1.3', '1.2.0', false],
    ['v1.3.0', '1.2.0', false],
    ['1.3.0-beta.1', '1.2.0', true],
    ['1.2.0-beta.1', '1.2.0', false],
  ])('%s after %s: %s', (next, last, expected) => {
    expect(canFollow(next, last)).toBe(expected);
  });

  test('sets the version in every package and in what they ask of each other, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'provincia-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (path, manifest) => writeFileSync(join(folder, path), JSON.stringify(manifest));
    mkdirSync(join(folder, 'packages/a'), { recursive: true });
    mkdirSync(join(folder, 'tools'));
    write('package.json', { name: 'whole', version: '1.0.0', workspaces: ['packages/*', 'tools'] });
    write('packages/a/package.json', {
      version: '1.0.0',
      dependencies: { '@provincia/b': '1.0.0', c: '1.0.0' },
    });
    write('tools/package.json', { version: '1.0.0', devDependencies: { '@provincia/a': '1.0.0' } });
    setVersion(folder, '1.1.0');
    expect(manifestsIn(folder).map((path) => read(folder, path))).toEqual([
      { name: 'whole', version: '1.1.0', workspaces: ['packages/*', 'tools'] },
      { version: '1.1.0', dependencies: { '@provincia/b': '1.1.0', c: '1.0.0' } },
      { version: '1.1.0', devDependencies: { '@provincia/a': '1.1.0' } },
    ]);
  });
});
