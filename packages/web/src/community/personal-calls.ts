import type { Calls } from '@provincia/protocol';
import { create } from 'zustand';
import { request } from '../api/request.ts';

/** Invitations to whoever is here, and what moderators have decided about them. Empty until it was asked for. */
export const usePersonalCalls = create<Calls>()(() => ({ known: false, invitations: [], notices: [] }));

/** Asks for them anew. Without a connection what was known stays. */
export async function lookForPersonalCalls(): Promise<void> {
  await request<Calls>('GET', '/api/me/calls').then(usePersonalCalls.setState, () => {});
}
