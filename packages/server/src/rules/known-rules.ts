import { type RulesVersion, rulesProblem, rulesVersions } from '@provincia/engine';
import { Refusal } from '../refusal.ts';

/** The versions of the rules that a server knows. */
export class KnownRules {
  readonly #versions: readonly RulesVersion[];
  /** Those that a later release will not know. */
  readonly ending: readonly number[];
  readonly retired: readonly number[];
  readonly newest: number;

  constructor(versions = rulesVersions) {
    this.#versions = versions;
    const numbers = (wanted: RulesVersion['status']) =>
      versions.filter(({ status }) => status === wanted).map(({ version }) => version);
    this.ending = numbers('ending');
    this.retired = numbers('retired');
    this.newest = versions[versions.length - 1].version;
  }

  /** Whether this server can play a game of this version. */
  plays(version: number): boolean {
    return rulesProblem(version, this.#versions) === null;
  }

  /** The version by which a game goes on that was played by this one. */
  successorOf(version: number): number {
    return this.retired.includes(version) ? this.newest : version;
  }

  /** What to say of a game of a version that this server does not play. */
  refusal(version: number): Refusal {
    if (this.retired.includes(version))
      return new Refusal(
        409,
        'retired-rules',
        'This game was played by rules that this server no longer has, and it was not kept.',
      );
    return new Refusal(
      409,
      'newer-rules',
      `This game is of rules version ${version}, and this server plays versions up to ${this.newest}: it has to be updated.`,
    );
  }
}
