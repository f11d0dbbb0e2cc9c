import type { SetFile } from '../card-file.ts';
import { anvil } from './anvil.ts';
import { bank } from './bank.ts';
import { bishop } from './bishop.ts';
import { charlatan } from './charlatan.ts';
import { city } from './city.ts';
import { clerk } from './clerk.ts';
import { collection } from './collection.ts';
import { colony } from './colony.ts';
import { contraband } from './contraband.ts';
import { countingHouse } from './counting-house.ts';
import { crystalBall } from './crystal-ball.ts';
import { expand } from './expand.ts';
import { forge } from './forge.ts';
import { goons } from './goons.ts';
import { grandMarket } from './grand-market.ts';
import { hoard } from './hoard.ts';
import { investment } from './investment.ts';
import { kingsCourt } from './kings-court.ts';
import { loan } from './loan.ts';
import { magnate } from './magnate.ts';
import { mint } from './mint.ts';
import { monument } from './monument.ts';
import { mountebank } from './mountebank.ts';
import { peddler } from './peddler.ts';
import { platinum } from './platinum.ts';
import { quarry } from './quarry.ts';
import { rabble } from './rabble.ts';
import { royalSeal } from './royal-seal.ts';
import { talisman } from './talisman.ts';
import { tiara } from './tiara.ts';
import { tradeRoute } from './trade-route.ts';
import { vault } from './vault.ts';
import { venture } from './venture.ts';
import { warChest } from './war-chest.ts';
import { watchtower } from './watchtower.ts';
import { workersVillage } from './workers-village.ts';

/** Platinum and Colony, the kingdom by cost, then the cards that only the first printing has. */
export const prosperity = {
  id: 'prosperity',
  cards: [
    platinum,
    colony,
    anvil,
    watchtower,
    bishop,
    clerk,
    investment,
    monument,
    quarry,
    tiara,
    workersVillage,
    charlatan,
    city,
    collection,
    crystalBall,
    magnate,
    mint,
    rabble,
    vault,
    warChest,
    grandMarket,
    hoard,
    bank,
    expand,
    forge,
    kingsCourt,
    peddler,
    loan,
    tradeRoute,
    talisman,
    contraband,
    countingHouse,
    mountebank,
    royalSeal,
    venture,
    goons,
  ],
  mixed: [],
} as const satisfies SetFile;
