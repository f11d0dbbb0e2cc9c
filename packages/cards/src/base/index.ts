import type { SetFile } from '../card-file.ts';
import { adventurer } from './adventurer.ts';
import { artisan } from './artisan.ts';
import { bandit } from './bandit.ts';
import { bureaucrat } from './bureaucrat.ts';
import { cellar } from './cellar.ts';
import { chancellor } from './chancellor.ts';
import { chapel } from './chapel.ts';
import { copper } from './copper.ts';
import { councilRoom } from './council-room.ts';
import { curse } from './curse.ts';
import { duchy } from './duchy.ts';
import { estate } from './estate.ts';
import { feast } from './feast.ts';
import { festival } from './festival.ts';
import { gardens } from './gardens.ts';
import { gold } from './gold.ts';
import { harbinger } from './harbinger.ts';
import { laboratory } from './laboratory.ts';
import { library } from './library.ts';
import { market } from './market.ts';
import { merchant } from './merchant.ts';
import { militia } from './militia.ts';
import { mine } from './mine.ts';
import { moat } from './moat.ts';
import { moneylender } from './moneylender.ts';
import { poacher } from './poacher.ts';
import { province } from './province.ts';
import { remodel } from './remodel.ts';
import { sentry } from './sentry.ts';
import { silver } from './silver.ts';
import { smithy } from './smithy.ts';
import { spy } from './spy.ts';
import { thief } from './thief.ts';
import { throneRoom } from './throne-room.ts';
import { vassal } from './vassal.ts';
import { village } from './village.ts';
import { witch } from './witch.ts';
import { woodcutter } from './woodcutter.ts';
import { workshop } from './workshop.ts';

/** Basic cards first, then the kingdom by cost, then what only the first printing has. */
export const base = {
  id: 'base',
  cards: [
    copper,
    silver,
    gold,
    estate,
    duchy,
    province,
    curse,
    cellar,
    chapel,
    moat,
    harbinger,
    merchant,
    vassal,
    village,
    workshop,
    bureaucrat,
    gardens,
    militia,
    moneylender,
    poacher,
    remodel,
    smithy,
    throneRoom,
    bandit,
    councilRoom,
    festival,
    laboratory,
    library,
    market,
    mine,
    sentry,
    witch,
    artisan,
    adventurer,
    chancellor,
    feast,
    spy,
    thief,
    woodcutter,
  ],
  mixed: [],
} as const satisfies SetFile;
