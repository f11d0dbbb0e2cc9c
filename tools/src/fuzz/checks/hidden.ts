import type { Game } from '@provincia/engine';
import { copyState, Table, View } from '@provincia/engine/internals';
import { readings } from '../facade.ts';
import { passOthers, shuffleHidden } from '../hidden-cards.ts';
import { difference, notJson } from '../same.ts';
import { viewersOf } from '../stop.ts';
import type { Check } from './index.ts';

/** Shuffling what a seat cannot see leaves its view unchanged, also the view as bots read it. */
export function hidden(): Check {
  let other: Table | null = null;
  return ({ game, dice, thorough }) => {
    const { layout, state, random } = game.table;
    other ??= new Table(layout, copyState(state), random);
    // One pair of eyes each time; to read all that a bot could read takes long, so that is done seldom.
    const viewers = thorough
      ? viewersOf(game).flatMap((seat) => [seat, seat, seat])
      : [dice.pick(viewersOf(game))];
    const asBotsToo = thorough || dice.chance(0.02);
    for (const seat of viewers) {
      const before = sightOf(game.view(seat), game);
      const notPlain = asBotsToo ? notJson(before, 'the view') : null;
      if (notPlain !== null) return `${notPlain} is not JSON`;
      const shuffled = copyState(state);
      // At the end all cards are laid open and counted.
      if (!state.over) passOthers(shuffled, layout, seat, dice);
      shuffleHidden(shuffled, layout, seat, dice);
      other.restore(shuffled);
      const view = seat === null ? new View(other, null) : other.views[seat];
      const wrong =
        seesOtherwise(before, sightOf(view, game)) ?? (asBotsToo ? readsOtherwise(game, seat, view) : null);
      if (wrong !== null) return `${seat === null ? 'a spectator' : `seat ${seat}`} sees ${wrong}`;
    }
    return null;
  };
}

/** What goes to a seat: the view, and the points of all as far as it knows them. */
function sightOf(view: View, { setup }: Game) {
  return { ...view.toJSON(), points: [...Array(setup.players).keys()].map((seat) => view.points(seat)) };
}

function seesOtherwise(before: object, shuffled: object): string | null {
  const differs = difference(before, shuffled, 'view');
  return differs && `hidden cards: after shuffling them, ${differs}`;
}

function readsOtherwise(game: Game, seat: number | null, shuffled: View): string | null {
  const { players } = game.setup;
  const ids = game.table.layout.piles.map(({ id }) => id);
  const before = readings(game.view(seat), players, ids);
  for (const [reading, after] of readings(shuffled, players, ids)) {
    const differs = difference(before.get(reading), after, reading);
    if (differs !== null) return `hidden cards as a bot: after shuffling them, ${differs}`;
  }
  return null;
}
