import { type Bonuses, type CardId, facts, type Translation } from '@provincia/catalog';
import styles from './BonusSigns.module.css';
import type { CardSize } from './Card.tsx';
import { Sign } from './Sign.tsx';
import { signOfAmount } from './signs.ts';

interface BonusSignsProps {
  readonly id: CardId;
  readonly size: CardSize;
  readonly translation: Translation;
}

/** "+2" of this and "+1" of that, with words beside them on a large card. */
export function BonusSigns({ id, size, translation }: BonusSignsProps) {
  const given = Object.entries(facts[id].bonuses) as [keyof Bonuses, number][];
  if (given.length === 0) return null;
  return (
    <span className={styles.bonuses} data-size={size}>
      {given.map(([sign, count]) => (
        <span key={sign} className={styles.bonus}>
          <b>+{count}</b>
          <Sign name={signOfAmount[sign]} />
          <em>{translation.say(`sign.${sign}`, { count })}</em>
        </span>
      ))}
    </span>
  );
}
