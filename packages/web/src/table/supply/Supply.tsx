import './supply.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import type { PileView } from './arrange.ts';
import { Pile } from './Pile.tsx';
import { useArranged } from './useArranged.ts';

/** So many rows beside the kingdom have their full height. */
const ROOM_FOR_BASICS = 8;

/** All piles in their fixed places. */
export function Supply() {
  const { say } = useTranslation();
  const { basics, kingdom } = useArranged();
  const roving = useRoving<HTMLElement>([...basics, ...kingdom].map(({ pile }) => pile));
  const drawn = (shape: 'tall' | 'row') => (pile: PileView) => (
    <Pile key={pile.pile} pile={pile} shape={shape} {...roving.item(pile.pile)} />
  );
  return (
    <section className="supply" aria-label={say('place.supply')} data-landmark="supply" {...roving.group}>
      <div className={basics.length > ROOM_FOR_BASICS ? 'basics dense' : 'basics'}>
        {basics.map(drawn('row'))}
      </div>
      <div className="kingdom">{kingdom.map(drawn('tall'))}</div>
    </section>
  );
}
