import { choiceLabel, confirmLabel, shortfall } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './Answering.module.css';
import { NamePicker } from './NamePicker.tsx';
import { Pips } from './Pips.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { isSinglePick } from './picks.ts';
import { heldBackWords } from './treasures.ts';

/** The answer of a button that picks nothing more. */
const DONE = 'done';

/** The buttons of a decision. */
export function Answering({ decision }: { readonly decision: Decision }) {
  const { asks } = useTable().choosing.offers;
  if (decision.kind === 'phase') return <PhaseButtons />;
  if (asks === 'name') return <NamePicker decision={decision} />;
  if (asks === 'place') return <PlacePicker decision={decision} />;
  return (
    <>
      {!isSinglePick(decision) && <Pips decision={decision} />}
      <Options decision={decision} />
      {isSinglePick(decision) ? <Pass decision={decision} /> : <Confirm decision={decision} />}
    </>
  );
}

/** End of the phase, and all treasures in one click. */
function PhaseButtons() {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, choosing } = useTable();
  const isAction = sight.view.phase === 'action';
  const { treasures, doubt } = choosing;
  const held = treasures === null ? '' : heldBackWords(translation, treasures);
  return (
    <>
      <button
        type="button"
        className={doubt === null ? buttons.button : buttons.primary}
        data-answer={DONE}
        aria-keyshortcuts="e"
        // Both clicks of a double click are one press.
        onClick={({ detail }) => (doubt === null || detail < 2) && choosing.pass()}
      >
        {say(isAction ? 'ui.table.endActions' : 'ui.table.endTurn')}
        <kbd>E</kbd>
      </button>
      {treasures && (
        <button
          type="button"
          className={clsx(buttons.gold, styles.treasures)}
          data-answer="treasures"
          aria-keyshortcuts="t"
          {...(held === '' ? {} : { title: held })}
          onClick={choosing.playTreasures}
        >
          <Sign name="treasure" />
          {say(held !== '' ? 'ui.table.plainTreasures' : 'ui.table.allTreasures', {
            coins: treasures.coins,
          })}
          <kbd>T</kbd>
        </button>
      )}
    </>
  );
}

/** Choices that are words. */
function Options({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { choosing } = useTable();
  const { buttons: labels } = choosing.offers;
  if (labels.length === 0) return null;
  const isSingle = isSinglePick(decision);
  return labels.map((choice, i) => {
    const { label } = choice;
    const order = choosing.orderOf(label);
    const isFirst = isSingle && i === 0 && decision.kind !== 'options';
    return (
      <button
        key={label}
        type="button"
        className={clsx(isFirst ? buttons.primary : buttons.button, order >= 0 && styles.picked)}
        {...(isSingle ? {} : { 'aria-pressed': order >= 0 })}
        data-answer={label}
        onClick={() => choosing.choose(label)}
      >
        {order >= 0 && (decision.ordered ? <b>{order + 1}</b> : <Sign name="check" />)}
        {choiceLabel(translation, decision, choice)}
      </button>
    );
  });
}

/** Where nothing has to be picked. */
function Pass({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { choosing } = useTable();
  if (decision.min > 0) return null;
  return (
    <button
      type="button"
      className={buttons.button}
      data-answer={DONE}
      aria-keyshortcuts="e"
      onClick={choosing.pass}
    >
      {confirmLabel(translation, decision, 0)}
      <kbd>E</kbd>
    </button>
  );
}

/** Stays where the focus can find it, and says what is missing. */
function Confirm({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { picks, ready, confirm } = useTable().choosing;
  const missing = ready ? '' : shortfall(translation, decision, picks.length);
  const label = confirmLabel(translation, decision, ready ? picks.length : undefined);
  return (
    <button
      type="button"
      className={buttons.primary}
      data-part="confirm"
      data-answer={DONE}
      aria-disabled={!ready}
      {...(missing === '' ? {} : { 'aria-description': missing, title: missing })}
      aria-keyshortcuts="Enter"
      onClick={confirm}
    >
      {label}
      <kbd>{translation.say('ui.table.enter')}</kbd>
    </button>
  );
}
