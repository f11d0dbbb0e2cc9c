import { useMemo } from 'react';
import type { TableLink } from '../../game-link/table-link.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Caution, Doubt, DoubtKind } from './doubts.ts';
import { useSettled } from './settled.ts';

interface UsedCaution extends Caution {
  /** Not asked about again in this game. */
  settle(doubt: Doubt): void;
}

/** What this player is to be asked about at this table. */
export function useCaution({ state: { table } }: TableLink): UsedCaution {
  const { asksJunk, asksActions, asksTreasures, asksCoins } = useSettings();
  const { game: lastGame, doubts, add } = useSettled();
  // Games in this browser all have the same name.
  const game = `${table?.id} ${table?.createdAt}`;
  return useMemo(() => {
    const asks: Partial<Record<DoubtKind, boolean>> = {
      junk: asksJunk,
      actions: asksActions,
      treasures: asksTreasures,
      coins: asksCoins,
    };
    return {
      off: (Object.keys(asks) as DoubtKind[]).filter((kind) => asks[kind] === false),
      settled: lastGame === game ? doubts : [],
      settle: (doubt) => add(game, doubt),
    };
  }, [asksJunk, asksActions, asksTreasures, asksCoins, lastGame, doubts, add, game]);
}
