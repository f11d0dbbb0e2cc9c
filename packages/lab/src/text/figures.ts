/** How numbers read. */

/** 100,000. */
export function grouped(number: number): string {
  return number.toLocaleString('en');
}

/** A share as a percentage with one decimal: 60.1. */
export function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** "1 game", "10,000 games". */
export function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** How long it took. */
export function speedText(run: { games: number; seconds: number; gamesPerSecond: number }): string {
  const { games, seconds, gamesPerSecond } = run;
  return `${plural(games, 'game')} in ${seconds.toFixed(1)} s; ${plural(gamesPerSecond, 'game')} per second.`;
}
