import { kingdomOf, shapeOf } from '@provincia/bots';
import { refusal, type Value } from '@provincia/command';
import { rulesVersion } from '@provincia/engine';
import { didYouMean } from './nearest.ts';

const ways = ['rules', 'with', 'without'] as const;

/** Whether Platinum and Colony are used; undefined if the rules decide. */
export function coloniesOption(value: Value = 'rules'): boolean | undefined {
  const way = ways.find((name) => name === value);
  if (way !== undefined) return way === 'rules' ? undefined : way === 'with';
  const typed = String(value);
  throw refusal('colonies', { ways: { words: ways, join: 'or' }, typed }, ...didYouMean(typed, ways));
}

/**
 * The same kingdom with Platinum and Colony if they are used, and without them if not: as was said or named, else as the
 * rules say. Where these leave it to chance the seed decides, once for all games of a run.
 */
export function settledKingdom(
  named: readonly string[],
  seed: string,
  said: boolean | undefined,
): readonly string[] {
  const { kingdom, players, colonies: areNamed } = shapeOf(named, 2);
  const colonies = said ?? (areNamed || undefined);
  return kingdomOf({
    rules: rulesVersion,
    seed,
    players,
    kingdom,
    ...(colonies !== undefined && { colonies }),
  });
}
