import type { Club } from '@provincia/protocol';

/** Whether the reader is in the club. */
export function isIn({ you }: Pick<Club, 'you'>): boolean {
  return you === 'member' || runs({ you });
}

/** Whether the reader is one of those who run it. */
export function runs({ you }: Pick<Club, 'you'>): boolean {
  return you === 'owner' || you === 'organiser';
}
