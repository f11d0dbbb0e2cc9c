import type { WordsLike, WordTable } from '../../word-table.ts';

export const settings = {
  lead: 'They apply to this device.',
  look: 'Language and look',
  theme: 'Theme',
  'theme-system': 'As the system',
  'theme-light': 'Light',
  'theme-dark': 'Dark',
  game: 'At the table',
  speed: 'Movement of cards',
  'speed-off': 'Off',
  'speed-fast': 'Fast',
  'speed-normal': 'Normal',
  'speed-slow': 'Slow',
  speedSystem: 'Your system asks for less motion, so cards do not move.',
  sound: 'Sounds',
  soundHelp: 'Soft sounds when cards move and when it is your turn.',
  englishNames: 'English names beside',
  englishNamesHelp: 'Below the name of a card that you read, the one in English.',
  points: 'Points counter',
  pointsHelp: 'Everybody’s points while the game goes on.',
  asks: 'The prompt asks once more before you',
  asksJunk: 'buy a Curse, a Copper or Ruins',
  asksJunkHelp: 'Once in a game for each of them.',
  asksActions: 'end your actions with some left to play',
  asksActionsHelp: 'Once in a game for each card.',
  asksTreasures: 'end your turn with treasures not played',
  asksTreasuresHelp: 'Only if you could buy something with them.',
  asksCoins: 'end your turn with 5 coins or more left',
  asksCoinsHelp: 'Again only if it is more than last time.',
  tapReads: 'Read a pile first on a touch screen',
  tapReadsHelp: 'The first tap on a pile shows its card, the second one takes it.',
  keysLead: 'Everything at the table can be done without a mouse.',
  app: 'As an app',
  appHelp:
    'Provincia on your home screen, in a window of its own; games against bots work without a connection.',
  install: 'Install',
  installed: 'Provincia runs as an app.',
  installByHand: 'Choose “Install” or “Add to home screen” in the menu of your browser.',
  credits: 'Credits',
  unofficial:
    'Provincia is an unofficial, non-commercial fan work. <i>Dominion</i> was designed by Donald X. Vaccarino and is published by Rio Grande Games and others, who have nothing to do with Provincia. If you like the game, buy it.',
  pictures:
    'Pictures: Lorc, Delapouite and contributors, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; coloured and set into cards here.',
  fonts:
    'Typefaces: Alegreya and Alegreya Sans by Huerta Tipográfica, Grenze Gotisch by Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words: 'Rules and cards are told in our own words; arms, signs and the mark were drawn for Provincia.',
} satisfies WordTable;

export type Settings = WordsLike<typeof settings>;
