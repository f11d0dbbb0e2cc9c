import type { CourseEvent, CourseStart, Entry, SavedCourse } from '@provincia/course';
import { asked, inStore } from './browser-database.ts';

/** One line of the log, with the time at which it was written. */
export interface Written {
  readonly entry: Entry;
  readonly at: number;
}

/** The game of this browser as its log, and what can be said of it without playing it once more. */
export interface SavedGame {
  readonly start: CourseStart;
  readonly log: readonly Written[];
  readonly turn: number;
  /** The levels of the others. */
  readonly rivals: readonly string[];
  readonly over: boolean;
  /**
   * How it stands and what happened in it, for a later program that does not know its rules any more. Games that were saved
   * before have none.
   */
  readonly kept?: { readonly course: SavedCourse; readonly events: readonly CourseEvent[] };
}

export interface GameStore {
  read(): Promise<SavedGame | null>;
  /** Puts a new game in place of the one before. */
  begin(game: SavedGame): Promise<void>;
  /** False if it is no longer the game that is stored, or another tab has continued it. */
  goOn(game: SavedGame): Promise<boolean>;
}

const PLACE = { database: 'provincia', store: 'games' };
const KEY = 'current';

/** In the browser's own database, so that a closed laptop loses nothing. */
export const browserStore: GameStore = {
  read: () => inStore(PLACE, 'readonly', (store) => reading(store)),
  begin: (game) =>
    inStore(PLACE, 'readwrite', async (store) => {
      store.put(game, KEY);
    }),
  goOn: (game) =>
    inStore(PLACE, 'readwrite', async (store) => {
      if (!follows(game, await reading(store))) return false;
      store.put(game, KEY);
      return true;
    }),
};

/** Whether a game is the stored one and one entry further. */
export function follows(game: SavedGame, stored: SavedGame | null): boolean {
  return stored?.start.setup.seed === game.start.setup.seed && stored.log.length === game.log.length - 1;
}

async function reading(store: IDBObjectStore): Promise<SavedGame | null> {
  return ((await asked(store.get(KEY))) as SavedGame | undefined) ?? null;
}
