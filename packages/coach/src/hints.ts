import { type Assessor, type Findings, kingdomOf } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type GameEvent, type OpenDecision, type SavedGame, type Setup } from '@provincia/engine';
import { cares, coachFor } from './coach.ts';
import { reasonBetween } from './reason.ts';
import type { Reason, TriedLine } from './review.ts';

/** An answer that can be recommended, with the reason why it is better than the next one. */
export interface Hint extends TriedLine {
  readonly reason: Reason | null;
}

/** A game up to the decision that somebody wants a hint for, and what is known of its kingdom. */
export interface HintTask {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  /** Where these answers begin, if that is not the deal. */
  readonly from?: SavedGame;
  readonly plans: Findings;
}

/** So many answers are shown. */
const SHOWN = 3;

/** What the one who is asked could answer: the whole work of a thread or a worker. */
export function advise({ setup, answers, from, plans }: HintTask): readonly Hint[] {
  const replayed = Game.replay(library, setup, answers, from);
  if (!replayed.ok) throw new RangeError(replayed.problem.message);
  const { assessor } = coachFor(new Map(plans), kingdomOf(setup), setup.players, cares.first);
  return hintsFor(assessor, replayed.value);
}

/** What can be answered to what is asked now, the best first; nothing where nothing can be tried out. */
export function hintsFor(assessor: Assessor, game: Game): readonly Hint[] {
  const decision = game.decision as OpenDecision;
  const { player } = decision;
  const { answers, plan, planned } = assessor.suggest(decision, game.view(player), SHOWN);
  if (answers.length === 1 && answers[0].picks[0]?.verb === 'treasures') {
    const purchase = afterTreasures(game, decision);
    if (purchase !== null) return withTreasures(purchase, hintsFor(assessor, purchase));
  }
  return answers.map(({ picks, more, sample }, i) => {
    const next = answers[i + 1];
    const isPlanned = picks.map(({ label }) => label).join() === planned.map(({ label }) => label).join();
    return {
      picks: picks.map(({ label }) => label),
      more,
      chance: sample.chances[player],
      games: sample.games,
      reason: i > 0 || next === undefined ? null : reasonBetween(next, answers[0], plan, isPlanned),
    };
  });
}

/** What can happen where treasures are played without anybody learning anything. */
const harmless: readonly GameEvent['type'][] = ['play', 'plus', 'return'];

/** That treasures are played goes without saying: what is bought with them does not. Null if it cannot be foreseen. */
function afterTreasures(game: Game, { player, index }: OpenDecision): Game | null {
  const ahead = Game.resume(game.save(), game);
  const played = ahead.answer(player, { index, picks: ['treasures'] });
  const isForeseen = played.ok && played.value.every(({ type }) => harmless.includes(type));
  return isForeseen && ahead.decision?.kind === 'phase' && ahead.decision.player === player ? ahead : null;
}

/** The same purchases before the treasures are played. Who buys nothing need not play them. */
function withTreasures({ decision }: Game, hints: readonly Hint[]): readonly Hint[] {
  return hints.map((hint) => {
    const bought = decision?.choices.find(({ label }) => label === hint.picks[0]);
    if (bought === undefined || bought.verb !== 'buy') return hint;
    return { ...hint, picks: ['treasures'], more: [bought.card, ...hint.more] };
  });
}
