import { cardName } from '@provincia/catalog';
import { useState } from 'react';
import { Card } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';

const SHOWN = 4;
const WIDTH = 96;

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
    <section className="well trash" aria-label={say('ui.table.trashOf', { count: size })} data-place="trash">
      <div className="hd">
        <Sign name="flame" />
        {say('ui.table.trash')} <b className="num">{size}</b>
      </div>
      <p className="trashed">
        {named.slice(0, SHOWN).join(', ')}
        {named.length > SHOWN && ' …'}
      </p>
      {size > 0 && (
        <button type="button" className="linky" onClick={() => setOpen(true)}>
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
    <Dialog
      title={translation.say('ui.table.trashOf', { count: size })}
      onClose={onClose}
      className="trashlist"
    >
      <div className="cards">
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
            {count > 1 && <span className="times">×{count}</span>}
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
