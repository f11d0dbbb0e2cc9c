/**
 * A version of the rules. A game keeps the one it began with, because the same answers are another game by another one.
 * What to do when a ruling changes is in docs/rules-versions.md.
 */
export interface RulesVersion {
  readonly version: number;
  /**
   * Whether this program plays by it. One that is `ending` is still played, and servers store what they need to be without
   * it; one that is `retired` is not known any more.
   */
  readonly status: 'played' | 'ending' | 'retired';
  /** What is different from the version before: a sentence for each change, under the name by which the rules ask for it. */
  readonly changes: Readonly<Record<string, string>>;
}

/** All there have been, the newest last. */
const versions = [
  { version: 1, status: 'played', changes: {} },
  {
    version: 2,
    status: 'played',
    changes: {
      'treasure-users-first':
        'Who plays all treasures at once plays those first that do something with others, such as Counterfeit. Before, the order followed from where the cards were in the hand.',
    },
  },
] as const satisfies readonly RulesVersion[];

type ChangesOf<V> = V extends { readonly changes: infer Changes } ? keyof Changes : never;
/** The name of a change of the rules. */
export type RulesChange = ChangesOf<(typeof versions)[number]>;

export const rulesVersions: readonly RulesVersion[] = versions;

/** By which new games are played. */
export const rulesVersion: number = versions[versions.length - 1].version;

const changesUpTo = new Map(
  versions.map(({ version }) => {
    const before = versions.filter((one) => one.version <= version);
    return [
      version as number,
      new Set(before.flatMap(({ changes }) => Object.keys(changes) as RulesChange[])),
    ];
  }),
);

/** What has changed since the first version, in a game of this one. */
export function changesIn(version: number): ReadonlySet<RulesChange> {
  const changes = changesUpTo.get(version);
  if (changes === undefined) throw new RangeError(`there is no rules version ${version}`);
  return changes;
}

/** Why a game of this version cannot be played. */
export type RulesProblem = 'rules' | 'newer-rules' | 'retired-rules';

/** Null if it can be. Takes anything. */
export function rulesProblem(
  version: unknown,
  known: readonly RulesVersion[] = rulesVersions,
): RulesProblem | null {
  const found = known.find((one) => one.version === version);
  if (found !== undefined) return found.status === 'retired' ? 'retired-rules' : null;
  const newest = known[known.length - 1].version;
  return Number.isSafeInteger(version) && (version as number) > newest ? 'newer-rules' : 'rules';
}
