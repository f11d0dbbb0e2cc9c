import type { Settings } from '../../en/ui/settings.ts';

export const settings: Settings = {
  lead: 'Valem para este aparelho.',
  look: 'Idioma e aparência',
  theme: 'Tema',
  'theme-system': 'Do sistema',
  'theme-light': 'Claro',
  'theme-dark': 'Escuro',
  game: 'Na mesa',
  speed: 'Movimento das cartas',
  'speed-off': 'Nenhum',
  'speed-fast': 'Rápido',
  'speed-normal': 'Normal',
  'speed-slow': 'Lento',
  speedSystem: 'Seu sistema pede menos movimento: as cartas não se movem.',
  sound: 'Sons',
  soundHelp: 'Sons suaves quando as cartas se movem e quando chega a sua vez.',
  englishNames: 'Nomes em inglês ao lado',
  englishNamesHelp: 'O nome em inglês abaixo do nome da carta.',
  points: 'Contador de pontos',
  pointsHelp: 'Os pontos de todos durante a partida.',
  keysLead: 'Na mesa, tudo pode ser feito sem mouse.',
  app: 'Como aplicativo',
  appHelp:
    'Provincia na sua tela inicial, em uma janela própria; as partidas contra bots funcionam sem conexão.',
  install: 'Instalar',
  installed: 'Provincia está rodando como aplicativo.',
  installByHand: 'Escolha “Instalar” ou “Adicionar à tela inicial” no menu do seu navegador.',
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
