import { isCardId } from './card-id.ts';
import type { CommandTranslation } from './command.ts';
import type { Language } from './languages.ts';
import { severalOf } from './phrases.ts';
import type { Plans } from './text/en/command/plans.ts';

/** A plan in short, as bots name it. */
interface PlanTitle {
  readonly kind: keyof Plans;
  readonly card: string | null;
}

/** Kinds of plans that are called by several of the card: "Carrera de Jardines", not by its name alone. */
const bySeveral: Readonly<Record<Language, readonly PlanTitle['kind'][]>> = {
  en: [],
  es: ['chain', 'rush'],
  pt: ['chain', 'rush'],
  de: ['rush', 'points'],
};

/** What a plan is called: "Money with Smithy". */
export function planName(translation: CommandTranslation, { kind, card }: PlanTitle): string {
  const { say, cards, language } = translation;
  if (card === null || !isCardId(card)) return say(`command.plans.${kind}`, { named: 'no', card: '' });
  const { name, noun } = cards[card];
  const form = bySeveral[language].includes(kind) ? severalOf(translation, card) : (noun.dative ?? name);
  return say(`command.plans.${kind}`, { named: 'yes', card: form });
}
