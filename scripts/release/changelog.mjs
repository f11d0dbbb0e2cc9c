// Reads CHANGELOG.md as Keep a Changelog has it: "## [Unreleased]" first, then a heading for each version, newest first.

const UNRELEASED = '## [Unreleased]';
const HEADING = /^## \[(?<version>[^\]]+)\](?: - (?<date>\S+))?$/gm;

/** The versions that were released, newest first, with their dates. */
export function releasesIn(changelog) {
  return [...changelog.matchAll(HEADING)]
    .map(({ groups }) => groups)
    .filter(({ version }) => version !== 'Unreleased');
}

/** What is written under "Unreleased" becomes a version of this date, and there is room for what comes next. */
export function withRelease(changelog, version, date) {
  if (notesOf(changelog, 'Unreleased') === '')
    throw new Error('CHANGELOG.md says nothing under "Unreleased".');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`);
}

/** What changed in a version, without its heading. */
export function notesOf(changelog, version) {
  const headings = [...changelog.matchAll(HEADING)];
  const at = headings.findIndex(({ groups }) => groups.version === version);
  if (at < 0) throw new Error(`CHANGELOG.md has no heading "## [${version}]".`);
  const begin = headings[at].index + headings[at][0].length;
  return changelog.slice(begin, headings[at + 1]?.index).trim();
}
