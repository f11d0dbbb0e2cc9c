import type { Words } from '../en/words.ts';

export const words: Words = {
  type: {
    action: 'Acción',
    treasure: 'Tesoro',
    victory: 'Victoria',
    curse: 'Maldición',
    attack: 'Ataque',
    reaction: 'Reacción',
    looter: 'Saqueador',
    knight: 'Caballero',
    ruins: 'Ruinas',
    shelter: 'Cobijo',
  },
  set: {
    base: 'Básico',
    intrigue: 'Intriga',
    'dark-ages': 'Edad Oscura',
  },
  phase: {
    action: 'Fase de Acción',
    buy: 'Fase de Compra',
    cleanup: 'Mantenimiento',
  },
  place: {
    supply: 'Suministro',
    hand: 'Mano',
    deck: 'Mazo',
    discard: 'Pila de descartes',
    play: 'En juego',
    trash: 'Pila de eliminación',
    'set-aside': 'Apartadas',
  },
  sign: {
    cards: '{count, plural, one {Carta} many {Cartas} other {Cartas}}',
    actions: '{count, plural, one {Acción} many {Acciones} other {Acciones}}',
    buys: '{count, plural, one {Compra} many {Compras} other {Compras}}',
    coins: '{count, plural, one {Moneda} many {Monedas} other {Monedas}}',
    points: '{count, plural, one {Punto} many {Puntos} other {Puntos}}',
  },
  amount: {
    cards: '{amount} {count, plural, one {carta} many {cartas} other {cartas}}',
    actions: '{amount} {count, plural, one {acción} many {acciones} other {acciones}}',
    buys: '{amount} {count, plural, one {compra} many {compras} other {compras}}',
    coins: '{amount} {count, plural, one {moneda} many {monedas} other {monedas}}',
    points:
      '{amount} {count, plural, one {punto de victoria} many {puntos de victoria} other {puntos de victoria}}',
  },
  card: {
    label: '{name}, {types}, cuesta {cost, plural, one {# moneda} many {# monedas} other {# monedas}}',
    cost: 'Coste',
    set: 'Colección',
    printings: 'Ediciones',
    printing: '{edition}.ª',
    pile: 'Pila',
    pileOf: '{count, plural, one {# carta} many {# cartas} other {# cartas}}',
    pileBy: '{players, plural, one {# jugador} many {# jugadores} other {# jugadores}}: {count}',
    inPile: 'una de las cartas de la pila de {pile}',
    inStartingDeck: 'una en cada mazo inicial',
    rulings: 'Aclaraciones',
    all: 'Todas las cartas: {set}',
  },
};
