import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchWish } from '@provincia/protocol';
import { type Times, timesOf } from './figures.ts';
import { onServer } from './load.ts';
import type { Options } from './options.ts';
import { Person } from './person.ts';
import { line, shown } from './report.ts';

/** What came of looking for opponents. */
export interface Queue {
  /** All of them in the same moment. */
  readonly atOnce: Found;
  /** So many a second, one after the other. */
  readonly steady: Found;
  readonly perSecond: number;
  readonly errors: readonly string[];
}

interface Found {
  readonly people: number;
  readonly seconds: number;
  readonly matchesPerSecond: number;
  /** From pressing the button until others were found, and until the game has begun because all have come. */
  readonly found: Times;
  readonly begun: Times;
}

/** Sockets that are opened at once; people do not all open the page in the same moment. */
const OPENING = 20;
const STEADY = 20;
const STEADY_PEOPLE = 400;
const WISH: MatchWish = { players: [2], sets: ['base'], rated: false, pace: 'live', range: 200 };

export function loadQueue(options: Options): Promise<Queue> {
  return onServer(options, async ({ url }) => {
    const errors: string[] = [];
    const seekers = (count: number) => openAll(url, count, errors);
    const crowd = await seekers(options.people);
    const atOnce = await measure(crowd, () => 0);
    const steady = await measure(await seekers(STEADY_PEOPLE), (i) => (i * 1000) / STEADY);
    return { atOnce, steady, perSecond: STEADY, errors };
  });
}

async function openAll(url: string, count: number, errors: string[]): Promise<Seeker[]> {
  const seekers = Array.from({ length: count }, () => new Seeker(url, (error) => errors.push(String(error))));
  const left = [...seekers];
  const openOneByOne = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await one.open();
  };
  await Promise.all(Array.from({ length: OPENING }, openOneByOne));
  return seekers;
}

/** All look for opponents, each at their moment, in milliseconds. */
async function measure(seekers: readonly Seeker[], momentOf: (i: number) => number): Promise<Found> {
  const begin = performance.now();
  await Promise.all(
    seekers.map(async (one, i) => {
      await sleep(momentOf(i));
      await one.seek();
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const one of seekers) one.close();
  return {
    people: seekers.length,
    seconds,
    matchesPerSecond: seekers.length / 2 / seconds,
    found: timesOf(seekers.map(({ found }) => found)),
    begun: timesOf(seekers.map(({ begun }) => begun)),
  };
}

/** Somebody who looks for opponents, as a browser does it. */
class Seeker {
  readonly #person: Person;
  readonly #onError: (error: unknown) => void;
  /** Milliseconds since they began. */
  found = Number.NaN;
  begun = Number.NaN;

  constructor(url: string, onError: (error: unknown) => void) {
    this.#person = new Person(url, () => {}, onError);
    this.#onError = onError;
  }

  async open(): Promise<void> {
    await this.#person.become();
    await this.#person.connect();
  }

  /** Waits, comes when others were found, and ends when the game has begun. */
  async seek(): Promise<void> {
    const begin = performance.now();
    const since = () => performance.now() - begin;
    let hasNews = () => {};
    let news = new Promise<void>((resolve) => {
      hasNews = resolve;
    });
    let table: string | null = null;
    this.#person.onNews(({ what, table: made }) => {
      if (what !== 'match') return;
      table ??= made;
      hasNews();
    });
    try {
      await this.#person.wait(WISH);
      while (table === null) {
        await news;
        if (table !== null) break;
        news = new Promise((resolve) => {
          hasNews = resolve;
        });
        const { own } = await this.#person.match();
        if (own === null) await this.#person.wait(WISH);
        if (own?.state === 'matched') break;
        if (own?.state !== 'found' || own.come) continue;
        if (Number.isNaN(this.found)) this.found = since();
        await this.#person.come(own.offer);
      }
      this.begun = since();
    } catch (error) {
      this.#onError(error);
    }
  }

  close(): void {
    this.#person.close();
  }
}

export function reportQueue({ database }: Options, { atOnce, steady, perSecond, errors }: Queue): string {
  const on = database === undefined ? 'SQLite' : 'PostgreSQL';
  const figures = ({ seconds, matchesPerSecond, found, begun }: Found) => [
    line('matches/s', `${matchesPerSecond.toFixed(0)} in ${seconds.toFixed(1)} s`),
    line('until others were found', shown(found)),
    line('until the game has begun', shown(begun)),
  ];
  return [
    `${atOnce.people} people look for opponents in the same moment, on ${on}`,
    ...figures(atOnce),
    `${steady.people} people, ${perSecond} a second`,
    ...figures(steady),
    line('errors', String(errors.length)),
    ...[...new Set(errors)].map((error) => `    ${error}`),
  ].join('\n');
}
