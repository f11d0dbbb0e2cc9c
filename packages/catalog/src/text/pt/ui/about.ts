import type { About } from '../../en/ui/about.ts';

export const about: About = {
  title: 'Sobre',
  lead: 'Monte seu deck em uma mesa só sua: livre, aberta e para todo mundo.',
  version: 'Versão',
  page: 'Esta página é a versão {version}.',
  server: 'O servidor é a versão {version}.',
  code: 'O código é software livre, sob a licença MIT.',
  credits: 'Créditos',
  unofficial:
    'Provincia é uma obra de fãs, não oficial e sem fins lucrativos. <i>Dominion</i> é um jogo de Donald X. Vaccarino, publicado pela Rio Grande Games e outras editoras, que não têm nada a ver com Provincia. Se você gosta do jogo, compre-o.',
  pictures:
    'Imagens: Lorc, Delapouite e colaboradores, <icons>game-icons.net</icons>, <by>CC BY 3.0</by>; coloridas e postas em cartas aqui.',
  fonts:
    'Fontes: Alegreya e Alegreya Sans da Huerta Tipográfica, Grenze Gotisch da Omnibus-Type, <ofl>SIL Open Font License 1.1</ofl>.',
  words:
    'Regras e cartas estão em nossas próprias palavras; brasões, símbolos e o emblema foram desenhados para Provincia.',
};
