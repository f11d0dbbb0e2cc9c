import { choiceLabel, confirmLabel } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './PlacePicker.module.css';

/** A place in the own deck: a slider from the top to the bottom. */
export function PlacePicker({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { choosing } = useTable();
  const { choices } = decision;
  const held = choices.findIndex(({ label }) => label === choosing.picks[0]);
  const place = Math.max(0, held);
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
          onChange={({ target }) => choosing.hold(choices[Number(target.value)].label)}
        />
      </label>
      <button type="submit" className={buttons.primary}>
        {confirmLabel(translation, decision)}
        <kbd>{translation.say('ui.table.enter')}</kbd>
      </button>
    </form>
  );
}
