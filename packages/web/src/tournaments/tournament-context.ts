import type { Entrant, TournamentPage } from '@provincia/protocol';
import { createContext, useContext } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { entrantName } from './tournament-words.ts';

const Shown = createContext<TournamentPage | null>(null);

/** For everything on the page of a tournament. */
export const ShownTournament = Shown.Provider;

export function useShown(): TournamentPage {
  const page = useContext(Shown);
  if (page === null) throw new Error('There is no tournament here.');
  return page;
}

/** Entrants and their names, by their numbers. */
export function useEntrants() {
  const translation = useTranslation();
  const { entrantList } = useShown();
  const byNumber = new Map(entrantList.map((entrant) => [entrant.n, entrant]));
  return {
    entrant: (n: number): Entrant | undefined => byNumber.get(n),
    nameOf: (n: number): string => entrantName(translation, byNumber.get(n)),
  };
}
