import type { PuzzleTry } from '@provincia/protocol';

/** An answer that counts, as this device remembers it. */
export interface KnownTry extends PuzzleTry {
  /** What was answered, until an account has it. */
  readonly picks: readonly string[] | null;
}

/** What this device remembers. */
export interface Known {
  /** The account that has it too; null if none does. */
  readonly owner: string | null;
  readonly tries: readonly KnownTry[];
}

export const nothingKnown: Known = { owner: null, tries: [] };

/** With one more answer, if it counts: the first to a puzzle, or the first on its day. */
export function withTry(known: Known, one: KnownTry): Known {
  const before = known.tries.filter(({ puzzle }) => puzzle === one.puzzle);
  const counts = one.day === null ? before.length === 0 : !before.some(({ day }) => day === one.day);
  return counts ? { ...known, tries: [...known.tries, one] } : known;
}

/** The first answer to a puzzle, which says whether it was solved. */
export function firstTry({ tries }: Known, id: string): KnownTry | undefined {
  return tries.filter(({ puzzle }) => puzzle === id).reduce<KnownTry | undefined>(earlier, undefined);
}

/** What no account has yet. */
export function unsent({ tries }: Known): readonly (KnownTry & { readonly picks: readonly string[] })[] {
  return tries.flatMap((one) => (one.picks === null ? [] : [{ ...one, picks: one.picks }]));
}

/** For whoever sits here now. What is another's is not theirs; what nobody has yet they bring along. */
export function ofOwner(known: Known, owner: string | null): Known {
  return known.owner === owner ? known : { owner, tries: unsent(known) };
}

/** As the account knows it, which hears of all devices. Of what it was sent it judges itself; what it was not sent stays. */
export function withAccount(known: Known, told: readonly PuzzleTry[], sent: readonly PuzzleTry[]): Known {
  const tries = new Map(told.map((one) => [keyOf(one), { ...one, picks: null } as KnownTry]));
  for (const one of unsent(known)) {
    if (sent.some(({ puzzle, at }) => puzzle === one.puzzle && at === one.at)) continue;
    tries.set(keyOf(one), earlier(tries.get(keyOf(one)), one));
  }
  return { ...known, tries: [...tries.values()] };
}

function earlier(a: KnownTry | undefined, b: KnownTry): KnownTry {
  return a !== undefined && a.at <= b.at ? a : b;
}

function keyOf({ puzzle, day }: PuzzleTry): string {
  return `${puzzle} ${day}`;
}
