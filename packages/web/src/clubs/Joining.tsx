import type { ClubPage } from '@provincia/protocol';
import { useLocation, useSearchParams } from 'wouter';
import buttons from '../controls/buttons.module.css';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { SureButton } from '../tournaments/SureButton.tsx';
import styles from './Joining.module.css';
import { NeedsAccount } from './NeedsAccount.tsx';
import type { FollowedClub } from './useClub.ts';

interface JoiningProps {
  readonly club: FollowedClub;
  readonly page: ClubPage;
  /** Whether the reader has an account. */
  readonly isMember: boolean;
}

/** What the reader is to the club, and how that can change. */
export function Joining({ club, page, isMember }: JoiningProps) {
  const { say } = useTranslation();
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const leave = () =>
    void run(async () => {
      await club.leave();
      if (page.members === 1 && page.you === 'owner') goTo('/clubs');
    });
  const { you } = page;
  return (
    <div className={styles.joining}>
      {you === null && <Way club={club} page={page} isMember={isMember} />}
      {you === 'removed' && <p>{say('ui.club.wasRemoved')}</p>}
      {you === 'asking' && (
        <>
          <p role="status">{say('ui.club.asked')}</p>
          <button type="button" className={buttons.button} aria-busy={busy} onClick={leave}>
            {say('ui.club.takeBack')}
          </button>
        </>
      )}
      {you !== null && you !== 'removed' && you !== 'asking' && (
        <>
          <b>{say(`ui.club.you.${you}`)}</b>
          <SureButton
            className={buttons.link}
            question={say(page.members === 1 ? 'ui.club.leaveLast' : 'ui.club.leaveSure')}
            yes={say('ui.club.leave')}
            onYes={leave}
          >
            {say('ui.club.leave')}
          </SureButton>
        </>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}

/** The way in, for somebody who is nothing to it yet. */
function Way({ club, page, isMember }: JoiningProps) {
  const { say } = useTranslation();
  const [search] = useSearchParams();
  const { busy, problem, run } = useAction();
  const invitation = search.get('invitation');
  if (page.full) return <p>{say('ui.club.isFull')}</p>;
  if (page.joining === 'invitation' && invitation === null) return <p>{say('ui.club.onlyInvited')}</p>;
  if (!isMember) return <NeedsAccount />;
  const asks = page.joining === 'request' && invitation === null;
  const join = () => void run(() => club.change('POST', '/join', invitation === null ? {} : { invitation }));
  return (
    <>
      <button type="button" className={buttons.primary} aria-busy={busy} onClick={join}>
        {say(asks ? 'ui.club.ask' : 'ui.club.join')}
      </button>
      <p className={sheet.aside}>{say('ui.club.joinHelp')}</p>
      <ProblemLine problem={problem} />
    </>
  );
}
