import type { WordsLike, WordTable } from '../../word-table.ts';

export const settings = {
  lead: 'These settings apply to this device.',
  look: 'Language and look',
  theme: 'Theme',
  'theme-system': 'Match system',
  'theme-light': 'Light',
  'theme-dark': 'Dark',
  game: 'At the table',
  speed: 'Card movement',
  'speed-off': 'Off',
  'speed-fast': 'Fast',
  'speed-normal': 'Normal',
  'speed-slow': 'Slow',
  speedSystem: 'Your system asks for reduced motion, so cards do not move.',
  sound: 'Sounds',
  soundHelp: 'Soft sounds when cards move and when it is your turn.',
  englishNames: 'Show English names',
  englishNamesHelp: 'Adds the English name below the name of a card you read.',
  points: 'Points counter',
  pointsHelp: 'Everyone’s points during the game.',
  asks: 'Ask again before you',
  asksJunk: 'buy a Curse, a Copper or Ruins',
  asksJunkHelp: 'Once per game for each of them.',
  asksActions: 'end your actions with some left to play',
  asksActionsHelp: 'Once per game for each card.',
  asksTreasures: 'end your turn with unplayed treasures',
  asksTreasuresHelp: 'Only if you could buy something with them.',
  asksCoins: 'end your turn with 5 coins or more left',
  asksCoinsHelp: 'Again only if it is more than last time.',
  tapReads: 'On touch screens, read piles first',
  tapReadsHelp: 'The first tap on a pile shows its card, the second one takes it.',
  explains: 'Explain what happens for the first time',
  explainsHelp: 'In games against bots. Starts from the beginning each time you switch it on.',
  keysLead: 'You can do everything at the table without a mouse.',
  app: 'App',
  appHelp: 'Provincia on your home screen, in its own window; games against bots work offline.',
  install: 'Install',
  installed: 'Provincia is running as an app.',
  installByHand: 'Choose “Install” or “Add to home screen” in your browser’s menu.',
  credits: 'Credits',
  unofficial:
    'Provincia is an unofficial, non-commercial fan project. <i>Dominion</i> was designed by Donald X. Vaccarino and is published by Rio Grande Games and others, who have nothing to do with Provincia. If you like the game, buy it.',
  pictures:
    'Pictures: Lorc, Delapouite and contributors, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; coloured and placed on cards here.',
  fonts:
    'Typefaces: Alegreya and Alegreya Sans by Huerta Tipográfica, Grenze Gotisch by Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words:
    'Rules and cards are described in our own words; the coats of arms, signs and logo were drawn for Provincia.',
} satisfies WordTable;

export type Settings = WordsLike<typeof settings>;
