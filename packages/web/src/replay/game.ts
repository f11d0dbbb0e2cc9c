import type { PackedGame, Seat, Table, Tape } from '@provincia/protocol';
import { request } from '../api/request.ts';
import { packedOf } from '../game-link/local-link.ts';
import { openReplay, type ReplaySource } from '../game-link/replay-source.ts';
import { tapeSource } from '../game-link/tape-source.ts';
import { browserStore } from '../worker/saved-game.ts';

/** The address of a game that no server keeps. */
export const LOCAL = 'local';

/** A game that can be watched. */
export interface ReplayGame {
  readonly id: string;
  readonly packed: string;
  readonly source: ReplaySource;
  readonly seats: readonly Seat[];
  /** The viewer's seat, if they played in the game. */
  readonly you: number | null;
  /** As the server describes it; null for one that it does not keep. */
  readonly table: Table | null;
  /** Whether it is shown from a tape, because it cannot be played again. */
  readonly taped: boolean;
}

/** Of a table of the server, or the one in the address, or else the last one of this browser; null if there is none. */
export async function loadGame(id: string, inAddress: string): Promise<ReplayGame | null> {
  if (id !== LOCAL) return keptGame(id);
  if (inAddress !== '') return strangersGame(inAddress);
  return lastGame();
}

async function keptGame(id: string): Promise<ReplayGame> {
  const { packed, taped = false } = await request<PackedGame>('GET', `/api/tables/${id}/packed`);
  const table = await request<Table>('GET', `/api/tables/${id}`);
  const source = taped
    ? tapeSource(await request<Tape>('GET', `/api/tables/${id}/tape`), table.kingdom)
    : await openReplay(packed);
  return { id, packed, source, seats: table.seats, you: table.you, table, taped };
}

/** Nothing is known of those who played it. */
async function strangersGame(packed: string): Promise<ReplayGame> {
  const source = await openReplay(packed);
  const seats = Array.from({ length: source.seats }, () => seatOf(null));
  return { id: LOCAL, packed, source, seats, you: null, table: null, taped: false };
}

async function lastGame(): Promise<ReplayGame | null> {
  const packed = await packedOf();
  const saved = await browserStore.read().catch(() => null);
  if (packed === null || saved === null) return null;
  const { levels } = saved.start;
  const source = await openReplay(packed);
  const you = levels.indexOf(null);
  return { id: LOCAL, packed, source, seats: levels.map(seatOf), you, table: null, taped: false };
}

function seatOf(level: string | null): Seat {
  return { name: null, kind: level === null ? 'guest' : 'bot', level };
}

/** Where a moment of a game is found again, also by somebody else. */
export function momentLink({ id, packed }: ReplayGame, step: number, seat: number | null): string {
  const query = new URLSearchParams({ step: String(step), ...(seat === null ? {} : { seat: String(seat) }) });
  return `/replay/${id}?${query}${id === LOCAL ? `#${packed}` : ''}`;
}
