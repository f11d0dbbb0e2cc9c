import { useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useNames } from '../i18n/useNames.ts';
import { FilterBar } from './FilterBar.tsx';
import { matching, noFilters } from './filters.ts';
import styles from './PickWay.module.css';
import { PileCard } from './PileCard.tsx';
import { byCost } from './piles.ts';
import { useTaste } from './taste.ts';
import type { Shelf } from './useShelf.ts';

/** All piles as pictures: a click puts one on the shelf or takes it away. */
export function PickWay({ shelf }: { readonly shelf: Shelf }) {
  const translation = useTranslation();
  const { say } = translation;
  const [filters, setFilters] = useState(noFilters);
  const opinions = useTaste(({ opinions }) => opinions);
  const found = byCost(matching(filters, opinions, useNames()), translation);
  return (
    <>
      <FilterBar filters={filters} onChange={setFilters} />
      <p className={styles.found} aria-live="polite">
        {say('ui.kingdoms.found', { count: found.length })}
        {shelf.isFull && <b>{say('ui.kingdoms.full')}</b>}
      </p>
      <ul className={styles.piles}>
        {found.map((id) => (
          <PileCard key={id} id={id} shelf={shelf} />
        ))}
      </ul>
    </>
  );
}
