import type { Review } from '@provincia/coach/review';
import { useState } from 'react';
import { Arms } from '../controls/Arms.tsx';
import { Segment } from '../controls/Segment.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { pointsOf } from './chance-figures.ts';
import styles from './Decisions.module.css';
import { JudgedAnswer } from './JudgedAnswer.tsx';
import { filtered, type JudgedTurn, turnsOf } from './moments.ts';

const EVERYBODY = -1;

interface DecisionsProps {
  readonly review: Review;
  /** A step of the game was chosen. */
  readonly onGo: () => void;
}

/** What was decided, turn by turn: all of it, or what was not so good. */
export function Decisions({ review, onGo }: DecisionsProps) {
  const { say } = useTranslation();
  const { names } = useReplay();
  const [which, setWhich] = useState<'marked' | 'all'>('marked');
  const [seat, setSeat] = useState(EVERYBODY);
  const filter = { seat: seat === EVERYBODY ? null : seat, isWhole: which === 'all' };
  const turns = filtered(turnsOf(review), filter);
  const none = review.progress < 1 ? 'ui.review.noneYet' : 'ui.review.none';
  return (
    <section className={styles.decisions} aria-label={say('ui.review.decisions')}>
      <div className={styles.filters}>
        <Segment
          label={say('ui.review.which')}
          options={(['marked', 'all'] as const).map((value) => ({ value, label: say(`ui.review.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
        <Segment
          className={styles.whom}
          label={say('ui.review.ofWhom')}
          options={[
            { value: EVERYBODY, label: say('ui.review.everybody') },
            ...names.map((label, value) => ({ value, label })),
          ]}
          value={seat}
          onChange={setSeat}
        />
      </div>
      {turns.length === 0 && <p className={styles.none}>{say(none)}</p>}
      <ol>
        {turns.map((turn) => (
          <li key={turn.index}>
            <TurnHeading turn={turn} />
            <ol>
              {turn.decisions.map((decision) => (
                <JudgedAnswer key={decision.index} decision={decision} onGo={onGo} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The turn as a whole: what actions and purchases cost, and what luck did to whoever had it. */
function TurnHeading({ turn }: { readonly turn: JudgedTurn }) {
  const { say } = useTranslation();
  const { names } = useReplay();
  const { seat, lostInActions, lostInPurchases, luck } = turn;
  const changes = [
    !!lostInActions && say('ui.review.inActions', { points: pointsOf(-lostInActions) }),
    !!lostInPurchases && say('ui.review.inPurchases', { points: pointsOf(-lostInPurchases) }),
    say('ui.review.byLuck', { points: pointsOf(luck[seat]) }),
  ];
  return (
    <h3 className={styles.turn}>
      <Arms seat={seat} />
      {`${say('ui.table.turn', { turn: turn.turn })} · ${names[seat]}`}
      <small>{changes.filter((change) => change !== false).join(', ')}</small>
    </h3>
  );
}
