import type { AnswersAhead, LeftAhead } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useLoaded } from '../../api/useLoaded.ts';
import { useTable } from '../../table/table-context.ts';
import { isByDay } from '../clock-words.ts';

export interface Ahead {
  /** What the player has left to be answered. */
  readonly left: AnswersAhead | null;
  /** Whether they are changing it. */
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** It was saved. */
  onSaved(): void;
}

/** The player's answers in advance; null where there are none. */
export function useAhead(): Ahead | null {
  const { table, you, sight } = useTable();
  const [isOpen, setOpen] = useState(false);
  const canLeave = you !== null && isByDay(table.clock) && !sight.resigned.includes(you);
  const path = canLeave ? `/api/tables/${table.id}/ahead` : null;
  const { value, again } = useLoaded(path ?? '', async () =>
    path === null ? null : request<LeftAhead>('GET', path),
  );
  if (!canLeave) return null;
  return {
    left: value?.answers ?? null,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onSaved: () => void again(),
  };
}
