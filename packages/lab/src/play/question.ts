import type { Decision, Purpose, SeatView } from '@provincia/engine';
import { possessive, titleOf, YOU } from './names.ts';

/** A decision as a plain sentence: "Militia: discard 2 cards." */
export function questionText(decision: Decision, view: SeatView): string {
  const { kind, source } = decision;
  if (kind === 'phase') return phaseText(decision, view);
  if (kind === 'reaction') return reactionText(decision);
  const asked = askedFor(decision);
  return source === null ? capital(asked) : `${titleOf(source)}: ${asked}`;
}

function phaseText({ choices }: Decision, { phase }: SeatView): string {
  if (phase === 'action') return 'Play an action card.';
  const hasTreasures = choices.some(({ verb }) => verb === 'treasures');
  return hasTreasures ? 'Play your treasures, then buy a card.' : 'Buy a card.';
}

function reactionText({ source, min }: Decision): string {
  if (min > 0) return 'Which of these comes first?';
  return source === null ? 'Use one of these?' : `${titleOf(source)} is played. React with one of these?`;
}

function askedFor(decision: Decision): string {
  const { kind, purpose, min, max } = decision;
  const { verb, after } = wordsFor[purpose];
  switch (kind) {
    case 'yes-no':
      return yesNoText(decision);
    case 'order':
      return `put these ${after ?? 'in order'}: list them all, the first one on top.`;
    case 'name':
      return 'name a card.';
    case 'place':
      return 'how many cards shall lie above it? 0 is the top of the deck.';
    case 'amount':
      return 'how many coins do you pay in addition?';
    case 'options':
      return `choose ${rangeOf(min, max)}.`;
    default:
      return `${verb} ${cardsOf(decision)}${after ? ` ${after}` : ''}${orNone(decision)}.`;
  }
}

interface Words {
  readonly verb: string;
  readonly after?: string;
  /** Says all there is to say, without a card. */
  readonly whole?: boolean;
}

const wordsFor: { readonly [P in Purpose]: Words } = {
  phase: { verb: 'play' },
  discard: { verb: 'discard' },
  'discard-two': { verb: 'discard 2 cards', whole: true },
  trash: { verb: 'trash' },
  'trash-two': { verb: 'trash 2 cards', whole: true },
  gain: { verb: 'gain' },
  play: { verb: 'play' },
  become: { verb: 'choose', after: 'to be' },
  'put-on-deck': { verb: 'put', after: 'on your deck' },
  'set-aside': { verb: 'set', after: 'aside' },
  'put-deck-into-discard': { verb: 'put your deck into your discard pile', whole: true },
  'put-in-deck': { verb: 'put', after: 'into your deck' },
  give: { verb: 'choose', after: 'to be gained' },
  reveal: { verb: 'reveal' },
  pass: { verb: 'pass', after: 'to the left' },
  choose: { verb: 'choose' },
  name: { verb: 'name' },
  overpay: { verb: 'pay' },
  react: { verb: 'react with' },
};

/** "a card", "2 cards", "up to 4 cards", "1 to 3 cards", and whose or where from if not out of your hand. */
function cardsOf({ min, max, from, of }: Decision): string {
  const cards = max === 1 ? 'a card' : `${rangeOf(min, max)} cards`;
  if (of !== YOU) return `${cards} of ${possessive(of)}`;
  if (from === 'trash') return `${cards} from the trash`;
  return from === 'discard' ? `${cards} from your discard pile` : cards;
}

function orNone({ min, max }: Decision): string {
  return min === 0 && max === 1 ? ', or none' : '';
}

function rangeOf(min: number, max: number): string {
  if (min === max) return min === 1 ? 'one' : String(min);
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

function yesNoText({ purpose, about, of }: Decision): string {
  const { verb, after, whole } = wordsFor[purpose];
  if (whole) return `${verb}?`;
  if (about === null) return `${verb} it${after ? ` ${after}` : ''}?`;
  const card = of === YOU ? titleOf(about) : `${possessive(of)} ${titleOf(about)}`;
  // The deck is its owner's: it is not yours when the card is not.
  const where = after?.replace('your', possessive(of));
  return `${verb} ${card}${where ? ` ${where}` : ''}?`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
