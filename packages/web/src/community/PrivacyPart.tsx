import type { Privacy } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import { Section } from '../controls/Section.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './PrivacyPart.module.css';

const choices = ['everybody', 'followed', 'nobody'] as const;

/** By whom one can be reached, and what others see. */
export function PrivacyPart() {
  const { say } = useTranslation();
  const loaded = useReply<Privacy>('/api/me/privacy');
  const [changed, setChanged] = useState<Privacy | null>(null);
  const { problem, run } = useAction();
  const privacy = changed ?? loaded.value;
  const change = (part: Partial<Privacy>) =>
    void run(async () => setChanged(await request<Privacy>('PATCH', '/api/me/privacy', part)));
  return (
    <Section title={say('ui.community.privacy')}>
      {privacy !== null && (
        <>
          <LabelledSegment
            wraps
            label={say('ui.community.invitations')}
            options={choices.map((value) => ({ value, label: say(`ui.community.from.${value}`) }))}
            value={privacy.invitations}
            onChange={(invitations) => change({ invitations })}
          />
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={privacy.seen}
              onChange={({ target }) => change({ seen: target.checked })}
            />
            <span>
              {say('ui.community.showSeen')}
              <small>{say('ui.community.showSeenHelp')}</small>
            </span>
          </label>
        </>
      )}
      <ProblemLine problem={problem ?? loaded.problem} />
    </Section>
  );
}
