import type { CardId } from '@provincia/catalog';
import type { Table } from '@provincia/protocol';
import { useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { PickWay } from '../../kingdoms/PickWay.tsx';
import { KINGDOM_SIZE, pilesOf } from '../../kingdoms/piles.ts';
import { shelfWith } from '../../kingdoms/useShelf.ts';
import { Dialog } from '../layout/Dialog.tsx';
import styles from './PickTen.module.css';

interface PickTenProps {
  readonly table: Table;
  readonly onPick: (cards: readonly CardId[]) => void;
  readonly onClose: () => void;
}

/** The builder's pictures over the room: it begins with the ten that there are. */
export default function PickTen({ table, onPick, onClose }: PickTenProps) {
  const { say } = useTranslation();
  const [piles, put] = useState(() => pilesOf(table.kingdom));
  const shelf = shelfWith(piles, put);
  return (
    <Dialog title={say('ui.panels.waiting.pickTen')} className={styles.dialog} onClose={onClose}>
      <div className={styles.ways}>
        <PickWay shelf={shelf} />
      </div>
      <footer className={styles.foot}>
        <b className={texts.figures} role="status">
          {shelf.isFull
            ? say('ui.kingdoms.count', { count: piles.length })
            : say('ui.kingdoms.notTen', { missing: KINGDOM_SIZE - piles.length })}
        </b>
        <button type="button" className={buttons.underlined} onClick={() => put([])}>
          {say('ui.kingdoms.clear')}
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={!shelf.isFull}
          onClick={() => shelf.isFull && onPick(piles)}
        >
          {say('ui.panels.waiting.useTen')}
        </button>
      </footer>
    </Dialog>
  );
}
