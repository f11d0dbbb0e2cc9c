import { Library } from '@provincia/engine';
import { base } from './base/index.ts';
import type { CardFile, SetFile } from './card-file.ts';
import { darkAges } from './dark-ages/index.ts';
import { intrigue } from './intrigue/index.ts';
import { prosperity } from './prosperity/index.ts';
import { seaside } from './seaside/index.ts';

/** All sets there are. */
const sets = [base, intrigue, darkAges, seaside, prosperity] as const;

type Sets = (typeof sets)[number];
export type SetId = Sets['id'];

type IdsIn<Set extends Sets> =
  | Set['cards'][number]['id']
  | Set['mixed'][number]['id']
  | Set['mixed'][number]['cards'][number]['id'];

/** The cards and mixed piles of a set. */
export type IdOf<Set extends SetId> = IdsIn<Extract<Sets, { id: Set }>>;
/** Every card, and every pile of different cards. */
export type CardId = IdOf<SetId>;

/** All sets; of the cards in them the type says what all cards have. */
export const setFiles: readonly SetFile[] = sets;

/** All cards there are. */
export const library = new Library(
  setFiles.flatMap(({ cards }) => cards),
  setFiles.flatMap(({ mixed }) => mixed),
);

/** The files of all cards, those of mixed piles included. */
export const cardFiles: readonly CardFile[] = [
  ...setFiles.flatMap(({ cards }) => cards),
  ...setFiles.flatMap(({ mixed }) => mixed).flatMap(({ cards }) => cards),
];
