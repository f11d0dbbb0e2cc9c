import { type CardId, facts } from '@provincia/cards/facts';
import type { OpenDecision, PileView, Problem, SeatView } from '@provincia/engine';
import type { AnswersAhead } from '@provincia/protocol';

/** As it is written down. */
export interface SavedAhead {
  /** What each seat has left to be answered for it. */
  readonly left: readonly (AnswersAhead | null)[];
  /** Whether the last answer was one of these: a turn that was begun so goes on so. */
  readonly goesOn: boolean;
  /** After so many answers something was undone last: who did that wants to answer there themselves. */
  readonly reopened: number;
}

/**
 * Answers that seats have left in advance. They are judged by what the seat may know, and given only if they cover what
 * is asked exactly.
 */
export class Ahead {
  readonly #left: (AnswersAhead | null)[];
  #goesOn: boolean;
  #reopened: number;

  constructor({ left, goesOn, reopened }: SavedAhead) {
    this.#left = [...left];
    this.#goesOn = goesOn;
    this.#reopened = reopened;
  }

  static none(seats: number): SavedAhead {
    return { left: new Array<null>(seats).fill(null), goesOn: false, reopened: -1 };
  }

  save(): SavedAhead {
    return { left: this.#left, goesOn: this.#goesOn, reopened: this.#reopened };
  }

  of(seat: number): AnswersAhead | null {
    return this.#left[seat];
  }

  leave(seat: number, answers: AnswersAhead | null): void {
    this.#left[seat] = answers;
  }

  /** An answer was given, be it one of these. */
  note(isAhead: boolean): void {
    this.#goesOn = isAhead;
  }

  /** Everything after so many answers was undone. */
  reopen(answers: number): void {
    this.#reopened = answers;
    this.#goesOn = false;
  }

  /** What the seat that is asked has left as an answer to this, after so many answers of the game; null if nothing. */
  answerTo(decision: OpenDecision, answers: number, look: () => SeatView): readonly string[] | null {
    const left = this.#left[decision.player];
    if (left === null || answers === this.#reopened) return null;
    if (decision.kind === 'reaction') return reaction(decision, left.reactions);
    if (decision.kind !== 'phase' || left.purchase === null) return null;
    return plainTurn(decision, left.purchase, look(), this.#goesOn);
  }
}

/** Every card that could react has to be spoken of: those that are used come first, and then it is asked again. */
function reaction(
  { choices, min, source }: OpenDecision,
  reactions: AnswersAhead['reactions'],
): readonly string[] | null {
  if (min > 0) return null;
  const used: string[] = [];
  for (const { label, ...choice } of choices) {
    const wish = 'card' in choice ? reactions.find(({ card }) => card === choice.card) : undefined;
    if (wish === undefined || (isDefence(wish.card) && !isAgainst(wish.against, source))) return null;
    if (wish.use) used.push(label);
  }
  return used.slice(0, 1);
}

/** A turn in which nothing was done yet, or only what was left in advance, and in which treasures are all there is to play. */
function plainTurn(
  { player, of, choices }: OpenDecision,
  { cards, otherwise }: NonNullable<AnswersAhead['purchase']>,
  view: SeatView,
  goesOn: boolean,
): readonly string[] | null {
  const { phase, onTurn, buys, coins, supply, seats, own } = view;
  const isUntouched = seats[player].play.length === 0 && coins === 0;
  if (onTurn !== player || of !== player || phase !== 'buy' || buys !== 1 || own === null) return null;
  if (!isUntouched && !goesOn) return null;
  const hand = Object.entries(own.hand);
  if (!hand.every(([id]) => isPlain(id))) return null;
  const money = hand.reduce((sum, [id, count]) => sum + (factsOf(id)?.coins ?? 0) * count, coins);
  const piles = cards.flatMap((id) => supply.find(({ card }) => card === id) ?? []);
  const bought = piles.find((pile) => isFor(pile, money));
  // Nobody ends a game, or lets it go by, without looking.
  if (bought === undefined ? otherwise === 'ask' : bought.endsGame) return null;
  if (choices.some(({ verb }) => verb === 'treasures')) return ['treasures'];
  if (bought === undefined) return [];
  const choice = choices.find((one) => one.verb === 'buy' && one.card === bought.card);
  return choice === undefined ? null : [choice.label];
}

function isFor({ left, inSupply, cost, potions = 0, debt = 0, barred }: PileView, money: number): boolean {
  return left > 0 && inSupply && cost <= money && potions === 0 && debt === 0 && barred !== true;
}

/** Cannot be played, or does nothing but give coins. */
function isPlain(id: string): boolean {
  const card = factsOf(id);
  return card !== undefined && !card.types.includes('action') && !card.holdsBack;
}

/** An attack may be named by the pile of different cards that it is from. */
function isAgainst(attacks: readonly string[], attack: string | null): boolean {
  if (attack === null) return false;
  const pile = factsOf(attack)?.pile;
  return attacks.includes(attack) || (typeof pile === 'string' && attacks.includes(pile));
}

function isDefence(id: string): boolean {
  return factsOf(id)?.roles.includes('defence') ?? false;
}

function factsOf(id: string) {
  return Object.hasOwn(facts, id) ? facts[id as CardId] : undefined;
}

/** What cannot be left as an answer in advance; null if all of it can. */
export function problemWithAhead({ reactions, purchase }: AnswersAhead): Problem | null {
  for (const { card, use } of reactions) {
    const known = factsOf(card);
    if (!known?.types.includes('reaction')) return noAhead(`${card} is not a reaction.`);
    // What it asks next only the player can answer, and some could be used again and again.
    if (use && !isUsableAhead(card)) return noAhead(`${card} asks something when it is used.`);
  }
  const unknown = purchase?.cards.find((card) => factsOf(card) === undefined);
  return unknown === undefined ? null : noAhead(`${unknown} is not a card.`);
}

function isUsableAhead(id: string): boolean {
  return Object.values(factsOf(id)?.asks ?? {}).every((asking) => !asking?.unplayed);
}

function noAhead(message: string): Problem {
  return { code: 'ahead', message };
}
