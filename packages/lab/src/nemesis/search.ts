import type { Hunted } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { doWork, type Hands } from '../work/do.ts';
import type { Work } from '../work/ledger.ts';
import { watched } from '../work/watched.ts';
import type { Order } from './order.ts';

/** Carries the orders out, with a progress bar. Null if Ctrl-C was pressed. */
export async function searchWatched(
  orders: readonly Order[],
  hands: Hands,
  words: CommandTranslation,
): Promise<readonly Hunted[] | null> {
  const left = [...orders];
  const found: Hunted[] = [];
  const work: Work<'hunts'> = {
    kind: 'hunts',
    orders: null,
    next: () => left.shift() ?? null,
    take: (_, hunted) => found.push(hunted),
  };
  const { done, ...bar } = progressOf(orders, found);
  await watched({ bar, unit: 'games' }, words, (watch) =>
    doWork(work, hands, { ...watch, onProgress: () => watch.onProgress(done()) }),
  );
  return found.length < orders.length ? null : found;
}

/** Searches by the clock are all over at the same time; others are counted. */
function progressOf(orders: readonly Order[], found: readonly Hunted[]) {
  const [{ length }] = orders;
  if ('games' in length) {
    return { total: orders.length, key: 'command.results.searches', done: () => found.length } as const;
  }
  const started = Date.now();
  const total = Math.ceil((length.until - started) / 1000);
  return { total, key: 'command.results.searching', done: () => (Date.now() - started) / 1000 } as const;
}
