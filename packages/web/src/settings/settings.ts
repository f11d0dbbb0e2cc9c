import type { ExplanationId, Language } from '@provincia/catalog';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { SETTINGS_KEY } from './chosen.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const speeds = ['off', 'fast', 'normal', 'slow'] as const;
/** What is answered by itself when a gained card could be put elsewhere: nothing; what is done with Curses and Coppers; and with the rest. */
export const gainAnswers = ['ask', 'junk', 'keep'] as const;

type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];
export type GainAnswers = (typeof gainAnswers)[number];

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
  /** Whether the prompt asks once more before a Curse, a Copper or Ruins is bought, */
  readonly asksJunk: boolean;
  /** before the action phase ends with actions that could be played, */
  readonly asksActions: boolean;
  /** before the turn ends with treasures that were not played, */
  readonly asksTreasures: boolean;
  /** and before it ends with much money left. */
  readonly asksCoins: boolean;
  /** How far the table answers by itself what is to be done with gained cards. */
  readonly gains: GainAnswers;
  /** Whether the first tap on a pile reads it and only the second takes a card. */
  readonly tapReads: boolean;
  /** Whether a replay shows everybody's chances beside the table. */
  readonly chanceBar: boolean;
  /** Whether games against bots explain what happens for the first time, */
  readonly explains: boolean;
  /** and what they have explained. */
  readonly explained: readonly ExplanationId[];
  /** Whether the player has once held a card to read it: then nobody has to tell them. */
  readonly knowsHolding: boolean;
}

/** Those that are on or off. */
export type Switch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** What switches explanations on: they begin anew. */
export const explainAnew = { explains: true, explained: [] } as const satisfies Partial<Settings>;

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
      asksJunk: true,
      asksActions: true,
      asksTreasures: true,
      asksCoins: true,
      gains: 'ask',
      tapReads: true,
      chanceBar: false,
      explains: false,
      explained: [],
      knowsHolding: false,
      set: (change) => set(change),
    }),
    {
      name: SETTINGS_KEY,
      version: 1,
      // Who played here before tapping read anything goes on as they are used to.
      migrate: (before) => ({ ...(before as Settings), tapReads: false }) as SettingsStore,
    },
  ),
);

/** Whether cards move at all: neither the player nor their system has switched it off. */
export function speedOf({ speed }: Pick<Settings, 'speed'>): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : speed;
}
