import { cardName } from '@provincia/catalog';
import { useEffect, useRef } from 'react';
import { Card } from '../../card/Card.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useInspecting } from '../inspecting.ts';
import { useLayout } from '../layout/useLayout.ts';
import { cardId } from '../names.ts';
import { useHindrance } from '../prompt/useHindrance.ts';
import { useTable } from '../table-context.ts';
import { PileNotes } from './PileNotes.tsx';
import styles from './PilePeek.module.css';

/** The pile that was tapped, to be read over the hand. Beside the table it is in the inspector. */
export function PilePeek() {
  const layout = useLayout();
  const { sight } = useTable();
  const { pile: tapped, leavePile } = useInspecting();
  const pile = sight.view.supply.find((one) => one.pile === tapped);
  const { decision } = sight;
  // What is asked next must not be hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other question
  useEffect(() => leavePile, [decision, leavePile]);
  useTapBeside(pile !== undefined, leavePile);
  if (pile === undefined || layout === 'wide') return null;
  return <Peek key={pile.pile} pile={pile.pile} card={pile.card} />;
}

function Peek({ pile, card }: { readonly pile: string; readonly card: string }) {
  const translation = useTranslation();
  const { say } = translation;
  const { choosing } = useTable();
  const { open, leavePile } = useInspecting();
  const offer = choosing.offers.piles.get(card);
  const id = cardId(card);
  const hindrance = useHindrance({ from: 'supply', id: pile });
  return (
    <section
      className={styles.peek}
      aria-label={say('ui.panels.inspect.label', { name: cardName(translation, card) })}
      data-part="peek"
    >
      <Card id={id} size="l" translation={translation} />
      <div className={styles.ways}>
        {hindrance !== '' && <p className={styles.why}>{hindrance}</p>}
        <PileNotes pile={pile} />
        {offer && (
          <button
            type="button"
            className={buttons.primary}
            onClick={() => {
              leavePile();
              choosing.choose(offer.label);
            }}
          >
            {say(offer.verb === 'buy' ? 'ui.table.buy' : 'ui.table.take')}
          </button>
        )}
        <button
          type="button"
          className={buttons.button}
          onClick={() => {
            leavePile();
            open(id);
          }}
        >
          {say('card.rulings')}
        </button>
        <button type="button" className={buttons.button} onClick={leavePile}>
          {say('ui.common.close')}
        </button>
        <p>{say('ui.table.holdToRead')}</p>
      </div>
    </section>
  );
}

/** A tap on what is neither a pile nor the card lays it away. */
function useTapBeside(isOpen: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isOpen) return;
    const tapped = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Element && target.closest('[data-place^="pile:"], [data-part="peek"]');
      if (!isInside) latest.current();
    };
    addEventListener('pointerdown', tapped);
    return () => removeEventListener('pointerdown', tapped);
  }, [isOpen]);
}
