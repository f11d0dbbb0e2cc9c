import type { LogAction, ReportReason, SanctionKind } from '@provincia/protocol';

export interface ReportRow {
  id: string;
  /** Null once they have deleted their account. */
  reporter: string | null;
  about: string;
  /** What they were called then. */
  about_name: string;
  reason: ReportReason;
  /** What nobody reports twice: the reason and the table. */
  subject: string;
  text: string;
  table_id: string | null;
  /** What they had written there: `ReportedLine` as JSON, so that it stays when it is hidden or deleted. */
  lines: string;
  at: number;
  state: 'open' | 'acted' | 'dismissed';
}

/** In force until it is lifted or its time is over. It has the id of its entry in the log. */
export interface SanctionRow {
  id: string;
  person: string;
  kind: SanctionKind;
  reason: string;
  at: number;
  /** Null for good. */
  until: number | null;
  lifted_at: number | null;
  /** When the person said that they have read it. */
  read_at: number | null;
}

export interface ModeratorRow {
  person: string;
  granted_at: number;
}

export interface ModerationLogRow {
  id: string;
  at: number;
  /** Who did it; empty for whoever runs the server. */
  moderator: string;
  action: LogAction;
  /** Whom it is about. */
  person: string;
  reason: string;
  until: number | null;
  /** What it takes to undo it: `Detail` as JSON. */
  detail: string;
  /** The entry by which it was undone. */
  undone_by: string | null;
}
