import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { Trays } from '../trays/Trays.tsx';
import { VictoryTokens } from '../trays/VictoryTokens.tsx';
import { Deck, Discard, RivalName } from './parts.tsx';
import styles from './Rivals.module.css';
import { usePlate } from './usePlate.ts';

/** A rival where there are one or two, or on a phone. */
export function Plate({ seat, wide }: { readonly seat: number; readonly wide: boolean }) {
  const { say } = useTranslation();
  const { sight, showsPoints } = useTable();
  const { state, plate } = usePlate(seat);
  const points = say('ui.table.points', { count: sight.points[seat] });
  return (
    <div {...plate}>
      <Arms seat={seat} />
      <div className={styles.who}>
        <RivalName seat={seat} />
        {state.words !== '' && <div className={styles.state}>{state.words}</div>}
      </div>
      <div className={styles.stats}>
        <SeatClock seat={seat} />
        <Trays seat={seat} className={styles.trays} />
        <Stat title={say('ui.table.inHand')} words={wide && say('ui.table.inHand')}>
          <Sign name="fan" />
          {sight.view.seats[seat].hand}
        </Stat>
        <Stat words={wide && say('ui.table.rivalsDeck')}>
          <Deck seat={seat} />
        </Stat>
        <Stat words={wide && say('ui.table.onDiscard')}>
          <Discard seat={seat} named={wide} />
        </Stat>
        <VictoryTokens seat={seat} isNamed={wide} />
        {showsPoints && (
          <Stat title={points} words={wide && points}>
            <Sign name="victory" />
            {sight.points[seat]}
          </Stat>
        )}
      </div>
    </div>
  );
}
