import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten with cards of neither Base nor Intrigue. */
export const otherKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'macabre-parade',
    title: { en: 'Macabre Parade', es: 'El desfile macabro', pt: 'Desfile Macabro', de: 'Makabre Parade' },
    from: { 'dark-ages': 'any' },
    cards: words(
      'armory band-of-misfits catacombs cultist forager fortress hunting-grounds knights market-square procession',
    ),
  },
  {
    id: 'chess-against-death',
    title: {
      en: 'Chess against Death',
      es: 'Una partida de ajedrez con la muerte',
      pt: 'Xadrez com a Morte',
      de: 'Schach mit dem Tod',
    },
    from: { 'dark-ages': 'any' },
    cards: words('bandit-camp graverobber junk-dealer mystic pillage rats sage scavenger storeroom vagrant'),
  },
  {
    id: 'salt-graves',
    title: { en: 'Salt Graves', es: 'Tumbas saladas', pt: 'Túmulos de Sal', de: 'Salzige Gräber' },
    from: { seaside: 1, 'dark-ages': 'any' },
    cards: words(
      'native-village pirate-ship salvager treasure-map treasury count graverobber hermit scavenger urchin',
    ),
  },
  {
    id: 'country-folk',
    title: { en: 'Country Folk', es: 'Campesinos', pt: 'Gente do Campo', de: 'Landvolk' },
    from: { seaside: 'any', 'dark-ages': 'any' },
    cards: words(
      'fishing-village haven island lookout warehouse death-cart feodum poor-house urchin vagrant',
    ),
  },
  {
    id: 'plagues',
    title: { en: 'Plagues', es: 'Plagas', pt: 'Pragas', de: 'Plagen' },
    from: { alchemy: 'any', 'dark-ages': 'any' },
    cards: words(
      'apprentice scrying-pool transmute vineyard armory cultist feodum market-square rats wandering-minstrel',
    ),
  },
  {
    id: 'laments',
    title: { en: 'Laments', es: 'Lamentaciones', pt: 'Lamentações', de: 'Klagelieder' },
    from: { alchemy: 'any', 'dark-ages': 'any' },
    cards: words(
      'apothecary golem herbalist university beggar catacombs counterfeit forager ironmonger pillage',
    ),
  },
  {
    id: 'nothing-goes-to-waste',
    title: {
      en: 'Nothing Goes to Waste',
      es: 'Todo se aprovecha',
      pt: 'Nada se Perde',
      de: 'Alles wird verwertet',
    },
    from: { prosperity: 1, 'dark-ages': 'any' },
    cards: words(
      'city grand-market monument talisman venture counterfeit forager graverobber market-square rogue',
    ),
  },
  {
    id: 'honour-of-thieves',
    title: {
      en: 'Honour of Thieves',
      es: 'Honor entre ladrones',
      pt: 'Honra entre Ladrões',
      de: 'Ganovenehre',
    },
    from: { prosperity: 'any', 'dark-ages': 'any' },
    cards: words('forge hoard peddler quarry watchtower bandit-camp procession rebuild rogue squire'),
  },
  {
    id: 'sinister-carnival',
    title: {
      en: 'Sinister Carnival',
      es: 'Carnaval siniestro',
      pt: 'Carnaval Sinistro',
      de: 'Finsterer Mummenschanz',
    },
    from: { cornucopia: 'any', 'dark-ages': 'any' },
    cards: words(
      'fairgrounds hamlet horn-of-plenty menagerie band-of-misfits cultist fortress hermit junk-dealer knights',
    ),
  },
  {
    id: 'a-sample-of-the-loot',
    title: {
      en: 'A Sample of the Loot',
      es: 'Y de muestra un botín',
      pt: 'Uma Amostra do Espólio',
      de: 'Kostprobe der Beute',
    },
    from: { cornucopia: 'any', 'dark-ages': 'any' },
    cards: words(
      'harvest hunting-party remake tournament bandit-camp counterfeit death-cart marauder pillage sage',
    ),
  },
  {
    id: 'away-from-home',
    title: { en: 'Away from Home', es: 'Lejos de casa', pt: 'Longe de Casa', de: 'Fern der Heimat' },
    from: { hinterlands: 'any', 'dark-ages': 'any' },
    cards: words(
      'cartographer develop embassy fools-gold haggler beggar count feodum marauder wandering-minstrel',
    ),
  },
  {
    id: 'on-expedition',
    title: { en: 'On Expedition', es: 'Expediciones', pt: 'Em Expedição', de: 'Auf Entdeckungsreise' },
    from: { hinterlands: 'any', 'dark-ages': 'any' },
    cards: words(
      'crossroads farmland highway spice-merchant tunnel altar catacombs ironmonger poor-house storeroom',
    ),
  },
];
