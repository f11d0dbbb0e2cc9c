import { library } from '@provincia/cards';
import type { Course } from '@provincia/course';
import { Game } from '@provincia/engine';
import type { Event } from '@provincia/protocol';
import type { Beginnings } from '../rules/beginnings.ts';
import { inSlices } from '../slices.ts';

/** For each seat the piles of the kingdom of which it gained a card, however that came about. */
export type Gained = readonly ReadonlySet<string>[];

/** Of a mixed pile it is all the same which card lay on top. */
const pileOf = new Map(library.piles.flatMap((pile) => pile.kinds.map((kind) => [kind.id, pile.id])));

/** Of the answers that count: what was undone leaves no trace. They are played once more, or are on a tape. */
export async function gainedIn(
  beginnings: Pick<Beginnings, 'tapeOf'>,
  table: string,
  course: Course,
): Promise<Gained> {
  const { start, answers, base } = course;
  const { kingdom, players } = start.setup;
  const gained = Array.from({ length: players }, () => new Set<string>());
  const note = (event: Pick<Event, 'type' | 'player'> & { readonly cards?: readonly string[] }) => {
    if (event.type !== 'gain') return;
    for (const card of event.cards ?? []) {
      const pile = pileOf.get(card) ?? card;
      if (kingdom.includes(pile)) gained[event.player].add(pile);
    }
  };
  if (base !== null) {
    const [{ changes }] = (await beginnings.tapeOf(table, course)).seen;
    for (const { events } of changes) events.forEach(note);
    return gained;
  }
  const begun = Game.start(library, start.setup);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  const { game, events } = begun.value;
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
