import type { Results } from '../../en/command/results.ts';

export const results: Results = {
  level: 'Nivel {level}',
  against: '{name} contra {others}',
  run: '{games, plural, one {# partida} many {# de partidas} other {# partidas}}, asientos {seating, select, alternate {alternos} fixed {fijos} other {al azar}}, semilla {seed}',
  kingdom: 'Reino:',
  progress: 'partidas: {done} de {all}, faltan {time}',
  stopped:
    'Detenido. Estos son los resultados de las primeras {games, number} de {all, plural, one {# partida} many {# de partidas} other {# partidas}}.',
  stoppedAfter:
    'Detenido tras {games, number} de {all, plural, one {# partida} many {# de partidas} other {# partidas}}.',
  speed:
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}} en {seconds} s; {speed, plural, one {# partida} many {# de partidas} other {# partidas}} por segundo.',
  byPlayer: 'por jugador',
  bySeat: 'por asiento',
  seat: '{place}.º asiento',
  wins: 'victorias %',
  ties: 'empates %',
  losses: 'derrotas %',
  points: 'puntos',
  turns: 'turnos',
  interval: 'intervalo del {confidence}',
  endings:
    'Final de las partidas: el {provinces} con la última Provincia{colonies, select, yes { o Colonia} other {}}, el {piles} con pilas vacías{broken, select, yes {, el {stopped} detenidas tras {turns, number} turnos} other {}}.',
  tournament:
    '{strategies} estrategias, {pairs, plural, one {# pareja} many {# de parejas} other {# parejas}}, {games, plural, one {# partida} many {# de partidas} other {# partidas}} cada una, asientos {seating, select, alternate {alternos} fixed {fijos} other {al azar}}, semilla {seed}',
  rating: 'puntuación',
  pairs: 'Partidas ganadas entre sí, en porcentaje; una victoria compartida cuenta la mitad:',
  tooWide: 'La tabla de todas las parejas es demasiado ancha; --json la incluye.',
  bestStrategy: 'la mejor estrategia para cada reino',
  gauntlet:
    '{kingdoms, plural, one {# reino} many {# de reinos} other {# reinos}}, {games, plural, one {# partida} many {# de partidas} other {# partidas}} en cada uno, asientos alternos, semilla {seed}',
  choosing: 'Detenido mientras se elegían los rivales: {name} aún no ha jugado.',
  missingIn: '{name} no encuentra todo lo que compraría ({cards}) en {count} de {all} reinos.',
  won: 'ganadas %',
  lost: 'perdidas %',
  tied: 'empates %',
  decided: 'de las decididas %',
  overall: 'en total',
  share: 'Ganó el {share} de las partidas decididas (intervalo del {confidence}: {low} a {high}).',
  noShare: 'No se decidió ninguna partida.',
  held: 'Ganó al menos la mitad en {held} de {kingdoms, plural, one {# reino} many {# de reinos} other {# reinos}}.',
  time: '{games, plural, one {# partida} many {# de partidas} other {# partidas}} en {seconds} s.',
  nemesis: 'Se busca la estrategia que mejor juega contra {name}',
  nemesisRun:
    '{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, después {games, plural, one {# partida} many {# de partidas} other {# partidas}} para medirla, asientos alternos, semilla {seed}',
  nemesisCounted:
    '{hunts, plural, one {# búsqueda} many {# de búsquedas} other {# búsquedas}} de {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} a la velocidad de una máquina corriente, después {games, plural, one {# partida} many {# de partidas} other {# partidas}} para medir la estrategia, asientos alternos, semilla {seed}',
  searching: 'buscando, faltan {time}',
  searches: 'búsquedas: {done} de {all}, faltan {time}',
  searchStopped: 'Detenido antes de elegir una estrategia: no se ha medido nada contra {name}.',
  nemesisShare:
    'Ganó el {share} de las partidas decididas contra {name} (intervalo del {confidence}: {low} a {high}); {name} ganó el {other}.',
  nemesisTime:
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}} pensando del todo, tras {searched, plural, one {# partida} many {# de partidas} other {# partidas}} de búsqueda, en {seconds} s.',
  repertoire:
    'Planes que conviene conocer aquí: cuánto jugar cada uno y sus resultados contra todos, por orden',
  found:
    'Encontrado en {games, plural, one {# partida} many {# de partidas} other {# partidas}} de {players, plural, one {# jugador} many {# jugadores} other {# jugadores}}, en {seconds} s.',
  sameAgain: 'Para repetir lo mismo: {option}',
  playable: 'Se pueden jugar: {count}',
  unavailable: 'Con cartas que aquí no hay: {count}',
  notPlayable: 'No se puede jugar aquí: necesita {sets}.',
};
