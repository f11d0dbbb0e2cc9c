import { inline } from '@provincia/catalog/rulebook';
import { use } from 'react';
import { LineWords } from '../card/CardWords.tsx';
import { ExplainedWords } from '../card/explained.ts';
import { useReadCard } from '../cards/CardReader.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** A text of the rulebook: its cards can be read, its rules followed, its words asked about. */
export function RuleWords({ text }: { readonly text: string }) {
  const translation = useTranslation();
  const read = useReadCard();
  const parts = use(ExplainedWords)?.partsOf(text) ?? inline(text);
  return <LineWords parts={parts} translation={translation} onCard={read} />;
}
