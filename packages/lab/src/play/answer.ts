import { idOf, listOf } from './names.ts';
import { type Offer, offerText, partsOf } from './offers.ts';

/** What a line that somebody typed asks for. */
export type Typed =
  | { readonly kind: 'picks'; readonly picks: readonly string[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'supply' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'wrong'; readonly message: string }
  /** Something that is not offered. */
  | { readonly kind: 'unknown'; readonly name: string };

const wrong = (message: string): Typed => ({ kind: 'wrong', message });
const picks = (...labels: string[]): Typed => ({ kind: 'picks', picks: labels });

/** Understands a line: a command, or picks by number or by the beginning of a name. `phase` is of the one's own turn. */
export function understand(line: string, offers: readonly Offer[], phase: string | null): Typed {
  const text = line.trim().toLowerCase();
  if (text.startsWith('?'))
    return text === '?' ? { kind: 'help' } : { kind: 'card', name: text.slice(1).trim() };
  switch (text) {
    case '':
    case 'done':
      return picks();
    case 'help':
      return { kind: 'help' };
    case 's':
      return { kind: 'supply' };
    case 'q':
    case 'quit':
      return { kind: 'quit' };
    case 't':
      if (phase !== null) return treasures(offers, phase);
  }
  return pickedBy(text, offers);
}

function treasures(offers: readonly Offer[], phase: string): Typed {
  if (offers.some(({ label }) => label === 'treasures')) return picks('treasures');
  if (phase === 'action') return wrong('Treasures come after the actions: Enter ends the actions.');
  return wrong('There are no treasures to play now.');
}

function pickedBy(text: string, offers: readonly Offer[]): Typed {
  const labels: string[] = [];
  for (const part of text.split(',')) {
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    while (words.length > 0) {
      const found = longestMatch(words, offers);
      if ('kind' in found) return found;
      labels.push(found.label);
      words.splice(0, found.words);
    }
  }
  return picks(...labels);
}

/** Names have spaces: the longest run of words that means something is taken. */
function longestMatch(
  words: readonly string[],
  offers: readonly Offer[],
): { label: string; words: number } | Typed {
  for (let count = words.length; count > 0; count--) {
    const typed = words.slice(0, count).join(' ');
    const found = matches(idOf(typed), offers);
    if (found.length === 1) return { label: found[0].label, words: count };
    if (found.length > 1) {
      const names = found.map(({ label }) => offerText(label));
      return wrong(`"${typed}" could be ${listOf(names, 'or')}.`);
    }
  }
  if (/^\d+$/.test(words[0])) return wrong(`There is no choice ${words[0]}.`);
  return { kind: 'unknown', name: words.join(' ') };
}

/** What is typed in full wins over what only begins with it. */
function matches(typed: string, offers: readonly Offer[]): readonly Offer[] {
  const byKey = offers.filter(({ key }) => key === typed);
  if (byKey.length > 0) return byKey;
  const inFull = offers.filter(({ label }) => namesOf(label).includes(typed));
  if (inFull.length > 0) return inFull;
  return offers.filter(({ label }) => namesOf(label).some((name) => name.startsWith(typed)));
}

/** The words that mean a label: "buy throne-room" also by "throne-room". */
function namesOf(label: string): string[] {
  return [idOf(label), partsOf(label).id];
}
