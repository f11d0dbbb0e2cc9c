import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { hasTrays } from '../trays/trays.ts';
import { NarrowPlate } from './NarrowPlate.tsx';
import { Plate } from './Plate.tsx';
import styles from './Rivals.module.css';

/** The others, from the one who comes next on; for somebody who watches, everybody. */
function useRivals(): readonly number[] {
  const { seats, you } = useTable();
  const first = you === null ? 0 : you + 1;
  return seats.map((_, i) => (first + i) % seats.length).filter((seat) => seat !== you);
}

/** One wide plate has words beside its figures; narrow ones and those of a phone have none. */
export function Rivals({ wide = true }: { readonly wide?: boolean }) {
  const { say } = useTranslation();
  const rivals = useRivals();
  const { view } = useTable().sight;
  // Figures of what lies before two have a line of their own, as those of more.
  const isMany = wide && rivals.length > (hasTrays(view) ? 1 : 2);
  return (
    <section
      className={styles.rivals}
      data-many={isMany || undefined}
      aria-label={say('ui.table.others')}
      data-landmark="rivals"
      tabIndex={wide ? -1 : 0}
    >
      {rivals.map((seat) =>
        isMany ? <NarrowPlate key={seat} seat={seat} /> : <Plate key={seat} seat={seat} wide={wide} />,
      )}
    </section>
  );
}
