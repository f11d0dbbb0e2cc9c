import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten printed for Intrigue, alone and with others; those with Base are among those of Base. */
export const intrigueKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'dance-of-victory',
    title: { en: 'Dance of Victory', pt: 'Dança da Vitória', de: 'Siegestanz' },
    from: { intrigue: 2 },
    cards: words('baron courtier duke harem ironworks masquerade mill nobles patrol replace'),
  },
  {
    id: 'the-conspiracy-thickens',
    title: { en: 'The Conspiracy Thickens', pt: 'E a Trama Engrossa', de: 'Verschwörung' },
    from: { intrigue: 2 },
    cards: words(
      'conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post',
    ),
  },
  {
    id: 'all-the-best',
    title: { en: 'All the Best', pt: 'Tudo de Bom', de: 'Beste Wünsche' },
    from: { intrigue: 2 },
    cards: words(
      'baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well',
    ),
  },
  {
    id: 'a-star-to-guide-you',
    title: { en: 'A Star to Guide You', pt: 'Uma Estrela para lhe Guiar' },
    from: { intrigue: 2, seaside: 'any' },
    cards: words(
      'courtier diplomat secret-passage swindler wishing-well ghost-ship haven lookout outpost treasure-map',
    ),
  },
  {
    id: 'coast-guard',
    title: { en: 'Coast Guard', pt: 'Guarda Costeira' },
    from: { intrigue: 2, seaside: 'any' },
    cards: words('patrol pawn replace shanty-town trading-post cutpurse island lighthouse warehouse wharf'),
  },
  {
    id: 'crossing-the-bridge',
    title: { en: 'Crossing the Bridge', pt: 'Atravessando a Ponte' },
    from: { intrigue: 2, seaside: 'any' },
    cards: words('bridge conspirator duke lurker nobles embargo native-village salvager smugglers treasury'),
  },
  {
    id: 'household-servants',
    title: { en: 'Household Servants', pt: 'Criados' },
    from: { intrigue: 2, alchemy: 'any' },
    cards: words('conspirator mill minion pawn steward golem possession scrying-pool transmute vineyard'),
  },
  {
    id: 'hidden-research',
    title: { en: 'Hidden Research', pt: 'Pesquisa Secreta' },
    from: { intrigue: 'any', alchemy: 'any' },
    cards: words(
      'bridge masquerade minion nobles shanty-town torturer familiar herbalist philosophers-stone university',
    ),
  },
  {
    id: 'fools-pools-and-tools',
    title: { en: 'Fools, Pools and Tools', pt: 'Tolos, Poças e Ferramentas' },
    from: { intrigue: 2, alchemy: 'any' },
    cards: words(
      'baron ironworks lurker nobles trading-post wishing-well apothecary apprentice golem scrying-pool',
    ),
  },
  {
    id: 'roads-to-victory',
    title: { en: 'Roads to Victory', pt: 'Caminhos para Vitória' },
    from: { intrigue: 'any', prosperity: 'any' },
    cards: words('baron harem pawn shanty-town upgrade bishop counting-house goons monument peddler'),
  },
  {
    id: 'along-the-watch-tower',
    title: { en: 'Along the Watch Tower', pt: 'Tudo ao longo da Torre de Vigilância' },
    from: { intrigue: 2, prosperity: 'any' },
    cards: words('bridge mill mining-village pawn torturer hoard talisman trade-route vault watchtower'),
  },
  {
    id: 'seven-lucky-ones',
    title: { en: 'Seven Lucky Ones', pt: 'Sete Afortunados' },
    from: { intrigue: 2, prosperity: 'any' },
    cards: words('bridge lurker patrol swindler wishing-well bank expand forge kings-court vault'),
  },
  {
    id: 'who-laughs-last',
    title: { en: 'Who Laughs Last', pt: 'Quem ri por último...' },
    from: { intrigue: 'any', cornucopia: 'any' },
    cards: words(
      'minion nobles pawn steward swindler farming-village harvest horse-traders hunting-party jester',
    ),
  },
  {
    id: 'seasoning-of-life',
    title: { en: 'Seasoning of Life', pt: 'O Tempero da Vida' },
    from: { intrigue: 2, cornucopia: 'any' },
    cards: words(
      'courtier courtyard diplomat mining-village replace fairgrounds horn-of-plenty remake tournament young-witch',
    ),
    bane: 'wishing-well',
  },
  {
    id: 'little-victories',
    title: { en: 'Little Victories', pt: 'Pequenas Vitórias' },
    from: { intrigue: 2, cornucopia: 'any' },
    cards: words(
      'conspirator duke harem pawn secret-passage fortune-teller hamlet hunting-party remake tournament',
    ),
  },
  {
    id: 'name-the-card',
    title: { en: 'Name the Card', pt: 'Nomeie aquela Carta' },
    from: { intrigue: 2, guilds: 'any' },
    cards: words('courtyard harem nobles replace wishing-well advisor baker doctor masterpiece plaza'),
  },
  {
    id: 'ruses-of-trade',
    title: { en: 'Ruses of Trade', pt: 'Artimanha do Comércio' },
    from: { intrigue: 2, guilds: 'any' },
    cards: words(
      'conspirator masquerade mill nobles secret-passage butcher herald journeyman soothsayer stonemason',
    ),
  },
  {
    id: 'choices-choices',
    title: { en: 'Choices, Choices', pt: 'Decisões, Decisões' },
    from: { intrigue: 'any', guilds: 'any' },
    cards: words(
      'bridge duke mining-village pawn upgrade butcher candlestick-maker masterpiece merchant-guild taxman',
    ),
  },
  {
    id: 'what-is-money-for',
    title: { en: 'What Is Money For?', pt: 'Dinheiro pra quê?' },
    from: { intrigue: 2, hinterlands: 'any' },
    cards: words(
      'patrol pawn replace shanty-town torturer cache cartographer jack-of-all-trades silk-road tunnel',
    ),
  },
  {
    id: 'ball-at-the-dukes',
    title: { en: "Ball at the Duke's", pt: 'O Baile do Duque' },
    from: { intrigue: 'any', hinterlands: 'any' },
    cards: words('conspirator duke harem masquerade upgrade duchess haggler inn noble-brigand scheme'),
  },
  {
    id: 'foretelling',
    title: { en: 'Foretelling', pt: 'Profecia' },
    from: { intrigue: 2, 'dark-ages': 'any' },
    cards: words(
      'baron conspirator nobles secret-passage wishing-well armory ironmonger mystic rebuild vagrant',
    ),
  },
  {
    id: 'incursion',
    title: { en: 'Incursion', pt: 'Invasão' },
    from: { intrigue: 2, 'dark-ages': 'any' },
    cards: words('diplomat harem swindler torturer upgrade beggar marauder rogue squire urchin'),
  },
  {
    id: 'the-kings-factory',
    title: { en: "The King's Factory", pt: 'Fábrica Real' },
    from: { intrigue: 2, adventures: 'any' },
    cards: words(
      'conspirator courtier harem nobles swindler bridge-troll duplicate page raze royal-carriage',
    ),
    events: words('pilgrimage'),
  },
  {
    id: 'finance-masters',
    title: { en: 'Finance Masters', pt: 'Mestres das Finanças' },
    from: { intrigue: 'any', adventures: 'any' },
    cards: words(
      'bridge pawn shanty-town steward upgrade artificer distant-lands gear transmogrify wine-merchant',
    ),
    events: words('ball borrow'),
  },
  {
    id: 'exquisite-torture',
    title: { en: 'Exquisite Torture', pt: 'Tortura Deliciosa' },
    from: { intrigue: 'any', empires: 'any' },
    cards: words(
      'baron bridge harem ironworks torturer castles crown enchantress sacrifice settlers-bustling-village',
    ),
    events: words('banquet'),
    landmarks: words('arena'),
  },
  {
    id: 'friends-cooperative',
    title: { en: "Friends' Cooperative", pt: 'Cooperativa de Amigos' },
    from: { intrigue: 'any', empires: 'any' },
    cards: words(
      'masquerade mining-village nobles pawn trading-post archive capital catapult-rocks engineer forum',
    ),
    events: words('salt-the-earth'),
    landmarks: words('wolf-den'),
  },
  {
    id: 'dance-of-victory-first-printing',
    title: { en: 'Dance of Victory, first printing', es: 'La danza de la victoria' },
    from: { intrigue: 1 },
    cards: words('bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade'),
  },
  {
    id: 'secret-plans',
    title: { en: 'Secret Plans', es: 'Planes secretos' },
    from: { intrigue: 1 },
    cards: words(
      'conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute',
    ),
  },
  {
    id: 'my-best-wishes',
    title: { en: 'My Best Wishes', es: 'Mis mejores deseos' },
    from: { intrigue: 1 },
    cards: words(
      'coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well',
    ),
  },
  {
    id: 'foretelling-first-printing',
    title: { en: 'Foretelling, first printing', es: 'Profecía' },
    from: { intrigue: 1, 'dark-ages': 'any' },
    cards: words('baron conspirator great-hall nobles wishing-well armory ironmonger mystic rebuild vagrant'),
  },
  {
    id: 'incursion-first-printing',
    title: { en: 'Incursion, first printing', es: 'Invasión' },
    from: { intrigue: 'any', 'dark-ages': 'any' },
    cards: words('harem mining-village swindler torturer upgrade beggar marauder rogue squire urchin'),
  },
];
