import { type CardId, facts, isCardId } from '@provincia/catalog';
import type { AnswersAhead, Sight } from '@provincia/protocol';

type View = Sight['view'];

/** What a player can say in advance of a card that could react. */
export interface Reacting {
  readonly card: CardId;
  /** Whether using it asks nothing more: else only the player can do so. */
  readonly canUse: boolean;
  /** The attacks that it could be used against; null if it reacts to something else. */
  readonly attacks: readonly CardId[] | null;
}

export const nothingLeft: AnswersAhead = { reactions: [], purchase: null };

/** The cards of a game that could react to something. */
export function reactingIn(view: View): readonly Reacting[] {
  const owned = Object.keys(view.own?.owned ?? {});
  const there = new Set([...view.supply.map(({ card }) => card), ...owned].filter(isCardId));
  const attacks = attacksIn(view);
  return [...there]
    .filter((card) => facts[card].types.includes('reaction'))
    .map((card) => ({
      card,
      canUse: Object.values(facts[card].asks).every((asking) => !asking?.unplayed),
      attacks: facts[card].roles.includes('defence') ? attacks : null,
    }))
    .filter((reacting) => reacting.attacks?.length !== 0);
}

function attacksIn({ supply }: View): readonly CardId[] {
  const piles = supply.map(({ pile }) => pile).filter(isCardId);
  return piles.filter((pile) => facts[pile].types.includes('attack'));
}

/** What could be bought, the dearest first. Of piles of different cards nobody knows which comes. */
export function purchasesIn({ supply }: View): readonly CardId[] {
  return supply
    .filter(({ pile, card, inSupply }) => inSupply && pile === card)
    .toSorted((one, other) => other.cost - one.cost)
    .map(({ card }) => card)
    .filter(isCardId);
}

export type Mode = 'ask' | 'use' | 'skip';

export function modeOf({ reactions }: AnswersAhead, card: CardId): Mode {
  const left = reactions.find((one) => one.card === card);
  return left === undefined ? 'ask' : left.use ? 'use' : 'skip';
}

/** Said anew, it holds against all attacks. */
export function withMode(left: AnswersAhead, { card, attacks }: Reacting, mode: Mode): AnswersAhead {
  const others = left.reactions.filter((one) => one.card !== card);
  if (mode === 'ask') return { ...left, reactions: others };
  const before = left.reactions.find((one) => one.card === card);
  const against = before?.against ?? [...(attacks ?? [])];
  return { ...left, reactions: [...others, { card, use: mode === 'use', against }] };
}

export function isAgainst({ reactions }: AnswersAhead, card: CardId, attack: CardId): boolean {
  return reactions.find((one) => one.card === card)?.against.includes(attack) ?? false;
}

export function withAgainst(left: AnswersAhead, card: CardId, attack: CardId, is: boolean): AnswersAhead {
  const reactions = left.reactions.map((one) => {
    if (one.card !== card) return one;
    const others = one.against.filter((other) => other !== attack);
    return { ...one, against: is ? [...others, attack] : others };
  });
  return { ...left, reactions };
}

/** One place further up. */
export function raised(cards: readonly string[], place: number): string[] {
  const [card] = cards.slice(place, place + 1);
  return cards.toSpliced(place, 1).toSpliced(place - 1, 0, card);
}

/** Null for nothing, as the server has it. */
export function leftIn(left: AnswersAhead): AnswersAhead | null {
  return left.reactions.length === 0 && left.purchase === null ? null : left;
}
