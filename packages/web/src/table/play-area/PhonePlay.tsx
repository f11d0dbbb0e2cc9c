import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { grouped } from './grouped.ts';
import { PhoneLedger } from './Ledger.tsx';
import styles from './PhonePlay.module.css';
import { Tray } from './Tray.tsx';
import { usePlayInSight } from './usePlayInSight.ts';

const TRAY_CARD = 84;

/** What was played as small signs, the own clock, and the ledger; above it what is laid out to be picked. */
export function PhonePlay() {
  const translation = useTranslation();
  const { sight, read, you } = useTable();
  const { seats, onTurn } = sight.view;
  const chips = usePlayInSight();
  const { play, playedAs } = seats[onTurn];
  return (
    <section className={styles.play} aria-label={translation.say('place.play')} data-landmark="play">
      <div className={styles.tray}>
        <Tray width={TRAY_CARD} />
      </div>
      <div className={styles.chips} data-place="play" ref={chips}>
        {grouped(play, playedAs).map(({ card, as, count }, i) => {
          const asks = sight.decision?.source === as;
          return (
            <Chip
              // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
              key={i}
              as="button"
              type="button"
              id={cardId(card)}
              className={styles.chip}
              data-asks={asks || undefined}
              data-card={card}
              aria-label={cardName(translation, card)}
              onClick={() => read(cardId(card))}
            >
              {asks && <span>{cardName(translation, card)}</span>}
              {count > 1 && <span>×{count}</span>}
            </Chip>
          );
        })}
      </div>
      {you !== null && <SeatClock seat={you} />}
      <PhoneLedger />
    </section>
  );
}
