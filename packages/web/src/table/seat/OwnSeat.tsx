import { clsx } from 'clsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { VictoryTokens } from '../trays/VictoryTokens.tsx';
import { Hand } from './Hand.tsx';
import { Onlooker } from './Onlooker.tsx';
import styles from './OwnSeat.module.css';
import { OwnStacks } from './OwnStacks.tsx';

/** What lies before the player: nearest to the pointer. */
export function OwnSeat({ onDeck }: { readonly onDeck: () => void }) {
  const { say } = useTranslation();
  const { you } = useTable();
  if (you === null) return <Onlooker className={clsx(styles.seat, styles.watching)} />;
  return (
    <section className={styles.seat} aria-label={say('ui.table.yourSeat')} data-landmark="seat">
      <OwnStacks className={styles.stacks} onDeck={onDeck} />
      <Hand className={styles.hand} place={styles.held} />
      <Me seat={you} />
    </section>
  );
}

function Me({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { sight, showsPoints } = useTable();
  const { hand } = sight.view.seats[seat];
  const isTurn = sight.view.onTurn === seat && !sight.view.over;
  return (
    <div className={styles.me} data-turn={isTurn || undefined} data-place={`seat:${seat}`}>
      <div className={styles.name}>
        <Arms seat={seat} />
        {say('ui.table.you')}
      </div>
      <SeatClock seat={seat} />
      {showsPoints && (
        <Stat words={say('ui.table.points', { count: sight.points[seat] })}>
          <Sign name="victory" />
          {sight.points[seat]}
        </Stat>
      )}
      <VictoryTokens seat={seat} isNamed />
      <Stat words={say('ui.table.inHand')}>
        <Sign name="fan" />
        {hand}
      </Stat>
    </div>
  );
}
