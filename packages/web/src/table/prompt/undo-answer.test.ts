import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { undoAnswer } from './undo-answer.ts';

const asked: Event = { type: 'undo-asked', player: 0 };
const refused: Event = { type: 'undo-refused', player: 2 };
const undone: Event = { type: 'undo', player: 0, since: 0, told: false };
const turnOf = (player: number) => ({ type: 'turn', player, turn: 3 }) as unknown as Event;

test.each<[string, Event[], number | 'passed' | null]>([
  ['nothing was asked', [turnOf(1)], null],
  ['somebody said no', [turnOf(1), asked, refused], 2],
  ['the game went on after a no', [turnOf(1), asked, refused, turnOf(2)], 2],
  ['the game went on without an answer', [turnOf(1), asked, turnOf(2)], 'passed'],
  ['it was undone', [turnOf(1), asked, undone], null],
  ['the own turn has begun', [turnOf(1), asked, refused, turnOf(0)], null],
  ['somebody else was refused', [{ type: 'undo-asked', player: 1 }, refused], null],
  ['it was asked again', [asked, refused, turnOf(2), asked], 'passed'],
])('who asked to undo hears of it: %s', (_, events, answer) => expect(undoAnswer(events, 0)).toBe(answer));
