import { View } from '@provincia/engine/internals';

type Given = readonly (string | number)[];

/**
 * Everything that a bot can read from a view, by what it called. It is found by looking, not listed here, so that a
 * read added to View later is checked too. What each read wants to be given is found by trying.
 */
export function readings(view: View, seats: number, ids: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const numbers = [...Array(seats).keys()];
  const tries: readonly (readonly Given[])[] = [
    [[]],
    numbers.map((seat) => [seat]),
    ids.map((id) => [id]),
    numbers.flatMap((seat) => ids.map((id) => [seat, id])),
  ];
  for (const name of reads) {
    for (const givens of tries) if (givens[0].length === arityOf(name)) readAll(view, name, givens, found);
  }
  return found;
}

const members = Object.getOwnPropertyDescriptors(View.prototype) as Record<string, PropertyDescriptor>;
/** What comes of rehearsals is checked apart. */
const otherwise = ['constructor', 'toJSON', 'rehearsal'];
const reads = Object.keys(members).filter((name) => !otherwise.includes(name));

function arityOf(name: string): number {
  return members[name].get ? 0 : (members[name].value as (...given: unknown[]) => unknown).length;
}

/** A read that throws wants something else, or has nothing to tell to somebody without a seat. */
function readAll(view: View, name: string, givens: readonly Given[], found: Map<string, string>): void {
  const { get, value } = members[name];
  for (const given of givens) {
    const reading = `${name}(${given.join(', ')})`;
    try {
      found.set(reading, JSON.stringify((get ?? value).apply(view, given)) ?? 'undefined');
    } catch {
      found.set(reading, 'it throws');
      return;
    }
  }
}
