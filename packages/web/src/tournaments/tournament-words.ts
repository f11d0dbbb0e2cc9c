import type { Translation } from '@provincia/catalog';
import type { Entrant, Tournament, TournamentGame } from '@provincia/protocol';
import { moment } from '../i18n/dates.ts';

/** How far a tournament is, in a few words. */
export function stageWords(translation: Translation, tournament: Tournament): string {
  const { say, language } = translation;
  const { status, kind, round, rounds, startsAt, startsWith, winners, endedAt } = tournament;
  switch (status) {
    case 'upcoming':
      return startsAt === null
        ? say('ui.tournament.startsWith', { count: startsWith ?? 2 })
        : say('ui.tournament.startsAt', { time: moment(translation, startsAt) });
    case 'running':
      return kind === 'arena' || rounds === null
        ? say('ui.tournament.lasting', { minutes: tournament.minutes ?? 0 })
        : say('ui.tournament.roundOf', { round, rounds });
    case 'cancelled':
      return say('ui.tournament.cancelled');
    case 'over':
      return winners.length === 0
        ? say('ui.tournament.over', { time: moment(translation, endedAt ?? '') })
        : say('ui.tournament.wonBy', { names: new Intl.ListFormat(language).format(winners) });
  }
}

export function entrantName({ say }: Translation, entrant: Entrant | undefined): string {
  return entrant?.name ?? say('ui.tournament.deleted');
}

/** What the two have got, such as "1 : 0"; null while it is being played and where nothing was. */
export function scoreOf({ outcome, second }: TournamentGame): readonly [string, string] | null {
  if (second === null) return null;
  switch (outcome) {
    case 'first':
      return ['1', '0'];
    case 'second':
      return ['0', '1'];
    case 'shared':
      return ['½', '½'];
    case 'none':
      return ['0', '0'];
    default:
      return null;
  }
}

/** Points with halves as they are written. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(points);
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return points.toFixed(2);
}

/** "1:05:09", or "4:30" if it is less than an hour. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
