import type { WordsLike, WordTable } from '../../word-table.ts';

/** A game in the terminal. Names of cards stand without an article. */
export const play = {
  welcome: 'Provincia: you play against {names}.',
  keys: 'Type ? for help, q to leave.',
  yourTurn: 'Your turn {turn}',
  turnOf: '{name}, turn {turn}',
  unfinished: 'The game was not finished.',
  again: 'To play this game again:',
  readAgain: 'To read it again:',
  // The table
  card: 'card',
  cost: 'cost',
  left: 'left',
  youHave: 'You have',
  noCards: 'no cards',
  empty: 'empty',
  inDeck: '{count} in the deck',
  noDiscard: 'no discard pile',
  onDiscard: '{card} on the discard pile',
  turns: '{count, plural, one {# turn} other {# turns}}',
  score: '{points, plural, one {# point} other {# points}} in {turns, plural, one {# turn} other {# turns}}',
  // What may be typed
  hint: {
    action: '(Enter ends the actions, ? for help)',
    buy: '(Enter ends your turn, ? for help)',
    one: '(number or name, ? for help)',
    oneOrNone: '(number or name, Enter picks none, ? for help)',
    some: '(numbers or names, e.g. 1 1 2, ? for help)',
    someOrNone: '(numbers or names, e.g. 1 1 2, Enter picks none, ? for help)',
  },
  treasuresLeft: 'You have not played your treasures: press Enter again to end your turn.',
  leave: 'Leave the game? (y/n)',
  /** What the answer to that begins with. */
  yes: 'y',
  help: {
    answers:
      'Answer with numbers or names, separated by spaces or commas. The first letters of a name are enough, in any language. "1 1" picks the first choice twice.',
    enter: 'done, or nothing, where nothing has to be picked',
    treasures: 'play all treasures',
    supply: 'show the supply, the trash and the players',
    /** What stands for a name after the question mark. */
    name: 'name',
    card: 'what a card costs and what type it is',
    leave: 'leave the game',
  },
  // Why something that was typed does not do
  noCard: 'There is no card "{name}".',
  couldBe: '"{typed}" could be {names}.',
  noChoice: 'There is no choice {number}.',
  notOffered: '"{typed}" is not one of the choices.',
  treasuresLater: 'Treasures come after the actions: Enter ends the actions.',
  noTreasures: 'There are no treasures to play now.',
  pileEmpty: 'The pile of {card} is empty.',
  tooExpensive: '{card} costs {cost}, and you have {coins, plural, one {# coin} other {# coins}}.',
  onlySoMany: '{card} can be picked {count, plural, one {once} other {# times}} at most.',
  /** Of a card: `now` is what it costs at the moment. */
  facts:
    '{card} ({id}): {types}, cost {cost}{changed, select, yes { (now {now})} other {}}, {there, select, yes {{left} left} other {not in this game}}.',
} satisfies WordTable;

export type Play = WordsLike<typeof play>;
