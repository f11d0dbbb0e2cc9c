import { copyState, Dealer, Random, Table } from '@provincia/engine/internals';
import { byKind } from '../by-kind.ts';
import { exchangeEqual, passOthers, shuffleHidden } from '../hidden-cards.ts';
import { difference } from '../same.ts';
import type { Check } from './index.ts';

/** What a seat imagines looks to it like the game, and comes of nothing that it cannot see. */
export function imagined(): Check {
  let other: Table | null = null;
  const chance = new Random('0'.repeat(32));
  const dealers: Dealer[] = [];
  return ({ game, dice }) => {
    const { layout, state, random } = game.table;
    other ??= new Table(layout, copyState(state), random);
    const seat = dice.below(game.setup.players);
    const seed = dice.below(0x10000).toString(16).padStart(32, '0');
    // The own dealer has dealt before; that leaves no trace in what it deals now.
    dealers[seat] ??= new Dealer(game.table, seat, chance);
    chance.reseed(seed);
    const own = dealers[seat].deal(state, null);
    other.restore(own);
    const looks = difference(game.view(seat).toJSON(), other.views[seat].toJSON(), 'view');
    if (looks !== null) return `what seat ${seat} imagines looks different: ${looks}`;
    const before = byKind(own, layout);
    const shuffled = copyState(state);
    passOthers(shuffled, layout, seat, dice);
    exchangeEqual(shuffled, layout, seat, dice);
    shuffleHidden(shuffled, layout, seat, dice);
    other.restore(shuffled);
    const after = byKind(new Dealer(other, seat, new Random(seed)).deal(shuffled, null), layout);
    const differs = difference(before, after, 'the state');
    return differs && `what seat ${seat} imagines depends on hidden cards: after shuffling them, ${differs}`;
  };
}
