import { type CardId, coinsAmong, facts } from '@provincia/catalog';
import { use } from 'react';
import { AlsoTreasures } from './types-in-game.ts';
import styles from './Worth.module.css';

type Of = 'coins' | 'points' | 'curse';

/** What a treasure pays and a victory card scores: in the middle, or beside rules as a seal at the line of partition. */
export function Worth({ id, isSeal }: { readonly id: CardId; readonly isSeal: boolean }) {
  const alsoTreasures = use(AlsoTreasures);
  return (
    <span className={isSeal ? styles.seal : styles.middle}>
      {worthsOf(id, alsoTreasures).map(([of, value]) => (
        <span key={of} className={styles.worth} data-of={of}>
          <b>{String(value).replace('-', '−')}</b>
        </span>
      ))}
    </span>
  );
}

export function hasWorth(id: CardId): boolean {
  return worthsOf(id).length > 0;
}

function worthsOf(id: CardId, alsoTreasures: readonly string[] = []): readonly (readonly [Of, number])[] {
  const { points, types } = facts[id];
  const coins = coinsAmong(alsoTreasures, id);
  return [
    ...(coins === undefined ? [] : [['coins', coins] as const]),
    ...(typeof points === 'number' ? [[types.includes('curse') ? 'curse' : 'points', points] as const] : []),
  ];
}
