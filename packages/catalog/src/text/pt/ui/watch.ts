import type { Watch } from '../../en/ui/watch.ts';

export const watch: Watch = {
  live: 'Partidas em andamento',
  watch: 'Assistir',
  tv: 'TV',
  best: 'TV: sempre a melhor partida',
  none: 'Ninguém está jogando em uma mesa aberta agora.',
  noneHelp: 'Assim que alguém jogar em uma mesa aberta, você verá a partida aqui.',
  offline: 'Sem conexão não há nada para assistir.',
  next: 'A próxima partida começa em instantes.',
  late: 'Você vê esta partida com {seconds, plural, =0 {# segundos} one {# segundo} many {# de segundos} other {# segundos}} de atraso.',
  empty:
    '{count, plural, =0 {nenhuma pilha vazia} one {# pilha vazia} many {# de pilhas vazias} other {# pilhas vazias}}',
  piles: 'Pilhas do reino',
  pile: '{card}: restam {count}',
};
