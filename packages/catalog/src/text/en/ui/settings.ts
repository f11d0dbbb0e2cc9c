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
