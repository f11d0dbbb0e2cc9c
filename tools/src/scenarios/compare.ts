import type { Game } from '@provincia/engine';
import { pointsOf } from '@provincia/engine/internals';
import { seatNames } from '@provincia/position/schema';
import type { Then } from './scenario.ts';

/** Everything the scenario names and the game has otherwise. */
export function compare(game: Game, then: Then): string[] {
  const { table, decision, outcome } = game;
  const { state, layout } = table;
  const found: string[] = [];
  const same = (what: string, expected: unknown, actual: unknown) => {
    if (expected === undefined || JSON.stringify(expected) === JSON.stringify(actual)) return;
    found.push(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`);
  };
  const sameCards = (what: string, expected: readonly string[] | undefined, cards: readonly number[]) =>
    same(what, expected && [...expected].sort(), table.names(cards).sort());

  for (const [i, name] of seatNames.entries()) {
    const expected = then[name];
    if (expected === undefined) continue;
    const player = table.players[i];
    if (player === undefined) {
      found.push(`there is no ${name} in this game`);
      continue;
    }
    sameCards(`${name} hand`, expected.hand, player.zones.hand);
    same(`${name} deck`, expected.deck, table.names([...player.zones.deck].reverse()));
    sameCards(`${name} discard`, expected.discard, player.zones.discard);
    sameCards(`${name} play`, expected.play, player.zones.play);
    same(`${name} vp`, expected.vp, pointsOf(player));
  }
  for (const [id, expected] of Object.entries(then.supply)) {
    const pile = layout.piles.find((one) => one.id === id);
    if (pile === undefined) {
      found.push(`there is no pile ${id} in this game`);
      continue;
    }
    const left = state.left[pile.index];
    const cards = state.supply.slice(pile.start, pile.start + left).reverse();
    same(`supply ${id}`, expected, typeof expected === 'number' ? left : table.names(cards));
  }
  sameCards('trash', then.trash, state.trash);
  same('actions', then.actions, state.turn.actions);
  same('buys', then.buys, state.turn.buys);
  same('coins', then.coins, state.turn.coins);
  same('turn', then.turn, seatNames[state.turn.owner]);
  same('phase', then.phase, table.library.phases[state.turn.phase].name);
  same('asked', then.asked, decision === null ? 'nobody' : seatNames[decision.player]);
  same('over', then.over, state.over);
  if (then.winners !== undefined) {
    const winners = state.over ? outcome.winners.map((seat) => seatNames[seat]) : [];
    same('winners', [...then.winners].sort(), winners);
  }
  return found;
}
