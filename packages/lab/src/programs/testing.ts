import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for programs of tests. */
export class ProgramFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'provincia-programs-'));

  path(name: string): string {
    return join(this.#path, name);
  }

  write(name: string, text: string): string {
    const file = this.path(name);
    writeFileSync(file, text);
    return file;
  }

  /**
   * A program that buys Provinces, Golds and Silvers. `onMessage` is run with each `message` before it is answered, and
   * can `return` to leave it so; `hello` is added to its hello.
   */
  program(name: string, onMessage = '', hello = '{}'): string {
    return this.write(name, programText(onMessage, hello));
  }

  /** What a program has written to a file, as JSON lines. */
  lines(name: string): Record<string, unknown>[] {
    const text = readFileSync(this.path(name), 'utf8').trim();
    return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
  }

  remove(): void {
    rmSync(this.#path, { recursive: true });
  }
}

/** The same as a strategy. */
export const MONEY = 'name: Money\nbuy:\n  - province\n  - gold\n  - silver\n';

function programText(onMessage: string, hello: string): string {
  return `
    const fs = require('node:fs');
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    const note = (file, value) => fs.appendFileSync(__dirname + '/' + file, JSON.stringify(value) + '\\n');
    function picksFor({ decision }) {
      const labels = decision.choices.map(({ label }) => label);
      const wishes = ['treasures', 'buy province', 'buy gold', 'buy silver'];
      if (decision.kind === 'phase') return wishes.filter((wish) => labels.includes(wish)).slice(0, 1);
      return decision.choices.flatMap(({ label, count }) => Array(count).fill(label)).slice(0, decision.min);
    }
    function hear(message) {
      ${onMessage}
      if (message.type === 'hello') say({ type: 'hello', protocol: 1, ...${hello} });
      if (message.type === 'decision') {
        say({ type: 'answer', game: message.game, seq: message.seq, picks: picksFor(message) });
      }
      if (message.type === 'quit') process.exit();
    }
    require('node:readline')
      .createInterface({ input: process.stdin })
      .on('line', (line) => hear(JSON.parse(line)));
  `;
}
