import type { Teaching } from '../en/teaching.ts';

export const teaching: Teaching = {
  label: 'Explicación',
  gotIt: 'Entendido',
  stop: 'No explicar más',
  explain: {
    hand: 'Estas cinco cartas son tu mano. Todos empiezan con siete Cobres y tres Fincas. Un borde dorado muestra lo que puedes elegir ahora.',
    treasures: 'Es la fase de compra. Juega antes tus tesoros: cada Cobre da 1 moneda.',
    buy: 'Tienes {coins, plural, one {# moneda} many {# monedas} other {# monedas}}. Elige una pila que no cueste más. Lo que no gastes se pierde al final de tu turno.',
    gained:
      'Lo que compras va a tu pila de descartes. Lo robarás más tarde, cuando tu mazo se agote y se baraje de nuevo.',
    cleanUp:
      'Tu turno ha terminado. Todo lo que has jugado y lo que quedaba en tu mano ha ido a tu pila de descartes, y has robado cinco cartas nuevas.',
    shuffle:
      'Tu mazo se había agotado, así que tu pila de descartes se ha barajado y ahora es tu mazo. A partir de ahora robarás lo que has comprado.',
    action:
      'Tienes una carta de Acción. Las acciones van antes de la fase de compra. Puedes jugar una por turno, salvo que una carta te dé más.',
    played:
      'Has hecho lo que dice la carta, de arriba abajo. Se queda aquí hasta el final de tu turno y después va a tu pila de descartes: sigue siendo tuya.',
    clash:
      'Dos cartas de Acción que no dan +1 acción, y solo una acción: puedes jugar solo una de ellas. No compres demasiadas así.',
    attack: '{name} ha jugado una carta de Ataque. Los ataques afectan a todos los demás.',
    reaction: 'Puedes reaccionar ahora, aunque no sea tu turno. Una carta que revelas se queda en tu mano.',
    five: 'Con 5 monedas puedes comprar casi todo el reino. Al principio, las cartas que mejoran todos los turnos siguientes valen más que los puntos.',
    eight:
      'Ocho monedas: llegan para una Provincia, que vale 6 puntos. Las Provincias suelen decidir la partida.',
    extraBuy: 'Tienes {buys} compras: puedes repartir tus monedas entre varias cartas.',
    extraAction: 'Te quedan {actions} acciones: juega varias cartas de Acción, una tras otra.',
    trash:
      'Las cartas eliminadas salen de tu mazo. Suele ser bueno: sin cartas débiles robas las fuertes más a menudo.',
    curse:
      'Una Maldición te cuesta 1 punto al final de la partida, y hasta entonces ocupa espacio en tu mano.',
    rivalProvince:
      '{name} tiene la primera Provincia. A partir de ahora, mira cuántas quedan: la partida termina con la última.',
    fewProvinces:
      'Quedan tres Provincias, así que el final está cerca. Ahora los Ducados e incluso las Fincas pueden valer más que cartas mejores.',
    emptyPile:
      'Esta pila está vacía. La partida también termina cuando {limit} pilas del suministro están vacías.',
    twoEmpty:
      'Dos pilas están vacías. Tras el turno en que se agote la tercera, la partida termina. ¿Vas por delante?',
    over: 'Ahora cuentan todas tus cartas, estén donde estén: una Finca 1 punto, un Ducado 3, una Provincia 6, una Maldición −1. Si hay empate, gana quien haya tenido menos turnos.',
  },
};
