/** Something that has to be done by itself, at a time. */
export interface JobRow {
  /** What is done. */
  kind: string;
  /** With what: the id of a table, of a person, of a tournament. */
  subject: string;
  due_at: number;
  /** Until when a process works on it. */
  leased_until: number;
  /** The lease itself: a process that was too slow finds that another one has taken over. */
  lease: string | null;
  /** Grows whenever somebody asks for it: what was asked for while it was being done is not lost. */
  asked: number;
}
