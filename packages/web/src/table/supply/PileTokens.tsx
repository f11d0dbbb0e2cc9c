import { Field } from '../../card/Field.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { type Tokens, tokenWords } from '../trays/token-words.ts';
import styles from './PileTokens.module.css';

/** What lies on a pile; the pile says it aloud. */
export function PileTokens({ tokens }: { readonly tokens: readonly Tokens[] }) {
  const translation = useTranslation();
  if (tokens.length === 0) return null;
  return (
    <span className={styles.tokens} data-part="tokens">
      {tokens.map((one) => (
        <span key={one.of} className={styles.token} title={tokenWords(translation, one)}>
          <Field id={one.of} className={styles.picture} />
          <b>{one.count}</b>
        </span>
      ))}
    </span>
  );
}
