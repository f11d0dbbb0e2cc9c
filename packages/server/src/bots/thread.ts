import { makeLevels } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Game, type Setup } from '@provincia/engine';

/** A game up to now, and which seats are played by which level. */
export interface BotTask {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  readonly levels: readonly (string | null)[];
}

/** So that the others see something of a long row of turns of bots alone. */
const MOST_ANSWERS = 200;

const levels = makeLevels();

/** The answers of bots, one after another, until a person is asked or the game is over: what the pool calls in a thread. */
export function playOn({ setup, answers, levels: names }: BotTask): string[][] {
  const replayed = Game.replay(library, setup, answers);
  if (!replayed.ok) throw new RangeError(replayed.problem.message);
  const game = replayed.value;
  const bots = names.map((name) => (name === null ? null : botOf(name, setup)));
  const given: string[][] = [];
  while (game.decision !== null && given.length < MOST_ANSWERS) {
    const { decision } = game;
    const bot = bots[decision.player];
    if (bot === null) break;
    const picks = [...bot(decision, game.view(decision.player))];
    const result = game.answer(decision.player, { seq: decision.seq, picks });
    if (!result.ok) throw new RangeError(`a bot gave an answer that is none: ${result.problem.message}`);
    given.push(picks);
  }
  return given;
}

function botOf(name: string, { kingdom, players }: Setup): Bot {
  const level = levels.get(name);
  if (level === undefined) throw new RangeError(`there is no level "${name}"`);
  return level(kingdom, players);
}
