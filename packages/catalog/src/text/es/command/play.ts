import type { Play } from '../../en/command/play.ts';

export const play: Play = {
  welcome: 'Provincia: juegas contra {names}.',
  keys: 'Escribe ? para ver la ayuda, q para salir.',
  yourTurn: 'Tu turno {turn}',
  turnOf: '{name}, turno {turn}',
  unfinished: 'La partida no terminó.',
  again: 'Para volver a jugar esta partida:',
  readAgain: 'Para volver a leerla:',
  card: 'carta',
  cost: 'coste',
  left: 'quedan',
  youHave: 'Tienes',
  noCards: 'ninguna carta',
  empty: 'vacía',
  inDeck: '{count} en el mazo',
  noDiscard: 'sin pila de descartes',
  onDiscard: '{card} en la pila de descartes',
  turns: '{count, plural, one {# turno} many {# turnos} other {# turnos}}',
  score:
    '{points, plural, one {# punto} many {# puntos} other {# puntos}} en {turns, plural, one {# turno} many {# turnos} other {# turnos}}',
  hint: {
    action: '(Intro termina las acciones, ? muestra la ayuda)',
    buy: '(Intro termina tu turno, ? muestra la ayuda)',
    one: '(número o nombre, ? muestra la ayuda)',
    oneOrNone: '(número o nombre, Intro para ninguna, ? muestra la ayuda)',
    some: '(números o nombres, p. ej. 1 1 2, ? muestra la ayuda)',
    someOrNone: '(números o nombres, p. ej. 1 1 2, Intro para ninguna, ? muestra la ayuda)',
  },
  treasuresLeft: 'No has jugado tus tesoros: pulsa Intro otra vez para terminar tu turno.',
  leave: '¿Salir de la partida? (s/n)',
  yes: 's',
  help: {
    answers:
      'Responde con números o nombres, separados por espacios o comas. Bastan las primeras letras de un nombre, en cualquier idioma. «1 1» elige dos veces la primera opción.',
    enter: 'listo, o nada, si no hay que elegir nada',
    treasures: 'jugar todos los tesoros',
    supply: 'mostrar el suministro, las cartas eliminadas y los jugadores',
    name: 'nombre',
    card: 'cuánto cuesta una carta y de qué tipo es',
    leave: 'salir de la partida',
  },
  noCard: 'No existe la carta «{name}».',
  couldBe: '«{typed}» puede ser {names}.',
  noChoice: 'No hay ninguna opción {number}.',
  notOffered: '«{typed}» no está entre las opciones.',
  treasuresLater: 'Los tesoros van después de las acciones: Intro las termina.',
  noTreasures: 'Ahora no hay tesoros que jugar.',
  pileEmpty: 'La pila de {card} está vacía.',
  tooExpensive:
    '{card} cuesta {cost}, y tienes {coins, plural, one {# moneda} many {# monedas} other {# monedas}}.',
  onlySoMany:
    '{card} se puede elegir {count, plural, one {# vez} many {# veces} other {# veces}} como máximo.',
  facts:
    '{card} ({id}): {types}, coste {cost}{changed, select, yes { (ahora {now})} other {}}, {there, select, yes {quedan {left}} other {no está en esta partida}}.',
};
