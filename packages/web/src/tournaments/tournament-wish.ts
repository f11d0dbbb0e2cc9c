import type { Language } from '@provincia/catalog';
import { type ClubPage, MOST_ENTRANTS, MOST_ROUNDS, type TournamentKind } from '@provincia/protocol';
import { clockOf, printingsOf } from '../home/table-wish.ts';
import { newestPrintings, type PrintingChoices } from '../kingdoms/piles.ts';
import { isoOf } from './local-time.ts';

export const kinds = ['swiss', 'round-robin', 'knock-out', 'arena'] as const satisfies TournamentKind[];

/** What was chosen for a new tournament, as fields have it. */
export interface Entered {
  readonly kind: TournamentKind;
  readonly clock: string;
  /** Empty: as many as it takes. */
  readonly rounds: string;
  readonly minutes: string;
  readonly kingdomMinutes: string;
  /** Empty: as many as its kind can have. */
  readonly most: string;
  readonly begins: 'at' | 'with';
  readonly enough: string;
  readonly kingdoms: 'drawn' | 'chosen';
  readonly printings: PrintingChoices;
  /** Kingdoms that a club keeps, by their numbers. */
  readonly clubKingdoms: readonly number[];
  readonly rated: boolean;
}

export const firstChoice: Entered = {
  kind: 'swiss',
  clock: '15+15',
  rounds: '',
  minutes: '60',
  kingdomMinutes: '20',
  most: '',
  begins: 'at',
  enough: '8',
  kingdoms: 'drawn',
  printings: newestPrintings,
  clubKingdoms: [],
  rated: false,
};

const pairs = (values: readonly (number | string)[]) =>
  values.map((value): [string, string] => [String(value), String(value)]);

export const MINUTES_CHOICES = { arena: pairs([30, 45, 60, 90, 120]), kingdom: pairs([10, 15, 20, 30, 60]) };
export const roundChoices = pairs(Array.from({ length: MOST_ROUNDS - 1 }, (_, i) => i + 2));

/** An arena is not played by the day. */
export function clocksFor(kind: TournamentKind): readonly string[] {
  const live = ['5+10', '10+10', '15+15', '30+20'];
  return kind === 'arena' ? live : [...live, '1d', '2d', '3d', '7d'];
}

/** The last is as many as the kind can have, which is meant if nothing is said. */
export function mostChoices(kind: TournamentKind): readonly [string, string][] {
  const most = MOST_ENTRANTS[kind];
  return [...pairs([4, 8, 16, 32, 64].filter((count) => count < most)), ['', String(most)]];
}

interface Typed {
  readonly name: string;
  readonly description: string;
  readonly time: string;
  readonly kingdomText: string;
  /** That of the names in it. */
  readonly language: Language;
}

/** What the server is asked for; `NewTournament` of the protocol, whose defaults it leaves out. */
export function wishOf(
  chosen: Entered,
  { name, description, time, kingdomText, language }: Typed,
  club?: Pick<ClubPage, 'id' | 'kingdoms'>,
) {
  const { kind, begins } = chosen;
  const printings = printingsOf(chosen.printings);
  const kept = club?.kingdoms.filter(({ n }) => chosen.clubKingdoms.includes(n)) ?? [];
  const lines = kingdomText.split('\n').filter((line) => line.trim() !== '');
  return {
    name,
    description,
    kind,
    clock: clockOf(chosen.clock),
    ...(begins === 'at' ? { startsAt: isoOf(time) ?? '' } : { startsWith: Number(chosen.enough) }),
    ...(kind === 'swiss' && chosen.rounds !== '' ? { rounds: Number(chosen.rounds) } : {}),
    ...(kind === 'arena'
      ? { minutes: Number(chosen.minutes), kingdomMinutes: Number(chosen.kingdomMinutes) }
      : {}),
    ...(chosen.most === '' ? {} : { most: Number(chosen.most) }),
    rated: chosen.rated,
    kingdoms:
      chosen.kingdoms === 'chosen'
        ? {
            by: 'chosen' as const,
            kingdoms: [
              ...kept.map(({ cards }) => ({ by: 'cards' as const, cards })),
              ...lines.map((text) => ({ by: 'text' as const, text, language })),
            ],
          }
        : { by: 'drawn' as const, ...(Object.keys(printings).length > 0 && { printings }) },
    ...(club === undefined ? {} : { club: club.id }),
  };
}
