import type { ProgramCall } from '../call.ts';
import { Child } from '../child.ts';
import { type FromProgram, type Hello, readMessage, type ToProgram } from '../messages.ts';
import { FROM, LIMITS, QUIT_TIME } from '../player.ts';

/** A program that is spoken to message by message, and may also be told what no game would. */
export class Session {
  readonly #child: Child;
  readonly #heard: FromProgram[] = [];
  #onNews = () => {};

  private constructor(call: ProgramCall) {
    this.#child = new Child(call, {
      line: (text) => {
        this.#heard.push(readMessage(text));
        this.#onNews();
      },
      end: () => this.#onNews(),
    });
  }

  /** Starts it and waits for its hello. */
  static async open(call: ProgramCall, protocol: number): Promise<{ session: Session; hello: Hello | null }> {
    const session = new Session(call);
    session.send({ type: 'hello', protocol, from: FROM, moveTime: LIMITS.move });
    const message = await session.hears(({ type }) => type === 'hello', LIMITS.start);
    return { session, hello: message?.type === 'hello' ? message.hello : null };
  }

  send(...messages: readonly ToProgram[]): void {
    this.#child.send(messages);
  }

  /** Anything, as a line. */
  sendUnknown(message: object): void {
    this.#child.write(`${JSON.stringify(message)}\n`);
  }

  /** The first message like this, if it comes in time; null if it does not, or the program ends. */
  async hears(isIt: (message: FromProgram) => boolean, time: number): Promise<FromProgram | null> {
    let timer: NodeJS.Timeout | undefined;
    const found = await new Promise<FromProgram | null>((resolve) => {
      const look = () => {
        const message = this.#heard.find(isIt);
        if (message !== undefined || this.#child.hasEnded) resolve(message ?? null);
      };
      timer = setTimeout(() => resolve(null), time);
      this.#onNews = look;
      look();
    });
    clearTimeout(timer);
    return found;
  }

  /** Whether it has written a line that is no message. */
  get hasBabbled(): boolean {
    return this.#heard.some(({ type }) => type === 'nonsense');
  }

  /** Whether it leaves in time: when it is told to, or when its input ends without a word. */
  async leaves(isTold: boolean): Promise<boolean> {
    if (isTold) this.send({ type: 'quit' });
    this.#child.closeInput();
    return this.#child.endsWithin(QUIT_TIME);
  }

  end(): void {
    this.#child.kill();
  }
}
