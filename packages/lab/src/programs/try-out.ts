import type { Said } from '@provincia/catalog/command';
import { Refusal, refusal, type Value } from '@provincia/command';
import type { Entrant } from '../input/entrant.ts';
import type { Failure } from './failure.ts';
import { PROTOCOL } from './messages.ts';
import { LIMITS, ProgramPlayer } from './player.ts';

const MOST_SECONDS = 3600;

/** How long a program may take for an answer, in milliseconds: what `--move-time` says in seconds. */
export function moveTimeOption(value: Value): number {
  if (value === undefined) return LIMITS.move;
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (seconds > 0 && seconds <= MOST_SECONDS) return Math.ceil(1000 * seconds);
  throw refusal('move-time', { most: MOST_SECONDS, typed: String(value) });
}

/** Starts every program once before anything is played: one that cannot play at all is refused. */
export async function tryOut(players: readonly Entrant[]): Promise<void> {
  for (const player of players) {
    if (!('program' in player)) continue;
    const program = new ProgramPlayer(player.program, LIMITS);
    const failure = await program.tryOut();
    await program.close();
    if (failure !== null) throw new Refusal(sentences(player.name, failure));
  }
}

function sentences(name: string, { kind, detail, stderr }: Failure): readonly Said[] {
  const last = stderr.at(-1);
  return [
    { code: codes[kind] ?? 'program-ended', values: { name, detail, ours: PROTOCOL } },
    ...(last === undefined ? [] : [{ code: 'program-stderr', values: { last } } as const]),
    { code: 'see-protocol' },
  ];
}

const codes: { readonly [Kind in Failure['kind']]?: Said['code'] } = {
  'start-ended': 'program-ended',
  'start-silent': 'program-silent',
  'start-nonsense': 'program-nonsense',
  'start-version': 'program-version',
};
