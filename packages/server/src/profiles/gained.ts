import { library } from '@provincia/cards';
import { Game, type GameEvent } from '@provincia/engine';
import { inSlices } from '../slices.ts';

/** For each seat the piles of the kingdom of which it gained a card, however that came about. */
export type Gained = readonly ReadonlySet<string>[];

/** Of a mixed pile it is all the same which card lay on top. */
const pileOf = new Map(library.piles.flatMap((pile) => pile.kinds.map((kind) => [kind.id, pile.id])));

/** Plays the answers that count once more: what was undone leaves no trace. */
export async function gainedIn(setup: unknown, answers: readonly (readonly string[])[]): Promise<Gained> {
  const begun = Game.start(library, setup);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  const { game, events } = begun.value;
  const { kingdom, players } = game.setup;
  const gained = Array.from({ length: players }, () => new Set<string>());
  const note = (event: GameEvent) => {
    if (event.type !== 'gain') return;
    for (const card of event.cards) {
      const pile = pileOf.get(card) ?? card;
      if (kingdom.includes(pile)) gained[event.player].add(pile);
    }
  };
  events.forEach(note);
  await inSlices(answers, (picks) => {
    const { decision } = game;
    if (decision === null) throw new RangeError('there is an answer after the end');
    const answered = game.answer(decision.player, { index: decision.index, picks });
    if (!answered.ok) throw new RangeError(answered.problem.message);
    answered.value.forEach(note);
  });
  return gained;
}
