import { cardName } from '@provincia/catalog';
import { useEffect } from 'react';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './RecapStrip.module.css';
import type { Happening } from './recap.ts';
import type { Recap } from './useRecap.ts';

/** What just happened, over the play area. Any input puts it away. */
export function RecapStrip({ recap }: { readonly recap: Recap }) {
  const { say } = useTranslation();
  const { happenings, shown, dismiss } = recap;
  const isShown = shown > 0;
  useEffect(() => {
    if (!isShown) return;
    addEventListener('pointerdown', dismiss);
    addEventListener('keydown', dismiss);
    return () => {
      removeEventListener('pointerdown', dismiss);
      removeEventListener('keydown', dismiss);
    };
  }, [isShown, dismiss]);
  if (!isShown) return null;
  return (
    // The chronicle and the live region tell the same in words.
    <div className={styles.recap} data-part="recap" aria-hidden="true">
      <span className={styles.title}>{say('ui.table.justNow')}</span>
      <div className={styles.rows}>
        {byPlayer(happenings.slice(0, shown)).map((row) => (
          <Row key={row[0].index} row={row} />
        ))}
      </div>
    </div>
  );
}

type Placed = Happening & { readonly index: number };

function byPlayer(happenings: readonly Happening[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = [];
  for (const [index, happening] of happenings.entries()) {
    const row = rows.at(-1);
    if (row?.[0].player === happening.player) row.push({ ...happening, index });
    else rows.push([{ ...happening, index }]);
  }
  return rows;
}

const signs = { play: null, buy: 'buy', gain: 'pile', trash: 'flame', 'extra-turn': null } as const;

function Row({ row }: { readonly row: readonly Placed[] }) {
  const translation = useTranslation();
  const { names, you } = useTable();
  const { player } = row[0];
  return (
    <div className={styles.row} data-part="recap-row">
      <span className={styles.who}>
        <Arms seat={player} />
        {player === you ? translation.say('ui.table.you') : names[player]}
      </span>
      {row.map(({ index, what, card, count }) => {
        const sign = signs[what];
        if (card === null) {
          return (
            <span key={index} className={styles.extra}>
              {translation.say('ui.table.extraTurn')}
            </span>
          );
        }
        return (
          <Chip
            key={index}
            id={cardId(card)}
            className={styles.chip}
            before={sign && <Sign name={sign} />}
            data-what={what}
            data-card={card}
          >
            <span>
              {cardName(translation, card)}
              {count > 1 && ` ×${count}`}
            </span>
          </Chip>
        );
      })}
    </div>
  );
}
