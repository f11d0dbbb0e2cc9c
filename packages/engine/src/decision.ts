import type { Choice } from './choice.ts';
import type { CostParts } from './cost.ts';
import type { Problem } from './problem.ts';
import type { ZoneName } from './zones.ts';

/** What a question is made of. */
export type DecisionKind =
  /** A phase of the turn: play a card, buy one, or end the phase. */
  | 'phase'
  /** Cards from a zone or the trash. */
  | 'cards'
  /** A card from the supply. */
  | 'pile'
  /** Some of the options a card offers. */
  | 'options'
  | 'yes-no'
  /** All of these cards, the top card first. */
  | 'order'
  /** The name of any card. */
  | 'name'
  /** A position in the player's own deck. */
  | 'place'
  /** A number of coins, or of cards. */
  | 'amount'
  /** An ability to use next, or none. */
  | 'reaction';

/** What the picked cards are for: what a bot judges by and a client says in a sentence. */
export type Purpose =
  /** To continue the turn. */
  | 'phase'
  | 'discard'
  /** To discard two cards from the hand in return for what the card gives. */
  | 'discard-two'
  | 'trash'
  /** To trash two cards from the hand in return for what the card gives. */
  | 'trash-two'
  | 'gain'
  /** To be gained by another player. */
  | 'give'
  | 'play'
  /** To be the card that the played card becomes. */
  | 'become'
  | 'put-on-deck'
  /** To be taken into the hand. */
  | 'put-in-hand'
  | 'set-aside'
  | 'put-on-mat'
  /** To be put back on their pile. */
  | 'return'
  /** To get a token. */
  | 'put-token'
  | 'put-deck-into-discard'
  /** To be put into the deck, at a position asked for next. */
  | 'put-in-deck'
  | 'reveal'
  /** To be passed to the next player. */
  | 'pass'
  /** To be carried out: options of a card. */
  | 'choose'
  | 'name'
  /** To be paid in addition to the price. */
  | 'overpay'
  /** To be used at this moment. */
  | 'react';

/** What the cards of a pile may cost to be picked; what is not named is 0. */
export interface CostLimit extends CostParts {
  readonly coins: number;
  /** Whether they cost exactly so much, and not at most. */
  readonly exactly: boolean;
}

/** Every question of the game: pick between `min` and `max` of these choices. Picking none is the empty answer. */
export interface Decision {
  /** The seat that is asked. */
  readonly player: number;
  readonly kind: DecisionKind;
  /** The card whose instructions ask, null for the phases of the turn. */
  readonly source: string | null;
  readonly purpose: Purpose;
  /** The card that the options are about, for which a place or an amount is asked, or whose gain can be answered. */
  readonly about: string | null;
  /** Where the cards to pick from are; null where it is not about cards of a zone. */
  readonly from: ZoneName | 'trash' | null;
  /** The seat whose cards they are: not always the one that is asked. */
  readonly of: number;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of the picks means something. */
  readonly ordered: boolean;
  /** What the cards may cost, in questions about piles that have such a limit. */
  readonly limit?: CostLimit;
  /** How many coins each of the cards costs now, where that matters. */
  readonly costs?: Readonly<Record<string, number>>;
}

/** What a player is asked in a phase of the turn of `of`. */
export function phaseDecision(player: number, of: number, choices: readonly Choice[]): Decision {
  return {
    player,
    kind: 'phase',
    source: null,
    purpose: 'phase',
    about: null,
    from: null,
    of,
    choices,
    min: 0,
    max: 1,
    ordered: false,
  };
}

/** A decision that waits for its answer. */
export interface OpenDecision extends Decision {
  /** How many decisions of the game came before it; an answer has to name it. */
  readonly index: number;
}

/** The answer to a decision: labels, never places in the list, so that a stale screen cannot pick another thing. */
export interface Answer {
  /** The decision that it answers. */
  readonly index: number;
  readonly picks: readonly string[];
}

/** Why `answer` from `player` does not answer `decision`; null if it does. Takes anything, also what is no answer at all. */
export function checkAnswer(decision: OpenDecision | null, player: unknown, answer: unknown): Problem | null {
  if (decision === null) return { code: 'over', message: 'The game is over.' };
  if (typeof answer !== 'object' || answer === null) return notAnAnswer;
  const { index, picks } = answer as Partial<Answer>;
  if (!Number.isInteger(index) || !Array.isArray(picks)) return notAnAnswer;
  if (!picks.every((pick) => typeof pick === 'string')) return notAnAnswer;
  if (player !== decision.player) {
    return { code: 'wrong-player', message: `Player ${decision.player + 1} is deciding, not you.` };
  }
  if (index !== decision.index) {
    return {
      code: 'stale',
      message: `This answers question ${index}, but the game is at question ${decision.index}.`,
    };
  }
  return checkPicks(decision, picks);
}

const notAnAnswer: Problem = {
  code: 'not-an-answer',
  message: 'An answer is an object {index, picks} with a whole number and a list of labels.',
};

function checkPicks(decision: Decision, picks: readonly string[]): Problem | null {
  if (picks.length < decision.min) {
    return { code: 'too-few', message: `Pick at least ${decision.min}, not ${picks.length}.` };
  }
  if (picks.length > decision.max) {
    return { code: 'too-many', message: `Pick at most ${decision.max}, not ${picks.length}.` };
  }
  for (const pick of picks) {
    const choice = decision.choices.find((c) => c.label === pick);
    if (choice === undefined) {
      const offered = decision.choices.map((c) => c.label).join(', ');
      return { code: 'not-offered', message: `"${pick}" is not offered. Offered: ${offered}.` };
    }
    if (picks.filter((p) => p === pick).length > choice.count) {
      return { code: 'too-many', message: `At most ${choice.count} of "${pick}" can be picked.` };
    }
  }
  return null;
}

/** One thing picked: a choice, or the label of one in an answer from outside. */
export type Pick = Choice | string;

export function labelOf(pick: Pick): string {
  return typeof pick === 'string' ? pick : pick.label;
}

/** The place of what is not offered. */
export const NOWHERE = -1;

/** Answers from outside are checked before they get to the table, so this is a mistake of a bot or of a stored game. */
export function misfit({ kind, source, min, max, choices }: Decision, picks: readonly unknown[]): Error {
  const picked = picks.map((pick) => (pick as Choice | null)?.label ?? pick);
  const offered = choices.map((c) => `${c.count} ${c.label}`).join(', ');
  return new RangeError(
    `[${picked}] does not answer ${source ?? 'the'} ${kind}: ${min} to ${max} of ${offered}`,
  );
}
