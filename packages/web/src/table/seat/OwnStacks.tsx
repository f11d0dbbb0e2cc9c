import { Card } from '../../card/Card.tsx';
import { Logo } from '../../controls/Logo.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useFresh } from '../motion/useFresh.ts';
import { cardId, cardWords } from '../names.ts';
import { useTable } from '../table-context.ts';

const WIDTH = 82;

/** The own deck, which may be counted, and the top of the own discard pile, below which nobody may look. */
export function OwnStacks({ onDeck }: { readonly onDeck: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, you, read } = useTable();
  const fresh = useFresh(you);
  const { own, seats } = sight.view;
  if (own === null) return null;
  const { discard } = seats[own.seat];
  return (
    <div className="mine">
      <div className="stackbox">
        <button
          type="button"
          className={own.deck === 0 ? 'card s slot' : 'card s back'}
          data-place="deck"
          aria-label={say('ui.table.yourDeck', { count: own.deck })}
          onClick={onDeck}
        >
          {own.deck > 0 && <Logo className="logo" />}
          <span className="count">{own.deck}</span>
        </button>
        <span className="label">{say('ui.table.deck')}</span>
      </div>
      <div className="stackbox" data-place="discard">
        {discard === null ? (
          <span className="card s slot" role="img" aria-label={say('ui.table.noDiscard')} />
        ) : (
          <Card
            as="button"
            type="button"
            id={cardId(discard)}
            size="s"
            width={WIDTH}
            translation={translation}
            className={fresh === discard ? 'gained' : ''}
            data-card={discard}
            aria-label={`${say('ui.table.discardTop')}: ${cardWords(translation, cardId(discard))}`}
            onClick={() => read(cardId(discard))}
          >
            {fresh === discard && <span className="tagline">{say('ui.table.gained')}</span>}
          </Card>
        )}
        <span className="label">{say('ui.table.discard')}</span>
      </div>
    </div>
  );
}
