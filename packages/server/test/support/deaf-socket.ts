import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A socket that talks and does not read: what the server sends waits there. */
export class DeafSocket {
  readonly #tcp: Socket;
  /** Whether the server has cut it off. */
  closed = false;

  private constructor(tcp: Socket) {
    this.#tcp = tcp;
    for (const event of ['close', 'error']) {
      tcp.on(event, () => {
        this.closed = true;
      });
    }
  }

  static async open(url: string): Promise<DeafSocket> {
    const { hostname, port, host } = new URL(url);
    const tcp = connect(Number(port), hostname);
    const deaf = new DeafSocket(tcp);
    await once(tcp, 'connect');
    const head = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    tcp.write(`${head.join('\r\n')}\r\n\r\n`);
    // Until it is let in it has to listen.
    await deaf.#hear('0{"sid"');
    deaf.#frame('40');
    await deaf.#hear('40{"sid"');
    return deaf;
  }

  say(name: string, message: object): void {
    this.#frame(`42${JSON.stringify([name, message])}`);
  }

  close(): void {
    this.#tcp.destroy();
  }

  /** Reads until this has come, and no further. */
  #hear(text: string): Promise<void> {
    const tcp = this.#tcp;
    return new Promise((resolve) => {
      let heard = '';
      tcp.on('data', function listen(chunk) {
        heard += chunk;
        if (!heard.includes(text)) return;
        tcp.off('data', listen).pause();
        resolve();
      });
      tcp.resume();
    });
  }

  /** A short text frame, masked with zeros. */
  #frame(text: string): void {
    const data = Buffer.from(text);
    this.#tcp.write(Buffer.concat([Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0]), data]));
  }
}
