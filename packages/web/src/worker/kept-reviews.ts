import type { Review } from '@provincia/coach';
import { asked, inStore } from './browser-database.ts';

/** Where reviews outlive the page, by the game as a string. */
export interface ReviewStore {
  read(packed: string): Promise<Review | null>;
  keep(packed: string, review: Review): Promise<void>;
}

/** So many, the newest: they can be made again. */
const MOST = 20;

type Kept = ReadonlyMap<string, Review>;

const PLACE = { database: 'provincia-reviews', store: 'reviews' };
/** Reviews of another shape get another key: nobody reads those of before. */
const KEY = 'with ways';

/** In the browser's own database. */
export const browserReviews: ReviewStore = {
  read: (packed) => inStore(PLACE, 'readonly', async (store) => (await reading(store)).get(packed) ?? null),
  keep: (packed, review) =>
    inStore(PLACE, 'readwrite', async (store) => {
      store.put(withReview(await reading(store), packed, review), KEY);
    }),
};

/** With one more, and without the oldest where they are too many. */
export function withReview(kept: Kept, packed: string, review: Review): Kept {
  const others = [...kept].filter(([game]) => game !== packed);
  return new Map([...others, [packed, review] as const].slice(-MOST));
}

async function reading(store: IDBObjectStore): Promise<Kept> {
  return ((await asked(store.get(KEY))) as Kept | undefined) ?? new Map();
}
