import type { CardType } from '@provincia/engine';
import type { Role } from '../card-file.ts';
import { facts } from '../facts.ts';
import type { CardId } from '../library.ts';

/** What a type of card already says; the pile has it if all of its cards do. */
const types: Readonly<Record<string, CardType>> = {
  attack: 'attack',
  reaction: 'reaction',
  duration: 'duration',
  looter: 'looter',
  treasure: 'treasure',
  'alt-victory': 'victory',
};

/** What can be asked of a kingdom. */
export const needs: readonly string[] = [
  'village',
  'trasher',
  'draw',
  'buy',
  'gainer',
  'remodeler',
  'curser',
  'looter',
  'attack',
  'thief',
  'discarder',
  'reaction',
  'duration',
  'treasure',
  'alt-victory',
];

/** Whether a pile meets a need. */
export function meets(id: string, need: string): boolean {
  const { types: own, roles } = facts[id as CardId];
  const type = types[need];
  return type === undefined ? roles.includes(need as Role) : own.includes(type);
}
