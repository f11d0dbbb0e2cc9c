import type { CardId } from '@provincia/catalog';
import { Card } from '../card/Card.tsx';
import { useReadCard } from '../cards/CardReader.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import styles from './KingdomGrid.module.css';
import { byCost } from './piles.ts';

/** Ten piles as cards, in the order in which they lie on the table. A click reads one. */
export function KingdomGrid({ piles }: { readonly piles: readonly CardId[] }) {
  const translation = useTranslation();
  const read = useReadCard();
  const size = useLayout() === 'narrow' ? 's' : 'm';
  return (
    <div className={size === 's' ? styles.small : styles.grid}>
      {byCost(piles, translation).map((id) => (
        <Card
          key={id}
          id={id}
          size={size}
          translation={translation}
          as="button"
          type="button"
          onClick={() => read(id)}
        />
      ))}
    </div>
  );
}
