/** A connection on which nothing came while somebody waited for it. */
export class Silent extends Error {
  constructor(milliseconds: number) {
    super(`The database has not answered for ${milliseconds / 1000} seconds.`);
  }
}

const FULL = 'The disk of the database is full. Free some space: the server then continues by itself.';
const AWAY = 'The database does not answer. The server continues by itself once it does.';

/** By PostgreSQL, and by the system. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);
/** By SQLite, whose driver does not always give the code. */
const FULL_MESSAGE = 'database or disk is full';
/** Of the system; and of PostgreSQL: stopped by somebody, starting, out of connections, out of time. */
const AWAY_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0.|57014|25P0[34]|53300)$/;
/** The driver has no codes of its own. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** What is the matter with the database, as a sentence; null if this error says nothing of it. */
export function troubleOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (isFull(error)) return FULL;
  const { code } = error as { code?: unknown };
  const isAway =
    error instanceof Silent || AWAY_CODES.test(String(code)) || AWAY_MESSAGES.test(error.message);
  return isAway ? AWAY : null;
}

export function isFull(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return FULL_CODES.has(code) || message === FULL_MESSAGE;
}

/** Does not wait for longer than this. What was begun may still be done. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
