import type { Choice } from '@provincia/engine';
import { idOf, listOf } from './names.ts';
import { type Offer, subjectOf } from './offers.ts';

/** What a line that somebody typed asks for. */
export type Typed =
  | { readonly kind: 'picks'; readonly picks: readonly Choice[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'supply' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'wrong'; readonly message: string }
  /** Something that is not offered. */
  | { readonly kind: 'unknown'; readonly name: string };

const wrong = (message: string): Typed => ({ kind: 'wrong', message });
const picks = (...offers: readonly Offer[]): Typed => ({ kind: 'picks', picks: offers });

/** Understands a line: a command, or picks by number or by the beginning of a name. `phase` is that of their own turn. */
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
  const all = offers.find(({ verb }) => verb === 'treasures');
  if (all !== undefined) return picks(all);
  if (phase === 'action') return wrong('Treasures come after the actions: Enter ends the actions.');
  return wrong('There are no treasures to play now.');
}

function pickedBy(text: string, offers: readonly Offer[]): Typed {
  const picked: Offer[] = [];
  for (const part of text.split(',')) {
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    while (words.length > 0) {
      const found = longestMatch(words, offers);
      if ('kind' in found) return found;
      picked.push(found.offer);
      words.splice(0, found.words);
    }
  }
  return picks(...picked);
}

/** Names have spaces: the longest run of words that means something is taken. */
function longestMatch(
  words: readonly string[],
  offers: readonly Offer[],
): { offer: Offer; words: number } | Typed {
  for (let count = words.length; count > 0; count--) {
    const typed = words.slice(0, count).join(' ');
    const found = matches(idOf(typed), offers);
    if (found.length === 1) return { offer: found[0], words: count };
    if (found.length > 1) {
      const names = found.map(({ text }) => text);
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
  const inFull = offers.filter((offer) => namesOf(offer).includes(typed));
  if (inFull.length > 0) return inFull;
  return offers.filter((offer) => namesOf(offer).some((name) => name.startsWith(typed)));
}

/** The words that mean a choice: "buy throne room" also by "throne room". */
function namesOf(offer: Offer): string[] {
  return [offer.label, subjectOf(offer), offer.text].map(idOf);
}
