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
  const { types: own, roles } = facts[id as CardId];
  const type = types[need];
  return type === undefined ? roles.includes(need as Role) : own.includes(type);
}
