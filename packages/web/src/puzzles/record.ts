import type { Me, PuzzleTries, WhoAmI } from '@provincia/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { request } from '../api/request.ts';
import {
  type Known,
  type KnownTry,
  nothingKnown,
  ofOwner,
  unsent,
  withAccount,
  withTry,
} from './first-tries.ts';

/** Which puzzles were solved, on this device. */
export const useRecord = create<Known>()(persist(() => nothingKnown, { name: 'provincia-puzzles' }));

/** Notes an answer, and tells the account if there is one. */
export function note(answer: KnownTry): void {
  useRecord.setState((known) => withTry(known, answer));
  void meetAccount();
}

const AT_ONCE = 50;

/** Brings device and account together. Without a connection, or where the server refuses, the device keeps what it has. */
export async function meetAccount(): Promise<void> {
  await request<WhoAmI>('GET', '/api/me').then(
    ({ me }) => meet(me),
    () => undefined,
  );
}

/** The same where it is known already who sits here. */
export async function meet(me: Me | null): Promise<void> {
  const owner = me?.kind === 'member' ? me.name : null;
  useRecord.setState((known) => ofOwner(known, owner));
  if (owner === null) return;
  const sent = unsent(useRecord.getState());
  await exchanged(sent).then(
    ({ tries }) =>
      // Somebody else may have signed in meanwhile.
      useRecord.setState((known) => (known.owner === owner ? withAccount(known, tries, sent) : known)),
    () => undefined,
  );
}

/** Sends what the account has not, and returns all that it has then. */
async function exchanged(sent: ReturnType<typeof unsent>): Promise<PuzzleTries> {
  const tries = sent.map(({ puzzle, picks, at }) => ({ puzzle, picks, at }));
  let told: PuzzleTries | null = null;
  for (let from = 0; from < tries.length; from += AT_ONCE) {
    told = await request('POST', '/api/me/puzzles', { tries: tries.slice(from, from + AT_ONCE) });
  }
  return told ?? request('GET', '/api/me/puzzles');
}
