import type { GameEvent } from '@provincia/engine';

type EventType = GameEvent['type'];

/** Only what is worth telling. The engine says everything, some of it twice. */
function essential(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  let cleaningUp = false;
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event.type === 'turn' || event.type === 'over') cleaningUp = false;
    if (event.type === 'clean-up') cleaningUp = true;
    if (silent.has(event.type) || isImplied(events, i)) continue;
    // At clean-up the whole hand goes and another comes: only that somebody shuffles is news.
    if (cleaningUp && event.type !== 'shuffle') continue;
    // Nor is the first hand: cards are drawn because of a card, or because everybody draws.
    if (event.type === 'draw' && event.source === null) continue;
    told.push(event);
  }
  return told;
}

const silent = new Set<EventType>(['phase', 'clean-up', 'over']);

function isImplied(events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  const before = events[at - 1];
  const after = events[at + 1];
  // What is bought is brought.
  if (event.type === 'gain') return before?.type === 'buy' && before.player === event.player;
  // What goes straight into the hand is looked at on the way.
  if (event.type !== 'look' || after?.type !== 'put-in-hand') return false;
  return after.player === event.player && after.count === event.count;
}

/** What one player does, put together from events that belong together. */
export interface Sentence {
  readonly type: EventType;
  readonly player: number;
  /** Whether it happens because of a card, not as a step of the turn. */
  readonly nested: boolean;
  readonly cards: string[];
  /** How many more there are that the reader may not see. */
  hidden: number;
  /** Of hidden discards the card that everybody sees on top. */
  top: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly turn: number | null;
  readonly brought: Brought;
}

/** What a sentence brought its player. */
interface Brought {
  shuffled: boolean;
  draws: number;
  readonly drawn: string[];
  actions: number;
  buys: number;
  coins: number;
}

/** Sentences from the events as one seat sees them. */
export function sentencesOf(events: readonly GameEvent[], isTreasure: (id: string) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  for (const event of essential(events)) {
    const last = sentences[sentences.length - 1];
    if (last && last.player === event.player && (brings(last, event) || continues(last, event, isTreasure)))
      continue;
    sentences.push(sentenceOf(event));
  }
  return sentences;
}

/** Cards drawn and what is added belong to what its player just did. */
function brings(last: Sentence, event: GameEvent): boolean {
  if (last.type === 'turn') return false;
  const { brought } = last;
  if (event.type === 'plus') {
    brought.actions += event.actions ?? 0;
    brought.buys += event.buys ?? 0;
    brought.coins += event.coins ?? 0;
    return true;
  }
  if (event.source === null) return false;
  if (event.type === 'shuffle') brought.shuffled = true;
  else if (event.type === 'draw') {
    brought.draws += event.count ?? 0;
    brought.drawn.push(...(event.cards ?? []));
  } else return false;
  return true;
}

/** More of the same: treasures played one after the other, cards revealed one by one. */
function continues(last: Sentence, event: GameEvent, isTreasure: (id: string) => boolean): boolean {
  const next = sentenceOf(event);
  if (
    last.type !== next.type ||
    last.nested !== next.nested ||
    last.from !== next.from ||
    last.to !== next.to
  ) {
    return false;
  }
  const mergesPlays = last.type === 'play' && [...last.cards, ...next.cards].every(isTreasure);
  if (!mergesPlays && (last.type === 'play' || last.type === 'turn' || broughtAnything(last))) return false;
  last.cards.push(...next.cards);
  last.hidden += next.hidden;
  last.top = next.top;
  return true;
}

function broughtAnything({ brought }: Sentence): boolean {
  return brought.draws + brought.actions + brought.buys + brought.coins > 0;
}

function sentenceOf(event: GameEvent): Sentence {
  const { type, player, source, cards, count = 0, top = null, from = null, to = null, turn = null } = event;
  return {
    type,
    player,
    nested: source !== null,
    cards: [...(cards ?? [])],
    hidden: cards ? 0 : count,
    top: cards ? null : top,
    from,
    to,
    turn,
    brought: {
      shuffled: false,
      draws: 0,
      drawn: [],
      actions: event.actions ?? 0,
      buys: event.buys ?? 0,
      coins: event.coins ?? 0,
    },
  };
}
