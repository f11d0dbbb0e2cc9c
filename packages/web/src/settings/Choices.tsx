import { type Language, languageNames, languages } from '@provincia/catalog';
import { useId } from 'react';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Choices.module.css';
import { languageOf, type Settings, speeds, themes, useSettings } from './settings.ts';

export function LookPart() {
  const { say } = useTranslation();
  const { theme, set } = useSettings();
  const language = useSettings(languageOf);
  return (
    <Section title={say('ui.settings.look')}>
      <LabelledSegment<Language>
        label={say('ui.common.language')}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        value={language}
        onChange={(chosen) => set({ language: chosen })}
      />
      <LabelledSegment
        label={say('ui.settings.theme')}
        options={themes.map((one) => ({ value: one, label: say(`ui.settings.theme-${one}`) }))}
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
      />
    </Section>
  );
}

export function GamePart() {
  const { say } = useTranslation();
  const { speed, set } = useSettings();
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
    </Section>
  );
}

/** Something that is on or off. */
function Tick({ name }: { readonly name: 'sound' | 'englishNames' | 'points' }) {
  const { say } = useTranslation();
  const id = useId();
  const settings = useSettings();
  const change = (on: boolean) => settings.set({ [name]: on } as Partial<Settings>);
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
