import { library } from '@provincia/cards';
import { Game } from '@provincia/engine';
import { type Measured, measure, ofCosts, time } from './measure.ts';
import { type Recorded, recordGames } from './recorded.ts';

export interface Resuming {
  /** Microseconds per answer. */
  readonly all: Measured;
  /** The same of the questions in the middle of a card alone, by the clock, one by one. */
  readonly midCard: Measured;
  readonly decisions: number;
  readonly midCardDecisions: number;
}

const GAMES = 20;

/** Whole games through `Game.answer`; setting them up is not timed. */
export function measureResuming(seconds: number): Resuming {
  const games = recordGames(2, GAMES);
  const decisions = games.reduce((sum, { answers }) => sum + answers.length, 0);
  const all = measure(seconds, () => {
    const started = games.map(start);
    const playAll = () => {
      for (let i = 0; i < GAMES; i++) playOn(started[i], games[i]);
    };
    return (time(playAll) * 1000) / decisions;
  });
  const batches = measure(seconds / 4, () => games.flatMap((game) => timeMidCard(start(game), game)));
  return {
    all: ofCosts(all),
    midCard: ofCosts(batches.flat()),
    decisions,
    midCardDecisions: batches[0].length,
  };
}

function start({ setup }: Recorded): Game {
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  return started.value.game;
}

function playOn(game: Game, { answers }: Recorded): void {
  for (const picks of answers) answer(game, picks);
  if (game.decision !== null) throw new Error('The recorded game stops before its end.');
}

/** How long each answer in the middle of a card took: too short for anything but the clock. */
function timeMidCard(game: Game, { answers }: Recorded): number[] {
  const times: number[] = [];
  for (const picks of answers) {
    const isMidCard = game.decision?.source !== null;
    const begin = performance.now();
    answer(game, picks);
    if (isMidCard) times.push((performance.now() - begin) * 1000);
  }
  return times;
}

function answer(game: Game, picks: readonly string[]): void {
  const { decision } = game;
  if (decision === null) throw new Error('The recorded game continues after its end.');
  const result = game.answer(decision.player, { index: decision.index, picks });
  if (!result.ok) throw new Error(result.problem.message);
}
