import { useId } from 'react';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './GamePart.module.css';
import { explainAnew, gainAnswers, type Settings, type Switch, speeds, useSettings } from './settings.ts';

export function GamePart() {
  const { say } = useTranslation();
  const { speed, gains, set } = useSettings();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Section title={say('ui.settings.game')}>
      <LabelledSegment
        label={say('ui.settings.speed')}
        options={speeds.map((one) => ({ value: one, label: say(`ui.settings.speed-${one}`) }))}
        value={speed}
        onChange={(chosen) => set({ speed: chosen })}
      />
      {isCalm && <p className={sheet.aside}>{say('ui.settings.speedSystem')}</p>}
      <Tick name="sound" />
      <Tick name="englishNames" />
      <Tick name="points" />
      <Tick name="tapReads" />
      <Tick name="explains" />
      <fieldset className={styles.asks}>
        <legend>{say('ui.settings.asks')}</legend>
        <Tick name="asksJunk" />
        <Tick name="asksActions" />
        <Tick name="asksTreasures" />
        <Tick name="asksCoins" />
      </fieldset>
      <fieldset className={styles.asks}>
        <legend>{say('ui.settings.gains')}</legend>
        {gainAnswers.map((one) => (
          <div key={one} className={styles.tick}>
            <input
              id={`gains-${one}`}
              type="radio"
              name="gains"
              checked={gains === one}
              onChange={() => set({ gains: one })}
            />
            <label htmlFor={`gains-${one}`}>{say(`ui.settings.gains-${one}`)}</label>
          </div>
        ))}
        <p className={sheet.aside}>{say('ui.settings.gainsHelp')}</p>
      </fieldset>
    </Section>
  );
}

/** Something that is on or off. */
function Tick({ name }: { readonly name: Exclude<Switch, 'chanceBar' | 'knowsHolding'> }) {
  const { say } = useTranslation();
  const id = useId();
  const settings = useSettings();
  const change = (on: boolean) =>
    settings.set(name === 'explains' && on ? explainAnew : ({ [name]: on } as Partial<Settings>));
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={settings[name]}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>{say(`ui.settings.${name}`)}</label>
      <p id={`${id}-help`}>{say(`ui.settings.${name}Help`)}</p>
    </div>
  );
}
