import { isCardId } from '../card-id.ts';
import type { Language } from '../languages.ts';
import { severalOf } from '../phrases.ts';
import type { PlanTitle } from './found.ts';
import type { CoachTranslation } from './translation.ts';

/** Kinds of plans that are called by several of the card: "Carrera de Jardines", not by its name alone. */
const bySeveral: Readonly<Record<Language, readonly PlanTitle['kind'][]>> = {
  en: [],
  es: ['chain', 'rush'],
  pt: ['chain', 'rush'],
  de: ['rush', 'points'],
};

/** What a plan is called: "Money with Smithy". */
export function planName(translation: CoachTranslation, { kind, card }: PlanTitle): string {
  const { say, cards, language } = translation;
  if (card === null || !isCardId(card)) return say(`coach.plan.${kind}`, { named: 'no', card: '' });
  const { name, noun } = cards[card];
  const form = bySeveral[language].includes(kind) ? severalOf(translation, card) : (noun.dative ?? name);
  return say(`coach.plan.${kind}`, { named: 'yes', card: form });
}
