import { facts } from '@provincia/cards/facts';
import { type Language, parts } from '@provincia/catalog';
import { wrongTerms } from '@provincia/catalog/terms';
import { cards, given, label, players, step as scripted } from '@provincia/position/schema';
import { z } from 'zod';
import {
  type Conditions,
  namedPlaces,
  type Pattern,
  type Point,
  places,
  type Range,
  reviewPlaces,
} from './lesson.ts';

const MOST_SENTENCES = 3;
const LONGEST_TEXT = 240;
const LONGEST_LABEL = 90;

/** What a text is at most, so that nothing has to be read twice. */
function words(language: Language, longest: number, sentences: number) {
  return z.string().superRefine((text, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (text.trim() === '') complain('The text is empty.');
    if (text.length > longest) complain(`The text has ${text.length} characters. Say it in ${longest}.`);
    const count = text.split(/[.!?…](?:\s|$)/).filter((one) => one.trim() !== '').length;
    if (count > sentences)
      complain(`The text has ${count} sentences. Say it in ${sentences}, or make two steps of it.`);
    for (const piece of text.matchAll(/\{[^}]*\}/g)) {
      if (!isMarkup(piece[0])) {
        complain(`"${piece[0]}" is neither an amount such as {+1 action} nor a card such as {village}.`);
      }
    }
    for (const { wrong, right } of wrongTerms(language, text.replaceAll(/\{[^}]*\}/g, '…'))) {
      complain(`"${wrong}" is called "${right}" everywhere else. Use the same word.`);
    }
  });
}

function isMarkup(piece: string): boolean {
  try {
    return parts(piece).length === 1;
  } catch {
    return false;
  }
}

function textsOf(longest: number, sentences: number) {
  const one = (language: Language) => words(language, longest, sentences);
  return z.strictObject({ en: one('en'), es: one('es'), pt: one('pt'), de: one('de') });
}

const text = textsOf(LONGEST_TEXT, MOST_SENTENCES);
const shortText = textsOf(LONGEST_LABEL, 1);

const cardId = z.string().refine((id) => id in facts, {
  error: ({ input }) => `There is no card "${input}". Cards go by their ids, such as "throne-room".`,
});

/** "3", "3+", "0-2". */
const range = z.union([z.int(), z.string()]).transform((value, context): Range => {
  const [, from, plus, to] = /^(\d+)(?:(\+)|-(\d+))?$/.exec(String(value)) ?? [];
  if (from === undefined) {
    context.addIssue({ code: 'custom', message: `"${value}" is no range. Write "3", "3+" or "3-5".` });
    return z.NEVER;
  }
  if (plus !== undefined) return [Number(from), null];
  return [Number(from), Number(to ?? from)];
});

const labels = z.union([label, z.array(label)]).transform((picks) => [picks].flat());

const conditions = z.strictObject({
  verb: z.enum(['play', 'buy', 'pick', 'name', 'use', 'choose', 'treasures', 'pay', 'put']).exactOptional(),
  card: z
    .union([cardId, z.array(cardId)])
    .transform((ids) => [ids].flat())
    .exactOptional(),
  type: z.string().exactOptional(),
  cost: range.exactOptional(),
  count: range.exactOptional(),
  with: labels.exactOptional(),
});

/** `anything`, `done`, the labels of picks, or conditions. */
const pattern = z.unknown().transform((value, context): Pattern => {
  if (value === 'anything') return { kind: 'anything' };
  if (value === 'done') return { kind: 'picks', picks: [] };
  const isBlock = typeof value === 'object' && value !== null && !Array.isArray(value);
  const read = isBlock ? conditions.safeParse(value) : labels.safeParse(value);
  if (!read.success) {
    for (const issue of read.error.issues) context.addIssue({ ...issue, input: value } as never);
    return z.NEVER;
  }
  return Array.isArray(read.data)
    ? { kind: 'picks', picks: read.data }
    : { kind: 'all', ...(read.data as Conditions) };
});

const named: readonly string[] = namedPlaces;
const single: readonly string[] = [...places, ...reviewPlaces];

/** `hand`, `pile silver`, `button done`. */
const point = z.string().transform((value, context): Point => {
  const [at, ...rest] = value.split(' ');
  const of = rest.join(' ');
  if (named.includes(at) && of !== '') return { at: at as Point['at'], of };
  if (single.includes(at) && of === '') return { at: at as Point['at'] };
  context.addIssue({
    code: 'custom',
    message: `There is no "${value}" to point at. There are ${single.join(', ')}, and with a name ${named.join(', ')}.`,
  });
  return z.NEVER;
});

const verdicts = ['accept', 'stay', 'explain'] as const;

const rule = z
  .strictObject({
    accept: pattern.exactOptional(),
    stay: pattern.exactOptional(),
    explain: pattern.exactOptional(),
    reply: text.exactOptional(),
    point: point.exactOptional(),
  })
  .transform(({ reply, point, ...said }, context) => {
    const [verdict, ...others] = verdicts.filter((one) => said[one] !== undefined);
    if (verdict === undefined || others.length > 0) {
      context.addIssue({ code: 'custom', message: 'An answer has one of "accept", "stay" and "explain".' });
      return z.NEVER;
    }
    if (verdict === 'explain' && reply === undefined) {
      context.addIssue({ code: 'custom', message: 'What is explained needs a "reply" that explains it.' });
    }
    return { verdict, when: said[verdict] as Pattern, ...(reply && { reply }), ...(point && { point }) };
  });

const option = z
  .strictObject({ option: shortText, accept: text.exactOptional(), explain: text.exactOptional() })
  .transform(({ option, accept, explain }, context) => {
    const reply = accept ?? explain;
    if (reply === undefined || (accept !== undefined && explain !== undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'An option has either "accept" or "explain", with what is said then.',
      });
      return z.NEVER;
    }
    return { option, verdict: accept === undefined ? ('explain' as const) : ('accept' as const), reply };
  });

const step = z
  .strictObject({
    say: text,
    point: point.exactOptional(),
    answer: z.array(rule).min(1).exactOptional(),
    choose: z.array(option).min(2).exactOptional(),
  })
  .superRefine(({ answer, choose }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (answer !== undefined && choose !== undefined) complain('A step has "answer" or "choose", not both.');
    if (answer && !answer.some(({ verdict }) => verdict === 'accept'))
      complain('No answer is accepted here. Add one with "accept".');
    if (choose && !choose.some(({ verdict }) => verdict === 'accept'))
      complain('No option is accepted here. Add one with "accept".');
  });

const steps = z.array(step).min(1);

const tableScene = z.strictObject({
  players,
  kingdom: cards.default([]),
  given: given.prefault({}),
  rivals: z.array(scripted).default([]),
  steps,
});

const reviewScene = z.strictObject({ review: z.string(), steps });

/** Which of the two it is says the word "review", so that mistakes are told of the right one. */
const scene = z
  .unknown()
  .transform((value, context): z.output<typeof tableScene> | z.output<typeof reviewScene> => {
    const isReview = typeof value === 'object' && value !== null && 'review' in value;
    const read = (isReview ? reviewScene : tableScene).safeParse(value);
    if (read.success) return read.data;
    for (const issue of read.error.issues) context.addIssue({ ...issue, input: value } as never);
    return z.NEVER;
  });

/** A lesson as it is written. */
export const lessonSchema = z.strictObject({
  title: shortText,
  teaches: textsOf(LONGEST_LABEL, 1),
  minutes: z.int().min(1).max(10),
  card: cardId,
  remember: text,
  scenes: z.array(scene).min(1),
});
