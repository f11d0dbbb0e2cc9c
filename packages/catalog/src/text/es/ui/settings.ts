import type { Settings } from '../../en/ui/settings.ts';

export const settings: Settings = {
  lead: 'Se aplican a este dispositivo.',
  look: 'Idioma y aspecto',
  theme: 'Tema',
  'theme-system': 'Del sistema',
  'theme-light': 'Claro',
  'theme-dark': 'Oscuro',
  game: 'En la mesa',
  speed: 'Movimiento de las cartas',
  'speed-off': 'Ninguno',
  'speed-fast': 'Rápido',
  'speed-normal': 'Normal',
  'speed-slow': 'Lento',
  speedSystem: 'Tu sistema pide menos movimiento: las cartas no se mueven.',
  sound: 'Sonidos',
  soundHelp: 'Sonidos suaves cuando se mueven las cartas y cuando te toca.',
  englishNames: 'Nombres en inglés',
  englishNamesHelp: 'El nombre en inglés, bajo el de la carta que lees.',
  points: 'Contador de puntos',
  pointsHelp: 'Los puntos de cada jugador durante la partida.',
  keysLead: 'En la mesa, todo se puede hacer con el teclado.',
  app: 'Como aplicación',
  appHelp:
    'Provincia en tu pantalla de inicio, en su propia ventana; las partidas contra bots funcionan sin conexión.',
  install: 'Instalar',
  installed: 'Provincia está instalada como aplicación.',
  installByHand: 'Elige «Instalar» o «Añadir a la pantalla de inicio» en el menú de tu navegador.',
  credits: 'Créditos',
  unofficial:
    'Provincia es una obra de aficionados, no oficial y sin ánimo de lucro. <i>Dominion</i> es un juego de Donald X. Vaccarino, publicado por Rio Grande Games y otras editoriales, que no tienen nada que ver con Provincia. Si te gusta el juego, cómpralo.',
  pictures:
    'Imágenes: Lorc, Delapouite y colaboradores, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; coloreadas y adaptadas a las cartas de Provincia.',
  fonts:
    'Tipos de letra: Alegreya y Alegreya Sans de Huerta Tipográfica, Grenze Gotisch de Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words:
    'Las reglas y las cartas están explicadas con nuestras palabras; los escudos, los signos y el emblema se dibujaron para Provincia.',
};
