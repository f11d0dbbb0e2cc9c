import { type FormEvent, useState } from 'react';
import { problemWords, type Refused } from '../../api/problem-words.ts';
import buttons from '../../controls/buttons.module.css';
import inputs from '../../controls/inputs.module.css';
import type { TableLink } from '../../game-link/table-link.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Chat.module.css';

const LONGEST = 300;

/** Where one writes. */
export function SayForm({ link }: { readonly link: TableLink }) {
  const translation = useTranslation();
  const { say } = translation;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Refused | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    const refused = await link.say(words);
    setProblem(refused);
    // What was not sent is not lost, unless something else has been typed since.
    if (refused !== null) setText((now) => (now === '' ? words : now));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <input
        className={inputs.input}
        type="text"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={say('ui.panels.chat.message')}
        placeholder={say('ui.panels.chat.message')}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={buttons.button}>
        {say('ui.panels.chat.send')}
      </button>
      <p className={styles.failed} role="alert">
        {problem !== null && `${say('ui.panels.chat.failed')} ${problemWords(translation, problem)}`}
      </p>
    </form>
  );
}
