import { type CardType, cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardName } from '../../card/CardName.tsx';
import { Price } from '../../card/Price.tsx';
import { Sign } from '../../card/Sign.tsx';
import { claspSigns } from '../../card/tinctures.ts';
import { useTypes } from '../../card/types-in-game.ts';
import words from '../../card/words.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import type { PileView } from './arrange.ts';
import type { PileShape } from './Pile.tsx';
import styles from './PileFace.module.css';
import { printedPrice } from './prices.ts';

const MOST_TYPES = 2;

interface PileFaceProps extends Pick<PileView, 'pile' | 'card' | 'cost' | 'left'> {
  readonly shape: PileShape;
}

/** What is written on a pile. A row has room for one name: of a mixed pile that of the card which lies open. Most views change none of it, so it is drawn again only if something did. */
export const PileFace = memo(({ pile, card, cost, left, shape }: PileFaceProps) => {
  const translation = useTranslation();
  return (
    <>
      <Price cost={cost} className={styles.price} />
      <Printed card={card} cost={cost} />
      <span className={styles.left}>
        {left === 0 ? (
          translation.say('ui.table.empty')
        ) : (
          <>
            <Sign name="pile" />
            <b>{left}</b>
          </>
        )}
      </span>
      <span className={styles.body}>
        <CardName name={cardName(translation, shape === 'tall' ? pile : card)} className={styles.name} />
        {shape === 'tall' && <Below pile={pile} card={card} />}
      </span>
    </>
  );
});

/** What is printed on a card that costs something else now, struck out beside its price. */
function Printed({ card, cost }: Pick<PileFaceProps, 'card' | 'cost'>) {
  const printed = printedPrice({ card, cost });
  if (printed === null) return null;
  return (
    <s className={styles.printed} data-part="printed-price">
      {printed}
    </s>
  );
}

/** The types, and their signs where there is room; of a mixed pile the card that lies open. */
function Below({ pile, card }: Pick<PileFaceProps, 'pile' | 'card'>) {
  const translation = useTranslation();
  const types = useTypes(cardId(card));
  if (card !== pile) {
    const top = translation.say('ui.table.topCard', { card: cardName(translation, card) });
    return <span className={clsx(words.types, styles.top)}>{top}</span>;
  }
  const shown = shownTypes(types);
  return (
    <span className={clsx(words.types, styles.types)}>
      <span>{shown.map((type) => translation.say(`type.${type}`)).join(' · ')}</span>
      <span className={styles.signs}>
        {claspSigns(types).map((sign) => (
          <Sign key={sign} name={sign} />
        ))}
      </span>
    </span>
  );
}

/** There is room for two: what the picture does not show goes first, then that it is an action. */
function shownTypes(types: readonly CardType[]): readonly CardType[] {
  const shown = types.filter((type) => type !== 'looter' && type !== 'knight');
  return shown.length > MOST_TYPES ? shown.filter((type) => type !== 'action') : shown;
}
