import { namesIn } from '@provincia/catalog';
import { type FormEvent, useState } from 'react';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useNames } from '../i18n/useNames.ts';
import styles from './PasteWay.module.css';
import { pasted } from './pasted.ts';
import type { Shelf } from './useShelf.ts';

/** A list of names from elsewhere, in whatever language. */
export function PasteWay({ shelf }: { readonly shelf: Shelf }) {
  const { say, cards } = useTranslation();
  const names = useNames();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const { piles, unknown, tooMany } = pasted(text, namesIn([cards]), names);
    if (piles.length > 0) shelf.put(piles);
    const notes = [
      ...(unknown.length > 0 ? [say('ui.kingdoms.unknown', { names: unknown.join(', ') })] : []),
      ...(tooMany ? [say('ui.kingdoms.tooMany')] : []),
    ];
    setNote(notes.join(' '));
  };
  return (
    <form className={styles.paste} onSubmit={take}>
      <label>
        <span className={texts.caption}>{say('ui.kingdoms.pasteLabel')}</span>
        <textarea
          className={inputs.input}
          rows={8}
          value={text}
          aria-describedby="paste-help"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <small id="paste-help">{say('ui.kingdoms.pasteHelp')}</small>
      <button type="submit" className={buttons.gold}>
        {say('ui.kingdoms.pasteUse')}
      </button>
      <p className={texts.problem} role="status">
        {note}
      </p>
    </form>
  );
}
