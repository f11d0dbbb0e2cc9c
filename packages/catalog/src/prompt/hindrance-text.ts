import { isCardId } from '../card-id.ts';
import { cardName, plainText, type Translation } from '../language.ts';
import type { Situation } from './asking.ts';
import { type Hindrance, hindranceOf, type Wish } from './hindrance.ts';
import { asSentence, kindAsked, promptFor } from './sentences.ts';

/** Why something cannot be chosen now, in a sentence or two; empty if it can, or if there is nothing to say. */
export function hindranceText(
  translation: Translation,
  sight: Situation,
  names: readonly string[],
  wish: Wish,
): string {
  const hindrance = hindranceOf(sight, wish);
  if (hindrance === null) return '';
  return [
    sentenceOf(translation, sight, names, hindrance),
    ...topOnly(translation, sight, wish, hindrance),
  ].join(' ');
}

function sentenceOf(
  translation: Translation,
  sight: Situation,
  names: readonly string[],
  hindrance: Hindrance,
): string {
  const { say } = translation;
  const asked = () => asSentence(promptFor(translation, sight, names).question);
  switch (hindrance.code) {
    case 'others': {
      const name = names[hindrance.seat];
      const isOnTurn = sight.view.onTurn === hindrance.seat;
      return say(isOnTurn ? 'ui.prompt.wait.onTurn' : 'ui.prompt.wait.choosing', { name });
    }
    case 'named':
      return say('ui.prompt.cannot.named', {
        name: names[(sight.view.onTurn + 1) % names.length],
        cause: cardName(translation, hindrance.cause),
        forbids: hindrance.forbids,
      });
    case 'barred':
      return say('ui.prompt.cannot.barred', { text: textOf(translation, hindrance.card) });
    case 'treasuresFirst':
      return say('ui.prompt.cannot.treasuresFirst', {
        coins: hindrance.coins,
        least: hindrance.atLeast ? 'yes' : 'no',
      });
    case 'tooDear':
      return say(hindrance.withTreasures ? 'ui.prompt.cannot.tooDearAnyway' : 'ui.prompt.cannot.tooDear', {
        missing: hindrance.missing,
        coins: hindrance.coins,
      });
    case 'upTo':
    case 'exactly':
      return say(`ui.prompt.cannot.${hindrance.code}`, {
        card: cardName(translation, sight.decision?.source ?? ''),
        coins: hindrance.coins,
        cost: hindrance.cost,
      });
    case 'unfit':
      return say('ui.prompt.cannot.unfit', { question: kindAsked(translation, sight, names) });
    case 'elsewhere':
      return say(`ui.prompt.cannot.${hindrance.where}`, { question: asked() });
    default:
      return say(`ui.prompt.cannot.${hindrance.code}`);
  }
}

function textOf(translation: Translation, card: string): string {
  return isCardId(card) ? plainText(translation, translation.cards[card].text) : '';
}

/** Of a pile of different cards it is the one on top that counts, and it is not the one of the next turn. */
function topOnly(
  translation: Translation,
  { view }: Situation,
  { from, id }: Wish,
  { code }: Hindrance,
): string[] {
  const card = from === 'supply' ? view.supply.find(({ pile }) => pile === id)?.card : id;
  const isAboutIt = code !== 'over' && code !== 'others' && code !== 'elsewhere' && code !== 'empty';
  if (card === undefined || card === id || !isAboutIt) return [];
  return [translation.say('ui.prompt.cannot.topOnly', { card: cardName(translation, card) })];
}
