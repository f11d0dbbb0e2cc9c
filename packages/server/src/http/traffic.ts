import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What the server has sent over all its connections, sockets of players included. */
export class Traffic {
  readonly #open = new Set<Socket>();
  #closed = 0;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#closed += socket.bytesWritten;
      });
    });
  }

  get sentBytes(): number {
    let sent = this.#closed;
    for (const { bytesWritten } of this.#open) sent += bytesWritten;
    return sent;
  }
}
