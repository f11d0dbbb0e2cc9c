import type { Socket } from 'socket.io';

/** What a socket came over. */
export type Connection = Socket['conn'];

/**
 * Ends a connection without waiting for its reader. A browser connects again by itself, with the cookie that it has
 * then.
 */
export function cut(connection: Connection): void {
  connection.close(true);
  // Without this a reader that does not read would be waited for.
  connection.request.socket.destroy();
}
