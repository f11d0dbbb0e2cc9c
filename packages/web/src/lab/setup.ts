import { type Contestant, fullSeed } from '@provincia/arena/results';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** One of the two: what was chosen, and the text that was last written for it. */
export interface Side {
  /** `strategy:smithy`, `level:easy`, or `own`. */
  readonly choice: string;
  readonly text: string;
}

export const OWN = 'own';
export const FITTING = 'fitting';
export const gameCounts = [1000, 10_000, 100_000] as const;

interface LabSetup {
  readonly sides: readonly [Side, Side];
  /** A printed kingdom's id, or `fitting`. */
  readonly kingdom: string;
  /** Whether Platinum and Colony are used. */
  readonly colonies: boolean;
  readonly games: number;
  /** As it was typed; empty for a new one each time. */
  readonly seed: string;
  set(change: Partial<Omit<LabSetup, 'set' | 'setSide'>>): void;
  setSide(place: 0 | 1, change: Partial<Side>): void;
}

/** What was set up last on this device. */
export const useLabSetup = create<LabSetup>()(
  persist(
    (set) => ({
      sides: [
        { choice: 'strategy:smithy-ultimate', text: '' },
        { choice: 'strategy:double-witch-ultimate', text: '' },
      ],
      kingdom: FITTING,
      colonies: false,
      games: 10_000,
      seed: '',
      set: (change) => set(change),
      setSide: (place, change) =>
        set(({ sides: [one, other] }) => ({
          sides: place === 0 ? [{ ...one, ...change }, other] : [one, { ...other, ...change }],
        })),
    }),
    { name: 'provincia-lab' },
  ),
);

export function contestantOf({ choice, text }: Side): Contestant {
  if (choice === OWN) return { text };
  const [kind, name] = choice.split(':');
  return kind === 'level' ? { level: name } : { id: name };
}

/** The whole seed for what was typed: a short one is the number it is, none a new one; null if it is no seed. */
export function seedOf(typed: string): string | null {
  return fullSeed(typed.trim() || newSeed());
}

/** Short enough to be typed again. */
function newSeed(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16);
}
