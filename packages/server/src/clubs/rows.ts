import type { ClubJoining, ClubStanding } from '@provincia/protocol';

export interface ClubRow {
  id: string;
  name: string;
  /** What names are compared by. */
  name_key: string;
  /** What the name looks like. */
  look: string;
  description: string;
  joining: ClubJoining;
  language: 'en' | 'es' | 'pt' | 'de' | null;
  /** The secret of the link with which everybody can join. */
  invitation: string;
  created_at: number;
}

/** What somebody is to a club. */
export interface ClubPersonRow {
  club: string;
  person: string;
  role: ClubStanding;
  /** When they joined; or asked, or were removed. */
  since: number;
}

export interface ClubKingdomRow {
  club: string;
  n: number;
  name: string;
  kingdom: string;
  printed: string | null;
  shelters: number | null;
  colonies: number | null;
}
