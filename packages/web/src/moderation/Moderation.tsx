import type { ModerationCases, ModerationLog } from '@provincia/protocol';
import { useId } from 'react';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import pages from '../controls/pages.module.css';
import rows from '../controls/rows.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { Case } from './Case.tsx';
import { LogList } from './LogList.tsx';
import styles from './Moderation.module.css';

/** What others have reported, what can be done about it, and what was done. */
export default function Moderation() {
  const { say } = useTranslation();
  const heading = useId();
  const cases = useReply<ModerationCases>('/api/moderation/cases');
  const log = useReply<ModerationLog>('/api/moderation/log');
  const again = async () => void (await Promise.all([cases.again(), log.again()]));
  return (
    <Page title={say('ui.community.moderation')} className={pages.wide}>
      <header className={pages.head}>
        <h1>{say('ui.community.moderation')}</h1>
        <p className={pages.lead}>{say('ui.community.moderationLead')}</p>
      </header>
      <ProblemLine problem={cases.problem ?? log.problem} />
      {cases.value !== null && (
        <section className={pages.part} aria-labelledby={heading}>
          <h2 id={heading}>
            {say('ui.community.cases')} <small>{cases.value.cases.length}</small>
          </h2>
          {cases.value.cases.length === 0 && <p className={rows.nothing}>{say('ui.community.noCases')}</p>}
          <ul className={styles.cases}>
            {cases.value.cases.map((one) => (
              <Case key={one.person} about={one} onDone={again} />
            ))}
          </ul>
        </section>
      )}
      {log.value !== null && (
        <section className={pages.part} aria-labelledby={`${heading}-log`}>
          <h2 id={`${heading}-log`}>{say('ui.community.log')}</h2>
          <LogList entries={log.value.entries} none={say('ui.community.noLog')} onDone={again} />
          <a className={buttons.link} href="/api/moderation/log.json" download="moderation.json">
            {say('ui.community.logFile')}
          </a>
        </section>
      )}
    </Page>
  );
}
