import { facts } from '@provincia/cards/facts';
import { isCardId } from '../card-id.ts';
import { type AnyEvent, isOfCards, isOfTokens, sourceOf, type ToldEvent, victoryTokensIn } from './event.ts';

/** What one player does, put together from events that belong together. */
export interface Sentence {
  readonly event: ToldEvent;
  readonly undone: boolean;
  /** The card that causes it, if nothing before has named it in this turn: one that waited since an earlier turn. */
  cause: string | null;
  readonly cards: string[];
  /** How many more there are that the reader may not see. */
  hidden: number;
  /** Of hidden discards the card that everybody sees on top. */
  top: string | null;
  readonly brought: Brought;
  /** The coins of what was played in a row before the last card of it. */
  coinsBefore: number;
  /** How many tokens of this kind there are now; null if it is of no tokens, or what came before is not known. */
  total: number | null;
}

/** What came of it for its player. */
interface Brought {
  shuffled: boolean;
  draws: number;
  readonly drawn: string[];
  actions: number;
  buys: number;
  coins: number;
  discount: number;
  /** The type of the cards that cost less; null for all. */
  of: string | null;
  /** Victory tokens. */
  points: number;
}

export function sentenceOf(event: ToldEvent, undone = false, total: number | null = null): Sentence {
  const { cards, count = 0, top, actions = 0, buys = 0, coins = 0, discount = 0, of }: AnyEvent = event;
  const points = victoryTokensIn(event);
  // Of a single card that is discarded the one on top is all there is.
  const seen = cards ?? (count === 1 && top !== undefined ? [top] : undefined);
  return {
    event,
    undone,
    cause: null,
    cards: [...(seen ?? [])],
    hidden: seen || points > 0 ? 0 : count,
    top: seen ? null : (top ?? null),
    brought: { shuffled: false, draws: 0, drawn: [], actions, buys, coins, discount, of: of ?? null, points },
    coinsBefore: 0,
    total,
  };
}

/** Adds what the sentence says to those before it, if it belongs to one of them. */
export function join(sentences: Sentence[], next: Sentence): boolean {
  const last = sentences.at(-1);
  if (last === undefined || last.undone !== next.undone || isOfTokens(next.event)) return false;
  if (last.event.player !== next.event.player)
    return next.cause === null && bring(playOf(sentences, next), next);
  if (last.event.type === 'shuffle' && isOfCards(next.event)) {
    next.brought.shuffled = true;
    sentences[sentences.length - 1] = next;
    return true;
  }
  const isOfAnother = last.cause !== null && last.cause !== sourceOf(next.event);
  if (next.cause !== null || (next.event.type === 'shuffle' && isOfAnother)) return false;
  return carryOn(last, next) || bring(isMoreThanCoins(next) ? lastOfRow(sentences, last) : last, next);
}

/** Names the card that causes it, if the sentences before have not. */
export function explain(next: Sentence, before: readonly Sentence[]): void {
  const source = sourceOf(next.event);
  const isNamed = ({ undone, cause, cards }: Sentence) =>
    (next.undone || !undone) && (cause === source || cards.includes(source ?? ''));
  // A shuffle is part of what comes next.
  if (source === null || next.event.type === 'shuffle' || isNamed(next) || before.some(isNamed)) return;
  next.cause = source;
  if (next.event.type !== 'draw') return;
  // What it brings is one list with the actions, buys and coins that follow.
  const { brought, cards, hidden } = next;
  brought.draws = cards.length + hidden;
  brought.drawn.push(...cards.splice(0));
  next.hidden = 0;
}

/** The play that brings its player something after the others did what it told them to. */
function playOf(sentences: readonly Sentence[], { event, undone }: Sentence): Sentence | undefined {
  const own = sentences.findLast((each) => each.event.player === event.player || each.undone !== undone);
  const isSource =
    own?.event.type === 'play' && own.undone === undone && own.cards.at(-1) === sourceOf(event);
  return isSource ? own : undefined;
}

/** More of the same: treasures played one after the other, cards revealed one by one. */
function carryOn(last: Sentence, next: Sentence): boolean {
  if (last.event.type !== next.event.type || !isOfCards(next.event)) return false;
  if (!isSameWay(last.event, next.event)) return false;
  const isPlay = next.event.type === 'play';
  if (isPlay ? !isTreasures(last) || !isTreasures(next) : broughtAmounts(last)) return false;
  last.coinsBefore = last.brought.coins;
  last.cards.push(...next.cards);
  last.hidden += next.hidden;
  last.top = next.top;
  return true;
}

/** A treasure that turns out to bring more than coins leaves the row of those before it. */
function lastOfRow(sentences: Sentence[], row: Sentence): Sentence {
  if (row.cards.length === 1 || !isTreasures(row)) return row;
  const { coins } = row.brought;
  const last = { ...row, cards: row.cards.splice(-1), brought: { ...row.brought } };
  row.brought.coins = row.coinsBefore;
  last.brought.coins = coins - row.coinsBefore;
  sentences.push(last);
  return last;
}

/** Because of the same card, from and to the same places. */
function isSameWay(one: AnyEvent, other: AnyEvent): boolean {
  return (['source', 'from', 'to', 'mat', 'receiver', 'again'] as const).every(
    (key) => one[key] === other[key],
  );
}

/** Cards drawn, amounts and a shuffle are what came of the sentence before. */
function bring(to: Sentence | undefined, next: Sentence): boolean {
  if (to === undefined || !(isOfCards(to.event) || to.event.type === 'plus')) return false;
  if (isOfTokens(to.event)) return false;
  const { brought } = to;
  const { event, cards, hidden, brought: more } = next;
  if (event.type === 'plus') {
    if (brought.discount > 0 && more.discount > 0 && brought.of !== more.of) return false;
    brought.actions += more.actions;
    brought.buys += more.buys;
    brought.coins += more.coins;
    brought.discount += more.discount;
    brought.of ??= more.of;
    brought.points += more.points;
    to.total = next.total ?? to.total;
    return true;
  }
  // Without a card that causes it, it is a hand that is drawn.
  if (sourceOf(event) === null) return false;
  if (event.type === 'shuffle') brought.shuffled = true;
  else if (event.type === 'draw') {
    brought.draws += cards.length + hidden;
    brought.drawn.push(...cards);
  } else return false;
  return true;
}

/** A treasure that brings something else than coins keeps a sentence of its own. */
export function isTreasures(sentence: Sentence): boolean {
  const { event, cards, brought } = sentence;
  return (
    event.type === 'play' &&
    !brought.shuffled &&
    !isMoreThanCoins(sentence) &&
    cards.every((id) => isCardId(id) && facts[id].types.some((type) => type === 'treasure'))
  );
}

function isMoreThanCoins({ event, hidden, cards, brought }: Sentence): boolean {
  const { draws, actions, buys, discount, points } = brought;
  const isDraw = event.type === 'draw' && cards.length + hidden > 0;
  return isDraw || [draws, actions, buys, discount, points].some((amount) => amount !== 0);
}

function broughtAmounts(sentence: Sentence): boolean {
  return sentence.brought.coins !== 0 || isMoreThanCoins(sentence);
}
