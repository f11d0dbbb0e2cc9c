import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten of Base together with a set other than Intrigue and Dark Ages. */
export const mixedBaseKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'reaching-for-the-morrow',
    title: { en: 'Reaching for the Morrow', pt: 'Alcance o Amanhã' },
    from: { base: 2, seaside: 'any' },
    cards: words(
      'artisan cellar council-room vassal village cutpurse ghost-ship lookout sea-hag treasure-map',
    ),
  },
  {
    id: 'over-and-over',
    title: { en: 'Over and Over', pt: 'Repetição' },
    from: { base: 2, seaside: 'any' },
    cards: words(
      'festival harbinger militia workshop caravan explorer outpost pearl-diver pirate-ship treasury',
    ),
  },
  {
    id: 'give-and-take-back',
    title: { en: 'Give and Take Back', pt: 'Dar e Pegar de Volta' },
    from: { base: 'any', seaside: 'any' },
    cards: words(
      'library market moneylender witch ambassador fishing-village haven island salvager smugglers',
    ),
  },
  {
    id: 'forbidden-crafts',
    title: { en: 'Forbidden Crafts', pt: 'Artes Proibidas' },
    from: { base: 2, alchemy: 'any' },
    cards: words(
      'bandit cellar council-room gardens laboratory throne-room apprentice familiar possession university',
    ),
  },
  {
    id: 'potion-stirrer',
    title: { en: 'Potion Stirrer', pt: 'Misturador de Poções' },
    from: { base: 2, alchemy: 'any' },
    cards: words('cellar festival militia poacher smithy alchemist apothecary golem herbalist transmute'),
  },
  {
    id: 'chemistry-class',
    title: { en: 'Chemistry Class', pt: 'Aula de Química' },
    from: { base: 2, alchemy: 'any' },
    cards: words('bureaucrat market moat remodel vassal witch alchemist golem philosophers-stone university'),
  },
  {
    id: 'greater-riches',
    title: { en: 'Greater Riches', pt: 'Maior Riqueza' },
    from: { base: 2, prosperity: 'any' },
    cards: words('artisan harbinger laboratory mine moneylender bank grand-market mint royal-seal venture'),
  },
  {
    id: 'army-of-the-king',
    title: { en: 'Army of the King', pt: 'O Exército do Rei' },
    from: { base: 2, prosperity: 'any' },
    cards: words('bureaucrat council-room merchant moat village expand goons kings-court rabble vault'),
  },
  {
    id: 'good-living',
    title: { en: 'Good Living', pt: 'Vida Boa' },
    from: { base: 2, prosperity: 'any' },
    cards: words(
      'artisan bureaucrat cellar gardens village contraband counting-house hoard monument mountebank',
    ),
  },
  {
    id: 'reward-of-the-hunt',
    title: { en: 'Reward of the Hunt', pt: 'Recompensa pela Caçada' },
    from: { base: 'any', cornucopia: 'any' },
    cards: words(
      'cellar festival militia moneylender smithy harvest horn-of-plenty hunting-party menagerie tournament',
    ),
  },
  {
    id: 'ill-omen',
    title: { en: 'Ill Omen', pt: 'Mal Presságio' },
    from: { base: 2, cornucopia: 'any' },
    cards: words(
      'bureaucrat laboratory merchant poacher throne-room fortune-teller hamlet horn-of-plenty jester remake',
    ),
  },
  {
    id: 'the-fools-workshop',
    title: { en: "The Fool's Workshop", pt: 'A Oficina do Bobo da Corte' },
    from: { base: 2, cornucopia: 'any' },
    cards: words(
      'artisan laboratory market remodel workshop fairgrounds farming-village horse-traders jester young-witch',
    ),
    bane: 'merchant',
  },
  {
    id: 'craft-and-art',
    title: { en: 'Craft and Art', pt: 'Trabalhos Manuais e Arte' },
    from: { base: 'any', guilds: 'any' },
    cards: words(
      'cellar festival laboratory moneylender workshop advisor baker journeyman merchant-guild stonemason',
    ),
  },
  {
    id: 'a-clean-life',
    title: { en: 'A Clean Life', pt: 'Vida Limpa' },
    from: { base: 2, guilds: 'any' },
    cards: words(
      'bandit gardens militia moneylender village baker butcher candlestick-maker doctor soothsayer',
    ),
  },
  {
    id: 'painting-the-lily',
    title: { en: 'Painting the Lily', pt: 'Decorando o Lírio' },
    from: { base: 2, guilds: 'any' },
    cards: words('library market merchant remodel sentry candlestick-maker herald masterpiece plaza taxman'),
  },
  {
    id: 'robbery-on-the-road',
    title: { en: 'Robbery on the Road', pt: 'Roubo na Rodovia' },
    from: { base: 'any', hinterlands: 'any' },
    cards: words('cellar library moneylender throne-room workshop highway inn margrave noble-brigand oasis'),
  },
  {
    id: 'ventures-in-foreign-lands',
    title: { en: 'Ventures in Foreign Lands', pt: 'Aventuras no Exterior' },
    from: { base: 2, hinterlands: 'any' },
    cards: words(
      'festival laboratory remodel sentry vassal crossroads farmland fools-gold oracle spice-merchant',
    ),
  },
  {
    id: 'rising-a-level',
    title: { en: 'Rising a Level', pt: 'Subir de Nível' },
    from: { base: 2, adventures: 'any' },
    cards: words('market merchant militia throne-room workshop dungeon gear guide lost-city miser'),
    events: words('training'),
  },
  {
    id: 'child-of-distorted-sizes',
    title: { en: 'Child of Distorted Sizes', pt: 'Filho de Tamanho Distorcido' },
    from: { base: 2, adventures: 'any' },
    cards: words(
      'bandit bureaucrat gardens moneylender witch amulet duplicate giant messenger treasure-trove',
    ),
    events: words('bonfire raid'),
  },
  {
    id: 'all-in-moderation',
    title: { en: 'All in Moderation', pt: 'Tudo com Moderação' },
    from: { base: 'any', empires: 'any' },
    cards: words('cellar library remodel village workshop enchantress forum legionary overlord temple'),
    events: words('windfall'),
    landmarks: words('orchard'),
  },
  {
    id: 'bullets-of-silver',
    title: { en: 'Bullets of Silver', pt: 'Balas de Prata' },
    from: { base: 'any', empires: 'any' },
    cards: words(
      'bureaucrat gardens laboratory market moneylender catapult-rocks charm farmers-market groundskeeper patrician-emporium',
    ),
    events: words('conquest'),
    landmarks: words('aqueduct'),
  },
];
