import { type CardType, type ExplanationId, facts, isCardId } from '@provincia/catalog';
import type { Event, Sight } from '@provincia/protocol';

/** How things stand for the one who is taught, and what has happened since they were last looked at. */
export interface Moment {
  readonly sight: Pick<Sight, 'view' | 'decision' | 'result'>;
  readonly you: number;
  readonly fresh: readonly Event[];
}

/** Something that is explained when it is so for the first time. */
export interface Explanation {
  readonly id: ExplanationId;
  readonly when: (moment: Moment) => boolean;
  /** Whether it tells of what has happened. Otherwise it is put away when it is no longer so. */
  readonly isPast?: true;
  /** Where it is on the page: the first of these that is there. */
  readonly at: (moment: Moment) => readonly string[];
}

const HAND = '[data-place="hand"]';
const PROMPT = '[data-landmark="prompt"]';
const DISCARD = '[data-place="discard"]';
const pileAt = (id: string) => `[data-place="pile:${id}"]`;

/** The order is that in which they are told of if several are so at once. */
export const explanations: readonly Explanation[] = [
  { id: 'over', when: ({ sight }) => sight.result !== null, at: () => ['[data-part="result"]'] },
  {
    id: 'hand',
    when: ({ sight, you }) => isPhase(sight) && isUntouched(sight.view.seats[you]),
    at: () => [HAND],
  },
  { id: 'reaction', when: ({ sight }) => sight.decision?.kind === 'reaction', at: () => [PROMPT] },
  {
    id: 'attack',
    isPast: true,
    when: ({ fresh, you }) => fresh.some((event) => plays(event, 'attack') && event.player !== you),
    at: (moment) => [`[data-place="seat:${rivalIn(moment)}"]`, '[data-landmark="rivals"]'],
  },
  { id: 'action', when: (moment) => handActions(moment).length > 0, at: (moment) => [cardAt(moment), HAND] },
  { id: 'clash', when: isClash, at: () => [HAND] },
  {
    id: 'extraAction',
    when: (moment) => handActions(moment).length > 0 && moment.sight.view.actions > 1,
    at: () => ['[data-of="actions"]', PROMPT],
  },
  {
    id: 'treasures',
    when: ({ sight }) => offers(sight, 'treasures'),
    at: () => ['[aria-keyshortcuts="t"]', PROMPT],
  },
  { id: 'buy', when: ({ sight }) => isBuying(sight), at: () => ['[data-of="coins"]', PROMPT] },
  {
    id: 'eight',
    when: ({ sight }) => isBuying(sight) && offers(sight, 'buy province'),
    at: () => [pileAt('province')],
  },
  {
    id: 'five',
    when: ({ sight }) => isBuying(sight) && sight.view.coins >= 5 && !offers(sight, 'buy province'),
    at: () => ['[data-of="coins"]', PROMPT],
  },
  {
    id: 'extraBuy',
    when: ({ sight }) => isBuying(sight) && sight.view.buys > 1,
    at: () => ['[data-of="buys"]', PROMPT],
  },
  {
    id: 'played',
    isPast: true,
    when: ({ fresh, you }) => fresh.some((event) => plays(event, 'action') && event.player === you),
    at: () => ['[data-place="play"]', '[data-landmark="play"]'],
  },
  { id: 'gained', isPast: true, when: (moment) => has(moment, 'buy'), at: () => [DISCARD] },
  { id: 'trash', isPast: true, when: (moment) => has(moment, 'trash'), at: () => ['[data-place="trash"]'] },
  {
    id: 'curse',
    isPast: true,
    when: ({ fresh, you }) => gains(fresh, 'curse', (seat) => seat === you),
    at: () => [DISCARD],
  },
  { id: 'cleanUp', isPast: true, when: (moment) => has(moment, 'clean-up'), at: () => [HAND] },
  {
    id: 'shuffle',
    isPast: true,
    // Everybody has shuffled before the first turn.
    when: (moment) => has(moment, 'shuffle') && moment.sight.view.seats[moment.you].turns > 0,
    at: () => ['[data-place="deck"]'],
  },
  {
    id: 'rivalProvince',
    isPast: true,
    when: ({ fresh, you }) => gains(fresh, 'province', (seat) => seat !== you),
    at: () => [pileAt('province')],
  },
  {
    id: 'fewProvinces',
    when: ({ sight }) => leftOf(sight, 'province') === 3,
    at: () => [pileAt('province')],
  },
  { id: 'emptyPile', when: ({ sight }) => sight.view.emptyPiles === 1, at: (moment) => emptyPiles(moment) },
  { id: 'twoEmpty', when: ({ sight }) => sight.view.emptyPiles === 2, at: (moment) => emptyPiles(moment) },
];

/** What the sentences of explanations name. */
export interface Named {
  readonly coins: number;
  readonly buys: number;
  readonly actions: number;
  /** So many empty piles end the game. */
  readonly limit: number;
  /** The seat of somebody else who did it. */
  readonly rival: number;
}

export function namedIn(moment: Moment): Named {
  const { coins, buys, actions, emptyPilesToEnd } = moment.sight.view;
  return { coins, buys, actions, limit: emptyPilesToEnd, rival: rivalIn(moment) };
}

// ------------------------------------------------------------ how things stand

function isPhase({ decision }: Moment['sight']): boolean {
  return decision?.kind === 'phase';
}

/** Whether the first turn has just begun. */
function isUntouched({ turns, play }: Moment['sight']['view']['seats'][number]): boolean {
  return turns === 1 && play.length === 0;
}

/** Whether treasures have been played and it is about what to buy with them. */
function isBuying(sight: Moment['sight']): boolean {
  return isPhase(sight) && sight.view.phase === 'buy' && !offers(sight, 'treasures') && sight.view.coins > 0;
}

function offers(sight: Moment['sight'], label: string): boolean {
  return isPhase(sight) && (sight.decision?.choices.some((one) => one.label === label) ?? false);
}

/** The actions that can be played from the hand, each as often as it is there. */
function handActions({ sight }: Moment): readonly string[] {
  const { decision, view } = sight;
  if (decision?.kind !== 'phase' || view.phase !== 'action') return [];
  return decision.choices.flatMap((choice) =>
    choice.verb === 'play' ? Array<string>(choice.count).fill(choice.card) : [],
  );
}

/** With one action left, two cards that both give none. */
function isClash(moment: Moment): boolean {
  const terminals = handActions(moment).filter((id) => isCardId(id) && !facts[id].bonuses.actions);
  return moment.sight.view.actions === 1 && terminals.length > 1;
}

function cardAt(moment: Moment): string {
  return `[data-wish="hand ${handActions(moment)[0]}"]`;
}

function leftOf({ view }: Moment['sight'], id: string): number | undefined {
  return view.supply.find(({ pile }) => pile === id)?.left;
}

function emptyPiles({ sight }: Moment): readonly string[] {
  return sight.view.supply
    .filter(({ left, inSupply }) => inSupply && left === 0)
    .map(({ pile }) => pileAt(pile));
}

// ------------------------------------------------------------ what has happened

function has({ fresh, you }: Moment, type: Event['type']): boolean {
  return fresh.some((event) => event.type === type && event.player === you);
}

function plays(event: Event, type: CardType): boolean {
  return event.type === 'play' && event.cards.some((id) => isCardId(id) && facts[id].types.includes(type));
}

function gains(fresh: readonly Event[], card: string, by: (seat: number) => boolean): boolean {
  return fresh.some((event) => event.type === 'gain' && by(event.player) && event.cards.includes(card));
}

/** The last of the others who did something. */
function rivalIn({ fresh, you, sight }: Moment): number {
  const last = fresh.findLast(
    (event) => event.player !== you && (event.type === 'play' || event.type === 'gain'),
  );
  return last?.player ?? (you + 1) % sight.view.seats.length;
}
