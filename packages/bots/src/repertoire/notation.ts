import { parseCondition } from '../strategy/condition.ts';
import { written } from '../strategy/expression.ts';
import { type Line, planWith, type Strategy } from '../strategy/strategy.ts';

/** A plan of a repertoire: how often it is played, and its results against each plan of the repertoire, in their order. */
export interface MixedPlan {
  readonly strategy: Strategy;
  readonly weight: number;
  readonly results: readonly number[];
}

/** The plans that are worth knowing in a kingdom. Nobody who keeps to one of them can exploit the mixture. */
export type Repertoire = readonly MixedPlan[];

const lists = ['buy', 'gain', 'trash', 'play'] as const;

/** In one line, as repertoires are kept: JSON, with the conditions as people write them. */
export function writtenRepertoire(repertoire: Repertoire): string {
  return JSON.stringify(
    repertoire.map(({ strategy, weight, results }) => ({
      weight: rounded(weight),
      results: results.map(rounded),
      ...Object.fromEntries(
        lists.filter((list) => strategy[list].length > 0).map((list) => [list, writtenLines(strategy[list])]),
      ),
    })),
  );
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function writtenLines(lines: readonly Line[]): string {
  return lines.map(({ card, when }) => (when === null ? card : `${card}: ${written(when)}`)).join('; ');
}

type KeptPlan = { readonly weight: number; readonly results: readonly number[] } & Partial<
  Record<(typeof lists)[number], string>
>;

/** The repertoire that was written so. Throws if it was not. */
export function readRepertoire(line: string): Repertoire {
  return (JSON.parse(line) as KeptPlan[]).map(({ weight, results, ...kept }) => {
    const [buy, gain, trash, play] = lists.map((list) => readLines(kept[list] ?? ''));
    return { strategy: planWith({ buy, gain, trash, play }), weight, results };
  });
}

function readLines(text: string): Line[] {
  if (text === '') return [];
  return text.split('; ').map((line) => {
    const end = line.indexOf(':');
    if (end < 0) return { card: line, when: null };
    return { card: line.slice(0, end), when: parseCondition(line, end + 1, line.length) };
  });
}
