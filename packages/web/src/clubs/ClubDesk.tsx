import type { ClubPage } from '@provincia/protocol';
import { useState } from 'react';
import buttons from '../controls/buttons.module.css';
import { CopyLink } from '../controls/CopyLink.tsx';
import { Folded } from '../controls/Folded.tsx';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { SureButton } from '../tournaments/SureButton.tsx';
import styles from './ClubDesk.module.css';
import { ClubForm } from './ClubForm.tsx';
import { MemberTools } from './MemberTools.tsx';
import type { FollowedClub } from './useClub.ts';

interface ClubDeskProps {
  readonly page: ClubPage;
  readonly desk: NonNullable<ClubPage['desk']>;
  readonly change: FollowedClub['change'];
  /** The name of the reader. */
  readonly you: string;
}

/** What those do who run the club. */
export function ClubDesk({ page, desk, change, you }: ClubDeskProps) {
  const { say } = useTranslation();
  const { problem, run } = useAction();
  const [saved, setSaved] = useState(false);
  const at = (name: string) => `/members/${encodeURIComponent(name)}`;
  const letIn = (name: string) => void run(() => change('PATCH', at(name), { role: 'member' }));
  const drop = (name: string) => void run(() => change('DELETE', at(name)));
  return (
    <Section title={say('ui.club.desk')} className={styles.desk}>
      <ProblemLine problem={problem} />
      {desk.asking.length > 0 && (
        <>
          <h3>{say('ui.club.asking')}</h3>
          <ul className={styles.people}>
            {desk.asking.map(({ name }) => (
              <li key={name}>
                <b>{name}</b>
                <button
                  type="button"
                  className={buttons.primary}
                  aria-label={say('ui.club.letIn', { name })}
                  onClick={() => letIn(name)}
                >
                  {say('ui.club.letInShort')}
                </button>
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={say('ui.club.turnDown', { name })}
                  onClick={() => drop(name)}
                >
                  {say('ui.club.turnDownShort')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{say('ui.club.invitation')}</h3>
      <CopyLink
        label={say('ui.club.invitation')}
        link={`${location.origin}/club/${page.id}?invitation=${desk.invitation}`}
      />
      <p className={sheet.aside}>{say('ui.club.invitationHelp')}</p>
      <SureButton
        className={buttons.link}
        question={say('ui.club.renewSure')}
        yes={say('ui.club.renew')}
        onYes={() => void run(() => change('POST', '/invitation'))}
      >
        {say('ui.club.renew')}
      </SureButton>
      <MemberTools page={page} change={change} you={you} />
      {desk.removed.length > 0 && (
        <>
          <h3>{say('ui.club.removed')}</h3>
          <ul className={styles.people}>
            {desk.removed.map(({ name }) => (
              <li key={name}>
                <b>{name}</b>
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={say('ui.club.allow', { name })}
                  onClick={() => drop(name)}
                >
                  {say('ui.club.allowShort')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {page.you === 'owner' && (
        <Folded title={say('ui.club.settings')} className={styles.settings}>
          <ClubForm
            club={page}
            label={say('ui.club.settings')}
            submit={say('ui.club.save')}
            onSend={async (wish) => {
              setSaved(false);
              await change('PATCH', '', wish);
              setSaved(true);
            }}
          />
          <p className={sheet.status} role="status">
            {saved && say('ui.club.saved')}
          </p>
        </Folded>
      )}
    </Section>
  );
}
