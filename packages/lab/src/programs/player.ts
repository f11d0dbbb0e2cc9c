import type { Game, GameEvent } from '@provincia/engine';
import packageJson from '../../package.json' with { type: 'json' };
import type { ProgramCall } from './call.ts';
import { Child } from './child.ts';
import type { Failure, FailureKind } from './failure.ts';
import { type Begin, type Hello, PROTOCOL, readMessage, type ToProgram } from './messages.ts';
import { Patience } from './patience.ts';
import { ProgramSeat, type Reply } from './seat.ts';
import type { Result } from './told-seat.ts';

/** How long a program is waited for, in milliseconds, and how often it is started again. */
export interface Limits {
  /** For its next answer, while it owes some. */
  readonly move: number;
  /** For its hello: it may have much to load. */
  readonly start: number;
  readonly restarts: number;
}

/** If nothing else is said. */
export const LIMITS: Limits = { move: 5000, start: 30_000, restarts: 100 };
/** How long it may take to leave. */
export const QUIT_TIME = 2000;
const LONGEST_DETAIL = 200;

export const FROM = `provincia/${packageJson.version}`;

/** A program that plays any number of games at once in one process, which is started again when it fails. */
export class ProgramPlayer {
  readonly #call: ProgramCall;
  readonly #limits: Limits;
  readonly #seats = new Map<number, ProgramSeat>();
  /** The seats whose question is not answered, the one that has waited longest first. */
  readonly #open = new Set<ProgramSeat>();
  #child: Child | null = null;
  /** What the running process has said of itself; null until it has. */
  #hello: Hello | null = null;
  #patience: Patience | null = null;
  #starts = 0;
  #games = 0;
  /** What is sent next. */
  #queue: ToProgram[] = [];
  /** Whether it owed no answer before what is sent next. */
  #isIdle = true;
  #isClosed = false;
  #onStart: (failure: Failure | null) => void = () => {};

  constructor(call: ProgramCall, limits: Limits) {
    this.#call = call;
    this.#limits = limits;
  }

  /** Starts it before it plays. Says how that failed; null if it did not. */
  tryOut(): Promise<Failure | null> {
    return new Promise((resolve) => {
      this.#onStart = resolve;
      this.#start();
    });
  }

  /** Takes a seat in a game. `events` is the list to which is added what happens there. */
  sit(facts: Omit<Begin, 'type' | 'game'>, game: Game, events: readonly GameEvent[]): ProgramSeat {
    const seat = new ProgramSeat(this, { type: 'begin', game: ++this.#games, ...facts }, game, events);
    this.#seats.set(seat.begin.game, seat);
    if (this.#hello !== null) this.#say(seat.begin);
    return seat;
  }

  /** Asks what is open at a seat. */
  ask(seat: ProgramSeat): Promise<Reply> {
    return new Promise((resolve) => {
      seat.reply = resolve;
      if (this.#open.size === 0) this.#isIdle = true;
      this.#open.add(seat);
      if (this.#hello !== null) this.#say(seat.asked(this.#hello.wants));
      else if (this.#child === null) this.#start();
    });
  }

  /** The game is over for this seat. */
  leave(seat: ProgramSeat, result: Result): void {
    this.#seats.delete(seat.begin.game);
    if (this.#hello !== null) this.#say(seat.over(this.#hello.wants, result));
  }

  /** Lets it go: asks it to, or ends it at once if it is busy. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const queue = this.#queue;
    const child = this.#drop();
    if (child === null) return;
    child.send([...queue, { type: 'quit' }]);
    child.closeInput();
    if (this.#open.size > 0 || !(await child.endsWithin(QUIT_TIME))) child.kill();
  }

  #start(): void {
    if (this.#isClosed) return;
    if (this.#starts > this.#limits.restarts) {
      while (this.#open.size > 0) this.#failOldest('gone', `${this.#limits.restarts}`);
      return;
    }
    this.#starts++;
    const child = new Child(this.#call, {
      line: (text) => {
        if (child === this.#child) this.#hear(text);
      },
      end: (how) => {
        if (child === this.#child) this.#stumble(this.#hello === null ? 'start-ended' : 'crash', how);
      },
    });
    this.#child = child;
    child.send([{ type: 'hello', protocol: PROTOCOL, from: FROM, moveTime: this.#limits.move }]);
    this.#waitFor('start-silent', this.#limits.start);
    this.#patience?.renew();
  }

  #waitFor(kind: 'start-silent' | 'time', limit: number): void {
    this.#patience?.stop();
    this.#patience = new Patience(limit, () => this.#stumble(kind, `${limit}`));
  }

  #hear(line: string): void {
    const message = readMessage(line);
    if (this.#hello === null) {
      if (message.type === 'hello') this.#greet(message.hello);
      else if (message.type !== 'other') this.#stumble('start-nonsense', shortened(line));
    } else if (message.type === 'answer') {
      this.#take(message.game, message.seq, message.picks);
    } else if (message.type === 'nonsense') {
      this.#failOldest('nonsense', shortened(line));
    }
  }

  /** It has said hello: now it is told of everything that goes on, also of what another process has begun. */
  #greet(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      this.#stumble('start-version', `${hello.protocol}`);
      return;
    }
    this.#hello = hello;
    this.#onStart(null);
    this.#waitFor('time', this.#limits.move);
    this.#isIdle = true;
    for (const seat of this.#seats.values()) {
      seat.startAnew();
      this.#say(seat.begin);
    }
    for (const seat of this.#open) this.#say(seat.asked(hello.wants));
  }

  #take(game: number, seq: number, picks: unknown): void {
    const seat = this.#seats.get(game);
    // What answers no open question is late, or was sent twice.
    if (seat === undefined || !this.#open.has(seat) || seat.seq !== seq) return;
    this.#settle(seat, { picks });
  }

  /** Sends it, with all else that is said before others have their turn. */
  #say(message: ToProgram): void {
    if (this.#queue.push(message) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    if (this.#child === null || queue.length === 0) return;
    const asks = queue.some(({ type }) => type === 'decision');
    this.#child.send(asks ? [...queue, { type: 'go' }] : queue);
    if (asks && this.#isIdle) this.#patience?.renew();
    this.#isIdle = false;
  }

  /** The process is of no more use. The game that has waited longest is lost, the others go on in another one. */
  #stumble(kind: FailureKind, detail: string): void {
    this.#onStart({ kind, detail, stderr: this.#child?.stderr ?? [] });
    this.#failOldest(kind, detail);
    this.#drop()?.kill();
    if (this.#open.size > 0) this.#start();
  }

  /** Has nothing more to do with the process. */
  #drop(): Child | null {
    const child = this.#child;
    this.#patience?.stop();
    this.#patience = null;
    this.#child = null;
    this.#hello = null;
    this.#queue = [];
    return child;
  }

  #failOldest(kind: FailureKind, detail: string): void {
    const [seat] = this.#open;
    const stderr = this.#child?.stderr ?? [];
    if (seat !== undefined) this.#settle(seat, { failure: { kind, detail, stderr } });
  }

  #settle(seat: ProgramSeat, reply: Reply): void {
    this.#open.delete(seat);
    if (this.#open.size > 0) this.#patience?.renew();
    else this.#patience?.pause();
    seat.reply(reply);
  }
}

function shortened(line: string): string {
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line;
}
