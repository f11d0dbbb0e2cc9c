import type { CommandTranslation } from '@provincia/catalog/command';
import type { SingleBar } from 'cli-progress';
import { note } from '../output.ts';
import { decimal } from '../text/figures.ts';
import { listOf } from '../text/names.ts';
import type { CrewBook, Member } from './crew.ts';

/** What the work of workers is measured in. */
export type Unit = 'games' | 'kingdoms';

/** Says who does the work of a run, and how fast: behind the progress bar, or line by line where there is none. */
export class CrewNews {
  readonly #words: CommandTranslation;
  readonly #unit: Unit;
  readonly #bar: SingleBar | null;
  #book: CrewBook | null = null;
  #members: readonly Member[] = [];
  #hindrance: string | null = null;

  constructor(words: CommandTranslation, unit: Unit, bar: SingleBar | null) {
    this.#words = words;
    this.#unit = unit;
    this.#bar = bar;
  }

  tell(book: CrewBook): void {
    this.#book = book;
    const { members } = book.crew;
    const hindrance = this.#hindranceOf(book);
    const speeds = members.map((member) => this.#speed(member)).join(', ');
    this.#bar?.update({ crew: `  ${hindrance ?? speeds}` });
    if (this.#bar === null) this.#tellChanges(members, hindrance);
    this.#members = members;
    this.#hindrance = hindrance;
  }

  /** In the end: what everybody has done. */
  sumUp(): void {
    const { say } = this.#words;
    for (const member of this.#book?.everybody ?? []) {
      const { name, amount } = member;
      note(say('command.workers.done', { name, amount, unit: this.#unit, speed: this.#figure(member) }));
    }
  }

  #tellChanges(members: readonly Member[], hindrance: string | null): void {
    const { say } = this.#words;
    const isIn = (list: readonly Member[], wanted: Member) => list.some(({ name }) => name === wanted.name);
    for (const { name, threads } of members.filter((one) => !isIn(this.#members, one))) {
      note(say('command.workers.joined', { name, threads }));
    }
    for (const { name } of this.#members.filter((one) => !isIn(members, one))) {
      note(say('command.workers.left', { name }));
    }
    if (hindrance !== null && hindrance !== this.#hindrance) note(hindrance);
  }

  /** Why nothing is done at the moment, or less than could be. */
  #hindranceOf({ crew }: CrewBook): string | null {
    const { say } = this.#words;
    const { members, others, version, isConnected } = crew;
    if (!isConnected) return say('command.workers.lost');
    if (others.length > 0) {
      const versions = listOf(this.#words, [...new Set(others)]);
      return say('command.workers.others', { count: others.length, versions, version });
    }
    return members.length === 0 ? say('command.workers.none') : null;
  }

  #speed(member: Member): string {
    return this.#words.say('command.workers.speed', { name: member.name, speed: this.#figure(member) });
  }

  /** Of those who are slow the first decimal says something. */
  #figure({ perSecond }: Member): string {
    return decimal(this.#words, perSecond, perSecond < 10 ? 1 : 0);
  }
}
