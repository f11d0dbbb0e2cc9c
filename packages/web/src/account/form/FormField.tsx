import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { codeWords } from '../../api/problem-words.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import type { Slip } from './slips.ts';
import './form.css';

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: string;
  readonly slip?: Slip | undefined;
  /** What stands in the field at its end. */
  readonly tool?: ReactNode;
}

/** A field with its name above it and below it what it takes, or what is wrong. */
export function FormField({ label, help, slip, tool, ...input }: FormFieldProps) {
  const translation = useTranslation();
  const id = useId();
  const isWrong = slip !== undefined;
  return (
    <div className="formfield">
      <label htmlFor={id}>{label}</label>
      <span className="entry">
        <input id={id} aria-invalid={isWrong} aria-describedby={`${id}-help`} {...input} />
        {tool}
      </span>
      <p id={`${id}-help`} className={isWrong ? 'slip' : undefined}>
        {isWrong ? codeWords(translation, slip) : help}
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
