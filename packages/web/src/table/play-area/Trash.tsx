import { cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Card } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Times } from '../../card/Times.tsx';
import buttons from '../../controls/buttons.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './Trash.module.css';

const SHOWN = 4;
const WIDTH = 96;
/** It gets smaller letters, so that the number stands beside it. */
const LONG_WORD = 8;

function useTrash() {
  const { trash } = useTable().sight.view;
  const cards = Object.entries(trash);
  return { cards, size: cards.reduce((sum, [, count]) => sum + count, 0) };
}

/** How many cards are in the trash, and some of them; all on demand. */
export function Trash() {
  const translation = useTranslation();
  const { say } = translation;
  const { cards, size } = useTrash();
  const [isOpen, setOpen] = useState(false);
  const named = cards.map(
    ([card, count]) => `${cardName(translation, card)}${count > 1 ? ` ×${count}` : ''}`,
  );
  return (
    <section
      className={styles.trash}
      aria-label={say('ui.table.trashOf', { count: size })}
      data-place="trash"
    >
      <div className={styles.head} data-long={say('ui.table.trash').length > LONG_WORD || undefined}>
        <Sign name="flame" />
        {say('ui.table.trash')} <b className={texts.figures}>{size}</b>
      </div>
      <p className={styles.names}>
        {named.slice(0, SHOWN).join(', ')}
        {named.length > SHOWN && ' …'}
      </p>
      {size > 0 && (
        <button type="button" className={clsx(buttons.link, styles.all)} onClick={() => setOpen(true)}>
          {say('ui.table.seeAll')}
        </button>
      )}
      {isOpen && <TrashList onClose={() => setOpen(false)} />}
    </section>
  );
}

function TrashList({ onClose }: { readonly onClose: () => void }) {
  const translation = useTranslation();
  const { read } = useTable();
  const { cards, size } = useTrash();
  return (
    <Dialog title={translation.say('ui.table.trashOf', { count: size })} onClose={onClose}>
      <div className={styles.cards}>
        {cards.map(([card, count]) => (
          <Card
            key={card}
            as="button"
            type="button"
            id={cardId(card)}
            size="s"
            width={WIDTH}
            translation={translation}
            data-card={card}
            onClick={() => read(cardId(card))}
          >
            <Times count={count} />
          </Card>
        ))}
      </div>
    </Dialog>
  );
}

/** The trash as one of the buttons at the foot of a phone. */
export function PhoneTrash() {
  const { say } = useTranslation();
  const { size } = useTrash();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-place="trash" onClick={() => size > 0 && setOpen(true)}>
        <Sign name="flame" />
        <span>
          <b>{size}</b>
          {say('ui.table.trash')}
        </span>
      </button>
      {isOpen && <TrashList onClose={() => setOpen(false)} />}
    </>
  );
}
