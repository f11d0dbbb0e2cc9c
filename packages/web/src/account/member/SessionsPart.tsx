import type { Translation } from '@provincia/catalog';
import type { SessionInfo } from '@provincia/protocol';
import { request } from '../../api/request.ts';
import { useReply } from '../../api/useLoaded.ts';
import buttons from '../../controls/buttons.module.css';
import { Section } from '../../controls/Section.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { moment } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { readAgent } from './agent.ts';
import kept from './kept.module.css';

/** Where you are signed in. This session ends by signing out, the others here. */
export function SessionsPart() {
  const translation = useTranslation();
  const { say } = translation;
  const { value, problem: missing, again } = useReply<{ sessions: SessionInfo[] }>('/api/sessions');
  const { problem, run } = useAction();
  const sessions = value?.sessions ?? [];
  const end = (path: string) =>
    run(async () => {
      await request('DELETE', path);
      await again();
    });
  return (
    <Section title={say('ui.account.sessions')}>
      <ul className={kept.list}>
        {sessions.map((session) => {
          const browser = browserName(translation, session);
          return (
            <li key={session.id}>
              <span>
                {browser} {session.current && <b className={kept.tag}>{say('ui.account.thisOne')}</b>}
                <small>{say('ui.account.lastSeen', { date: moment(translation, session.seen) })}</small>
              </span>
              {!session.current && (
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={say('ui.account.endSession', { browser })}
                  onClick={() => end(`/api/sessions/${encodeURIComponent(session.id)}`)}
                >
                  {say('ui.account.signOut')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className={buttons.button} onClick={() => end('/api/sessions')}>
          {say('ui.account.endOthers')}
        </button>
      )}
      <ProblemLine problem={problem ?? missing} />
    </Section>
  );
}

function browserName({ say }: Translation, { agent }: SessionInfo): string {
  const { browser, system } = readAgent(agent);
  const name = browser ?? say('ui.account.someBrowser');
  return system === null ? name : say('ui.account.browserOn', { browser: name, system });
}
