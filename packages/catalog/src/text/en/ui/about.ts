import type { WordsLike, WordTable } from '../../word-table.ts';

/** What this is, which version of it, and who made what. */
export const about = {
  title: 'About',
  lead: 'A deck-building card game at a table of your own: free, open and for everybody.',
  version: 'Version',
  page: 'This page is version {version}.',
  server: 'The server is version {version}.',
  code: 'The code is free software under the MIT License.',
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

export type About = WordsLike<typeof about>;
