import { cardName } from '@provincia/catalog';
import type { AnswersAhead } from '@provincia/protocol';
import { Segment } from '../../controls/Segment.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './AheadDialog.module.css';
import { isAgainst, type Mode, modeOf, type Reacting, withAgainst, withMode } from './draft.ts';

interface ReactionChoiceProps {
  readonly reacting: Reacting;
  readonly left: AnswersAhead;
  readonly onChange: (left: AnswersAhead) => void;
}

/** Whether a card is used whenever it could be, and against what. */
export function ReactionChoice({ reacting, left, onChange }: ReactionChoiceProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { card, canUse, attacks } = reacting;
  const mode = modeOf(left, card);
  const words = {
    ask: say('ui.byDay.aheadAsk'),
    use: say('ui.byDay.aheadUse'),
    skip: say('ui.byDay.aheadSkip'),
  };
  const modes: readonly Mode[] = canUse ? ['ask', 'use', 'skip'] : ['ask', 'skip'];
  const name = cardName(translation, card);
  return (
    <div className={styles.reaction}>
      <b>{name}</b>
      <Segment
        label={name}
        options={modes.map((value) => ({ value, label: words[value] }))}
        value={mode}
        onChange={(chosen) => onChange(withMode(left, reacting, chosen))}
      />
      {mode !== 'ask' && attacks !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
        <div className={styles.attacks} role="group" aria-label={`${name}: ${say('ui.byDay.aheadAgainst')}`}>
          <span>{say('ui.byDay.aheadAgainst')}</span>
          {attacks.map((attack) => (
            <label key={attack}>
              <input
                type="checkbox"
                checked={isAgainst(left, card, attack)}
                onChange={({ target }) => onChange(withAgainst(left, card, attack, target.checked))}
              />
              {cardName(translation, attack)}
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
