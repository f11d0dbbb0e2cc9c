import { clsx } from 'clsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { Strip } from '../layout/Strip.tsx';
import { useSize } from '../layout/useSize.ts';
import { CardStack } from '../stack/CardStack.tsx';
import { useTable } from '../table-context.ts';
import styles from './Hand.module.css';
import { handLayout } from './hand-layout.ts';
import { heldCards } from './hand-order.ts';

interface HandProps {
  readonly className: string;
  /** Where it stands. */
  readonly place?: string | undefined;
}

/** The own hand: equal cards are one stack. */
export function Hand({ className, place }: HandProps) {
  const { say } = useTranslation();
  const { sight, choosing } = useTable();
  const [box, room] = useSize<HTMLDivElement>();
  const held = heldCards(sight.view.own);
  const roving = useRoving<HTMLDivElement>(held.map(({ id }) => id));
  const { width, size, step, gap, scrolls } = handLayout(
    held.map(({ count }) => count),
    { ...room, touch: matchMedia('(pointer: coarse)').matches },
  );
  const count = held.reduce((sum, cards) => sum + cards.count, 0);
  return (
    <Strip
      box={box}
      place={place}
      className={clsx(styles.hand, className)}
      scrolls={scrolls}
      data-place="hand"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className={styles.held}
        role="group"
        aria-label={say('ui.table.yourHand', { count })}
        {...roving.group}
      >
        {room.width > 0 &&
          held.map((cards, i) => (
            <CardStack
              key={cards.id}
              {...cards}
              {...{ width, size, step }}
              label={choosing.offers.hand.get(cards.id)?.label ?? null}
              from="hand"
              gap={i === 0 ? 0 : gap}
              focus={roving.item(cards.id)}
            />
          ))}
      </div>
    </Strip>
  );
}
