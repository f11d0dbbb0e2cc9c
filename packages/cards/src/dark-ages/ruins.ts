import type { MixedFile } from '../card-file.ts';
import { abandonedMine } from './abandoned-mine.ts';
import { ruinedLibrary } from './ruined-library.ts';
import { ruinedMarket } from './ruined-market.ts';
import { ruinedVillage } from './ruined-village.ts';
import { survivors } from './survivors.ts';

/** Ten of each of the five are shuffled and ten for every player after the first are used. */
export const ruins = {
  id: 'ruins',
  set: 'dark-ages',
  editions: [1],
  kingdom: false,
  cards: [abandonedMine, ruinedLibrary, ruinedMarket, ruinedVillage, survivors],
  copies: 10,
  size: (players) => 10 * (players - 1),
} as const satisfies MixedFile;
