import { library } from '@provincia/cards';
import { Game } from '@provincia/engine';
import { expect, test } from 'vitest';
import { hintsFor } from './hints.ts';
import { careful, coachWith, playedThere } from './testing.ts';

const { assessor } = coachWith(careful);
const { setup, answers } = playedThere(['normal', 'easy'], 7);

function gameAt(step: number): Game {
  const replayed = Game.replay(library, setup, answers.slice(0, step));
  if (!replayed.ok) throw new Error(replayed.problem.message);
  return replayed.value;
}

/** The first step at which this is true. */
function stepWhere(isWanted: (game: Game) => boolean): Game {
  for (let step = 0; step < answers.length; step++) {
    const game = gameAt(step);
    if (isWanted(game)) return game;
  }
  throw new RangeError('there is no such step');
}

function hintsIn(game: Game) {
  const { decision } = game;
  if (decision === null) throw new RangeError('the game is over');
  return { decision, hints: hintsFor(assessor, game) };
}

test('up to three purchases are recommended, from the same number of games, and the first has a reason', () => {
  const { decision, hints } = hintsIn(stepWhere((game) => game.view(0).coins === 4));
  expect(hints).toHaveLength(3);
  for (const { picks, chance, games } of hints) {
    expect(decision.choices.map(({ label }) => label)).toEqual(expect.arrayContaining([...picks]));
    expect(games).toBe(careful.deals);
    expect(chance).toBeGreaterThan(0);
  }
  expect(hints[0].reason).not.toBeNull();
  expect(hints[1].reason).toBeNull();
});

test('a question of a card is answered as well', () => {
  const { decision, hints } = hintsIn(
    stepWhere(({ decision: asked }) => asked?.kind === 'pile' && asked.purpose === 'gain'),
  );
  expect(decision.source).not.toBeNull();
  expect(hints.length).toBeGreaterThan(1);
});

test('that treasures are played is no news: what can be bought with them is told with it', () => {
  const { hints } = hintsIn(gameAt(0));
  const { hints: afterwards } = hintsIn(gameAt(1));
  expect(answers[0]).toEqual(['treasures']);
  expect(hints.length).toBeGreaterThan(1);
  expect(hints.map(({ picks }) => picks)).toEqual(hints.map(() => ['treasures']));
  // The same is said once they are played.
  expect(hints.map(({ more }) => `buy ${more.join()}`)).toEqual(afterwards.map(({ picks }) => picks.join()));
  expect(hints[0].reason).toEqual(afterwards[0].reason);
});

test('where there is nothing to choose, the only thing to do is recommended', () => {
  const { hints } = hintsIn(stepWhere(({ decision }) => decision?.choices[0]?.label === 'play merchant'));
  expect(hints.map(({ picks, reason }) => [picks, reason])).toEqual([[['play merchant'], null]]);
});
