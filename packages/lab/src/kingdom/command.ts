import { shortSeed } from '@provincia/arena';
import { library } from '@provincia/cards';
import { isPlayable, type PrintedKingdom, printedKingdoms } from '@provincia/catalog';
import { type Options, Refusal, wholeNumber } from '@provincia/command';
import { findPrinted, missingSets, unknownName } from '../input/kingdom.ts';
import { seedOption } from '../input/seed.ts';
import { outputStyle, print } from '../output.ts';
import { listOf, titleOf } from '../play/names.ts';
import { cardWords, flow, type Style } from '../play/style.ts';
import { columns } from '../text/columns.ts';
import { drawKingdoms } from './draw.ts';
import { wishesOf } from './options.ts';

const MOST_KINGDOMS = 10_000;
/** The options that say what to draw. */
const drawing = ['from', 'editions', 'attacks', 'need', 'seed', 'count'];

/** `provincia kingdom`: draws kingdoms, shows a printed one, or lists those. */
export function kingdom(name: string, options: Options): number {
  if (options.list || name !== '') {
    const idle = drawing.find((option) => options[option] !== undefined);
    if (idle !== undefined) throw new Refusal(`--${idle} is for drawing a kingdom, not for printed ones.`);
    return options.list ? showAll(options) : showPrinted(name, options);
  }
  const seed = seedOption(options.seed);
  const count =
    options.count === undefined ? 1 : wholeNumber(options.count, '--count', { min: 1, max: MOST_KINGDOMS });
  const kingdoms = drawKingdoms(wishesOf(options), seed, count);
  if (options.json) {
    print(JSON.stringify({ seed, kingdoms: kingdoms.map((cards) => ({ cards: inOrder(cards) })) }));
    return 0;
  }
  const style = outputStyle();
  for (const cards of kingdoms) print(...kingdomLines(cards, style), '');
  print(`To get the same again: --seed ${shortSeed(seed)}`);
  return 0;
}

function showPrinted(name: string, { json }: Options): number {
  const printed = findPrinted(name);
  if (printed === undefined) throw unknownName(name);
  if (json) {
    print(JSON.stringify(printedJson(printed)));
    return 0;
  }
  const style = outputStyle();
  print(style.bold(Object.values(printed.title).join(' · ')));
  if (isPlayable(printed)) print(...kingdomLines(printed.cards, style));
  else print(...flow(cardWords(printed.cards, style), ' ', '', style.width), whyNotPlayable(printed));
  return 0;
}

function showAll({ json }: Options): number {
  if (json) {
    print(JSON.stringify(printedKingdoms.map(printedJson)));
    return 0;
  }
  const style = outputStyle();
  const playable = printedKingdoms.filter(isPlayable);
  const others = printedKingdoms.filter((printed) => !isPlayable(printed));
  for (const [heading, kingdoms] of [
    ['Playable', playable],
    ['With cards not available here', others],
  ] as const) {
    print(style.bold(`${heading}: ${kingdoms.length}`));
    for (const printed of kingdoms) print(...entryLines(printed, style));
    print('');
  }
  return 0;
}

function entryLines({ id, title, from, cards }: PrintedKingdom, style: Style): string[] {
  const sets = Object.keys(from).map(titleOf).join(', ');
  return [
    `${style.bold(title.en)} (${id}; ${sets})`,
    ...flow(cardWords(cards, style), ' ', '  ', style.width),
  ];
}

function printedJson(printed: PrintedKingdom): object {
  return { ...printed, playable: isPlayable(printed) };
}

function whyNotPlayable(printed: PrintedKingdom): string {
  return `Cannot be played here: it needs ${listOf(missingSets(printed).map(titleOf))}.`;
}

/** By what they cost, and how to play with them. */
function kingdomLines(cards: readonly string[], style: Style): string[] {
  const piles = inOrder(cards);
  const names = columns(piles.map((id) => [style.card(id), String(costOf(id))]));
  const lines = piles.map((id, i) => `${names[i]}  ${style.dim(titleOf(library.findPile(id)?.set ?? ''))}`);
  return [...lines, `--kingdom ${piles.join(',')}`];
}

function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => costOf(a) - costOf(b) || a.localeCompare(b));
}

function costOf(id: string): number {
  return library.findPile(id)?.kinds[0].cost.coins ?? 0;
}
