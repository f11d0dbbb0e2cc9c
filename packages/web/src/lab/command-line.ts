import { type Contestant, type Match, shortSeed } from '@provincia/arena/results';

/** What to type for the same games; a text of your own has to be saved as a file first. */
export function commandOf({ players, kingdom, seed }: Match, games: number): string {
  const names = players.map((player, i) => nameOf(player, i + 1));
  const options = ['--games', games, '--seed', shortSeed(seed), '--kingdom', kingdom.join(',')];
  return ['npx provincia sim', ...names, ...options].join(' ');
}

function nameOf(player: Contestant, number: number): string {
  if ('id' in player) return player.id;
  return 'level' in player ? player.level : `mine-${number}.yaml`;
}
