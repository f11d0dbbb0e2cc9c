import styles from './LabelledSegment.module.css';
import { Segment } from './Segment.tsx';
import texts from './text.module.css';

/** With its name above, for eyes only: the segment says it itself. */
export function LabelledSegment<T extends string | number>(props: Parameters<typeof Segment<T>>[0]) {
  return (
    <div className={styles.choice}>
      <span className={texts.label} aria-hidden="true">
        {props.label}
      </span>
      <Segment className={styles.segment} {...props} />
    </div>
  );
}
