import type { WordsLike, WordTable } from '../word-table.ts';

/** What a first game explains when it happens for the first time. */
export const teaching = {
  label: 'Explanation',
  gotIt: 'Got it',
  stop: 'Explain no more',
  explain: {
    hand: 'These five cards are your hand. Everyone starts with seven Coppers and three Estates. A gold ring shows what you can choose now.',
    treasures: 'This is the buy phase. Play your treasures first: each Copper gives 1 coin.',
    buy: 'You have {coins, plural, one {# coin} other {# coins}}. Choose a pile that costs no more than that. What you do not spend is lost at the end of your turn.',
    gained:
      'What you buy goes to your discard pile. You draw it later, after your deck has run out and been shuffled again.',
    cleanUp:
      'Your turn is over. Everything you played and all that was left in your hand went to your discard pile, and you drew five new cards.',
    shuffle:
      'Your deck had run out, so your discard pile was shuffled and became your deck. Now you will draw what you bought.',
    action:
      'You hold an Action card. Actions come before the buy phase. You can play one per turn, unless a card gives you more.',
    played:
      'You did what the card says, from top to bottom. It stays here until the end of your turn and then goes to your discard pile: you keep it.',
    clash:
      'Two Action cards that give no +1 action, but only one action: you can play just one of them. So do not buy too many of that kind.',
    attack: '{name} played an Attack card. Attacks affect all other players.',
    reaction: 'You can react now, though it is not your turn. A card that you reveal stays in your hand.',
    five: 'With 5 coins you can buy most of the kingdom. Early on, cards that improve every later turn are worth more than points.',
    eight: 'Eight coins: enough for a Province, which is worth 6 points. Provinces usually decide the game.',
    extraBuy: 'You have {buys} buys: you can split your coins between several cards.',
    extraAction: 'You have {actions} actions left: play several Action cards, one after the other.',
    trash:
      'Trashed cards leave your deck. That is often good: without weak cards you draw the strong ones more often.',
    curse: 'A Curse costs you 1 point at the end of the game, and until then it takes up room in your hand.',
    rivalProvince:
      '{name} has the first Province. From now on, watch how many are left: the game ends with the last one.',
    fewProvinces:
      'Three Provinces are left, so the end is near. Now Duchies and even Estates may be worth more than better cards.',
    emptyPile: 'This pile is empty. The game also ends when {limit} piles of the supply are empty.',
    twoEmpty:
      'Two piles are empty. After the turn in which the third one runs out, the game is over. Are you ahead?',
    over: 'Now all your cards count, wherever they are: an Estate 1 point, a Duchy 3, a Province 6, a Curse −1. If points are equal, whoever had fewer turns wins.',
  },
} satisfies WordTable;

export type Teaching = WordsLike<typeof teaching>;
