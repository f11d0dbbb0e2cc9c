import type { Relation, WhoAmI } from '@provincia/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { SureButton } from '../tournaments/SureButton.tsx';
import { challenge } from './challenge.ts';
import styles from './PersonActions.module.css';
import { ReportDialog } from './ReportDialog.tsx';

/** What one can do with the member whose page it is: follow, challenge, block, report. */
export function PersonActions({ name }: { readonly name: string }) {
  const { value } = useReply<WhoAmI>('/api/me');
  const me = value?.me;
  if (!me) return null;
  return <Actions name={name} isMember={me.kind === 'member'} />;
}

function Actions({ name, isMember }: { readonly name: string; readonly isMember: boolean }) {
  const { say } = useTranslation();
  const path = encodeURIComponent(name);
  const { value, again } = useReply<Relation>(`/api/me/people/${path}`);
  const { busy, problem, run } = useAction();
  const [, goTo] = useLocation();
  const [reporting, setReporting] = useState(false);
  if (value === null || value.self) return null;
  const { follows, block } = value;
  const change = (act: () => Promise<unknown>) => () =>
    void run(async () => {
      await act();
      await again();
    });
  const follow = change(() => request(follows ? 'DELETE' : 'PUT', `/api/me/following/${path}`));
  return (
    <div className={styles.actions}>
      {block !== null && <p role="status">{say('ui.community.blocked', { name })}</p>}
      <div className={buttons.actions}>
        {isMember && block === null && (
          <>
            <button
              type="button"
              className={buttons.primary}
              aria-busy={busy}
              onClick={() => void run(async () => goTo(await challenge(name)))}
            >
              {say('ui.community.challenge')}
            </button>
            <button type="button" className={buttons.button} aria-busy={busy} onClick={follow}>
              {say(follows ? 'ui.community.unfollow' : 'ui.community.follow')}
            </button>
          </>
        )}
        {block !== null ? (
          <button
            type="button"
            className={buttons.button}
            onClick={change(() => request('DELETE', `/api/me/blocks/${block}`))}
          >
            {say('ui.community.unblock')}
          </button>
        ) : (
          <SureButton
            className={buttons.button}
            question={say('ui.community.blockSure', { name })}
            yes={say('ui.community.block')}
            onYes={change(() => request('POST', '/api/me/blocks', { name }))}
          >
            {say('ui.community.block')}
          </SureButton>
        )}
        <button type="button" className={buttons.button} onClick={() => setReporting(true)}>
          {say('ui.community.report')}
        </button>
      </div>
      <ProblemLine problem={problem} />
      {reporting && <ReportDialog name={name} about={{ name }} onClose={() => setReporting(false)} />}
    </div>
  );
}
