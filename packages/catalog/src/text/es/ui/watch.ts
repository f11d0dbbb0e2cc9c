import type { Watch } from '../../en/ui/watch.ts';

export const watch: Watch = {
  live: 'Partidas en curso',
  watch: 'Mirar',
  tv: 'TV',
  best: 'TV: siempre la mejor partida',
  none: 'Ahora nadie juega en una mesa abierta.',
  noneHelp: 'En cuanto alguien juegue en una mesa abierta, verás aquí su partida.',
  offline: 'Sin conexión no hay nada que mirar.',
  next: 'Enseguida sigue la próxima partida.',
  late: 'Ves esta partida con {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} de retraso.',
  empty:
    '{count, plural, =0 {ninguna pila vacía} one {# pila vacía} many {# de pilas vacías} other {# pilas vacías}}',
  piles: 'Pilas del reino',
  pile: '{card}: quedan {count}',
};
