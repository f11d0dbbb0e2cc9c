import { cardName, facts } from '@provincia/catalog';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Price } from '../../card/Price.tsx';
import { Sign } from '../../card/Sign.tsx';
import { claspSigns } from '../../card/tinctures.ts';
import words from '../../card/words.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import type { PileView } from './arrange.ts';
import type { PileShape } from './Pile.tsx';
import styles from './PileFace.module.css';

/** Words that a row has no room for at full size. */
const LONG_WORD = 8;

interface PileFaceProps extends Pick<PileView, 'pile' | 'card' | 'cost' | 'left'> {
  readonly shape: PileShape;
}

/** What is written on a pile. Most views change none of it, so it is drawn again only if something did. */
export const PileFace = memo(({ pile, card, cost, left, shape }: PileFaceProps) => {
  const { say } = useTranslation();
  return (
    <>
      <Price cost={cost} className={styles.price} />
      <span className={styles.left}>
        {left === 0 ? (
          say('ui.table.empty')
        ) : (
          <>
            <Sign name="pile" />
            <b>{left}</b>
          </>
        )}
      </span>
      <span className={styles.body}>
        <PileName pile={pile} card={card} shape={shape} />
        {shape === 'tall' && <Below pile={pile} card={card} />}
      </span>
    </>
  );
});

/** A row has room for one name: of a mixed pile that of the card which lies open. */
function PileName({ pile, card, shape }: Pick<PileFaceProps, 'pile' | 'card' | 'shape'>) {
  const translation = useTranslation();
  const name = cardName(translation, shape === 'tall' ? pile : card);
  const isLong =
    shape === 'row' && (pile !== card || name.split(/[ -]/).some((word) => word.length > LONG_WORD));
  return (
    <span className={clsx(words.name, styles.name)} data-long={isLong || undefined} data-part="name">
      {name}
    </span>
  );
}

/** The types; of a mixed pile the card that lies open. */
function Below({ pile, card }: Pick<PileFaceProps, 'pile' | 'card'>) {
  const translation = useTranslation();
  if (card !== pile) {
    return (
      <span className={clsx(words.types, styles.types)}>
        <span>{translation.say('ui.table.topCard', { card: cardName(translation, card) })}</span>
      </span>
    );
  }
  const { types } = facts[cardId(card)];
  const shown = types.filter((type) => type !== 'looter' && type !== 'knight');
  return (
    <span className={clsx(words.types, styles.types)}>
      {claspSigns(types).map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
      <span>{shown.map((type) => translation.say(`type.${type}`)).join(' · ')}</span>
    </span>
  );
}
