import { Knowledge } from '@provincia/course';
import { eventFor, Game, type SavedGame } from '@provincia/engine';
import { copyState, type State, type Table } from '@provincia/engine/internals';
import type { Dice } from '../dice.ts';
import { shuffleHidden } from '../hidden-cards.ts';
import { difference } from '../same.ts';
import type { Picks } from '../stop.ts';
import type { Check } from './index.ts';

type Layout = Table['layout'];

/** The game before an answer, whose turn it was to answer, and what they knew. */
interface Before {
  readonly save: SavedGame;
  readonly seat: number;
  readonly known: Knowledge;
  readonly answers: number;
}

/** What can be undone freely has told nobody anything that the one who undoes it did not know before. */
export function undone(): Check {
  let before: Before | null = null;
  return ({ game, answers, events, dice, thorough, before: { save } }) => {
    const last = before;
    const { decision } = game;
    before =
      decision === null
        ? null
        : {
            save,
            seat: decision.player,
            known: new Knowledge(game, decision.player),
            answers: answers.length,
          };
    if (last === null || last.answers !== answers.length - 1 || last.known.isExceededBy(game, events))
      return null;
    for (let tries = thorough ? 20 : 1; tries > 0; tries--) {
      const learned = learnedFrom(answers[answers.length - 1], last, game, dice);
      if (learned !== null) return `${learned}, and yet the answer can be undone freely`;
    }
    return null;
  };
}

/**
 * What is known after an answer and was not before, as a sentence; null if nothing is. All that is hidden from the
 * seat is dealt in another way: if it saw the same up to then, it sees the same after the answer, and nobody is shown
 * anything else.
 */
export function learnedFrom(
  picks: Picks,
  { save: { setup, checkpoint, answers }, seat }: Pick<Before, 'save' | 'seat'>,
  { table }: Game,
  dice: Dice,
): string | null {
  const otherwise = dealtOtherwise(checkpoint, seat, table.layout, dice);
  const real = Game.resume({ setup, checkpoint, answers: [] }, table);
  const other = Game.resume({ setup, checkpoint: otherwise, answers: [] }, table);
  for (const given of answers) {
    // Where they differ already, it is not a deal that the seat could have believed in.
    const [was, would] = [outcomeOf(real, given), outcomeOf(other, given)];
    const seen = [was, would].map((events) => events?.map((event) => eventFor(event, seat)));
    if (difference([seen[0], sightOf(real, seat)], [seen[1], sightOf(other, seat)], '') !== null) return null;
  }
  const told = { events: outcomeOf(real, picks), ...sightOf(real, seat) };
  const wouldBe = { events: outcomeOf(other, picks), ...sightOf(other, seat) };
  const differs = difference(told, wouldBe, 'what came of it');
  return differs && `seat ${seat} has learned something: with other hidden cards ${differs}`;
}

/** Everybody has seen what went onto their own discard pile. */
function dealtOtherwise(state: State, seat: number, layout: Layout, dice: Dice): State {
  const otherwise = copyState(state);
  shuffleHidden(otherwise, layout, seat, dice);
  const { deck, discard } = state.seats[seat];
  otherwise.seats[seat].deck = dice.shuffle([...deck]);
  otherwise.seats[seat].discard = [...discard];
  return otherwise;
}

function outcomeOf(game: Game, picks: Picks) {
  const { player, index } = game.decision ?? { player: 0, index: 0 };
  const result = game.answer(player, { index, picks });
  return result.ok ? result.value : null;
}

function sightOf(game: Game, seat: number) {
  const { decision } = game;
  return {
    decision: decision?.player === seat ? decision : decision?.player,
    view: game.view(seat).toJSON(),
  };
}
