import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { KeyList } from '../table/keys/KeyList.tsx';
import { AppPart } from './AppPart.tsx';
import { GamePart } from './GamePart.tsx';
import { LookPart } from './LookPart.tsx';
import styles from './SettingsPage.module.css';

/** What a player chooses on this device, and the keys. */
export default function SettingsPage() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.settings')} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{say('ui.common.settings')}</h1>
        <p className={sheet.lead}>{say('ui.settings.lead')}</p>
      </header>
      <div className={sheet.columns}>
        <LookPart />
        <GamePart />
        <AppPart />
        <Section title={say('ui.table.keys')}>
          <p className={sheet.aside}>{say('ui.settings.keysLead')}</p>
          <KeyList className={styles.keys} />
        </Section>
      </div>
    </Page>
  );
}
