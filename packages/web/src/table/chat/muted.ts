import { useMemo } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Who is muted where, the latest last: the table, and who wrote it as its lines name them. */
interface Muted {
  readonly muted: readonly string[];
}

const MOST = 200;

/** On this device: it needs no account, and nobody is told. */
const useMutedPeople = create<Muted>()(persist((): Muted => ({ muted: [] }), { name: 'provincia-muted' }));

/** Whose lines are not shown at a table. */
export function useMuted(table: string): ReadonlySet<string> {
  const { muted } = useMutedPeople();
  return useMemo(() => {
    const own = muted.filter((one) => one.startsWith(`${table} `));
    return new Set(own.map((one) => one.slice(table.length + 1)));
  }, [muted, table]);
}

export function setMuted(table: string, by: string, isMuted: boolean): void {
  const key = `${table} ${by}`;
  const others = useMutedPeople.getState().muted.filter((one) => one !== key);
  useMutedPeople.setState({ muted: isMuted ? [...others, key].slice(-MOST) : others });
}
