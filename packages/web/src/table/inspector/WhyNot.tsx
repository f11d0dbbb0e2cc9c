import { useInspecting } from '../inspecting.ts';
import { useHindrance } from '../prompt/useHindrance.ts';
import styles from './WhyNot.module.css';

/** Why the card that is read cannot be chosen now. */
export function WhyNot() {
  const hindrance = useHindrance(useInspecting(({ wish }) => wish));
  if (hindrance === '') return null;
  return (
    <p className={styles.why} data-part="why-not">
      {hindrance}
    </p>
  );
}
