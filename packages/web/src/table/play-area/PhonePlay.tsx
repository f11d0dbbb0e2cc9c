import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { SmallBack } from '../../card/SmallBack.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import { laterParts } from '../trays/later.ts';
import type { Group } from './grouped.ts';
import { PhoneLedger } from './Ledger.tsx';
import { type Laid, laidOut } from './laid-out.ts';
import styles from './PhonePlay.module.css';
import { ThisTurn } from './ThisTurn.tsx';
import { Tray } from './Tray.tsx';
import { usePlayed } from './usePlayed.ts';
import { usePlayInSight } from './usePlayInSight.ts';

const TRAY_CARD = 84;

/** What was played as small signs, the own clock, and the ledger; above it what is laid out to be picked. */
export function PhonePlay() {
  const { say } = useTranslation();
  const { sight, you } = useTable();
  const { seats, onTurn } = sight.view;
  const chips = usePlayInSight();
  return (
    <section className={styles.play} aria-label={say('place.play')} data-landmark="play">
      <div className={styles.tray}>
        <Tray width={TRAY_CARD} />
      </div>
      <div className={styles.chips} data-place="play" ref={chips}>
        {laidOut(seats[onTurn], laterParts(sight.view, onTurn)).flatMap((laid, i) =>
          laid.groups.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
            <PlayedChip key={`${i} ${place}`} group={group} laid={laid} />
          )),
        )}
        <ThisTurn />
      </div>
      {you !== null && <SeatClock seat={you} />}
      <PhoneLedger />
    </section>
  );
}

/** Equal cards. What stays for the next turn has the sign for it, and what lies under it behind it. */
function PlayedChip({ group, laid }: { readonly group: Group; readonly laid: Laid }) {
  const translation = useTranslation();
  const { read } = useTable();
  const { asks, offer, words, choose } = usePlayed(group, laid);
  const { card, count } = group;
  const isLast = group === laid.groups.at(-1);
  return (
    <Chip
      as="button"
      type="button"
      id={cardId(card)}
      className={styles.chip}
      data-asks={asks || undefined}
      data-offered={offer !== undefined || undefined}
      data-later={laid.later > 0 || undefined}
      data-joined={!isLast || undefined}
      data-card={card}
      aria-label={words}
      onClick={offer === undefined ? () => read(cardId(card)) : choose}
    >
      {asks && <span>{cardName(translation, card)}</span>}
      {count > 1 && <span>×{count}</span>}
      {isLast && laid.later > 0 && <Sign name="duration" />}
      {isLast &&
        laid.under.map((one, i) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: they lie there in this order
            <SmallBack key={i} isEmpty={false} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: they lie there in this order
            <Field key={i} id={cardId(one)} className={styles.under} />
          ),
        )}
    </Chip>
  );
}
