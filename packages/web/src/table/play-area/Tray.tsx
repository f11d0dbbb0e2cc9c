import { Card } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { cardId, cardWords } from '../names.ts';
import type { TrayCard } from '../prompt/offers.ts';
import { useCardState } from '../seat/Hand.tsx';
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
  const keys = tray.flatMap(({ label, count }) => copiesOf(label, count));
  const roving = useRoving<HTMLDivElement>(keys);
  const { from = null, of = you } = sight.decision ?? {};
  // What is offered out of the hand and is not there lies in the discard pile.
  const zone = from === 'hand' && of === you ? 'discard' : from;
  const place = known.find((one) => one === zone) ?? 'aside';
  const title =
    of === you || of === null || place === 'trash'
      ? say(`ui.table.from.${place}`)
      : say(`ui.table.fromOf.${place}`, { name: names[of] });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tray} role="group" aria-label={title} data-place="tray" {...roving.group}>
      <span className={styles.title}>{title}</span>
      <div className={styles.cards}>
        {tray.flatMap((card) =>
          copiesOf(card.label, card.count).map((key) => (
            <TrayChoice key={key} {...{ card, width, choiceKey: key }} {...roving.item(key)} />
          )),
        )}
      </div>
    </div>
  );
}

function copiesOf(label: string, count: number): string[] {
  return Array.from({ length: count }, (_, copy) => `tray:${label}:${copy}`);
}

interface TrayChoiceProps {
  readonly card: TrayCard;
  readonly width: number;
  readonly choiceKey: string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function TrayChoice({ card, width, choiceKey, ...focus }: TrayChoiceProps) {
  const translation = useTranslation();
  const { choosing, read } = useTable();
  const id = cardId(card.card);
  const order = choosing.orderOf(choiceKey);
  const state = useCardState(order, card.offered);
  return (
    <Card
      as="button"
      type="button"
      id={id}
      size="s"
      width={width}
      translation={translation}
      state={card.offered ? (order >= 0 ? 'chosen' : 'choosable') : 'dimmed'}
      data-card={card.card}
      data-rove=""
      {...focus}
      aria-label={[cardWords(translation, id), state].filter(Boolean).join(', ')}
      {...(choosing.decision?.max === 1 ? {} : { 'aria-pressed': order >= 0 })}
      onClick={() => (card.offered ? choosing.choose(card.label, choiceKey) : read(id))}
    >
      {order >= 0 && (
        <span className={marks.ribbon}>
          {choosing.decision?.ordered ? <b>{order + 1}</b> : <Sign name="check" />}
        </span>
      )}
    </Card>
  );
}

/** Cards that lie open beside what was played, or that only the player looks at. */
function Open({ width }: { readonly width: number }) {
  const translation = useTranslation();
  const { read } = useTable();
  const open = useOpenCards();
  if (open.length === 0) return null;
  return open.map(({ title, cards }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div key={title} className={styles.tray} role="group" aria-label={title}>
      <span className={styles.title}>{title}</span>
      <div className={styles.cards}>
        {cards.map((card, i) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
            key={i}
            as="button"
            type="button"
            id={cardId(card)}
            size="s"
            width={width}
            translation={translation}
            data-card={card}
            onClick={() => read(cardId(card))}
          />
        ))}
      </div>
    </div>
  ));
}
