import { codeWords } from '../../api/problem-words.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import type { Slip } from './slips.ts';

/** What went wrong with all of it; always there, so that it is read aloud when it comes. */
export function SlipLine({ slip }: { readonly slip: Slip | null }) {
  const translation = useTranslation();
  return (
    <p className="slip" role="alert">
      {slip !== null && codeWords(translation, slip)}
    </p>
  );
}
