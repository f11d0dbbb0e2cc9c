import type { Event } from '@provincia/protocol';
import { loadTranslation } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { plainLine } from './telling.ts';
import { chronicler } from './turns.ts';

const translations = new Map(
  await Promise.all(languages.map(async (each) => [each, await loadTranslation(each)] as const)),
);
const names = ['Konrad', 'Bea', 'Ana'];

/** As a log prints it that is told while the game goes on: what a card causes is indented, what was undone is struck out. */
export function log(language: Language, events: readonly Event[], you: number | null = null): string[] {
  const translation = translations.get(language);
  if (translation === undefined) throw new Error(language);
  const tell = chronicler(translation, names, you);
  for (const so of events.keys()) tell(events.slice(0, so));
  return tell(events).flatMap(({ heading, lines, undone }) => [
    `${undone ? '~' : ''}${plainLine(translation, heading)}`,
    ...lines.map(
      (each) => `${each.undone ? '~' : ''}${each.nested ? '    ' : '  '}${plainLine(translation, each)}`,
    ),
  ]);
}

type Plus = Extract<Event, { readonly type: 'plus' }>;

export const turn = (player: number, turn: number): Event => ({ type: 'turn', player, turn, source: null });
export const play = (player: number, card: string, source: string | null = null): Event => ({
  type: 'play',
  player,
  cards: [card],
  source,
});
export const plus = (player: number, source: string, amounts: Partial<Plus>): Event => ({
  type: 'plus',
  player,
  source,
  ...amounts,
});
export const treasure = (player: number, card: string, coins: number) => [
  play(player, card),
  plus(player, card, { coins }),
];
export const bought = (player: number, card: string): Event[] => [
  { type: 'buy', player, cards: [card], source: null },
  { type: 'gain', player, cards: [card], to: 'discard', source: null },
];
export const cleanUp = (player: number): Event[] => [
  { type: 'clean-up', player, source: null },
  { type: 'discard', player, count: 5, top: 'copper', source: null },
  { type: 'draw', player, count: 5, source: null },
];
