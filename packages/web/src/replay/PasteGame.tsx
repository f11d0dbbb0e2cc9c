import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { kept, pasted } from './keep.ts';
import styles from './PasteGame.module.css';
import type { ReplayProblem } from './problem.ts';

/** A game that came as a string: to watch, or also to keep. */
export function PasteGame({ className }: { readonly className: string }) {
  const { say } = useTranslation();
  const [, goTo] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReplayProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async (open: typeof pasted) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    // Messengers break long strings into lines.
    const found = await open(text.replace(/\s/g, ''));
    setBusy(false);
    if ('path' in found) goTo(found.path);
    else setProblem(found.problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(pasted);
  };
  return (
    <section className={clsx(styles.paste, className)} aria-labelledby="pastegame">
      <h2 id="pastegame">{say('ui.replay.paste')}</h2>
      <p className={styles.help}>{say('ui.replay.pasteHelp')}</p>
      <form onSubmit={submit}>
        <textarea
          className={inputs.input}
          rows={3}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-label={say('ui.replay.pasteField')}
          aria-invalid={problem !== null}
          aria-describedby="pasteproblem"
          onChange={({ target }) => setText(target.value)}
        />
        <p className={texts.problem} id="pasteproblem" role="alert">
          {problem !== null && say(`ui.replay.problem.${problem}`)}
        </p>
        <p className={buttons.actions}>
          <button type="submit" className={buttons.primary}>
            {say('ui.replay.watch')}
          </button>
          <button
            type="button"
            className={buttons.button}
            title={say('ui.replay.keepHelp')}
            onClick={() => void find(kept)}
          >
            {say('ui.replay.keep')}
          </button>
        </p>
      </form>
    </section>
  );
}
