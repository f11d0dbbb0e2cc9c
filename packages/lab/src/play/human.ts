import { choiceLabel, shortfall } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Choice, GameEvent, OpenDecision, View } from '@provincia/engine';
import { nameOf } from '../text/card-name.ts';
import { understand } from './answer.ts';
import { tableLines } from './board.ts';
import { cardFacts, helpLines, whyNot } from './help.ts';
import { offersOf } from './offers.ts';
import { type Asked, questionLines, supplyFor, tableau } from './screen.ts';
import { YOU } from './seats.ts';
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
    const { words } = this.#terminal.style;
    const asked: Asked = { decision, view: seen, offers: offersOf(decision, seen, words), events };
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
        this.#terminal.print(words.say('command.play.treasuresLeft'));
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
    const typed = understand(line, offers, decision.kind === 'phase' ? view.phase : null, style.words);
    switch (typed.kind) {
      case 'picks': {
        const problem = problemWith(typed.picks, decision, style.words);
        if (problem === '') return typed.picks;
        print(problem);
        return 'again';
      }
      case 'quit':
        return (await this.#wantsToLeave()) ? null : 'again';
      case 'supply':
        print(...supplyFor(decision, view, offers, style), '', ...tableLines(view, style));
        break;
      case 'help':
        print(...helpLines(style));
        break;
      case 'card':
        print(cardFacts(typed.name, view, style.words));
        return 'again';
      case 'wrong':
        print(typed.message);
        return 'again';
      case 'unknown':
        print(whyNot(typed.name, decision, view, style.words));
        return 'again';
    }
    this.#repeat(asked);
    return 'again';
  }

  #repeat(asked: Asked): void {
    this.#terminal.print('', ...questionLines(asked, this.#terminal.style));
  }

  async #wantsToLeave(): Promise<boolean> {
    const { say } = this.#terminal.style.words;
    const line = await this.#terminal.ask(`${say('command.play.leave')} `);
    return line === null || line.trim().toLowerCase().startsWith(say('command.play.yes'));
  }
}

/** Why these picks do not answer the question; empty if they do. */
function problemWith(picks: readonly Choice[], decision: OpenDecision, words: CommandTranslation): string {
  const wrongCount = shortfall(words, decision, picks.length);
  if (wrongCount !== '') return wrongCount;
  const tooOften = picks.find(
    ({ label, count }) => picks.filter((one) => one.label === label).length > count,
  );
  if (tooOften === undefined) return '';
  const card = 'card' in tooOften ? nameOf(words, tooOften.card) : choiceLabel(words, decision, tooOften);
  return words.say('command.play.onlySoMany', { card, count: tooOften.count });
}
