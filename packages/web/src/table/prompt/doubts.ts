import { facts, isCardId } from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';
import { isJunk, isRuins } from './junk.ts';
import { lastCardOf } from './last-card.ts';
import { treasurePlay } from './treasures.ts';

/** Why an answer may be a slip: what the prompt asks about once more before it is sent. */
export type Doubt =
  /** A purchase or gain that ends the game. */
  | { readonly kind: 'last-card'; readonly card: string }
  /** A purchase that makes nearly every deck worse. */
  | { readonly kind: 'junk'; readonly card: string }
  /** The end of the action phase with cards that could be played. */
  | { readonly kind: 'actions'; readonly cards: readonly string[] }
  /** The end of the turn with treasures in hand; what there would be to spend with them. */
  | { readonly kind: 'treasures'; readonly coins: number }
  /** The end of the turn with much money left. */
  | { readonly kind: 'coins'; readonly coins: number };

export type DoubtKind = Doubt['kind'];

/** What is not to be asked about: what the player has switched off, and what they did in this game all the same. */
export interface Caution {
  readonly off: readonly DoubtKind[];
  readonly settled: readonly Doubt[];
}

/** So many coins are not left by chance. */
const MUCH = 5;
/** What costs less of the piles of every game, nobody misses. */
const SILVER = 3;

/** What there is to ask before these picks are sent; null if they are as good as others. */
export function doubtOf(
  decision: Decision,
  view: View,
  picks: readonly string[],
  { off, settled }: Caution,
): Doubt | null {
  const doubts = picks.length === 0 ? endDoubts(decision, view) : takeDoubts(decision, view, picks);
  return doubts.find((doubt) => !off.includes(doubt.kind) && !isSettled(doubt, settled)) ?? null;
}

function takeDoubts(decision: Decision, view: View, picks: readonly string[]): Doubt[] {
  if (picks.length > 1) return [];
  const [label] = picks;
  const last = lastCardOf(decision, view, label);
  const taken = decision.choices.find((choice) => choice.label === label);
  return [
    ...(last === null ? [] : [{ kind: 'last-card', card: last } as const]),
    ...(taken?.verb === 'buy' && isJunk(taken.card) ? [{ kind: 'junk', card: taken.card } as const] : []),
  ];
}

function endDoubts(decision: Decision, view: View): Doubt[] {
  if (decision.kind !== 'phase') return [];
  const { choices } = decision;
  if (view.phase === 'action') {
    const cards = choices.flatMap((choice) => (choice.verb === 'play' ? [choice.card] : []));
    return cards.length === 0 ? [] : [{ kind: 'actions', cards }];
  }
  // Without a buy money is worth nothing.
  if (view.buys === 0) return [];
  const { coins } = view;
  const play = treasurePlay(decision, view);
  const withTreasures = coins + (play?.coins ?? 0);
  return [
    ...(play !== null && canBuy(view, withTreasures)
      ? [{ kind: 'treasures', coins: withTreasures } as const]
      : []),
    ...(coins >= MUCH && canBuy(view, coins) ? [{ kind: 'coins', coins } as const] : []),
  ];
}

/** Whether there is a pile for so much money that somebody may have wanted. */
function canBuy({ supply }: View, coins: number): boolean {
  return supply.some(
    ({ card, cost, left, inSupply }) => inSupply && left > 0 && cost <= coins && isWanted(card),
  );
}

function isWanted(card: string): boolean {
  if (!isCardId(card)) return true;
  const { home, cost } = facts[card];
  return !isJunk(card) && !(home === 'basic' && cost < SILVER);
}

/** Whoever did it once in this game means it. That a game ends can be undone only before, so that is always asked. */
function isSettled(doubt: Doubt, settled: readonly Doubt[]): boolean {
  switch (doubt.kind) {
    case 'last-card':
      return false;
    case 'junk':
      return settled.some(
        (other) =>
          other.kind === 'junk' &&
          (other.card === doubt.card || (isRuins(other.card) && isRuins(doubt.card))),
      );
    case 'actions': {
      const left = settled.flatMap((other) => (other.kind === 'actions' ? other.cards : []));
      return doubt.cards.every((card) => left.includes(card));
    }
    default:
      // More money than was let go so far is another matter.
      return settled.some((other) => other.kind === doubt.kind && other.coins >= doubt.coins);
  }
}
