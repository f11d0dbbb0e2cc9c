import type { Sight } from '@provincia/protocol';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { cardsAway, traysOf } from '../trays/trays.ts';
import { VictoryTokens } from '../trays/VictoryTokens.tsx';
import { victoryTokensOf } from '../trays/victory-tokens.ts';
import styles from './DeckTracker.module.css';
import { coinsOf, type Group, groupsOf } from './groups.ts';

/** All that a player owns, wherever it is, and how everybody stands. */
export function DeckTracker({ sight }: { readonly sight: Sight }) {
  const { say, cards } = useTranslation();
  const { showsPoints } = useTable();
  const { own, treasures } = sight.view;
  if (own === null) return null;
  const groups = groupsOf(own.owned, (id) => cards[id].name, treasures);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const tokens = victoryTokensOf(sight.view, own.seat);
  const away = cardsAway(traysOf(sight.view, own.seat));
  return (
    <section className={styles.tracker} aria-label={say('ui.panels.deck.title')}>
      {showsPoints && <Points points={sight.points} you={own.seat} />}
      <h3>{say('ui.panels.deck.title')}</h3>
      <p className={styles.sum}>
        {say('ui.panels.deck.count', { count })} ·{' '}
        {say('ui.panels.deck.coins', { coins: coinsOf(own.owned, treasures) })}
        {away > 0 && ` · ${say('ui.panels.deck.away', { count: away })}`}
      </p>
      {groups.map((group) => (
        <CardGroup key={group.type} group={group} />
      ))}
      {tokens !== null && (
        <h4 data-part="victory-tokens">
          <Sign name="token" />
          {say('ui.table.victoryTokensHead')}
          <b>{tokens}</b>
        </h4>
      )}
    </section>
  );
}

function CardGroup({ group: { type, stacks, count } }: { readonly group: Group }) {
  const { say, cards } = useTranslation();
  const { read } = useTable();
  return (
    <>
      <h4>
        {type !== null && <Sign name={type} />}
        {type === null ? say('ui.panels.deck.others') : say(`type.${type}`)}
        <b>{count}</b>
      </h4>
      <ul>
        {stacks.map((stack) => (
          <li key={stack.id}>
            <Chip
              as="button"
              type="button"
              id={stack.id}
              className={styles.card}
              data-card={stack.id}
              onClick={() => read(stack.id)}
            >
              <span>{cards[stack.id].name}</span>
            </Chip>
            <b>×{stack.count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Points({ points, you }: { readonly points: readonly number[]; readonly you: number }) {
  const { say } = useTranslation();
  const { names } = useTable();
  const order = points.map((_, seat) => seat).sort((a, b) => points[b] - points[a]);
  return (
    <>
      <h3>{say('ui.panels.deck.points')}</h3>
      <ol className={styles.standing}>
        {order.map((seat) => (
          <li key={seat}>
            <Arms seat={seat} />
            <span>{seat === you ? say('ui.panels.deck.you') : names[seat]}</span>
            <VictoryTokens seat={seat} />
            <b>
              <span aria-hidden="true">{String(points[seat]).replace('-', '−')}</span>
              <span className={texts.spoken}>{say('ui.panels.deck.pointsOf', { points: points[seat] })}</span>
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}
