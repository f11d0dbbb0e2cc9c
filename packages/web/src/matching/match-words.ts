import type { Translation } from '@provincia/catalog';
import type { MatchWish } from '@provincia/protocol';

/** "2 or 3 players · live · rated": what somebody wants, in a line. */
export function wishLine({ say, language }: Translation, { players, pace, rated }: MatchWish): string {
  const counts = new Intl.ListFormat(language, { type: 'disjunction' }).format(players.map(String));
  const parts = [say('ui.match.players', { count: counts }), say(`ui.match.${pace}`)];
  return [...parts, ...(rated ? [say('ui.match.rated')] : [])].join(' · ');
}
