import type { CardId } from '@provincia/catalog';
import type { ReactNode } from 'react';
import { clockRule, clockWords } from '../../by-day/clock-words.ts';
import inputs from '../../controls/inputs.module.css';
import { Segment } from '../../controls/Segment.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { rulesWords, type Settled, settled } from '../../kingdoms/by-the-rules.ts';
import { dayClocks, type HowChosen, liveClocks, settledChoices } from '../choices.ts';
import { clockOf } from '../table-wish.ts';
import styles from './HowChoice.module.css';

interface HowChoiceProps {
  readonly choice: HowChosen;
  /** Null if they are not drawn yet. */
  readonly kingdom: readonly CardId[] | null;
  readonly canBeRated: boolean;
  /** Whether it is for the members of a club alone: then nobody else has to be kept out. */
  readonly isOfClub: boolean;
  readonly change: (part: Partial<HowChosen>) => void;
}

/** Shelters, Platinum and Colony, clock, who may come, rated or not. */
export function HowChoice({ choice, kingdom, canBeRated, isOfClub, change }: HowChoiceProps) {
  const translation = useTranslation();
  const { say } = translation;
  // Somebody may have made the table with another one.
  const other = choice.clock === 'none' || dayClocks.includes(choice.clock) ? [] : [choice.clock];
  return (
    <>
      {settled.map((what) => (
        <SettledChoice key={what} what={what} choice={choice} kingdom={kingdom} change={change} />
      ))}
      {!isOfClub && (
        <Choice label={say('ui.home.access')}>
          <Segment
            wraps
            label={say('ui.home.access')}
            options={[
              { value: 'open' as const, label: say('ui.home.accessOpen') },
              { value: 'link' as const, label: say('ui.home.accessLink') },
            ]}
            value={choice.access}
            onChange={(access) => change({ access })}
          />
        </Choice>
      )}
      <label className={styles.choice}>
        <span className={texts.caption}>{say('ui.home.clock')}</span>
        <select
          className={inputs.input}
          value={choice.clock}
          onChange={({ target }) => change({ clock: target.value })}
        >
          <ClockOption value="none" />
          <optgroup label={say('ui.byDay.live')}>
            {[...new Set([...liveClocks, ...other])].map((value) => (
              <ClockOption key={value} value={value} />
            ))}
          </optgroup>
          <optgroup label={say('ui.byDay.byDay')}>
            {dayClocks.map((value) => (
              <ClockOption key={value} value={value} />
            ))}
          </optgroup>
        </select>
        <small>{clockRule(translation, clockOf(choice.clock))}</small>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={choice.rated && canBeRated}
          disabled={!canBeRated}
          onChange={({ target }) => change({ rated: target.checked })}
        />
        <b>{say('ui.home.ratedGame')}</b>
        <small>{say('ui.home.ratedHelp')}</small>
      </label>
    </>
  );
}

interface SettledChoiceProps extends Pick<HowChoiceProps, 'choice' | 'kingdom' | 'change'> {
  readonly what: Settled;
}

/** With something, without it, or as the rules say: then also what they say of this kingdom. */
function SettledChoice({ what, choice, kingdom, change }: SettledChoiceProps) {
  const translation = useTranslation();
  const { say } = translation;
  const words = {
    rules: say('ui.home.byRules'),
    with: say('ui.home.with'),
    without: say('ui.home.without'),
  };
  return (
    <Choice label={say(`ui.home.${what}`)}>
      <Segment
        wraps
        label={say(`ui.home.${what}`)}
        options={settledChoices.map((value) => ({ value, label: words[value] }))}
        value={choice[what]}
        onChange={(value) => change({ [what]: value })}
      />
      {choice[what] === 'rules' && <small>{rulesWords(translation, what, kingdom)}</small>}
    </Choice>
  );
}

function ClockOption({ value }: { readonly value: string }) {
  return <option value={value}>{clockWords(useTranslation(), clockOf(value))}</option>;
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={texts.caption} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
