import { library } from '@provincia/cards';
import {
  type ArrangedSeat,
  arrange,
  type Choice,
  type Game,
  type Position,
  rulesVersion,
} from '@provincia/engine';
import { chooseAction, chooseTreasure, judge } from './index.ts';

/** Piles that fill a kingdom up. */
const fillers = [
  'village',
  'smithy',
  'market',
  'moat',
  'woodcutter',
  'workshop',
  'militia',
  'festival',
  'laboratory',
  'bureaucrat',
];

interface Situation extends Partial<Position> {
  /** The seat whose turn it is; its deck is a beginner’s unless it is given. */
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly play?: readonly string[];
  /** The only other player. */
  readonly other?: Partial<ArrangedSeat>;
  /** Piles that have to be there. */
  readonly kingdom?: readonly string[];
  /** Whether there are Platinum and Colony. */
  readonly colonies?: boolean;
}

const beginnersDeck = ['copper', 'estate', 'copper', 'copper', 'estate', 'copper'];

/** A game of two in the action phase of the first. */
export function situation({
  hand = [],
  deck = beginnersDeck,
  discard = [],
  play = [],
  other = {},
  kingdom = [],
  colonies = false,
  ...more
}: Situation): Game {
  const piles = [...new Set([...kingdom, ...fillers])].slice(0, 10);
  const result = arrange(library, {
    setup: { rules: rulesVersion, seed: '7'.padStart(32, '0'), players: 2, kingdom: piles, colonies },
    seats: [
      { hand, deck, discard, play, turns: 5 },
      { deck: beginnersDeck, turns: 4, ...other },
    ],
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'action',
    actions: 1,
    buys: 1,
    coins: 0,
    ...more,
  });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** What is judged best as the answer to the question at hand. */
export function judged(game: Game): readonly string[] {
  const { decision } = game;
  if (decision === null) throw new Error('nothing is asked');
  const view = game.view(decision.player);
  if (decision.kind !== 'phase') return labelsOf(judge(decision, view));
  const act = () => chooseAction(view, []);
  return labelsOf(view.phase === 'action' ? act() : chooseTreasure(view));
}

export function labelsOf(picks: readonly Choice[]): string[] {
  return picks.map(({ label }) => label);
}

export function answer(game: Game, picks: readonly string[]): void {
  const { decision } = game;
  const result = game.answer(decision?.player, { index: decision?.index, picks });
  if (!result.ok) throw new Error(result.problem.message);
}

/** Plays the card and gives what is judged best as the answer to the first question that comes of it. */
export function judgedAfter(card: string, game: Game): readonly string[] {
  answer(game, [`play ${card}`]);
  return judged(game);
}

/** What is judged best for a card in this situation: in hand, among others, and then played. */
export function judgedFor(card: string, { hand = [], kingdom = [], ...more }: Situation): readonly string[] {
  const isInSupply = library.findPile(card)?.home === 'kingdom';
  const game = situation({
    ...more,
    hand: [card, ...hand],
    kingdom: isInSupply ? [card, ...kingdom] : kingdom,
  });
  return judgedAfter(card, game);
}
