import { type Contestant, type Match, shortSeed } from '@provincia/arena/results';
import { lotsFor } from '../kingdoms/by-the-rules.ts';
import { pilesOf } from '../kingdoms/piles.ts';

/** What to type for the same games; a text of your own has to be saved as a file first. */
export function commandOf({ players, kingdom, seed }: Match, games: number): string {
  const names = players.map((player, i) => nameOf(player, i + 1));
  const options = ['--games', games, '--seed', shortSeed(seed), '--kingdom', kingdom.join(',')];
  // By the rules the seed might decide otherwise.
  const isChance = lotsFor('colonies', pilesOf(kingdom)) > 0 && !kingdom.includes('colony');
  const colonies = isChance ? ['--colonies', 'without'] : [];
  return ['npx provincia sim', ...names, ...options, ...colonies].join(' ');
}

function nameOf(player: Contestant, number: number): string {
  if ('id' in player) return player.id;
  return 'level' in player ? player.level : `mine-${number}.yaml`;
}
