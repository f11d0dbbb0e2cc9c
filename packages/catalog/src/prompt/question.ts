import type { Decision } from '@provincia/protocol';
import { cardName } from '../language.ts';
import { type Asked, onlyCard } from './asking.ts';
import { caseOf } from './cases.ts';
import { movedIn } from './moved.ts';

/** What is asked, as it stands behind the name of the asked card. */
export function questionOf(asked: Asked): string {
  const { translation, decision } = asked;
  const { say } = translation;
  switch (decision.kind) {
    case 'yes-no':
      return yesNo(asked);
    case 'options':
      return options(asked);
    case 'order':
    case 'name':
      return say(`ui.prompt.do.${decision.kind}`);
    case 'place':
      return placing(asked);
    case 'reaction':
      return reaction(asked);
    default:
      return doing(asked);
  }
}

/** Of one card it is asked what is done with it. */
function options({ translation, decision: { about, min } }: Asked): string {
  const { say } = translation;
  return about === null
    ? say('ui.prompt.do.options', { count: min })
    : say('ui.prompt.do.options-about', { card: cardName(translation, about) });
}

function placing({ translation, decision: { about } }: Asked): string {
  const { say } = translation;
  return about === null
    ? say('ui.prompt.do.place')
    : say('ui.prompt.do.place-card', { card: cardName(translation, about) });
}

function doing(asked: Asked): string {
  const { translation, decision } = asked;
  const { say } = translation;
  const things = thingsOf(asked);
  const free = decision.min === 0 && decision.max === 1 ? 'yes' : 'no';
  switch (decision.purpose) {
    case 'gain':
      return say('ui.prompt.do.gain', { things, free, to: caseOf(decision).to ?? 'discard' });
    case 'play':
      return say('ui.prompt.do.play', { things, free, times: String(caseOf(decision).times ?? 1) });
    case 'discard':
    case 'trash':
    case 'put-on-deck':
    case 'put-in-deck':
    case 'put-in-hand':
    case 'set-aside':
    case 'put-on-mat':
    case 'reveal':
      return say(`ui.prompt.do.${decision.purpose}`, { things, free });
    case 'pass':
      return say('ui.prompt.do.pass', { things, name: nextName(asked) });
    case 'give':
      return giving(asked);
    case 'become':
    case 'put-token':
    case 'return':
      return say(`ui.prompt.do.${decision.purpose}`);
    default:
      return say('ui.prompt.do.choose', { things, free });
  }
}

/** Seats are drawn in a row, where "to the left" would say little. */
function nextName({ sight, names, you }: Asked): string {
  const { seats } = sight.view;
  const order = seats.map((_, i) => (you + 1 + i) % seats.length);
  return names[order.find((seat) => seat !== you && seats[seat].hand > 0) ?? order[0]];
}

/** Who gains the card is who has just lost one. */
function giving(asked: Asked): string {
  const { say } = asked.translation;
  const lost = movedIn('give', asked);
  return lost.known === 'no' ? say('ui.prompt.do.give-somebody') : say('ui.prompt.do.give', { ...lost });
}

/** "2 cards", "a Treasure", "one of Ana's revealed cards", or the one card that there is. */
function thingsOf(asked: Asked): string {
  const { translation, decision, names, you, isByKind = false } = asked;
  const { say } = translation;
  const { from, of, max } = decision;
  const { noun } = caseOf(decision);
  const range = rangeOf(decision);
  if (of !== you) {
    const where = from === 'hand' ? 'theirHand' : 'theirRevealed';
    return say(`ui.prompt.things.${where}`, { name: names[of] });
  }
  const only = isByKind && noun !== undefined ? null : onlyCard(decision);
  if (only !== null && from !== 'trash' && from !== 'discard') return cardName(translation, only);
  switch (from) {
    case 'trash':
      return say('ui.prompt.things.inTrash', { range });
    case 'discard':
      return say('ui.prompt.things.discardPile', { range });
    case 'aside':
      return say('ui.prompt.things.revealed');
    case 'looking':
      return say('ui.prompt.things.looking', { range });
    default:
      return noun ? say(`ui.prompt.things.${noun}`) : say('ui.prompt.things.cards', { range, count: max });
  }
}

function rangeOf({ choices, min, max }: Decision): 'exactly' | 'any' | 'upTo' {
  if (max === 1 || min === max) return 'exactly';
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  return min === 0 && max >= total ? 'any' : 'upTo';
}

function yesNo({ translation, decision, names, you }: Asked): string {
  const { say } = translation;
  const { purpose, about, of } = decision;
  const card = about === null ? '' : cardName(translation, about);
  switch (purpose) {
    case 'discard-two':
    case 'trash-two':
    case 'put-deck-into-discard':
      return say(`ui.prompt.yesNo.${purpose}`);
    case 'discard':
      if (of !== you) return say('ui.prompt.yesNo.discard-theirs', { card, name: names[of] });
      return say('ui.prompt.yesNo.discard', { card });
    case 'trash':
    case 'play':
    case 'set-aside':
    case 'reveal':
    case 'put-on-deck':
      return say(`ui.prompt.yesNo.${purpose}`, { card });
    default:
      return about === null ? say('ui.prompt.yesNo.choose-this') : say('ui.prompt.yesNo.choose', { card });
  }
}

function reaction({ translation, sight, decision, you }: Asked): string {
  const { say } = translation;
  if (decision.min > 0) return say('ui.prompt.react.first');
  const only = onlyCard(decision);
  const isOthersDoing = sight.view.onTurn !== you;
  if (only === null) return say(isOthersDoing ? 'ui.prompt.react.withOne' : 'ui.prompt.react.useOne');
  return say(isOthersDoing ? 'ui.prompt.react.with' : 'ui.prompt.react.use', {
    card: cardName(translation, only),
  });
}
