import type { ModerationCase, ModerationLog } from '@provincia/protocol';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { Folded } from '../controls/Folded.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { DecideForm } from './DecideForm.tsx';
import { LogList } from './LogList.tsx';
import styles from './Moderation.module.css';
import { ReportText } from './ReportText.tsx';

interface CaseProps {
  readonly about: ModerationCase;
  readonly onDone: () => Promise<void>;
}

/** All open reports about somebody, what was decided about them before, and the decision. */
export function Case({ about, onDone }: CaseProps) {
  const { say } = useTranslation();
  const { person, name, kind, moderator, reports } = about;
  return (
    <li className={styles.case}>
      <h3>
        {kind === 'member' ? <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link> : name}
        <small>{say(kind === 'member' ? 'ui.panels.waiting.member' : 'ui.panels.waiting.guest')}</small>
      </h3>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <ReportText key={report.id} report={report} name={name} onDone={onDone} />
        ))}
      </ul>
      <Folded title={say('ui.community.history')} className={styles.history}>
        <History person={person} onDone={onDone} />
      </Folded>
      {moderator ? (
        <p className={styles.aside}>{say('ui.community.ofModerator')}</p>
      ) : (
        <DecideForm about={about} onDone={onDone} />
      )}
    </li>
  );
}

function History({ person, onDone }: { readonly person: string; readonly onDone: () => Promise<void> }) {
  const { say } = useTranslation();
  const { value, again } = useReply<ModerationLog>(`/api/moderation/log?person=${person}`);
  const done = async () => void (await Promise.all([again(), onDone()]));
  return value && <LogList entries={value.entries} none={say('ui.community.noHistory')} onDone={done} />;
}
