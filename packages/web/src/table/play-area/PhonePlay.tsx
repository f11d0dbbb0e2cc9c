import { cardName } from '@provincia/catalog';
import { Field } from '../../card/Field.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { grouped } from './grouped.ts';
import { PhoneLedger } from './Ledger.tsx';
import './play-area.css';
import { Tray } from './Tray.tsx';

const TRAY_CARD = 84;

/** What was played as small signs, and the ledger; above it what is laid out to be picked. */
export function PhonePlay() {
  const translation = useTranslation();
  const { sight, read } = useTable();
  const { seats, onTurn } = sight.view;
  const { play, playedAs } = seats[onTurn];
  return (
    <section className="pplay" aria-label={translation.say('place.play')} data-landmark="play">
      <div className="ptray">
        <Tray width={TRAY_CARD} />
      </div>
      <div className="chips" data-place="play">
        {grouped(play, playedAs).map(({ card, as, count }, i) => {
          const asks = sight.decision?.source === as;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
              key={i}
              type="button"
              className={asks ? 'minichip ask' : 'minichip'}
              data-card={card}
              aria-label={cardName(translation, card)}
              onClick={() => read(cardId(card))}
            >
              <Field id={cardId(card)} />
              {asks && <span>{cardName(translation, card)}</span>}
              {count > 1 && <span>×{count}</span>}
            </button>
          );
        })}
      </div>
      <PhoneLedger />
    </section>
  );
}
