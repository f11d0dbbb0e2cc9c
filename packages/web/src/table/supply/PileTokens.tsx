import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import type { PileMark } from './marked.ts';
import styles from './PileTokens.module.css';

/** What lies on a pile or holds for it; the pile says it aloud. */
export function PileTokens({ marks }: { readonly marks: readonly PileMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.tokens} data-part="tokens">
      {marks.map(({ of, shows, words }) => (
        <span
          key={words}
          className={styles.token}
          data-own={of === null || undefined}
          data-mark={shows === 'barred' ? 'barred' : undefined}
          title={words}
        >
          {of !== null && <Field id={of} className={styles.picture} />}
          {shows === 'barred' ? <Sign name="barred" /> : <b>{shows}</b>}
        </span>
      ))}
    </span>
  );
}
