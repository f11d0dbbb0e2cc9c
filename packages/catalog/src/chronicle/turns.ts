import type { Event } from '@provincia/protocol';
import type { Translation } from '../language.ts';
import { type AnyEvent, isOfTable, isTold, takesBack, tallyOf } from './event.ts';
import { headingOf, type Line, lineOf, type Reader } from './line.ts';
import { explain, join, type Sentence, sentenceOf } from './sentence.ts';
import type { LinePart } from './telling.ts';

/** A turn with all that happened in it. Once a turn after it is undone, what comes then is one more of these. */
export interface Turn {
  readonly heading: { readonly parts: readonly LinePart[] };
  /** Whose turn it is and which of theirs; null before the first. */
  readonly player: number | null;
  readonly turn: number | null;
  /** Whether its beginning was undone, and so all of it. */
  readonly undone: boolean;
  readonly lines: readonly Line[];
}

/** The game from its first event on, turn by turn. The list has to be whole, because an undo names places in it. */
export function turns(
  translation: Translation,
  events: readonly Event[],
  names: readonly string[],
  you: number | null,
): Turn[] {
  return chronicler(translation, names, you)(events);
}

/** Tells a game that goes on. A turn to which nothing was added is the same object as before. */
export function chronicler(
  translation: Translation,
  names: readonly string[],
  you: number | null,
): (events: readonly Event[]) => Turn[] {
  const reader = { translation, names, you };
  const known = new WeakMap<Event, { readonly chapter: Chapter; readonly turn: Turn }>();
  return (events) =>
    chaptersOf(events)
      .filter(({ start, sentences }) => start !== null || sentences.length > 0)
      .map((chapter) => {
        const before = known.get(chapter.first);
        if (before && isSame(before.chapter, chapter)) return before.turn;
        const turn = turnOf(chapter, reader);
        known.set(chapter.first, { chapter, turn });
        return turn;
      });
}

interface Start {
  readonly player: number;
  readonly turn: number;
  readonly extra: boolean;
}

interface Chapter {
  readonly start: Start | null;
  /** What begins it; null where there is no such event: before the first turn, and in a turn that goes on. */
  readonly opening: Sentence | null;
  readonly sentences: Sentence[];
  readonly first: Event;
  last: Event;
  /** How many of its events were undone. */
  undone: number;
}

/** Events are only ever added or undone. */
function isSame(one: Chapter, other: Chapter): boolean {
  return one.last === other.last && one.undone === other.undone;
}

function turnOf({ start, opening, sentences }: Chapter, reader: Reader): Turn {
  return {
    heading: { parts: opening ? lineOf(opening, reader).parts : headingOf(start, reader) },
    player: start?.player ?? null,
    turn: start?.turn ?? null,
    undone: opening?.undone ?? false,
    lines: sentences.map((sentence) => lineOf(sentence, reader)),
  };
}

/** Where the game stands, as far as it matters for telling on. An undo goes back to how it was. */
interface Standing {
  readonly start: Start | null;
  readonly cleaningUp: boolean;
  /** Who has bought what and not yet got it. */
  readonly bought: Extract<Event, { readonly type: 'buy' }> | null;
  /** How many tokens there are of what is counted over the game. */
  readonly tallies: Readonly<Record<string, number>>;
}

function chaptersOf(events: readonly Event[]): Chapter[] {
  const undone = undoneOf(events);
  const standings: Standing[] = [];
  const chapters: Chapter[] = [];
  let now: Standing = { start: null, cleaningUp: false, bought: null, tallies: {} };
  for (const [i, event] of events.entries()) {
    standings.push(now);
    const before = now;
    now = takesBack(event) ? (standings[event.since] ?? now) : after(event, now);
    const isOpening = event.type === 'turn';
    const total = now.tallies[tallyOf(event) ?? ''] ?? null;
    const sentence = isTold(event) ? sentenceOf(event, undone[i], total) : null;
    let chapter = chapters.at(-1);
    if (chapter === undefined || isOpening || (sentence !== null && chapter.start !== now.start)) {
      const opening = isOpening ? sentence : null;
      chapter = { start: now.start, opening, sentences: [], first: event, last: event, undone: 0 };
      chapters.push(chapter);
    }
    chapter.last = event;
    chapter.undone += Number(undone[i]);
    if (sentence === null || isOpening) continue;
    const next = undone[i + 1] === undone[i] ? events[i + 1] : undefined;
    if (isImplied(event, next, before)) continue;
    // Of a turn that is not told from its beginning, what was named before is not known.
    if (chapter.opening !== null) explain(sentence, chapter.sentences);
    if (!join(chapter.sentences, sentence)) chapter.sentences.push(sentence);
  }
  return chapters;
}

function after(event: Event, now: Standing): Standing {
  if (event.type === 'turn') {
    const { player, turn, extra = false } = event;
    return { ...now, start: { player, turn, extra }, cleaningUp: false, bought: null };
  }
  if (event.type === 'clean-up') return { ...now, cleaningUp: true };
  if (event.type === 'buy') return { ...now, bought: event };
  const tally = tallyOf(event);
  if (tally !== null) return { ...now, tallies: counted(now.tallies, tally, event) };
  return isDelivery(event, now) ? { ...now, bought: null } : now;
}

function counted(tallies: Standing['tallies'], tally: string, { count = 0 }: AnyEvent): Standing['tallies'] {
  return { ...tallies, [tally]: (tallies[tally] ?? 0) + count };
}

/** What goes without saying. */
function isImplied(event: Event, next: Event | undefined, now: Standing): boolean {
  // At clean-up everything is discarded that is not kept by a card.
  if (event.type === 'discard') return now.cleaningUp && event.source === null;
  if (event.type === 'gain') return isDelivery(event, now);
  // What goes straight into the hand is looked at on the way.
  if (event.type !== 'look' || next?.type !== 'put-in-hand') return false;
  return next.player === event.player && next.count === event.count;
}

/** What is bought is gained, though something may happen in between. */
function isDelivery(event: Event, { bought }: Standing): boolean {
  if (event.type !== 'gain' || event.source !== null || bought === null) return false;
  return bought.player === event.player && bought.cards[0] === event.cards[0];
}

function undoneOf(events: readonly Event[]): boolean[] {
  const undone = events.map(() => false);
  for (const [i, event] of events.entries()) {
    if (!takesBack(event)) continue;
    for (let at = Math.max(event.since, 0); at < i; at++) undone[at] = !isOfTable(events[at]);
  }
  return undone;
}
