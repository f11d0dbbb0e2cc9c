import { type CardId, pictures } from '@provincia/catalog';
import { clsx } from 'clsx';
import { type CSSProperties, memo, type ReactNode } from 'react';
import './edges.css';
import styles from './Field.module.css';
import { Drawing } from './Sign.tsx';
import { type Tincture, tincturesOf } from './tinctures.ts';
import { useTypes } from './types-in-game.ts';

interface FieldProps {
  readonly id: CardId;
  readonly className?: string | undefined;
  /** Its line of partition is below, or at its side where it stands left of a text. */
  readonly edge?: 'below' | 'beside';
  /** How two tinctures divide it. */
  readonly split?: 'upright' | 'across';
  /** Nothing is left of these cards. */
  readonly isEmpty?: boolean;
}

/** Tincture, line of partition and charge; two types split it, and the charge is counterchanged. */
export const Field = memo(({ id, className, edge, split = 'upright', isEmpty = false }: FieldProps) => {
  const tinctures = tincturesOf(useTypes(id));
  return (
    <span
      className={clsx(styles.field, className)}
      data-edge={edge}
      data-split={tinctures.length > 1 ? split : undefined}
      data-empty={isEmpty || undefined}
      aria-hidden="true"
    >
      {tinctures.map((tincture) => (
        <Half key={tincture} tincture={tincture}>
          <Drawing name={pictures[id]} className={styles.charge} />
        </Half>
      ))}
    </span>
  );
});

interface PlainFieldProps {
  readonly tincture: Tincture;
  readonly className: string;
}

/** A tincture and its line of partition, for something else than the picture of a card. */
export function PlainField({ tincture, className }: PlainFieldProps) {
  return (
    <span className={clsx(styles.field, className)}>
      <Half tincture={tincture} />
    </span>
  );
}

function Half({ tincture, children }: { readonly tincture: Tincture; readonly children?: ReactNode }) {
  const style = {
    '--tincture': `var(--t-${tincture})`,
    '--edge-below': `var(--e-${tincture})`,
    '--edge-beside': `var(--v-${tincture})`,
    '--edge-tooth': `var(--n-${tincture})`,
  } as CSSProperties;
  return (
    <span className={styles.half} data-tincture={tincture} style={style}>
      {children}
    </span>
  );
}
