import type { About } from '../../en/ui/about.ts';

export const about: About = {
  title: 'Über Provincia',
  lead: 'Ein Deckbau-Kartenspiel am eigenen Tisch: frei, offen und für alle.',
  version: 'Version',
  page: 'Diese Seite ist Version {version}.',
  server: 'Der Server ist Version {version}.',
  code: 'Der Code ist freie Software unter der MIT-Lizenz.',
  credits: 'Mitwirkende',
  unofficial:
    'Provincia ist eine inoffizielle, nicht kommerzielle Fanarbeit. <i>Dominion</i> ist ein Spiel von Donald X. Vaccarino und erscheint bei Rio Grande Games und anderen Verlagen, die mit Provincia nichts zu tun haben. Wenn dir das Spiel gefällt, kauf es.',
  pictures:
    'Bilder: Lorc, Delapouite und andere, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; hier gefärbt und in Karten gesetzt.',
  fonts:
    'Schriften: Alegreya und Alegreya Sans von Huerta Tipográfica, Grenze Gotisch von Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words:
    'Regeln und Karten sind in eigenen Worten erzählt; Wappen, Zeichen und Marke wurden für Provincia gezeichnet.',
};
