import { type Facts, facts, isCardId } from '@provincia/catalog';
import type { Decision, Event } from '@provincia/protocol';
import type { GainAnswers } from '../../settings/settings.ts';
import { isFreeBasic } from './junk.ts';

/** What was answered for the player. */
export interface AnsweredGain {
  readonly picks: readonly string[];
  /** The card that was gained. */
  readonly card: string;
  readonly done: 'trashed' | 'kept';
  /** Whether another question comes before it is done. */
  readonly isHalf?: true;
}

/** The option that trashes the gained card. */
const TRASH = 'trash';

/** The answer that the player wants to be given, and what it does; null if they want to be asked. */
export function gainAnswer(decision: Decision, wanted: GainAnswers): AnsweredGain | null {
  const { about: card } = decision;
  if (wanted === 'ask' || card === null) return null;
  const isJunk = isFreeBasic(card);
  if (isTrashing(decision)) return isJunk ? { picks: [TRASH], card, done: 'trashed' } : null;
  if (!isMoving(decision)) return null;
  const trasher = decision.choices.find((choice) => 'card' in choice && canTrash(choice.card));
  if (isJunk && trasher !== undefined) return { picks: [trasher.label], card, done: 'trashed', isHalf: true };
  return isJunk || wanted === 'keep' ? { picks: [], card, done: 'kept' } : null;
}

/** Whether it is asked about a gain that the setting can answer: then the prompt offers to do so. */
export function canTrashAlways(decision: Decision): boolean {
  return gainAnswer(decision, 'junk')?.done === 'trashed';
}

/** Whether to move the gained card; nothing else waits for an answer at this moment. */
function isMoving({ kind, min, choices }: Decision): boolean {
  return (
    kind === 'reaction' &&
    min === 0 &&
    choices.length > 0 &&
    choices.every((choice) => 'card' in choice && placesOf(choice.card).length > 0)
  );
}

/** What to do with the gained card. */
function isTrashing({ kind, source, choices }: Decision): boolean {
  return (
    kind === 'options' && source !== null && canTrash(source) && choices.some(({ label }) => label === TRASH)
  );
}

function canTrash(card: string): boolean {
  return placesOf(card).includes('trash');
}

/** Where a card can move what is gained. */
function placesOf(card: string): NonNullable<Facts['movesGainsTo']> {
  return isCardId(card) ? (facts[card].movesGainsTo ?? []) : [];
}

/** Whoever takes something back wants to answer it another way. */
export function isTakenBack(events: readonly Event[]): boolean {
  return events.at(-1)?.type === 'undo';
}
