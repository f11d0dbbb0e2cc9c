import type { About } from '../../en/ui/about.ts';

export const about: About = {
  title: 'Acerca de',
  lead: 'Construye tu mazo en una mesa propia: libre, abierta y para todo el mundo.',
  version: 'Versión',
  page: 'Esta página es la versión {version}.',
  server: 'El servidor es la versión {version}.',
  code: 'El código es software libre, con licencia MIT.',
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
