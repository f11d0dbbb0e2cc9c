import { cardName } from '@provincia/catalog';
import type { Choice } from '@provincia/protocol';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useInspecting } from '../inspecting.ts';
import { cardId } from '../names.ts';
import { isJunk } from '../prompt/junk.ts';
import { useHindrance } from '../prompt/useHindrance.ts';
import { useTable } from '../table-context.ts';
import { useCardWords } from '../useCardWords.ts';
import { wishMark } from '../wishes.ts';
import type { PileView } from './arrange.ts';
import { type PileMark, pileMarks } from './marked.ts';
import styles from './Pile.module.css';
import { PileFace } from './PileFace.tsx';
import own from './PileMarks.module.css';
import { PileTokens } from './PileTokens.tsx';
import { priceWords } from './prices.ts';
import { usePress } from './usePress.ts';

const THICK = 6;

/** A small card, or a row with the field beside its name. */
export type PileShape = 'tall' | 'row';

interface PileProps {
  readonly pile: PileView;
  readonly shape: PileShape;
  /** A row that has less room than others. */
  readonly isSlim?: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** A pile of the supply: price, how many are left, and whether the player whose turn it is could pay. */
export function Pile({ pile, shape, isSlim = false, tabIndex, onFocus }: PileProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, choosing } = useTable();
  const { card, cost, left, inSupply } = pile;
  const key = `pile:${pile.pile}`;
  const offer = choosing.offers.piles.get(card);
  const isPaid = inSupply && left > 0 && cost <= sight.view.coins;
  const { doubt } = choosing;
  const isDoubted = doubt !== null && 'card' in doubt && doubt.card === card;
  const isPicked = offer !== undefined && choosing.orderOf(offer.label) >= 0;
  const isChosen = isPicked || isDoubted;
  const isQuiet = offer !== undefined && isOfferedQuietly(offer, pile, choosing.treasures !== null);
  const isRead = useInspecting((state) => state.pile === pile.pile);
  const wish = { from: 'supply', id: pile.pile } as const;
  const hindrance = useHindrance(wish);
  const lying = useMemo(() => pileMarks(translation, sight.view, pile), [translation, sight.view, pile]);
  return (
    <button
      type="button"
      className={clsx(styles.pile, isQuiet && !isChosen && own.quiet, isRead && own.read)}
      data-shape={shape}
      data-slim={isSlim || undefined}
      data-thick={thickness(left)}
      data-paid={isPaid || undefined}
      data-state={isChosen ? 'chosen' : offer && (isQuiet ? 'quiet' : 'choosable')}
      data-place={key}
      data-card={card}
      data-rove=""
      tabIndex={tabIndex}
      onFocus={onFocus}
      aria-label={usePileWords(pile, lying, offer !== undefined)}
      {...(hindrance === '' ? {} : { 'aria-description': hindrance })}
      {...wishMark(wish)}
      {...(offer && choosing.decision?.max !== 1 ? { 'aria-pressed': isChosen } : {})}
      {...usePress({ wish, id: cardId(card), offer, isChosen })}
    >
      <Field
        id={cardId(pile.pile)}
        className={styles.field}
        isEmpty={left === 0}
        {...(shape === 'row' ? { edge: 'beside', split: 'across' } : {})}
      />
      <PileFace pile={pile.pile} card={card} cost={cost} left={left} shape={shape} />
      <PileTokens marks={lying} />
      {isChosen && (
        <span className={clsx(marks.ribbon, styles.ribbon)}>
          <Sign name="check" />
        </span>
      )}
      {isRead && offer && (
        <span className={own.take}>{say(offer.verb === 'buy' ? 'ui.table.buy' : 'ui.table.take')}</span>
      )}
    </button>
  );
}

/** What costs nothing is not what one wants first while there is money to be played, and what spoils a deck never is. */
function isOfferedQuietly(offer: Choice, { card, cost }: PileView, hasTreasures: boolean): boolean {
  return offer.verb === 'buy' && (isJunk(card) || (cost === 0 && hasTreasures));
}

/** How much of a pile shows below its first card. */
function thickness(left: number): 'none' | 'one' | 'some' | 'many' {
  if (left > THICK) return 'many';
  if (left > 1) return 'some';
  return left === 1 ? 'one' : 'none';
}

function usePileWords(view: PileView, lying: readonly PileMark[], offered: boolean): string {
  const translation = useTranslation();
  const cardWords = useCardWords();
  return useMemo(() => {
    const { say } = translation;
    const { pile, card, cost, left, inSupply } = view;
    const parts = [
      pile === card ? null : cardName(translation, pile),
      cardWords(cardId(card), cost),
      priceWords(translation, view) || null,
      left === 0 ? say('ui.table.empty') : say('ui.table.left', { count: left }),
      inSupply ? null : say('ui.table.notForSale'),
      ...lying.map(({ words }) => words),
      offered ? say('ui.table.canBeChosen') : null,
    ];
    return parts.filter((part) => part !== null).join(', ');
  }, [translation, cardWords, view, lying, offered]);
}
