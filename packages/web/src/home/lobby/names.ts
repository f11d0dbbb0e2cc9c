import { facts, type Language, printedKingdoms, setIds, type Tongue } from '@provincia/catalog';
import type { Seat, Table } from '@provincia/protocol';
import { pilesOf } from '../../kingdoms/piles.ts';
import { levelName } from '../levels.ts';

export function seatName(tongue: Tongue, { name, kind, level }: Seat): string {
  if (level !== null) return levelName(tongue, level);
  if (kind === 'free') return tongue.say('ui.home.freeSeat');
  return name ?? tongue.say('ui.home.deletedPlayer');
}

/** Everybody at a table but oneself. */
export function rivalNames(tongue: Tongue, { seats, you }: Table): string {
  return listed(
    tongue,
    seats.filter((_, seat) => seat !== you).map((seat) => seatName(tongue, seat)),
  );
}

/** The title of a printed kingdom, else the sets its cards are from. */
export function kingdomName(
  tongue: Tongue,
  { printed, kingdom }: Pick<Table, 'printed' | 'kingdom'>,
): string {
  return printedTitle(printed, tongue.language) ?? setNames(tongue, kingdom);
}

function printedTitle(id: string | null, language: Language): string | undefined {
  return printedKingdoms.find((one) => one.id === id)?.title[language];
}

function setNames(tongue: Tongue, kingdom: readonly string[]): string {
  const piles = pilesOf(kingdom);
  const used = setIds.filter((set) => piles.some((id) => facts[id].set === set));
  return listed(
    tongue,
    used.map((set) => tongue.say(`set.${set}`)),
  );
}

/** "Beatriz, Konrad, and Ana" as the language joins names. */
export function listed({ language }: Tongue, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
