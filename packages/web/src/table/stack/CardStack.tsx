import { type CardId, cardName, type Wish } from '@provincia/catalog';
import { clsx } from 'clsx';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { Card, type CardSize } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Times } from '../../card/Times.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { canTake, isSinglePick, placesOf } from '../prompt/picks.ts';
import { useHindrance } from '../prompt/useHindrance.ts';
import { useTable } from '../table-context.ts';
import { useCardWords } from '../useCardWords.ts';
import { wishMark } from '../wishes.ts';
import styles from './CardStack.module.css';
import { layersOf, raisedOf } from './layers.ts';
import { useTakenWords } from './useTakenWords.ts';

interface CardStackProps {
  readonly id: CardId;
  readonly count: number;
  /** What is answered by choosing one; null if none can be chosen: then it is only read. */
  readonly label: string | null;
  readonly width: number;
  readonly size: CardSize;
  /** From one of the equal cards to the next, and from the stack before it, in pixels. */
  readonly step: number;
  readonly gap?: number;
  /** It lies among cards that can be chosen, and cannot. */
  readonly isDimmed?: boolean;
  /** Where it lies, if it could be chosen at times. */
  readonly from?: Wish['from'] | undefined;
  /** So that the arrow keys find it. */
  readonly focus: { readonly tabIndex: number; readonly onFocus: () => void };
}

/** Equal cards as one thing: a click takes the next of them, and what was taken can be given back one by one. */
export function CardStack({
  id,
  count,
  label,
  width,
  size,
  step,
  gap = 0,
  isDimmed = false,
  from,
  focus,
}: CardStackProps) {
  const translation = useTranslation();
  const cardWords = useCardWords();
  const { choosing, read } = useTable();
  const { decision, picks } = choosing;
  const places = label === null ? [] : placesOf(picks, label);
  const taken = places.length;
  const layers = layersOf(count);
  const raised = raisedOf(count, taken);
  const isMany = label !== null && decision !== null && !isSinglePick(decision);
  const wish = from === undefined ? null : { from, id };
  const hindrance = useHindrance(wish);
  const words = useTakenWords(count, places, label !== null);

  const click = ({ shiftKey }: MouseEvent) => {
    if (label === null) {
      if (wish !== null) choosing.wonder(wish);
      read(id, wish);
    } else if (isMany && shiftKey) choosing.giveBack(label);
    else choosing.choose(label);
  };
  const giveBack = () => isMany && choosing.giveBack(label);
  const keyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' || key === 'Delete') giveBack();
  };
  return (
    <div
      className={styles.stack}
      style={{ '--layers': layers - 1, '--step': `${step}px`, marginLeft: gap } as CSSProperties}
      data-taken={taken || undefined}
      {...(wish === null ? {} : wishMark(wish))}
    >
      {Array.from({ length: layers - 1 }, (_, layer) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
          key={layer}
          {...{ id, size, width, translation }}
          className={styles.layer}
          style={{ '--layer': layer } as CSSProperties}
          state={isDimmed ? 'dimmed' : layer >= layers - raised ? 'chosen' : undefined}
          isCovered
          isCovering
          data-card={id}
          aria-hidden
        />
      ))}
      <Card
        as="button"
        type="button"
        {...{ id, size, width, translation }}
        state={isDimmed ? 'dimmed' : label === null ? undefined : taken > 0 ? 'chosen' : 'choosable'}
        className={styles.face}
        data-card={id}
        data-rove=""
        data-takes={(decision !== null && label !== null && canTake(decision, picks, label)) || undefined}
        {...focus}
        aria-label={[cardWords(id), ...words].join(', ')}
        {...(hindrance === '' ? {} : { 'aria-description': hindrance })}
        {...(isMany ? { 'aria-pressed': taken > 0 } : {})}
        onClick={click}
        onKeyDown={keyDown}
        onAuxClick={({ button }) => button === 2 && giveBack()}
        onContextMenu={(event) => isMany && event.preventDefault()}
      >
        {taken > 0 && (
          <span className={clsx(marks.ribbon, decision?.ordered && styles.orders)}>
            {decision?.ordered ? <b>{places.map((place) => place + 1).join(', ')}</b> : <Sign name="check" />}
          </span>
        )}
        {taken === 0 && <Times count={count} className={gap < 0 ? styles.inside : undefined} />}
      </Card>
      {taken > 0 && count > 1 && (
        <span className={styles.taken}>
          <button
            type="button"
            className={styles.less}
            tabIndex={-1}
            aria-label={translation.say('ui.table.oneLess', { card: cardName(translation, id) })}
            // The focus stays on the card: the button goes away with the last one.
            onMouseDown={(event) => event.preventDefault()}
            onClick={giveBack}
          >
            −
          </button>
          <span aria-hidden="true">{translation.say('ui.table.takenOf', { count: taken, of: count })}</span>
        </span>
      )}
    </div>
  );
}
