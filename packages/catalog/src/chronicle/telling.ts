import { isCardId } from '../card-id.ts';
import { amountWords, cardForm, listFormat, type Translation } from '../language.ts';
import type { Part, Sign } from '../markup.ts';
import type { Chronicle } from '../text/en/chronicle.ts';

/** A piece of a line. The form of a card is its name as the sentence needs it. */
export type LinePart = Part | { readonly kind: 'player'; readonly seat: number; readonly name: string };

/** A line as text. */
export function plainLine(
  translation: Translation,
  { parts }: { readonly parts: readonly LinePart[] },
): string {
  return parts.map((part) => plainPart(translation, part)).join('');
}

function plainPart(translation: Translation, part: LinePart): string {
  if (part.kind === 'words') return part.words;
  if (part.kind === 'player') return part.name;
  return part.kind === 'card' ? cardForm(translation, part) : amountWords(translation, part);
}

/** Each card once, in the order in which they first come, with how many there are of it. */
export function counted(cards: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** As a list of names: "Copper ×2 and Estate". */
export function named(translation: Translation, cards: readonly string[]): readonly LinePart[] {
  const items = counted(cards).map(([id, count]): readonly LinePart[] => [
    isCardId(id)
      ? { kind: 'card', id, form: withCount(translation.cards[id].name, count) }
      : words(withCount(id, count)),
  ]);
  return listed(translation, items);
}

export function withCount(name: string, count: number): string {
  return count > 1 ? `${name} ×${count}` : name;
}

export function amountOf(amount: number, sign: Sign, plus: boolean): LinePart {
  return { kind: 'amount', amount, plus, sign };
}

export function words(text: string): LinePart {
  return { kind: 'words', words: text };
}

export function withCommas(items: readonly (readonly LinePart[])[]): readonly LinePart[] {
  return items.flatMap((item, i) => (i === 0 ? item : [words(', '), ...item]));
}

/** "A, B and C", with the "and" of the language. */
export function listed(
  translation: Translation,
  items: readonly (readonly LinePart[])[],
): readonly LinePart[] {
  const left = [...items];
  return listFormat(translation)
    .formatToParts(items.map((item) => plainLine(translation, { parts: item })))
    .flatMap(({ type, value }) => (type === 'element' ? (left.shift() ?? []) : [words(value)]));
}

/** Letters that no text has stand for the parts while the message is formatted. */
const FIRST_MARK = 0xe000;
const MARK = /([\ue000-\ue0ff])/;

/** A message of the chronicle, with parts for some of its arguments. */
export function tell(
  { say }: Translation,
  key: keyof Chronicle,
  values: Readonly<Record<string, string | number | readonly LinePart[]>>,
): readonly LinePart[] {
  const inserted: (readonly LinePart[])[] = [];
  const marked = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value !== 'object') return [name, value];
    return [name, String.fromCharCode(FIRST_MARK + inserted.push(value) - 1)];
  });
  return say(`chronicle.${key}`, Object.fromEntries(marked))
    .split(MARK)
    .flatMap((piece, i) => (i % 2 === 1 ? inserted[piece.charCodeAt(0) - FIRST_MARK] : [words(piece)]))
    .filter((part) => part.kind !== 'words' || part.words !== '');
}
