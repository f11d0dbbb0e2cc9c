import { clsx } from 'clsx';
import type { ComponentProps, RefObject } from 'react';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Strip.module.css';
import { useStrip } from './useStrip.ts';

interface StripProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Where it stands; the other class is that of the box in which the cards lie. */
  readonly place?: string | undefined;
  /** Where all fits, nothing is cut off at its edges. */
  readonly scrolls?: boolean;
}

/** Cards side by side. What does not fit is reached by wheel, by dragging, by keys, and by arrows that show that there is more. */
export function Strip({ box, place, className, scrolls = true, children, ...rest }: StripProps) {
  const { say } = useTranslation();
  const { hasLeft, hasRight, page } = useStrip(box);
  return (
    <div className={clsx(styles.strip, place)}>
      <div {...rest} className={clsx(styles.box, className)} data-scrolls={scrolls || undefined} ref={box}>
        {children}
      </div>
      {scrolls && hasLeft && (
        <Arrow className={styles.left} label={say('ui.table.furtherLeft')} onClick={() => page(-1)} />
      )}
      {scrolls && hasRight && (
        <Arrow className={styles.right} label={say('ui.table.furtherRight')} onClick={() => page(1)} />
      )}
    </div>
  );
}

interface ArrowProps {
  readonly className: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** For pointers: keys go from card to card, and what has the focus comes into sight by itself. */
function Arrow({ className, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={clsx(styles.arrow, className)}
      aria-label={label}
      // The focus stays where it is: the arrow goes away at the end.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span>
        <Sign name="chevron" />
      </span>
    </button>
  );
}
