import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { Sign } from '../card/Sign.tsx';
import { KeepInClub } from '../clubs/KeepInClub.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { BotChoice } from '../home/BotChoice.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import { PlayPicked } from './PlayPicked.tsx';
import { byCost, KINGDOM_SIZE } from './piles.ts';
import styles from './ShelfPanel.module.css';
import { describe } from './traits.ts';
import { useDrawing } from './useDrawing.ts';
import { type Shelf, shelfLink } from './useShelf.ts';

const WIDTH = 80;

interface ShelfPanelProps {
  readonly shelf: Shelf;
  readonly onMakeTable: () => void;
}

/** The ten places, what is in them, and what can be done with it. */
export function ShelfPanel({ shelf, onMakeTable }: ShelfPanelProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { piles, isFull } = shelf;
  const isNarrow = useLayout() === 'narrow';
  const missing = KINGDOM_SIZE - piles.length;
  return (
    <aside className={styles.shelf} aria-labelledby="shelf">
      <header>
        <h2 id="shelf">{say('ui.kingdoms.shelf')}</h2>
        <b className={texts.figures}>{say('ui.kingdoms.count', { count: piles.length })}</b>
      </header>
      <Places shelf={shelf} />
      <p className={styles.about} aria-live="polite">
        {isFull ? describe(piles, translation) : say('ui.kingdoms.notTen', { missing })}
      </p>
      <BotChoice className={styles.bots} />
      <div className={styles.play}>
        {!isNarrow && <PlayPicked shelf={shelf} />}
        <button
          type="button"
          className={buttons.button}
          aria-disabled={!isFull}
          onClick={() => {
            if (isFull) onMakeTable();
          }}
        >
          {say('ui.kingdoms.makeTable')}
        </button>
      </div>
      <SmallActions shelf={shelf} />
      {isFull && <KeepInClub piles={piles} />}
    </aside>
  );
}

function Places({ shelf: { piles, toggle } }: { readonly shelf: Shelf }) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const empty = Array.from({ length: KINGDOM_SIZE - piles.length }, (_, i) => piles.length + i + 1);
  return (
    <ol className={styles.places}>
      {byCost(piles, translation).map((id) => (
        <li key={id}>
          <Card
            id={id}
            size="s"
            width={WIDTH}
            translation={translation}
            as="button"
            type="button"
            className={styles.card}
            aria-label={say('ui.kingdoms.takeAway', { card: cards[id].name })}
            onClick={() => toggle(id)}
          >
            <span className={styles.away}>
              <Sign name="close" />
            </span>
          </Card>
        </li>
      ))}
      {empty.map((n) => (
        <li key={n} className={styles.hole}>
          <span className={texts.spoken}>{say('ui.kingdoms.emptyPlace', { n })}</span>
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
    </ol>
  );
}

/** Filling up, copying and clearing; that something was copied is said for as long as it is still so. */
function SmallActions({ shelf }: { readonly shelf: Shelf }) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const { piles, isFull, put } = shelf;
  const { note, draw } = useDrawing(shelf);
  const list = byCost(piles, translation).map((id) => cards[id].name);
  return (
    <>
      <div className={styles.actions}>
        {!isFull && (
          <button type="button" className={buttons.underlined} onClick={() => draw('missing')}>
            <Sign name="dice" />
            {say('ui.kingdoms.fillUp')}
          </button>
        )}
        {piles.length > 0 && (
          <>
            <Copy sign="link" label={say('ui.common.copyLink')} text={shelfLink(piles)} />
            <Copy sign="card" label={say('ui.kingdoms.copyList')} text={list.join(', ')} />
            <button type="button" className={buttons.underlined} onClick={() => put([])}>
              <Sign name="close" />
              {say('ui.kingdoms.clear')}
            </button>
          </>
        )}
      </div>
      <p className={texts.problem} role="status">
        {note}
      </p>
    </>
  );
}

interface CopyProps {
  readonly sign: 'link' | 'card';
  readonly label: string;
  readonly text: string;
}

function Copy({ sign, label, text }: CopyProps) {
  const { say } = useTranslation();
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <button type="button" className={buttons.underlined} onClick={copy}>
      <Sign name={isCopied ? 'check' : sign} />
      {isCopied ? say('ui.common.copied') : label}
    </button>
  );
}
