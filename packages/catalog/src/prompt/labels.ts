import { facts } from '@provincia/cards/facts';
import type { Choice, Decision } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import { amountWords, cardName, type Translation } from '../language.ts';
import { parts } from '../markup.ts';
import { caseOf, reactionOf } from './cases.ts';
import type { KeyIn } from './keys.ts';

/** A choice as it stands on its button. */
export function choiceLabel(translation: Translation, decision: Decision, choice: Choice): string {
  const { say } = translation;
  switch (choice.verb) {
    case 'treasures':
      return say('ui.prompt.label.treasures');
    case 'play':
    case 'buy':
      return say(`ui.prompt.label.${choice.verb}`, { card: cardName(translation, choice.card) });
    case 'pick': {
      const card = cardName(translation, choice.card);
      return choice.place === 'discard' ? say('ui.prompt.label.fromDiscard', { card }) : card;
    }
    case 'name':
      return cardName(translation, choice.card);
    case 'use':
      return reactionLabel(translation, choice.card);
    case 'choose':
      if (decision.kind === 'options') return optionLabel(translation, decision, choice.option);
      return choice.option === 'yes' ? yesLabel(translation, decision) : noLabel(translation, decision);
    case 'put':
      return placeLabel(translation, decision, choice.number);
    case 'pay':
      return String(choice.number);
  }
}

function reactionLabel(translation: Translation, id: string): string {
  const card = cardName(translation, id);
  const how = reactionOf(id);
  return how === null ? card : translation.say(`ui.prompt.react.${how}`, { card });
}

/** A place in the deck goes by how many cards lie above it. */
function placeLabel({ say }: Translation, { choices }: Decision, above: number): string {
  if (above === 0) return say('ui.prompt.label.onTop');
  if (above === choices.length - 1) return say('ui.prompt.label.atBottom');
  return say('ui.prompt.label.under', { count: above });
}

function yesLabel({ say }: Translation, { purpose }: Decision): string {
  return say(`ui.prompt.yes.${isYesNo(purpose) ? purpose : 'choose'}`);
}

function noLabel(translation: Translation, decision: Decision): string {
  const { say } = translation;
  const { no } = caseOf(decision);
  if (no === 'leave') return say('ui.prompt.no.leave');
  if (no !== undefined) return gainLabel(translation, no.gain);
  return say(`ui.prompt.no.${isYesNo(decision.purpose) ? decision.purpose : 'choose'}`);
}

const yesNoPurposes = [
  'discard',
  'discard-two',
  'trash',
  'trash-two',
  'play',
  'set-aside',
  'reveal',
  'put-on-deck',
  'put-deck-into-discard',
] as const;

const isYesNo = among(yesNoPurposes);

/** An amount, a card to gain, or a phrase: that of the option, unless the card has another for it. */
function optionLabel(translation: Translation, decision: Decision, option: string): string {
  const phrase = caseOf(decision).options?.[option] ?? option;
  if (typeof phrase === 'string')
    return amountLabel(translation, phrase) ?? phraseOf(translation, decision, phrase);
  return gainLabel(translation, phrase.gain, phrase.to);
}

/** What is done with the card that the options are about, or with the one that asks. */
function phraseOf(translation: Translation, { about, source }: Decision, phrase: string): string {
  const { say } = translation;
  const card = cardName(translation, about ?? source ?? '');
  const how = about === null ? undefined : withCard[phrase];
  if (how !== undefined) return say(`ui.prompt.react.${how}`, { card });
  return say(`ui.prompt.option.${phrase as KeyIn<'ui.prompt.option'>}`, { card });
}

const withCard: Readonly<Record<string, KeyIn<'ui.prompt.react'>>> = {
  trash: 'trash',
  discard: 'discard',
  play: 'play',
  topdeck: 'put-on-deck',
};

function gainLabel(translation: Translation, id: string, to: 'discard' | 'hand' = 'discard'): string {
  return translation.say('ui.prompt.option.gain', { card: cardName(translation, id), to });
}

/** `+2-cards` in the words of the catalog. */
function amountLabel(translation: Translation, option: string): string | null {
  if (!option.startsWith('+')) return null;
  const [part] = parts(`{${option.replace('-', ' ')}}`);
  return part.kind === 'amount' ? amountWords(translation, part) : null;
}

const confirms = ['discard', 'trash', 'gain', 'play', 'put-on-deck'] as const;

const isConfirm = among(confirms);

/** What the button that sends the picks says; with none picked and none needed, that nothing is done. */
export function confirmLabel({ say }: Translation, decision: Decision, picked = 1): string {
  const { kind, purpose, min } = decision;
  if (picked === 0 && min === 0) {
    if (caseOf(decision).no === 'leave') return say('ui.prompt.no.leave');
    if (kind === 'reaction') return say(`ui.prompt.none.${hasReaction(decision) ? 'react' : 'use'}`);
    return say(`ui.prompt.none.${isConfirm(purpose) ? purpose : 'choose'}`);
  }
  if (kind === 'order' || kind === 'name') return say(`ui.prompt.confirm.${kind}`);
  return say(`ui.prompt.confirm.${isConfirm(purpose) ? purpose : 'choose'}`);
}

/** Cards that are no reactions may be used at some moments too. */
function hasReaction({ choices }: Decision): boolean {
  return choices.some(
    (choice) => 'card' in choice && isCardId(choice.card) && facts[choice.card].types.includes('reaction'),
  );
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
