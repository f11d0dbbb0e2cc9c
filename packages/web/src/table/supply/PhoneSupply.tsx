import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { SharedMats } from '../play-area/SharedMats.tsx';
import { useTable } from '../table-context.ts';
import type { PileView } from './arrange.ts';
import { HoldHint } from './HoldHint.tsx';
import styles from './PhoneSupply.module.css';
import { Pile } from './Pile.tsx';
import { PilePeek } from './PilePeek.tsx';
import { useArranged } from './useArranged.ts';

/** In rows of three; the last one is there in games with Platinum and Colony, and has room for the Curse. */
const moneyAndPoints = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'platinum', 'colony'];

/** The piles in three columns: the kingdom first, because the rest is known by heart. */
export function PhoneSupply() {
  const { say } = useTranslation();
  const { view } = useTable().sight;
  const { basics, kingdom } = useArranged();
  const colonies = view.supply.find(({ pile }) => pile === 'colony')?.left;
  const places = colonies === undefined ? moneyAndPoints : [...moneyAndPoints, 'curse'];
  const known = basics.filter(({ pile }) => places.includes(pile));
  const first = [...kingdom, ...basics.filter((pile) => !known.includes(pile))];
  const last = known.toSorted((a, b) => places.indexOf(a.pile) - places.indexOf(b.pile));
  const roving = useRoving<HTMLElement>([...first, ...last].map(({ pile }) => pile));
  const drawn = (pile: PileView) => (
    <Pile key={pile.pile} pile={pile} shape="row" {...roving.item(pile.pile)} />
  );
  const provinces = view.supply.find(({ pile }) => pile === 'province')?.left ?? 0;
  return (
    <section
      className={styles.scrolling}
      aria-label={say('place.supply')}
      data-landmark="supply"
      {...roving.group}
    >
      <HoldHint />
      <div className={styles.piles}>
        <h2 className={texts.label}>
          {say('ui.table.kingdom')}
          <span>{say('ui.table.emptyPiles', { count: view.emptyPiles, limit: view.emptyPilesToEnd })}</span>
        </h2>
        {first.map(drawn)}
        <h2 className={texts.label}>
          {say('ui.table.moneyAndPoints')}
          <span>
            {say('ui.table.provinces', { count: provinces })}
            {colonies !== undefined && ` · ${say('ui.table.colonies', { count: colonies })}`}
          </span>
        </h2>
        {last.map(drawn)}
        <SharedMats />
      </div>
      <PilePeek />
    </section>
  );
}
