import type { SetFile } from '../card-file.ts';
import { ambassador } from './ambassador.ts';
import { astrolabe } from './astrolabe.ts';
import { bazaar } from './bazaar.ts';
import { blockade } from './blockade.ts';
import { caravan } from './caravan.ts';
import { corsair } from './corsair.ts';
import { cutpurse } from './cutpurse.ts';
import { embargo } from './embargo.ts';
import { explorer } from './explorer.ts';
import { fishingVillage } from './fishing-village.ts';
import { ghostShip } from './ghost-ship.ts';
import { haven } from './haven.ts';
import { island } from './island.ts';
import { lighthouse } from './lighthouse.ts';
import { lookout } from './lookout.ts';
import { merchantShip } from './merchant-ship.ts';
import { monkey } from './monkey.ts';
import { nativeVillage } from './native-village.ts';
import { navigator } from './navigator.ts';
import { outpost } from './outpost.ts';
import { pearlDiver } from './pearl-diver.ts';
import { pirate } from './pirate.ts';
import { pirateShip } from './pirate-ship.ts';
import { sailor } from './sailor.ts';
import { salvager } from './salvager.ts';
import { seaChart } from './sea-chart.ts';
import { seaHag } from './sea-hag.ts';
import { seaWitch } from './sea-witch.ts';
import { smugglers } from './smugglers.ts';
import { tactician } from './tactician.ts';
import { tidePools } from './tide-pools.ts';
import { treasureMap } from './treasure-map.ts';
import { treasury } from './treasury.ts';
import { warehouse } from './warehouse.ts';
import { wharf } from './wharf.ts';

/** The kingdom by cost, then the cards that only the first printing has. */
export const seaside = {
  id: 'seaside',
  cards: [
    haven,
    lighthouse,
    nativeVillage,
    astrolabe,
    fishingVillage,
    lookout,
    monkey,
    seaChart,
    smugglers,
    warehouse,
    blockade,
    caravan,
    cutpurse,
    island,
    sailor,
    salvager,
    tidePools,
    treasureMap,
    bazaar,
    corsair,
    merchantShip,
    outpost,
    pirate,
    seaWitch,
    tactician,
    treasury,
    wharf,
    embargo,
    pearlDiver,
    ambassador,
    navigator,
    pirateShip,
    seaHag,
    explorer,
    ghostShip,
  ],
  mixed: [],
} as const satisfies SetFile;
