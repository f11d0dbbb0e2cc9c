import type { Chronicle } from '../en/chronicle.ts';

export const chronicle: Chronicle = {
  start: 'Comienza la partida',
  turn: '{extra, select, yes {Turno extra} other {Turno {turn}}}: {you, select, yes {tú} other {{name}}}',
  'turn-resumed':
    '{extra, select, yes {Turno extra} other {Turno {turn}}}, continuación: {you, select, yes {tú} other {{name}}}',
  play: '{you, select, yes {Juegas} other {{name} juega}} {cards}{again, select, 2 { otra vez} 3 { por tercera vez} other {}}',
  draw: '{you, select, yes {Robas} other {{name} roba}} {cards}',
  discard: '{you, select, yes {Descartas} other {{name} descarta}} {cards}',
  buy: '{you, select, yes {Compras} other {{name} compra}} {cards}',
  gain: '{you, select, yes {Ganas} other {{name} gana}} {cards}{from, select, trash { de la pila de eliminación} other {}}{to, select, hand {, a la mano} deck {, encima del mazo} aside { (carta apartada)} other {}}',
  trash:
    '{you, select, yes {Eliminas} other {{name} elimina}} {cards}{from, select, supply { del suministro} other {}}',
  return:
    '{you, select, yes {Devuelves} other {{name} devuelve}} {cards} a {owner, select, kinds {sus pilas} other {su pila}}',
  reveal: '{you, select, yes {Revelas} other {{name} revela}} {cards}',
  look: '{you, select, yes {Miras} other {{name} mira}} {cards}',
  'set-aside': '{you, select, yes {Apartas} other {{name} aparta}} {cards}',
  'put-in-hand': '{you, select, yes {Pones} other {{name} pone}} {cards} en la mano',
  'put-on-deck': '{you, select, yes {Pones} other {{name} pone}} {cards} encima del mazo',
  'put-in-deck': '{you, select, yes {Metes} other {{name} mete}} {cards} en el mazo',
  'put-on-mat':
    '{you, select, yes {Pones} other {{name} pone}} {cards} en {you, select, yes {tu} other {su}} tapete de {mat}',
  'take-from-mat':
    '{you, select, yes {Te llevas {cards} de tu} other {{name} se lleva {cards} de su}} tapete de {mat} a la mano',
  'token-on-mat':
    '{you, select, yes {Pones} other {{name} pone}} {count, select, 1 {una ficha} other {{count} fichas}} en {you, select, yes {tu} other {su}} tapete de {mat}',
  'token-on-pile':
    '{you, select, yes {Pones} other {{name} pone}} {count, select, 1 {una ficha} other {{count} fichas}} en la pila de {pile}',
  'token-to-shared-mat':
    'Una ficha pasa de la pila de {pile} al tapete de {mat}{known, select, yes { (ya hay {total})} other {}}',
  name: '{you, select, yes {Nombras} other {{name} nombra}} {cards}{forbids, select, buying {: no se puede comprar este turno} gaining {: no se puede ganar con Arcones de Guerra este turno} other {}}',
  pass: '{receives, select, yes {{name} te pasa {cards}} other {{you, select, yes {Pasas} other {{name} pasa}} {cards} a {receiver}}}',
  'put-deck-into-discard':
    '{you, select, yes {Pones tu mazo en tu} other {{name} pone su mazo en su}} pila de descartes',
  shuffle: '{you, select, yes {Barajas} other {{name} baraja}}',
  spared: '{you, select, yes {No te afecta} other {No afecta a {name}}}',
  plus: '{you, select, yes {Recibes} other {{name} recibe}} {amounts}',
  lose: '{you, select, yes {Pierdes} other {{name} pierde}} {amounts}',
  discount: 'Las cartas{of, select, action { de Acción} other {}} cuestan {coins} menos este turno',
  over: 'Fin de la partida: {you, select, yes {ganas tú} other {gana {winners}}}',
  'over-shared':
    'Fin de la partida: {you, select, yes {compartes la victoria con {winners}} other {{winners} comparten la victoria}}',
  undo: '{you, select, yes {Deshaces tu última jugada} other {{name} deshace su última jugada}} ({told, select, yes {ya se había visto algo} other {aún no se había visto nada}})',
  'undo-asked':
    '{you, select, yes {Pides deshacer tu última jugada} other {{name} pide deshacer su última jugada}}',
  'undo-refused': '{you, select, yes {No aceptas} other {{name} no acepta}} deshacer la jugada',
  resigned: '{you, select, yes {Te rindes} other {{name} se rinde}}',
  'out-of-time': '{you, select, yes {Se te acaba el tiempo} other {A {name} se le acaba el tiempo}}',
  vacation: '{you, select, yes {Estás} other {{name} está}} de vacaciones, y el reloj espera',
  'stand-in': 'Un bot juega por {you, select, yes {ti} other {{name}}}',
  back: '{you, select, yes {Vuelves} other {{name} vuelve}} a la partida',
  'new-rules':
    'Desde aquí valen reglas más nuevas: {you, select, yes {sigues} other {{name} sigue}} tras la última carta jugada por completo',
  'too-long':
    'La partida es demasiado larga: termina tras {you, select, yes {tu respuesta} other {la respuesta de {name}}}',
  'on-top': '{cards} ({top} encima)',
  shuffled: 'mazo barajado',
  cheaper: 'las cartas{of, select, action { de Acción} other {}} cuestan {coins} menos',
  'victory-tokens':
    '+{count} {count, plural, one {ficha de victoria} many {fichas de victoria} other {fichas de victoria}}{known, select, yes { ({total} en total)} other {}}',
};
