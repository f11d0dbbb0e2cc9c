import { createHash } from 'node:crypto';
import { library } from '@provincia/cards';
import type { KingdomWish, NewTournament } from '@provincia/protocol';
import { type Kingdom, kingdomFor } from '../tables/kingdom.ts';
import type { TournamentOptions } from './rows.ts';

const SEED_LENGTH = 32;
const LOT_LENGTH = 8;

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

/** The kingdom of a round, and whether it is played with Shelters, Platinum and Colony: the same at all its tables, and known by the secret alone. */
export async function kingdomOfRound(
  { seed }: { readonly seed: string },
  { chosen, printings }: Pick<TournamentOptions, 'chosen' | 'printings'>,
  round: number,
): Promise<Kingdom & { readonly shelters: boolean; readonly colonies: boolean }> {
  const own = createHash('sha256').update(`${seed} ${round}`).digest('hex');
  const kingdom =
    chosen === null
      ? await kingdomFor(drawnBy(printings), () => own.slice(0, SEED_LENGTH))
      : chosen[(round - 1) % chosen.length];
  // For each of them one of the ten is drawn, and whether it is of their set decides (rules 2.3.4 and 20.1.6).
  const drawnSet = (n: number) => {
    const at = SEED_LENGTH + n * LOT_LENGTH;
    const lot = Number.parseInt(own.slice(at, at + LOT_LENGTH), 16) % kingdom.piles.length;
    return library.findPile(kingdom.piles[lot])?.set;
  };
  return {
    ...kingdom,
    shelters: drawnSet(0) === library.shelters[0]?.card.set,
    colonies: drawnSet(1) === library.colonies[0]?.set,
  };
}

function drawnBy(printings: TournamentOptions['printings']): KingdomWish {
  return printings === null ? { by: 'random' } : { by: 'random', printings };
}
