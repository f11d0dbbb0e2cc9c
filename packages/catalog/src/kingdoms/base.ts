import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten printed for Base, alone and with Intrigue or Dark Ages. */
export const baseKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'first-game',
    title: { en: 'First Game', es: 'Primera partida', pt: 'Primeira Partida', de: 'Erstes Spiel' },
    from: { base: 2 },
    cards: words('cellar market merchant militia mine moat remodel smithy village workshop'),
  },
  {
    id: 'distorted-sizes',
    title: {
      en: 'Distorted Sizes',
      es: 'Proporciones imposibles',
      pt: 'Tamanho Distorcido',
      de: 'Verzerrte Größen',
    },
    from: { base: 2 },
    cards: words('artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop'),
  },
  {
    id: 'top-of-the-deck',
    title: { en: 'Top of the Deck', es: 'En lo alto del mazo', pt: 'Topo do Deck', de: 'Schleichweg' },
    from: { base: 2 },
    cards: words(
      'artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village',
    ),
  },
  {
    id: 'trick-of-the-hands',
    title: { en: 'Trick of the Hands', es: 'Juego de manos', pt: 'Truque das mãos', de: 'Kunststück' },
    from: { base: 2 },
    cards: words('cellar council-room festival gardens harbinger library militia poacher smithy throne-room'),
  },
  {
    id: 'betterments',
    title: { en: 'Betterments', es: 'Cada vez mejor', pt: 'Aperfeiçoamentos', de: 'Verbesserungen' },
    from: { base: 2 },
    cards: words('artisan cellar market merchant mine moat moneylender poacher remodel witch'),
  },
  {
    id: 'gold-and-silver',
    title: { en: 'Gold and Silver', es: 'Oro y plata', pt: 'Ouro e Prata', de: 'Silber & Gold' },
    from: { base: 2 },
    cards: words(
      'bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal',
    ),
  },
  {
    id: 'subordinates',
    title: { en: 'Subordinates', es: 'Subordinados', pt: 'Sublinhar', de: 'Untergebene' },
    from: { base: 2, intrigue: 2 },
    cards: words('cellar festival library sentry vassal courtier diplomat minion nobles pawn'),
  },
  {
    id: 'the-big-scheme',
    title: { en: 'The Big Scheme', es: 'El gran plan', pt: 'Grande Esquema', de: 'Das große Ganze' },
    from: { base: 2, intrigue: 2 },
    cards: words(
      'artisan council-room market militia workshop bridge mill mining-village patrol shanty-town',
    ),
  },
  {
    id: 'taking-apart',
    title: { en: 'Taking Apart', es: 'Despiece', pt: 'Desconstrução', de: 'Dekonstruktion' },
    from: { base: 2, intrigue: 2 },
    cards: words('bandit mine remodel throne-room village diplomat harem lurker replace swindler'),
  },
  {
    id: 'ups-and-downs',
    title: { en: 'Ups and Downs', es: 'De todo pelaje', pt: 'Altos e Baixos', de: 'Höhen und Tiefen' },
    from: { base: 'any', 'dark-ages': 'any' },
    cards: words(
      'cellar moneylender throne-room witch workshop hermit hunting-grounds mystic poor-house wandering-minstrel',
    ),
  },
  {
    id: 'knights-and-merriment',
    title: {
      en: 'Knights and Merriment',
      es: 'Caballerosidad y jarana',
      pt: 'Folia e Cavalheirismo',
      de: 'Ritter und Remmidemmi',
    },
    from: { base: 'any', 'dark-ages': 'any' },
    cards: words('festival gardens laboratory library remodel altar knights rats scavenger squire'),
  },
  {
    id: 'taking-apart-first-printing',
    title: {
      en: 'Taking Apart, first printing',
      es: 'Deconstrucción',
      pt: 'Desconstrução, primeira edição',
      de: 'Dekonstruktion, erste Auflage',
    },
    from: { base: 1, intrigue: 1 },
    cards: words(
      'remodel spy thief throne-room bridge mining-village saboteur secret-chamber swindler torturer',
    ),
  },
  {
    id: 'a-mad-hand',
    title: { en: 'A Mad Hand', es: 'Locura de mano', pt: 'Mão Maluca', de: 'Wahnsinnsblatt' },
    from: { base: 1, intrigue: 'any' },
    cards: words('bureaucrat chancellor council-room militia mine courtyard minion nobles steward torturer'),
  },
  {
    id: 'subordinates-first-printing',
    title: {
      en: 'Subordinates, first printing',
      es: 'Subalternos',
      pt: 'Subalternos',
      de: 'Untergebene, erste Auflage',
    },
    from: { base: 1, intrigue: 'any' },
    cards: words('chancellor festival library witch baron masquerade minion nobles pawn steward'),
  },
];
