import { useRef } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { Strip } from '../layout/Strip.tsx';
import { cardId } from '../names.ts';
import type { TrayCard } from '../prompt/offers.ts';
import { CardStack } from '../stack/CardStack.tsx';
import { STEP } from '../stack/layers.ts';
import { useTable } from '../table-context.ts';
import styles from './Tray.module.css';
import { useOpenCards } from './useOpenCards.ts';

const known = ['hand', 'discard', 'deck', 'play', 'aside', 'looking', 'trash'] as const;

/** Cards that are neither in hand nor on a pile, laid out to be picked; or open cards, to be looked at. */
export function Tray({ width }: { readonly width: number }) {
  const { choosing } = useTable();
  const { tray } = choosing.offers;
  return tray.length > 0 ? <Picking tray={tray} width={width} /> : <Open width={width} />;
}

function Picking({ tray, width }: { readonly tray: readonly TrayCard[]; readonly width: number }) {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { from = null, of = you, kind } = sight.decision ?? {};
  // What is offered out of the hand and is not there lies in the discard pile.
  const zone = from === 'hand' && of === you ? 'discard' : from;
  const place = known.find((one) => one === zone) ?? 'aside';
  const title =
    kind === 'pile'
      ? say('ui.table.from.noPile')
      : of === you || of === null || place === 'trash'
        ? say(`ui.table.from.${place}`)
        : say(`ui.table.fromOf.${place}`, { name: names[of] });
  return <Laid title={title} stacks={tray} width={width} place="tray" />;
}

/** Cards that lie open beside what was played, or that only the player looks at. */
function Open({ width }: { readonly width: number }) {
  return useOpenCards().map(({ title, cards }) => (
    <Laid key={title} title={title} stacks={stacked(cards)} width={width} />
  ));
}

/** Equal cards as one stack that is only looked at, in the order in which the first of them came. */
function stacked(cards: readonly string[]): readonly TrayCard[] {
  return [...new Set(cards)].map((card) => ({
    card,
    label: card,
    count: cards.filter((other) => other === card).length,
    offered: false,
  }));
}

interface LaidProps {
  readonly title: string;
  readonly stacks: readonly TrayCard[];
  readonly width: number;
  /** Only where something is to be picked. */
  readonly place?: string;
}

function Laid({ title, stacks, width, place }: LaidProps) {
  const box = useRef<HTMLDivElement>(null);
  const roving = useRoving<HTMLDivElement>(stacks.map(({ label }) => label));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tray} role="group" aria-label={title} data-place={place} {...roving.group}>
      <span className={styles.title}>{title}</span>
      <Strip box={box} place={styles.strip} className={styles.cards}>
        {stacks.map(({ label, card, count, offered }) => (
          <CardStack
            key={label}
            id={cardId(card)}
            label={offered ? label : null}
            {...{ count, width }}
            step={STEP}
            size="s"
            from={place === undefined ? undefined : 'tray'}
            isDimmed={place !== undefined && !offered}
            focus={roving.item(label)}
          />
        ))}
      </Strip>
    </div>
  );
}
