import { type FormEvent, useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pasted } from './pasted.ts';
import type { Shelf } from './useShelf.ts';
import { useTranslations } from './useTranslations.ts';

/** A list of names from elsewhere, in whatever language. */
export function PasteWay({ shelf }: { readonly shelf: Shelf }) {
  const { say } = useTranslation();
  const translations = useTranslations();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const { piles, unknown, tooMany } = pasted(text, translations);
    if (piles.length > 0) shelf.put(piles);
    const notes = [
      ...(unknown.length > 0 ? [say('ui.kingdoms.unknown', { names: unknown.join(', ') })] : []),
      ...(tooMany ? [say('ui.kingdoms.tooMany')] : []),
    ];
    setNote(notes.join(' '));
  };
  return (
    <form className="pastebox" onSubmit={take}>
      <label>
        <span className="olab">{say('ui.kingdoms.pasteLabel')}</span>
        <textarea
          className="pickone"
          rows={8}
          value={text}
          aria-describedby="paste-help"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <small id="paste-help">{say('ui.kingdoms.pasteHelp')}</small>
      <button type="submit" className="btn gold">
        {say('ui.kingdoms.pasteUse')}
      </button>
      <p className="problem" role="status">
        {note}
      </p>
    </form>
  );
}
