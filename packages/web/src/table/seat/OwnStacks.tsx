import { clsx } from 'clsx';
import { Card } from '../../card/Card.tsx';
import { CardBack } from '../../card/CardBack.tsx';
import marks from '../../controls/marks.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useFresh } from '../motion/useFresh.ts';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { Trays } from '../trays/Trays.tsx';
import { useCardWords } from '../useCardWords.ts';
import styles from './OwnStacks.module.css';

interface OwnStacksProps {
  readonly className: string;
  readonly onDeck: () => void;
}

/** The own deck, which may be counted, the top of the own discard pile, below which nobody may look, and what lies beside them. */
export function OwnStacks({ className, onDeck }: OwnStacksProps) {
  const { say } = useTranslation();
  const { own } = useTable().sight.view;
  if (own === null) return null;
  return (
    <div className={clsx(styles.stacks, className)}>
      <div className={styles.stack}>
        <CardBack
          as="button"
          type="button"
          isEmpty={own.deck === 0}
          data-place="deck"
          aria-label={say('ui.table.yourDeck', { count: own.deck })}
          onClick={onDeck}
        >
          <span className={styles.count}>{own.deck}</span>
        </CardBack>
        <span className={clsx(texts.label, styles.label)}>{say('ui.table.deck')}</span>
      </div>
      <div className={styles.stack} data-place="discard">
        <DiscardTop seat={own.seat} />
        <span className={clsx(texts.label, styles.label)}>{say('ui.table.discard')}</span>
      </div>
      <Trays seat={own.seat} className={styles.trays} />
    </div>
  );
}

function DiscardTop({ seat }: { readonly seat: number }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, you, read } = useTable();
  const fresh = useFresh(you);
  const words = useCardWords();
  const { discard } = sight.view.seats[seat];
  if (discard === null) return <CardBack isEmpty role="img" aria-label={say('ui.table.noDiscard')} />;
  const isFresh = fresh === discard;
  return (
    <Card
      as="button"
      type="button"
      id={cardId(discard)}
      size="s"
      translation={translation}
      state={isFresh ? 'gained' : undefined}
      data-card={discard}
      aria-label={`${say('ui.table.discardTop')}: ${words(cardId(discard))}`}
      onClick={() => read(cardId(discard))}
    >
      {isFresh && <span className={clsx(marks.tag, styles.gained)}>{say('ui.table.gained')}</span>}
    </Card>
  );
}
