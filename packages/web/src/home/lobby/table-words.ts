import { facts, type Language, printedKingdoms, setIds, type Translation } from '@provincia/catalog';
import type { Seat, Table } from '@provincia/protocol';
import { pilesOf } from '../../kingdoms/piles.ts';
import { levelName } from '../levels.ts';

export function seatName(translation: Translation, { name, kind, level }: Seat): string {
  if (level !== null) return levelName(translation, level);
  if (kind === 'free') return translation.say('ui.home.freeSeat');
  if (kind === 'deleted') return translation.say('ui.home.deletedPlayer');
  if (kind === 'program' && name !== null) return translation.say('ui.profile.program', { name });
  // A guest who has not chosen a name has none for the others.
  return name ?? translation.say('ui.panels.waiting.guest');
}

/** Everybody else at a table. */
export function rivalNames(translation: Translation, { seats, you }: Table): string {
  return listed(
    translation,
    seats.filter((_, seat) => seat !== you).map((seat) => seatName(translation, seat)),
  );
}

/** The title of a printed kingdom, else the sets its cards are from. */
export function kingdomName(
  translation: Translation,
  { printed, kingdom }: Pick<Table, 'printed' | 'kingdom'>,
): string {
  return printedTitle(printed, translation.language) ?? setNames(translation, kingdom);
}

function printedTitle(id: string | null, language: Language): string | undefined {
  return printedKingdoms.find((one) => one.id === id)?.title[language];
}

function setNames(translation: Translation, kingdom: readonly string[]): string {
  const piles = pilesOf(kingdom);
  const used = setIds.filter((set) => piles.some((id) => facts[id].set === set));
  return listed(
    translation,
    used.map((set) => translation.say(`set.${set}`)),
  );
}

/** "Beatriz, Konrad, and Ana" as the language joins names. */
export function listed({ language }: Translation, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
