import type { CardType } from '@provincia/engine';
import type { Role } from '../card-file.ts';
import { facts } from '../facts.ts';
import type { CardId } from '../library.ts';

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
  village: 'gives at least two actions',
  trasher: 'trashes unwanted cards',
  draw: 'draws at least two cards',
  buy: 'gives another buy',
  gainer: 'gains a card of your choice',
  remodeler: 'replaces a card with another',
  curser: 'hands out Curses',
  looter: 'hands out Ruins',
  attack: 'attacks',
  thief: 'trashes cards of the others',
  discarder: 'makes others discard',
  reaction: 'is a reaction',
  treasure: 'is a treasure',
  'alt-victory': 'is worth points, apart from Estates, Duchies and Provinces',
};

/** Whether a pile meets a need. */
export function meets(id: string, need: string): boolean {
  const { types: own, roles } = facts[id as CardId];
  const type = types[need];
  return type === undefined ? roles.includes(need as Role) : own.includes(type);
}
