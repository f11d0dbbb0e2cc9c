import type { Bot } from '@provincia/engine';

/** How long a player thought, in milliseconds: for each answer, and for all answers of each turn together. */
export class Times {
  readonly answers: number[] = [];
  readonly turns: number[] = [];
  #turn: number | null = null;

  /** The same bot, but it is noted how long it thinks. */
  watching(bot: Bot): Bot {
    const watched: Bot = (decision, view) => {
      const begun = performance.now();
      const picks = bot(decision, view);
      this.#note(performance.now() - begun, view.turn);
      return picks;
    };
    return Object.assign(watched, { rehearses: bot.rehearses });
  }

  /** What comes is another game: its turns have the same numbers. */
  begin(): void {
    this.#turn = null;
  }

  #note(milliseconds: number, turn: number): void {
    this.answers.push(milliseconds);
    if (turn !== this.#turn) this.turns.push(0);
    this.#turn = turn;
    this.turns[this.turns.length - 1] += milliseconds;
  }
}
