import type { Bot, Game, GameEvent } from '@provincia/engine';

/** So that others see something of a long row of turns of bots alone: so many answers, or so many milliseconds. */
const MOST_ANSWERS = 200;
const LONGEST = 1000;

/** What bots answered, one decision after another, and what happened. */
export interface BotAnswers {
  readonly answers: readonly (readonly string[])[];
  readonly events: readonly GameEvent[];
}

/** Lets the bots answer in a game until somebody else is asked or it is enough. `bots` has null for the other seats. */
export function answerForBots(game: Game, bots: readonly (Bot | null)[]): BotAnswers {
  const answers: (readonly string[])[] = [];
  const events: GameEvent[] = [];
  const end = performance.now() + LONGEST;
  for (let { decision } = game; decision !== null; decision = game.decision) {
    const { player, index } = decision;
    const bot = bots[player];
    if (bot === null) break;
    const picks = bot(decision, game.view(player)).map(({ label }) => label);
    const result = game.answer(player, { index, picks });
    if (!result.ok) throw new RangeError(`a bot gave an answer that is none: ${result.problem.message}`);
    answers.push(picks);
    events.push(...result.value);
    if (answers.length >= MOST_ANSWERS || performance.now() >= end) break;
  }
  return { answers, events };
}
