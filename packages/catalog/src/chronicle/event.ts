import type { Event } from '@provincia/protocol';

/** With a line of their own that says who did what with which cards; one after the other they become one line. */
export const cardEvents = [
  'play',
  'draw',
  'discard',
  'buy',
  'gain',
  'trash',
  'return',
  'reveal',
  'look',
  'set-aside',
  'put-in-hand',
  'put-on-deck',
  'put-in-deck',
  'pass',
] as const;

/** What happens at the table besides the game. It cannot be undone. */
export const tableEvents = [
  'undo',
  'undo-asked',
  'undo-refused',
  'resigned',
  'out-of-time',
  'vacation',
  'stand-in',
  'back',
  'too-long',
  'new-rules',
] as const;

export const otherEvents = [
  'turn',
  'name',
  'put-deck-into-discard',
  'shuffle',
  'spared',
  'plus',
  'over',
] as const;

type ToldType = (typeof cardEvents)[number] | (typeof tableEvents)[number] | (typeof otherEvents)[number];

/** What is worth a line. Everything else is silent: phases, and that clean-up begins. */
export type ToldEvent = Event & { readonly type: ToldType };

type KeyIn<E> = E extends unknown ? keyof E : never;
type ValueIn<E, Key> = E extends unknown ? (Key extends keyof E ? E[Key] : never) : never;

/** An event of whatever type: with all that any of them says, if it says it. */
export type AnyEvent = { readonly [Key in KeyIn<Event>]?: ValueIn<Event, Key> };

const told: ReadonlySet<string> = new Set([...cardEvents, ...tableEvents, ...otherEvents]);
const ofCards: ReadonlySet<string> = new Set(cardEvents);
const ofTable: ReadonlySet<string> = new Set(tableEvents);

export function isTold(event: Event): event is ToldEvent {
  return told.has(event.type) && !isPlusNothing(event);
}

/** Some cards add as many coins as there are cards of some kind, and there may be none. */
function isPlusNothing(event: Event): boolean {
  if (event.type !== 'plus' || event.counter !== undefined) return false;
  const { actions = 0, buys = 0, coins = 0, discount = 0 } = event;
  return [actions, buys, coins, discount].every((amount) => amount === 0);
}

/** A token more on a mat, or on a pile. */
export function isOfTokens(event: AnyEvent): boolean {
  return event.counter !== undefined && event.counter !== VICTORY_TOKENS;
}

/** What players keep for points. It is told with the rest of what they get. */
const VICTORY_TOKENS = 'vp';

export function victoryTokensIn({ counter, count = 0 }: AnyEvent): number {
  return counter === VICTORY_TOKENS ? count : 0;
}

/** What is counted over the whole game: the victory tokens of each player, and the tokens on a mat that all share. */
export function tallyOf({ player, counter, shared }: AnyEvent): string | null {
  if (counter === VICTORY_TOKENS) return `${counter} ${player}`;
  return shared && counter !== undefined ? counter : null;
}

/** Something before it no longer counts: what happened from the event with the number `since` on. */
export function takesBack(event: Event): event is Event & { readonly since: number } {
  return event.type === 'undo' || event.type === 'new-rules';
}

export function isOfCards({ type }: Event): boolean {
  return ofCards.has(type);
}

export function isOfTable({ type }: Event): boolean {
  return ofTable.has(type);
}

/** The card whose instructions caused it. */
export function sourceOf({ source = null }: AnyEvent): string | null {
  return source;
}
