import { type Language, languageNames, languages } from '@provincia/catalog';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import { Section } from '../controls/Section.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { languageOf } from './chosen.ts';
import { themes, useSettings } from './settings.ts';

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
