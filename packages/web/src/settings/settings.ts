import type { Language } from '@provincia/catalog';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { SETTINGS_KEY } from './chosen.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const speeds = ['off', 'fast', 'normal', 'slow'] as const;

type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];

/** What a player has chosen on this device. */
export interface Settings {
  /** Null until one is chosen: then it is the browser's. */
  readonly language: Language | null;
  readonly theme: Theme;
  /** How fast cards move. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** Whether the English name of a card is shown beside the one in the chosen language. */
  readonly englishNames: boolean;
  /** Whether everybody's points are shown while the game goes on. */
  readonly points: boolean;
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      language: null,
      theme: 'system',
      speed: 'normal',
      sound: false,
      englishNames: false,
      points: true,
      set: (change) => set(change),
    }),
    { name: SETTINGS_KEY },
  ),
);

/** Whether cards move at all: neither the player nor their system has switched it off. */
export function speedOf({ speed }: Pick<Settings, 'speed'>): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : speed;
}
