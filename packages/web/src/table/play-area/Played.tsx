import { cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Card } from '../../card/Card.tsx';
import { Times } from '../../card/Times.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { NextTurn } from '../trays/NextTurn.tsx';
import { Spine } from '../trays/Spine.tsx';
import type { Group } from './grouped.ts';
import type { Laid } from './laid-out.ts';
import styles from './Played.module.css';
import { usePlayed } from './usePlayed.ts';

interface PlayedProps {
  readonly laid: Laid;
  readonly width: number;
}

/** Cards in play that lie together: what stays for the next turn says so, with what is set aside under it. */
export function Played({ laid, width }: PlayedProps) {
  const { groups, later, under } = laid;
  const cards = groups.map((group, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards in play keep their places
    <Steps key={i} group={group} laid={laid} width={width} />
  ));
  if (later === 0) return cards;
  return (
    <div className={styles.staying} data-part="staying">
      {cards}
      {under.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they lie there in this order
        <Spine key={i} card={card} width={width} />
      ))}
      {groups.length > 1 && <NextTurn times={later} className={styles.later} isJoining />}
    </div>
  );
}

interface StepsProps extends PlayedProps {
  readonly group: Group;
}

/** Equal cards in steps, with their number. */
function Steps({ group, laid, width }: StepsProps) {
  const translation = useTranslation();
  const { read } = useTable();
  const { asks, offer, words, choose } = usePlayed(group, laid);
  const id = cardId(group.card);
  const isDisguised = group.as !== group.card;
  const isTagged = asks || isDisguised || laid.later > 0;
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
        state={isLast ? (asks ? 'asking' : offer && 'choosable') : undefined}
        isCovered={!isLast}
        isCovering={copy > 0}
        className={clsx(copy > 0 && styles.covering, isLast && isTagged && styles.tagged)}
        data-card={group.card}
        tabIndex={isLast ? 0 : -1}
        {...(isLast ? {} : { 'aria-hidden': true })}
        aria-label={words}
        onClick={offer === undefined ? () => read(id) : choose}
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
        {isLast && laid.later > 0 && laid.groups.length === 1 && (
          <NextTurn times={laid.later / group.count} className={styles.later} />
        )}
        {isLast && <Times count={group.count} className={laid.later > 0 ? styles.above : undefined} />}
      </Card>
    );
  });
}
