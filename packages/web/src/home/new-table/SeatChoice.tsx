import { Arms } from '../../controls/Arms.tsx';
import inputs from '../../controls/inputs.module.css';
import { Segment } from '../../controls/Segment.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { levelName, useLevels } from '../levels.ts';
import { resized } from '../table-wish.ts';
import styles from './NewTable.module.css';

const PLAYERS = [2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }));

interface SeatChoiceProps {
  readonly others: readonly string[];
  readonly onChange: (others: readonly string[]) => void;
}

/** How many play, and who sits where: a person or a bot. */
export function SeatChoice({ others, onChange }: SeatChoiceProps) {
  const translation = useTranslation();
  const { say } = translation;
  const levels = useLevels();
  return (
    <fieldset className={styles.wide}>
      <legend className={texts.caption}>{say('ui.home.players')}</legend>
      <Segment
        wraps
        label={say('ui.home.players')}
        options={PLAYERS}
        value={others.length + 1}
        onChange={(players) => onChange(resized(others, players - 1))}
      />
      <ol className={styles.seats} aria-label={say('ui.home.seats')}>
        <li>
          <Arms seat={0} />
          <b>{say('ui.home.you')}</b>
        </li>
        {others.map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <Arms seat={i + 1} />
            <select
              className={inputs.input}
              aria-label={say('ui.home.seat', { n: i + 2 })}
              value={other}
              onChange={({ target }) => onChange(others.with(i, target.value))}
            >
              <option value="person">{say('ui.home.person')}</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {say('ui.home.botOf', { level: levelName(translation, level) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
