import { cardName } from '@provincia/catalog';
import type { AnswersAhead } from '@provincia/protocol';
import { useId } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { LabelledSegment } from '../../controls/LabelledSegment.tsx';
import { Pick } from '../../controls/Pick.tsx';
import sheet from '../../controls/sheet.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../../table/table-context.ts';
import styles from './AheadDialog.module.css';
import { purchasesIn, raised } from './draft.ts';

interface PurchaseProps {
  readonly left: AnswersAhead;
  readonly onChange: (left: AnswersAhead) => void;
}

/** What people mostly buy. */
const USUAL = ['province', 'gold', 'silver'];

/** What is bought in a turn in which there is nothing to decide but that. */
export function Purchase({ left, onChange }: PurchaseProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight } = useTable();
  const tick = useId();
  const { purchase } = left;
  const change = (part: Partial<NonNullable<AnswersAhead['purchase']>>) =>
    onChange({ ...left, purchase: { cards: [...USUAL], otherwise: 'nothing', ...purchase, ...part } });
  const cards = purchase?.cards ?? [];
  const others = purchasesIn(sight.view).filter((card) => !cards.includes(card));
  return (
    <fieldset>
      <div className={styles.tick}>
        <input
          id={tick}
          type="checkbox"
          checked={purchase !== null}
          onChange={({ target }) => (target.checked ? change({}) : onChange({ ...left, purchase: null }))}
        />
        <label htmlFor={tick}>{say('ui.byDay.aheadTurn')}</label>
      </div>
      {purchase !== null && (
        <>
          <ol className={styles.cards}>
            {cards.map((card, place) => {
              const name = cardName(translation, card);
              return (
                <li key={card}>
                  <span>{name}</span>
                  {place > 0 && (
                    <button
                      type="button"
                      className={buttons.icon}
                      aria-label={say('ui.byDay.aheadUp', { card: name })}
                      onClick={() => change({ cards: raised(cards, place) })}
                    >
                      <Sign name="down" />
                    </button>
                  )}
                  <button
                    type="button"
                    className={buttons.icon}
                    aria-label={say('ui.byDay.aheadRemove', { card: name })}
                    onClick={() => change({ cards: cards.toSpliced(place, 1) })}
                  >
                    <Sign name="close" />
                  </button>
                </li>
              );
            })}
          </ol>
          <Pick
            label={say('ui.byDay.aheadAdd')}
            any={say('ui.byDay.aheadAdd')}
            options={others.map((card) => ({ value: card, label: cardName(translation, card) }))}
            value={null}
            onChange={(card) => card !== null && change({ cards: [...cards, card] })}
          />
          <LabelledSegment
            label={say('ui.byDay.aheadOtherwise')}
            options={[
              { value: 'nothing' as const, label: say('ui.byDay.aheadNothing') },
              { value: 'ask' as const, label: say('ui.byDay.aheadAsk') },
            ]}
            value={purchase.otherwise}
            onChange={(otherwise) => change({ otherwise })}
          />
          <p className={sheet.aside}>{say('ui.byDay.aheadEnds')}</p>
        </>
      )}
    </fieldset>
  );
}
