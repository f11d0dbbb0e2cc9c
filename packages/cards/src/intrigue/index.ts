import type { SetFile } from '../card-file.ts';
import { baron } from './baron.ts';
import { bridge } from './bridge.ts';
import { conspirator } from './conspirator.ts';
import { coppersmith } from './coppersmith.ts';
import { courtier } from './courtier.ts';
import { courtyard } from './courtyard.ts';
import { diplomat } from './diplomat.ts';
import { duke } from './duke.ts';
import { greatHall } from './great-hall.ts';
import { harem } from './harem.ts';
import { ironworks } from './ironworks.ts';
import { lurker } from './lurker.ts';
import { masquerade } from './masquerade.ts';
import { mill } from './mill.ts';
import { miningVillage } from './mining-village.ts';
import { minion } from './minion.ts';
import { nobles } from './nobles.ts';
import { patrol } from './patrol.ts';
import { pawn } from './pawn.ts';
import { replace } from './replace.ts';
import { saboteur } from './saboteur.ts';
import { scout } from './scout.ts';
import { secretChamber } from './secret-chamber.ts';
import { secretPassage } from './secret-passage.ts';
import { shantyTown } from './shanty-town.ts';
import { steward } from './steward.ts';
import { swindler } from './swindler.ts';
import { torturer } from './torturer.ts';
import { tradingPost } from './trading-post.ts';
import { tribute } from './tribute.ts';
import { upgrade } from './upgrade.ts';
import { wishingWell } from './wishing-well.ts';

/** By cost, then what only the first printing has. */
export const intrigue = {
  id: 'intrigue',
  cards: [
    courtyard,
    lurker,
    pawn,
    masquerade,
    shantyTown,
    steward,
    swindler,
    wishingWell,
    baron,
    bridge,
    conspirator,
    diplomat,
    ironworks,
    mill,
    miningVillage,
    secretPassage,
    courtier,
    duke,
    minion,
    patrol,
    replace,
    torturer,
    tradingPost,
    upgrade,
    harem,
    nobles,
    coppersmith,
    greatHall,
    saboteur,
    scout,
    secretChamber,
    tribute,
  ],
  mixed: [],
} as const satisfies SetFile;
