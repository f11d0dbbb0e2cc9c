import type { WordsLike, WordTable } from '../word-table.ts';

/** Terms of the game and words around the cards, as ICU messages. The other languages have exactly these keys. */
export const words = {
  type: {
    action: 'Action',
    treasure: 'Treasure',
    victory: 'Victory',
    curse: 'Curse',
    attack: 'Attack',
    reaction: 'Reaction',
    duration: 'Duration',
    looter: 'Looter',
    knight: 'Knight',
    ruins: 'Ruins',
    shelter: 'Shelter',
  },
  set: {
    base: 'Base',
    intrigue: 'Intrigue',
    'dark-ages': 'Dark Ages',
    seaside: 'Seaside',
    prosperity: 'Prosperity',
  },
  phase: {
    action: 'Action phase',
    buy: 'Buy phase',
    cleanup: 'Clean-up',
  },
  place: {
    supply: 'Supply',
    hand: 'Hand',
    deck: 'Deck',
    discard: 'Discard pile',
    play: 'In play',
    trash: 'Trash',
    'set-aside': 'Set aside',
  },
  /** The word beside a sign, with the number in front of the sign: +2 ⚑ Actions. */
  sign: {
    cards: '{count, plural, one {Card} other {Cards}}',
    actions: '{count, plural, one {Action} other {Actions}}',
    buys: '{count, plural, one {Buy} other {Buys}}',
    coins: '{count, plural, one {Coin} other {Coins}}',
    points: '{count, plural, one {Point} other {Points}}',
  },
  /** The same inside a sentence, in words alone: "a card costing up to 4 coins". `amount` is the number as it is shown. */
  amount: {
    cards: '{amount} {count, plural, one {card} other {cards}}',
    actions: '{amount} {count, plural, one {action} other {actions}}',
    buys: '{amount} {count, plural, one {buy} other {buys}}',
    coins: '{amount} {count, plural, one {coin} other {coins}}',
    points: '{amount} {count, plural, one {victory point} other {victory points}}',
  },
  card: {
    label: '{name}, {types}, costs {cost, plural, one {# coin} other {# coins}}',
    cost: 'Cost',
    set: 'Set',
    printings: 'Printings',
    printing: '{edition, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    pile: 'Pile',
    pileOf: '{count, plural, one {# card} other {# cards}}',
    pileBy: '{players, plural, one {# player} other {# players}}: {count}',
    inPile: 'one of the {pile}',
    inStartingDeck: 'one in each starting deck',
    rulings: 'Rulings',
    all: 'All cards: {set}',
  },
} satisfies WordTable;

/** What every language has to have. */
export type Words = WordsLike<typeof words>;
