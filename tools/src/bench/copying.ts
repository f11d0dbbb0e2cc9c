import { copyState, type State } from '@provincia/engine/internals';
import { type Measured, measure, ofCosts, time } from './measure.ts';
import { recordGames, replay } from './recorded.ts';

const GAMES = 32;
const ROUNDS = 100;

/** Copying the state of a game half played, in nanoseconds. */
export function measureCopying(players: number, seconds: number): Measured {
  const states = recordGames(players, GAMES).map(
    (game) => replay(game, game.answers.length >> 1).table.state,
  );
  const copies: State[] = [];
  const copyAll = () => {
    for (let round = 0; round < ROUNDS; round++) {
      // Kept, so that no copy can be left out as unused.
      for (let i = 0; i < GAMES; i++) copies[i] = copyState(states[i]);
    }
  };
  return ofCosts(measure(seconds, () => (time(copyAll) * 1e6) / (GAMES * ROUNDS)));
}
