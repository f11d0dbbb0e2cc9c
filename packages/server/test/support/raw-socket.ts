import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A socket without a library: it reads only as much as it wants to, and understands nothing of it. */
export class RawSocket {
  readonly #tcp: Socket;
  closed = false;

  private constructor(tcp: Socket) {
    this.#tcp = tcp;
    for (const event of ['close', 'error']) {
      tcp.on(event, () => {
        this.closed = true;
      });
    }
  }

  /** Connects and is let in; fails if it is not. */
  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const tcp = connect(Number(port), hostname);
    const socket = new RawSocket(tcp);
    await new Promise((resolve, reject) => tcp.once('connect', resolve).once('error', reject));
    const head = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    tcp.write(`${head.join('\r\n')}\r\n\r\n`);
    await socket.#hear('0{"sid"');
    socket.#frame('40');
    await socket.#hear('40{"sid"');
    return socket;
  }

  say(name: string, message: object): void {
    this.#frame(`42${JSON.stringify([name, message])}`);
  }

  /** Reads all that comes from now on, without looking at it. */
  read(): void {
    this.#tcp.resume();
  }

  close(): void {
    this.#tcp.destroy();
  }

  /** Reads until this has come, and no further. */
  #hear(text: string): Promise<void> {
    const tcp = this.#tcp;
    return new Promise((resolve, reject) => {
      let heard = '';
      const lost = () => reject(new Error('the server has refused the socket'));
      tcp.once('close', lost);
      tcp.on('data', function listen(chunk) {
        heard += chunk;
        if (!heard.includes(text)) return;
        tcp.off('close', lost).off('data', listen).pause();
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
