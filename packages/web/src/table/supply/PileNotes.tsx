import { use } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { TableContext } from '../table-context.ts';
import { pileMarks } from './marked.ts';
import styles from './PileNotes.module.css';
import { priceWords } from './prices.ts';

/** What there is to say of the pile whose card is read: why it costs something else, what lies on it, and what holds for it. */
export function PileNotes({ pile: id }: { readonly pile: string }) {
  const translation = useTranslation();
  const view = use(TableContext)?.sight.view;
  const pile = view?.supply.find(({ pile: one }) => one === id);
  if (view === undefined || pile === undefined) return null;
  const notes = [
    priceWords(translation, pile),
    ...pileMarks(translation, view, pile).map(({ words }) => words),
  ];
  return notes
    .filter((note) => note !== '')
    .map((note) => (
      <p key={note} className={styles.note} data-part="pile-note">
        {note}
      </p>
    ));
}
