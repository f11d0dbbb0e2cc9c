import type { Match } from '../../en/ui/match.ts';

export const match: Match = {
  find: 'Buscar rivales',
  waiting:
    '{count, plural, =0 {no hay nadie esperando} one {# persona esperando} many {# de personas esperando} other {# personas esperando}}',
  wishes: 'Qué quieres jugar',
  players: '{count} jugadores',
  live: 'en vivo',
  day: 'por correspondencia',
  rated: 'puntuable',
  pace: 'Ritmo',
  rating: 'Puntuación de los demás',
  within: '± {points}',
  anyRating: 'Cualquiera',
  ratingHelp: 'Cuanto más esperas, más se amplía el margen.',
  save: 'Listo',
  looking: 'Buscando rivales',
  reach: 'puntuación de {from} a {to}',
  anyReach: 'cualquier puntuación',
  dayHelp: 'No hace falta que te quedes: la partida aparecerá entre las tuyas.',
  lost: 'Sin conexión. Tu lugar se guarda medio minuto.',
  meanwhile: 'Jugar contra un bot mientras tanto',
  found: 'Hay rivales: tu partida está lista',
  come: 'A la partida',
  notNow: 'Ahora no',
  botStays: 'La partida que estás jugando se queda como está.',
  here: 'Faltan jugadores: {here} de {players}',
  begun: 'Tu partida ha empezado',
  ended: 'Ya no esperas ninguna partida.',
  again: 'Volver a esperar',
  oneself:
    'Esta partida no es puntuable: puede que dos asientos sean de la misma persona. Usan el mismo navegador o han llegado varias veces seguidas desde la misma dirección.',
};
