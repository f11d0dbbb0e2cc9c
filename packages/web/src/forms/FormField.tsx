import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { codeWords, type ProblemCode } from '../api/problem-words.ts';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './FormField.module.css';

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: string;
  readonly problem?: ProblemCode | undefined;
  /** What stands in the field at its end. */
  readonly tool?: ReactNode;
}

/** A field with its name above it and below it what it takes, or what is wrong. */
export function FormField({ label, help, problem, tool, ...input }: FormFieldProps) {
  const translation = useTranslation();
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.entry}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          {...input}
        />
        {tool}
      </span>
      <p id={`${id}-help`} className={isWrong ? texts.problem : styles.help}>
        {isWrong ? codeWords(translation, problem) : help}
      </p>
    </div>
  );
}

/** What is typed can be looked at. */
export function PasswordField(props: FormFieldProps) {
  const { say } = useTranslation();
  const [shown, setShown] = useState(false);
  const tool = (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={say('ui.account.showPassword')}
      onClick={() => setShown(!shown)}
    >
      {say('ui.account.show')}
    </button>
  );
  return <FormField {...props} type={shown ? 'text' : 'password'} tool={tool} />;
}
