import { library } from '@provincia/cards';
import { Refusal } from '@provincia/command';
import { objectIn, PROTOCOL, readWants, type Wants } from '../messages.ts';
import { FROM } from '../player.ts';
import { HostedGame } from './hosted-game.ts';
import { requestedBy } from './requests.ts';

/** The other side of the protocol: leads games for the program that started it, and plays the other seats. */
export class Host {
  readonly #say: (message: object) => void;
  readonly #games = new Map<number, HostedGame>();
  #wants: Wants = readWants(undefined);

  constructor(say: (message: object) => void) {
    this.#say = say;
  }

  /** Takes a line, and says whether more are expected. What is wrong with it is said, and changes nothing. */
  hear(line: string): boolean {
    const message = objectIn(line);
    switch (message?.type) {
      case 'hello':
        this.#wants = readWants(message.wants);
        this.#say({
          type: 'hello',
          protocol: PROTOCOL,
          from: FROM,
          cards: library.kinds.map(({ id }) => id),
        });
        break;
      case 'start':
        this.#start(message);
        break;
      case 'answer':
        this.#answer(message);
        break;
      case 'stop':
        this.#games.delete(message.game as number);
        break;
      default:
        if (typeof message?.type !== 'string') this.#refuse(null, 'invalid', 'This is no message.');
    }
    return message?.type !== 'quit';
  }

  #start(message: Record<string, unknown>): void {
    const { game: number } = message;
    if (typeof number !== 'number' || !Number.isInteger(number) || this.#games.has(number)) {
      this.#refuse(number, 'invalid', '"game" has to be a whole number that names no other open game.');
      return;
    }
    try {
      const game = new HostedGame(number, requestedBy(message));
      this.#games.set(number, game);
      for (const begin of game.begins) this.#say(begin);
      this.#goOn(number, game);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refuse(number, 'invalid', error.message);
    }
  }

  #answer({ game: number, seq, picks }: Record<string, unknown>): void {
    const game = this.#games.get(number as number);
    if (game === undefined) {
      this.#refuse(number, 'not-found', 'There is no such open game.');
      return;
    }
    const problem = game.answer(seq, picks);
    if (problem === null) this.#goOn(number as number, game);
    else this.#refuse(number, problem.code, problem.message);
  }

  #goOn(number: number, game: HostedGame): void {
    const message = game.next(this.#wants);
    if (!game.isOpen) this.#games.delete(number);
    this.#say(message);
  }

  #refuse(game: unknown, code: string, message: string): void {
    this.#say({ type: 'refused', game: typeof game === 'number' ? game : null, code, message });
  }
}
