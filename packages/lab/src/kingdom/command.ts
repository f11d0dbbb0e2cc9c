import { shortSeed } from '@provincia/arena';
import { library } from '@provincia/cards';
import { isPlayable, type PrintedKingdom, printedKingdoms, setName } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, wholeNumber } from '@provincia/command';
import { findPrinted, missingSets, unknownName } from '../input/kingdom.ts';
import { seedOption } from '../input/seed.ts';
import { outputStyle, print } from '../output.ts';
import { cardWords, flow, type Style } from '../play/style.ts';
import { columns } from '../text/columns.ts';
import { listOf } from '../text/names.ts';
import { drawKingdoms } from './draw.ts';
import { wishesOf } from './options.ts';

const MOST_KINGDOMS = 10_000;
/** The options that say what to draw. */
const drawing = ['from', 'editions', 'attacks', 'need', 'seed', 'count'];

/** `provincia kingdom`: draws kingdoms, shows a printed one, or lists those. */
export function kingdom(name: string, options: Options, words: CommandTranslation): number {
  if (options.list || name !== '') {
    const idle = drawing.find((option) => options[option] !== undefined);
    if (idle !== undefined) throw refusal('only-drawn', { option: `--${idle}` });
    return options.list ? showAll(options, words) : showPrinted(name, options, words);
  }
  const seed = seedOption(options.seed);
  const count =
    options.count === undefined ? 1 : wholeNumber(options.count, '--count', { min: 1, max: MOST_KINGDOMS });
  const kingdoms = drawKingdoms(wishesOf(options), seed, count);
  if (options.json) {
    print(JSON.stringify({ seed, kingdoms: kingdoms.map((cards) => ({ cards: inOrder(cards) })) }));
    return 0;
  }
  const style = outputStyle(words);
  for (const cards of kingdoms) print(...kingdomLines(cards, style), '');
  print(words.say('command.results.sameAgain', { option: `--seed ${shortSeed(seed)}` }));
  return 0;
}

function showPrinted(name: string, { json }: Options, words: CommandTranslation): number {
  const printed = findPrinted(name);
  if (printed === undefined) throw unknownName(name);
  if (json) {
    print(JSON.stringify(printedJson(printed)));
    return 0;
  }
  const style = outputStyle(words);
  print(style.bold(Object.values(printed.title).join(' · ')));
  if (isPlayable(printed)) print(...kingdomLines(printed.cards, style));
  else print(...flow(cardWords(printed.cards, style), ' ', '', style.width), whyNotPlayable(printed, words));
  return 0;
}

function showAll({ json }: Options, words: CommandTranslation): number {
  if (json) {
    print(JSON.stringify(printedKingdoms.map(printedJson)));
    return 0;
  }
  const style = outputStyle(words);
  const playable = printedKingdoms.filter(isPlayable);
  const others = printedKingdoms.filter((printed) => !isPlayable(printed));
  for (const [heading, kingdoms] of [
    ['playable', playable],
    ['unavailable', others],
  ] as const) {
    print(style.bold(words.say(`command.results.${heading}`, { count: kingdoms.length })));
    for (const printed of kingdoms) print(...entryLines(printed, style));
    print('');
  }
  return 0;
}

function entryLines({ id, title, from, cards }: PrintedKingdom, style: Style): string[] {
  const { words } = style;
  const sets = Object.keys(from)
    .map((set) => setName(words, set))
    .join(', ');
  return [
    `${style.bold(title[words.language])} (${id}; ${sets})`,
    ...flow(cardWords(cards, style), ' ', '  ', style.width),
  ];
}

function printedJson(printed: PrintedKingdom): object {
  return { ...printed, playable: isPlayable(printed) };
}

function whyNotPlayable(printed: PrintedKingdom, words: CommandTranslation): string {
  const sets = missingSets(printed).map((set) => setName(words, set));
  return words.say('command.results.notPlayable', { sets: listOf(words, sets) });
}

/** By what they cost, and how to play with them. */
function kingdomLines(cards: readonly string[], style: Style): string[] {
  const piles = inOrder(cards);
  const names = columns(piles.map((id) => [style.card(id), String(costOf(id))]));
  const setOf = (id: string) => setName(style.words, library.findPile(id)?.set ?? '');
  const lines = piles.map((id, i) => `${names[i]}  ${style.dim(setOf(id))}`);
  return [...lines, `--kingdom ${piles.join(',')}`];
}

function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => costOf(a) - costOf(b) || a.localeCompare(b));
}

function costOf(id: string): number {
  return library.findPile(id)?.kinds[0].cost.coins ?? 0;
}
