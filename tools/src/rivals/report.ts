import { shortSeed, wilson } from '@provincia/arena';
import { columns, type Outcome } from '@provincia/lab';
import type { Options } from './options.ts';

type Count = Pick<Outcome, 'wins' | 'ties' | 'losses' | 'share'>;

/** What is going to be played. */
export function announcement({ level, games, seed, names }: Options): string[] {
  const kingdoms = names.length === 1 ? '1 kingdom' : `${names.length} kingdoms`;
  return [
    `Level ${level} against strategies written for their kingdoms`,
    `${kingdoms}, ${games} games each, seats alternate, seed ${shortSeed(seed)}`,
    '',
  ];
}

/** What came of it for the level: a table with a line for each rival and one for all of them. */
export function report(names: readonly string[], outcome: Outcome): string[] {
  const { kingdoms, games, seconds } = outcome;
  return [
    ...columns([
      ['', 'won', 'lost', 'tied', 'of decided %', '95% interval'],
      ...kingdoms.map((kingdom, i) => [`${names[i]}: ${kingdom.opponent}`, ...figures(kingdom)]),
      ['overall', ...figures(outcome)],
    ]),
    '',
    `${games} games in ${seconds.toFixed(1)} s.`,
  ];
}

function figures({ wins, ties, losses, share }: Count): string[] {
  const counts = [wins, losses, ties].map(String);
  if (share === null) return [...counts, '?', '?'];
  const [low, high] = wilson(wins, wins + losses).map(hundredths);
  return [...counts, hundredths(share), `${low} to ${high}`];
}

function hundredths(share: number): string {
  return (share * 100).toFixed(1);
}
