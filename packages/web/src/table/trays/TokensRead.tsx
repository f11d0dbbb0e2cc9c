import { use } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { TableContext } from '../table-context.ts';
import styles from './TokensRead.module.css';
import { tokensOn, tokenWords } from './token-words.ts';

/** What lies on the pile whose card is read, and what it does. */
export function TokensRead({ pile: id }: { readonly pile: string }) {
  const translation = useTranslation();
  const pile = use(TableContext)?.sight.view.supply.find(({ pile: one }) => one === id);
  if (pile === undefined) return null;
  return tokensOn(pile).map((tokens) => (
    <p key={tokens.of} className={styles.tokens} data-part="tokens-read">
      {tokenWords(translation, tokens)}
    </p>
  ));
}
