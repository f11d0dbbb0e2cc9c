import { type Bonuses, type CardId, facts, type Translation } from '@provincia/catalog';
import { type ComponentProps, type CSSProperties, memo, type ReactNode } from 'react';
import { CardWords } from './CardWords.tsx';
import { Field } from './Field.tsx';
import { Sign } from './Sign.tsx';
import { signOfAmount } from './signs.ts';
import { claspSigns } from './tinctures.ts';

/** s: signs alone; m: the short text; l: the full text, with words beside the signs. */
export type CardSize = 's' | 'm' | 'l';

const LONG_WORD = 10;

interface CardProps extends ComponentProps<'button'> {
  readonly id: CardId;
  readonly size: CardSize;
  /** In pixels; without it, the `--w` of the page. */
  readonly width?: number;
  readonly translation: Translation;
  /** A card that can be chosen is a button, one to be read an article. */
  readonly as?: 'article' | 'button';
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
  className,
  children,
  ...rest
}: CardProps) {
  const Element = as as 'button';
  return (
    <Element
      className={['card', size, className].filter(Boolean).join(' ')}
      style={width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties)}
      {...rest}
      aria-label={rest['aria-label'] ?? cardLabel(id, translation)}
    >
      <Field id={id} />
      <span className="price">
        <b>{facts[id].cost}</b>
      </span>
      {children}
      <Printed id={id} size={size} translation={translation} />
    </Element>
  );
}

/** What is on a card whatever is done with it; drawn once, because tables change often. */
const Printed = memo(({ id, size, translation }: Pick<CardProps, 'id' | 'size' | 'translation'>) => {
  const worths = worthsOf(id);
  const hasRules = translation.cards[id].text !== '' || Object.keys(facts[id].bonuses).length > 0;
  return (
    <>
      {worths.length > 0 && hasRules && <span className="seal">{worths}</span>}
      <Clasp id={id} />
      <CardName name={translation.cards[id].name} />
      <span className="body">
        {worths.length > 0 && !hasRules && <span className="worths">{worths}</span>}
        <BonusSigns id={id} translation={translation} />
        <Rules id={id} size={size} translation={translation} />
      </span>
      <span className="types">{typeWords(id, translation).join(' · ')}</span>
    </>
  );
});

/** "Moat, Action, Reaction, costs 2 coins". */
function cardLabel(id: CardId, translation: Translation): string {
  const { name } = translation.cards[id];
  return translation.say('card.label', {
    name,
    types: typeWords(id, translation).join(', '),
    cost: facts[id].cost,
  });
}

function typeWords(id: CardId, { say }: Translation): readonly string[] {
  return facts[id].types.map((type) => say(`type.${type}`));
}

/** A name with a word too long for a small card gets smaller letters there, since not every browser can hyphenate. */
function CardName({ name }: { readonly name: string }) {
  const isLong = name.split(/[ -]/).some((word) => word.length > LONG_WORD);
  return <span className={isLong ? 'name long' : 'name'}>{name}</span>;
}

function Clasp({ id }: { readonly id: CardId }) {
  return (
    <span className="clasp" aria-hidden="true">
      {claspSigns(facts[id].types).map((sign) => (
        <Sign key={sign} name={sign} />
      ))}
    </span>
  );
}

/** What a treasure pays and a victory card scores. Beside rules they are a seal at the line of partition. */
function worthsOf(id: CardId): readonly ReactNode[] {
  const { coins, points, types } = facts[id];
  const shield = types.includes('curse') ? 'worth vpw cursed' : 'worth vpw';
  return [
    ...(coins === undefined ? [] : [worth('worth coinw', coins)]),
    ...(typeof points === 'number' ? [worth(shield, points)] : []),
  ];
}

function worth(className: string, value: number): ReactNode {
  return (
    <span key={className} className={className}>
      <b>{String(value).replace('-', '−')}</b>
    </span>
  );
}

function BonusSigns({ id, translation }: { readonly id: CardId; readonly translation: Translation }) {
  const given = Object.entries(facts[id].bonuses) as [keyof Bonuses, number][];
  if (given.length === 0) return null;
  return (
    <span className={`bons n${given.length}`}>
      {given.map(([sign, count]) => (
        <span key={sign} className="bon">
          <b>+{count}</b>
          <Sign name={signOfAmount[sign]} />
          <em>{translation.say(`sign.${sign}`, { count })}</em>
        </span>
      ))}
    </span>
  );
}

/** The rules text that fits the size. */
function Rules({
  id,
  size,
  translation,
}: {
  readonly id: CardId;
  readonly size: CardSize;
  readonly translation: Translation;
}) {
  const { short, text } = translation.cards[id];
  const shown = size === 'l' ? text : size === 'm' ? short : '';
  if (shown === '') return null;
  return shown.split('\n').map((part) => (
    <span key={part} className="text">
      <CardWords text={part} translation={translation} />
    </span>
  ));
}
