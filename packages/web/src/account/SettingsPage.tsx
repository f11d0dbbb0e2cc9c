import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { KeyList } from '../table/keys/KeyList.tsx';
import { Leaf } from './Leaf.tsx';
import { AppPart } from './setup/AppPart.tsx';
import { GamePart, LookPart } from './setup/Choices.tsx';
import { Credits } from './setup/Credits.tsx';
import './account.css';

/** What a player chooses on this device, the keys, and who made what. */
export default function SettingsPage() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.settings')} className="folio">
      <header className="fhead">
        <h1>{say('ui.common.settings')}</h1>
        <p className="lead">{say('ui.settings.lead')}</p>
      </header>
      <div className="leaves">
        <LookPart />
        <GamePart />
        <AppPart />
        <Leaf title={say('ui.table.keys')}>
          <p className="aside">{say('ui.settings.keysLead')}</p>
          <KeyList />
        </Leaf>
        <Credits />
      </div>
    </Page>
  );
}
