import { type PrintedKingdom, setIds, type Tongue } from '@provincia/catalog';

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
function setName({ say }: Tongue, id: string): string {
  const here = setIds.find((set) => set === id);
  if (here !== undefined) return say(`set.${here}`);
  const other = OTHER_SETS.find((set) => set === id);
  return other === undefined ? id : say(`ui.kingdoms.set-${other}`);
}

/** The sets of a printed kingdom; if it is from one alone, with the printing if that is the one no longer sold. */
export function setsOf(tongue: Tongue, { from }: PrintedKingdom): string {
  const needed = Object.entries(from);
  const [[first, printing]] = needed;
  if (needed.length > 1) return needed.map(([id]) => setName(tongue, id)).join(' · ');
  const set = setName(tongue, first);
  return printing === 1 ? tongue.say('ui.kingdoms.firstPrinting', { set }) : set;
}

/** The sets that a printed kingdom needs and that are not here. */
export function missingSets(tongue: Tongue, { from }: PrintedKingdom): string {
  const missing = Object.keys(from).filter((id) => setIds.every((set) => set !== id));
  return missing.map((id) => setName(tongue, id)).join(', ');
}
