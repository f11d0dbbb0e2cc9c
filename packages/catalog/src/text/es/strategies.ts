import type { StrategyTexts } from '../strategy-texts.ts';

export const strategies: StrategyTexts = {
  ambassador: {
    name: 'Dinero con Embajador',
    description: 'Un Embajador manda a los demás las Fincas y los Cobres del principio.',
  },
  'bandit-camp': {
    name: 'Campamento de Bandidos con Herrería',
    description:
      'Los Campamentos de Bandidos dan lugar a más Herrerías y traen Botín para las primeras Provincias.',
  },
  bandit: { name: 'Dinero con Bandido', description: 'Un Bandido trae Oro y quita el de los demás.' },
  bank: {
    name: 'Bancos',
    description: 'Muchos Tesoros pequeños hacen que un Banco valga más que un Oro.',
  },
  baron: {
    name: 'Dinero con Barón',
    description: 'Un Barón hace que cada Finca de los primeros turnos valga cuatro monedas.',
  },
  'beggar-gardens': {
    name: 'Jardines con Mendigos',
    description: 'Los Mendigos compran los Jardines, y sus Cobres hacen que valgan más.',
  },
  'big-money-ultimate': {
    name: 'Mucho dinero, refinado',
    description:
      'Mucho dinero que espera con la primera Provincia hasta poder pagar varias, y pasa a tiempo a Ducados y Fincas.',
  },
  'big-money': { name: 'Mucho dinero', description: 'Tesoros y Provincias, nada más.' },
  bishop: {
    name: 'Dinero con Obispo',
    description:
      'Un Obispo elimina las cartas iniciales y después todo lo que da más puntos eliminado que en el mazo.',
  },
  'bridge-village': {
    name: 'Puentes en fila',
    description:
      'Laboratorios y Aldeas roban todo el mazo y juegan cinco Puentes; un turno compra varias Provincias.',
  },
  bridge: { name: 'Dinero con Puente', description: 'Un Puente para una compra más y precios más bajos.' },
  bureaucrat: {
    name: 'Dinero con Burócrata',
    description: 'Dos Burócratas llenan el mazo de Plata y frenan a los demás.',
  },
  caravan: {
    name: 'Caravanas',
    description: 'Hasta cinco Caravanas; cada una hace que la mano del próximo turno tenga una carta más.',
  },
  catacombs: {
    name: 'Dinero con Catacumbas',
    description: 'Las Catacumbas roban tres cartas buenas, u otras tres.',
  },
  'chapel-engine': {
    name: 'Motor con Capilla',
    description:
      'Una Capilla tira el primer mazo; Aldeas, Herrerías y Mercados roban después cada turno lo que queda.',
  },
  'chapel-witch': {
    name: 'Capilla y Bruja',
    description: 'Una Capilla mantiene limpio el propio mazo mientras una Bruja llena los de los demás.',
  },
  charlatan: {
    name: 'Farsantes',
    description:
      'Tres monedas, y una Maldición para cada uno de los demás: también es dinero, pero les cuesta puntos.',
  },
  'colony-money': {
    name: 'Mucho dinero con Colonias',
    description:
      'Tesoros, Platinos y Colonias; Provincias cuando otro Platino llegaría tarde. Sin Colonias es Mucho dinero.',
  },
  conspirator: {
    name: 'Cadena de Conspiradores',
    description:
      'Una Capilla, Mercados y Peones, para que la tercera carta de cada turno sea un Conspirador.',
  },
  corsair: {
    name: 'Corsarios',
    description:
      'Los Corsarios pagan enseguida, roban una carta después y hunden la primera Plata u Oro de cada turno rival.',
  },
  'council-room': {
    name: 'Dinero con Sala del Consejo',
    description:
      'Unas pocas Salas del Consejo roban cuatro cartas cada una; lo que roban los demás importa menos.',
  },
  count: {
    name: 'Dinero con Conde',
    description: 'Uno o dos Condes por tres monedas, o al final por un Ducado.',
  },
  counterfeit: {
    name: 'Dinero con Falsificación',
    description: 'Las Falsificaciones eliminan los Cobres por el doble de sus monedas.',
  },
  courtyard: {
    name: 'Dinero con Patio',
    description: 'Un Patio por cada diez cartas roba y guarda una moneda sobrante para el turno siguiente.',
  },
  cultist: {
    name: 'Sectarios',
    description:
      'Los Sectarios reparten las Ruinas, uno juega al siguiente, hasta que las manos de los demás no valen nada.',
  },
  'double-witch-ultimate': {
    name: 'Dos Brujas con buen final',
    description:
      'Dos Brujas antes que nada, luego dinero y a tiempo Ducados, porque las Maldiciones alargan la partida.',
  },
  'double-witch': {
    name: 'Mucho dinero con dos Brujas',
    description: 'Dos Brujas reparten las Maldiciones mientras el dinero compra las Provincias.',
  },
  duke: {
    name: 'Ducados y Duques',
    description:
      'Dinero para cinco monedas por turno, luego todos los Ducados, y Duques que valen más que Provincias.',
  },
  feodum: {
    name: 'Feudos y Plata',
    description: 'Los Burócratas traen Plata, y tres Platas son un punto en cada Feudo.',
  },
  'festival-library': {
    name: 'Festival y Biblioteca',
    description: 'Los Festivales vacían la mano y pagan; las Bibliotecas la vuelven a llenar.',
  },
  'fishing-village': {
    name: 'Pueblos de Pescadores y Muelles',
    description:
      'Los Pueblos de Pescadores pagan y dan acciones en dos turnos, para jugar dos Muelles o más en cada uno.',
  },
  'fortress-torturer': {
    name: 'Fortaleza y Torturador',
    description: 'Las Fortalezas dan las acciones para jugar varios Torturadores por turno.',
  },
  'gardens-ironworks': {
    name: 'Carrera de Jardines con Fundición',
    description:
      'Cuatro Fundiciones, luego con cada una Jardines y una moneda o una carta, y un final por tres pilas.',
  },
  'gardens-workshop': {
    name: 'Carrera de Jardines con Talleres',
    description:
      'Cuatro Talleres, luego Jardines con cada uno, y tres pilas se agotan antes de que cuenten las Provincias.',
  },
  'ghost-ship': {
    name: 'Dinero con Barco Fantasma',
    description: 'Un Barco Fantasma cada turno, para que los demás roben otra vez las mismas cartas.',
  },
  goons: {
    name: 'Matones con Pueblos de Trabajadores',
    description:
      'Varias cartas de Matones en juego quitan cartas a los demás y convierten cada compra en un puñado de puntos.',
  },
  'grand-market': {
    name: 'Grandes Mercados',
    description:
      'Platas y Oros pagan Grandes Mercados, que se compran sin Cobres, y los Grandes Mercados pagan lo demás.',
  },
  hoard: {
    name: 'Tesoros Escondidos',
    description: 'Con un Tesoro Escondido, cada carta de Victoria comprada trae un Oro, incluso las Fincas.',
  },
  'hunting-grounds': {
    name: 'Dinero con Coto de Caza',
    description: 'Un Coto de Caza roba cuatro cartas por turno; todo lo demás es dinero.',
  },
  'ironworks-great-hall': {
    name: 'Fundiciones y Grandes Salas',
    description:
      'Dos Fundiciones ganan Plata y, cuando hay bastante, Grandes Salas que no le cuestan nada al mazo.',
  },
  island: {
    name: 'Dinero con Islas',
    description:
      'Las Islas sacan del mazo las Fincas de los primeros turnos, y a sí mismas, y puntúan al final.',
  },
  'junk-dealer': {
    name: 'Dinero con Chatarrero',
    description: 'Los Chatarreros eliminan una carta cada turno sin perder ritmo.',
  },
  'kings-court': {
    name: 'Cortes Reales y Monumentos',
    description: 'Los Monumentos solos ya rinden; una Corte Real saca de uno seis monedas y tres puntos.',
  },
  knights: {
    name: 'Caballeros',
    description: 'Uno o dos Caballeros eliminan lo que más les costó a los demás.',
  },
  laboratory: { name: 'Laboratorios', description: 'Tres Laboratorios y una Herrería en un mazo de dinero.' },
  library: {
    name: 'Dinero con Biblioteca',
    description: 'Las Bibliotecas llenan la mano hasta siete cartas de dinero.',
  },
  magnate: {
    name: 'Dinero con Magnates',
    description: 'Una mano llena de Tesoros se convierte en otra igual de llena.',
  },
  marauder: {
    name: 'Dinero con Salteador',
    description: 'Dos Salteadores reparten Ruinas y traen Botín cada vez.',
  },
  market: {
    name: 'Dinero con Mercado',
    description: 'Unos pocos Mercados junto al dinero: una moneda y una compra que no cuestan nada.',
  },
  masquerade: {
    name: 'Dinero con Mascarada',
    description: 'Una Mascarada roba dos cartas y pasa cada vez una Finca o un Cobre.',
  },
  'merchant-ship': {
    name: 'Barcos Mercantes',
    description: 'Los Barcos Mercantes pagan dos monedas en cada uno de dos turnos.',
  },
  militia: {
    name: 'Dinero con Milicia',
    description: 'Una Milicia por cada diez cartas deja a los demás con tres; el dinero hace el resto.',
  },
  minion: {
    name: 'Esbirros',
    description: 'Los Esbirros pagan dos monedas cada uno, y el último roba otra mano con más de ellos.',
  },
  moneylender: {
    name: 'Dinero con Prestamista',
    description: 'Un Prestamista convierte pronto los Cobres en mejor dinero.',
  },
  monument: {
    name: 'Dinero con Monumentos',
    description: 'Dos Monumentos dan cada vez un punto y dos monedas; el resto son Tesoros.',
  },
  mountebank: {
    name: 'Dos Charlatanes',
    description: 'Maldiciones y Cobres para los demás, y dinero para uno mismo.',
  },
  mystic: {
    name: 'Dinero con Pitonisa',
    description: 'Las Pitonisas adivinan la carta siguiente por dos monedas y sin gastar acción.',
  },
  'native-village': {
    name: 'Poblados Indígenas y Muelles',
    description: 'Los Poblados Indígenas guardan cartas para un gran turno y dejan jugar todos los Muelles.',
  },
  nobles: {
    name: 'Dinero con Nobles',
    description: 'Unos Nobles por cada diez cartas roban tres y además son puntos.',
  },
  patrol: {
    name: 'Dinero con Patrulla',
    description: 'Una Patrulla por cada ocho cartas roba tres y saca los puntos de las cuatro siguientes.',
  },
  peddler: {
    name: 'Buhoneros gratis',
    description: 'Los Pueblos de Trabajadores en juego abaratan los Buhoneros y dan las compras para ellos.',
  },
  pillage: {
    name: 'Dinero con Pillaje',
    description: 'Los Pillajes se eliminan por dos Botines cada uno y quitan la mejor carta de una mano.',
  },
  pirate: {
    name: 'Piratas',
    description: 'Los Piratas traen un Oro a la mano; cualquier Tesoro que alguien gane los despierta.',
  },
  rabble: {
    name: 'Chusmas y Pueblos de Trabajadores',
    description: 'Las Chusmas roban tres cartas y dejan a los demás sus puntos encima del mazo.',
  },
  rebuild: {
    name: 'Reconstruir',
    description:
      'Tres Reconstruir convierten Fincas en Ducados y Ducados en Provincias; el dinero solo les compra material.',
  },
  remodel: { name: 'Remodelar', description: 'Remodelar convierte el Oro de media partida en Provincias.' },
  rogue: {
    name: 'Dinero con Granuja',
    description:
      'Los Granujas eliminan las cartas buenas de los demás y luego las sacan de la pila de eliminación.',
  },
  'sea-hag': {
    name: 'Brujas del Mar',
    description: 'Las Brujas del Mar ponen turno tras turno una Maldición sobre cada mazo de los demás.',
  },
  'sea-witch': {
    name: 'Brujas Marinas',
    description: 'Dos Brujas Marinas reparten las Maldiciones y siguen robando cuando ya no quedan.',
  },
  sentry: {
    name: 'Dinero con Centinela',
    description: 'Las Centinelas limpian el mazo de paso y no gastan acción.',
  },
  'smithy-ultimate': {
    name: 'Herrería con buen final',
    description:
      'Primero una Herrería, otra en un mazo mayor, Ducados a tiempo, y ninguna última Provincia que perdería la partida.',
  },
  smithy: { name: 'Mucho dinero con una Herrería', description: 'Mucho dinero con una sola Herrería.' },
  steward: {
    name: 'Dinero con Mayordomo',
    description: 'Un Mayordomo elimina aquello con lo que empezó el mazo y luego roba o paga.',
  },
  swindler: {
    name: 'Dinero con Embaucador',
    description: 'Dos Embaucadores convierten las cartas buenas de los demás en malas.',
  },
  tactician: {
    name: 'Estratega',
    description: 'Una mano pobre se descarta, y la siguiente tiene diez cartas y una segunda compra.',
  },
  torturer: {
    name: 'Dinero con Torturador',
    description: 'Un Torturador, pronto otro, por tres cartas, y Maldiciones o manos menores para los demás.',
  },
  'trading-post': {
    name: 'Dinero con Puesto Comercial',
    description: 'Un Puesto Comercial convierte dos cartas malas en una Plata en la mano.',
  },
  'treasure-map': {
    name: 'Mapas del Tesoro',
    description: 'Los Almacenes buscan dos Mapas del Tesoro y los cuatro Oros que traen.',
  },
  'two-smithies': {
    name: 'Mucho dinero con dos Herrerías',
    description: 'Mucho dinero con dos Herrerías, que a veces se estorban.',
  },
  upgrade: {
    name: 'Dinero con Mejora',
    description: 'Una Mejora convierte Fincas en Platas y Cobres en nada.',
  },
  urchin: {
    name: 'Pillastres por un Mercenario',
    description:
      'Dos Pillastres se encuentran pronto y se vuelven un Mercenario, que aligera el mazo y ataca cada turno.',
  },
  vault: {
    name: 'Dinero con Criptas',
    description:
      'Una Cripta convierte cualquier mano en monedas, así que uno o dos Oros bastan para las Provincias.',
  },
  venture: {
    name: 'Especulaciones',
    description: 'Las Especulaciones sacan del mazo otras Especulaciones y los mejores Tesoros que haya.',
  },
  'village-smithy': {
    name: 'Aldea y Herrería',
    description: 'Herrerías, y una Aldea por cada Herrería que podría coincidir con otra en la mano.',
  },
  'wandering-minstrel': {
    name: 'Juglar y Catacumbas',
    description: 'Los Juglares encuentran las Catacumbas y dan las acciones para jugarlas todas.',
  },
  wharf: {
    name: 'Dinero con Muelles',
    description:
      'Los Muelles roban dos cartas en cada uno de dos turnos y dan una compra para lo que sobra de una Provincia.',
  },
};
