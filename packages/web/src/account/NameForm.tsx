import type { ReactNode } from 'react';
import { request } from '../api/request.ts';
import buttons from '../controls/buttons.module.css';
import { nameProblem } from '../forms/checks.ts';
import { FormField } from '../forms/FormField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useForm } from '../forms/useForm.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

interface NameFormProps {
  /** The one until now. */
  readonly name: string;
  /** What the button says. */
  readonly action: string;
  readonly isMain?: boolean;
  readonly onBegin?: () => void;
  readonly onDone: (name: string) => Promise<void>;
  readonly children?: ReactNode;
}

/** A name that others see, whether it is registered or not. */
export function NameForm({ name, action, isMain = false, onBegin, onDone, children }: NameFormProps) {
  const { say } = useTranslation();
  const { busy, problems, problem, props } = useForm({
    fields: ['name'],
    check: ({ name }) => {
      onBegin?.();
      return { name: nameProblem(name) };
    },
    places: { 'name-taken': 'name', 'name-reserved': 'name', 'name-alike': 'name', 'name-mixed': 'name' },
    send: async ({ name }) => {
      await request('PATCH', '/api/me', { name });
      await onDone(name.trim());
    },
  });
  return (
    <form {...props}>
      <FormField
        name="name"
        label={say('ui.account.name')}
        help={say('ui.account.nameHelp')}
        problem={problems.name}
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="words"
        spellCheck={false}
      />
      <button type="submit" className={isMain ? buttons.primary : buttons.button} aria-busy={busy}>
        {action}
      </button>
      <ProblemLine problem={problem} />
      {children}
    </form>
  );
}
