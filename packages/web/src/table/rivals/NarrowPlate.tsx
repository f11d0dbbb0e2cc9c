import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { Trays } from '../trays/Trays.tsx';
import { VictoryTokens } from '../trays/VictoryTokens.tsx';
import styles from './NarrowPlate.module.css';
import { Deck, Discard, RivalName } from './parts.tsx';
import { usePlate } from './usePlate.ts';

/** A rival where there are several side by side. */
export function NarrowPlate({ seat }: { readonly seat: number }) {
  const { sight, showsPoints } = useTable();
  const { state, plate } = usePlate(seat);
  return (
    <div {...plate}>
      <Arms seat={seat} />
      {state.short !== '' && <span className={styles.flag}>{state.short}</span>}
      <div className={styles.lines}>
        <div className={styles.first}>
          <RivalName seat={seat} className={styles.name} />
          <VictoryTokens seat={seat} />
          {showsPoints && (
            <Stat>
              <Sign name="victory" />
              {sight.points[seat]}
            </Stat>
          )}
        </div>
        <div className={styles.figures}>
          <Stat>
            <Sign name="fan" />
            {sight.view.seats[seat].hand}
          </Stat>
          <Deck seat={seat} />
          <Discard seat={seat} className={styles.discard} named />
          <SeatClock seat={seat} />
        </div>
      </div>
      <Trays seat={seat} className={styles.trays} />
    </div>
  );
}
