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

/** What so large a part of the values is not above. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
