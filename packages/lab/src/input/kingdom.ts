import { library } from '@provincia/cards';
import { isPlayable, nameFinder, type PrintedKingdom, plain, printedKingdoms } from '@provincia/catalog';
import { allNames } from '@provincia/catalog/names';
import { Refusal } from '@provincia/command';
import { checkSetup, rulesVersion } from '@provincia/engine';
import { listOf, titleOf } from '../play/names.ts';
import { didYouMean } from './nearest.ts';

const kingdomPiles = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);

/** The ten piles that `--kingdom` names, or whatever the option is called: those of a printed set, or a list. */
export function kingdomOption(text: string, option = '--kingdom'): readonly string[] {
  const printed = findPrinted(text);
  if (printed !== undefined) return playablePiles(printed);
  const find = nameFinder(allNames);
  const kingdom = text.split(',').map((name) => find(name) ?? plain(name));
  if (kingdom.length === 1 && library.findPile(kingdom[0]) === undefined) throw unknownName(text);
  checkPiles(kingdom, text.split(','), option);
  const setup = checkSetup(library, { rules: rulesVersion, seed: '0'.repeat(32), players: 2, kingdom });
  if (!setup.ok) throw new Refusal(`${option}: ${setup.problem.message}`);
  return kingdom;
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
  const hint = didYouMean(name, titles) || ' "provincia kingdom --list" has all of them.';
  return new Refusal(`There is no printed kingdom "${name}".${hint}`);
}

/** The sets that a printed kingdom needs and that are not there. */
export function missingSets({ from }: PrintedKingdom): string[] {
  const sets = new Set(library.piles.map(({ set }) => set));
  return Object.keys(from).filter((set) => !sets.has(set));
}

function playablePiles(printed: PrintedKingdom): readonly string[] {
  if (isPlayable(printed)) return printed.cards;
  const missing = listOf(missingSets(printed).map(titleOf));
  throw new Refusal(
    `The kingdom "${printed.title.en}" has cards of ${missing}, which cannot be played here.`,
  );
}

/** Says of a pile that does not exist which one may be meant; all else is for the engine to refuse. */
function checkPiles(kingdom: readonly string[], typed: readonly string[], option: string): void {
  for (const [i, id] of kingdom.entries()) {
    if (library.findPile(id) !== undefined || library.find(id) !== undefined) continue;
    const name = typed[i].trim();
    throw new Refusal(`${option}: there is no card "${name}".${didYouMean(name, kingdomPiles)}`);
  }
}
