import { exchangeKept, keptFaceDown, type State, type Table, zonesOf } from '@provincia/engine/internals';
import type { Dice } from './dice.ts';

type Zones = State['seats'][number];
type Layout = Table['layout'];
type Pile = Layout['piles'][number];

/**
 * Shuffles, in place, all that `viewer` cannot see (rule 11); null is somebody who only watches. What can be
 * seen or counted stays as it is.
 */
export function shuffleHidden(state: State, layout: Layout, viewer: number | null, dice: Dice): void {
  const kept = keptFaceDown(state, layout);
  state.seats.forEach((zones, seat) => {
    if (seat === viewer) shuffleOwn(zones, dice);
    else shuffleOther(zones, layout, dice);
  });
  exchangeKept(state, layout, kept);
  for (const pile of layout.piles) if (pile.kind === null) shuffleMixedPile(state, layout, pile, dice);
  dice.shuffle(state.box);
  // How much chance was used would tell how many cards were shuffled.
  state.chance = dice.below(0x10000);
}

/**
 * Exchanges, in place, what two others passed between them: for all that `viewer` sees, it could just as well have been
 * another card of the giver, and any of several equal cards.
 */
export function passOthers(state: State, layout: Layout, viewer: number | null, dice: Dice): void {
  const { passes, seats } = state;
  const kept = keptFaceDown(state, layout);
  for (let i = 0; i < passes.length; i += 3) {
    const [kind, giver, receiver] = passes.slice(i, i + 3);
    if (giver === viewer || receiver === viewer) continue;
    const got = hiddenOf(seats[receiver], layout).filter((card) => layout.kindOf[card].index === kind);
    const own = hiddenOf(seats[giver], layout);
    if (got.length === 0 || own.length === 0) continue;
    const [card, other] = [dice.pick(got), dice.pick(own)];
    exchange(seats[receiver], card, other);
    exchange(seats[giver], other, card);
    passes[i] = layout.kindOf[other].index;
  }
  exchangeKept(state, layout, kept);
}

/** Does something to a state while the cards that a question shows are out of it: these are not hidden. */
export function sparingShown(state: State, question: Table['question'] | null, change: () => void): void {
  const spared = state.seats.map((zones, seat) => {
    const hand = question?.shows(seat, 'hand') ? zones.hand : null;
    const discard = question?.shows(seat, 'discard') ? zones.discard : null;
    if (hand !== null) zones.hand = [];
    if (discard !== null) zones.discard = [];
    return { hand, discard };
  });
  change();
  for (const [seat, { hand, discard }] of spared.entries()) {
    if (hand !== null) state.seats[seat].hand = hand;
    if (discard !== null) state.seats[seat].discard = discard;
  }
}

/** Exchanges, in place, equal cards among those of the others that `viewer` does not see: nobody can tell them apart. */
export function exchangeEqual(state: State, layout: Layout, viewer: number, dice: Dice): void {
  const kept = keptFaceDown(state, layout);
  const kindOf = (card: number) => layout.kindOf[card].index;
  const byKind = (cards: number[]) => cards.sort((one, other) => kindOf(one) - kindOf(other));
  const hidden = state.seats.flatMap((zones, seat) => (seat === viewer ? [] : hiddenOf(zones, layout)));
  const others = byKind(dice.shuffle([...hidden]));
  const otherOf = new Map(byKind(hidden).map((card, i) => [card, others[i]]));
  for (const zone of state.seats.flatMap(zonesOf))
    for (const [place, card] of zone.entries()) zone[place] = otherOf.get(card) ?? card;
  exchangeKept(state, layout, kept);
}

/** The cards of a player that the others do not see. */
function hiddenOf({ hand, looking, deck, discard, mats }: Zones, layout: Layout): number[] {
  const backs = mats.filter((_, mat) => layout.mats[mat].rule.cards !== 'all').flat();
  return [...hand, ...looking, ...backs, ...deck, ...discard.slice(0, -1)];
}

function exchange(seat: Zones, card: number, other: number): void {
  for (const zone of zonesOf(seat)) {
    const place = zone.indexOf(card);
    if (place >= 0) zone[place] = other;
  }
}

/** What lies below the top of a mixed pile could just as well have stayed in the box. */
function shuffleMixedPile(
  state: State,
  { kindOf, library }: Layout,
  { id, index, start }: Pile,
  dice: Dice,
): void {
  const end = start + Math.max(0, state.left[index] - 1);
  const kinds = library.findPile(id)?.kinds ?? [];
  const inBox = state.box.filter((card) => kinds.includes(kindOf[card]));
  const cards = dice.shuffle([...state.supply.slice(start, end), ...inBox]);
  state.box = [...state.box.filter((card) => !inBox.includes(card)), ...cards.splice(0, inBox.length)];
  // A list of its own, for copies of a state share it.
  state.supply = [...state.supply.slice(0, start), ...cards, ...state.supply.slice(end)];
}

/** The owner may count the deck, not look at it, nor below the top of the discard pile. */
function shuffleOwn(zones: Zones, dice: Dice): void {
  const cards = dice.shuffle([...zones.deck, ...zones.discard.slice(0, -1)]);
  const top = zones.discard.slice(-1);
  zones.deck = cards.splice(0, zones.deck.length);
  zones.discard = [...cards, ...top];
}

/** The others may count the hand and see whether there is a deck, but count neither it nor the discard pile. */
function shuffleOther(zones: Zones, layout: Layout, dice: Dice): void {
  const { hand, deck, discard, looking } = zones;
  const top = discard.slice(-1);
  const isCovered = (mat: number) => layout.mats[mat].rule.cards !== 'all';
  const cards = dice.shuffle(hiddenOf(zones, layout));
  zones.hand = cards.splice(0, hand.length);
  zones.looking = cards.splice(0, looking.length);
  zones.mats = zones.mats.map((lying, mat) => (isCovered(mat) ? cards.splice(0, lying.length) : lying));
  // Nothing may come to lie on an empty discard pile, for that would be its top.
  const most = deck.length === 0 ? cards.length : cards.length - 1;
  const least = deck.length === 0 ? cards.length : 0;
  zones.discard = top.length === 0 ? [] : [...cards.splice(0, dice.between(least, most)), ...top];
  zones.deck = cards;
}
