import type { Event } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import { amountWords, cardForm, type Translation } from '../language.ts';
import { type Language, locales } from '../languages.ts';
import type { Part, Sign } from '../markup.ts';
import { genderOf, someOf, theOne } from '../phrases.ts';
import type { Chronicle } from '../text/en/chronicle.ts';
import { type AnyEvent, isOfCards, isOfTokens, isTold, sourceOf, type ToldEvent } from './event.ts';
import { isTreasures, type Sentence, sentenceOf } from './sentence.ts';

/** A piece of a line. The form of a card is its name as the sentence needs it. */
export type LinePart = Part | { readonly kind: 'player'; readonly seat: number; readonly name: string };

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

/** A line as text. */
export function plainLine(translation: Translation, { parts }: Pick<Line, 'parts'>): string {
  return parts.map((part) => plainPart(translation, part)).join('');
}

function plainPart(translation: Translation, part: LinePart): string {
  if (part.kind === 'words') return part.words;
  if (part.kind === 'player') return part.name;
  return part.kind === 'card' ? cardForm(translation, part) : amountWords(translation, part);
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
  const { from, to, mat, turn = 0, extra = false, told = false, receiver }: AnyEvent = event;
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

function tokensOf({ event, cards }: Sentence, reader: Reader): readonly LinePart[] {
  const { translation } = reader;
  const { counter = '', count = 0 }: AnyEvent = event;
  return tell(translation, cards.length > 0 ? 'token-on-pile' : 'token-on-mat', {
    ...who(event.player, reader),
    count: String(count),
    mat: named(translation, [counter]),
    pile: named(translation, cards),
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
  const { coins, discount } = sentence.brought;
  const doer = who(sentence.event.player, reader);
  const amounts = amountsIn(sentence, translation);
  if (amounts.length === 1 && discount > 0) {
    return tell(translation, 'discount', { coins: [amountOf(discount, 'coins', false)] });
  }
  if (amounts.length === 1 && coins < 0) {
    return tell(translation, 'lose', { ...doer, amounts: [amountOf(-coins, 'coins', false)] });
  }
  return tell(translation, 'plus', { ...doer, amounts: withCommas(amounts) });
}

/** The cards as far as the reader sees them. */
function objectOf({ event, cards, hidden, top }: Sentence, { translation }: Reader): readonly LinePart[] {
  const seen = counted(cards).map(([id, count]): readonly LinePart[] => {
    if (!isCardId(id)) return [words(withCount(id, count))];
    // What goes back to its pile has been spoken of: it was played.
    return event.type === 'return' && count === 1 ? theOne(translation, id) : someOf(translation, id, count);
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
function amountsIn({ brought }: Sentence, translation: Translation): (readonly LinePart[])[] {
  const { draws, drawn, actions, buys, coins, discount } = brought;
  const items: (readonly LinePart[])[] = [];
  if (draws > 0) {
    const seen = drawn.length > 0 ? [words(' ('), ...named(translation, drawn), words(')')] : [];
    items.push([amountOf(draws, 'cards', true), ...seen]);
  }
  if (actions !== 0) items.push([amountOf(actions, 'actions', true)]);
  if (buys !== 0) items.push([amountOf(buys, 'buys', true)]);
  if (coins !== 0) items.push([amountOf(coins, 'coins', true)]);
  if (discount > 0) items.push(tell(translation, 'cheaper', { coins: [amountOf(discount, 'coins', false)] }));
  return items;
}

/** Each card once, in the order in which they first come, with how many there are of it. */
function counted(cards: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** As a list of names: "Copper ×2 and Estate". */
function named(translation: Translation, cards: readonly string[]): readonly LinePart[] {
  const items = counted(cards).map(([id, count]): readonly LinePart[] => [
    isCardId(id)
      ? { kind: 'card', id, form: withCount(translation.cards[id].name, count) }
      : words(withCount(id, count)),
  ]);
  return listed(translation, items);
}

function withCount(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

function amountOf(amount: number, sign: Sign, plus: boolean): LinePart {
  return { kind: 'amount', amount, plus, sign };
}

function words(text: string): LinePart {
  return { kind: 'words', words: text };
}

function withCommas(items: readonly (readonly LinePart[])[]): readonly LinePart[] {
  return items.flatMap((item, i) => (i === 0 ? item : [words(', '), ...item]));
}

const listFormats = new Map<Language, Intl.ListFormat>();

/** "A, B and C", with the "and" of the language. */
function listed(translation: Translation, items: readonly (readonly LinePart[])[]): readonly LinePart[] {
  const { language } = translation;
  const format = listFormats.get(language) ?? new Intl.ListFormat(locales[language]);
  listFormats.set(language, format);
  const left = [...items];
  return format
    .formatToParts(items.map((item) => plainLine(translation, { parts: item })))
    .flatMap(({ type, value }) => (type === 'element' ? (left.shift() ?? []) : [words(value)]));
}

/** Letters that no text has stand for the parts while the message is formatted. */
const FIRST_MARK = 0xe000;
const MARK = /([\ue000-\ue0ff])/;

/** A message of the chronicle, with parts for some of its arguments. */
function tell(
  { say }: Translation,
  key: keyof Chronicle,
  values: Readonly<Record<string, string | readonly LinePart[]>>,
): readonly LinePart[] {
  const inserted: (readonly LinePart[])[] = [];
  const marked = Object.entries(values).map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value];
    return [name, String.fromCharCode(FIRST_MARK + inserted.push(value) - 1)];
  });
  return say(`chronicle.${key}`, Object.fromEntries(marked))
    .split(MARK)
    .flatMap((piece, i) => (i % 2 === 1 ? inserted[piece.charCodeAt(0) - FIRST_MARK] : [words(piece)]))
    .filter((part) => part.kind !== 'words' || part.words !== '');
}
