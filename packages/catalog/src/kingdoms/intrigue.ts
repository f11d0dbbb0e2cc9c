import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten printed for Intrigue, alone and with others; those with Base are among those of Base. */
export const intrigueKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'dance-of-victory',
    title: { en: 'Dance of Victory', es: 'Danza triunfal', pt: 'Dança da Vitória', de: 'Siegestanz' },
    from: { intrigue: 2 },
    cards: words('baron courtier duke harem ironworks masquerade mill nobles patrol replace'),
  },
  {
    id: 'the-conspiracy-thickens',
    title: {
      en: 'The Conspiracy Thickens',
      es: 'La trama se complica',
      pt: 'E a Trama Engrossa',
      de: 'Verschwörung',
    },
    from: { intrigue: 2 },
    cards: words(
      'conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post',
    ),
  },
  {
    id: 'all-the-best',
    title: { en: 'All the Best', es: 'Te deseo lo mejor', pt: 'Tudo de Bom', de: 'Beste Wünsche' },
    from: { intrigue: 2 },
    cards: words(
      'baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well',
    ),
  },
  {
    id: 'a-star-to-guide-you',
    title: {
      en: 'A Star to Guide You',
      es: 'Una estrella que te guíe',
      pt: 'Uma Estrela para lhe Guiar',
      de: 'Leitstern',
    },
    from: { intrigue: 2, seaside: 1 },
    cards: words(
      'courtier diplomat secret-passage swindler wishing-well ghost-ship haven lookout outpost treasure-map',
    ),
  },
  {
    id: 'coast-guard',
    title: { en: 'Coast Guard', es: 'Guardacostas', pt: 'Guarda Costeira', de: 'Küstenwache' },
    from: { intrigue: 2, seaside: 'any' },
    cards: words('patrol pawn replace shanty-town trading-post cutpurse island lighthouse warehouse wharf'),
  },
  {
    id: 'crossing-the-bridge',
    title: {
      en: 'Crossing the Bridge',
      es: 'Cruzar el puente',
      pt: 'Atravessando a Ponte',
      de: 'Über die Brücke',
    },
    from: { intrigue: 2, seaside: 1 },
    cards: words('bridge conspirator duke lurker nobles embargo native-village salvager smugglers treasury'),
  },
  {
    id: 'household-servants',
    title: { en: 'Household Servants', es: 'La servidumbre', pt: 'Criados', de: 'Hausgesinde' },
    from: { intrigue: 2, alchemy: 'any' },
    cards: words('conspirator mill minion pawn steward golem possession scrying-pool transmute vineyard'),
  },
  {
    id: 'hidden-research',
    title: {
      en: 'Hidden Research',
      es: 'Investigaciones secretas',
      pt: 'Pesquisa Secreta',
      de: 'Geheime Forschung',
    },
    from: { intrigue: 'any', alchemy: 'any' },
    cards: words(
      'bridge masquerade minion nobles shanty-town torturer familiar herbalist philosophers-stone university',
    ),
  },
  {
    id: 'fools-pools-and-tools',
    title: {
      en: 'Fools, Pools and Tools',
      es: 'Mozos, pozos y destrozos',
      pt: 'Tolos, Poças e Ferramentas',
      de: 'Tölpel, Tümpel und Gerümpel',
    },
    from: { intrigue: 2, alchemy: 'any' },
    cards: words(
      'baron ironworks lurker nobles trading-post wishing-well apothecary apprentice golem scrying-pool',
    ),
  },
  {
    id: 'roads-to-victory',
    title: {
      en: 'Roads to Victory',
      es: 'Caminos hacia la victoria',
      pt: 'Caminhos para Vitória',
      de: 'Wege zum Sieg',
    },
    from: { intrigue: 'any', prosperity: 1 },
    cards: words('baron harem pawn shanty-town upgrade bishop counting-house goons monument peddler'),
  },
  {
    id: 'along-the-watch-tower',
    title: {
      en: 'Along the Watch Tower',
      es: 'Desde la atalaya',
      pt: 'Tudo ao longo da Torre de Vigilância',
      de: 'Am Wachturm entlang',
    },
    from: { intrigue: 2, prosperity: 1 },
    cards: words('bridge mill mining-village pawn torturer hoard talisman trade-route vault watchtower'),
  },
  {
    id: 'seven-lucky-ones',
    title: {
      en: 'Seven Lucky Ones',
      es: 'El siete de la suerte',
      pt: 'Sete Afortunados',
      de: 'Sieben Glückspilze',
    },
    from: { intrigue: 2, prosperity: 'any' },
    cards: words('bridge lurker patrol swindler wishing-well bank expand forge kings-court vault'),
  },
  {
    id: 'who-laughs-last',
    title: {
      en: 'Who Laughs Last',
      es: 'Quien ríe el último',
      pt: 'Quem ri por último...',
      de: 'Wer zuletzt lacht',
    },
    from: { intrigue: 'any', cornucopia: 'any' },
    cards: words(
      'minion nobles pawn steward swindler farming-village harvest horse-traders hunting-party jester',
    ),
  },
  {
    id: 'seasoning-of-life',
    title: {
      en: 'Seasoning of Life',
      es: 'La sal de la vida',
      pt: 'O Tempero da Vida',
      de: 'Die Würze des Lebens',
    },
    from: { intrigue: 2, cornucopia: 'any' },
    cards: words(
      'courtier courtyard diplomat mining-village replace fairgrounds horn-of-plenty remake tournament young-witch',
    ),
    bane: 'wishing-well',
  },
  {
    id: 'little-victories',
    title: { en: 'Little Victories', es: 'Pequeñas victorias', pt: 'Pequenas Vitórias', de: 'Kleine Siege' },
    from: { intrigue: 2, cornucopia: 'any' },
    cards: words(
      'conspirator duke harem pawn secret-passage fortune-teller hamlet hunting-party remake tournament',
    ),
  },
  {
    id: 'name-the-card',
    title: {
      en: 'Name the Card',
      es: 'Adivina la carta',
      pt: 'Nomeie aquela Carta',
      de: 'Nenn mir die Karte',
    },
    from: { intrigue: 2, guilds: 'any' },
    cards: words('courtyard harem nobles replace wishing-well advisor baker doctor masterpiece plaza'),
  },
  {
    id: 'ruses-of-trade',
    title: {
      en: 'Ruses of Trade',
      es: 'Trucos del oficio',
      pt: 'Artimanha do Comércio',
      de: 'Kniffe der Zunft',
    },
    from: { intrigue: 2, guilds: 'any' },
    cards: words(
      'conspirator masquerade mill nobles secret-passage butcher herald journeyman soothsayer stonemason',
    ),
  },
  {
    id: 'choices-choices',
    title: {
      en: 'Choices, Choices',
      es: 'Decisiones, decisiones',
      pt: 'Decisões, Decisões',
      de: 'Wer die Wahl hat',
    },
    from: { intrigue: 'any', guilds: 'any' },
    cards: words(
      'bridge duke mining-village pawn upgrade butcher candlestick-maker masterpiece merchant-guild taxman',
    ),
  },
  {
    id: 'what-is-money-for',
    title: {
      en: 'What Is Money For?',
      es: '¿Para qué sirve el dinero?',
      pt: 'Dinheiro pra quê?',
      de: 'Wozu Geld?',
    },
    from: { intrigue: 2, hinterlands: 'any' },
    cards: words(
      'patrol pawn replace shanty-town torturer cache cartographer jack-of-all-trades silk-road tunnel',
    ),
  },
  {
    id: 'ball-at-the-dukes',
    title: {
      en: "Ball at the Duke's",
      es: 'Baile en casa del duque',
      pt: 'O Baile do Duque',
      de: 'Ball beim Herzog',
    },
    from: { intrigue: 'any', hinterlands: 'any' },
    cards: words('conspirator duke harem masquerade upgrade duchess haggler inn noble-brigand scheme'),
  },
  {
    id: 'foretelling',
    title: { en: 'Foretelling', es: 'Vaticinio', pt: 'Profecia', de: 'Weissagung' },
    from: { intrigue: 2, 'dark-ages': 'any' },
    cards: words(
      'baron conspirator nobles secret-passage wishing-well armory ironmonger mystic rebuild vagrant',
    ),
  },
  {
    id: 'incursion',
    title: { en: 'Incursion', es: 'Incursiones', pt: 'Invasão', de: 'Feindlicher Einfall' },
    from: { intrigue: 2, 'dark-ages': 'any' },
    cards: words('diplomat harem swindler torturer upgrade beggar marauder rogue squire urchin'),
  },
  {
    id: 'the-kings-factory',
    title: {
      en: "The King's Factory",
      es: 'La real fábrica',
      pt: 'Fábrica Real',
      de: 'Königliche Manufaktur',
    },
    from: { intrigue: 2, adventures: 'any' },
    cards: words(
      'conspirator courtier harem nobles swindler bridge-troll duplicate page raze royal-carriage',
    ),
    events: words('pilgrimage'),
  },
  {
    id: 'finance-masters',
    title: {
      en: 'Finance Masters',
      es: 'Magos de las finanzas',
      pt: 'Mestres das Finanças',
      de: 'Finanzgenies',
    },
    from: { intrigue: 'any', adventures: 'any' },
    cards: words(
      'bridge pawn shanty-town steward upgrade artificer distant-lands gear transmogrify wine-merchant',
    ),
    events: words('ball borrow'),
  },
  {
    id: 'exquisite-torture',
    title: { en: 'Exquisite Torture', es: 'Dulce tormento', pt: 'Tortura Deliciosa', de: 'Süße Qual' },
    from: { intrigue: 'any', empires: 'any' },
    cards: words(
      'baron bridge harem ironworks torturer castles crown enchantress sacrifice settlers-bustling-village',
    ),
    events: words('banquet'),
    landmarks: words('arena'),
  },
  {
    id: 'friends-cooperative',
    title: {
      en: "Friends' Cooperative",
      es: 'Sociedad de amigos',
      pt: 'Cooperativa de Amigos',
      de: 'Genossenschaft unter Freunden',
    },
    from: { intrigue: 'any', empires: 'any' },
    cards: words(
      'masquerade mining-village nobles pawn trading-post archive capital catapult-rocks engineer forum',
    ),
    events: words('salt-the-earth'),
    landmarks: words('wolf-den'),
  },
  {
    id: 'dance-of-victory-first-printing',
    title: {
      en: 'Dance of Victory, first printing',
      es: 'La danza de la victoria',
      pt: 'Dança da Vitória, primeira edição',
      de: 'Siegestanz, erste Auflage',
    },
    from: { intrigue: 1 },
    cards: words('bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade'),
  },
  {
    id: 'secret-plans',
    title: { en: 'Secret Plans', es: 'Planes secretos', pt: 'Planos Secretos', de: 'Geheime Pläne' },
    from: { intrigue: 1 },
    cards: words(
      'conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute',
    ),
  },
  {
    id: 'my-best-wishes',
    title: {
      en: 'My Best Wishes',
      es: 'Mis mejores deseos',
      pt: 'Meus Melhores Desejos',
      de: 'Meine besten Wünsche',
    },
    from: { intrigue: 1 },
    cards: words(
      'coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well',
    ),
  },
  {
    id: 'foretelling-first-printing',
    title: {
      en: 'Foretelling, first printing',
      es: 'Profecía',
      pt: 'Profecia, primeira edição',
      de: 'Weissagung, erste Auflage',
    },
    from: { intrigue: 1, 'dark-ages': 'any' },
    cards: words('baron conspirator great-hall nobles wishing-well armory ironmonger mystic rebuild vagrant'),
  },
  {
    id: 'incursion-first-printing',
    title: {
      en: 'Incursion, first printing',
      es: 'Invasión',
      pt: 'Invasão, primeira edição',
      de: 'Feindlicher Einfall, erste Auflage',
    },
    from: { intrigue: 'any', 'dark-ages': 'any' },
    cards: words('harem mining-village swindler torturer upgrade beggar marauder rogue squire urchin'),
  },
];
