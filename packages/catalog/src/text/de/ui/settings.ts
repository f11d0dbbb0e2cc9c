import type { Settings } from '../../en/ui/settings.ts';

export const settings: Settings = {
  lead: 'Sie gelten für dieses Gerät.',
  look: 'Sprache und Aussehen',
  theme: 'Farben',
  'theme-system': 'Wie das System',
  'theme-light': 'Hell',
  'theme-dark': 'Dunkel',
  game: 'Am Tisch',
  speed: 'Bewegung der Karten',
  'speed-off': 'Aus',
  'speed-fast': 'Schnell',
  'speed-normal': 'Normal',
  'speed-slow': 'Langsam',
  speedSystem: 'Dein System wünscht weniger Bewegung: Die Karten bewegen sich nicht.',
  sound: 'Töne',
  soundHelp: 'Leise Töne, wenn sich Karten bewegen und wenn du dran bist.',
  englishNames: 'Auch englische Namen',
  englishNamesHelp: 'Unter dem Namen der Karte, die du liest, steht auch der englische.',
  points: 'Punktezähler',
  pointsHelp: 'Die Punkte aller, während die Partie läuft.',
  keysLead: 'Am Tisch geht alles auch ohne Maus.',
  app: 'Als App',
  appHelp:
    'Provincia auf deinem Startbildschirm, in einem eigenen Fenster; Partien gegen Bots gehen auch ohne Verbindung.',
  install: 'Installieren',
  installed: 'Provincia läuft als App.',
  installByHand: 'Wähle im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm“.',
  credits: 'Mitwirkende und Lizenzen',
  unofficial:
    'Provincia ist eine inoffizielle, nicht kommerzielle Fanarbeit. <i>Dominion</i> ist ein Spiel von Donald X. Vaccarino und erscheint bei Rio Grande Games und anderen Verlagen, die mit Provincia nichts zu tun haben. Wenn dir das Spiel gefällt, kauf es.',
  pictures:
    'Bilder: Lorc, Delapouite und andere, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; hier gefärbt und in Karten gesetzt.',
  fonts:
    'Schriften: Alegreya und Alegreya Sans von Huerta Tipográfica, Grenze Gotisch von Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words:
    'Regeln und Karten sind in eigenen Worten erzählt; Wappen, Zeichen und Marke wurden für Provincia gezeichnet.',
};
