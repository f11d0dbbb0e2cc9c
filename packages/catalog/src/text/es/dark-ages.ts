import type { CardText } from '../card-text.ts';

/** What every Knight does after its own part. */
const attack =
  'Cada uno de los demás jugadores revela las dos primeras cartas de su mazo: se elimina una que cueste entre {3 coins} y {6 coins} (si valen las dos, escoge su dueño) y lo que quede se descarta. Si así se ha eliminado algún Caballero, al final se elimina también el que ataca.';

export const darkAges = {
  altar: {
    name: 'Altar',
    short: 'Elimina una carta y gana otra de hasta {5 coins}.',
    text: 'Elimina una carta de tu mano y después gana otra que cueste como máximo {5 coins}.',
    rulings: [
      'Con la mano vacía no eliminas nada, pero ganas una carta igualmente.',
      'Todo lo que provoque la eliminación (robar, ganar, una reacción) termina antes de que elijas la carta que ganas.',
      'La carta sale de la reserva y va a tu pila de descartes. Tienes que ganar una si puedes.',
    ],
  },
  armory: {
    name: 'Armería',
    short: 'Gana una carta de hasta {4 coins} sobre tu mazo.',
    text: 'Elige una carta de la reserva que cueste {4 coins} o menos. La ganas encima de tu mazo.',
    rulings: [
      'La carta va directa a tu mazo; no pasa en ningún momento por tu pila de descartes.',
      'No se pueden elegir cartas de fuera de la reserva ({spoils}, {madman}, {mercenary}, Refugios).',
      'De una pila mixta solo puedes ganar la carta superior; un Caballero, por tanto, solo mientras {sir-martin} esté arriba.',
      'Un {death-cart} ganado así va encima de tu mazo, pero sus dos cartas de Ruinas van a tu pila de descartes.',
    ],
  },
  'band-of-misfits': {
    name: 'Banda de Rufianes',
    short: 'Se vuelve una Acción más barata de la reserva.',
    text: 'Elige una carta de Acción que esté arriba en una pila de la reserva y cueste menos que esta. Hasta que deje de estar en juego, esta carta es la carta elegida, y se juega como tal en el acto.',
    rulings: [
      'No puedes elegir una carta de una pila vacía ni de fuera de la reserva. La pila de la que eliges no se toca.',
      'De una pila mixta solo puedes elegir la carta de arriba: la primera de las Ruinas, o un Caballero si es más barato que esta carta ({sir-martin}).',
      'Si se juega dos veces ({throne-room}, {procession}), es la misma carta ambas veces; no vuelves a elegir.',
      'Si eliges un Ataque, es un Ataque: las reacciones y el {urchin} van después de tu elección y antes de su efecto.',
      'Mientras está en juego, tiene el nombre, el coste, los tipos y los efectos de la carta elegida: como {urchin} puede eliminarse para ganar un {mercenary}; como {hermit} puede convertirse en un {madman}.',
      'Si se elimina estando en juego, ocurre lo que haga la carta elegida al ser eliminada. Si la carta elegida se elimina a sí misma ({death-cart}, {pillage}), la que va a la pila de eliminación es esta.',
      'Siempre que no esté en juego, es una simple Banda de Rufianes que cuesta {5 coins}. Por eso, con una {procession} y la {fortress} como carta elegida, se juega dos veces, se elimina y vuelve a tu mano, y ganas una carta de Acción que cueste exactamente {6 coins}.',
    ],
  },
  'bandit-camp': {
    name: 'Campamento de Bandidos',
    short: 'Te trae un {spoils}.',
    text: 'Después de robar, gana un {spoils}; va a tu pila de descartes.',
    rulings: [
      'Primero robas, así que no puedes robar el {spoils} que ganas ahora.',
      'El {spoils} sale de su propia pila, fuera de la reserva. Si esa pila está vacía, no ganas ninguno; la carta y las acciones las recibes igualmente.',
    ],
  },
  beggar: {
    name: 'Mendigo',
    short: '3 Cobres a la mano. Si te atacan, descártalo: 2 Platas.',
    text: 'Ganas tres {copper|Cobres} que van directos a tu mano.\nReacción: después de que otro jugador juegue una carta de Ataque, antes de que surta efecto, puedes descartar esta de tu mano para ganar dos {silver|Platas}: la primera encima de tu mazo, la segunda en tu pila de descartes.',
    rulings: [
      'Descartarla no detiene el Ataque; lo sufres como siempre, con la mano que te quede.',
      'Puedes usarla contra cualquier Ataque, incluso uno que no te afectaría.',
      'Se pueden descartar varias copias contra un mismo Ataque, una tras otra. También una copia que haya llegado a tu mano por una reacción anterior a ese Ataque.',
      'Si solo queda una {silver}, va encima de tu mazo. Si no queda ninguna, puedes descartar esta carta igualmente, pero no ganas nada.',
      'Si quedan menos de tres {copper|Cobres}, ganas los que haya.',
      'Descartarla como reacción no es jugarla.',
    ],
  },
  catacombs: {
    name: 'Catacumbas',
    short: 'Coge tus 3 primeras cartas o cámbialas por otras 3.',
    text: 'Mira las tres primeras cartas de tu mazo. Ponlas todas en tu mano, o descártalas todas y roba tres.\nAl eliminarse: ganas una carta que cueste menos que esta.',
    rulings: [
      'Las tres cartas van juntas; no puedes quedarte unas y descartar otras.',
      'Si tienes que barajar para robar, las cartas que acabas de descartar también se barajan y puedes robarlas.',
      'Ganas una carta siempre que esta se elimine, en cualquier turno y sea quien sea el causante. Esa carta sale de la reserva y va a tu pila de descartes.',
    ],
  },
  count: {
    name: 'Conde',
    short: 'Un precio; luego {+3 coins}, {duchy} o eliminar tu mano.',
    text: 'Primero haz una de estas cosas: descarta dos cartas; coloca una carta de tu mano encima de tu mazo; gana un {copper}.\nDespués haz una de estas: {+3 coins}; elimina toda tu mano; gana un {duchy}.',
    rulings: [
      'Las dos elecciones son independientes. Cumples la primera antes de hacer la segunda.',
      'Puedes elegir algo que no puedas hacer, o solo en parte: con una carta en la mano, «descarta dos» descarta solo esa.',
      'Si eliminas tu mano, todas las cartas van juntas a la pila de eliminación; después eliges el orden de lo que provoquen.',
      'El {copper} y el {duchy} salen de la reserva y van a tu pila de descartes.',
    ],
  },
  counterfeit: {
    name: 'Falsificación',
    short: 'Puedes jugar un Tesoro dos veces y eliminarlo.',
    text: 'Puedes escoger un Tesoro de tu mano: juégalo, juégalo otra vez y después elimínalo.',
    rulings: [
      'Conservas las monedas de ambas jugadas aunque el Tesoro se elimine.',
      'Con un {spoils} recibes {6 coins} en total. Vuelve a su pila la primera vez, así que no se elimina.',
      'Si el Tesoro tiene instrucciones, se cumplen ambas veces.',
      'Con otra Falsificación: cada una de las dos veces que se juega, puedes jugar dos veces un Tesoro y eliminarlo; al final se elimina esa Falsificación.',
      'Una carta con varios tipos sirve si uno de ellos es Tesoro ({harem}).',
      'Como todos los Tesoros, se juega en tu Fase de Compra, antes de comprar tu primera carta.',
    ],
  },
  cultist: {
    name: 'Sectario',
    short: 'Los demás ganan Ruinas. Puedes jugar otro Sectario.',
    text: 'Por orden de turno, cada uno de los demás jugadores gana la carta superior de la pila de Ruinas. A continuación puedes jugar otro Sectario de tu mano.\nAl eliminarse: {+3 cards}.',
    rulings: [
      'Jugar así otro Sectario no gasta ninguna acción. Puede ser uno que acabes de robar.',
      'Cada Sectario adicional es un nuevo Ataque, así que los demás pueden volver a reaccionar.',
      'Las Ruinas se reparten de una en una empezando por tu izquierda, y cada vez se descubre la siguiente. Cuando se acaban, los jugadores que faltan no ganan ninguna.',
      'Robas tres cartas siempre que esta se elimine, en cualquier turno y sea quien sea el causante.',
      'Si la elimina un Caballero o un {rogue}, no robas la otra carta que has revelado; esa aún está pendiente de descartarse.',
    ],
  },
  'death-cart': {
    name: 'Carro de los Muertos',
    short: 'Elimina una Acción o esta. Viene con dos Ruinas.',
    text: 'Elimina una carta de Acción de tu mano o bien elimina esta carta.\nAl ganarla: ganas también las dos cartas superiores de la pila de Ruinas, una tras otra.',
    rulings: [
      'Recibes las monedas en todos los casos, aunque se elimine esta carta.',
      'Sin cartas de Acción en la mano, tienes que eliminar esta. Si tienes alguna, puedes eliminar esta de todos modos.',
      'Sirve cualquier carta de tipo Acción, Ruinas incluidas. Basta con eliminar una {fortress}, aunque vuelva a tu mano.',
      'Las Ruinas llegan siempre que la ganes: comprada o no, en cualquier turno, incluso de la pila de eliminación. Van a tu pila de descartes; si quedan menos de dos, ganas lo que haya.',
      'Jugarla no trae Ruinas, ni tampoco una {band-of-misfits} jugada como ella. Que te la pasen con una {masquerade} no es ganarla.',
    ],
  },
  feodum: {
    name: 'Feudo',
    short: '{1 point} por cada 3 {silver|Platas} que tengas.',
    text: 'Al final de la partida cuenta {1 point} por cada tres {silver|Platas} que haya entre todas tus cartas, redondeando hacia abajo.\nAl eliminarse: ganas tres {silver|Platas}.',
    rulings: [
      'Cada copia cuenta por sí misma, todas con las mismas {silver|Platas}: con siete {silver|Platas}, cada copia vale {2 points}.',
      'Las {silver|Platas} ganadas van a tu pila de descartes. Si quedan menos de tres, ganas las que haya.',
      'La pila tiene ocho cartas con dos jugadores y doce con tres o más.',
    ],
  },
  forager: {
    name: 'Merodeador',
    short: 'Elimina una; {+1 coin} por cada Tesoro distinto eliminado.',
    text: 'Elige una carta de tu mano y elimínala. Después, cada Tesoro con distinto nombre que haya en la pila de eliminación te da {+1 coin}.',
    rulings: [
      'Cuentas después de eliminar, así que un Tesoro que elimines ahora cuenta.',
      'Varias copias de un mismo Tesoro cuentan una vez: cuatro {copper|Cobres}, una {counterfeit} y seis {estate|Fincas} en la pila de eliminación dan {2 coins}.',
      'Tienes que eliminar una carta si tienes alguna. Con la mano vacía recibes igualmente las monedas.',
      'Una carta con varios tipos cuenta si uno de ellos es Tesoro ({harem}).',
    ],
  },
  fortress: {
    name: 'Fortaleza',
    short: 'Si se elimina, vuelve a tu mano.',
    text: 'Al eliminarse: recupérala de la pila de eliminación y llévala a tu mano.',
    rulings: [
      'Cuenta igualmente como eliminada para todo lo que pida una carta eliminada.',
      'Vuelve en cualquier turno y sea quien sea el causante de la eliminación. No puedes negarte.',
    ],
  },
  graverobber: {
    name: 'Ladrón de Tumbas',
    short: 'Gana una carta eliminada o mejora una Acción.',
    text: 'Haz una de estas cosas: gana encima de tu mazo una carta de la pila de eliminación que cueste entre {3 coins} y {6 coins}; o elimina una carta de Acción de tu mano y gana una carta cualquiera que cueste como máximo {3 coins} más.',
    rulings: [
      'Puedes elegir cualquiera de las dos aunque no puedas cumplirla; entonces no se gana nada.',
      'La carta de la pila de eliminación va encima de tu mazo, a la vista de todos. Si tu mazo está vacío, pasa a ser todo el mazo.',
      'La carta por la Acción eliminada sale de la reserva y va a tu pila de descartes.',
      'Lo que provoque la eliminación va primero: elimina un {cultist}, roba tres cartas y luego gana una carta que cueste hasta {8 coins}.',
      'Todos los jugadores pueden mirar la pila de eliminación en cualquier momento.',
    ],
  },
  hermit: {
    name: 'Ermitaño',
    short: 'Elimina; gana una de hasta {3 coins}. Sin comprar: {madman}.',
    text: 'Mira toda tu pila de descartes; de ella o de tu mano puedes eliminar una carta que no sea un Tesoro. A continuación gana una carta que cueste {3 coins} o menos.\nAl descartarla estando en juego, en un turno en el que no hayas comprado ninguna carta: elimínala y gana un {madman}.',
    rulings: [
      'Eliminar es opcional; ganar, no. La carta ganada sale de la reserva y va a tu pila de descartes.',
      'Solo cuenta comprar: las cartas ganadas de otras formas no evitan que se convierta en un {madman}.',
      'Si deja de estar en juego sin ser descartada (eliminada por una {procession}, por ejemplo), no ganas ningún {madman}.',
      'Si no queda ningún {madman}, el Ermitaño se elimina igualmente y no ganas nada.',
      'Dos Ermitaños dan dos {madman|Locos}. Uno jugado dos veces ({throne-room}) es una sola carta y da uno.',
      'Una carta que tenga Tesoro entre sus tipos ({harem}) no se puede eliminar.',
      'Lo que provoque la eliminación termina antes de que ganes la carta: con una {overgrown-estate}, primero robas.',
    ],
  },
  'hunting-grounds': {
    name: 'Coto de Caza',
    short: 'Si se elimina: un {duchy} o tres {estate|Fincas}.',
    text: 'Al eliminarse: ganas, a tu elección, un {duchy} o tres {estate|Fincas}.',
    rulings: [
      'Las cartas salen de la reserva y van a tu pila de descartes.',
      'Si quedan menos de tres {estate|Fincas} y las eliges, ganas las que haya.',
      'Puedes elegir cualquiera de las dos opciones aunque su pila esté vacía.',
    ],
  },
  ironmonger: {
    name: 'Ferretero',
    short: 'Revela tu primera carta: bonificación por tipo.',
    text: 'Revela la carta que ahora está encima de tu mazo; descártala o déjala ahí. En ambos casos te paga por cada uno de sus tipos: Acción, {+1 action}; Tesoro, {+1 coin}; Victoria, {+1 card}.',
    rulings: [
      'Robas una carta antes de revelar otra.',
      'Decides si la dejas o la descartas antes de recibir ninguna bonificación. Si dejas en el mazo una carta de Victoria, robas esa misma carta.',
      'Una carta con dos de estos tipos da ambas bonificaciones: el {harem}, una carta y una moneda; {nobles}, una acción y una carta.',
      'Una carta sin ninguno de estos tipos ({curse}, {hovel}) no da nada, pero puedes descartarla igualmente.',
    ],
  },
  'junk-dealer': {
    name: 'Chatarrero',
    short: 'Tienes que eliminar una carta.',
    text: 'Después de robar, tienes que eliminar una carta de tu mano.',
    rulings: [
      'Primero robas, así que puedes eliminar la carta que acabas de robar.',
      'No puedes negarte a eliminar mientras tengas alguna carta en la mano.',
    ],
  },
  knights: {
    name: 'Caballeros',
    short: 'Diez Caballeros que eliminan cartas de {3 coins} a {6 coins}.',
    text: `De estos diez Caballeros distintos, solo se puede comprar o ganar el de arriba. Cada uno hace su propia parte y después ataca.\n${attack}`,
    rulings: [
      'El jugador atacado solo puede escoger si las dos cartas reveladas cuestan entre {3 coins} y {6 coins}. Si no vale ninguna, se descartan ambas.',
      'Si una de dos cartas así es un Caballero y el jugador elimina la otra, tu Caballero no se elimina.',
      'Tras eliminarse un Caballero, el ataque continúa con los jugadores que faltan. Tu propio Caballero se elimina al final.',
      'Lo que provoque una carta eliminada es para el jugador que la tenía y ocurre antes de descartar la otra. Esa otra carta no se puede robar por ello.',
      'Todos cuestan {5 coins} salvo {sir-martin}, que cuesta {4 coins}. Son diez cartas con nombres distintos.',
      'Quien tenga menos de dos cartas entre su mazo y su pila de descartes revela las que haya.',
      'La pila siempre tiene diez cartas y no es una pila de Victoria, ni siquiera con {dame-josephine} arriba. Nadie puede mirar las cartas que hay bajo la superior.',
    ],
  },
  ruins: {
    name: 'Ruinas',
    short: 'Pila de Acciones flojas que reparten los Saqueadores.',
    text: 'Una pila barajada de cinco clases distintas. Solo la carta superior está a la vista y se puede comprar o ganar. La pila está en la reserva si el Reino tiene un Saqueador.',
    rulings: [
      'Las Ruinas son cartas de Acción: jugar una gasta una acción, y sirven para todo lo que pida una carta de Acción. No valen puntos.',
      'Cuando se reparten Ruinas, cada jugador, por orden de turno, lleva la carta superior a su pila de descartes y se descubre la siguiente. Si se acaban, los jugadores que faltan no ganan ninguna.',
      'Cuestan {0 coins} y se pueden comprar.',
      'Cuando la pila se agota, cuenta como pila vacía de la reserva para el final de la partida.',
      'Las distintas clases son cartas con nombres distintos; dos copias de una misma clase comparten nombre. La pila tiene diez cartas por cada jugador después del primero.',
    ],
  },
  marauder: {
    name: 'Salteador',
    short: 'Gana un {spoils}; los demás ganan Ruinas.',
    text: 'Primero ganas un {spoils}. Después, por orden de turno, cada uno de los demás jugadores gana la carta superior de la pila de Ruinas.',
    rulings: [
      'El {spoils} sale de su propia pila y va a tu pila de descartes. Si no queda ninguno, las Ruinas se reparten igualmente.',
      'Cada jugador coge la carta superior de la pila de Ruinas y descubre la siguiente. Cuando se acaban, los jugadores que faltan no ganan ninguna.',
    ],
  },
  'market-square': {
    name: 'Plaza del Mercado',
    short: 'Si se elimina una carta tuya, descarta esta: {gold}.',
    text: 'Reacción: justo después de que se elimine una carta tuya, puedes descartar esta de tu mano para ganar un {gold}.',
    rulings: [
      'Funciona en cualquier turno y sea quien sea el causante de la eliminación, pero solo con tus propias cartas.',
      'Se pueden descartar varias copias por una misma carta eliminada, una tras otra.',
      'Eliges si la usas antes o después de otras cosas que provoque la misma eliminación. También puedes usar una copia que robes así (por unas {rats} eliminadas).',
      'Una {fortress} que vuelve a tu mano se ha eliminado igualmente, así que puedes reaccionar a ello.',
      'El {gold} va a tu pila de descartes. Si no queda ninguno, puedes descartar esta carta igualmente, pero no ganas nada.',
    ],
  },
  mystic: {
    name: 'Pitonisa',
    short: 'Adivina tu primera carta: si aciertas, es tuya.',
    text: 'Nombra una carta cualquiera y revela la que está encima de tu mazo. Si has acertado, va a tu mano; si no, se queda ahí.',
    rulings: [
      'Nombras una carta, no un tipo. No tiene por qué estar en la reserva, ni siquiera en esta partida.',
      'El nombre tiene que coincidir exactamente: un Caballero no vale por otro, ni una clase de Ruinas por otra.',
    ],
  },
  pillage: {
    name: 'Pillaje',
    short: 'Elimínalo; elige qué descartan; gana 2 Botines.',
    text: 'Primero se elimina esta carta. Después, por orden de turno, cada uno de los demás jugadores con al menos cinco cartas en la mano la revela, y tú escoges una carta para que la descarte. Por último, ganas dos {spoils|Botines}.',
    rulings: [
      'Los jugadores con cuatro cartas o menos en la mano ni revelan ni descartan.',
      'Escoges para un jugador cada vez, empezando por tu izquierda.',
      'Si se juega por segunda vez ({procession}, {throne-room}), ya no se puede eliminar, pero ocurre todo lo demás.',
      'Los {spoils|Botines} salen de su propia pila y van a tu pila de descartes. Si quedan menos de dos, ganas lo que haya.',
    ],
  },
  'poor-house': {
    name: 'Hospicio',
    short: 'Pierde {1 coin} por cada Tesoro en tu mano.',
    text: 'Revela tu mano; cada carta de Tesoro que haya en ella te quita {1 coin}, pero tus monedas nunca bajan de cero.',
    rulings: [
      'Puedes perder más de lo que te ha dado esta carta y, por tanto, monedas que hayas conseguido antes en el turno.',
      'Una carta con varios tipos cuenta si uno de ellos es Tesoro ({harem}).',
    ],
  },
  procession: {
    name: 'Procesión',
    short: 'Juega 2 veces una Acción; cámbiala por otra {1 coin} más cara.',
    text: 'Puedes elegir una carta de Acción de tu mano: juégala, juégala otra vez y elimínala. Después gana una carta de Acción que cueste exactamente {1 coin} más.',
    rulings: [
      'Una vez que eliges una carta, hay que hacer todo lo demás. Si ninguna carta de Acción a la vista en la reserva tiene ese coste exacto, no ganas nada.',
      'Las dos jugadas no gastan acciones, y la primera termina antes de que empiece la segunda. Si gastas tu última acción en esta carta y eliges una con {+1 action}, te quedan dos acciones.',
      'Ganas la nueva carta aunque la carta jugada no haya podido eliminarse. Una carta que se eliminó a sí misma la primera vez se juega igualmente por segunda vez.',
      'Lo que provoque la eliminación va antes de ganar la carta: con un {cultist}, primero robas tres cartas. La carta ganada va a tu pila de descartes.',
      'Con una {fortress}: vuelve a tu mano, y ganas una carta de Acción que cueste exactamente {5 coins}.',
      'Con un {madman}: {+2 actions}, vuelve a su pila y robas; después, otra vez {+2 actions}, pero sin robar. No se elimina; ganas una carta de Acción que cueste exactamente {1 coin}.',
      'Con otra Procesión: se usa con una carta de Acción, por completo, y luego con otra; después se elimina y ganas una carta de Acción que cueste exactamente {5 coins}.',
    ],
  },
  rats: {
    name: 'Ratas',
    short: 'Gana otra carta de Ratas; elimina una que no lo sea.',
    text: 'Gana otra carta de Ratas. Después elimina de tu mano una carta que no sea Ratas; si no tienes ninguna así, revela tu mano en su lugar.\nAl eliminarse: {+1 card}.',
    rulings: [
      'Tienes que eliminar si tienes otra carta. Si solo tienes Ratas en la mano, las enseñas y no eliminas nada; con la mano vacía no eliminas nada.',
      'La nueva carta de Ratas va a tu pila de descartes. Si no queda ninguna, no ganas nada, y el resto ocurre igualmente.',
      'Robas una carta siempre que esta se elimine, en cualquier turno y sea quien sea el causante.',
      'La pila empieza con veinte cartas, sea cual sea el número de jugadores.',
    ],
  },
  rebuild: {
    name: 'Reconstruir',
    short: 'Cambia una Victoria por otra de hasta {3 coins} más.',
    text: 'Nombra una carta y revela cartas de tu mazo hasta que salga una de Victoria con otro nombre. Descarta todo lo demás que hayas revelado, elimina esa carta y gana una de Victoria que cueste como máximo {3 coins} más.',
    rulings: [
      'Puedes nombrar cualquier carta, sea o no de Victoria, esté o no en esta partida.',
      'Si tu mazo se agota, baraja tu pila de descartes sin las cartas ya reveladas y continúa.',
      'Si no sale ninguna carta así, se descartan todas las reveladas y no ocurre nada más.',
      'La carta ganada sale de la reserva y va a tu pila de descartes.',
      'Una carta con varios tipos es una carta de Victoria si uno de ellos es Victoria, tanto para encontrarla como para ganarla.',
      'Lo que provoque la eliminación termina antes de que ganes la carta. Para entonces, las demás cartas reveladas están en tu pila de descartes, así que, al robar por una {overgrown-estate}, puede que se barajen.',
    ],
  },
  rogue: {
    name: 'Granuja',
    short: 'Gana una carta eliminada; si no hay, los demás eliminan.',
    text: 'Si en la pila de eliminación hay alguna carta que cueste entre {3 coins} y {6 coins}, tienes que ganar una de ellas. Si no, cada uno de los demás jugadores revela las dos primeras cartas de su mazo, elimina una con ese coste (si valen las dos, escoge su dueño) y descarta lo que quede.',
    rulings: [
      'Si en la pila de eliminación hay una carta con ese coste, tienes que llevarte una. En una jugada solo ocurre una de las dos partes.',
      'La carta ganada va a tu pila de descartes, a la vista de todos. Cuenta como ganada, así que un {death-cart} trae sus Ruinas.',
      'Es un Ataque en ambos casos: los demás deciden sus reacciones antes de que hagas nada.',
      'Lo que provoque una carta eliminada es para el jugador que la tenía y ocurre antes de descartar la otra. Esa otra carta no se puede robar por ello.',
    ],
  },
  sage: {
    name: 'Sabio',
    short: 'Busca una carta de {3 coins} o más.',
    text: 'Ve revelando cartas de tu mazo hasta que aparezca una que cueste {3 coins} o más. Esa va a tu mano; descarta todas las demás.',
    rulings: [
      'Si tu mazo se agota, baraja tu pila de descartes sin las cartas ya reveladas y continúa.',
      'Si no aparece ninguna carta así, se descartan todas las reveladas y no te llevas ninguna.',
      'Si las primeras cartas de tu mazo son {copper}, {copper}, {curse} y {province}, te llevas la {province} y descartas las otras tres.',
    ],
  },
  scavenger: {
    name: 'Carroñero',
    short: 'Pon en tu mazo cualquier carta de tus descartes.',
    text: 'Puedes pasar todo tu mazo a tu pila de descartes. Después elige cualquier carta de tu pila de descartes y ponla encima de tu mazo.',
    rulings: [
      'Mover el mazo es opcional. Devolver una carta no lo es, salvo que tu pila de descartes esté vacía.',
      'Con el mazo vacío, la carta que devuelves pasa a ser todo el mazo; no barajas.',
      'Mover el mazo no es descartar cartas.',
    ],
  },
  squire: {
    name: 'Escudero',
    short: '{+2 actions}, {+2 buys} o {silver}. Si se elimina: Ataque.',
    text: 'Escoge una de estas cosas: {+2 actions}; o {+2 buys}; o ganar una {silver}.\nAl eliminarse: ganas una carta de Ataque de la reserva.',
    rulings: [
      'Al eliminarse puedes llevarte cualquier carta de Ataque que esté a la vista en la reserva, cueste lo que cueste. Va a tu pila de descartes.',
      'Si en la reserva no hay ninguna carta de Ataque, no ganas nada. El {mercenary} nunca está disponible.',
      'La {silver} sale de la reserva y va a tu pila de descartes.',
    ],
  },
  storeroom: {
    name: 'Depósito',
    short: 'Descarta para robar; luego descarta por monedas.',
    text: 'Descarta tantas cartas como quieras y roba el mismo número. A continuación descarta otra vez, tantas como quieras: {+1 coin} por cada una de estas.',
    rulings: [
      'El primer descarte solo da cartas; el segundo, solo monedas.',
      'La segunda vez puedes descartar cartas que acabes de robar.',
      'Ninguna de las dos veces es obligatorio descartar.',
      'Eliges todas las cartas del primer descarte antes de robar.',
    ],
  },
  urchin: {
    name: 'Pillastre',
    short: 'Los demás, a 4 cartas. Otro Ataque: {mercenary}.',
    text: 'Cada uno de los demás jugadores con más de cuatro cartas en la mano descarta hasta quedarse con cuatro.\nMientras esté en juego: cuando hayas jugado otra carta de Ataque, antes de que surta efecto, puedes eliminar esta para ganar un {mercenary}.',
    rulings: [
      'Un segundo Pillastre es otra carta de Ataque, así que te permite eliminar el primero.',
      'Si se juega dos veces ({throne-room}, {procession}), sigue siendo una sola carta; no puede eliminarse por su propia segunda jugada.',
      'Con varios Pillastres en juego, decides por cada uno cuando juegas otro Ataque.',
      'Lo decides antes de que los demás usen sus reacciones.',
      'Los jugadores con cuatro cartas o menos en la mano no descartan nada.',
      'El {mercenary} va a tu pila de descartes. Si no queda ninguno, puedes eliminar esta carta igualmente, pero no ganas nada.',
    ],
  },
  vagrant: {
    name: 'Vagabundo',
    short: 'Coge del mazo Victoria, Refugio, Ruinas o {curse}.',
    text: 'Después de robar, revela la siguiente carta de tu mazo: si es una carta de Victoria, un Refugio, unas Ruinas o una {curse}, va a tu mano; cualquier otra se queda ahí.',
    rulings: [
      'Robas una carta antes de revelar otra.',
      'Una carta con varios tipos va a tu mano si uno de ellos está en la lista ({nobles}, {necropolis}, {dame-josephine}, cualquier carta de Ruinas).',
      'No puedes rechazar la carta.',
    ],
  },
  'wandering-minstrel': {
    name: 'Juglar',
    short: 'De las 3 siguientes, solo las Acciones se quedan.',
    text: 'Después de robar, revela las tres siguientes cartas de tu mazo: las de Acción vuelven encima, en el orden que escojas; todas las demás se descartan.',
    rulings: [
      'Robas una carta antes de revelar ninguna.',
      'Una carta con varios tipos vuelve al mazo si uno de ellos es Acción.',
      'Con menos de tres cartas en tu mazo, baraja tu pila de descartes. Si aun así no hay tres, revela las que haya.',
      'Si no revelas ninguna carta de Acción, no vuelve ninguna.',
    ],
  },
  'dame-anna': {
    name: 'Lady Anna',
    short: 'Elimina hasta 2. Los demás, una de {3 coins} a {6 coins}.',
    text: `Puedes eliminar una o dos cartas de tu mano. ${attack}`,
    rulings: [
      'Puedes eliminar dos cartas, una o ninguna, antes de que los demás revelen nada.',
      'Dos cartas se eliminan a la vez; después eliges el orden de lo que provoquen.',
    ],
  },
  'dame-josephine': {
    name: 'Lady Josephine',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: [
      'Es una carta de Victoria para todo lo que se fije en los tipos ({hovel}, {vagrant}, {ironmonger}, {rebuild}).',
      'No convierte la pila de {knights} en una pila de Victoria.',
    ],
  },
  'dame-molly': {
    name: 'Lady Molly',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: ['Conservas las acciones aunque esta carta se elimine por su propio ataque.'],
  },
  'dame-natalie': {
    name: 'Lady Natalie',
    short: 'Gana una de hasta {3 coins}. Los demás eliminan una de {3 coins} a {6 coins}.',
    text: `Si quieres, gana una carta que cueste {3 coins} o menos. ${attack}`,
    rulings: [
      'Ganar es opcional. La carta sale de la reserva y va a tu pila de descartes, antes de que los demás revelen nada.',
    ],
  },
  'dame-sylvia': {
    name: 'Lady Sylvia',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: ['Conservas las monedas aunque esta carta se elimine por su propio ataque.'],
  },
  'sir-bailey': {
    name: 'Sir Bailey',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: ['Robas antes de que los demás revelen cartas.'],
  },
  'sir-destry': {
    name: 'Sir Destry',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: ['Robas antes de que los demás revelen cartas.'],
  },
  'sir-martin': {
    name: 'Sir Martin',
    short: 'Los demás eliminan una carta de {3 coins} a {6 coins}.',
    text: attack,
    rulings: [
      'Cuesta {4 coins}, a diferencia de los otros nueve Caballeros.',
      'Mientras está arriba en la pila, se puede ganar con la {armory} y elegir para la {band-of-misfits}.',
    ],
  },
  'sir-michael': {
    name: 'Sir Michael',
    short: 'Los demás, a 3 cartas; eliminan una de {3 coins} a {6 coins}.',
    text: `Cada uno de los demás jugadores con más de tres cartas en la mano descarta hasta quedarse con tres. ${attack}`,
    rulings: [
      'Todos los jugadores terminan de descartar antes de que nadie revele cartas.',
      'Los jugadores con tres cartas o menos en la mano no descartan nada, pero revelan igualmente.',
    ],
  },
  'sir-vander': {
    name: 'Sir Vander',
    short: 'Los demás eliminan una de {3 coins} a {6 coins}. Eliminado: {gold}.',
    text: `${attack}\nAl eliminarse: ganas un {gold}.`,
    rulings: [
      'El {gold} es para el jugador que tenía esta carta, en cualquier turno y sea quien sea el causante de la eliminación.',
      'El {gold} sale de la reserva y va a la pila de descartes.',
    ],
  },
  'abandoned-mine': {
    name: 'Mina Abandonada',
    short: '',
    text: '',
    rulings: [
      'Es una carta de Acción a todos los efectos: la juegas en tu Fase de Acción y gasta una acción.',
    ],
  },
  'ruined-library': {
    name: 'Biblioteca en Ruinas',
    short: '',
    text: '',
    rulings: [
      'Es una carta de Acción a todos los efectos: la juegas en tu Fase de Acción y gasta una acción.',
    ],
  },
  'ruined-market': {
    name: 'Mercado en Ruinas',
    short: '',
    text: '',
    rulings: [
      'Es una carta de Acción a todos los efectos: la juegas en tu Fase de Acción y gasta una acción.',
    ],
  },
  'ruined-village': {
    name: 'Pueblo en Ruinas',
    short: '',
    text: '',
    rulings: [
      'Es una carta de Acción a todos los efectos: la juegas en tu Fase de Acción y gasta una acción. Lo único que hace es devolverte esa acción.',
    ],
  },
  survivors: {
    name: 'Supervivientes',
    short: 'Mira 2 cartas: descarta ambas o devuélvelas.',
    text: 'Miras las dos primeras cartas de tu mazo y luego descartas las dos o las devuelves encima, en el orden que escojas.',
    rulings: [
      'Las dos cartas van juntas; no puedes descartar una y dejar la otra.',
      'Es una carta de Acción a todos los efectos: la juegas en tu Fase de Acción y gasta una acción.',
    ],
  },
  hovel: {
    name: 'Casucha',
    short: 'Elimínala al comprar una carta de Victoria.',
    text: 'Reacción: si tienes esta carta en la mano al comprar una de Victoria, puedes eliminarla.',
    rulings: [
      'Solo cuenta comprar, no ganar una carta de Victoria de otra forma.',
      'Una carta con varios tipos sirve si uno de ellos es Victoria ({nobles}, {harem}, {dame-josephine}).',
      'Eliminarla no da nada por sí mismo.',
      'Nunca está en la reserva.',
    ],
  },
  necropolis: {
    name: 'Necrópolis',
    short: '',
    text: '',
    rulings: [
      'Es una carta de Acción a todos los efectos: el {death-cart}, la {procession} y el {graverobber} pueden usarla.',
      'Nunca está en la reserva, así que no puedes ganarla con la {procession} como carta que cuesta {1 coin}.',
    ],
  },
  'overgrown-estate': {
    name: 'Finca Abandonada',
    short: 'Si se elimina: roba una carta.',
    text: 'Al eliminarse: {+1 card}.',
    rulings: [
      'Es una carta de Victoria aunque no valga nada.',
      'Robas en el acto, en medio de lo que la ha eliminado: con el {altar}, primero robas y después ganas.',
      'No te ofrece ninguna forma de eliminarla; tiene que hacerlo otra carta.',
      'Nunca está en la reserva.',
    ],
  },
  spoils: {
    name: 'Botín',
    short: 'Vuelve a su pila.',
    text: 'Una vez jugada, esta carta vuelve a su propia pila.',
    rulings: [
      'No hace falta que la juegues; una copia que no juegues se queda entre tus cartas.',
      'Solo se consigue con el {bandit-camp}, el {marauder} y el {pillage}. No se puede comprar, ni ganar con una carta que te haga ganar algo de la reserva.',
      'Con una {counterfeit} da {6 coins} en total, vuelve una vez a su pila y no se elimina.',
      'Se puede eliminar de tu mano como cualquier otra carta, y entonces se queda en la pila de eliminación.',
      'Que se vacíe la pila de Botines no cuenta para el final de la partida.',
    ],
  },
  madman: {
    name: 'Loco',
    short: 'Devuélvelo a su pila y duplica tu mano.',
    text: 'Esta carta vuelve a su propia pila. Solo si lo ha hecho, roba tantas cartas como tengas en la mano.',
    rulings: [
      'Cuenta tu mano una sola vez, sin esta carta: con tres cartas en la mano, robas tres.',
      'Si se juega por segunda vez ({procession}, {throne-room}), ya no puede volver a su pila: recibes las acciones, pero no robas nada.',
      'Solo se consigue con el {hermit} y nunca está en la reserva.',
      'Que se vacíe la pila de Locos no cuenta para el final de la partida.',
    ],
  },
  mercenary: {
    name: 'Mercenario',
    short: 'Elimina 2: {+2 cards}, {+2 coins}; los demás, a 3 cartas.',
    text: 'Si quieres, elimina dos cartas de tu mano. Solo si se han eliminado ambas: {+2 cards}, {+2 coins}, y cada uno de los demás jugadores con más de tres cartas en la mano descarta hasta quedarse con tres.',
    rulings: [
      'Con una sola carta en la mano puedes eliminarla, pero entonces no ocurre nada más.',
      'Los demás deciden sus reacciones ({beggar}) antes de que decidas si eliminas.',
      'Ambas cartas se eliminan a la vez; después eliges el orden de lo que provoquen; luego sigue el resto.',
      'Los jugadores con tres cartas o menos en la mano no descartan nada.',
      'Solo se consigue con el {urchin} y nunca está en la reserva.',
      'Que se vacíe la pila de Mercenarios no cuenta para el final de la partida.',
    ],
  },
} satisfies Record<string, CardText>;
