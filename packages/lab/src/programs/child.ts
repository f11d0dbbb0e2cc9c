import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { ProgramCall } from './call.ts';
import { endGroup, note } from './leash.ts';
import type { ToProgram } from './messages.ts';

/** A line that is longer is nonsense: an answer has a few hundred characters. */
const LONGEST_LINE = 1_000_000;
/** How much is remembered of what it writes to stderr. */
const STDERR_LINES = 10;
const STDERR_CHARACTERS = 4000;

/** What becomes of a running program. */
export interface ChildEvents {
  /** A line that it wrote, without its end. */
  line(text: string): void;
  /** It has ended, by a status or a signal, or could not be started. Comes once, after the last line. */
  end(how: string): void;
}

/** A running program: lines go in and come out. */
export class Child {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #events: ChildEvents;
  /** What has come of a line whose end has not. */
  #rest = '';
  #stderr = '';
  #hasEnded = false;
  readonly #ended: Promise<void>;

  constructor({ file, args }: ProgramCall, events: ChildEvents) {
    this.#events = events;
    // By itself in a process group: Ctrl-C is for the lab, which then ends its programs in order.
    const child = spawn(file, args, { detached: process.platform !== 'win32', windowsHide: true });
    this.#process = child;
    const { pid } = child;
    if (pid !== undefined) note({ program: pid, runs: true });
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_CHARACTERS);
    });
    // It may end while it is written to: that it has ended comes in another event.
    child.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      const end = (how: string) => {
        if (this.#hasEnded) return;
        this.#hasEnded = true;
        if (pid !== undefined) note({ program: pid, runs: false });
        resolve();
        events.end(how);
      };
      child.on('error', ({ message }) => end(message));
      // What it has started itself ends with it.
      child.on('exit', () => endGroup(pid as number));
      child.on('close', (status, signal) => {
        this.#endLine();
        end(signal ?? String(status));
      });
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The last lines that it wrote to stderr. */
  get stderr(): readonly string[] {
    const lines = this.#stderr.trimEnd().split('\n');
    return lines[0] === '' && lines.length === 1 ? [] : lines.slice(-STDERR_LINES);
  }

  /** Sends all of them in one go. */
  send(messages: readonly ToProgram[]): void {
    this.write(messages.map(lineOf).join(''));
  }

  /** The text has to be ASCII. */
  write(text: string): void {
    // Nearly twice as quick as UTF-8, and this is what most of the time goes into.
    if (!this.#hasEnded) this.#process.stdin.write(text, 'latin1');
  }

  /** It will be sent nothing more. */
  closeInput(): void {
    this.#process.stdin.end();
  }

  /** Ends it, whatever it is doing. */
  kill(): void {
    const { pid } = this.#process;
    if (pid !== undefined && !this.#hasEnded) endGroup(pid);
  }

  /** Whether it ends by itself within this time, in milliseconds. */
  async endsWithin(time: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, time);
    });
    await Promise.race([this.#ended, timeout]);
    clearTimeout(timer);
    return this.#hasEnded;
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() as string;
    for (const line of lines) this.#line(line);
    if (this.#rest.length > LONGEST_LINE) this.#endLine();
  }

  #endLine(): void {
    const line = this.#rest;
    this.#rest = '';
    this.#line(line);
  }

  #line(text: string): void {
    if (text.trim() !== '') this.#events.line(text);
  }
}

/** A message in ASCII. Only what a program has written itself can have other characters in it. */
function lineOf(message: ToProgram): string {
  const text = JSON.stringify(message);
  if (message.type !== 'over') return `${text}\n`;
  return `${text.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
