import { type Bonuses, type CardId, facts, plainText, type Translation } from '@provincia/catalog';
import { flow, type Style } from '../play/style.ts';

const FEWEST_PLAYERS = 2;

/** A card as a page of text: name, facts, what it does, rulings. */
export function cardLines(id: CardId, style: Style): string[] {
  const { words: translation } = style;
  const { name, text, rulings } = translation.cards[id];
  const { say } = translation;
  const rules =
    text === '' ? [] : text.split('\n').flatMap((part) => flowed(plainText(translation, part), '', style));
  return [
    style.bold(style.card(id, name)),
    facts[id].types.map((type) => say(`type.${type}`)).join(' · '),
    ...factLines(id, translation).flatMap(([word, value]) =>
      flowed(`${style.dim(`${word}:`)} ${value}`, '', style),
    ),
    '',
    ...givenLines(id, translation),
    ...rules,
    '',
    style.bold(say('card.rulings')),
    ...rulings.flatMap((ruling) => bullet(plainText(translation, ruling), style)),
  ];
}

function factLines(id: CardId, translation: Translation): [word: string, value: string][] {
  const { cost, set, editions } = facts[id];
  const { say } = translation;
  const printings = editions.map((edition) => say('card.printing', { edition })).join(', ');
  const pile = pileWords(id, translation);
  return [
    [say('card.cost'), say('amount.coins', { amount: String(cost), count: cost })],
    [say('card.set'), say(`set.${set}`)],
    ...(set === 'dark-ages' ? [] : ([[say('card.printings'), printings]] as [string, string][])),
    [say('card.pile'), pile],
  ];
}

/** How many there are: one number if it is the same for all tables, else by the number of players. */
function pileWords(id: CardId, { cards, say }: Translation): string {
  const { pile } = facts[id];
  if (pile === undefined) return say('card.inStartingDeck');
  if (typeof pile === 'string') return say('card.inPile', { pile: cards[pile].name });
  if (pile.every((count) => count === pile[0])) return say('card.pileOf', { count: pile[0] });
  return pile.map((count, i) => say('card.pileBy', { players: i + FEWEST_PLAYERS, count })).join(', ');
}

/** What the signs on the face show: bonuses, coins, points. */
function givenLines(id: CardId, { say }: Translation): string[] {
  const { coins, points } = facts[id];
  const given = Object.entries(facts[id].bonuses) as [keyof Bonuses, number][];
  const lines = given.map(([sign, count]) => `+${count} ${say(`sign.${sign}`, { count })}`);
  if (coins !== undefined) lines.push(say('amount.coins', { amount: String(coins), count: coins }));
  if (typeof points === 'number') {
    lines.push(say('amount.points', { amount: String(points).replace('-', '−'), count: Math.abs(points) }));
  }
  return lines;
}

function bullet(text: string, style: Style): string[] {
  const [first, ...rest] = flowed(text, '  ', style);
  return [`• ${first.trimStart()}`, ...rest];
}

function flowed(text: string, indent: string, style: Style): string[] {
  return flow(text.split(' '), ' ', indent, style.width);
}
