import { type CardId, facts } from '@provincia/catalog';
import { memo } from 'react';
import { Charge } from './Sign.tsx';
import { tincturesOf } from './tinctures.ts';

const HALVES = ['h0', 'h1'];

/** Tincture, line of partition and charge; two types split it, and the charge is counterchanged. */
export const Field = memo(({ id }: { readonly id: CardId }) => {
  const tinctures = tincturesOf(facts[id].types);
  return (
    <span className={tinctures.length > 1 ? 'field two' : 'field'} aria-hidden="true">
      {tinctures.map((tincture, i) => (
        <span key={tincture} className={`half ${HALVES[i]} t-${tincture}`}>
          <Charge id={id} />
        </span>
      ))}
    </span>
  );
});
