import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useRoving } from '../keys/useRoving.ts';
import { Pile } from './Pile.tsx';
import { PilePeek } from './PilePeek.tsx';
import styles from './Supply.module.css';
import { useArranged } from './useArranged.ts';

/** So many rows beside the kingdom have their full height: Spoils, Madman or Mercenary may be more. */
const ROOM_FOR_BASICS = 8;

/** All piles in their fixed places. */
export function Supply() {
  const { say } = useTranslation();
  const { basics, kingdom } = useArranged();
  const roving = useRoving<HTMLElement>([...basics, ...kingdom].map(({ pile }) => pile));
  const isDense = basics.length > ROOM_FOR_BASICS;
  return (
    <section
      className={styles.supply}
      aria-label={say('place.supply')}
      data-landmark="supply"
      {...roving.group}
    >
      <div className={styles.basics} data-dense={isDense || undefined}>
        {basics.map((pile) => (
          <Pile key={pile.pile} pile={pile} shape="row" isSlim={isDense} {...roving.item(pile.pile)} />
        ))}
      </div>
      <div className={styles.kingdom}>
        {kingdom.map((pile) => (
          <Pile key={pile.pile} pile={pile} shape="tall" {...roving.item(pile.pile)} />
        ))}
      </div>
      <PilePeek />
    </section>
  );
}
