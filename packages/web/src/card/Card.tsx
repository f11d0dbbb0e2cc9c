import { type CardId, type CardType, facts, type Translation } from '@provincia/catalog';
import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, memo, type ReactNode } from 'react';
import { BonusSigns } from './BonusSigns.tsx';
import styles from './Card.module.css';
import { CardName } from './CardName.tsx';
import { CardWords } from './CardWords.tsx';
import { Field } from './Field.tsx';
import { Price } from './Price.tsx';
import { Sign } from './Sign.tsx';
import { claspSigns } from './tinctures.ts';
import { useTypes } from './types-in-game.ts';
import { hasWorth, Worth } from './Worth.tsx';
import words from './words.module.css';

/**
 * What a card has to say. s: signs alone, or the short text if it has none; m: both; l: the full text, with words beside the
 * signs. How much of it there is room for its own width decides.
 */
export type CardSize = 's' | 'm' | 'l';

/** What a card is in what is going on. */
type CardState = 'choosable' | 'chosen' | 'asking' | 'gained' | 'dimmed';

interface CardProps extends ComponentProps<'button'> {
  readonly id: CardId;
  readonly size: CardSize;
  /** In pixels; without it, the `--w` of the page. */
  readonly width?: number;
  readonly translation: Translation;
  /** A card that can be chosen is a button, one to be read an article. */
  readonly as?: 'article' | 'button';
  readonly state?: CardState | undefined;
  /** An equal card lies upon it. */
  readonly isCovered?: boolean;
  /** It lies upon an equal card. */
  readonly isCovering?: boolean;
  /** Marks upon the face: a ribbon, a tag. */
  readonly children?: ReactNode;
}

/** A card's face, drawn as its types ask: the only way a card is shown. */
export function Card({
  id,
  size,
  width,
  translation,
  as = 'article',
  state,
  isCovered = false,
  isCovering = false,
  className,
  style,
  children,
  ...rest
}: CardProps) {
  const Element = as as 'button';
  const types = useTypes(id);
  return (
    <Element
      className={clsx(styles.card, className)}
      style={width === undefined ? style : ({ '--w': `${width}px`, ...style } as CSSProperties)}
      data-size={size}
      data-state={state}
      data-covered={isCovered || undefined}
      data-covering={isCovering || undefined}
      {...rest}
      aria-label={rest['aria-label'] ?? cardLabel(id, types, translation)}
    >
      <Field id={id} className={styles.field} />
      <Price cost={facts[id].cost} className={styles.price} />
      {children}
      <Printed id={id} size={size} translation={translation} />
    </Element>
  );
}

/** What is on a card whatever is done with it; drawn once, because tables change often. */
const Printed = memo(({ id, size, translation }: Pick<CardProps, 'id' | 'size' | 'translation'>) => {
  const types = useTypes(id);
  const hasRules = translation.cards[id].text !== '' || hasBonuses(id);
  return (
    <>
      <span className={styles.line}>
        {hasWorth(id) && hasRules && <Worth id={id} isSeal />}
        <Clasp types={types} />
      </span>
      <CardName name={translation.cards[id].name} className={styles.name} />
      <span className={styles.body}>
        {hasWorth(id) && !hasRules && <Worth id={id} isSeal={false} />}
        <BonusSigns id={id} size={size} translation={translation} />
        <Rules text={rulesOf(id, size, translation)} translation={translation} />
        <span className={clsx(words.types, styles.types)}>{typeWords(types, translation).join(' · ')}</span>
      </span>
    </>
  );
});

/** "Moat, Action, Reaction, costs 2 coins". */
function cardLabel(id: CardId, types: readonly CardType[], translation: Translation): string {
  const { name } = translation.cards[id];
  return translation.say('card.label', {
    name,
    types: typeWords(types, translation).join(', '),
    cost: facts[id].cost,
  });
}

function typeWords(types: readonly CardType[], { say }: Translation): readonly string[] {
  return types.map((type) => say(`type.${type}`));
}

function Clasp({ types }: { readonly types: readonly CardType[] }) {
  return (
    <span className={styles.clasp} aria-hidden="true">
      {claspSigns(types).map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
    </span>
  );
}

/** The text by itself: a card without signs would look blank without it. */
function rulesOf(id: CardId, size: CardSize, { cards }: Translation): string {
  const { short, text } = cards[id];
  if (size === 'l') return text;
  return size === 'm' || !hasBonuses(id) ? short : '';
}

function hasBonuses(id: CardId): boolean {
  return Object.keys(facts[id].bonuses).length > 0;
}

function Rules({ text, translation }: { readonly text: string; readonly translation: Translation }) {
  if (text === '') return null;
  return text.split('\n').map((part) => (
    <span key={part} className={styles.text}>
      <CardWords text={part} translation={translation} />
    </span>
  ));
}
