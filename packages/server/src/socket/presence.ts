import { setTimeout as sleep } from 'node:timers/promises';
import type { Presence as Told } from '@provincia/protocol';
import { DELETED } from '../people/person.ts';
import type { Bus } from '../store/bus.ts';
import type { SeatRow } from '../store/database.ts';
import type { Tables } from '../tables/tables.ts';
import type { SendToMany } from './audience.ts';
import { someAtATime } from './crowd.ts';
import type { Watcher } from './hub.ts';
import { Reports } from './reports.ts';

/** Who comes back within this time, in milliseconds, was never gone: a page is loaded again, a phone changes its network. */
const GRACE = 3000;
/** A table is looked at once in this time, in milliseconds, however many come and go. */
const PACE = 250;
/** How long the other processes have to say who is there, in milliseconds. */
const ASKING = 600;

/** What this process knows of a table that somebody here looks at. */
interface Gathering {
  /** Whether each can see the page. */
  readonly watchers: Map<Watcher, boolean>;
  /** Those who have not been told anything yet. */
  readonly fresh: Set<Watcher>;
  /** Who sits at the table. */
  people: readonly string[];
  /** Those of them who have just left: how they were here, and when they left. */
  readonly leaving: Map<string, { readonly looking: boolean; readonly at: number }>;
  /** What everybody was told last, and what the players were. */
  told: { seats: string; all: string };
  /** Whether there is news since the last look. */
  changed: boolean;
  busy: boolean;
}

interface PresenceParts {
  readonly tables: Pick<Tables, 'seatsInPlay'>;
  readonly bus: Bus;
  readonly now: () => number;
  /** How long a seat may think before the others can let a bot play for it, in seconds. */
  readonly patience: number;
  readonly onError: (error: unknown, table: string) => void;
}

/**
 * Who of the people at a table is there, in whatever process. The heartbeat is that of the sockets; nothing is written
 * down, and processes tell each other only what changes.
 */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #gatherings = new Map<string, Gathering>();
  readonly #reports: Reports;
  #send: SendToMany = () => {};
  #isStopped = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#reports = new Reports({
      ...parts,
      watched: () => [...this.#gatherings.keys()],
      onNews: (table) => this.#look(table),
    });
    parts.bus.subscribe(({ table, what }) => {
      if (what === 'seats') this.#look(table);
    });
  }

  start(): void {
    this.#reports.start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#reports.stop();
  }

  /** How the same is sent to many sockets at once. */
  sendBy(send: SendToMany): void {
    this.#send = send;
  }

  come(table: string, watcher: Watcher): void {
    const gathering = this.#gatherings.get(table) ?? {
      watchers: new Map(),
      fresh: new Set(),
      people: [],
      leaving: new Map(),
      told: { seats: '', all: '' },
      changed: false,
      busy: false,
    };
    this.#gatherings.set(table, gathering);
    gathering.watchers.set(watcher, true);
    gathering.fresh.add(watcher);
    this.#look(table);
  }

  /** How many look on at a table without a seat. */
  watching(table: string): number {
    return this.#reports.watching(table);
  }

  /** Whether the watcher's page can be seen. */
  see(table: string, watcher: Watcher, looking: boolean): void {
    const watchers = this.#gatherings.get(table)?.watchers;
    if (watchers === undefined || (watchers.get(watcher) ?? looking) === looking) return;
    watchers.set(watcher, looking);
    this.#look(table);
  }

  go(table: string, watcher: Watcher): void {
    const gathering = this.#gatherings.get(table);
    const looking = gathering?.watchers.get(watcher);
    if (gathering === undefined || looking === undefined) return;
    gathering.watchers.delete(watcher);
    gathering.fresh.delete(watcher);
    const person = watcher.person?.id;
    if (person !== undefined && gathering.people.includes(person)) {
      const leave = { looking, at: this.#parts.now() };
      gathering.leaving.set(person, leave);
      const forget = () => {
        if (gathering.leaving.get(person) !== leave) return;
        gathering.leaving.delete(person);
        if (!isHere(gathering, person)) this.#reports.noteGone(table, person, leave.at);
        this.#look(table);
      };
      setTimeout(forget, GRACE).unref();
    }
    this.#look(table);
  }

  /** Which of the people who sit at a table look at it now, in whatever process: the others are asked. */
  async whoLooks(table: string): Promise<ReadonlySet<string>> {
    // In place of a watcher, for as long as it takes to ask.
    const nobody: Watcher = { person: null, socket: null, sight() {}, table() {}, chat() {} };
    this.come(table, nobody);
    await sleep(ASKING, undefined, { ref: false });
    const people = this.#gatherings.get(table)?.people ?? [];
    const { people: known } = this.#reports.of(table, people);
    this.go(table, nobody);
    return new Set(people.filter((person) => known.get(person)?.is === 'here'));
  }

  /** Looks at the table, soon again if something changes meanwhile. */
  #look(table: string): void {
    const gathering = this.#gatherings.get(table);
    if (gathering === undefined || this.#isStopped) return;
    gathering.changed = true;
    if (gathering.busy) return;
    gathering.busy = true;
    this.#rounds(table, gathering).catch((error) => this.#parts.onError(error, table));
  }

  async #rounds(table: string, gathering: Gathering): Promise<void> {
    try {
      while (gathering.changed && !this.#isStopped) {
        gathering.changed = false;
        await this.#round(table, gathering);
        await sleep(PACE, undefined, { ref: false });
      }
    } finally {
      gathering.busy = false;
    }
    if (gathering.watchers.size > 0 || gathering.leaving.size > 0) return;
    this.#gatherings.delete(table);
    this.#reports.forget(table);
  }

  async #round(table: string, gathering: Gathering): Promise<void> {
    const seats = (await this.#parts.tables.seatsInPlay(table)).filter(isPerson);
    const people = seats.map(({ person }) => person);
    gathering.people = people;
    this.#reports.tell(table, reportOf(gathering));
    const merged = this.#reports.of(table, people);
    const told: Told = {
      table,
      seats: seats.map(({ seat, person }) => ({ seat, ...(merged.people.get(person) ?? GONE) })),
      watching: merged.watching,
      patience: this.#parts.patience * 1000,
    };
    await this.#tell(gathering, told);
  }

  /** Everybody is told who is there; how many look on, the players alone. */
  async #tell(gathering: Gathering, told: Told): Promise<void> {
    const { watchers, fresh, people } = gathering;
    const before = gathering.told;
    const now = { seats: JSON.stringify(told.seats), all: JSON.stringify(told) };
    gathering.told = now;
    const isPlayer = ({ person }: Watcher) => person !== null && people.includes(person.id);
    const concerned = [...watchers.keys()].filter(
      (watcher) =>
        fresh.has(watcher) || now.seats !== before.seats || (now.all !== before.all && isPlayer(watcher)),
    );
    fresh.clear();
    await someAtATime(concerned, (slice) =>
      this.#send(
        slice.flatMap(({ socket }) => socket ?? []),
        'presence',
        told,
      ),
    );
  }
}

const GONE = { is: 'gone', since: null } as const;

function isPerson(seat: SeatRow): seat is SeatRow & { person: string } {
  return seat.person !== null && seat.person !== DELETED;
}

function isHere({ watchers }: Gathering, person: string): boolean {
  return [...watchers.keys()].some((watcher) => watcher.person?.id === person);
}

/** Who of the people at the table is in this process, and how many others are. */
function reportOf({ watchers, people, leaving }: Gathering) {
  let watching = 0;
  const present = new Map<string, boolean>();
  for (const [{ person, socket }, sees] of watchers) {
    if (person !== null && people.includes(person.id))
      present.set(person.id, sees || (present.get(person.id) ?? false));
    else if (socket !== null) watching++;
  }
  const looking = (person: string) => present.get(person) ?? leaving.get(person)?.looking;
  const those = (sees: boolean) => people.filter((person) => looking(person) === sees);
  return { here: those(true), away: those(false), watching };
}
