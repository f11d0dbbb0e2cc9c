import type { Tongue } from '../language.ts';
import { type ChronicleEvent, isTableEvent, isTold } from './event.ts';
import { headingOf, type Line, type LinePart, lineOf, type Reader } from './line.ts';
import { join, type Sentence, sentenceOf } from './sentence.ts';

/** A turn with all that happened in it. Once a turn after it is taken back, what comes then is one more of these. */
export interface Turn {
  readonly heading: { readonly parts: readonly LinePart[] };
  /** Whose turn it is and which of his; null before the first. */
  readonly player: number | null;
  readonly turn: number | null;
  /** Whether its beginning was taken back, and so all of it. */
  readonly undone: boolean;
  readonly lines: readonly Line[];
}

/** The game from its first event on, turn by turn. The list has to be whole, because an undo names places in it. */
export function turns(
  tongue: Tongue,
  events: readonly ChronicleEvent[],
  names: readonly string[],
  you: number | null,
): Turn[] {
  const reader = { tongue, names, you };
  const chapters = chaptersOf(events, reader);
  return chapters
    .filter(({ start, sentences }) => start !== null || sentences.length > 0)
    .map(({ start, heading, undone, sentences }) => ({
      heading: { parts: heading },
      player: start?.player ?? null,
      turn: start?.turn ?? null,
      undone,
      lines: sentences.map((sentence) => lineOf(sentence, reader)),
    }));
}

interface Start {
  readonly player: number;
  readonly turn: number;
}

interface Chapter {
  readonly start: Start | null;
  readonly heading: readonly LinePart[];
  readonly undone: boolean;
  readonly sentences: Sentence[];
}

/** Where the game stands, as far as it matters for telling on. An undo goes back to how it was. */
interface Standing {
  readonly start: Start | null;
  readonly cleaningUp: boolean;
  /** Who has bought what and not yet got it. */
  readonly bought: ChronicleEvent | null;
}

function chaptersOf(events: readonly ChronicleEvent[], reader: Reader): Chapter[] {
  const undone = undoneOf(events);
  const standings: Standing[] = [];
  let now: Standing = { start: null, cleaningUp: false, bought: null };
  let chapter: Chapter = { start: null, heading: headingOf(null, reader), undone: false, sentences: [] };
  const chapters = [chapter];
  const begin = (next: Chapter) => {
    chapter = next;
    chapters.push(next);
  };
  for (const [i, event] of events.entries()) {
    standings.push(now);
    const before = now;
    now = event.type === 'undo' ? (standings[event.since ?? i] ?? now) : after(event, now);
    if (!isTold(event)) continue;
    const sentence = sentenceOf(event, undone[i]);
    if (event.type === 'turn') {
      const heading = lineOf(sentence, reader).parts;
      begin({ start: now.start, heading, undone: undone[i], sentences: [] });
      continue;
    }
    if (now.start !== chapter.start) {
      begin({ start: now.start, heading: headingOf(now.start, reader), undone: false, sentences: [] });
    }
    const next = undone[i + 1] === undone[i] ? events[i + 1] : undefined;
    const isNews = !isImplied(event, next, before);
    if (isNews && !join(chapter.sentences, sentence)) chapter.sentences.push(sentence);
  }
  return chapters;
}

function after(event: ChronicleEvent, now: Standing): Standing {
  if (event.type === 'turn') {
    return { start: { player: event.player, turn: event.turn ?? 0 }, cleaningUp: false, bought: null };
  }
  if (event.type === 'clean-up') return { ...now, cleaningUp: true };
  if (event.type === 'buy') return { ...now, bought: event };
  return isDelivery(event, now) ? { ...now, bought: null } : now;
}

/** What goes without saying. */
function isImplied(event: ChronicleEvent, next: ChronicleEvent | undefined, now: Standing): boolean {
  // At clean-up everything is discarded that is not kept by a card.
  if (event.type === 'discard') return now.cleaningUp && (event.source ?? null) === null;
  if (event.type === 'gain') return isDelivery(event, now);
  // What goes straight into the hand is looked at on the way.
  if (event.type !== 'look' || next?.type !== 'put-in-hand') return false;
  return next.player === event.player && next.count === event.count;
}

/** What is bought is gained, though something may happen in between. */
function isDelivery(event: ChronicleEvent, { bought }: Standing): boolean {
  if (event.type !== 'gain' || (event.source ?? null) !== null || bought === null) return false;
  return bought.player === event.player && bought.cards?.[0] === event.cards?.[0];
}

function undoneOf(events: readonly ChronicleEvent[]): boolean[] {
  const undone = events.map(() => false);
  for (const [i, { type, since = i }] of events.entries()) {
    if (type !== 'undo') continue;
    for (let at = Math.max(since, 0); at < i; at++) undone[at] = !isTableEvent(events[at]);
  }
  return undone;
}
