import { cardName } from '@provincia/catalog';
import { Chip } from '../card/Chip.tsx';
import { Arms } from '../controls/Arms.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { cardId } from '../table/names.ts';
import { useTable } from '../table/table-context.ts';
import styles from './Gains.module.css';
import { useReplay } from './replay-context.ts';
import { gainedBy } from './timeline.ts';

/** What everybody has gained until now. */
export function Gains() {
  const { names } = useReplay();
  return (
    <div className={styles.gains}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <section key={seat}>
          <h3>
            <Arms seat={seat} />
            {name}
          </h3>
          <GainedBy seat={seat} />
        </section>
      ))}
    </div>
  );
}

function GainedBy({ seat }: { readonly seat: number }) {
  const translation = useTranslation();
  const { game, playhead } = useReplay();
  const { read } = useTable();
  const gained = gainedBy(game.source.gains, seat, playhead.step);
  if (gained.length === 0) return <p className={styles.none}>{translation.say('ui.replay.noGains')}</p>;
  return (
    <ul>
      {gained.map(([card, count]) => (
        <li key={card}>
          <Chip
            as="button"
            type="button"
            id={cardId(card)}
            className={styles.card}
            data-card={card}
            onClick={() => read(cardId(card))}
          >
            {cardName(translation, card)}
            {count > 1 && <b>×{count}</b>}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
