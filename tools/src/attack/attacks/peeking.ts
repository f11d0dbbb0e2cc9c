import type { Attack, Verdict } from '../attack.ts';
import { askedOf, twoAt, withFolder, withServer } from '../support/course.ts';

const cards = 'bureaucrat militia moat spy swindler thief vassal village wishing-well workshop'.split(' ');
const peeking = ['bureaucrat', 'spy', 'swindler', 'thief', 'vassal', 'wishing-well'];
const MOST_ANSWERS = 300;

/** Somebody plays a card that shows something and undoes it. */
async function run(): Promise<Verdict> {
  return withFolder((folder) =>
    withServer({ DATA_DIR: folder }, async (url) => {
      const free: string[] = [];
      for (const card of peeking) if (await isFree(url, card)) free.push(card);
      return {
        held: free.length === 0,
        figure: `${free.length} of ${peeking.length} cards can be undone${free.length > 0 ? `: ${free.join(', ')}` : ''}`,
      };
    }),
  );
}

/** Whether a card can be undone freely once it was played. */
async function isFree(url: string, card: string): Promise<boolean> {
  const { guests } = await twoAt(url, { by: 'cards', cards });
  try {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const own = await askedOf(guests);
      const { kind, choices, min } = own.sight.decision as NonNullable<typeof own.sight.decision>;
      const labels = choices.map(({ label }) => label);
      const wish = [`play ${card}`, 'treasures', `buy ${card}`].find((label) => labels.includes(label));
      if (kind !== 'phase') await own.answer(labels.slice(0, min));
      else await own.answer(wish === undefined ? [] : [wish]);
      if (wish === `play ${card}`) return own.sight.undo === 'free';
    }
    throw new Error(`nobody could play ${card}`);
  } finally {
    for (const guest of guests) guest.close();
  }
}

export const peekingByUndo: Attack = { number: 7, name: 'peeking by undo', run };
