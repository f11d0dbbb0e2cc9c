import { useInspecting } from '../inspecting.ts';
import { useHindrance } from '../prompt/useHindrance.ts';
import { PileNotes } from '../supply/PileNotes.tsx';
import styles from './WhyNot.module.css';

/** Why the card that is read cannot be chosen now, and what lies on its pile. */
export function WhyNot() {
  const wish = useInspecting((state) => state.wish);
  const hindrance = useHindrance(wish);
  return (
    <>
      {hindrance !== '' && (
        <p className={styles.why} data-part="why-not">
          {hindrance}
        </p>
      )}
      {wish?.from === 'supply' && <PileNotes pile={wish.id} />}
    </>
  );
}
