import { library } from '@provincia/cards';
import { Game, rulesVersion, type Setup, Simulation } from '@provincia/engine';
import { actionBot } from './action-bot.ts';
import { seedOf, withMerchant } from './kingdoms.ts';

/** A finished game: with its setup, these answers are all of it. */
export interface Recorded {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
}

/** Games of players who play many actions. */
export function recordGames(players: number, games: number): Recorded[] {
  const simulation = new Simulation(library, { players, kingdom: withMerchant });
  const bots = Array.from({ length: players }, () => actionBot);
  return Array.from({ length: games }, (_, game) => {
    const setup: Setup = {
      rules: rulesVersion,
      seed: seedOf(game),
      players,
      kingdom: withMerchant,
      first: 0,
    };
    const answers: (readonly string[])[] = [];
    simulation.play(setup.seed, bots, 0, answers);
    return { setup, answers };
  });
}

/** The game with its first answers given. */
export function replay({ setup, answers }: Recorded, count: number): Game {
  const played = Game.replay(library, setup, answers.slice(0, count));
  if (!played.ok) throw new Error(played.problem.message);
  return played.value;
}
