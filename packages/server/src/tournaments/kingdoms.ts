import { createHash } from 'node:crypto';
import { library } from '@provincia/cards';
import type { KingdomWish, NewTournament } from '@provincia/protocol';
import { type Kingdom, kingdomFor } from '../tables/kingdom.ts';
import type { TournamentOptions } from './rows.ts';

const SEED_LENGTH = 32;

/** The kingdoms that were chosen, or null if they are drawn; refuses what cannot be played or drawn from. */
export async function chosenKingdoms(
  { kingdoms }: Pick<NewTournament, 'kingdoms'>,
  newSeed: () => string,
): Promise<Kingdom[] | null> {
  if (kingdoms.by === 'chosen')
    return Promise.all(kingdoms.kingdoms.map((wish) => kingdomFor(wish, newSeed)));
  await kingdomFor(drawnBy(kingdoms.printings ?? null), newSeed);
  return null;
}

/** The kingdom of a round and whether it is played with Shelters: the same at all its tables, and known by the secret alone. */
export async function kingdomOfRound(
  { seed }: { readonly seed: string },
  { chosen, printings }: Pick<TournamentOptions, 'chosen' | 'printings'>,
  round: number,
): Promise<Kingdom & { readonly shelters: boolean }> {
  const own = createHash('sha256').update(`${seed} ${round}`).digest('hex');
  const kingdom =
    chosen === null
      ? await kingdomFor(drawnBy(printings), () => own.slice(0, SEED_LENGTH))
      : chosen[(round - 1) % chosen.length];
  // One of the ten is drawn, and whether it is of the set that has the Shelters decides (rule 2.3.4).
  const lot =
    kingdom.piles[Number.parseInt(own.slice(SEED_LENGTH, SEED_LENGTH + 8), 16) % kingdom.piles.length];
  return { ...kingdom, shelters: library.findPile(lot)?.set === library.shelters[0]?.card.set };
}

function drawnBy(printings: TournamentOptions['printings']): KingdomWish {
  return printings === null ? { by: 'random' } : { by: 'random', printings };
}
