import { amountWords, parts, type Translation } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';
import { cardName } from '../names.ts';
import { reactionOf } from './cases.ts';

/** A choice as it stands on its button. */
export function choiceLabel(translation: Translation, decision: Decision, label: string): string {
  switch (decision.kind) {
    case 'phase':
      return phaseLabel(translation, label);
    case 'yes-no':
      return label === 'yes' ? yesLabel(translation, decision) : noLabel(translation, decision);
    case 'options':
      return optionLabel(translation, decision, label);
    case 'place':
      return placeLabel(translation, decision, label);
    case 'amount':
      return label;
    case 'reaction':
      return reactionLabel(translation, label);
    default:
      return cardLabel(translation, label);
  }
}

function phaseLabel(translation: Translation, label: string): string {
  const { say } = translation;
  if (label === 'treasures') return say('ui.prompt.label.treasures');
  const [verb, id] = label.split(' ', 2);
  return say(verb === 'buy' ? 'ui.prompt.label.buy' : 'ui.prompt.label.play', {
    card: cardName(translation, id),
  });
}

/** A card that is in the hand as well as in the discard pile has a label for each. */
function cardLabel(translation: Translation, label: string): string {
  const id = /^discard (.+)$/.exec(label)?.[1];
  if (id === undefined) return cardName(translation, label);
  return translation.say('ui.prompt.label.fromDiscard', { card: cardName(translation, id) });
}

function reactionLabel(translation: Translation, label: string): string {
  const card = cardName(translation, label);
  const how = reactionOf(label);
  return how === null ? card : translation.say(`ui.prompt.react.${how}`, { card });
}

/** A label is how many cards lie above the place. */
function placeLabel({ say }: Translation, { choices }: Decision, label: string): string {
  if (label === '0') return say('ui.prompt.label.onTop');
  if (label === choices.at(-1)?.label) return say('ui.prompt.label.atBottom');
  return say('ui.prompt.label.under', { count: Number(label) });
}

function yesLabel({ say }: Translation, { purpose }: Decision): string {
  return say(`ui.prompt.yes.${isYesNo(purpose) ? purpose : 'choose'}`);
}

function noLabel(translation: Translation, { source, purpose }: Decision): string {
  const { say } = translation;
  if (source === 'baron') return say('ui.prompt.no.estate', { card: cardName(translation, 'estate') });
  if (source === 'spy' || source === 'ironmonger') return say('ui.prompt.no.leave');
  return say(`ui.prompt.no.${isYesNo(purpose) ? purpose : 'choose'}`);
}

const yesNoPurposes = [
  'discard',
  'discard-two',
  'trash',
  'trash-two',
  'play',
  'set-aside',
  'put-deck-into-discard',
] as const;

const isYesNo = among(yesNoPurposes);

const options = [
  'gain-3-estates',
  'discard-2',
  'trash-2',
  'topdeck-1',
  'discard-hand',
  'trash-hand',
  'trash-from-supply',
  'gain-from-trash',
  'graverobber-gain-from-trash',
  'trash-action',
  'discard',
  'catacombs-discard',
  'put-back',
  'to-hand',
] as const;

const isOption = among(options);

function optionLabel(translation: Translation, { source }: Decision, label: string): string {
  const { say } = translation;
  const amount = amountLabel(translation, label);
  if (amount !== null) return amount;
  // Of the same option some cards do more than others.
  const own = `${source}-${label}`;
  if (isOption(own)) return say(`ui.prompt.option.${own}`);
  if (isOption(label)) return say(`ui.prompt.option.${label}`);
  const id = label.replace(/^gain-/, '');
  return say(id === 'curse' ? 'ui.prompt.option.gain-curse' : 'ui.prompt.option.gain', {
    card: cardName(translation, id),
  });
}

/** `+2-cards` in the words of the catalog. */
function amountLabel(translation: Translation, label: string): string | null {
  if (!label.startsWith('+')) return null;
  const [part] = parts(`{${label.replace('-', ' ')}}`);
  return part.kind === 'amount' ? amountWords(translation, part) : null;
}

const confirms = ['discard', 'trash', 'gain', 'play', 'put-on-deck'] as const;

const isConfirm = among(confirms);

/** What the button that sends the picks says; with none picked and none needed, that nothing is done. */
export function confirmLabel({ say }: Translation, { kind, purpose, min }: Decision, picked = 1): string {
  if (picked === 0 && min === 0) {
    return say(`ui.prompt.none.${kind === 'reaction' ? 'react' : isConfirm(purpose) ? purpose : 'choose'}`);
  }
  if (kind === 'order' || kind === 'name') return say(`ui.prompt.confirm.${kind}`);
  return say(`ui.prompt.confirm.${isConfirm(purpose) ? purpose : 'choose'}`);
}

/** Why the picks cannot be sent yet; empty if they can. */
export function shortfall({ say }: Translation, { kind, min, max }: Decision, picked: number): string {
  if (picked > max) return say('ui.prompt.short.tooMany', { count: picked - max });
  if (picked >= min) return '';
  return say(kind === 'options' ? 'ui.prompt.short.options' : 'ui.prompt.short.cards', {
    count: min - picked,
  });
}

function among<T extends string>(words: readonly T[]): (word: string) => word is T {
  return (word): word is T => (words as readonly string[]).includes(word);
}
