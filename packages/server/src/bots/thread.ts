import { answerForBots, type BotAnswers } from '@provincia/arena';
import {
  type Assignment,
  asBot,
  type Depth,
  type Findings,
  type Found,
  kingdomOf,
  levelCalled,
  planFor,
} from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type SavedGame, type Setup } from '@provincia/engine';

export { advise, lastTurn } from '@provincia/coach';
export { reviewGame } from '../reviews/review-game.ts';

export type Answers = BotAnswers['answers'];

/** A game up to now, and which seats are played by which level. */
export interface BotTask {
  readonly setup: Setup;
  readonly answers: Answers;
  /** Where these answers begin, if that is not the deal. */
  readonly from?: SavedGame;
  readonly levels: readonly (string | null)[];
}

/** What a level may want to know. */
export interface ResearchTask {
  readonly assignment: Assignment;
  readonly depth: Depth;
}

/** Finds out about a kingdom: what the other pool calls. */
export function search({ assignment, depth }: ResearchTask): Found {
  return planFor(assignment, depth);
}

/** What bots answer until a person is asked or it is enough: what the pool calls in a thread. */
export function playOn({
  setup,
  answers,
  from,
  levels,
  plans,
}: BotTask & { readonly plans: Findings }): Answers {
  const replayed = Game.replay(library, setup, answers, from);
  if (!replayed.ok) throw new RangeError(replayed.problem.message);
  const kingdom = kingdomOf(setup);
  const known = new Map(plans);
  const bots = levels.map((name) =>
    name === null ? null : asBot(levelCalled(name, known)(kingdom, setup.players)),
  );
  return answerForBots(replayed.value, bots).answers;
}
