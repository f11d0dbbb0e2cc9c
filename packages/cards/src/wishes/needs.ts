import type { CardType, PileKind } from '@provincia/engine';
import { library } from '../library.ts';

const words = (line: string): readonly string[] => line.split(' ');

/** What the types of a card do not say, by the piles whose cards do it. */
const doers: Readonly<Record<string, readonly string[]>> = {
  village: words(
    'bandit-camp festival fortress mining-village nobles shanty-town squire village wandering-minstrel',
  ),
  trasher: words(
    'altar chapel count counterfeit forager hermit junk-dealer masquerade mine moneylender rats remodel replace ' +
      'sentry steward trading-post upgrade',
  ),
  draw: words(
    'adventurer catacombs council-room courtyard cultist diplomat hunting-grounds laboratory library masquerade moat ' +
      'nobles patrol secret-passage shanty-town smithy steward torturer tribute witch',
  ),
  buy: words(
    'baron bridge council-room counterfeit courtier festival forager market market-square pawn squire storeroom ' +
      'woodcutter',
  ),
  gainer: words('altar armory artisan feast hermit ironworks lurker workshop'),
  remodeler: words('graverobber mine procession rebuild remodel replace upgrade'),
  curser: words('replace swindler torturer witch'),
  thief: words('bandit knights rogue saboteur swindler thief'),
  discarder: words('knights militia minion pillage torturer urchin'),
};

/** What a type of card already says; the pile has it if all of its cards do. */
const types: Readonly<Record<string, CardType>> = {
  attack: 'attack',
  reaction: 'reaction',
  looter: 'looter',
  treasure: 'treasure',
  'alt-victory': 'victory',
};

/** What can be asked of a kingdom, with what it means. */
export const needs: Readonly<Record<string, string>> = {
  village: 'gives two actions or more',
  trasher: 'trashes what is in the way',
  draw: 'draws two cards or more',
  buy: 'gives another buy',
  gainer: 'gains a card of choice',
  remodeler: 'turns a card into another one',
  curser: 'hands out Curses',
  looter: 'hands out Ruins',
  attack: 'attacks',
  thief: 'trashes what others have',
  discarder: 'makes others discard',
  reaction: 'reacts',
  treasure: 'is a treasure',
  'alt-victory': 'gives points beside Estates, Duchies and Provinces',
};

/** Whether a pile meets a need. */
export function meets(id: string, need: string): boolean {
  const type = types[need];
  if (type === undefined) return doers[need].includes(id);
  const { kinds } = library.findPile(id) as PileKind;
  return kinds.every(({ card }) => card.types.includes(type));
}
