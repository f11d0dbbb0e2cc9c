import type { Privacy } from '@provincia/protocol';

export interface FollowRow {
  person: string;
  followed: string;
  at: number;
}

export interface BlockRow {
  person: string;
  blocked: string;
  at: number;
}

/** What somebody has chosen other than the usual. */
export interface PrivacyRow {
  person: string;
  invitations: Privacy['invitations'];
  seen: number;
}
