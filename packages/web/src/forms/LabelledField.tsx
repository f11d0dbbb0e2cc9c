import { type ReactNode, useId } from 'react';
import inputs from '../controls/inputs.module.css';
import texts from '../controls/text.module.css';
import styles from './LabelledField.module.css';

interface LabelledFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly children: (id: string) => ReactNode;
}

/** A field of whatever kind, with its name above it and what it is for below. */
export function LabelledField({ label, help, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={texts.caption}>
        {label}
      </label>
      {children(id)}
      {help !== undefined && <p className={styles.help}>{help}</p>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of several, from a list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <select
          id={id}
          className={inputs.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
