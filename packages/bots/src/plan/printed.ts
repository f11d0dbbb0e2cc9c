/** Plans for the printed kingdoms, found beforehand by `npm run plans`. */
// biome-ignore format: a line a plan
export const printed: Readonly<Record<string, string>> = {
  '2 6000 cellar market merchant militia mine moat remodel smithy village workshop':
    'militia 16/16 4 2 smithy:1 gold silver',
  '2 30000 cellar market merchant militia mine moat remodel smithy village workshop':
    'militia 16/16 4 3 smithy:1 gold market:7 silver duchy market militia:5',
  '2 6000 artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop':
    'double-witch-ultimate 16/16 4 2 witch:2 chapel:1 gold festival:1 silver',
  '2 30000 artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop':
    'double-witch-ultimate 16/16 4 2 sentry:1 witch:2 chapel:1 gold festival:1 silver',
  '2 6000 artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village':
    'sentry 16/16 4 2 council-room:1 gold silver',
  '2 30000 artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village':
    'sentry 16/16 4 2 council-room:1 gold silver',
  '2 6000 cellar council-room festival gardens harbinger library militia poacher smithy throne-room':
    'militia 16/16 4 2 gold library:2 silver',
  '2 30000 cellar council-room festival gardens harbinger library militia poacher smithy throne-room':
    'militia 16/16 4 2 gold library:2 silver',
  '2 6000 artisan cellar market merchant mine moat moneylender poacher remodel witch':
    'double-witch-ultimate 16/16 4 2 witch:2 moat:1 gold silver',
  '2 30000 artisan cellar market merchant mine moat moneylender poacher remodel witch':
    'double-witch-ultimate 16/17 4 3 witch:2 moat:1 gold:1 gold market:1 silver',
  '2 6000 bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal':
    'bandit 16/16 4 2 mine:1 laboratory:2 gold silver',
  '2 30000 bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal':
    'bandit 16/8 6 2 gold laboratory:4 bandit estate:3 bureaucrat:1 silver',
  '2 6000 cellar courtier diplomat festival library minion nobles pawn sentry vassal':
    'nobles 16/16 4 2 sentry:1 nobles:2 gold silver',
  '2 30000 cellar courtier diplomat festival library minion nobles pawn sentry vassal':
    'nobles 14/9 5 1 sentry:1 minion estate:1 nobles:1 gold vassal:1 courtier:1 silver',
  '2 6000 artisan bridge council-room market militia mill mining-village patrol shanty-town workshop':
    'militia 16/16 4 2 patrol:2 gold silver',
  '2 30000 artisan bridge council-room market militia mill mining-village patrol shanty-town workshop':
    'militia 14/6 4 2 gold:1 gold patrol:1 militia:2 silver',
  '2 6000 bandit diplomat harem lurker mine remodel replace swindler throne-room village':
    'swindler 16/16 4 2 swindler:2 bandit:1 gold silver',
  '2 30000 bandit diplomat harem lurker mine remodel replace swindler throne-room village':
    'swindler 14/16 5 4 swindler:2 bandit:1 gold estate:1 replace silver village',
  '2 6000 cellar hermit hunting-grounds moneylender mystic poor-house throne-room wandering-minstrel witch workshop':
    'double-witch-ultimate 16/16 4 2 witch:2 hermit:1 gold silver',
  '2 30000 cellar hermit hunting-grounds moneylender mystic poor-house throne-room wandering-minstrel witch workshop':
    'double-witch-ultimate 16/20 5 4 witch:2 wandering-minstrel:3 gold:1 hermit:1 gold silver mystic:2',
  '2 6000 altar festival gardens knights laboratory library rats remodel scavenger squire':
    'library 0/0 8 2 squire:4 gardens gold silver estate copper',
  '2 30000 altar festival gardens knights laboratory library rats remodel scavenger squire':
    'library 0/0 7 2 library:1 squire:4 gardens squire:5 library:2 gold:3 altar:1 silver estate:2 copper scavenger:3',
  '2 6000 bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer':
    'torturer 16/16 4 2 swindler:2 torturer:1 gold silver',
  '2 30000 bridge mining-village remodel saboteur secret-chamber spy swindler thief throne-room torturer':
    'torturer 16/8 4 2 swindler:1 gold:4 torturer:2 silver:1 gold silver',
  '2 6000 bureaucrat chancellor council-room courtyard militia mine minion nobles steward torturer':
    'courtyard 16/16 4 2 torturer:2 nobles:1 gold silver',
  '2 30000 bureaucrat chancellor council-room courtyard militia mine minion nobles steward torturer':
    'courtyard 14/20 4 2 gold torturer:1 silver mine bureaucrat:1 courtyard:2',
  '2 6000 baron chancellor festival library masquerade minion nobles pawn steward witch':
    'double-witch-ultimate 16/16 4 2 witch:2 masquerade:1 gold silver',
  '2 30000 baron chancellor festival library masquerade minion nobles pawn steward witch':
    'double-witch-ultimate 14/16 4 2 masquerade:2 gold silver',
  '2 6000 baron courtier duke harem ironworks masquerade mill nobles patrol replace':
    'patrol 16/14 4 2 masquerade:1 harem:2 gold patrol:3 silver',
  '2 30000 baron courtier duke harem ironworks masquerade mill nobles patrol replace':
    'patrol 16/14 4 2 masquerade:1 harem:7 gold:2 patrol:2 nobles:2 patrol:4 nobles:5 gold silver:3',
  '2 6000 conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post':
    'torturer 10/12 3 1 swindler:2 gold:2 torturer:2 mining-village:2 torturer:4 mining-village:5 gold silver:3',
  '2 30000 conspirator ironworks lurker mining-village pawn secret-passage steward swindler torturer trading-post':
    'torturer 14/19 4 3 swindler:2 gold:5 torturer:1 gold silver ironworks:3',
  '2 6000 baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well':
    'courtyard 16/16 4 2 torturer:2 shanty-town:1 gold silver',
  '2 30000 baron conspirator courtyard diplomat duke secret-passage shanty-town torturer upgrade wishing-well':
    'courtyard 16/16 4 2 torturer:2 shanty-town:1 gold silver',
  '2 6000 armory baron conspirator ironmonger mystic nobles rebuild secret-passage vagrant wishing-well':
    'nobles 16/16 4 2 nobles gold rebuild:2 silver',
  '2 30000 armory baron conspirator ironmonger mystic nobles rebuild secret-passage vagrant wishing-well':
    'nobles 8/6 4 2 nobles gold rebuild:3 silver',
  '2 6000 beggar diplomat harem marauder rogue squire swindler torturer upgrade urchin':
    'marauder 16/16 4 2 torturer:2 squire:1 gold silver',
  '2 30000 beggar diplomat harem marauder rogue squire swindler torturer upgrade urchin':
    'marauder 14/16 4 4 harem:7 torturer:2 squire:1 gold silver',
  '2 6000 bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade':
    'masquerade 16/16 4 2 masquerade:1 harem:2 gold silver',
  '2 30000 bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade':
    'masquerade 16/20 4 4 nobles:1 gold masquerade:1 silver bridge:4 pawn:1 harem:7 duke nobles:2',
  '2 6000 conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute':
    'swindler 16/16 4 2 swindler:2 gold silver',
  '2 30000 conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute':
    'swindler 18/13 5 2 gold:1 swindler:1 gold silver shanty-town:4 shanty-town',
  '2 6000 coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well':
    'courtyard 10/12 3 1 masquerade:1 gold:2 torturer:2 shanty-town:2 torturer:4 shanty-town:5 gold silver:3',
  '2 30000 coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well':
    'courtyard 10/8 3 1 masquerade:1 torturer:4 shanty-town:2 shanty-town:5 gold:1 shanty-town:7 gold wishing-well:4 silver:3',
  '2 6000 armory baron conspirator great-hall ironmonger mystic nobles rebuild vagrant wishing-well':
    'rebuild 16/16 4 2 nobles gold silver',
  '2 30000 armory baron conspirator great-hall ironmonger mystic nobles rebuild vagrant wishing-well':
    'rebuild 0/21 4 2 nobles gold silver copper:3 armory:1 ironmonger:2',
  '2 6000 beggar harem marauder mining-village rogue squire swindler torturer upgrade urchin':
    'torturer 10/19 3 1 marauder:1 swindler:2 gold:2 torturer:2 mining-village:2 torturer:4 mining-village:5 gold silver:3',
  '2 30000 beggar harem marauder mining-village rogue squire swindler torturer upgrade urchin':
    'torturer 12/20 5 4 marauder:1 harem gold torturer:3 duchy:2 silver urchin:3 squire:2',
  '2 6000 armory band-of-misfits catacombs cultist forager fortress hunting-grounds knights market-square procession':
    'cultist 16/19 4 2 cultist:2 gold catacombs:1 silver',
  '2 30000 armory band-of-misfits catacombs cultist forager fortress hunting-grounds knights market-square procession':
    'cultist 16/9 4 4 cultist:2 gold cultist silver',
  '2 6000 bandit-camp graverobber junk-dealer mystic pillage rats sage scavenger storeroom vagrant':
    'junk-dealer 16/16 4 2 scavenger:2 gold silver',
  '2 30000 bandit-camp graverobber junk-dealer mystic pillage rats sage scavenger storeroom vagrant':
    'junk-dealer 8/9 4 2 gold:7 junk-dealer:1 scavenger:2 gold silver mystic:2',
};
