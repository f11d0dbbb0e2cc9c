import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { kept, pasted } from './keep.ts';
import type { ReplayProblem } from './problem.ts';

/** A game that came as a string: to watch, or also to keep. */
export function PasteGame() {
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
    <section className="pastegame" aria-labelledby="pastegame">
      <h2 id="pastegame">{say('ui.replay.paste')}</h2>
      <p>{say('ui.replay.pasteHelp')}</p>
      <form onSubmit={submit}>
        <textarea
          rows={3}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-label={say('ui.replay.pasteField')}
          aria-invalid={problem !== null}
          aria-describedby="pasteproblem"
          onChange={({ target }) => setText(target.value)}
        />
        <p className="problem" id="pasteproblem" role="alert">
          {problem !== null && say(`ui.replay.problem.${problem}`)}
        </p>
        <p className="actions">
          <button type="submit" className="btn primary">
            {say('ui.replay.watch')}
          </button>
          <button
            type="button"
            className="btn"
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
