import './seat.css';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { Hand } from './Hand.tsx';
import { OwnStacks } from './OwnStacks.tsx';

/** What lies before the player: nearest to the pointer. */
export function OwnSeat({ onDeck }: { readonly onDeck: () => void }) {
  const { say } = useTranslation();
  const { you } = useTable();
  if (you === null) {
    return (
      <section className="seat watching" aria-label={say('ui.table.watching')} data-landmark="seat">
        <p>{say('ui.table.watchingHelp')}</p>
      </section>
    );
  }
  return (
    <section className="seat" aria-label={say('ui.table.yourSeat')} data-landmark="seat">
      <OwnStacks onDeck={onDeck} />
      <Hand className="hand" />
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
    <div className={isTurn ? 'me turnof' : 'me'} data-place={`seat:${seat}`}>
      <div className="nm">
        <Arms seat={seat} />
        {say('ui.table.you')}
      </div>
      <SeatClock seat={seat} />
      {showsPoints && (
        <span className="stat">
          <Sign name="victory" />
          {sight.points[seat]}
          <small>{say('ui.table.points', { count: sight.points[seat] })}</small>
        </span>
      )}
      <span className="stat">
        <Sign name="fan" />
        {hand}
        <small>{say('ui.table.inHand')}</small>
      </span>
    </div>
  );
}
