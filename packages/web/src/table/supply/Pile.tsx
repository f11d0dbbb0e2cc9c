import { cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId, cardWords } from '../names.ts';
import { useTable } from '../table-context.ts';
import type { PileView } from './arrange.ts';
import styles from './Pile.module.css';
import { PileFace } from './PileFace.tsx';

const THICK = 6;

/** A small card, or a row with the field beside its name. */
export type PileShape = 'tall' | 'row';

interface PileProps {
  readonly pile: PileView;
  readonly shape: PileShape;
  /** A row that has less room than others. */
  readonly isSlim?: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** A pile of the supply: price, how many are left, and whether the player on turn could pay. */
export function Pile({ pile, shape, isSlim = false, tabIndex, onFocus }: PileProps) {
  const { sight, choosing, read } = useTable();
  const { card, cost, left, inSupply } = pile;
  const id = cardId(card);
  const key = `pile:${pile.pile}`;
  const offer = choosing.offers.piles.get(card);
  const isPaid = inSupply && left > 0 && cost <= sight.view.coins;
  const isPicked = offer !== undefined && choosing.orderOf(offer.label) >= 0;
  const isChosen = isPicked || choosing.lastCard === card;
  return (
    <button
      type="button"
      className={styles.pile}
      data-shape={shape}
      data-slim={isSlim || undefined}
      data-thick={thickness(left)}
      data-paid={isPaid || undefined}
      data-state={isChosen ? 'chosen' : offer && 'choosable'}
      data-place={key}
      data-card={card}
      data-rove=""
      tabIndex={tabIndex}
      onFocus={onFocus}
      aria-label={usePileWords(pile, offer !== undefined)}
      {...(offer && choosing.decision?.max !== 1 ? { 'aria-pressed': isChosen } : {})}
      onClick={() => (offer === undefined ? read(id) : choosing.choose(offer.label))}
    >
      <Field
        id={cardId(pile.pile)}
        className={styles.field}
        isEmpty={left === 0}
        {...(shape === 'row' ? { edge: 'beside', split: 'across' } : {})}
      />
      <PileFace pile={pile.pile} card={card} cost={cost} left={left} shape={shape} />
      {isChosen && (
        <span className={clsx(marks.ribbon, styles.ribbon)}>
          <Sign name="check" />
        </span>
      )}
    </button>
  );
}

/** How much of a pile shows below its first card. */
function thickness(left: number): 'none' | 'one' | 'some' | 'many' {
  if (left > THICK) return 'many';
  if (left > 1) return 'some';
  return left === 1 ? 'one' : 'none';
}

function usePileWords({ pile, card, cost, left, inSupply }: PileView, offered: boolean): string {
  const translation = useTranslation();
  return useMemo(() => {
    const { say } = translation;
    const parts = [
      pile === card ? null : cardName(translation, pile),
      cardWords(translation, cardId(card), cost),
      left === 0 ? say('ui.table.empty') : say('ui.table.left', { count: left }),
      inSupply ? null : say('ui.table.notForSale'),
      offered ? say('ui.table.canBeChosen') : null,
    ];
    return parts.filter((part) => part !== null).join(', ');
  }, [translation, pile, card, cost, left, inSupply, offered]);
}
