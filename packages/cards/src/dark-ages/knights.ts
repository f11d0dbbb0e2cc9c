import type { MixedFile } from '../card-file.ts';
import { dameAnna } from './dame-anna.ts';
import { dameJosephine } from './dame-josephine.ts';
import { dameMolly } from './dame-molly.ts';
import { dameNatalie } from './dame-natalie.ts';
import { dameSylvia } from './dame-sylvia.ts';
import { sirBailey } from './sir-bailey.ts';
import { sirDestry } from './sir-destry.ts';
import { sirMartin } from './sir-martin.ts';
import { sirMichael } from './sir-michael.ts';
import { sirVander } from './sir-vander.ts';

/** One of each of the ten. */
export const knights = {
  id: 'knights',
  set: 'dark-ages',
  editions: [1],
  kingdom: true,
  cards: [
    dameAnna,
    dameJosephine,
    dameMolly,
    dameNatalie,
    dameSylvia,
    sirBailey,
    sirDestry,
    sirMartin,
    sirMichael,
    sirVander,
  ],
  copies: 1,
  size: () => 10,
  roles: ['thief', 'discarder'],
} as const satisfies MixedFile;
