import { isPlayable, printedKingdoms } from '@provincia/catalog';
import type { Hints, KingdomWish, Table } from '@provincia/protocol';
import { type Refused, refused } from '../api/problem-words.ts';
import { ApiProblem } from '../api/request.ts';
import type { NewGame, Opened, PlayOn, TableNews } from '../worker/desk.ts';
import { browserStore } from '../worker/saved-game.ts';
import { newSeed } from './seed.ts';
import { type GameCaller, gameWorker } from './start-worker.ts';
import { nothingYet, type TableLink, type TableState, withSight } from './table-link.ts';

/** What is to be played: a new game, another end for an old one, or the unfinished one. */
export type SoloGame = Omit<NewGame, 'seed'> | PlayOn | 'resume';

/** A game against bots in this browser, without a server. */
export async function openLocalLink(game: SoloGame): Promise<TableLink> {
  const worker = gameWorker();
  const link = new LocalLink(worker);
  try {
    link.begin(await worker.call('open', isNew(game) ? { ...game, seed: newSeed() } : game));
  } catch {
    link.fail(refused('local'));
  }
  return link;
}

function isNew(game: SoloGame): game is Omit<NewGame, 'seed'> {
  return game !== 'resume' && !('packed' in game);
}

/** The local game that waits to be resumed: in which turn it is, and the levels of the others. */
export async function savedGame(): Promise<{ turn: number; rivals: string[] } | null> {
  const saved = await browserStore.read().catch(() => null);
  return saved === null || saved.over ? null : { turn: saved.turn, rivals: [...saved.rivals] };
}

/** The last local game as a string for a replay; null if it is not over. */
export function packedOf(): Promise<string | null> {
  return gameWorker().call('packed');
}

/** Ten piles drawn here; throws an ApiProblem, as the server's answer would be, if there are none like that. */
export async function drawKingdom(wish: Extract<KingdomWish, { by: 'random' }>): Promise<readonly string[]> {
  return gameWorker()
    .call('drawKingdom', wish, newSeed())
    .catch((reason: Error) => {
      throw new ApiProblem(422, 'kingdom', reason.message);
    });
}

const LOCAL = 'local';
/** Nobody else is here. */
const alone = refused('local');

class LocalLink implements TableLink {
  state: TableState = { ...nothingYet, connection: 'local' };
  readonly #worker: GameCaller;
  readonly #listeners = new Set<() => void>();
  readonly #close: () => void;
  #number = -1;

  constructor(worker: GameCaller) {
    this.#worker = worker;
    this.#close = worker.onNews((news) => this.#hear(news as TableNews));
  }

  begin(opened: Opened | null): void {
    if (opened === null) {
      this.fail(refused('no-game'));
      return;
    }
    this.#number = opened.table;
    this.#take({ ...withSight(this.state, opened.sight), table: tableOf(opened) });
  }

  fail(problem: Refused): void {
    this.#take({ ...this.state, problem });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(picks: readonly string[]): Promise<Refused | null> {
    return this.#done(this.#worker.call('answer', this.#number, this.#seq, picks));
  }

  undo(): Promise<Refused | null> {
    return this.#done(this.#worker.call('undo', this.#number, this.#seq));
  }

  hint(): Promise<Hints | Refused> {
    return this.#worker.call('hint', this.#number, this.#seq).catch(() => refused('local'));
  }

  resign(): Promise<Refused | null> {
    return this.#done(this.#worker.call('resign', this.#number));
  }

  async consent(): Promise<Refused | null> {
    return alone;
  }

  async say(): Promise<Refused | null> {
    return alone;
  }

  /** There is nothing to connect with. */
  async reconnect(): Promise<void> {}

  close(): void {
    this.#close();
  }

  get #seq(): number {
    return this.state.sight?.seq ?? 0;
  }

  #hear(news: TableNews): void {
    const { table } = this.state;
    if (news.table !== this.#number || table === null) return;
    if ('problem' in news) {
      this.fail(news.problem);
      return;
    }
    const { sight } = news;
    const { result } = sight;
    const now: Table = result === null ? table : { ...table, status: 'over', result };
    this.#take({ ...withSight(this.state, sight), table: now });
  }

  async #done(done: Promise<Refused | null>): Promise<Refused | null> {
    return done.catch(() => refused('local'));
  }

  #take(state: TableState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** As the server describes a table. */
function tableOf({ seats, kingdom, shelters, colonies, startedAt, sight }: Opened): Table {
  const { result } = sight;
  return {
    id: LOCAL,
    status: result === null ? 'running' : 'over',
    seats: seats.map((level) => ({ name: null, kind: level === null ? 'guest' : 'bot', level })),
    you: seats.indexOf(null),
    invited: null,
    host: true,
    kingdom: [...kingdom],
    printed: printedAs(kingdom),
    shelters,
    colonies,
    clock: null,
    access: 'link',
    rated: false,
    withProgram: false,
    createdAt: new Date(startedAt).toISOString(),
    previous: null,
    next: null,
    rematch: null,
    result,
  };
}

/** The printed set of ten that a kingdom is. */
function printedAs(kingdom: readonly string[]): string | null {
  const is = (cards: readonly string[]) =>
    cards.length === kingdom.length && cards.every((id) => kingdom.includes(id));
  return printedKingdoms.find((printed) => isPlayable(printed) && is(printed.cards))?.id ?? null;
}
