import { type CardId, facts, type Names, nameFinder } from '@provincia/catalog';
import { KINGDOM_SIZE } from './piles.ts';

interface Pasted {
  readonly piles: readonly CardId[];
  /** Names that no kingdom pile has. */
  readonly unknown: readonly string[];
  /** Whether there were more than ten. */
  readonly tooMany: boolean;
}

/** A list of any of these names, with commas, semicolons or line breaks between them; those in front come first. */
export function pasted(text: string, ...known: readonly Names[]): Pasted {
  const find = nameFinder(...known);
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const found = names.map((name) => ({ name, id: find(name) }));
  const isPile = (id: CardId | undefined): id is CardId => id !== undefined && facts[id].home === 'kingdom';
  const piles = [...new Set(found.map(({ id }) => id).filter(isPile))];
  return {
    piles: piles.slice(0, KINGDOM_SIZE),
    unknown: found.filter(({ id }) => !isPile(id)).map(({ name }) => name),
    tooMany: piles.length > KINGDOM_SIZE,
  };
}
