import type { Table, TableChange } from '@provincia/protocol';
import { useLocation } from 'wouter';
import { askName, named } from '../../account/guest/asking.ts';
import type { ProblemCode } from '../../api/problem-words.ts';
import { request } from '../../api/request.ts';
import { useAction } from '../../forms/useAction.ts';
import type { TableLink } from '../../game-link/table-link.ts';

interface SeatingActions {
  /** Why the last one did not work. */
  readonly problem: ProblemCode | null;
  sit(seat: number): void;
  leave(): void;
  start(): void;
  change(change: TableChange): void;
  /** From the name until now. */
  rename(name: string): void;
}

/** What is done at the table before the game. What comes of it the server tells everybody. */
export function useSeating(link: TableLink, { id }: Table): SeatingActions {
  const [, goTo] = useLocation();
  const { problem, run } = useAction();
  const path = `/api/tables/${id}`;
  return {
    problem,
    sit: (seat) =>
      void run(async () => {
        await named(() => request('POST', `${path}/join`, { seat }));
        // A guest who sits down gets a session: the connection has to be made again with it.
        void link.reconnect();
      }),
    leave: () =>
      void run(async () => {
        await request('POST', `${path}/leave`);
        goTo('/');
      }),
    start: () => void run(() => request('POST', `${path}/start`)),
    change: (change) => void run(() => request('PATCH', path, change)),
    rename: (name) => void askName(name).catch(() => undefined),
  };
}
