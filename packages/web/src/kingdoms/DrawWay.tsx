import { clsx } from 'clsx';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './DrawWay.module.css';
import { NeedChoice } from './NeedChoice.tsx';
import { PrintingChoice } from './PrintingChoice.tsx';
import { having, useTaste } from './taste.ts';
import { useDrawing } from './useDrawing.ts';
import type { Shelf } from './useShelf.ts';
import { useWish } from './wish-store.ts';

/** Ten by chance, as wished. */
export function DrawWay({ shelf }: { readonly shelf: Shelf }) {
  const { say } = useTranslation();
  const wish = useWish();
  const { note, draw } = useDrawing(shelf);
  return (
    <form
      className={styles.draw}
      onSubmit={(event) => {
        event.preventDefault();
        draw('all');
      }}
    >
      <fieldset>
        <legend className={texts.label}>{say('ui.kingdoms.sets')}</legend>
        <PrintingChoice printings={wish.printings} onChange={(printings) => wish.set({ printings })} />
      </fieldset>
      <AttackChoice />
      <NeedChoice />
      <Opinions />
      <button type="submit" className={buttons.gold}>
        <Sign name="dice" />
        {say(shelf.isFull ? 'ui.kingdoms.drawAgain' : 'ui.kingdoms.draw')}
      </button>
      <p className={texts.problem} role="status">
        {note}
      </p>
    </form>
  );
}

const MOST_ATTACKS = 10;

function AttackChoice() {
  const { say } = useTranslation();
  const { attacks, set } = useWish();
  const { min, max } = attacks;
  const within = (value: number) => Math.min(MOST_ATTACKS, Math.max(0, Math.round(value) || 0));
  // The two never cross: moving one past the other takes it along.
  const least = (value: number) => set({ attacks: { min: value, max: Math.max(value, max) } });
  const most = (value: number) => set({ attacks: { min: Math.min(value, min), max: value } });
  return (
    <fieldset className={styles.range}>
      <legend className={texts.label}>{say('ui.kingdoms.attacks')}</legend>
      <label>
        {say('ui.kingdoms.atLeast')}
        <input
          type="number"
          className={clsx(inputs.input, texts.figures)}
          min={0}
          max={MOST_ATTACKS}
          value={min}
          onChange={({ target }) => least(within(target.valueAsNumber))}
        />
      </label>
      <label>
        {say('ui.kingdoms.atMost')}
        <input
          type="number"
          className={clsx(inputs.input, texts.figures)}
          min={0}
          max={MOST_ATTACKS}
          value={max}
          onChange={({ target }) => most(within(target.valueAsNumber))}
        />
      </label>
    </fieldset>
  );
}

/** What liking and banning has come to. */
function Opinions() {
  const { say } = useTranslation();
  const { opinions, forget } = useTaste();
  const liked = having(opinions, 'liked').length;
  const banned = having(opinions, 'banned').length;
  if (liked + banned === 0) return null;
  const forgetAll = () => {
    forget('liked');
    forget('banned');
  };
  return (
    <p className={styles.opinions}>
      {say('ui.kingdoms.opinions', { liked, banned })}
      <button type="button" className={buttons.underlined} onClick={forgetAll}>
        {say('ui.kingdoms.forgetOpinions')}
      </button>
    </p>
  );
}
