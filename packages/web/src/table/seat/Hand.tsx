import type { CardId } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Card } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Times } from '../../card/Times.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { useSize } from '../layout/useSize.ts';
import { cardWords } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './Hand.module.css';
import { type HandLayout, handLayout } from './hand-layout.ts';
import { type HeldCards, heldCards } from './hand-order.ts';

/** Cards that cover each other more than this hide the words of the covered one. */
const COVERED = 60;

/** The own hand. Equal cards lie in steps; each of them can be chosen by itself. */
export function Hand({ className }: { readonly className: string }) {
  const { say } = useTranslation();
  const { sight, choosing } = useTable();
  const [box, room] = useSize<HTMLDivElement>();
  const held = heldCards(sight.view.own);
  const roving = useRoving<HTMLDivElement>(held.flatMap(({ id, count }) => keysOf(id, count)));
  const layout = handLayout(
    held.map(({ count }) => count),
    {
      ...room,
      touch: matchMedia('(pointer: coarse)').matches,
      oneByOne: (choosing.decision?.max ?? 1) > 1,
    },
  );
  const size = held.reduce((sum, { count }) => sum + count, 0);
  return (
    <div
      className={clsx(styles.hand, className)}
      data-scrolls={layout.scrolls || undefined}
      ref={box}
      data-place="hand"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className={styles.held}
        role="group"
        aria-label={say('ui.table.yourHand', { count: size })}
        {...roving.group}
      >
        {room.width > 0 &&
          held.map((cards, i) => <Held key={cards.id} {...{ cards, layout, roving }} isFirst={i === 0} />)}
      </div>
    </div>
  );
}

function keysOf(id: CardId, count: number): string[] {
  return Array.from({ length: count }, (_, copy) => `hand:${id}:${copy}`);
}

interface HeldProps {
  readonly cards: HeldCards;
  readonly isFirst: boolean;
  readonly layout: HandLayout;
  readonly roving: Pick<ReturnType<typeof useRoving>, 'item'>;
}

/** All cards in hand of one name. */
function Held({ cards, isFirst, layout, roving }: HeldProps) {
  const { id, count } = cards;
  const { width, gap, step } = layout;
  const keys = keysOf(id, count);
  return keys.map((key, copy) => (
    <HandCard
      key={key}
      {...{ id, count, copy, layout }}
      {...roving.item(key)}
      choiceKey={key}
      marginLeft={copy > 0 ? step - width : isFirst ? 0 : gap}
    />
  ));
}

interface HandCardProps {
  readonly id: CardId;
  readonly choiceKey: string;
  readonly count: number;
  readonly copy: number;
  readonly marginLeft: number;
  readonly layout: HandLayout;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function HandCard({ id, choiceKey, count, copy, marginLeft, layout, ...focus }: HandCardProps) {
  const translation = useTranslation();
  const { choosing, read } = useTable();
  const { width, size, gap, step } = layout;
  const offer = choosing.offers.hand.get(id);
  const order = choosing.orderOf(choiceKey);
  const isLast = copy === count - 1;
  const covers = width - step > COVERED;
  const state = useCardState(order, offer !== undefined);
  return (
    <Card
      as="button"
      type="button"
      id={id}
      size={size}
      width={width}
      translation={translation}
      state={offer && (order >= 0 ? 'chosen' : 'choosable')}
      isCovered={covers && !isLast}
      isCovering={covers && copy > 0}
      className={styles.card}
      style={{ marginLeft }}
      data-card={id}
      data-rove=""
      {...focus}
      aria-label={[cardWords(translation, id), copyWords(), state].filter(Boolean).join(', ')}
      {...(offer && choosing.decision?.max !== 1 ? { 'aria-pressed': order >= 0 } : {})}
      onClick={() => (offer === undefined ? read(id) : choosing.choose(offer.label, choiceKey))}
    >
      {order >= 0 && (
        <span className={marks.ribbon}>
          {choosing.decision?.ordered ? <b>{order + 1}</b> : <Sign name="check" />}
        </span>
      )}
      {isLast && <Times count={count} className={gap < 0 ? styles.inside : undefined} />}
    </Card>
  );

  function copyWords(): string {
    return count > 1 ? translation.say('ui.table.copy', { copy: copy + 1, count }) : '';
  }
}

/** "chosen, 1 of 2", or that it can be chosen. */
export function useCardState(order: number, offered: boolean): string {
  const { say } = useTranslation();
  const { decision, picks } = useTable().choosing;
  if (order < 0) return offered ? say('ui.table.canBeChosen') : '';
  if (decision?.ordered) return say('ui.table.chosenAs', { place: order + 1 });
  return say('ui.table.chosen', { count: picks.length, of: decision?.max ?? picks.length });
}
