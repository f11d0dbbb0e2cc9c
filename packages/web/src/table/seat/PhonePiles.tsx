import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { SmallBack } from '../../card/SmallBack.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { PhoneTrash } from '../play-area/Trash.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import { Trays } from '../trays/Trays.tsx';
import { victoryTokensOf } from '../trays/victory-tokens.ts';
import styles from './PhonePiles.module.css';

/** Deck, discard pile, trash and points as figures at the foot of a phone. */
export function PhonePiles({ onDeck }: { readonly onDeck: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, read } = useTable();
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
      <Standing seat={own.seat} onPress={onDeck} />
      <Trays seat={own.seat} className={styles.trays} />
    </nav>
  );
}

/** The points, or the hand of those who do not want to see them; the victory tokens below, where there are some. */
function Standing({ seat, onPress }: { readonly seat: number; readonly onPress: () => void }) {
  const { say } = useTranslation();
  const { sight, showsPoints } = useTable();
  const { points, view } = sight;
  const tokens = victoryTokensOf(view, seat);
  const words = showsPoints ? say('ui.table.points', { count: points[seat] }) : say('ui.table.inHand');
  const figure = showsPoints ? points[seat] : view.seats[seat].hand;
  const sign = <Sign name={showsPoints ? 'victory' : 'fan'} />;
  if (tokens === null) {
    return (
      <button type="button" onClick={onPress}>
        {sign}
        <span>
          <b>{figure}</b>
          {words}
        </span>
      </button>
    );
  }
  return (
    <button type="button" className={styles.standing} onClick={onPress}>
      <Stat title={words}>
        {sign}
        {figure}
        <span className={texts.spoken}>{words}</span>
      </Stat>
      <Stat of="victory-tokens">
        <Sign name="token" />
        <span aria-hidden="true">{tokens}</span>
        <span className={texts.spoken}>{say('ui.table.victoryTokens', { count: tokens })}</span>
      </Stat>
    </button>
  );
}
