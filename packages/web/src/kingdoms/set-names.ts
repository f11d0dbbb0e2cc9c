import { type PrintedKingdom, setIds, setName, type Translation } from '@provincia/catalog';

/** The sets of a printed kingdom; if it is from one alone, with the printing if that is the one no longer sold. */
export function setsOf(translation: Translation, { from }: PrintedKingdom): string {
  const needed = Object.entries(from);
  const [[first, printing]] = needed;
  if (needed.length > 1) return needed.map(([id]) => setName(translation, id)).join(' · ');
  const set = setName(translation, first);
  return printing === 1 ? translation.say('ui.kingdoms.firstPrinting', { set }) : set;
}

/** The sets that a printed kingdom needs and that are not here. */
export function missingSets(translation: Translation, { from }: PrintedKingdom): string {
  const missing = Object.keys(from).filter((id) => setIds.every((set) => set !== id));
  return missing.map((id) => setName(translation, id)).join(', ');
}
