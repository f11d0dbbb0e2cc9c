import { cardName, facts } from '@provincia/catalog';
import { memo, useMemo } from 'react';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { claspSigns } from '../../card/tinctures.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId, cardWords } from '../names.ts';
import { useTable } from '../table-context.ts';
import type { PileView } from './arrange.ts';

const THICK = 6;
/** Words that a row has no room for at full size. */
const LONG_WORD = 8;

interface PileProps {
  readonly pile: PileView;
  readonly shape: 'tall' | 'row';
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** A pile of the supply: price, how many are left, and whether the player on turn could pay. */
export function Pile({ pile, shape, tabIndex, onFocus }: PileProps) {
  const { sight, choosing, read } = useTable();
  const { card, cost, left, inSupply } = pile;
  const id = cardId(card);
  const key = `pile:${pile.pile}`;
  const offer = choosing.offers.piles.get(card);
  const order = choosing.orderOf(key);
  const isPaid = inSupply && left > 0 && cost <= sight.view.coins;
  const isChosen = order >= 0 || choosing.lastCard === card;
  const classes = [
    'pile',
    shape,
    thickness(left),
    left === 0 && 'empty',
    isPaid && 'paid',
    offer && !isChosen && 'choosable',
    isChosen && 'picked',
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-place={key}
      data-card={card}
      data-rove=""
      tabIndex={tabIndex}
      onFocus={onFocus}
      aria-label={usePileWords(pile, offer !== undefined)}
      {...(offer && choosing.decision?.max !== 1 ? { 'aria-pressed': isChosen } : {})}
      onClick={() => (offer === undefined ? read(id) : choosing.choose(offer.label, key))}
    >
      <Face pile={pile.pile} card={card} cost={cost} left={left} shape={shape} />
      {isChosen && (
        <span className="ribbon">
          <Sign name="check" />
        </span>
      )}
    </button>
  );
}

type FaceProps = Pick<PileView, 'pile' | 'card' | 'cost' | 'left'> & Pick<PileProps, 'shape'>;

/** What lies there. Most views change none of it, so it is drawn again only if something did. */
const Face = memo(({ pile, card, cost, left, shape }: FaceProps) => {
  const { say } = useTranslation();
  return (
    <>
      <Field id={cardId(pile)} />
      <span className="price">
        <b>{cost}</b>
      </span>
      <span className="left">
        {left === 0 ? (
          say('ui.table.empty')
        ) : (
          <>
            <Sign name="pile" />
            <b>{left}</b>
          </>
        )}
      </span>
      <span className="pbody">
        <PileName pile={pile} card={card} shape={shape} />
        {shape === 'tall' && <Below pile={pile} card={card} />}
      </span>
    </>
  );
});

/** A row has room for one name: of a mixed pile that of the card which lies open. */
function PileName({ pile, card, shape }: Pick<FaceProps, 'pile' | 'card' | 'shape'>) {
  const translation = useTranslation();
  const name = cardName(translation, shape === 'tall' ? pile : card);
  const isLong =
    shape === 'row' && (pile !== card || name.split(/[ -]/).some((word) => word.length > LONG_WORD));
  return <span className={isLong ? 'name long' : 'name'}>{name}</span>;
}

/** The types; of a mixed pile the card that lies open. */
function Below({ pile, card }: Pick<FaceProps, 'pile' | 'card'>) {
  const translation = useTranslation();
  if (card !== pile) {
    return (
      <span className="types">
        <span>{translation.say('ui.table.topCard', { card: cardName(translation, card) })}</span>
      </span>
    );
  }
  const { types } = facts[cardId(card)];
  const shown = types.filter((type) => type !== 'looter' && type !== 'knight');
  return (
    <span className="types">
      {claspSigns(types).map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
      <span>{shown.map((type) => translation.say(`type.${type}`)).join(' · ')}</span>
    </span>
  );
}

function thickness(left: number): string {
  if (left > THICK) return 'd3';
  return left > 1 ? 'd2' : '';
}

function usePileWords({ pile, card, cost, left, inSupply }: PileView, offered: boolean): string {
  const translation = useTranslation();
  return useMemo(() => {
    const { say } = translation;
    const parts = [
      pile === card ? null : cardName(translation, pile),
      cardWords(translation, cardId(card), cost),
      left === 0 ? say('ui.table.empty') : say('ui.table.left', { count: left }),
      inSupply ? null : say('ui.table.notForSale'),
      offered ? say('ui.table.canBeChosen') : null,
    ];
    return parts.filter((part) => part !== null).join(', ');
  }, [translation, pile, card, cost, left, inSupply, offered]);
}
