import type { Translation } from '@provincia/catalog';
import type { SessionInfo } from '@provincia/protocol';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { moment } from '../dates.ts';
import { SlipLine } from '../form/SlipLine.tsx';
import { useDeed } from '../form/useDeed.ts';
import { Leaf } from '../Leaf.tsx';
import { useAsked } from '../useAsked.ts';
import { readAgent } from './agent.ts';

/** Where one is signed in. This session ends by signing out, the others here. */
export function SessionsPart() {
  const translation = useTranslation();
  const { say } = translation;
  const { value, slip: missing, again } = useAsked<{ sessions: SessionInfo[] }>('/api/sessions');
  const { slip, run } = useDeed();
  const sessions = value?.sessions ?? [];
  const end = (path: string) =>
    run(async () => {
      await request('DELETE', path);
      await again();
    });
  return (
    <Leaf title={say('ui.account.sessions')}>
      <ul className="kept">
        {sessions.map((session) => {
          const browser = browserName(translation, session);
          return (
            <li key={session.id}>
              <span>
                {browser} {session.current && <b className="tag">{say('ui.account.thisOne')}</b>}
                <small>{say('ui.account.lastSeen', { date: moment(translation, session.seen) })}</small>
              </span>
              {!session.current && (
                <button
                  type="button"
                  className="btn"
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
        <button type="button" className="btn" onClick={() => end('/api/sessions')}>
          {say('ui.account.endOthers')}
        </button>
      )}
      <SlipLine slip={slip ?? missing} />
    </Leaf>
  );
}

function browserName({ say }: Translation, { agent }: SessionInfo): string {
  const { browser, system } = readAgent(agent);
  const name = browser ?? say('ui.account.someBrowser');
  return system === null ? name : say('ui.account.browserOn', { browser: name, system });
}
