import { Field } from '../../card/Field.tsx';
import { useTongue } from '../../tongue/TongueProvider.tsx';
import { cardId, cardName } from '../names.ts';
import { useTable } from '../table-context.ts';

/** The deck one ended up with. */
export function FinalDeck() {
  const tongue = useTongue();
  const { sight } = useTable();
  const { own } = sight.view;
  if (own === null) return null;
  const cards = Object.entries(own.owned).toSorted(([, a], [, b]) => b - a);
  const size = cards.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className="finaldeck">
      <h3>{tongue.say('ui.table.finalDeck', { count: size })}</h3>
      <ul>
        {cards.map(([card, count]) => (
          <li key={card} className="minichip" data-card={card}>
            <Field id={cardId(card)} />
            {cardName(tongue, card)}
            {count > 1 && <b>×{count}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
