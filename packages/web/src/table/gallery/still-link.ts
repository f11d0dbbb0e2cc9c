import type { Decision, Event, Presence, Seat, Sight, Table } from '@provincia/protocol';
import { nothingYet, type TableLink } from '../../game-link/table-link.ts';
import { sampleHints } from './sample-hints.ts';

const bot: Seat = { name: null, kind: 'bot', level: 'normal' };
const person: Seat = { name: null, kind: 'guest', level: null };
const rated: readonly Partial<Seat>[] = [
  { standing: { rating: 1611, deviation: 339, provisional: true }, change: 111 },
  { standing: { rating: 1702, deviation: 84, provisional: false }, change: -12 },
];

const friend: Seat = { name: 'Konrad', kind: 'guest', level: null };

/** A table that stands still: it takes every answer and nothing happens. Of whom one knows where they are, they are people. */
export function stillLink(sight: Sight, presence: Presence | null = null): TableLink {
  const { view, result } = sight;
  const table: Table = {
    id: 'local',
    status: result === null ? 'running' : 'over',
    seats: view.seats.map((_, seat) => ({
      ...(seat === 0 ? person : presence?.seats.some((one) => one.seat === seat) ? friend : bot),
      ...(result !== null && rated[seat]),
    })),
    you: view.own?.seat ?? null,
    invited: null,
    host: true,
    kingdom: [],
    printed: null,
    shelters: null,
    colonies: null,
    clock: null,
    access: 'link',
    rated: result !== null,
    withProgram: false,
    createdAt: new Date(0).toISOString(),
    previous: null,
    next: null,
    rematch: null,
    result,
  };
  const done = async () => null;
  return {
    state: { ...nothingYet, table, sight, events: sight.events, presence, connection: 'local' },
    subscribe: () => () => undefined,
    answer: done,
    undo: done,
    hint: async () => sampleHints(sight.decision as Decision),
    consent: done,
    resign: done,
    say: done,
    reconnect: async () => undefined,
    close: () => undefined,
  };
}

/** A table against bots that stands still until the person there answers, and then tells of it. */
export function askingLink(
  sight: Sight,
  events: readonly Event[],
  onAnswer: (picks: readonly string[]) => void,
  more: Partial<Table> = {},
): TableLink {
  const still = stillLink(sight);
  const { table } = still.state;
  const seats = sight.view.seats.map((_, seat) => (seat === sight.view.own?.seat ? person : bot));
  return {
    ...still,
    state: { ...still.state, events, table: table && { ...table, seats, ...more } },
    answer: async (picks) => {
      onAnswer(picks);
      return null;
    },
  };
}
