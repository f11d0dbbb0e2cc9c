import { type PrintedKingdom, setIds, type Translation } from '@provincia/catalog';

/** Sets that printed kingdoms name and that are not here yet. */
const OTHER_SETS = [
  'seaside',
  'alchemy',
  'prosperity',
  'cornucopia',
  'guilds',
  'hinterlands',
  'adventures',
  'empires',
] as const;

/** A set by its name, whether or not it is here. */
function setName({ say }: Translation, id: string): string {
  const here = setIds.find((set) => set === id);
  if (here !== undefined) return say(`set.${here}`);
  const other = OTHER_SETS.find((set) => set === id);
  return other === undefined ? id : say(`ui.kingdoms.set-${other}`);
}

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
