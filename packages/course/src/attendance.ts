import type { CourseStart } from './saved-course.ts';

/** The level that plays for people who are away. */
const STAND_IN = 'normal';

/** Who plays in each seat: a person, a bot, or a bot for somebody who is away or has resigned. */
export class Attendance {
  readonly #levels: CourseStart['levels'];
  readonly #away: boolean[];
  readonly #resigned: boolean[];

  constructor(levels: CourseStart['levels'], away: readonly boolean[], resigned: readonly boolean[]) {
    this.#levels = levels;
    this.#away = [...away];
    this.#resigned = [...resigned];
  }

  get away(): readonly boolean[] {
    return this.#away;
  }

  get resigned(): readonly boolean[] {
    return this.#resigned;
  }

  leave(seat: number): void {
    this.#away[seat] = true;
  }

  comeBack(seat: number): void {
    this.#away[seat] = false;
  }

  resign(seat: number): void {
    this.#resigned[seat] = true;
  }

  /** Whether a bot plays for the person who sits there. */
  isLeftToBot(seat: number): boolean {
    return this.#away[seat] || this.#resigned[seat];
  }

  /** The level that answers for a seat; null if a person does. */
  botOf(seat: number): string | null {
    return this.#levels[seat] ?? (this.isLeftToBot(seat) ? STAND_IN : null);
  }

  /** The level that answers for each seat. */
  get bots(): (string | null)[] {
    return this.#levels.map((_, seat) => this.botOf(seat));
  }

  /** The other seats taken by people, whether or not these are there. */
  peopleBeside(seat: number): number[] {
    return this.#levels.flatMap((level, other) => (level === null && other !== seat ? [other] : []));
  }

  /** The other people who are there. */
  presentBeside(seat: number): number[] {
    return this.peopleBeside(seat).filter((other) => !this.isLeftToBot(other));
  }

  /** Whether somebody may come back whom nobody can ask now. */
  isAnyAwayBeside(seat: number): boolean {
    return this.peopleBeside(seat).some((other) => this.#away[other] && !this.#resigned[other]);
  }

  /** The seats that have not resigned. */
  get remaining(): number[] {
    return this.#resigned.flatMap((resigned, seat) => (resigned ? [] : [seat]));
  }

  /** Whether nobody is left to play against; bots do not go on among themselves. */
  get isGivenUp(): boolean {
    if (!this.#resigned.includes(true)) return false;
    const { remaining } = this;
    return remaining.length === 1 || remaining.every((seat) => this.#levels[seat] !== null);
  }
}
