import type { WordsLike, WordTable } from '../word-table.ts';
import { puzzle } from './puzzle.ts';

/** What a coach says of a game, in the browser and in the terminal. */
export const coach = {
  mark: {
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  /** An answer of which nothing is picked, and one with what is bought after it in the same turn. */
  line: {
    noAction: 'Play no action',
    noPurchase: 'Buy nothing',
    withMore: '{first}, then {more}',
  },
  /** Why an answer is better than the one that was given: "it" is the better one. */
  reason: {
    'wins-now': 'It ends the game at once and wins it.',
    'loses-now': 'The answer that was given ends the game and loses it.',
    /** `card` has its article; `uses` is rounded to tenths. */
    'hardly-used':
      'In about {turns, plural, one {# more turn} other {# more turns}}, {card} would {uses, plural, =0 {hardly ever come up} one {come up only once} other {come up only # times}}.',
    points: 'The game ends about {points, plural, one {# point} other {# points}} better.',
    sooner: 'The game ends about {turns, plural, one {# turn} other {# turns}} sooner.',
    later: 'The game lasts about {turns, plural, one {# turn} other {# turns}} longer.',
    plan: 'It is what the plan wants next: {plan}.',
    'wins-more': 'It simply wins more often.',
  },
  /** A share of imagined games that was won. The error is in percentage points. */
  chance: '{chance, number, percent} (±{error} in {games, plural, one {# game} other {# games}})',
  loss: 'It cost {loss} ±{error} percentage points.',
  /** How a game went for a player: both in percentage points, and what is to be said of it. */
  balance: 'Skill {skill}, luck {luck}: {verdict}.',
  /** `you` is "yes" if it is said to that player. */
  verdict: {
    lucky: '{you, select, yes {you were lucky} other {{name} was lucky}}',
    unlucky: '{you, select, yes {you were unlucky} other {{name} was unlucky}}',
    mistakes: '{you, select, yes {mistakes cost you most} other {mistakes cost {name} most}}',
    well: '{you, select, yes {you played well} other {{name} played well}}',
    even: 'luck and skill weighed about the same',
  },
  /** What stands around the answers that a player could give. */
  hint: {
    title: 'Hint',
    take: 'Choose one to take it.',
    thinking: 'Trying out what you could do …',
    none: 'Nothing can be tried out here, so there is no hint. This does not count as one.',
    only: 'Nothing else is worth trying here.',
    taken: '{count, plural, one {# hint} other {# hints}} in this game',
  },
  /** A turn as a whole. */
  turn: {
    fine: 'Fine turn',
    actions: 'Poor choice of actions, fine buys',
    purchases: 'Fine choice of actions, poor buys',
    both: 'Poor choice of actions, poor buys',
    // Where there was nothing else to choose.
    onlyActions: 'Poor choice of actions',
    onlyPurchases: 'Poor buys',
  },
  /** The best plans for a kingdom, and what the players did. */
  ways: {
    title: 'What wins in this kingdom',
    money: 'Big Money',
    shares:
      'Percent of {games, plural, one {# game} other {# games}} that a plan wins against the others and against Big Money (±{error}).',
    even: 'With {players} players, {even} is an even share.',
    cards: 'Below each plan is what it usually gets: from which turn on, and how many by turn 16.',
    got: 'What the players got',
    /** What somebody gets from one of their turns on, as a list of cards. */
    from: 'from turn {turn}: {cards}',
    nothing: 'nothing',
  },
  /**
   * What a plan is called. `named` is "no" if no card is named with it; otherwise `card` is its name, or its plural
   * where `plan-title.ts` says so.
   */
  plan: {
    money: '{named, select, no {Money} other {Money with {card}}}',
    engine: '{named, select, no {Engine} other {{card} engine}}',
    chain: '{named, select, no {Chain of actions} other {{card} chain}}',
    megaturn: '{named, select, no {Megaturn} other {{card} megaturn}}',
    rush: '{named, select, no {Rush} other {{card} rush}}',
    points: '{named, select, no {Points} other {Points from {card}}}',
    curses: '{named, select, no {Attack} other {{card} attack}}',
    piles: '{named, select, no {Pile-out} other {Pile-out with {card}}}',
    slog: 'Slog',
    unknown: 'Unknown plan',
  },
  puzzle,
} satisfies WordTable;

export type CoachWords = WordsLike<typeof coach>;
