import { drawWished, library, needs } from '@provincia/cards';
import {
  isPlayable,
  loadTranslation,
  nameFinder,
  namesIn,
  printedKingdoms,
  setIds,
} from '@provincia/catalog';
import { checkSetup, rulesVersion } from '@provincia/engine';
import type { KingdomWish } from '@provincia/protocol';
import { Refusal } from '../refusal.ts';

export interface Kingdom {
  readonly piles: readonly string[];
  /** The printed set of ten that it is. */
  readonly printed: string | null;
}

const MOST_ATTACKS = 10;

/** The ten piles that fit the wish; refuses a wish that none fit. A random kingdom gets a new seed. */
export async function kingdomFor(wish: KingdomWish, newSeed: () => string): Promise<Kingdom> {
  switch (wish.by) {
    case 'printed':
      return printedKingdom(wish.id);
    case 'cards':
      return { piles: checkedPiles(wish.cards), printed: null };
    case 'text':
      return { piles: checkedPiles(await pilesIn(wish)), printed: null };
    case 'random':
      return { piles: drawnPiles(wish, newSeed()), printed: null };
  }
}

function printedKingdom(id: string): Kingdom {
  const printed = printedKingdoms.find((one) => one.id === id);
  if (printed === undefined) throw refusal(`There is no printed kingdom "${id}".`);
  if (!isPlayable(printed))
    throw refusal(`"${printed.title.en}" has cards of other sets and cannot be played.`);
  return { piles: printed.cards, printed: id };
}

function drawnPiles(
  { printings, attacks, needs: asked = [] }: Extract<KingdomWish, { by: 'random' }>,
  seed: string,
): readonly string[] {
  const unknown = asked.find((need) => !needs.includes(need));
  if (unknown !== undefined) throw refusal(`There is no need "${unknown}" for a kingdom.`);
  const wishes = {
    printings: printings ?? Object.fromEntries(setIds.map((set) => [set, 'both' as const])),
    attacks: attacks ?? { min: 0, max: MOST_ATTACKS },
    needs: asked,
  };
  const drawn = drawWished(wishes, seed);
  if (!drawn.ok) throw refusal(drawn.problem.message);
  return drawn.value;
}

/** A pasted list: names in any language, with commas, semicolons or line breaks between them. */
async function pilesIn({ text, language }: Extract<KingdomWish, { by: 'text' }>): Promise<string[]> {
  const { allNames } = await import('@provincia/catalog/names');
  const own = language === undefined ? [] : [namesIn([(await loadTranslation(language)).cards])];
  const find = nameFinder(...own, allNames);
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map((name) => {
      const id = find(name);
      if (id === undefined) throw refusal(`There is no card "${name}".`);
      return id;
    });
}

function checkedPiles(kingdom: readonly string[]): readonly string[] {
  const setup = checkSetup(library, { rules: rulesVersion, seed: '0'.repeat(32), players: 2, kingdom });
  if (!setup.ok) throw refusal(setup.problem.message);
  return kingdom;
}

function refusal(message: string): Refusal {
  return new Refusal(422, 'kingdom', message);
}
