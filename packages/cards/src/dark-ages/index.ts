import type { SetFile } from '../card-file.ts';
import { altar } from './altar.ts';
import { armory } from './armory.ts';
import { bandOfMisfits } from './band-of-misfits.ts';
import { banditCamp } from './bandit-camp.ts';
import { beggar } from './beggar.ts';
import { catacombs } from './catacombs.ts';
import { count } from './count.ts';
import { counterfeit } from './counterfeit.ts';
import { cultist } from './cultist.ts';
import { deathCart } from './death-cart.ts';
import { feodum } from './feodum.ts';
import { forager } from './forager.ts';
import { fortress } from './fortress.ts';
import { graverobber } from './graverobber.ts';
import { hermit } from './hermit.ts';
import { hovel } from './hovel.ts';
import { huntingGrounds } from './hunting-grounds.ts';
import { ironmonger } from './ironmonger.ts';
import { junkDealer } from './junk-dealer.ts';
import { knights } from './knights.ts';
import { madman } from './madman.ts';
import { marauder } from './marauder.ts';
import { marketSquare } from './market-square.ts';
import { mercenary } from './mercenary.ts';
import { mystic } from './mystic.ts';
import { necropolis } from './necropolis.ts';
import { overgrownEstate } from './overgrown-estate.ts';
import { pillage } from './pillage.ts';
import { poorHouse } from './poor-house.ts';
import { procession } from './procession.ts';
import { rats } from './rats.ts';
import { rebuild } from './rebuild.ts';
import { rogue } from './rogue.ts';
import { ruins } from './ruins.ts';
import { sage } from './sage.ts';
import { scavenger } from './scavenger.ts';
import { spoils } from './spoils.ts';
import { squire } from './squire.ts';
import { storeroom } from './storeroom.ts';
import { urchin } from './urchin.ts';
import { vagrant } from './vagrant.ts';
import { wanderingMinstrel } from './wandering-minstrel.ts';

/** The kingdom by cost, the Shelters, and what is outside the supply; Knights and Ruins are mixed piles. */
export const darkAges = {
  id: 'dark-ages',
  cards: [
    poorHouse,
    beggar,
    squire,
    vagrant,
    forager,
    hermit,
    marketSquare,
    sage,
    storeroom,
    urchin,
    armory,
    deathCart,
    feodum,
    fortress,
    ironmonger,
    marauder,
    procession,
    rats,
    scavenger,
    wanderingMinstrel,
    bandOfMisfits,
    banditCamp,
    catacombs,
    count,
    counterfeit,
    cultist,
    graverobber,
    junkDealer,
    mystic,
    pillage,
    rebuild,
    rogue,
    altar,
    huntingGrounds,
    hovel,
    necropolis,
    overgrownEstate,
    spoils,
    madman,
    mercenary,
  ],
  mixed: [knights, ruins],
} as const satisfies SetFile;
