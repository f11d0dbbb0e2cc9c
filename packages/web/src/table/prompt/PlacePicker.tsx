import { choiceLabel, confirmLabel } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';
import { useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './PlacePicker.module.css';

/** A place in the own deck: a slider from the top to the bottom. */
export function PlacePicker({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { choosing } = useTable();
  const [place, setPlace] = useState(0);
  const { choices } = decision;
  const words = choiceLabel(translation, decision, choices[place]);
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        choosing.choose(choices[place].label);
      }}
    >
      <label>
        <output>{words}</output>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={choices.length - 1}
          value={place}
          aria-label={translation.say('ui.table.placeInDeck')}
          aria-valuetext={words}
          onChange={({ target }) => setPlace(Number(target.value))}
        />
      </label>
      <button type="submit" className={buttons.primary}>
        {confirmLabel(translation, decision)}
        <kbd>{translation.say('ui.table.enter')}</kbd>
      </button>
    </form>
  );
}
