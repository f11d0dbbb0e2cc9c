import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { SmallBack } from '../../card/SmallBack.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { PhoneTrash } from '../play-area/Trash.tsx';
import { useTable } from '../table-context.ts';
import { Trays } from '../trays/Trays.tsx';
import styles from './PhonePiles.module.css';

/** Deck, discard pile, trash and points as figures at the foot of a phone. */
export function PhonePiles({ onDeck }: { readonly onDeck: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, read, showsPoints } = useTable();
  const { own, seats } = sight.view;
  if (own === null) return null;
  const { discard } = seats[own.seat];
  return (
    <nav className={styles.piles} aria-label={say('ui.table.yourPiles')} data-place={`seat:${own.seat}`}>
      <button type="button" data-place="deck" onClick={onDeck}>
        <SmallBack isEmpty={false} />
        <span>
          <b>{own.deck}</b>
          {say('ui.table.deck')}
        </span>
      </button>
      <button
        type="button"
        data-place="discard"
        {...(discard === null ? { 'aria-disabled': true } : { 'data-card': discard })}
        onClick={() => discard !== null && read(cardId(discard))}
      >
        {discard === null ? <SmallBack isEmpty /> : <Chip id={cardId(discard)} />}
        <span>
          <b className={styles.cut}>{discard === null ? '–' : cardName(translation, discard)}</b>
          {say('ui.table.discard')}
        </span>
      </button>
      <PhoneTrash />
      <button type="button" onClick={onDeck}>
        <Sign name={showsPoints ? 'victory' : 'fan'} />
        <span>
          <b>{showsPoints ? sight.points[own.seat] : seats[own.seat].hand}</b>
          {showsPoints ? say('ui.table.points', { count: sight.points[own.seat] }) : say('ui.table.inHand')}
        </span>
      </button>
      <Trays seat={own.seat} className={styles.trays} />
    </nav>
  );
}
