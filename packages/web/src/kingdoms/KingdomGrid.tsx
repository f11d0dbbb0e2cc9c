import type { CardId } from '@provincia/catalog';
import { Card } from '../card/Card.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import { useTongue } from '../tongue/TongueProvider.tsx';
import { useReadCard } from './KingdomSheet.tsx';
import { byCost } from './piles.ts';

/** The width comes from the grid; this is what it is before the styles are there. */
const WIDTH = 128;

/** Ten piles as cards, in the order in which they lie on the table. A click reads one. */
export function KingdomGrid({ piles }: { readonly piles: readonly CardId[] }) {
  const tongue = useTongue();
  const read = useReadCard();
  const size = useLayout() === 'narrow' ? 's' : 'm';
  return (
    <div className={`kgrid ${size}`}>
      {byCost(piles, tongue).map((id) => (
        <Card
          key={id}
          id={id}
          size={size}
          width={WIDTH}
          tongue={tongue}
          as="button"
          type="button"
          onClick={() => read(id)}
        />
      ))}
    </div>
  );
}
