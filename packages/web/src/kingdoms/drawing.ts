import type { CardId } from '@provincia/catalog';
import { request } from '../api/request.ts';
import { isServerMissing } from '../home/start.ts';
import type { Wish } from './fitting.ts';
import { pilesOf } from './piles.ts';

/** Kingdoms drawn until one is without banned cards; so often at most. */
const MOST_DRAWS = 10;
/** Drawn at least if there are cards that somebody likes, to have some to choose from. */
const SOME_DRAWS = 4;

interface Tastes {
  readonly liked: readonly CardId[];
  readonly banned: readonly CardId[];
}

/** Several kingdoms as wished, among which one may please: by the server, or on this device if it cannot be reached. */
export async function drawnFor(wish: Wish, { liked, banned }: Tastes): Promise<(readonly CardId[])[]> {
  const drawn: (readonly CardId[])[] = [];
  const pleases = (piles: readonly CardId[]) => !piles.some((id) => banned.includes(id));
  const least = liked.length > 0 ? SOME_DRAWS : 1;
  while (drawn.length < MOST_DRAWS && (drawn.length < least || !drawn.some(pleases))) {
    drawn.push(pilesOf(await drawOne(wish)));
  }
  return drawn;
}

async function drawOne({ printings, attacks, needs }: Wish): Promise<readonly string[]> {
  const wish = { by: 'random' as const, printings, attacks, needs: [...needs] };
  try {
    const { cards } = await request<{ cards: readonly string[] }>('POST', '/api/kingdoms', wish);
    return cards;
  } catch (problem) {
    if (!isServerMissing(problem)) throw problem;
    const { drawKingdom } = await import('../game-link/local-link.ts');
    return drawKingdom(wish);
  }
}
