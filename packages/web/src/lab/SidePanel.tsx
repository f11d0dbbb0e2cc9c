import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { aboutLevel, levelName } from '../home/levels.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import type { Checked, Field } from '../worker/strategies.ts';
import bench from './bench.module.css';
import { Editor } from './Editor.tsx';
import { ownCopy, recipeOf } from './own-copy.ts';
import styles from './SidePanel.module.css';
import { OWN, type Side } from './setup.ts';

interface SidePanelProps {
  readonly place: 0 | 1;
  readonly side: Side;
  readonly field: Field;
  readonly checked: Checked | null;
  readonly onChange: (change: Partial<Side>) => void;
}

/** One of the two: a choice, and what it is or the text that makes it. */
export function SidePanel({ place, side, field, checked, onChange }: SidePanelProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { choice, text } = side;
  const label = say(place === 0 ? 'ui.lab.first' : 'ui.lab.second');
  const shipped = field.strategies.find(({ id }) => choice === `strategy:${id}`);

  const choose = (next: string) =>
    onChange(
      next === OWN && text === ''
        ? { choice: OWN, text: exampleOf(say('ui.lab.example')) }
        : { choice: next },
    );

  return (
    <section className={styles.side} aria-label={label}>
      <label className={styles.choice}>
        <Arms seat={place} />
        <span className={texts.label}>{label}</span>
        <select className={bench.input} value={choice} onChange={({ target }) => choose(target.value)}>
          <option value={OWN}>{say('ui.lab.own')}</option>
          <optgroup label={say('ui.lab.bots')}>
            {field.levels.map((level) => (
              <option key={level} value={`level:${level}`}>
                {levelName(translation, level)}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('ui.lab.shipped')}>
            {field.strategies.map(({ id, name }) => (
              <option key={id} value={`strategy:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {choice === OWN && (
        <>
          <Editor text={text} checked={checked} onChange={(next) => onChange({ text: next })} />
          <p className={bench.about}>{say('ui.lab.about-own')}</p>
        </>
      )}
      {choice.startsWith('level:') && (
        <p className={bench.about}>{aboutLevel(translation, choice.slice('level:'.length))}</p>
      )}
      {shipped !== undefined && (
        <>
          <p className={bench.about}>{shipped.description}</p>
          <pre className={styles.recipe} lang="en">
            {recipeOf(shipped).trimEnd()}
          </pre>
          <button
            type="button"
            className={buttons.button}
            onClick={() => onChange({ choice: OWN, text: ownCopy(shipped) })}
          >
            {say('ui.lab.change')}
          </button>
        </>
      )}
    </section>
  );
}

function exampleOf(name: string): string {
  return [
    `name: ${name}`,
    'buy:',
    '  - province: money > 15',
    '  - duchy: provinces-left <= 3',
    '  - militia: own(militia) < 2',
    '  - gold',
    '  - silver',
    'play: [militia]',
    '',
  ].join('\n');
}
