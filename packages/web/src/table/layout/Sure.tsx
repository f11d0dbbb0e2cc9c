import buttons from '../../controls/buttons.module.css';
import styles from './Sure.module.css';

interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something that cannot be undone. */
export function Sure({ question, yes, no, onYes, onNo }: SureProps) {
  return (
    <div className={styles.sure}>
      <p>{question}</p>
      <p className={buttons.actions}>
        <button type="button" className={buttons.primary} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={buttons.button} onClick={onNo}>
          {no}
        </button>
      </p>
    </div>
  );
}
