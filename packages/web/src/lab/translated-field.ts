import type { Language, loadStrategyTexts } from '@provincia/catalog';
import type { Field } from '../worker/strategies.ts';

type Texts = Awaited<ReturnType<typeof loadStrategyTexts>>;

/** The strategies by the names that they have in a language, in its order. */
export function translatedField(field: Field, texts: Texts, language: Language): Field {
  const strategies = field.strategies.map((strategy) => ({ ...strategy, ...texts[strategy.id] }));
  return { ...field, strategies: strategies.sort((a, b) => a.name.localeCompare(b.name, language)) };
}
