import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { TableLink } from '../../game-link/table-link.ts';
import { useLink } from '../../game-link/useLink.ts';
import { useMuted } from './muted.ts';

interface ReadLines {
  /** By table, the number of the last line that was seen. */
  readonly read: Readonly<Record<string, number>>;
}

/** What has been read in this tab; loading the page again does not make it new. */
const useReadLines = create<ReadLines>()(
  persist(() => ({ read: {} }), {
    name: 'provincia-read',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Everything up to this line has been seen. */
export function noteRead(table: string, n: number): void {
  const { read } = useReadLines.getState();
  if (n > (read[table] ?? -1)) useReadLines.setState({ read: { ...read, [table]: n } });
}

/** How much the others have said that has not been seen. */
export function useUnread(link: TableLink): number {
  const { chat, table } = useLink(link);
  const last = useReadLines(({ read }) => read[table?.id ?? ''] ?? -1);
  const muted = useMuted(table?.id ?? '');
  return chat.filter(
    ({ n, seat, by }) => n > last && (seat === null || seat !== table?.you) && !muted.has(by),
  ).length;
}
