import { isCardId, plain } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import { allNames } from '@provincia/catalog/names';
import type { Choice } from '@provincia/engine';
import { couldBe } from './help.ts';
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
export function understand(
  line: string,
  offers: readonly Offer[],
  phase: string | null,
  words: CommandTranslation,
): Typed {
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
      if (phase !== null) return treasures(offers, phase, words);
  }
  return pickedBy(text, offers, words);
}

function treasures(offers: readonly Offer[], phase: string, { say }: CommandTranslation): Typed {
  const all = offers.find(({ verb }) => verb === 'treasures');
  if (all !== undefined) return picks(all);
  return wrong(say(phase === 'action' ? 'command.play.treasuresLater' : 'command.play.noTreasures'));
}

function pickedBy(text: string, offers: readonly Offer[], words: CommandTranslation): Typed {
  const picked: Offer[] = [];
  for (const part of text.split(',')) {
    const typed = part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    while (typed.length > 0) {
      const found = longestMatch(typed, offers, words);
      if ('kind' in found) return found;
      picked.push(found.offer);
      typed.splice(0, found.words);
    }
  }
  return picks(...picked);
}

/** Names have spaces: the longest run of words that means something is taken. */
function longestMatch(
  typed: readonly string[],
  offers: readonly Offer[],
  words: CommandTranslation,
): { offer: Offer; words: number } | Typed {
  for (let count = typed.length; count > 0; count--) {
    const name = typed.slice(0, count).join(' ');
    const found = matches(name, offers);
    if (found.length === 1) return { offer: found[0], words: count };
    if (found.length > 1) {
      const texts = found.map(({ text }) => text);
      return wrong(couldBe(name, texts, words));
    }
  }
  const [number] = typed;
  if (isNumber(number)) return wrong(words.say('command.play.noChoice', { number }));
  return { kind: 'unknown', name: typed.join(' ') };
}

function isNumber(typed: string): boolean {
  return /^\d+$/.test(typed);
}

/**
 * What is typed in full wins over what only begins with it, and what is shown over the names of other languages.
 * A number is never the beginning of a name.
 */
function matches(typed: string, offers: readonly Offer[]): readonly Offer[] {
  const byKey = offers.filter(({ key }) => key === typed);
  if (byKey.length > 0 || isNumber(typed)) return byKey;
  const wanted = plain(typed);
  if (wanted === '') return [];
  const ways = [
    (offer: Offer) => namesOf(offer).includes(wanted),
    (offer: Offer) => otherNamesOf(offer).includes(wanted),
    (offer: Offer) => namesOf(offer).some((name) => name.startsWith(wanted)),
    (offer: Offer) => otherNamesOf(offer).some((name) => name.startsWith(wanted)),
  ];
  return ways.map((isMeant) => offers.filter(isMeant)).find((found) => found.length > 0) ?? [];
}

/** The words that mean a choice: "buy throne room" also by "throne room". */
function namesOf(offer: Offer): string[] {
  return [offer.label, subjectOf(offer), offer.text].map(plain);
}

/** What its card is called, in whatever language. */
function otherNamesOf(offer: Offer): string[] {
  const id = subjectOf(offer);
  return isCardId(id) ? allNames[id].map(plain) : [];
}
