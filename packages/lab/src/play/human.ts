import { type Choice, checkAnswer, type GameEvent, type OpenDecision, type View } from '@provincia/engine';
import { understand } from './answer.ts';
import { tableLines } from './board.ts';
import { cardFacts, helpLines, whyNot } from './help.ts';
import { YOU } from './names.ts';
import { offersOf } from './offers.ts';
import { type Asked, questionLines, supplyFor, tableau } from './screen.ts';
import type { Terminal } from './terminal.ts';

const PROMPT = '> ';

/** The player at the terminal. */
export class Human {
  readonly #terminal: Terminal;
  /** The turn of the last question, to know which one is the first of a turn. */
  #turn = 0;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Asks until there is an answer that fits; null if the player leaves. The events are those since the last question. */
  async answer(
    decision: OpenDecision,
    view: View,
    events: readonly GameEvent[],
  ): Promise<readonly Choice[] | null> {
    const seen = view.toJSON();
    const asked: Asked = { decision, view: seen, offers: offersOf(decision, seen), events };
    const { turns } = seen.seats[YOU];
    this.#terminal.print(...tableau(asked, turns !== this.#turn, this.#terminal.style));
    this.#turn = turns;
    this.#repeat(asked);
    let warned = decision.choices.every(({ verb }) => verb !== 'treasures');
    for (;;) {
      const line = await this.#terminal.ask(PROMPT);
      if (line === null) return null;
      if (line.trim() === '' && !warned) {
        // An action phase that ends by itself makes the Enter meant for it end the whole turn.
        this.#terminal.print('You have not played your treasures: press Enter again to end your turn.');
        warned = true;
        continue;
      }
      const picks = await this.#reply(line, asked);
      if (picks !== 'again') return picks;
    }
  }

  /** Picks that fit, null to leave, or 'again' when there is something else to type. */
  async #reply(line: string, asked: Asked): Promise<readonly Choice[] | null | 'again'> {
    const { decision, view, offers } = asked;
    const { print, style } = this.#terminal;
    const typed = understand(line, offers, decision.kind === 'phase' ? view.phase : null);
    switch (typed.kind) {
      case 'picks': {
        const picks = typed.picks.map(({ label }) => label);
        const problem = checkAnswer(decision, YOU, { index: decision.index, picks });
        if (problem === null) return typed.picks;
        print(problem.message);
        return 'again';
      }
      case 'quit':
        return (await this.#wantsToLeave()) ? null : 'again';
      case 'supply':
        print(...supplyFor(decision, view, offers, style), '', ...tableLines(view, style));
        break;
      case 'help':
        print(...helpLines);
        break;
      case 'card':
        print(cardFacts(typed.name, view));
        return 'again';
      case 'wrong':
        print(typed.message);
        return 'again';
      case 'unknown':
        print(whyNot(typed.name, decision, view));
        return 'again';
    }
    this.#repeat(asked);
    return 'again';
  }

  #repeat(asked: Asked): void {
    this.#terminal.print('', ...questionLines(asked, this.#terminal.style));
  }

  async #wantsToLeave(): Promise<boolean> {
    const line = await this.#terminal.ask('Leave the game? (y/n) ');
    return line === null || line.trim().toLowerCase().startsWith('y');
  }
}
