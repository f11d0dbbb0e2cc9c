import type { StrategyTexts } from '../strategy-texts.ts';

export const strategies: StrategyTexts = {
  ambassador: {
    name: 'Big Money com Embaixador',
    description: 'Um Embaixador manda aos outros as Propriedades e os Cobres do início.',
  },
  'bandit-camp': {
    name: 'Acampamento de Bandidos com Forja',
    description:
      'Os Acampamentos de Bandidos abrem espaço para mais Forjas e trazem Espólio para as primeiras Províncias.',
  },
  bandit: { name: 'Big Money com Bandido', description: 'Um Bandido traz Ouro e tira o dos outros.' },
  bank: {
    name: 'Bancos',
    description: 'Muitos Tesouros pequenos fazem um Banco valer mais que um Ouro.',
  },
  baron: {
    name: 'Big Money com Barão',
    description: 'Um Barão faz cada Propriedade dos primeiros turnos valer quatro moedas.',
  },
  'beggar-gardens': {
    name: 'Jardins com Mendigos',
    description: 'Os Mendigos compram os Jardins, e os Cobres deles fazem os Jardins valerem mais.',
  },
  'big-money-ultimate': {
    name: 'Big Money, refinado',
    description:
      'Big Money que espera com a primeira Província até poder pagar várias e passa a tempo a Ducados e Propriedades.',
  },
  'big-money': { name: 'Big Money', description: 'Tesouros e Províncias, mais nada.' },
  bishop: {
    name: 'Big Money com Bispo',
    description:
      'Um Bispo joga no lixo as cartas iniciais e depois tudo o que dá mais pontos no lixo do que no deck.',
  },
  'bridge-village': {
    name: 'Pontes em fila',
    description:
      'Laboratórios e Aldeias sacam o deck inteiro e jogam cinco Pontes; um turno compra várias Províncias.',
  },
  bridge: { name: 'Big Money com Ponte', description: 'Uma Ponte para uma compra a mais e preços menores.' },
  bureaucrat: {
    name: 'Big Money com Burocrata',
    description: 'Dois Burocratas enchem o deck de Prata e atrasam os outros.',
  },
  caravan: {
    name: 'Caravanas',
    description: 'Até cinco Caravanas; cada uma deixa a mão do próximo turno com uma carta a mais.',
  },
  catacombs: {
    name: 'Big Money com Catacumbas',
    description: 'As Catacumbas sacam três cartas boas, ou outras três.',
  },
  'chapel-engine': {
    name: 'Motor com Capela',
    description:
      'Uma Capela joga fora o primeiro deck; Aldeias, Forjas e Mercados sacam depois, a cada turno, o que sobra.',
  },
  'chapel-witch': {
    name: 'Capela e Bruxa',
    description: 'Uma Capela mantém limpo o próprio deck enquanto uma Bruxa enche os dos outros.',
  },
  charlatan: {
    name: 'Farsantes',
    description:
      'Três moedas, e uma Maldição para cada um dos outros: ela também paga, mas lhes custa pontos.',
  },
  'colony-money': {
    name: 'Big Money com Colônias',
    description:
      'Tesouros, Platinas e Colônias; Províncias quando outra Platina chegaria tarde. Sem Colônias é Big Money.',
  },
  conspirator: {
    name: 'Cadeia de Conspiradores',
    description: 'Uma Capela, Mercados e Peões, para que a terceira carta de cada turno seja um Conspirador.',
  },
  corsair: {
    name: 'Corsários',
    description:
      'Os Corsários pagam na hora, sacam uma carta depois e afundam a primeira Prata ou Ouro de cada turno rival.',
  },
  'council-room': {
    name: 'Big Money com Sala do Conselho',
    description:
      'Algumas Salas do Conselho sacam quatro cartas cada uma; o que os outros sacam com elas importa menos.',
  },
  count: {
    name: 'Big Money com Conde',
    description: 'Um ou dois Condes por três moedas, ou no fim por um Ducado.',
  },
  counterfeit: {
    name: 'Big Money com Moeda Falsa',
    description: 'As Moedas Falsas jogam os Cobres no lixo pelo dobro das moedas.',
  },
  courtyard: {
    name: 'Big Money com Pátio',
    description:
      'Um Pátio para cada dez cartas saca do deck e guarda uma moeda que sobra para o próximo turno.',
  },
  cultist: {
    name: 'Cultistas',
    description:
      'Os Cultistas distribuem as Ruínas, um joga o seguinte, até que as mãos dos outros não valham nada.',
  },
  'double-witch-ultimate': {
    name: 'Duas Bruxas com bom final',
    description:
      'Duas Bruxas antes de tudo, depois Tesouros e, a tempo, Ducados, pois as Maldições alongam a partida.',
  },
  'double-witch': {
    name: 'Big Money com duas Bruxas',
    description: 'Duas Bruxas distribuem as Maldições enquanto os Tesouros compram as Províncias.',
  },
  duke: {
    name: 'Ducados e Duques',
    description:
      'Tesouros para cinco moedas por turno, depois todos os Ducados, e Duques que valem mais que Províncias.',
  },
  feodum: {
    name: 'Feudos e Prata',
    description: 'Os Burocratas trazem Prata, e três Pratas são um ponto em cada Feudo.',
  },
  'festival-library': {
    name: 'Festival e Biblioteca',
    description: 'Os Festivais esvaziam a mão e pagam; as Bibliotecas a enchem de novo.',
  },
  'fishing-village': {
    name: 'Aldeias de Pescadores e Cais',
    description:
      'As Aldeias de Pescadores pagam e dão ações em dois turnos, para jogar dois Cais ou mais em cada um.',
  },
  'fortress-torturer': {
    name: 'Fortaleza e Torturador',
    description: 'As Fortalezas dão as ações para jogar vários Torturadores por turno.',
  },
  'gardens-ironworks': {
    name: 'Corrida de Jardins com Ferrarias',
    description:
      'Quatro Ferrarias, depois com cada uma Jardins e uma moeda ou uma carta, e um fim por três pilhas.',
  },
  'gardens-workshop': {
    name: 'Corrida de Jardins com Oficinas',
    description:
      'Quatro Oficinas, depois Jardins com cada uma, e três pilhas acabam antes que as Províncias contem.',
  },
  'ghost-ship': {
    name: 'Big Money com Navio Fantasma',
    description: 'Um Navio Fantasma por turno, para que os outros saquem de novo as mesmas cartas.',
  },
  goons: {
    name: 'Capangas com Aldeias dos Trabalhadores',
    description:
      'Vários Capangas em jogo tiram cartas dos outros e transformam cada compra num punhado de pontos.',
  },
  'grand-market': {
    name: 'Grandes Mercados',
    description:
      'Pratas e Ouros pagam Grandes Mercados, que se compram sem Cobres, e os Grandes Mercados pagam o resto.',
  },
  hoard: {
    name: 'Tesouros Escondidos',
    description:
      'Com um Tesouro Escondido, cada carta de Vitória comprada traz um Ouro, até as Propriedades.',
  },
  'hunting-grounds': {
    name: 'Big Money com Campos de Caça',
    description: 'Um só Campos de Caça saca quatro cartas por turno; todo o resto são Tesouros.',
  },
  'ironworks-great-hall': {
    name: 'Ferrarias e Grandes Salões',
    description:
      'Duas Ferrarias ganham Prata e, quando há bastante, Grandes Salões que não custam nada ao deck.',
  },
  island: {
    name: 'Big Money com Ilhas',
    description:
      'As Ilhas tiram do deck as Propriedades dos primeiros turnos, e a si mesmas, e contam no fim.',
  },
  'junk-dealer': {
    name: 'Big Money com Sucateiro',
    description: 'Os Sucateiros jogam uma carta no lixo a cada turno sem perder ritmo.',
  },
  'kings-court': {
    name: 'Cortes do Rei e Monumentos',
    description:
      'Os Monumentos sozinhos já pagam bem; uma Corte do Rei tira de um só seis moedas e três pontos.',
  },
  knights: {
    name: 'Cavaleiros',
    description: 'Um ou dois Cavaleiros jogam no lixo aquilo que mais custou aos outros.',
  },
  laboratory: { name: 'Laboratórios', description: 'Três Laboratórios e uma Forja em um deck de Tesouros.' },
  library: {
    name: 'Big Money com Biblioteca',
    description: 'As Bibliotecas enchem a mão com Tesouros até sete cartas.',
  },
  magnate: {
    name: 'Big Money com Magnatas',
    description: 'Uma mão cheia de Tesouros vira outra igualmente cheia.',
  },
  marauder: {
    name: 'Big Money com Saqueador',
    description: 'Dois Saqueadores distribuem Ruínas e trazem Espólio a cada vez.',
  },
  market: {
    name: 'Big Money com Mercado',
    description: 'Alguns Mercados ao lado dos Tesouros: uma moeda e uma compra que não custam nada.',
  },
  masquerade: {
    name: 'Big Money com Máscara',
    description: 'Uma Máscara saca duas cartas e passa adiante, a cada vez, uma Propriedade ou um Cobre.',
  },
  'merchant-ship': {
    name: 'Navios Mercantes',
    description: 'Os Navios Mercantes pagam duas moedas em cada um de dois turnos.',
  },
  militia: {
    name: 'Big Money com Milícia',
    description: 'Uma Milícia para cada dez cartas deixa os outros com três; os Tesouros fazem o resto.',
  },
  minion: {
    name: 'Servos',
    description: 'Os Servos pagam duas moedas cada um, e o último saca outra mão com mais deles.',
  },
  moneylender: {
    name: 'Big Money com Agiota',
    description: 'Um Agiota transforma cedo os Cobres em Tesouros melhores.',
  },
  monument: {
    name: 'Big Money com Monumentos',
    description: 'Dois Monumentos dão a cada vez um ponto e duas moedas; o resto são Tesouros.',
  },
  mountebank: {
    name: 'Dois Charlatães',
    description: 'Maldições e Cobres para os outros, e moedas para si.',
  },
  mystic: {
    name: 'Big Money com Místico',
    description: 'Os Místicos adivinham a próxima carta por duas moedas e sem gastar ação.',
  },
  'native-village': {
    name: 'Aldeias Nativas e Cais',
    description: 'As Aldeias Nativas guardam cartas para um grande turno e deixam jogar todos os Cais.',
  },
  nobles: {
    name: 'Big Money com Nobres',
    description: 'Um Nobres para cada dez cartas saca três e ainda dá pontos.',
  },
  patrol: {
    name: 'Big Money com Patrulha',
    description: 'Uma Patrulha para cada oito cartas saca três e tira os pontos das quatro seguintes.',
  },
  peddler: {
    name: 'Mascates de graça',
    description: 'As Aldeias dos Trabalhadores em jogo barateiam os Mascates e dão as compras para eles.',
  },
  pillage: {
    name: 'Big Money com Pilhagem',
    description: 'As Pilhagens vão para o lixo por dois Espólios cada uma e tiram a melhor carta de uma mão.',
  },
  pirate: {
    name: 'Piratas',
    description: 'Os Piratas trazem um Ouro para a mão; qualquer Tesouro que alguém ganhe os desperta.',
  },
  rabble: {
    name: 'Ralés e Aldeias dos Trabalhadores',
    description: 'As Ralés sacam três cartas e deixam os outros com os próprios pontos no topo do deck.',
  },
  rebuild: {
    name: 'Reconstruir',
    description:
      'Três Reconstruir transformam Propriedades em Ducados e Ducados em Províncias; os Tesouros só compram o material.',
  },
  remodel: {
    name: 'Remodelar',
    description: 'Remodelar transforma o Ouro do meio da partida em Províncias.',
  },
  rogue: {
    name: 'Big Money com Ladino',
    description: 'Os Ladinos jogam no lixo as cartas boas dos outros e depois as tiram de lá.',
  },
  'sea-hag': {
    name: 'Bruxas do Mar',
    description: 'As Bruxas do Mar põem turno após turno uma Maldição em cima de cada deck dos outros.',
  },
  'sea-witch': {
    name: 'Feiticeiras do Mar',
    description:
      'Duas Feiticeiras do Mar distribuem as Maldições e continuam a sacar quando já não há nenhuma.',
  },
  sentry: {
    name: 'Big Money com Sentinela',
    description: 'As Sentinelas limpam o deck de passagem e não gastam ação.',
  },
  'smithy-ultimate': {
    name: 'Forja com bom final',
    description:
      'Primeiro uma Forja, outra em um deck maior, Ducados a tempo, e nenhuma última Província que perderia a partida.',
  },
  smithy: { name: 'Big Money com uma Forja', description: 'Big Money com uma única Forja.' },
  steward: {
    name: 'Big Money com Mordomo',
    description: 'Um Mordomo joga no lixo aquilo com que o deck começou e depois saca cartas ou paga.',
  },
  swindler: {
    name: 'Big Money com Trapaceiro',
    description: 'Dois Trapaceiros transformam as cartas boas dos outros em ruins.',
  },
  tactician: {
    name: 'Estrategista',
    description: 'Uma mão pobre é descartada, e a seguinte tem dez cartas e uma segunda compra.',
  },
  torturer: {
    name: 'Big Money com Torturador',
    description:
      'Um Torturador, logo um segundo, por três cartas, e Maldições ou mãos menores para os outros.',
  },
  'trading-post': {
    name: 'Big Money com Posto Comercial',
    description: 'Um Posto Comercial transforma duas cartas ruins em uma Prata na mão.',
  },
  'treasure-map': {
    name: 'Mapas do Tesouro',
    description: 'Os Armazéns procuram dois Mapas do Tesouro e os quatro Ouros que eles trazem.',
  },
  'two-smithies': {
    name: 'Big Money com duas Forjas',
    description: 'Big Money com duas Forjas, que às vezes se atrapalham.',
  },
  upgrade: {
    name: 'Big Money com Melhorar',
    description: 'Melhorar transforma Propriedades em Pratas e Cobres em nada.',
  },
  urchin: {
    name: 'Garotos de Rua por um Mercenário',
    description:
      'Dois Garotos de Rua se encontram cedo e viram um Mercenário, que enxuga o deck e ataca a cada turno.',
  },
  vault: {
    name: 'Big Money com Caixas-Fortes',
    description:
      'Uma Caixa-Forte transforma qualquer mão em moedas, e um ou dois Ouros bastam para as Províncias.',
  },
  venture: {
    name: 'Ambições',
    description: 'As Ambições tiram do deck outras Ambições e os melhores Tesouros que houver.',
  },
  'village-smithy': {
    name: 'Aldeia e Forja',
    description: 'Forjas, e uma Aldeia para cada Forja que poderia encontrar outra na mão.',
  },
  'wandering-minstrel': {
    name: 'Trovador Errante e Catacumbas',
    description: 'Os Trovadores acham as Catacumbas e dão as ações para jogá-las todas.',
  },
  wharf: {
    name: 'Big Money com Cais',
    description:
      'Os Cais sacam duas cartas em cada um de dois turnos e dão uma compra para o que sobra de uma Província.',
  },
};
