import { type CSSProperties, useId, useRef } from 'react';
import { Sign } from '../card/Sign.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import type { Checked } from '../worker/strategies.ts';
import styles from './Editor.module.css';
import { useMistakeWords } from './useField.ts';

interface EditorProps {
  readonly text: string;
  /** Null while it is not known. */
  readonly checked: Checked | null;
  readonly onChange: (text: string) => void;
}

/** A text with numbered lines; its mistake stands beside the line it is in, and below with its place. */
export function Editor({ text, checked, onChange }: EditorProps) {
  const { say } = useTranslation();
  const status = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const words = useMistakeWords();
  const mistake = checked?.ok === false ? checked.problem : null;
  const sentence = mistake === null ? '' : (words?.(mistake) ?? '');
  const lines = text.split('\n');

  const goToMistake = () => {
    if (mistake === null || area.current === null) return;
    const before = lines.slice(0, mistake.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    area.current.focus();
    area.current.setSelectionRange(before + mistake.column - 1, before + mistake.column - 1);
  };

  return (
    <div>
      <div className={styles.code}>
        <ol className={styles.numbers} aria-hidden="true">
          {lines.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its number
            <li key={i} className={mistake?.line === i + 1 ? styles.wrong : undefined}>
              {i + 1}
            </li>
          ))}
        </ol>
        <div className={styles.lines}>
          {/* As wide and as high as the text, so that the box around both scrolls. */}
          <div className={styles.measure} aria-hidden="true">
            {`${text}\n`}
          </div>
          {mistake !== null && (
            <Beside {...mistake} sentence={sentence} length={lines[mistake.line - 1]?.length ?? 0} />
          )}
          <textarea
            ref={area}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            aria-label={say('ui.lab.text')}
            aria-describedby={status}
            aria-invalid={mistake !== null}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
          />
        </div>
      </div>
      <p id={status} className={styles.verdict} role="status">
        {mistake !== null && (
          <>
            <button type="button" className={styles.place} onClick={goToMistake}>
              {say('ui.lab.mistake', { line: mistake.line, column: mistake.column })}
            </button>{' '}
            {sentence}
          </>
        )}
        {checked?.ok && (
          <>
            <Sign name="check" /> {say('ui.lab.fine')}
          </>
        )}
      </p>
    </div>
  );
}

interface BesideProps {
  readonly line: number;
  readonly column: number;
  readonly sentence: string;
  readonly length: number;
}

/** The mark under the place and the sentence after the end of the line. */
function Beside({ line, column, sentence, length }: BesideProps) {
  const style = { '--line': line - 1, '--column': column - 1, '--length': length } as CSSProperties;
  return (
    <div className={styles.beside} style={style} aria-hidden="true">
      <i />
      <span>{sentence}</span>
    </div>
  );
}
