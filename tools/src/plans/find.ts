import { kingdomsWith } from '@provincia/bots';
import type { PrintedKingdom } from '@provincia/catalog';
import { doWork, type Watch, type Work } from '@provincia/lab';
import type { Options } from './options.ts';

type Kingdom = Pick<PrintedKingdom, 'id' | 'cards'>;

/** Lines of a plan book by their keys: all that the levels want to know of these kingdoms. */
export async function findAll(
  kingdoms: readonly Kingdom[],
  { further, hands }: Options,
  tell: (text: string) => void,
  watch: Watch = {},
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const games = kingdoms.flatMap(({ id, cards }) => kingdomsWith(cards).map((piles) => ({ id, piles })));
  let handedOut = 0;
  let done = 0;
  const work: Work<'plans'> = {
    kind: 'plans',
    orders: { further },
    next: () => games[handedOut++]?.piles ?? null,
    take(_, plans) {
      for (const [key, line] of plans) found.set(key, line);
      tell(`${done + 1} of ${games.length}: ${games[done].id}`);
      done++;
    },
  };
  await doWork(work, hands, watch);
  return found;
}
