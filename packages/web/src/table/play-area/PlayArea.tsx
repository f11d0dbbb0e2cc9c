import { cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Card } from '../../card/Card.tsx';
import { Times } from '../../card/Times.tsx';
import marks from '../../controls/marks.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Strip } from '../layout/Strip.tsx';
import { useSize } from '../layout/useSize.ts';
import { cardId, cardWords } from '../names.ts';
import { useTable } from '../table-context.ts';
import { type Group, grouped } from './grouped.ts';
import styles from './PlayArea.module.css';
import { Tray } from './Tray.tsx';
import { usePlayInSight } from './usePlayInSight.ts';

const MOST = 96;
const LEAST = 84;
const RATIO = 1.4;

/** What was played this turn, what lies open, and what is laid out to be picked from. */
export function PlayArea() {
  const { say } = useTranslation();
  const { sight } = useTable();
  const { seats, onTurn } = sight.view;
  const { play, playedAs } = seats[onTurn];
  const [well, { height }] = useSize<HTMLElement>();
  const width = Math.max(LEAST, Math.min(MOST, Math.floor(height / RATIO)));
  const strip = usePlayInSight(width);
  return (
    <section className={styles.area} aria-label={say('place.play')} data-landmark="play" ref={well}>
      <span className={clsx(texts.label, styles.title)} aria-hidden="true">
        {say('place.play')}
      </span>
      <Strip box={strip} place={styles.strip} className={styles.played} data-place="play">
        {grouped(play, playedAs).map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
          <Played key={i} group={group} width={width} />
        ))}
      </Strip>
      <Tray width={width} />
    </section>
  );
}

/** Equal cards in steps, with their number. */
function Played({ group, width }: { readonly group: Group; readonly width: number }) {
  const translation = useTranslation();
  const { sight, read } = useTable();
  const id = cardId(group.card);
  const asks = sight.decision?.source === group.as;
  const isDisguised = group.as !== group.card;
  const isTagged = asks || isDisguised;
  return Array.from({ length: group.count }, (_, copy) => {
    const isLast = copy === group.count - 1;
    return (
      <Card
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
        key={copy}
        as="button"
        type="button"
        id={id}
        size="s"
        width={width}
        translation={translation}
        state={isLast && asks ? 'asking' : undefined}
        isCovered={!isLast}
        isCovering={copy > 0}
        className={clsx(copy > 0 && styles.covering, isLast && isTagged && styles.tagged)}
        data-card={group.card}
        tabIndex={isLast ? 0 : -1}
        {...(isLast ? {} : { 'aria-hidden': true })}
        aria-label={playedWords()}
        onClick={() => read(id)}
      >
        {isLast && asks && (
          <span className={clsx(marks.tag, styles.tag, styles.asks)}>
            {translation.say('ui.table.asksYou')}
          </span>
        )}
        {isLast && isDisguised && (
          <span className={clsx(marks.tag, styles.tag, asks && styles.asks)}>
            {translation.say('ui.table.playedAs', { card: cardName(translation, group.as) })}
          </span>
        )}
        {isLast && <Times count={group.count} />}
      </Card>
    );
  });

  function playedWords(): string {
    const times = group.count > 1 ? `, ×${group.count}` : '';
    const asking = asks ? `, ${translation.say('ui.table.asksYou')}` : '';
    return `${cardWords(translation, id)}${times}${asking}`;
  }
}
