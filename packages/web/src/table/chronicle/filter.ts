import { facts, isCardId, type Line, type Turn } from '@provincia/catalog';

export const filters = ['all', 'gains', 'attacks'] as const;

export type Filter = (typeof filters)[number];

/** The turns with what a reader wants to see of them; without any of it a turn is left out. */
export function filtered(turns: readonly Turn[], filter: Filter): readonly Turn[] {
  if (filter === 'all') return turns;
  const fits = filter === 'gains' ? isGain : isAttack;
  return turns
    .map((turn) => ({ ...turn, lines: turn.lines.filter(fits) }))
    .filter(({ lines }) => lines.length > 0);
}

function isGain({ type }: Line): boolean {
  return type === 'buy' || type === 'gain';
}

/** An attack that is played, and all that it does. */
function isAttack({ type, source, parts }: Line): boolean {
  if (source !== null && hasAttack(source)) return true;
  return type === 'play' && parts.some((part) => part.kind === 'card' && hasAttack(part.id));
}

function hasAttack(id: string): boolean {
  return isCardId(id) && facts[id].types.some((type) => type === 'attack');
}

/** What was bought in a turn, as far as it counts. */
export function boughtIn({ lines }: Turn): readonly string[] {
  return lines
    .filter(({ type, undone }) => type === 'buy' && !undone)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'card' ? [part.form ?? part.id] : []));
}
