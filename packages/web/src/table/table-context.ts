import type { CardId, Wish } from '@provincia/catalog';
import type { Seat, Sight, Table } from '@provincia/protocol';
import { createContext, use } from 'react';
import type { TableLink } from '../game-link/table-link.ts';
import type { AnsweredGain } from './prompt/gain-answers.ts';
import type { Choosing } from './prompt/useChoosing.ts';

/** What all parts of the table know. */
export interface TableScene {
  readonly link: TableLink;
  readonly table: Table;
  readonly sight: Sight;
  /** What the seats are called in sentences and on their plates. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  /** The own seat; null for somebody who watches. */
  readonly you: number | null;
  readonly choosing: Choosing;
  /** Shows a card to be read, beside the table or over it. */
  read(id: CardId, wish?: Wish | null): void;
  /** Whether everybody's points are shown. */
  readonly showsPoints: boolean;
  /** What stands at the prompt where somebody is led through a game and nothing is asked of them now. */
  readonly note?: string | null;
  /** What the table has just answered for the player. */
  readonly answered?: readonly AnsweredGain[];
}

export const TableContext = createContext<TableScene | null>(null);

export function useTable(): TableScene {
  const scene = use(TableContext);
  if (scene === null) throw new Error('there is no table here');
  return scene;
}
