import type { Event } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import type { Translation } from '../language.ts';
import { forbiddenBy } from '../named.ts';
import { genderOf, someOf, theOne } from '../phrases.ts';
import type { Chronicle } from '../text/en/chronicle.ts';
import { type AnyEvent, isOfCards, isOfTokens, isTold, sourceOf, type ToldEvent } from './event.ts';
import { isTreasures, type Sentence, sentenceOf } from './sentence.ts';
import {
  amountOf,
  counted,
  type LinePart,
  listed,
  named,
  tell,
  withCommas,
  withCount,
  words,
} from './telling.ts';

export interface Line {
  readonly parts: readonly LinePart[];
  /** What kind of thing happened, to tell lines apart. */
  readonly type: ToldEvent['type'];
  /** The card whose instructions caused it. */
  readonly source: string | null;
  /** Whom it is about; null for the game. */
  readonly player: number | null;
  /** Whether it happens because of a card, not as a step of the turn. */
  readonly nested: boolean;
  /** Whether it was undone. */
  readonly undone: boolean;
}

/** For whom things are told. */
export interface Reader {
  readonly translation: Translation;
  readonly names: readonly string[];
  /** The reader's seat; null if they have none. */
  readonly you: number | null;
}

/** One event by itself; null if it is not worth a line. */
export function line(
  translation: Translation,
  event: Event,
  names: readonly string[],
  you: number | null,
): Line | null {
  return isTold(event) ? lineOf(sentenceOf(event), { translation, names, you }) : null;
}

export function lineOf(sentence: Sentence, reader: Reader): Line {
  const { event, undone } = sentence;
  return {
    parts: [...causeOf(sentence, reader), ...saying(sentence, reader), ...ending(sentence, reader)],
    type: event.type,
    source: sourceOf(event),
    player: event.type === 'over' ? null : event.player,
    nested: sourceOf(event) !== null,
    undone,
  };
}

/** The heading of what comes before the first turn, or of a turn that goes on. */
export function headingOf(
  start: { player: number; turn: number; extra: boolean } | null,
  reader: Reader,
): readonly LinePart[] {
  if (start === null) return tell(reader.translation, 'start', {});
  const { player, turn, extra } = start;
  return tell(reader.translation, 'turn-resumed', { ...who(player, reader), ...which(turn, extra) });
}

function which(turn: number, extra: boolean) {
  return { turn: String(turn), extra: extra ? 'yes' : 'no' };
}

function causeOf({ cause }: Sentence, { translation }: Reader): readonly LinePart[] {
  return cause === null ? [] : [...named(translation, [cause]), words(': ')];
}

function saying(sentence: Sentence, reader: Reader): readonly LinePart[] {
  const { event } = sentence;
  const { translation } = reader;
  const doer = who(event.player, reader);
  if (event.type === 'over') return overOf(event.winners, reader);
  if (isOfTokens(event)) return tokensOf(sentence, reader);
  if (isList(sentence)) return plusOf(sentence, reader);
  if (event.type === 'name') return namingOf(sentence, reader);
  const { from, to, mat, turn = 0, extra = false, told = false, receiver, again = 1 }: AnyEvent = event;
  const place = mat?.replace(/-mat$/, '') ?? '';
  return tell(translation, isCardId(place) ? (ON_MATS[event.type] ?? event.type) : event.type, {
    ...doer,
    ...which(turn, extra),
    mat: named(translation, [place]),
    cards: isOfCards(event) ? objectOf(sentence, reader) : [],
    owner: ownerOf(sentence, reader),
    from: from ?? 'usual',
    to: to ?? 'usual',
    told: told ? 'yes' : 'no',
    again: String(again),
    receives: receiver !== undefined && receiver === reader.you ? 'yes' : 'no',
    receiver: receiver === undefined ? [] : [playerPart(receiver, reader)],
  });
}

/** What is said of cards that go to a mat or come from it. Cards face down under a card are only set aside. */
const ON_MATS: Readonly<Partial<Record<ToldEvent['type'], keyof Chronicle>>> = {
  'set-aside': 'put-on-mat',
  'put-in-hand': 'take-from-mat',
};

/** Whether all it says is a list of what somebody gets. */
function isList({ event, cause }: Sentence): boolean {
  return event.type === 'plus' || (event.type === 'draw' && cause !== null);
}

function tokensOf({ event, cards, total }: Sentence, reader: Reader): readonly LinePart[] {
  const { translation } = reader;
  const { counter = '', count = 0, shared }: AnyEvent = event;
  const key = shared ? 'token-to-shared-mat' : cards.length > 0 ? 'token-on-pile' : 'token-on-mat';
  return tell(translation, key, {
    ...who(event.player, reader),
    count: String(count),
    ...totalOf(total),
    mat: named(translation, [counter]),
    pile: named(translation, cards),
  });
}

/** How many there are now, if what came before is known. */
function totalOf(total: number | null) {
  return { known: total === null ? 'no' : 'yes', total: total ?? 0 };
}

/** Who named what, and what nobody gets because of it. */
function namingOf({ event, cards }: Sentence, reader: Reader): readonly LinePart[] {
  const { translation } = reader;
  return tell(translation, 'name', {
    ...who(event.player, reader),
    cards: named(translation, cards),
    forbids: forbiddenBy(sourceOf(event) ?? '') ?? 'nothing',
  });
}

function who(seat: number, reader: Reader) {
  return { you: seat === reader.you ? 'yes' : 'no', name: [playerPart(seat, reader)] };
}

function playerPart(seat: number, { names }: Reader): LinePart {
  return { kind: 'player', seat, name: names[seat] };
}

function overOf(winners: readonly number[], reader: Reader): readonly LinePart[] {
  const { translation, you } = reader;
  const shared = winners.length > 1;
  const others = shared ? winners.filter((seat) => seat !== you) : winners;
  return tell(translation, shared ? 'over-shared' : 'over', {
    you: you !== null && winners.includes(you) ? 'yes' : 'no',
    winners: listed(
      translation,
      others.map((seat) => [playerPart(seat, reader)]),
    ),
  });
}

/** Amounts that belong to no other sentence. */
function plusOf(sentence: Sentence, reader: Reader): readonly LinePart[] {
  const { translation } = reader;
  const { coins, discount, of } = sentence.brought;
  const doer = who(sentence.event.player, reader);
  const amounts = amountsIn(sentence, translation);
  if (amounts.length === 1 && discount > 0) {
    return tell(translation, 'discount', { coins: [amountOf(discount, 'coins', false)], of: of ?? 'all' });
  }
  if (amounts.length === 1 && coins < 0) {
    return tell(translation, 'lose', { ...doer, amounts: [amountOf(-coins, 'coins', false)] });
  }
  return tell(translation, 'plus', { ...doer, amounts: withCommas(amounts) });
}

/** The cards as far as the reader sees them. */
function objectOf({ event, cards, hidden, top }: Sentence, { translation }: Reader): readonly LinePart[] {
  const isKnown = event.type === 'return' || (event.type === 'play' && event.again !== undefined);
  const seen = counted(cards).map(([id, count]): readonly LinePart[] => {
    if (!isCardId(id)) return [words(withCount(id, count))];
    // What goes back to its pile or is played again has been spoken of.
    return isKnown && count === 1 ? theOne(translation, id) : someOf(translation, id, count);
  });
  const all = listed(translation, hidden > 0 ? [...seen, [amountOf(hidden, 'cards', false)]] : seen);
  return top === null ? all : tell(translation, 'on-top', { cards: all, top: named(translation, [top]) });
}

/** Whose pile it is that cards go back to: "its", "ihren"; several kinds have several piles. */
function ownerOf({ cards, hidden }: Sentence, { translation }: Reader): string {
  const [card] = cards;
  if (cards.length + hidden === 1) return isCardId(card) ? genderOf(translation, card) : 'one';
  return hidden > 0 || new Set(cards).size > 1 ? 'kinds' : 'many';
}

/** What came of it: in brackets if it is only the coins of treasures or a shuffle, else after a colon. */
function ending(sentence: Sentence, { translation }: Reader): readonly LinePart[] {
  const { brought } = sentence;
  const shuffled = brought.shuffled ? [tell(translation, 'shuffled', {})] : [];
  const items = isList(sentence) ? shuffled : [...shuffled, ...amountsIn(sentence, translation)];
  if (items.length === 0) return [];
  if (isTreasures(sentence)) return [words(' ('), amountOf(brought.coins, 'coins', false), words(')')];
  if (items.length === 1 && brought.shuffled) return [words(' ('), ...items[0], words(')')];
  return [words(': '), ...withCommas(items)];
}

/** "+1 card (Estate)", "+2 actions". */
function amountsIn({ brought, total }: Sentence, translation: Translation): (readonly LinePart[])[] {
  const { draws, drawn, actions, buys, coins, discount, of, points } = brought;
  const items: (readonly LinePart[])[] = [];
  if (draws > 0) {
    const seen = drawn.length > 0 ? [words(' ('), ...named(translation, drawn), words(')')] : [];
    items.push([amountOf(draws, 'cards', true), ...seen]);
  }
  if (actions !== 0) items.push([amountOf(actions, 'actions', true)]);
  if (buys !== 0) items.push([amountOf(buys, 'buys', true)]);
  if (coins !== 0) items.push([amountOf(coins, 'coins', true)]);
  if (discount > 0) {
    items.push(
      tell(translation, 'cheaper', { coins: [amountOf(discount, 'coins', false)], of: of ?? 'all' }),
    );
  }
  if (points > 0) items.push(tell(translation, 'victory-tokens', { count: points, ...totalOf(total) }));
  return items;
}
