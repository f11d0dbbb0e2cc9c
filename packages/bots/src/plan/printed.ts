/** Plans for the printed kingdoms, found beforehand by `npm run plans`. */
// biome-ignore format: a line a plan
export const printed: Readonly<Record<string, string>> = {
  'plan2 2 0 cellar market merchant militia mine moat remodel smithy village workshop':
    'smithy-ultimate 16/16 4 2 smithy:1 gold duchy<6 silver',
  'plan2 2 60000 cellar market merchant militia mine moat remodel smithy village workshop':
    'smithy-ultimate 15/16 4 2 smithy:1 gold duchy<6 silver merchant:5',
  'plan2 2 0 artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop':
    'gardens-workshop 16/16 4 2 sentry:2 gold duchy<6 silver',
  'plan2 2 60000 artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop':
    'gardens-workshop 0/18 4 4 witch:1 sentry:3 gold duchy<6 silver',
  'plan2 2 0 artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village':
    'council-room 16/16 4 2 council-room:1 gold duchy<6 silver',
  'plan2 2 60000 artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village':
    'council-room 17/16 5 2 council-room:1 gold duchy<6 silver bureaucrat:2 vassal:2 moneylender:1 laboratory:7 estate:2<7 village moneylender:4 festival:2 estate:1 festival:5',
  'plan2 2 0 cellar council-room festival gardens harbinger library militia poacher smithy throne-room':
    'library 16/16 4 2 council-room:1 gold duchy<6 silver',
  'plan2 2 60000 cellar council-room festival gardens harbinger library militia poacher smithy throne-room':
    'library 16/15 4 0 smithy:1 gardens:7<3 estate<3 gold silver gardens:1<6 poacher:2 cellar smithy:2 throne-room:1 gardens:2<6',
  'plan2 2 0 artisan cellar market merchant mine moat moneylender poacher remodel witch':
    'double-witch-ultimate 16/16 4 2 witch:2 moat:1 gold duchy<6 silver',
  'plan2 2 60000 artisan cellar market merchant mine moat moneylender poacher remodel witch':
    'double-witch-ultimate 0/16 4 4 copper:5 witch:2 gold artisan:7 moat:1 market:1 artisan duchy<6 silver witch poacher:3 merchant',
  'plan2 2 0 bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal':
    'bureaucrat 16/16 4 2 chapel:1 bandit:2 gold duchy<6 silver',
  'plan2 2 60000 bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal':
    'bureaucrat 22/8 5 3 bandit:1 gold chapel:1 laboratory:5 mine:1 silver merchant:1 duchy<6 merchant:4',
  'plan2 2 0 cellar courtier diplomat festival library minion nobles pawn sentry vassal':
    'nobles 16/16 4 2 library:2 gold duchy<6 silver',
  'plan2 2 60000 cellar courtier diplomat festival library minion nobles pawn sentry vassal':
    'nobles 18/12 3 1 sentry:1 nobles:2 nobles:5<8 gold:2 festival:2 nobles library:7 duchy:7<6 silver',
  'plan2 2 0 artisan bridge council-room market militia mill mining-village patrol shanty-town workshop':
    'patrol 16/16 4 2 patrol:2 gold duchy<6 silver',
  'plan2 2 60000 artisan bridge council-room market militia mill mining-village patrol shanty-town workshop':
    'patrol 14/18 5 2 militia:2 mill:4<3 gold patrol:1 duchy:7<6 mill:1 artisan:1 silver mining-village:1 council-room:7 artisan:4',
  'plan2 2 0 bandit diplomat harem lurker mine remodel replace swindler throne-room village':
    'swindler 16/16 4 2 swindler:2 bandit:1 gold duchy<6 silver',
  'plan2 2 60000 bandit diplomat harem lurker mine remodel replace swindler throne-room village':
    'swindler 16/12 4 2 gold bandit:1 harem:7 swindler:2 replace silver:3 duchy<6 silver copper:5 throne-room:2',
  'plan2 2 0 cellar hermit hunting-grounds moneylender mystic poor-house throne-room wandering-minstrel witch workshop':
    'double-witch-ultimate 16/16 4 2 witch:2 hermit:1 gold duchy<6 silver',
  'plan2 2 60000 cellar hermit hunting-grounds moneylender mystic poor-house throne-room wandering-minstrel witch workshop':
    'double-witch-ultimate 16/13 5 1 witch:2 hunting-grounds:1 gold hermit:1 wandering-minstrel:7 hermit:2 copper:5 witch:3 silver:3',
  'plan2 2 0 altar festival gardens knights laboratory library rats remodel scavenger squire':
    'remodel 0/0 8 2 squire:4 gardens gold duchy<6 silver estate copper',
  'plan2 2 60000 altar festival gardens knights laboratory library rats remodel scavenger squire':
    'remodel 0/9 5 0 library:2 squire:4 gardens gold silver estate copper',
  'plan2 2 0 bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer':
    'torturer 16/16 4 2 swindler:2 torturer:1 gold duchy<6 silver',
  'plan2 2 60000 bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer':
    'torturer 14/11 4 2 swindler:2 gold duchy<6 torturer:4 silver copper:1 thief estate:3<3 torturer',
  'plan2 2 0 bureaucrat chancellor council-room courtyard militia mine minion nobles steward torturer':
    'torturer 16/16 4 2 torturer:2 nobles:1 gold duchy<6 silver',
  'plan2 2 60000 bureaucrat chancellor council-room courtyard militia mine minion nobles steward torturer':
    'torturer 14/11 4 2 gold torturer:2 copper:2 duchy:1<6 silver mine:1 chancellor',
  'plan2 2 0 baron chancellor festival library masquerade minion nobles pawn steward witch':
    'double-witch-ultimate 16/16 4 2 witch:2 masquerade:1 gold duchy<6 silver',
  'plan2 2 60000 baron chancellor festival library masquerade minion nobles pawn steward witch':
    'double-witch-ultimate 12/7 4 2 masquerade:2 gold festival:7 silver duchy<6 nobles<8 minion:7 copper:2',
  'plan2 2 0 baron courtier duke harem ironworks masquerade mill nobles patrol replace':
    'patrol 16/16 4 2 masquerade:1 gold duchy<6 silver',
  'plan2 2 60000 baron courtier duke harem ironworks masquerade mill nobles patrol replace':
    'patrol 0/17 4 1 gold patrol:2 masquerade:1 harem:7<3 duchy<6 duke:5<3 silver replace',
  'plan2 2 0 conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post':
    'torturer 10/12 3 1 swindler:2 gold:2 torturer:2 mining-village:2 torturer:4 mining-village:5 gold silver:3',
  'plan2 2 60000 conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post':
    'torturer 16/19 4 2 gold swindler:2 duchy<6 torturer:1 silver',
  'plan2 2 0 baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well':
    'torturer 16/16 4 2 torturer:2 gold duchy<6 silver',
  'plan2 2 60000 baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well':
    'torturer 16/16 4 1 torturer:1 duke:3<3 gold silver:2 silver torturer baron:2 baron:7',
  'plan2 2 0 armory baron conspirator ironmonger mystic nobles rebuild secret-passage vagrant wishing-well':
    'nobles 16/16 4 2 nobles gold duchy<6 silver',
  'plan2 2 60000 armory baron conspirator ironmonger mystic nobles rebuild secret-passage vagrant wishing-well':
    'nobles 14/16 4 2 nobles:2 gold duchy:7<6 rebuild:1 ironmonger:7 silver armory',
  'plan2 2 0 beggar diplomat harem marauder rogue squire swindler torturer upgrade urchin':
    'torturer 16/16 4 2 marauder:2 swindler:1 gold duchy<6 silver',
  'plan2 2 60000 beggar diplomat harem marauder rogue squire swindler torturer upgrade urchin':
    'torturer 14/9 4 1 torturer:2 squire:1 duchy:4<3 gold:2 harem:3<3 swindler:1 harem:4<8 gold duchy<6 silver urchin:1',
  'plan2 2 0 bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade':
    'masquerade 16/16 4 2 masquerade:1 nobles:2 gold duchy<6 silver',
  'plan2 2 60000 bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade':
    'masquerade 16/9 5 0 masquerade:1 harem:2 nobles<8 gold:2 duke<6 duchy:4<6 silver masquerade:2 ironworks:1',
  'plan2 2 0 conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute':
    'swindler 16/16 4 2 trading-post:1 swindler:2 gold duchy<6 silver',
  'plan2 2 60000 conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute':
    'swindler 16/16 3 3 trading-post:1 harem:2 harem<6 swindler:1 tribute:1 gold duchy<6 silver',
  'plan2 2 0 coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well':
    'torturer 10/12 3 1 masquerade:1 gold:2 torturer:2 shanty-town:2 torturer:4 shanty-town:5 gold silver:3',
  'plan2 2 60000 coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well':
    'torturer 20/13 3 0 torturer:4 gold:2 masquerade:1 shanty-town:5 torturer:7 duchy<6 silver',
  'plan2 2 0 armory baron conspirator great-hall ironmonger mystic nobles rebuild vagrant wishing-well':
    'rebuild 16/16 4 2 nobles gold duchy<6 silver',
  'plan2 2 60000 armory baron conspirator great-hall ironmonger mystic nobles rebuild vagrant wishing-well':
    'rebuild 12/9 3 2 nobles rebuild:2 duchy:7<6 silver mystic:7',
  'plan2 2 0 beggar harem marauder mining-village rogue squire swindler torturer upgrade urchin':
    'torturer 16/16 4 2 marauder:2 swindler:1 gold duchy<6 silver',
  'plan2 2 60000 beggar harem marauder mining-village rogue squire swindler torturer upgrade urchin':
    'torturer 0/13 3 1 harem<6 harem:7<8 torturer:2 swindler:1 squire:1 gold duchy<6 silver rogue:1 swindler:5',
  'plan2 2 0 armory band-of-misfits catacombs cultist forager fortress hunting-grounds knights market-square procession':
    'cultist 16/16 4 2 cultist gold duchy<6 silver',
  'plan2 2 60000 armory band-of-misfits catacombs cultist forager fortress hunting-grounds knights market-square procession':
    'cultist 25/7 5 4 cultist:2 gold cultist:7 silver band-of-misfits:7 duchy<6 forager:5 copper:2 hunting-grounds:3',
  'plan2 2 0 bandit-camp graverobber junk-dealer mystic pillage rats sage scavenger storeroom vagrant':
    'mystic 16/16 4 2 scavenger:2 gold duchy<6 silver',
  'plan2 2 60000 bandit-camp graverobber junk-dealer mystic pillage rats sage scavenger storeroom vagrant':
    'mystic 8/18 4 3 junk-dealer:1 gold scavenger:2 duchy:3<6 bandit-camp:3 silver graverobber',
};
