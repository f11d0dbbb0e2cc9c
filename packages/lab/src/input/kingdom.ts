import { library } from '@provincia/cards';
import { isPlayable, type PrintedKingdom, plain, printedKingdoms } from '@provincia/catalog';
import type { CommandTranslation, Said } from '@provincia/catalog/command';
import { Refusal, refusal } from '@provincia/command';
import { cardFinder } from './cards.ts';
import { didYouMean, didYouMeanOr } from './nearest.ts';

const PILES = 10;

/** Platinum and Colony: whoever names one of them has both, besides the ten. */
const colonies = library.colonies.map(({ id }) => id);
const kingdomPiles = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);

/** The piles that `--kingdom` names, or whatever the option is called: those of a printed set, or a list. */
export function kingdomOption(
  text: string,
  option = '--kingdom',
  words?: CommandTranslation,
): readonly string[] {
  const printed = findPrinted(text);
  if (printed !== undefined) return playablePiles(printed, text);
  const find = cardFinder(words);
  const named = text.split(',').map((name) => ({ name, id: find(name) ?? plain(name) }));
  if (named.length === 1 && library.findPile(named[0].id) === undefined) throw unknownName(text);
  const ten = named.filter(({ id }) => !colonies.includes(id));
  const kingdom = ten.map(({ id }) => id);
  const typed = ten.map(({ name }) => name);
  const wrong = kingdomProblem(kingdom, typed, option);
  if (wrong !== null) throw new Refusal(wrong);
  return ten.length < named.length ? [...kingdom, ...colonies] : kingdom;
}

/** By its id or by its title in any language; accents matter only where two titles differ in nothing else. */
export function findPrinted(name: string): PrintedKingdom | undefined {
  const wanted = name.trim().toLowerCase();
  const exactly = printedKingdoms.find(({ title }) => titlesIn(title).some((text) => text === wanted));
  return (
    exactly ??
    printedKingdoms.find(({ id, title }) => [id, ...titlesIn(title)].map(plain).includes(plain(name)))
  );
}

function titlesIn(title: PrintedKingdom['title']): string[] {
  return Object.values(title).map((text) => text.toLowerCase());
}

export function unknownName(name: string): Refusal {
  const titles = printedKingdoms.flatMap(({ id, title }) => [id, ...Object.values(title)]);
  return refusal('no-kingdom', { name }, ...didYouMeanOr(name, titles, { code: 'list-kingdoms' }));
}

/** The sets that a printed kingdom needs and that are not there. */
export function missingSets({ from }: PrintedKingdom): string[] {
  const sets = new Set(library.piles.map(({ set }) => set));
  return Object.keys(from).filter((set) => !sets.has(set));
}

function playablePiles(printed: PrintedKingdom, name: string): readonly string[] {
  if (isPlayable(printed)) return printed.cards;
  throw refusal('not-playable', { name }, { code: 'list-kingdoms' });
}

/** What is wrong with a kingdom of these piles, as they were typed; null if nothing is. `option` is where they stand. */
export function kingdomProblem(
  kingdom: readonly string[],
  typed: readonly string[],
  option: string,
): readonly Said[] | null {
  for (const [i, id] of kingdom.entries()) {
    const name = typed[i].trim();
    const values = { option, name };
    const home = library.findPile(id)?.home;
    if (home === undefined && library.find(id) === undefined) {
      return [{ code: 'no-pile', values }, ...didYouMean(name, kingdomPiles)];
    }
    if (home === 'basic') return [{ code: 'basic-pile', values }];
    if (home !== 'kingdom') return [{ code: 'brought-pile', values }];
    if (kingdom.indexOf(id) < i) return [{ code: 'pile-twice', values }];
  }
  if (kingdom.length === PILES) return null;
  return [{ code: 'kingdom-size', values: { option, most: PILES, count: kingdom.length } }];
}
