import { cardName } from '@provincia/catalog';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './FinalDecks.module.css';
import { ScoreLine } from './ScoreLine.tsx';

/** What everybody ended up with, in this order of seats: what brought points, and the rest folded, for decks are a lot to read. */
export function FinalDecks({ seats }: { readonly seats: readonly number[] }) {
  const { decks } = useTable().sight;
  if (decks === null) return null;
  return (
    <div className={styles.decks}>
      {seats.map((seat) => (
        <div key={seat} className={styles.seat}>
          <Arms seat={seat} />
          <ScoreLine seat={seat} />
          <details>
            <DeckName seat={seat} size={Object.values(decks[seat]).reduce((sum, count) => sum + count, 0)} />
            <Deck cards={decks[seat]} />
          </details>
        </div>
      ))}
    </div>
  );
}

function DeckName({ seat, size }: { readonly seat: number; readonly size: number }) {
  const { say } = useTranslation();
  const { names, you } = useTable();
  return (
    <summary>
      <Sign name="chevron" />
      {seat === you
        ? say('ui.table.finalDeck', { count: size })
        : say('ui.table.deckOf', { name: names[seat], count: size })}
    </summary>
  );
}

/** What there is most of comes first. */
function Deck({ cards }: { readonly cards: Readonly<Record<string, number>> }) {
  const translation = useTranslation();
  return (
    <ul>
      {Object.entries(cards)
        .toSorted(([, a], [, b]) => b - a)
        .map(([card, count]) => (
          <Chip key={card} as="li" id={cardId(card)} data-card={card}>
            {cardName(translation, card)}
            {count > 1 && <b>×{count}</b>}
          </Chip>
        ))}
    </ul>
  );
}
