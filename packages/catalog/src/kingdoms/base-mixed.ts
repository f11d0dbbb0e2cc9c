import { type PrintedKingdom, words } from './printed-kingdom.ts';

/** Sets of ten of Base together with a set other than Intrigue and Dark Ages. */
export const mixedBaseKingdoms: readonly PrintedKingdom[] = [
  {
    id: 'reaching-for-the-morrow',
    title: {
      en: 'Reaching for the Morrow',
      es: 'Con la vista en el mañana',
      pt: 'Alcance o Amanhã',
      de: 'Griff nach dem Morgen',
    },
    from: { base: 2, seaside: 1 },
    cards: words(
      'artisan cellar council-room vassal village cutpurse ghost-ship lookout sea-hag treasure-map',
    ),
  },
  {
    id: 'over-and-over',
    title: { en: 'Over and Over', es: 'Una y otra vez', pt: 'Repetição', de: 'Immer wieder' },
    from: { base: 2, seaside: 1 },
    cards: words(
      'festival harbinger militia workshop caravan explorer outpost pearl-diver pirate-ship treasury',
    ),
  },
  {
    id: 'give-and-take-back',
    title: {
      en: 'Give and Take Back',
      es: 'Lo que se da, se quita',
      pt: 'Dar e Pegar de Volta',
      de: 'Geben und Zurücknehmen',
    },
    from: { base: 'any', seaside: 1 },
    cards: words(
      'library market moneylender witch ambassador fishing-village haven island salvager smugglers',
    ),
  },
  {
    id: 'forbidden-crafts',
    title: { en: 'Forbidden Crafts', es: 'Artes prohibidas', pt: 'Artes Proibidas', de: 'Verbotene Künste' },
    from: { base: 2, alchemy: 'any' },
    cards: words(
      'bandit cellar council-room gardens laboratory throne-room apprentice familiar possession university',
    ),
  },
  {
    id: 'potion-stirrer',
    title: {
      en: 'Potion Stirrer',
      es: 'Agítese antes de beber',
      pt: 'Misturador de Poções',
      de: 'Tränkemischer',
    },
    from: { base: 2, alchemy: 'any' },
    cards: words('cellar festival militia poacher smithy alchemist apothecary golem herbalist transmute'),
  },
  {
    id: 'chemistry-class',
    title: { en: 'Chemistry Class', es: 'Clase de química', pt: 'Aula de Química', de: 'Chemiestunde' },
    from: { base: 2, alchemy: 'any' },
    cards: words('bureaucrat market moat remodel vassal witch alchemist golem philosophers-stone university'),
  },
  {
    id: 'greater-riches',
    title: { en: 'Greater Riches', es: 'Mayores riquezas', pt: 'Maior Riqueza', de: 'Reicher und reicher' },
    from: { base: 2, prosperity: 1 },
    cards: words('artisan harbinger laboratory mine moneylender bank grand-market mint royal-seal venture'),
  },
  {
    id: 'army-of-the-king',
    title: {
      en: 'Army of the King',
      es: 'El ejército del rey',
      pt: 'O Exército do Rei',
      de: 'Das Heer des Königs',
    },
    from: { base: 2, prosperity: 1 },
    cards: words('bureaucrat council-room merchant moat village expand goons kings-court rabble vault'),
  },
  {
    id: 'good-living',
    title: { en: 'Good Living', es: 'La buena vida', pt: 'Vida Boa', de: 'Das süße Leben' },
    from: { base: 2, prosperity: 1 },
    cards: words(
      'artisan bureaucrat cellar gardens village contraband counting-house hoard monument mountebank',
    ),
  },
  {
    id: 'reward-of-the-hunt',
    title: {
      en: 'Reward of the Hunt',
      es: 'Trofeo de caza',
      pt: 'Recompensa pela Caçada',
      de: 'Lohn der Jagd',
    },
    from: { base: 'any', cornucopia: 'any' },
    cards: words(
      'cellar festival militia moneylender smithy harvest horn-of-plenty hunting-party menagerie tournament',
    ),
  },
  {
    id: 'ill-omen',
    title: { en: 'Ill Omen', es: 'Mal agüero', pt: 'Mal Presságio', de: 'Böses Omen' },
    from: { base: 2, cornucopia: 'any' },
    cards: words(
      'bureaucrat laboratory merchant poacher throne-room fortune-teller hamlet horn-of-plenty jester remake',
    ),
  },
  {
    id: 'the-fools-workshop',
    title: {
      en: "The Fool's Workshop",
      es: 'El taller del bufón',
      pt: 'A Oficina do Bobo da Corte',
      de: 'Die Werkstatt des Narren',
    },
    from: { base: 2, cornucopia: 'any' },
    cards: words(
      'artisan laboratory market remodel workshop fairgrounds farming-village horse-traders jester young-witch',
    ),
    bane: 'merchant',
  },
  {
    id: 'craft-and-art',
    title: {
      en: 'Craft and Art',
      es: 'Artes y oficios',
      pt: 'Trabalhos Manuais e Arte',
      de: 'Kunst und Handwerk',
    },
    from: { base: 'any', guilds: 'any' },
    cards: words(
      'cellar festival laboratory moneylender workshop advisor baker journeyman merchant-guild stonemason',
    ),
  },
  {
    id: 'a-clean-life',
    title: { en: 'A Clean Life', es: 'Una vida intachable', pt: 'Vida Limpa', de: 'Sauberer Lebenswandel' },
    from: { base: 2, guilds: 'any' },
    cards: words(
      'bandit gardens militia moneylender village baker butcher candlestick-maker doctor soothsayer',
    ),
  },
  {
    id: 'painting-the-lily',
    title: { en: 'Painting the Lily', es: 'Rizar el rizo', pt: 'Decorando o Lírio', de: 'Des Guten zu viel' },
    from: { base: 2, guilds: 'any' },
    cards: words('library market merchant remodel sentry candlestick-maker herald masterpiece plaza taxman'),
  },
  {
    id: 'robbery-on-the-road',
    title: {
      en: 'Robbery on the Road',
      es: 'Asalto en el camino',
      pt: 'Roubo na Rodovia',
      de: 'Straßenraub',
    },
    from: { base: 'any', hinterlands: 'any' },
    cards: words('cellar library moneylender throne-room workshop highway inn margrave noble-brigand oasis'),
  },
  {
    id: 'ventures-in-foreign-lands',
    title: {
      en: 'Ventures in Foreign Lands',
      es: 'Aventuras en tierra extraña',
      pt: 'Aventuras no Exterior',
      de: 'Abenteuer in der Fremde',
    },
    from: { base: 2, hinterlands: 'any' },
    cards: words(
      'festival laboratory remodel sentry vassal crossroads farmland fools-gold oracle spice-merchant',
    ),
  },
  {
    id: 'rising-a-level',
    title: { en: 'Rising a Level', es: 'Al siguiente nivel', pt: 'Subir de Nível', de: 'Stufenaufstieg' },
    from: { base: 2, adventures: 'any' },
    cards: words('market merchant militia throne-room workshop dungeon gear guide lost-city miser'),
    events: words('training'),
  },
  {
    id: 'child-of-distorted-sizes',
    title: {
      en: 'Child of Distorted Sizes',
      es: 'El hijo de las proporciones imposibles',
      pt: 'Filho de Tamanho Distorcido',
      de: 'Sohn der verzerrten Größen',
    },
    from: { base: 2, adventures: 'any' },
    cards: words(
      'bandit bureaucrat gardens moneylender witch amulet duplicate giant messenger treasure-trove',
    ),
    events: words('bonfire raid'),
  },
  {
    id: 'all-in-moderation',
    title: {
      en: 'All in Moderation',
      es: 'Todo con moderación',
      pt: 'Tudo com Moderação',
      de: 'Alles in Maßen',
    },
    from: { base: 'any', empires: 'any' },
    cards: words('cellar library remodel village workshop enchantress forum legionary overlord temple'),
    events: words('windfall'),
    landmarks: words('orchard'),
  },
  {
    id: 'bullets-of-silver',
    title: { en: 'Bullets of Silver', es: 'Balas de plata', pt: 'Balas de Prata', de: 'Silberkugeln' },
    from: { base: 'any', empires: 'any' },
    cards: words(
      'bureaucrat gardens laboratory market moneylender catapult-rocks charm farmers-market groundskeeper patrician-emporium',
    ),
    events: words('conquest'),
    landmarks: words('aqueduct'),
  },
];
