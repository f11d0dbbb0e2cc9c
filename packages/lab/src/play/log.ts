import { library } from '@provincia/cards';
import { eventFor, type GameEvent } from '@provincia/engine';
import { playerName, plural, YOU } from './names.ts';
import { type Sentence, sentencesOf } from './story.ts';
import { cardList, type Style, wrap } from './style.ts';

/** For whom things are told. */
export interface Reader {
  /** The seat that is "you"; null if the reader has none. */
  readonly you: number | null;
  nameOf(seat: number): string;
  see(event: GameEvent): GameEvent;
}

/** The one who plays: nothing that seat may not see gets past `see`. */
export const thePlayer: Reader = {
  you: YOU,
  nameOf: playerName,
  see: (event) => eventFor(event, YOU),
};

/** What happened, in lines. */
export function logLines(events: readonly GameEvent[], style: Style, reader: Reader = thePlayer): string[] {
  const seen = events.map(reader.see);
  const sentences = sentencesOf(seen, (id) => library.find(id)?.isTreasure === true);
  return sentences.flatMap((sentence) => {
    if (sentence.type === 'turn') return turnHeading(sentence, style, reader);
    return wrap(`${textOf(sentence, style, reader)}.`, sentence.nested ? '    ' : '  ', style.width);
  });
}

function turnHeading({ player, turn }: Sentence, style: Style, { you, nameOf }: Reader): string[] {
  if (player === you) return ['', style.bold(heading(`Your turn ${turn}`, '═', style.width))];
  return [heading(`${nameOf(player)}, turn ${turn}`, '─', style.width)];
}

export function heading(text: string, stroke: '═' | '─', width: number): string {
  return `${stroke.repeat(2)} ${text} `.padEnd(Math.min(width, 80), stroke);
}

/** How "you" and "she" do it, and what comes after the cards. */
type Verb = readonly [you: string, others: string, after?: string];

const verbs: { readonly [T in GameEvent['type']]?: Verb } = {
  play: ['play', 'plays'],
  draw: ['draw', 'draws'],
  discard: ['discard', 'discards'],
  buy: ['buy', 'buys'],
  gain: ['gain', 'gains'],
  trash: ['trash', 'trashes'],
  return: ['return', 'returns', 'to its pile'],
  reveal: ['reveal', 'reveals'],
  look: ['look at', 'looks at'],
  'set-aside': ['set', 'sets', 'aside'],
  'put-in-hand': ['put', 'puts', 'into the hand'],
  'put-on-deck': ['put', 'puts', 'on the deck'],
  'put-in-deck': ['put', 'puts', 'into the deck'],
  pass: ['pass', 'passes'],
  'put-deck-into-discard': ['put', 'puts', 'the deck into the discard pile'],
  shuffle: ['shuffle', 'shuffles'],
  plus: ['get', 'gets'],
};

const whereTo: Record<string, string> = { hand: 'to the hand', deck: 'onto the deck' };

function textOf(sentence: Sentence, style: Style, reader: Reader): string {
  const { type, player, from, to } = sentence;
  const [you, others, after] = verbs[type] ?? [type, type];
  const words = [reader.nameOf(player), player === reader.you ? you : others];
  if (type !== 'put-deck-into-discard') words.push(objectOf(sentence, style));
  if (after) words.push(after);
  if (type === 'gain' && from === 'trash') words.push('from the trash');
  if (type === 'gain' && to !== null && to in whereTo) words.push(whereTo[to]);
  const brought = broughtOf(sentence, style, reader);
  const colon = type === 'plus' || brought === '' ? ' ' : ': ';
  return `${words.filter((word) => word !== '').join(' ')}${colon}${brought}`.trimEnd();
}

function objectOf({ cards, hidden, top }: Sentence, style: Style): string {
  const parts = cards.length > 0 ? [cardList(cards, style)] : [];
  if (hidden > 0) parts.push(plural(hidden, 'card'));
  const text = parts.join(' and ');
  return top === null || hidden === 0
    ? text
    : `${text}${hidden > 1 ? `, ${style.card(top)} on top` : ` (${style.card(top)})`}`;
}

/** "+1 card (Estate), +2 actions". */
function broughtOf({ player, brought }: Sentence, style: Style, { you }: Reader): string {
  const { shuffled, draws, drawn, actions, buys, coins } = brought;
  const parts: string[] = [];
  if (shuffled) parts.push(player === you ? 'shuffle' : 'shuffles');
  if (draws > 0)
    parts.push(`+${plural(draws, 'card')}${drawn.length > 0 ? ` (${cardList(drawn, style)})` : ''}`);
  if (actions > 0) parts.push(`+${plural(actions, 'action')}`);
  if (buys > 0) parts.push(`+${plural(buys, 'buy')}`);
  if (coins > 0) parts.push(`+${plural(coins, 'coin')}`);
  return parts.join(', ');
}
