import { type Language, languageNames, languages } from '@provincia/catalog';
import { useId } from 'react';
import { Segment } from '../../controls/Segment.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { languageOf, type Settings, speeds, themes, useSettings } from '../../settings/settings.ts';
import { Leaf } from '../Leaf.tsx';

export function LookPart() {
  const { say } = useTranslation();
  const { theme, set } = useSettings();
  const language = useSettings(languageOf);
  return (
    <Leaf title={say('ui.settings.look')}>
      <Choice<Language>
        label={say('ui.common.language')}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        value={language}
        onChange={(chosen) => set({ language: chosen })}
      />
      <Choice
        label={say('ui.settings.theme')}
        options={themes.map((one) => ({ value: one, label: say(`ui.settings.theme-${one}`) }))}
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
      />
    </Leaf>
  );
}

export function GamePart() {
  const { say } = useTranslation();
  const { speed, set } = useSettings();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Leaf title={say('ui.settings.game')}>
      <Choice
        label={say('ui.settings.speed')}
        options={speeds.map((one) => ({ value: one, label: say(`ui.settings.speed-${one}`) }))}
        value={speed}
        onChange={(chosen) => set({ speed: chosen })}
      />
      {isCalm && <p className="aside">{say('ui.settings.speedSystem')}</p>}
      <Tick name="sound" />
      <Tick name="englishNames" />
      <Tick name="points" />
    </Leaf>
  );
}

function Choice<T extends string>(props: Parameters<typeof Segment<T>>[0]) {
  return (
    <div className="choose">
      <span className="label" aria-hidden="true">
        {props.label}
      </span>
      <Segment {...props} />
    </div>
  );
}

/** Something that is on or off. */
function Tick({ name }: { readonly name: 'sound' | 'englishNames' | 'points' }) {
  const { say } = useTranslation();
  const id = useId();
  const settings = useSettings();
  const change = (on: boolean) => settings.set({ [name]: on } as Partial<Settings>);
  return (
    <div className="ticked">
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
