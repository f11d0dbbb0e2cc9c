import { library } from '@provincia/cards';
import { Game, type GameEvent, type OpenDecision, pack, type State, unpack } from '@provincia/engine';
import { copyState } from '@provincia/engine/internals';
import { difference } from '../same.ts';
import type { Stop } from '../stop.ts';
import type { Check } from './index.ts';

interface Passed {
  readonly state: State;
  readonly decision: OpenDecision | null;
  readonly events: readonly GameEvent[];
}

/**
 * Setup and answers are the whole game. To replay at every decision would take time with the square of the length, so
 * it is done where the game is left and at a few random points before. Nothing is lost by that: a replay is compared
 * at every decision on its way, so it is the replay of all its beginnings too.
 */
export function replayed(): Check {
  const passed: Passed[] = [];
  return (stop) => {
    const { state, decision } = stop.before;
    passed.push({ state, decision, events: stop.events });
    return stop.last || stop.dice.chance(0.001) ? (stepByStep(stop, passed) ?? atOnce(stop)) : null;
  };
}

function stepByStep({ game: { setup }, answers }: Stop, passed: readonly Passed[]): string | null {
  const started = Game.start(library, setup);
  if (!started.ok) return `the setup is refused: ${started.problem.message}`;
  const { game } = started.value;
  let { events }: { events: readonly GameEvent[] } = started.value;
  for (let index = 0; ; index++) {
    const { decision } = game;
    const differs = difference(passed[index], { state: game.table.state, decision, events }, 'replay');
    if (differs !== null) return `at decision ${index} ${differs}`;
    if (index === answers.length) return null;
    const result = game.answer(decision?.player, { index: decision?.index, picks: answers[index] });
    if (!result.ok) return `the replay refuses answer ${index}: ${result.problem.message}`;
    events = result.value;
  }
}

/** The same out of a packed game, in one go. */
function atOnce({ game: { setup }, answers, before }: Stop): string | null {
  const packed = unpack(pack(setup, answers));
  if (!packed.ok) return `the packed game cannot be read: ${packed.problem.message}`;
  const replay = Game.replay(library, packed.value.setup, packed.value.answers);
  if (!replay.ok) return `Game.replay refuses: ${replay.problem.message}`;
  return difference(before.state, copyState(replay.value.table.state), 'Game.replay');
}
