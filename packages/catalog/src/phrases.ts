import type { CardId } from '@provincia/cards/facts';
import type { Translation } from './language.ts';
import type { Part } from './markup.ts';
import type { Article } from './text/noun.ts';

/** So many of a card as the object of a sentence: "a Village", "three Coppers". */
export function someOf({ cards, grammar }: Translation, id: CardId, count: number): Part[] {
  const { name, noun } = cards[id];
  const { one, gender } = grammar.articles[noun.article];
  if (count === 1) return phrase(one, id, noun.one ?? name);
  const number = grammar.numbers[count - 2] ?? String(count);
  return phrase(typeof number === 'string' ? number : number[gender === 'f' ? 'f' : 'm'], id, noun.many);
}

/** A certain one: "the Madman". */
export function theOne({ cards, grammar }: Translation, id: CardId): Part[] {
  const { name, noun } = cards[id];
  return phrase(grammar.articles[noun.article].the, id, noun.the ?? noun.one ?? name);
}

/** Several, of which nobody says how many: "Villages". What has to be counted in cards has a name that needs no plural. */
export function severalOf({ cards }: Pick<Translation, 'cards'>, id: CardId): string {
  const { name, noun } = cards[id];
  return noun.many.endsWith(` ${name}`) ? name : noun.many;
}

export function genderOf({ cards, grammar }: Translation, id: CardId): Article['gender'] {
  return grammar.articles[cards[id].noun.article].gender;
}

function phrase(before: string, id: CardId, form: string): Part[] {
  const card: Part = { kind: 'card', id, form };
  return before === '' ? [card] : [{ kind: 'words', words: `${before} ` }, card];
}
