import type { Glossary } from '../../glossary/entry.ts';

export const glossary: Glossary = {
  action: {
    word: 'Action',
    forms: ['Actions', 'Action card', 'Action cards'],
    text: 'Playing an Action card uses up one action. You have one action each turn, and cards can give you more.',
  },
  'action-phase': {
    word: 'action phase',
    forms: [],
    text: 'The first part of your turn, in which you play Action cards.',
  },
  attack: {
    word: 'Attack',
    forms: ['Attacks', 'attacked', 'attacker', 'attackers', 'attacking', 'Attack card', 'Attack cards'],
    text: 'A card that harms the other players. They may react when it is played, before it does anything.',
  },
  buy: {
    word: 'buy',
    forms: ['buys', 'buying', 'bought'],
    text: 'In your buy phase, each buy lets you gain one card of the supply for what it costs. You have one buy each turn.',
  },
  'buy-phase': {
    word: 'buy phase',
    forms: [],
    text: 'The second part of your turn: first you play Treasures, then you buy.',
  },
  choose: {
    word: 'choose one',
    forms: ['choose two', 'choose', 'chooses', 'chose', 'chosen', 'choice', 'choices', 'choosing'],
    text: 'Choose before you do any of it. You may choose what you cannot do; then do as much of it as you can.',
  },
  'clean-up': {
    word: 'clean-up',
    forms: [],
    text: 'The last part of your turn: discard what you played and what is left in your hand, then draw five cards.',
  },
  coin: {
    word: 'coin',
    forms: ['coins'],
    text: 'What you pay with in your buy phase. Treasures and other cards give coins for this turn only; what you do not spend is lost.',
  },
  cost: {
    word: 'cost',
    forms: ['costs', 'costing'],
    text: 'The number in the corner of a card. If something changes it, it changes everywhere until the end of the turn.',
  },
  curse: {
    word: 'Curse',
    forms: ['Curses'],
    text: 'A card that is good for nothing and takes one point from you at the end.',
  },
  deck: {
    word: 'deck',
    forms: ['decks'],
    text: 'Your own pile to draw from, face down. When it runs out, your discard pile is shuffled and becomes your deck.',
  },
  discard: {
    word: 'discard',
    forms: ['discards', 'discarded', 'discarding'],
    text: 'Put a card on your own discard pile, from your hand unless the text says otherwise. You will draw it again later.',
  },
  'discard-pile': {
    word: 'discard pile',
    forms: ['discard piles'],
    text: 'Your own pile, face up, for the cards you gain, discard and have played. It is shuffled when your deck runs out.',
  },
  draw: {
    word: 'draw',
    forms: ['draws', 'drawn', 'drew', 'drawing'],
    text: 'Take the top card of your deck into your hand.',
  },
  duration: {
    word: 'Duration',
    forms: ['Durations', 'Duration card', 'Duration cards'],
    text: 'A card that also does something in your next turn. Until then it stays in play and is not discarded in clean-up.',
  },
  'each-other-player': {
    word: 'each other player',
    forms: ['all other players', 'the other players', 'the others'],
    text: 'Everybody but you, one after the other, starting with the player on your left.',
  },
  'empty-pile': {
    word: 'empty pile',
    forms: ['empty piles', 'empty supply pile', 'empty supply piles', 'pile is empty', 'pile that is empty'],
    text: 'A supply pile with no cards left. Three of them end the game; with five or six players, four.',
  },
  'extra-turn': {
    word: 'extra turn',
    forms: ['extra turns'],
    text: 'One more turn for the same player, right after the one before. It is a full turn, but does not count when a tie is decided.',
  },
  gain: {
    word: 'gain',
    forms: ['gains', 'gained', 'gaining'],
    text: 'Take a card, from the supply unless the text says otherwise, and put it on your discard pile unless the text says otherwise.',
  },
  'gain-elsewhere': {
    word: 'gain to your hand',
    forms: [
      'straight into your hand',
      'straight to your hand',
      'straight onto your deck',
      'straight onto the deck',
    ],
    text: 'The gained card goes straight to the place named, your hand or the top of your deck, and is never in your discard pile on the way.',
  },
  hand: {
    word: 'hand',
    forms: ['hands'],
    text: 'The cards you hold. Only you see them; how many they are, everybody may know.',
  },
  'if-you-do': {
    word: 'if you do',
    forms: ['if you did'],
    text: 'Counts only if you really did all of what was asked just before.',
  },
  'in-play': {
    word: 'in play',
    forms: ['into play'],
    text: 'A card that was played is in play until it leaves the play area, normally in clean-up.',
  },
  kingdom: {
    word: 'kingdom',
    forms: ['kingdoms', 'kingdom card', 'kingdom cards', 'kingdom pile', 'kingdom piles'],
    text: 'The ten piles that make this game different from others.',
  },
  knight: {
    word: 'Knight',
    forms: ['Knights'],
    text: 'One of ten different cards that lie shuffled in one pile. Only the top one can be gained.',
  },
  'look-at': {
    word: 'look at',
    forms: ['looks at', 'looked at', 'looking at', 'look through'],
    text: 'Only you see the cards. They go back where they were, unless the text says otherwise.',
  },
  looter: {
    word: 'Looter',
    forms: ['Looters'],
    text: 'A card that hands out Ruins. If one of them is in the kingdom, the Ruins pile is in the supply.',
  },
  'lose-track': {
    word: 'lose track',
    forms: ['loses track', 'lost track', 'losing track'],
    text: 'An effect cannot move a card that is no longer where the effect expects it. Everything else still happens.',
  },
  mat: {
    word: 'mat',
    forms: ['mats'],
    text: 'A place of your own beside your cards. What lies there is yours and counts at the end, but is not in your hand, deck or discard pile.',
  },
  'mixed-pile': {
    word: 'mixed pile',
    forms: ['mixed piles'],
    text: 'A shuffled pile of different cards: Ruins or Knights. Only its top card can be seen, bought or gained.',
  },
  name: {
    word: 'name a card',
    forms: ['name any card', 'names a card', 'naming', 'you name', 'you named'],
    text: 'To name a card is to say its name, not a type. The card need not be in this game.',
  },
  'next-turn': {
    word: 'next turn',
    forms: ['when your next turn begins', 'start of your next turn', 'your next turn'],
    text: 'The next turn that you take, even if it is an extra turn. It begins with what your Duration cards still have to do.',
  },
  'outside-the-supply': {
    word: 'outside the supply',
    forms: ['not in the supply', 'not from the supply', 'not part of the supply'],
    text: 'Cards such as {spoils} cannot be bought. You gain them only through the cards that name them.',
  },
  pass: {
    word: 'pass',
    forms: ['passes', 'passed', 'passing'],
    text: 'Hand over a card face down. It is neither discarded nor trashed nor gained.',
  },
  pile: {
    word: 'pile',
    forms: ['piles', 'supply pile', 'supply piles'],
    text: 'The cards of one kind in the supply, or outside of it. Of a mixed pile only the top card is known.',
  },
  play: {
    word: 'play',
    forms: ['plays', 'played', 'playing'],
    text: 'Put a card into your play area and do what it says, from top to bottom.',
  },
  point: {
    word: 'victory point',
    forms: ['victory points', 'point', 'points'],
    text: 'What the game is won with. All the cards you own at the end count, wherever they are, and your victory tokens.',
  },
  reaction: {
    word: 'Reaction',
    forms: ['Reactions', 'react', 'reacts', 'reacting', 'Reaction card', 'Reaction cards'],
    text: 'A card that you may use from your hand when something happens, even in the turn of others. It is not played for that.',
  },
  reveal: {
    word: 'reveal',
    forms: ['reveals', 'revealed', 'revealing'],
    text: 'Show a card to everybody. It goes back where it was, unless the text says otherwise.',
  },
  ruins: {
    word: 'Ruins',
    forms: [],
    text: 'Weak Action cards that cost nothing and clog a deck. They lie in a mixed pile, which is in the supply if there is a Looter.',
  },
  'set-aside': {
    word: 'set aside',
    forms: ['sets aside', 'setting aside'],
    text: 'Lay a card on the table outside the play area. The card that told you to says where it goes later.',
  },
  shelter: {
    word: 'Shelter',
    forms: ['Shelters'],
    text: 'In some games with Dark Ages, {hovel}, {necropolis} and {overgrown-estate} replace the Estates you start with.',
  },
  shuffle: {
    word: 'shuffle',
    forms: ['shuffles', 'shuffled', 'shuffling', 'reshuffle'],
    text: 'If your deck has too few cards, keep those on top, shuffle your discard pile and put it underneath.',
  },
  supply: {
    word: 'supply',
    forms: [],
    text: 'All the piles you can buy from: seven basic piles, ten kingdom piles and sometimes {platinum}, {colony} and the Ruins.',
  },
  'this-turn': {
    word: 'this turn',
    forms: ['the rest of the turn', 'the turn ends', 'end of the turn', 'end of your turn'],
    text: 'Until the end of this turn. Actions, buys, coins and changed costs do not last into the next one.',
  },
  token: {
    word: 'token',
    forms: ['tokens', 'Embargo token', 'Embargo tokens'],
    text: 'A small piece that lies on a pile or on a mat and is counted. Everybody sees it.',
  },
  trash: {
    word: 'trash',
    forms: ['trashes', 'trashed', 'trashing'],
    text: 'Put a card into the trash, the heap that all share. It is nobody’s any more, and it does not go back to the supply.',
  },
  treasure: {
    word: 'Treasure',
    forms: ['Treasures', 'Treasure card', 'Treasure cards'],
    text: 'A card that you play in your buy phase for its coins. It is not used up: you draw it again later.',
  },
  'turn-order': {
    word: 'turn order',
    forms: ['clockwise'],
    text: 'Clockwise, starting with the player whose turn it is, or on their left if they are not concerned.',
  },
  'up-to': {
    word: 'up to',
    forms: ['at most', 'or less', 'exactly'],
    text: '“Up to 4” is anything from 0 to 4; “exactly 4” is 4 and nothing else. Coins you have cannot raise the number.',
  },
  'victory-card': {
    word: 'Victory card',
    forms: ['Victory cards', 'Victory'],
    text: 'A card that is worth points at the end of the game. Most of them do nothing before.',
  },
  'victory-token': {
    word: 'victory token',
    forms: ['victory tokens'],
    text: 'Worth a point at the end of the game. Nobody can take it from you, and everybody may count it.',
  },
};
