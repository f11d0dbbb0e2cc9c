import type { ClubMembers, ClubPage } from '@provincia/protocol';
import { useState } from 'react';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Choice } from '../forms/LabelledField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { SureButton } from '../tournaments/SureButton.tsx';
import styles from './ClubDesk.module.css';
import type { FollowedClub } from './useClub.ts';

const ROLES = ['member', 'organiser', 'owner'] as const;

interface MemberToolsProps {
  readonly page: ClubPage;
  readonly change: FollowedClub['change'];
  /** The name of the reader. */
  readonly you: string;
}

/** Another role for somebody, or the way out. Whom the reader cannot touch is not offered. */
export function MemberTools({ page, change, you }: MemberToolsProps) {
  const { say } = useTranslation();
  const { value, again } = useReply<ClubMembers>(`/api/clubs/${page.id}/members`);
  const [chosen, setChosen] = useState('');
  const { problem, run } = useAction();
  const isOwner = page.you === 'owner';
  const within = (value?.members ?? []).filter(({ name, role }) =>
    isOwner ? role !== 'owner' || name === you : role === 'member',
  );
  const them = within.find(({ name }) => name === chosen);
  const path = `/members/${encodeURIComponent(chosen)}`;
  const changed = (act: () => Promise<void>) => void run(() => act().then(again));
  if (within.length === 0) return null;
  return (
    <>
      <div className={styles.tools}>
        <Choice
          label={say('ui.club.aMember')}
          value={them === undefined ? '' : chosen}
          options={[
            ['', say('ui.club.chooseMember')],
            ...within.map(({ name }): [string, string] => [name, name]),
          ]}
          onChange={setChosen}
        />
        {them !== undefined && isOwner && (
          <Choice
            label={say('ui.club.roleOf', { name: chosen })}
            value={them.role}
            options={ROLES.map((role): [string, string] => [role, say(`ui.club.role.${role}`)])}
            onChange={(role) => changed(() => change('PATCH', path, { role }))}
          />
        )}
        {them !== undefined && chosen !== you && (
          <SureButton
            className={buttons.button}
            question={say('ui.club.removeSure', { name: chosen })}
            yes={say('ui.club.remove', { name: chosen })}
            onYes={() => changed(() => change('DELETE', path))}
          >
            {say('ui.club.remove', { name: chosen })}
          </SureButton>
        )}
      </div>
      <ProblemLine problem={problem} />
    </>
  );
}
