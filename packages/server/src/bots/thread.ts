import {
  type Assignment,
  asBot,
  type Depth,
  type Found,
  levelCalled,
  type Plans,
  planFor,
} from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type Setup } from '@provincia/engine';

/** A game up to now, and which seats are played by which level. */
export interface BotTask {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  readonly levels: readonly (string | null)[];
}

/** What a level may want to know. */
export interface PlanTask {
  readonly assignment: Assignment;
  readonly depth: Depth;
}

/** Finds out about a kingdom: what the other pool calls. */
export function search({ assignment, depth }: PlanTask): Found {
  return planFor(assignment, depth);
}

/** So that the others see something of a long row of turns of bots alone: so many answers, or so many milliseconds. */
const MOST_ANSWERS = 200;
const LONGEST = 1000;

/** The answers of bots, one after another, until a person is asked or it is enough: what the pool calls in a thread. */
export function playOn({ setup, answers, levels, plans }: BotTask & { readonly plans: Plans }): string[][] {
  const replayed = Game.replay(library, setup, answers);
  if (!replayed.ok) throw new RangeError(replayed.problem.message);
  const game = replayed.value;
  const { kingdom, players } = setup;
  const known = new Map(plans);
  const bots = levels.map((name) =>
    name === null ? null : asBot(levelCalled(name, known)(kingdom, players)),
  );
  const given: string[][] = [];
  const end = performance.now() + LONGEST;
  while (game.decision !== null && given.length < MOST_ANSWERS) {
    const { decision } = game;
    const bot = bots[decision.player];
    if (bot === null) break;
    const picks = bot(decision, game.view(decision.player)).map(({ label }) => label);
    const result = game.answer(decision.player, { index: decision.index, picks });
    if (!result.ok) throw new RangeError(`a bot gave an answer that is none: ${result.problem.message}`);
    given.push(picks);
    if (performance.now() >= end) break;
  }
  return given;
}
