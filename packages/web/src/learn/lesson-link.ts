import type { Seat, Sight, Table } from '@provincia/protocol';
import { refused } from '../api/problem-words.ts';
import { nothingYet, type TableLink } from '../game-link/table-link.ts';

const person: Seat = { name: null, kind: 'guest', level: null };
const bot: Seat = { name: null, kind: 'bot', level: 'easy' };

/** The table of a lesson. It stands still until somebody answers, and then tells of it. */
export function lessonLink(sight: Sight, onAnswer: (picks: readonly string[]) => void): TableLink {
  const { view, result } = sight;
  const table: Table = {
    id: 'lesson',
    status: result === null ? 'running' : 'over',
    seats: view.seats.map((_, seat) => (seat === view.own?.seat ? person : bot)),
    you: null,
    invited: null,
    host: false,
    kingdom: [],
    printed: null,
    shelters: null,
    clock: null,
    access: 'link',
    rated: false,
    withProgram: false,
    createdAt: new Date(0).toISOString(),
    previous: null,
    next: null,
    rematch: null,
    result,
  };
  const not = async () => refused('local');
  return {
    state: { ...nothingYet, table, sight, events: sight.events, connection: 'local' },
    subscribe: () => () => undefined,
    answer: async (picks) => {
      onAnswer(picks);
      return null;
    },
    undo: not,
    hint: not,
    consent: not,
    resign: not,
    say: not,
    reconnect: () => undefined,
    close: () => undefined,
  };
}
