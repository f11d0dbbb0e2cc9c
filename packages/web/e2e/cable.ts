import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What lies between a browser and the server, and can be cut. */
export class Cable {
  readonly #target: URL;
  readonly #pairs = new Set<readonly [browser: Socket, server: Socket]>();
  readonly #listener = createServer({ allowHalfOpen: false }, (browser) => this.#join(browser));
  #state: 'whole' | 'deaf' | 'cut' = 'whole';
  #onWord: (() => void) | null = null;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async lay(): Promise<string> {
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** From now on nothing gets through, and nobody is told. */
  cut(): void {
    this.#state = 'cut';
    for (const pair of this.#pairs) for (const end of pair) end.destroy();
  }

  mend(): void {
    this.#state = 'whole';
  }

  /** What the browser says still gets to the server; what that says does not come back. Resolves when something was said. */
  deafen(): Promise<void> {
    this.#state = 'deaf';
    return new Promise((resolve) => {
      this.#onWord = resolve;
    });
  }

  end(): void {
    this.cut();
    this.#listener.close();
  }

  #join(browser: Socket): void {
    if (this.#state === 'cut') {
      browser.destroy();
      return;
    }
    const server = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [browser, server] as const;
    this.#pairs.add(pair);
    browser.on('data', (words) => server.write(words, () => this.#onWord?.()));
    server.on('data', (words) => this.#state === 'whole' && browser.write(words));
    for (const [end, other] of [pair, [server, browser]] as const) {
      end.on('error', () => undefined);
      end.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
  }
}
