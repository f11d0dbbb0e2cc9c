import type { Translation } from '@provincia/catalog';

/** The one who plays is seat 0. */
export const YOU = 0;

const OTHERS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa'];

/** Of all seats. */
export function playerNames({ say }: Translation): readonly string[] {
  return [say('ui.table.you'), ...OTHERS];
}
